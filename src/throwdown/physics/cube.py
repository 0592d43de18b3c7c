"""The cube: its faces, its 24 rotations, and quaternions (w, x, y, z).

Faces are numbered 0 to 5 in the order +x −x +y −y +z −z of the die's own axes.
"""

from __future__ import annotations

from itertools import permutations, product
from math import cos, sin, sqrt
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from collections.abc import Iterable

Array = npt.NDArray[np.float64]

FACES = 6
#: The direction of each face in the die's own axes.
NORMALS: Array = np.array([[1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1]], dtype=float)


def times(a: Array, b: Array) -> Array:
    """The product of quaternions: first ``b``, then ``a``. Works along the last axis."""
    aw, ax, ay, az = np.moveaxis(a, -1, 0)
    bw, bx, by, bz = np.moveaxis(b, -1, 0)
    return np.stack(
        [
            aw * bw - ax * bx - ay * by - az * bz,
            aw * bx + ax * bw + ay * bz - az * by,
            aw * by - ax * bz + ay * bw + az * bx,
            aw * bz + ax * by - ay * bx + az * bw,
        ],
        axis=-1,
    )


def matrix(quaternion: Iterable[float]) -> Array:
    """The rotation matrix of a quaternion of any length."""
    w, x, y, z = map(float, quaternion)
    s = 2 / (w * w + x * x + y * y + z * z)
    return np.array(
        [
            [1 - s * (y * y + z * z), s * (x * y - w * z), s * (x * z + w * y)],
            [s * (x * y + w * z), 1 - s * (x * x + z * z), s * (y * z - w * x)],
            [s * (x * z - w * y), s * (y * z + w * x), 1 - s * (x * x + y * y)],
        ]
    )


def heights(quaternion: Iterable[float]) -> tuple[float, ...]:
    """How far up each face looks: the vertical part of its normal."""
    w, x, y, z = map(float, quaternion)
    s = 2 / (w * w + x * x + y * y + z * z)
    first, second, third = s * (x * z - w * y), s * (y * z + w * x), 1 - s * (x * x + y * y)
    return first, -first, second, -second, third, -third


def top(quaternion: Iterable[float]) -> int:
    """The face that looks up most."""
    up = heights(quaternion)
    return up.index(max(up))


def yaw_of(quaternion: Array) -> float:
    """The turn of a flat die around the vertical, in rad, from −45° to 45°: a cube looks the same every 90°."""
    side = matrix(quaternion)[:, (top(quaternion) // 2 + 1) % 3]
    angle = float(np.arctan2(side[1], side[0]))
    quarter = np.pi / 2
    return angle - quarter * round(angle / quarter)


def flat(face: int, yaw: float) -> Array:
    """A die that lies flat with this face up, turned by ``yaw`` from the arena's axes."""
    upright = next(rotation for rotation in ROTATIONS if top(rotation) == face)
    return times(np.array([cos(yaw / 2), 0.0, 0.0, sin(yaw / 2)]), upright)


def levelled(quaternion: Array) -> Array:
    """The same die laid flat on its most upward face by the shortest turn: where it pointed is kept."""
    face = top(quaternion)
    normal = matrix(quaternion) @ NORMALS[face]
    axis = np.array([normal[1], -normal[0], 0.0])  # normal × up
    turn = np.array([1.0 + normal[2], *axis])
    level = times(turn / np.linalg.norm(turn), quaternion)
    return np.asarray(level / np.linalg.norm(level))


def _rotations() -> Array:
    """The 24 rotations of a cube as quaternions, the identity first."""
    half, root = 0.5, sqrt(0.5)
    found = [tuple(float(i == axis) for i in range(4)) for axis in range(4)]
    found += [(half, *signs) for signs in product((half, -half), repeat=3)]
    for first, second in ((a, b) for a, b in permutations(range(4), 2) if a < b):
        for sign in (root, -root):
            one = [0.0] * 4
            one[first], one[second] = root, sign
            found.append(tuple(one))
    return np.array(found)


ROTATIONS: Array = _rotations()
