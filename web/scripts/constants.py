"""Writes src/arena/constants.json: every number that the page shares with the physics, from one source.

python web/scripts/constants.py           writes it
python web/scripts/constants.py --check   fails if it is not current
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from throwdown.physics import dimensions, intent, trajectory
from throwdown.physics.cube import NORMALS
from throwdown.pictures.symbols import symbol_name
from throwdown.rules import GAMES
from throwdown.table import race
from throwdown.throwers import release
from throwdown.throwers.dice import faces_of

FILE = Path(__file__).parent.parent / "src" / "arena" / "constants.json"


def constants() -> dict[str, Any]:
    """Lengths in m, angles in rad, times in s, unless the name says otherwise."""
    return {
        "die": {
            "edge": dimensions.EDGE,
            "half": dimensions.HALF,
            "rounding": dimensions.ROUNDING,
            "reach": dimensions.REACH,
            "most": dimensions.MOST_DICE,
            "normals": NORMALS.astype(int).tolist(),
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
            "ways": {
                name: {"speed": way.speed, "spin": way.spin, "back": way.back, "height": way.height}
                for name, way in intent.WAYS.items()
            },
            "farthestHand": intent._near(1.0),
            "clearance": intent.CLEARANCE,
            "spacing": intent.SPACING,
            "layer": intent.LAYER,
        },
        "tremor": {
            "place": release.TREMOR_PLACE / 1_000_000,
            "speed": release.TREMOR_SPEED / 1000,
            "share": release.TREMOR_PERCENT / 100,
        },
        "motion": {
            "version": trajectory.VERSION,
            "framesPerSecond": dimensions.FRAMES_PER_SECOND,
            "step": trajectory.STEP,
            "turn": trajectory.TURN,
            "largest": trajectory.LARGEST,
            "foam": trajectory.FOAM,
            "wall": trajectory.WALL,
            "table": trajectory.TABLE,
            "faintest": trajectory.FAINTEST,
            "louder": trajectory.LOUDER,
        },
        "race": {"toldMs": race.TOLD_MS},
        "faces": {edition: list(faces_of(edition)) for edition in GAMES},
        "symbols": {edition: {face: symbol_name(edition, face) for face in faces_of(edition)} for edition in GAMES},
    }


def main() -> None:
    wanted = json.dumps(constants(), indent=2, ensure_ascii=False) + "\n"
    if "--check" not in sys.argv:
        FILE.write_text(wanted, encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != wanted:
        sys.exit("web/src/arena/constants.json is not current: run .venv/bin/python web/scripts/constants.py.")


if __name__ == "__main__":
    main()
