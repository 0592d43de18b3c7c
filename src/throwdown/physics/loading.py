"""Dice put into the engine: those that lie there, and those that leave a hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from .cube import Array, matrix
from .scene import MICRO, place_of, quaternion_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .scene import Scene


@dataclass(frozen=True, slots=True)
class Throw:
    """One die on its way: all in whole numbers."""

    die: int
    at: tuple[int, int, int]
    """µm"""
    velocity: tuple[int, int, int]
    """mm/s"""
    spin: tuple[int, int, int]
    """mrad/s, about the arena's axes"""
    orientation: tuple[int, int, int, int] = (1, 0, 0, 0)
    """The body's orientation as a quaternion of any length."""
    turn: int = 0
    """Which of the 24 rotations says where the faces are on the body."""


def load(data: Any, scene: Scene, throws: Sequence[Throw]) -> None:
    """Lying dice first, then the thrown ones."""
    places, speeds = data.qpos.reshape(-1, 7), data.qvel.reshape(-1, 6)
    for index, pose in enumerate(scene.poses.values()):
        places[index, :3], places[index, 3:] = place_of(pose), quaternion_of(pose)
    for index, throw in enumerate(throws, start=len(scene.poses)):
        quaternion = np.array(throw.orientation, dtype=float)
        quaternion /= np.sqrt((quaternion**2).sum())
        places[index, :3] = np.array(throw.at) / MICRO
        places[index, 3:] = quaternion
        speeds[index, :3] = np.array(throw.velocity) / 1000
        speeds[index, 3:] = _in_body(quaternion, np.array(throw.spin) / 1000)


def _in_body(quaternion: Array, spin: Array) -> Array:
    """A spin about the arena's axes as the engine wants it: about the body's own."""
    return np.asarray(matrix(quaternion).T @ spin)
