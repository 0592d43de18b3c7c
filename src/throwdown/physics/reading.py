"""What dice at rest show: in or out, flat or leaning, on the floor or on each other."""

from __future__ import annotations

from dataclasses import dataclass
from math import acos
from typing import TYPE_CHECKING, Any

from .cube import axes, heights
from .dimensions import APOTHEM, EDGE, HALF, LEVEL, READABLE, WALL_HEIGHT, distance_out, rim
from .scene import MICRO, Pose, dot, face_of, overlap

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .scene import Scene

#: A die whose centre is higher than this above the rim rests on it, not in the arena, in m.
ON_THE_RIM = WALL_HEIGHT + 0.012


@dataclass(frozen=True, slots=True)
class Reading:
    """Dice at rest."""

    inside: dict[int, Pose]
    outside: tuple[int, ...]
    faces: dict[int, int]
    leaning: tuple[int, ...]
    """Dice that cannot be read as they lie, or may not lie so."""
    stacks: tuple[tuple[int, ...], ...]


def read(rest: Mapping[int, Pose], gone: set[int], towers: bool, before: Scene) -> Reading:
    """Read dice at rest. ``gone`` were outside the box and are out whatever they did then (AMB-25).

    Without ``towers`` a die on another is to be nudged down, unless it stood there before (AMB-27).
    """
    inside = {die: pose for die, pose in rest.items() if die not in gone and is_inside(pose)}
    on = supports(inside)
    stood = {} if towers else supports(before.poses)
    leaning = [
        die
        for die, pose in inside.items()
        if tilt(pose) > READABLE or on[die] == LEANING or not (on[die] == FLOOR or towers or stood.get(die) == on[die])
    ]
    return Reading(
        inside=inside,
        outside=tuple(die for die in rest if die not in inside),
        faces={die: face_of(pose) for die, pose in inside.items()},
        leaning=tuple(leaning),
        stacks=stacks_of(on),
    )


def is_inside(pose: Pose) -> bool:
    """Whether the centre of a die is over the arena, and not up on the rim."""
    x, y, z = (number / MICRO for number in pose[:3])
    out = distance_out(x, y)
    return out <= rim(min(z, WALL_HEIGHT)) and (z <= ON_THE_RIM or out < APOTHEM - EDGE)


def beyond(x: float, y: float, z: float) -> bool:
    """Whether a die is outside the box: past the walls and lower than the rim, where all it can touch is outside.

    A die that was there once is out for good (AMB-25).
    """
    return z < WALL_HEIGHT and x * x + y * y > APOTHEM**2 and distance_out(x, y) > rim(WALL_HEIGHT)


def tilt(pose: Pose) -> float:
    """The angle between the top face and the horizontal, in rad."""
    return acos(min(max(heights(pose[3:])), 1.0))


#: What a die may stand on beside another die.
FLOOR, LEANING = -1, -2


def supports(poses: Mapping[int, Pose]) -> dict[int, int]:
    """What each die lies on: the floor, one other die, or several things, which is leaning (DIG-TOWER-2)."""
    on = {die: _support(die, pose, poses) for die, pose in poses.items()}
    bearing = [lower for lower in on.values() if lower >= 0]
    return {die: LEANING if bearing.count(lower) > 1 else lower for die, lower in on.items()}


def _support(die: int, pose: Pose, poses: Mapping[int, Pose]) -> int:
    x, y, z, *_ = pose
    if z < (HALF + LEVEL) * MICRO:
        return FLOOR
    below = [
        other
        for other, there in poses.items()
        if abs(z - there[2] - EDGE * MICRO) < LEVEL * MICRO and _touch(pose, there)
    ]
    if len(below) != 1:
        return LEANING
    return below[0] if _covers(poses[below[0]], x, y) else LEANING


def _touch(upper: Pose, lower: Pose) -> bool:
    """Whether two dice on neighbouring levels lie over each other: pushed together, they overlap."""
    x, y, z, *turned = upper
    sunk: Any = (x, y, z - 4 * LEVEL * MICRO, *turned)
    return overlap(sunk, lower) > LEVEL


def _covers(lower: Pose, x: int, y: int) -> bool:
    """Whether a point (µm) is over the die."""
    aside = (x - lower[0], y - lower[1], 0.0)
    return max(abs(dot(aside, axis)) for axis in axes(lower[3:])) <= HALF * MICRO


def stacks_of(on: Mapping[int, int]) -> tuple[tuple[int, ...], ...]:
    """Chains of dice that stand on each other, bottom to top."""
    above = {lower: die for die, lower in on.items() if lower >= 0}
    bottoms = [die for die in above if on[die] < 0]
    found = []
    for die in bottoms:
        stack = [die]
        while stack[-1] in above:
            stack.append(above[stack[-1]])
        found.append(tuple(stack))
    return tuple(found)
