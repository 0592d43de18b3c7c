"""Dice put into the engine: those that lie there, and those that leave a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from .cube import matrix
from .scene import MICRO, place_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .intent import Throw
    from .model import Array
    from .scene import Scene


def load(data: Any, scene: Scene, throws: Sequence[Throw]) -> None:
    """Lying dice first, then the thrown ones."""
    places, speeds = data.qpos.reshape(-1, 7), data.qvel.reshape(-1, 6)
    for index, pose in enumerate(scene.poses.values()):
        # Normalized by numpy, to the last bit as the first arena had it, which rounds nothing.
        quaternion = np.array(pose[3:], dtype=float)
        places[index, :3], places[index, 3:] = place_of(pose), quaternion / np.linalg.norm(quaternion)
    for index, throw in enumerate(throws, start=len(scene.poses)):
        quaternion = np.array(throw.orientation, dtype=float)
        quaternion /= np.sqrt((quaternion**2).sum())
        places[index, :3] = np.array(throw.at) / MICRO
        places[index, 3:] = quaternion
        speeds[index, :3] = np.array(throw.velocity) / 1000
        speeds[index, 3:] = _in_body(quaternion, np.array(throw.spin) / 1000)


def _in_body(quaternion: Array, spin: Array) -> Array:
    """A spin about the arena's axes as the engine wants it: about the body's own."""
    return np.asarray(np.array(matrix(quaternion)).T @ spin)
