"""Writes src/arena/constants.json and src/arena/physics/constants.json: every number that the page shares with the
physics, and the models of the engine, from one source. The second file is loaded only with the engine.

python web/scripts/constants.py           writes them
python web/scripts/constants.py --check   fails if one is not current
"""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path
from typing import Any

from throwdown.physics import dimensions, intent, model, motion, placing, reading, scene, trajectory
from throwdown.physics import throw as throwing
from throwdown.physics.arenas import ARENA, SMASH_FROM, START
from throwdown.physics.cube import NORMALS, ROTATIONS
from throwdown.physics.engine import VERSION
from throwdown.pictures.symbols import symbol_name
from throwdown.rules import GAMES
from throwdown.table import race
from throwdown.throwers import release
from throwdown.throwers.dice import faces_of

WEB = Path(__file__).parent.parent
FOLDER = WEB / "src" / "arena"
TRIALS = WEB.parent / "src" / "throwdown" / "bots" / "data" / "trials.json"


def constants() -> dict[str, Any]:
    """Lengths in m, angles in rad, times in s, unless the name says otherwise."""
    return {
        "die": {
            "edge": dimensions.EDGE,
            "half": dimensions.HALF,
            "rounding": dimensions.ROUNDING,
            "reach": dimensions.REACH,
            "most": dimensions.MOST_DICE,
            "normals": NORMALS,
        },
        "arena": {
            "apothem": dimensions.APOTHEM,
            "wallHeight": dimensions.WALL_HEIGHT,
            "wallThickness": dimensions.WALL_THICKNESS,
            "lean": dimensions.LEAN,
            "sides": dimensions.SIDES,
            "tableZ": dimensions.TABLE_Z,
            "gravity": dimensions.GRAVITY,
        },
        "intent": {
            "bounds": {name: [least, most] for name, (least, most, _) in intent.BOUNDS.items()},
            "ways": {name: way._asdict() for name, way in intent.WAYS.items()},
            "start": START._asdict(),
            "smashFrom": SMASH_FROM,
            "letGo": intent.LET_GO,
            "handOut": intent.HAND_OUT,
            "handHeight": intent.HAND_HEIGHT,
            "fastest": intent.FASTEST,
            "clearance": intent.CLEARANCE,
            "spacing": intent.SPACING,
            "layer": intent.LAYER,
        },
        "trials": trials(),
        "tremor": {
            "place": release.TREMOR_PLACE / 1_000_000,
            "speed": release.TREMOR_SPEED / 1000,
            "share": release.TREMOR_PERCENT / 100,
        },
        "motion": {
            "version": motion.VERSION,
            "framesPerSecond": dimensions.FRAMES_PER_SECOND,
            "step": motion.STEP,
            "turn": motion.TURN,
            "largest": motion.LARGEST,
            "foam": motion.FOAM,
            "wall": motion.WALL,
            "table": motion.TABLE,
            "faintest": motion.FAINTEST,
            "louder": motion.LOUDER,
        },
        "race": {"toldMs": race.TOLD_MS},
        "faces": {edition: list(faces_of(edition)) for edition in GAMES},
        "symbols": {edition: {face: symbol_name(edition, face) for face in faces_of(edition)} for edition in GAMES},
    }


def trials() -> dict[str, Any]:
    """What throws did by way and speed, at a die and onto bare mat: as much of it as the page says."""
    stored = json.loads(TRIALS.read_text(encoding="utf-8"))
    return {
        **{way: [_some(row, "speed", "turns", "leaves") for row in rows] for way, rows in stored["ways"].items()},
        "bare": {way: [_some(row, "speed", "leaves") for row in rows] for way, rows in stored["bare"].items()},
    }


def _some(row: dict[str, float], *names: str) -> dict[str, float]:
    return {name: row[name] for name in names}


#: What the loop around the engine takes from ``dimensions.py``.
LOOP = (
    *("MOST_DICE", "EDGE", "HALF", "ROUNDING", "REACH", "APOTHEM", "WALL_HEIGHT", "LEVEL", "READABLE", "OUTWARD"),
    *("FRAMES_PER_SECOND", "STEPS_PER_FRAME", "LOOKS_PER_FRAME", "LOOKS_TO_NOTE", "AUDIBLE", "SAME_SOUND"),
    *("REST_SPEED", "REST_SPIN", "REST_FRAMES", "OUT_FRAMES", "CALM_SPEED", "CALM_SPIN", "CALM_FRAMES", "SWAY_KEPT"),
    *("NUDGE_UP", "NUDGE_INWARD", "NUDGE_SPIN_MRAD", "NUDGE_GROWTH", "MOST_NUDGES"),
)


def loop() -> dict[str, Any]:
    """What the page needs to throw dice itself, under the names that the physics has for it."""
    return {
        "ENGINE": VERSION,
        **{name: getattr(dimensions, name) for name in LOOP},
        "RIM": dimensions.rim(dimensions.WALL_HEIGHT),
        "SLOPE": math.tan(dimensions.LEAN),
        "ON_THE_RIM": reading.ON_THE_RIM,
        "TOLERANCE": scene.TOLERANCE,
        "MANY": model.MANY,
        "FURNITURE": model.FURNITURE,
        "INTO_WALLS": placing.INTO_WALLS,
        "TO_WALLS": dimensions.APOTHEM * math.cos(dimensions.LEAN),
        "INTO_WALL": placing.INTO_WALL,
        "INTO_DIE": placing.INTO_DIE,
        "MOST_FRAMES": throwing.MOST_FRAMES,
        "NUDGE_FRAMES": throwing.NUDGE_FRAMES,
        "FARTHEST": trajectory.FARTHEST,
        "MOVED": trajectory.MOVED,
        "ROTATIONS": ROTATIONS,
        "ARENAS": {ARENA.name: arena()},
    }


def arena() -> dict[str, Any]:
    """To what it rounds, and the engine's models of it."""
    die = model._die()
    return {
        "grain": ARENA.grain._asdict(),
        "die": die,
        "few": model.described(1, ARENA),
        "many": model.described(model.MANY, ARENA).replace(model.MANY * die, die),
    }


def main() -> None:
    for path, values in (("constants.json", constants()), ("physics/constants.json", loop())):
        wanted = json.dumps(values, indent=2, ensure_ascii=False) + "\n"
        if "--check" not in sys.argv:
            (FOLDER / path).write_text(wanted, encoding="utf-8")
        elif (FOLDER / path).read_text(encoding="utf-8") != wanted:
            sys.exit(f"web/src/arena/{path} is not current: run .venv/bin/python web/scripts/constants.py.")


if __name__ == "__main__":
    main()
