"""The arena and the dice that lie in it.

A pose is seven whole numbers (x, y, z in µm and a quaternion in millionths), so that a record holds
it exactly and the next throw starts from the very same numbers wherever it is computed.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from math import hypot, sqrt
from typing import TYPE_CHECKING

from throwdown.errors import ThrowRefused

from .cube import Quaternion, Vector, axes, matrix, normalized, top
from .dimensions import EDGE, HALF, MOST_DICE, REACH, ROUNDING, distance_out, rim

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Pose = tuple[int, int, int, int, int, int, int]

MICRO = 1_000_000
#: Numbers of dice fit into a byte, beside those of the things that they touch.
HIGHEST_DIE = 249
#: Dice of a scene may reach into each other by so much, in m: rounded edges and rounding to µm.
TOLERANCE = 0.0005


def pose_of(place: Iterable[float], quaternion: Iterable[float]) -> Pose:
    """Whole numbers for a place in m and an orientation."""
    numbers = [round(float(number) * MICRO) for number in (*place, *quaternion)]
    x, y, z, a, b, c, d = numbers
    return x, y, z, a, b, c, d


def place_of(pose: Pose) -> Vector:
    """Where a die is, in m."""
    return pose[0] / MICRO, pose[1] / MICRO, pose[2] / MICRO


def quaternion_of(pose: Pose) -> Quaternion:
    """How it lies."""
    return normalized(pose[3:])


def face_of(pose: Pose) -> int:
    """The face on top."""
    return top(pose[3:])


@dataclass(frozen=True, slots=True)
class Scene:
    """What lies in the arena."""

    poses: Mapping[int, Pose]

    def without(self, dice: Iterable[int]) -> Scene:
        gone = set(dice)
        return Scene({die: pose for die, pose in self.poses.items() if die not in gone})

    def check(self) -> None:
        """Refuse a scene that cannot be: dice outside or under the floor. The engine sees whether any overlap."""
        if len(self.poses) > MOST_DICE:
            raise ThrowRefused(
                f"{len(self.poses)} dice lie in the arena: at most {MOST_DICE} exist", code="throw/scene"
            )
        for die, pose in self.poses.items():
            _check_pose(die, pose)


def _check_pose(die: int, pose: Pose) -> None:
    if type(die) is not int or not 0 <= die <= HIGHEST_DIE:
        raise ThrowRefused(f"die {die!r}: a die is a whole number from 0 to {HIGHEST_DIE}", code="throw/scene")
    if [type(number) for number in pose] != [int] * 7 or max(map(abs, pose)) > 1000 * MICRO:
        raise ThrowRefused(f"die {die}: a pose is seven whole numbers, not {pose!r}", code="throw/scene")
    if not 0.98 * MICRO < hypot(*pose[3:]) < 1.02 * MICRO:
        raise ThrowRefused(
            f"die {die}: {pose[3:]} is not an orientation: a quaternion in millionths", code="throw/scene"
        )
    x, y, z = (number / MICRO for number in pose[:3])
    if not HALF - 2 * TOLERANCE <= z <= MOST_DICE * EDGE:
        raise ThrowRefused(f"die {die} is {z * 1000:.1f} mm high: dice lie at 8 mm or on others", code="throw/scene")
    if distance_out(x, y) > rim(z):
        raise ThrowRefused(f"die {die} at ({x * 1000:.0f}, {y * 1000:.0f}) mm is not in the arena", code="throw/scene")


# Dice that reach into each other: two boxes are apart if one of a few directions separates them


def overlap(one: Pose, other: Pose) -> float:
    """How deep two dice are in each other, in m; 0 if they are apart."""
    if max(abs(a - b) for a, b in zip(one[:3], other[:3], strict=True)) > 2 * REACH * MICRO:
        return 0.0
    apart = minus(place_of(other), place_of(one))
    found = depth(apart, separating(one, other))
    if not found:
        return 0.0
    corners = [minus(there, here) for there in _corners(other) for here in _corners(one)]  # they may meet there
    return min(found, depth(apart, _reaches(one, other, corners)))


#: A direction, and how far the cores of two dice reach in it together, in m.
Reach = tuple[Vector, float]


def separating(one: Pose, other: Pose) -> list[Reach]:
    """The directions that may separate two dice: their faces and pairs of edges, but not pairs of corners."""
    a, b = axes(one[3:]), axes(other[3:])
    return _reaches(one, other, [*a, *b, *(_cross(first, second) for first in a for second in b)])


def depth(apart: Vector, reaches: Iterable[Reach]) -> float:
    """How deep two dice are in each other that are so far apart: their cores, and the rounding around them."""
    separated = max(abs(dot(apart, direction)) - reach for direction, reach in reaches)
    return max(2 * ROUNDING - separated, 0.0)


def _reaches(one: Pose, other: Pose, directions: Iterable[Vector]) -> list[Reach]:
    sides = *axes(one[3:]), *axes(other[3:])
    lengths = [(direction, sqrt(dot(direction, direction))) for direction in directions]
    units = [(x / length, y / length, z / length) for (x, y, z), length in lengths if length > SHORTEST]
    return [(unit, (HALF - ROUNDING) * sum(abs(dot(unit, side)) for side in sides)) for unit in units]


#: Shorter than this is no direction: two edges are parallel.
SHORTEST = 1e-6


def _corners(pose: Pose) -> list[Vector]:
    """Of its core."""
    (x, y, z), rows = place_of(pose), matrix(pose[3:])
    signs = product((ROUNDING - HALF, HALF - ROUNDING), repeat=3)
    turned = ([dot(row, (a, b, c)) for row in rows] for a, b, c in signs)
    return [(x + dx, y + dy, z + dz) for dx, dy, dz in turned]


def dot(one: Vector, other: Vector) -> float:
    return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]


def minus(one: Vector, other: Vector) -> Vector:
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


def _cross(one: Vector, other: Vector) -> Vector:
    (a, b, c), (d, e, f) = one, other
    return b * f - c * e, c * d - a * f, a * e - b * d
