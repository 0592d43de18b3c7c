"""Throws and landings as rows of whole numbers, for files that travel between versions and processors."""

from __future__ import annotations

from dataclasses import astuple
from typing import TYPE_CHECKING, Any

from throwdown.physics import Scene, Throw, simulate

if TYPE_CHECKING:
    from collections.abc import Sequence

Row = dict[str, Any]


def row_of(scene: Scene, throws: Sequence[Throw]) -> Row:
    """What is thrown, and at what."""
    return {"lying": _told(scene), "throws": [astuple(throw) for throw in throws]}


def _told(scene: Scene) -> dict[str, list[int]]:
    return {str(die): list(pose) for die, pose in scene.poses.items()}


def landed(row: Row, arena: str) -> Row:
    """What becomes of it."""
    lying: Any = {int(die): tuple(pose) for die, pose in row["lying"].items()}
    throws = [_thrown(*numbers) for numbers in row["throws"]]
    landing = simulate(Scene(lying), throws, seed=5, arena=arena)
    return {
        "faces": {str(die): face for die, face in landing.faces.items()},
        "out": {str(die): how for die, how in landing.out.items()},
        "stacks": [list(stack) for stack in landing.stacks],
        "nudges": list(landing.nudges),
        "rest": _told(landing.scene),
        "steps": landing.steps,
    }


def _thrown(die: int, *rest: Any) -> Throw:
    at, velocity, spin, orientation, turn = rest
    return Throw(die, tuple(at), tuple(velocity), tuple(spin), tuple(orientation), turn)
