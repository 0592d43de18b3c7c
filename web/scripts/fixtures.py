"""Writes tests/fixtures: motions that the physics recorded, intents that it chose, chance that was drawn.

python web/scripts/fixtures.py

Motions are landings of one engine on one kind of processor; another one may land otherwise, which is fine:
what the page must do is to read them as Python does.
"""

from __future__ import annotations

import json
from base64 import b64encode
from hashlib import sha256
from math import pi
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from throwdown.bots.analysis.analyst import Analyst
from throwdown.bots.analysis.figures import HandsToThrow
from throwdown.bots.analysis.hands import throw_again
from throwdown.physics import Intent, Landing, Scene, aim_at, preset, simulate
from throwdown.physics.arenas import START
from throwdown.physics.intent import WAYS, bearing_of, by_way, throw_at
from throwdown.physics.placing import laid
from throwdown.physics.reading import supports
from throwdown.physics.trajectory import Trajectory
from throwdown.rules.record import read_record
from throwdown.throwers.fairness import Stream, joined, shuffled
from throwdown.throwers.release import Hand, released

FOLDER = Path(__file__).parent.parent / "tests" / "fixtures"
PLAYED = Path(__file__).parents[2] / "tests" / "golden" / "records" / "strike-physics.jsonl"


def throw(scene: Scene, intent: Intent, dice: tuple[int, ...], seed: str, towers: bool = False) -> Landing:
    throws, nudging = released(Random(seed), (Hand(dice, intent),), scene)
    return simulate(scene, throws, towers=towers, seed=nudging)


def strewn(count: int, seed: str, first: int = 0) -> Scene:
    """Dice that were thrown one after another."""
    rng, scene = Random(seed), Scene({})
    for die in range(first, first + count):
        at = (rng.uniform(-0.06, 0.06), rng.uniform(-0.06, 0.06), 0.008)
        scene = throw(scene, by_way(START, rng.uniform(-pi, pi), at, scene), (die,), f"{seed} {die}").scene
    return scene


def recorded(name: str, scene: Scene, intent: Intent, dice: tuple[int, ...], seed: str) -> dict[str, Any]:
    landing = throw(scene, intent, dice, seed)
    data = landing.trajectory.encode()
    read = Trajectory.decode(data)
    frames = sorted({0, 1, len(read.poses) // 2, len(read.poses) - 1})
    return {
        "name": name,
        "before": {die: list(pose) for die, pose in scene.poses.items()},
        "thrown": list(dice),
        "intent": list(intent.numbers()),
        "motion": b64encode(data).decode(),
        "rest": {die: list(pose) for die, pose in landing.scene.poses.items()},
        "faces": landing.faces,
        "supports": supports(landing.scene.poses),
        "out": landing.out,
        "decoded": {
            "dice": list(read.dice),
            "frames": len(read.poses),
            "seconds": read.seconds,
            "poses": {frame: read.poses[frame].round(9).tolist() for frame in frames},
            "contacts": [
                [each.ms, each.what, each.on, each.strength, round(each.newtons, 6)] for each in read.contacts
            ],
        },
    }


def motions() -> list[dict[str, Any]]:
    five = strewn(5, "five")
    tower = laid(Scene({}), {die: die % 6 for die in range(5)}, [(0, 1, 2, 3, 4)], {})
    crowd = strewn(12, "crowd")
    near = bearing_of(0, 4)
    return [
        recorded("toss", five, aim_at(five, 2, "toss", near), (5,), "toss 4"),
        recorded("smash", five, aim_at(five, 3, "smash", near), (5,), "smash 1"),
        recorded("tower", tower, aim_at(tower, 2, "smash", near), (5,), "tower 2"),
        recorded("handful", Scene({}), preset("toss", near), tuple(range(7)), "handful"),
        recorded("crowd", crowd, preset("toss", near, scene=crowd), tuple(range(12, 26)), "crowd"),
    ]


def intents() -> dict[str, Any]:
    """What the physics makes of targets and sides."""
    rng, scene = Random("intents"), strewn(6, "intents")
    presets = []
    for manner in WAYS:
        for _ in range(6):
            bearing = rng.uniform(-pi, pi)
            target = [rng.uniform(-0.08, 0.08), rng.uniform(-0.08, 0.08), 0.008]
            lying = rng.random() < 0.5
            made = preset(manner, bearing, (target[0], target[1], target[2]), scene if lying else None)
            presets.append(
                {"manner": manner, "bearing": bearing, "target": target, "scene": lying, "intent": made.numbers()}
            )
    aims = [
        {"die": die, "manner": manner, "bearing": bearing, "speed": speed,
         "intent": aim_at(scene, die, manner, bearing, speed).numbers()}
        for die, manner, bearing, speed in [
            (die, rng.choice(list(WAYS)), rng.uniform(-pi, pi), rng.choice([None, 0.0, 0.2, 0.7, 2.5, 5.5]))
            for die in scene.poses for _ in range(4)
        ]
    ]  # fmt: skip
    wide = []
    for _ in range(12):
        target = (rng.uniform(-0.08, 0.08), rng.uniform(-0.08, 0.08), 0.008)
        how = {"spin": rng.uniform(0, 60), "steepness": rng.uniform(0.3, pi / 2)}
        speed, bearing = rng.uniform(0, 6), rng.uniform(-pi, pi)
        made = throw_at(target, speed, bearing, **how)
        wide.append({"target": target, "speed": speed, "bearing": bearing, **how, "intent": made.numbers()})
    return {
        "scene": {die: list(pose) for die, pose in scene.poses.items()},
        "presets": presets,
        "aims": aims,
        "throws": wide,
        "bearings": [[place, places, bearing_of(place, places)] for places in (2, 3, 4, 5) for place in range(places)],
    }


#: What is written differently by different writers of JSON.
AWKWARD = {
    "z": [1, -2, None, True, False],
    "é": '\x00\x1f\x7f\u2028é€😀"\\/\n\t\b',
    "\U0001f600": {"b": {}, "a": []},
    "\uffff": 0,
}


def chance() -> dict[str, Any]:
    """What streams give, and what is hashed."""
    stream = Stream(sha256(b"fixtures").digest())
    bounds = [1, 2, 3, 6, 24, 52, 2001, 8001, (1 << 21) + 1] * 12
    return {
        "key": sha256(b"fixtures").hexdigest(),
        "below": [[bound, stream.randrange(bound)] for bound in bounds],
        "shuffled": list(shuffled(stream, tuple(range(40)))),
        "joined": joined("throw", "é😀", 12, b"\x00\xff").hex(),
        "canonical": [AWKWARD, json.dumps(AWKWARD, sort_keys=True, separators=(",", ":"))],
    }


#: Each hand of the fixture is thrown again so often, however long it takes.
DRAWS, LONG_S = 2, 600.0


def hands() -> dict[str, Any]:
    """Some hands of the golden game as a browser gets them, and what comes of them here."""
    log = read_record(PLAYED.read_text(encoding="utf-8").splitlines())
    locked = dict(list(Analyst(log).hands.items())[::8])
    plan = HandsToThrow(draws=DRAWS, least=DRAWS, hands=[hand.to_throw(step) for step, hand in locked.items()])
    landings = {step: tuple(throw_again(hand, LONG_S, DRAWS)) for step, hand in locked.items()}
    return {"plan": msgspec.to_builtins(plan), "thrown": msgspec.to_builtins(landings, str_keys=True)}


def main() -> None:
    made = {"motions": motions(), "intents": intents(), "chance": chance(), "hands": hands()}
    for name, found in made.items():
        (FOLDER / f"{name}.json").write_text(json.dumps(found) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
