"""What a hand throws at: the first thing that a die would meet if it left the hand without a tremor."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Literal, NamedTuple

from .dimensions import EDGE, GRAVITY, HALF, WALL_HEIGHT, distance_out, rim
from .intent import FASTEST
from .scene import place_of

if TYPE_CHECKING:
    from .intent import Intent, Point
    from .scene import Scene

Meets = Literal["die", "floor", "wall", "outside"]

#: The flight is looked at so often, in s, and no longer than this.
EVERY_S, LONGEST_S = 0.001, 1.5


class Target(NamedTuple):
    """What a hand throws at."""

    meets: Meets
    die: int | None = None
    """The lying die that it meets."""


def force_of(intent: Intent) -> int:
    """How hard a hand throws, from 0 to 100 as the page counts it."""
    return min(round(0.1 * hypot(intent.vx, intent.vy, intent.vz) / FASTEST), 100)


def target_of(intent: Intent, scene: Scene) -> Target:
    """Follow the parabola of the first die until it meets something."""
    places = {die: place_of(pose) for die, pose in scene.poses.items()}
    has_entered = False
    for number in range(round(LONGEST_S / EVERY_S)):
        x, y, z = _at(intent, number * EVERY_S)
        near = min(places, key=lambda die: _apart(places[die], x, y, z), default=None)
        if near is not None and _apart(places[near], x, y, z) < EDGE:
            return Target("die", near)
        if z <= HALF:
            return Target("floor" if distance_out(x, y) < rim(0) else "outside")
        is_inside = distance_out(x, y) + HALF < rim(min(z, WALL_HEIGHT))
        if has_entered and not is_inside:
            return Target("wall" if z - HALF < WALL_HEIGHT else "outside")
        has_entered = has_entered or is_inside
    return Target("outside")


def _at(intent: Intent, seconds: float) -> tuple[float, float, float]:
    """Where the die is after so many seconds, in m."""
    x, y = intent.x + intent.vx * seconds, intent.y + intent.vy * seconds
    z = intent.z + intent.vz * seconds
    return x / 1000, y / 1000, z / 1000 - GRAVITY * seconds**2 / 2


def _apart(place: Point, x: float, y: float, z: float) -> float:
    return hypot(place[0] - x, place[1] - y, place[2] - z)
