"""The report of a throw, as JSON and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.library.printable import printable

if TYPE_CHECKING:
    from .thrown import Thrown

LEFT = {"missed": "missed the arena", "bounced": "bounced out", "knocked": "was knocked out"}


def throw_json(done: Thrown) -> dict[str, Any]:
    from throwdown.physics import BOUNDS, ENGINE

    landing, motion = done.landing, done.landing.trajectory
    return {
        "game": done.game,
        "seed": done.seed,
        "engine": ENGINE,
        "manner": done.manner,
        "intent": dict(zip(BOUNDS, done.intent.numbers(), strict=True)),
        "dice": [_die_json(done, die) for die in done.everyone],
        "stacks": [list(stack) for stack in landing.stacks],
        "nudges": list(landing.nudges),
        "flattened": list(landing.flattened),
        "seconds": round(landing.seconds, 4),
        "cpu_ms": round(done.cpu_ms, 2),
        "trajectory": {
            "bytes": len(motion.encode()),
            "frames": len(motion.poses),
            "dice": list(motion.dice),
            "contacts": len(motion.contacts),
        },
    }


def _die_json(done: Thrown, die: int) -> dict[str, Any]:
    """One die; poses are x, y and z in µm and a quaternion in millionths."""
    lay, rests = done.before.poses.get(die), done.landing.scene.poses.get(die)
    return {
        "die": die,
        "thrown": die in done.dice,
        "face": done.face(die),
        "face_before": done.face_before(die),
        "turned": done.turned(die),
        "left": done.landing.out.get(die),
        "pose": None if rests is None else list(rests),
        "pose_before": None if lay is None else list(lay),
    }


def throw_text(done: Thrown) -> str:
    from throwdown.physics import ENGINE

    landing, motion = done.landing, done.landing.trajectory
    numbers = ",".join(map(str, done.intent.numbers()))
    facts = {
        "stacks": ", ".join(" under ".join(map(str, stack)) for stack in landing.stacks),
        "nudged": ", ".join(f"die {die}" for die in landing.nudges),
        "laid flat": ", ".join(f"die {die}" for die in landing.flattened),
        "time": f"{landing.seconds:.2f} s simulated in {done.cpu_ms:.1f} ms of CPU",
        "motion": f"{len(motion.encode())} bytes: {len(motion.poses)} frames of {len(motion.dice)} dice",
        "engine": ENGINE,
        "intent": f"--intent {numbers}",
    }
    lines = [_headline(done), "", *(_die_text(done, die) for die in (*done.dice, *done.before.poses)), ""]
    return "\n".join(lines + [f"  {name:<10} {fact}" for name, fact in facts.items() if fact])


def _headline(done: Thrown) -> str:
    count, lying = len(done.dice), len(done.before.poses)
    how = "A throw" if done.manner is None else f"A {done.manner}"
    target = f"at {lying} that lie there" if lying else "into the empty arena"
    return f"{how} of {_dice(count)} {target} ({done.game}, seed {printable(done.seed)})"


def _dice(count: int) -> str:
    return "1 die" if count == 1 else f"{count} dice"


def _die_text(done: Thrown, die: int) -> str:
    face = done.face(die) or "–"
    part = "thrown" if die in done.dice else "turned" if done.turned(die) else ""
    if done.turned(die):
        face = f"{done.face_before(die)} → {face}"
    left = LEFT.get(done.landing.out.get(die, ""), "")
    return f"  die {die:<3} {part:<7} {face:<12} {left}".rstrip()
