"""Throws and landings as rows of whole numbers, for files that travel between versions and processors."""

from __future__ import annotations

from typing import Any

from throwdown.physics import Scene, Throw, simulate

Row = dict[str, Any]


def landed(row: Row) -> Row:
    """What becomes of it."""
    lying: Any = {int(die): tuple(pose) for die, pose in row["lying"].items()}
    throws = [_thrown(*numbers) for numbers in row["throws"]]
    landing = simulate(Scene(lying), throws, seed=5)
    return {
        "faces": {str(die): face for die, face in landing.faces.items()},
        "out": {str(die): how for die, how in landing.out.items()},
        "stacks": [list(stack) for stack in landing.stacks],
        "nudges": list(landing.nudges),
        "rest": {str(die): list(pose) for die, pose in landing.scene.poses.items()},
        "steps": landing.steps,
    }


def _thrown(die: int, *rest: Any) -> Throw:
    at, velocity, spin, orientation, turn = rest
    return Throw(die, tuple(at), tuple(velocity), tuple(spin), tuple(orientation), turn)
