"""The cube: its faces, its 24 rotations, and quaternions (w, x, y, z).

Faces are numbered 0 to 5 in the order +x −x +y −y +z −z of the die's own axes. Nothing here needs an array: a browser
computes places of dice without numpy.
"""

from __future__ import annotations

from itertools import permutations, product
from math import atan2, cos, pi, sin, sqrt
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]
"""Three rows."""
Quaternion = tuple[float, float, float, float]

FACES = 6
#: The direction of each face in the die's own axes.
NORMALS: tuple[Vector, ...] = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))


def times(a: Iterable[Any], b: Iterable[Any]) -> tuple[Any, Any, Any, Any]:
    """The product of quaternions: first ``b``, then ``a``. Their parts may be arrays of numbers, too."""
    aw, ax, ay, az = a
    bw, bx, by, bz = b
    return (
        aw * bw - ax * bx - ay * by - az * bz,
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
    )


def matrix(quaternion: Iterable[float]) -> Matrix:
    """The rotation matrix of a quaternion of any length."""
    w, x, y, z = map(float, quaternion)
    s = 2 / (w * w + x * x + y * y + z * z)
    return (
        (1 - s * (y * y + z * z), s * (x * y - w * z), s * (x * z + w * y)),
        (s * (x * y + w * z), 1 - s * (x * x + z * z), s * (y * z - w * x)),
        (s * (x * z - w * y), s * (y * z + w * x), 1 - s * (x * x + y * y)),
    )


def axes(quaternion: Iterable[float]) -> Matrix:
    """The three axes of a body that is turned so, one in each row."""
    (a, b, c), (d, e, f), (g, h, i) = matrix(quaternion)
    return (a, d, g), (b, e, h), (c, f, i)


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


def yaw_of(quaternion: Iterable[float]) -> float:
    """The turn of a flat die around the vertical, in rad, from −45° to 45°: a cube looks the same every 90°."""
    quaternion = tuple(quaternion)
    x, y, _ = axes(quaternion)[(top(quaternion) // 2 + 1) % 3]
    angle, quarter = atan2(y, x), pi / 2
    return angle - quarter * round(angle / quarter)


def flat(face: int, yaw: float) -> Quaternion:
    """A die that lies flat with this face up, turned by ``yaw`` from the arena's axes."""
    upright = next(rotation for rotation in ROTATIONS if top(rotation) == face)
    return times((cos(yaw / 2), 0.0, 0.0, sin(yaw / 2)), upright)


def levelled(quaternion: Iterable[float]) -> Quaternion:
    """The same die laid flat on its most upward face by the shortest turn: where it pointed is kept."""
    quaternion = tuple(quaternion)
    face = top(quaternion)
    sign = 1 if face % 2 == 0 else -1
    x, y, z = (sign * part for part in axes(quaternion)[face // 2])
    turn = normalized((1.0 + z, y, -x, 0.0))  # about the normal × up
    return normalized(times(turn, quaternion))


def normalized(quaternion: Iterable[float]) -> Quaternion:
    """The same turn as a quaternion of length 1."""
    w, x, y, z = quaternion
    length = sqrt(w * w + x * x + y * y + z * z)
    return w / length, x / length, y / length, z / length


def _rotations() -> tuple[Quaternion, ...]:
    """The 24 rotations of a cube as quaternions, the identity first."""
    half, root = 0.5, sqrt(0.5)
    found: list[Any] = [tuple(float(i == axis) for i in range(4)) for axis in range(4)]
    found += [(half, *signs) for signs in product((half, -half), repeat=3)]
    for first, second in ((a, b) for a, b in permutations(range(4), 2) if a < b):
        for sign in (root, -root):
            one = [0.0] * 4
            one[first], one[second] = root, sign
            found.append(tuple(one))
    return tuple(found)


ROTATIONS = _rotations()
