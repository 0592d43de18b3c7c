"""What a hand does: nine whole numbers, their bounds, and ways to find them.

The release point lies on or above the rim; z is up, the arena's centre is the origin, the walls
face the directions 0°, 45°, 90° … (the x axis is 0°).
"""

from __future__ import annotations

from dataclasses import astuple, dataclass, fields
from itertools import product
from math import atan2, ceil, cos, hypot, pi, radians, sin, sqrt
from typing import TYPE_CHECKING

from throwdown.errors import ThrowRefused

from .arenas import ARENA, SMASH_FROM
from .dimensions import (
    EDGE,
    GRAVITY,
    HALF,
    MOST_DICE,
    REACH,
    WALL_HEIGHT,
    WALL_THICKNESS,
    distance_out,
    rim,
)
from .scene import dot, minus, place_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from .arenas import Way
    from .scene import Scene

Point = tuple[float, float, float]


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


@dataclass(frozen=True, slots=True)
class Intent:
    """Where a hand lets go, how fast, with what spin."""

    x: int
    y: int
    z: int
    vx: int
    vy: int
    vz: int
    wx: int
    wy: int
    wz: int

    @classmethod
    def of(cls, numbers: Sequence[object]) -> Intent:
        """The intent of nine numbers from outside; refused with the field and its range."""
        if isinstance(numbers, str) or len(numbers) != len(BOUNDS):
            raise ThrowRefused(
                f"an intent is {len(BOUNDS)} whole numbers ({', '.join(BOUNDS)}), not {_shown(numbers)}",
                code="throw/intent",
            )
        return cls(*(_bounded(field, number) for field, number in zip(BOUNDS, numbers, strict=True)))

    def numbers(self) -> tuple[int, ...]:
        return astuple(self)


#: For each number: least, most, unit. No corner of the box throws faster than 8 m/s or spins faster than 100 rad/s.
BOUNDS: dict[str, tuple[int, int, str]] = {
    "x": (-150, 150, "mm"),
    "y": (-150, 150, "mm"),
    "z": (66, 450, "mm"),
    "vx": (-4000, 4000, "mm/s"),
    "vy": (-4000, 4000, "mm/s"),
    "vz": (-5500, 2000, "mm/s"),
    "wx": (-57000, 57000, "mrad/s"),
    "wy": (-57000, 57000, "mrad/s"),
    "wz": (-57000, 57000, "mrad/s"),
}
assert tuple(BOUNDS) == tuple(field.name for field in fields(Intent))  # noqa: S101  # one order for both


def _bounded(field: str, number: object) -> int:
    low, high, unit = BOUNDS[field]
    if type(number) is not int or not low <= number <= high:
        raise ThrowRefused(
            f"{field} must be a whole number from {low} to {high} {unit}, not {_shown(number)}", code="throw/bounds"
        )
    return number


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


# Ways of throwing


#: From the gentlest to the hardest (CORE-09).
WAYS = ARENA.ways

#: The speed of force 100, in m/s: no hand throws harder.
FASTEST = 5.5
#: Slower than this a hand does not throw but drops, in m/s.
SLOWEST = 0.2
#: So far from its target a hand lets go, in m, up the line of fire.
LET_GO = 0.14
#: Where a hand waits, in m: so far out from the middle, beyond which it never lets go, and so high above the floor.
HAND_OUT, HAND_HEIGHT = 0.111, 0.077
#: Where the rim or a die is in the way, a hand is raised by so much at a time, in m.
RAISED = 0.005
#: The flight over the rim is looked at so often, in s.
OVER_RIM_S = 0.002
#: Throws that leave the hand more steeply than this are hits or smashes, in rad: gravity bends a line of 75° a little.
STEEP = radians(70)

#: Clear of the dice that lie there: two dice, the tremor of a hand, and a little air, in m.
CLEARANCE = 2 * REACH + 0.005


def preset(
    manner: str,
    bearing: float = 0.0,
    target: Point = (0.0, 0.0, HALF),
    scene: Scene | None = None,
) -> Intent:
    """A throw in this manner from the side of ``bearing`` (rad) at a target (m), released clear of lying dice."""
    return by_way(WAYS[manner], bearing, target, scene)


def by_way(way: Way, bearing: float, target: Point, scene: Scene | None = None) -> Intent:
    """A throw as this way of throwing has it; ``preset`` has the ways by name."""
    return throw_at(target, way.speed, bearing, steepness=way.steepness, spin=way.spin, scene=scene)


def aim_at(scene: Scene, die: int, manner: str = "toss", bearing: float = 0.0, speed: float | None = None) -> Intent:
    """A throw that flies at this lying die; ``speed`` in m/s instead of the manner's own."""
    if die not in scene.poses:
        raise ThrowRefused(
            f"die {die} does not lie in the arena: aim at one of {sorted(scene.poses)}", code="throw/target"
        )
    way = WAYS[manner]
    return by_way(way if speed is None else way._replace(speed=speed), bearing, place_of(scene.poses[die]), scene)


def manner_of(intent: Intent) -> str:
    """The name of a throw: what its speed and its line of fire make it."""
    across, speed = hypot(intent.vx, intent.vy), hypot(intent.vx, intent.vy, intent.vz) / 1000
    if speed < SLOWEST:
        return "drop"
    if atan2(-intent.vz, across) < STEEP:
        return "toss"
    return "hit" if speed <= SMASH_FROM else "smash"


def throw_at(
    target: Point, speed: float, bearing: float, *, steepness: float, spin: float, scene: Scene | None = None
) -> Intent:
    """The intent that reaches a target at this speed, the hand on the side of ``bearing``; brought into the bounds.

    The hand lets go up the line of fire, more steeply where it would be too far out, and higher where the rim or a
    die is in the way.
    """
    out, up = _let_go(target, bearing, pi / 2 if speed < SLOWEST else steepness)
    x, y, height = target[0] + out * cos(bearing), target[1] + out * sin(bearing), target[2] + up
    while True:
        release = (x, y, height if scene is None else clear_height((x, y, height), scene))
        velocity = towards(release, target, speed) if speed >= SLOWEST else (0.0, 0.0, 0.0)
        if release[2] >= HIGHEST or _clears_rim(release, velocity):
            break
        height = release[2] + RAISED
    forward = atan2(-sin(bearing), -cos(bearing))
    rolling = (-spin * sin(forward), spin * cos(forward), 0.0)
    wanted = [*release, *velocity, *rolling]
    return Intent(*(_into(bound, 1000 * number) for bound, number in zip(BOUNDS.values(), wanted, strict=True)))


#: No hand is raised any more from here on, in m.
HIGHEST = BOUNDS["z"][1] / 1000


def _let_go(target: Point, bearing: float, steepness: float) -> tuple[float, float]:
    """How far from its target, across and up, a hand lets go."""
    along = target[0] * cos(bearing) + target[1] * sin(bearing)
    room = sqrt(max(along**2 + HAND_OUT**2 - target[0] ** 2 - target[1] ** 2, 0.0)) - along
    out = min(LET_GO * cos(steepness), max(room, 0.0))
    return out, sqrt(LET_GO**2 - out**2)


def _clears_rim(release: Point, velocity: Point) -> bool:
    """Whether a die that starts over the rim comes in without touching it."""
    (x, y, z), (vx, vy, vz), edge = release, velocity, rim(WALL_HEIGHT)
    time = 0.0
    while True:
        out = distance_out(x + vx * time, y + vy * time)
        if out <= edge - REACH:
            return True
        beside = max(edge - out, out - edge - WALL_THICKNESS, 0.0)
        above = z + vz * time - GRAVITY * time**2 / 2 - WALL_HEIGHT
        if (beside < REACH and above <= sqrt(REACH**2 - beside**2)) or above < 0:
            return False
        time += OVER_RIM_S


def open_place(scene: Scene) -> Point:
    """A place on the floor for a drop: near the middle, and with no die near it as far as there is such a place."""
    return max(_places(), key=lambda place: min(_room(place, scene), FREE))


#: A place is free if no die lies so near, in m; the places of a drop are rings around the middle, so far apart.
FREE, RING, RINGS, AROUND = 0.03, 0.01, 6, 12


def _places() -> Iterator[Point]:
    """The places of a drop, the nearest to the middle first."""
    yield 0.0, 0.0, HALF
    for ring, turn in product(range(1, RINGS + 1), range(AROUND)):
        angle = 2 * pi * turn / AROUND
        yield RING * ring * cos(angle), RING * ring * sin(angle), HALF


def _room(place: Point, scene: Scene) -> float:
    """How far the nearest die is, in m; dice higher up count as those below them."""
    lying = map(place_of, scene.poses.values())
    return min((hypot(die[0] - place[0], die[1] - place[1]) for die in lying), default=FREE)


def _into(bound: tuple[int, int, str], number: float) -> int:
    return min(max(round(number), bound[0]), bound[1])


def towards(release: Point, target: Point, speed: float) -> Point:
    """The velocity of this size that flies from one point to the other by the flatter arc, or as near as it gets."""
    dx, dy, dz = (to - start for to, start in zip(target, release, strict=True))
    if speed <= 0 or hypot(dx, dy, dz) < 1e-9:
        return 0.0, 0.0, 0.0
    # |d − g t²/2| = speed · t, solved for t²
    b, c = dz * GRAVITY - speed**2, dx**2 + dy**2 + dz**2
    root = b * b - GRAVITY**2 * c
    square = (-b - sqrt(root)) * 2 / GRAVITY**2 if root >= 0 else 2 * sqrt(c) / GRAVITY
    time = sqrt(square)
    vx, vy, vz = dx / time, dy / time, dz / time + GRAVITY * time / 2
    scale = min(speed / hypot(vx, vy, vz), 1.0)
    return vx * scale, vy * scale, vz * scale


def clear_height(release: Point, scene: Scene) -> float:
    """This height, or as much more as it takes to be clear of every die that lies there."""
    height = release[2]
    for pose in sorted(scene.poses.values(), key=lambda pose: pose[2]):
        x, y, z = place_of(pose)
        aside = hypot(x - release[0], y - release[1])
        if aside < CLEARANCE and abs(z - height) < CLEARANCE:
            height = max(height, z + sqrt(CLEARANCE**2 - aside**2) + 0.001)
    return ceil(height * 1000) / 1000


# Several dice in one hand


#: Distance of the dice in a hand, in m: closer ones could start inside each other.
SPACING = 0.028
LAYER = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1))


def in_hand(count: int) -> list[Point]:
    """Where the dice of a hand are, seen from its release point: layers of nine, the lowest first."""
    if not 1 <= count <= MOST_DICE:
        raise ThrowRefused(f"{count} dice cannot be thrown: a hand holds 1 to {MOST_DICE}", code="throw/dice")
    return [(SPACING * LAYER[die % 9][0], SPACING * LAYER[die % 9][1], SPACING * (die // 9)) for die in range(count)]


def check_release(intent: Intent, scene: Scene) -> None:
    """Refuse a release point inside a die that lies there."""
    for die, pose in scene.poses.items():
        release = (intent.x / 1000, intent.y / 1000, intent.z / 1000)
        apart = minus(release, place_of(pose))
        if dot(apart, apart) < CLEARANCE**2:
            above = ceil(1000 * clear_height(release, scene))
            raise ThrowRefused(
                f"the release point is inside die {die} or too close to it: let go at z = {above} mm or above",
                code="throw/release",
            )


def spread(hands: Iterable[tuple[Intent, int]], scene: Scene) -> list[list[Point]]:
    """Release points of several hands at once: a hand is raised until no die starts inside another (DIG-SIM-2)."""
    taken = [place_of(pose) for pose in scene.poses.values()]
    placed = []
    for intent, count in hands:
        points = [(intent.x / 1000 + x, intent.y / 1000 + y, intent.z / 1000 + z) for x, y, z in in_hand(count)]
        while any(_close(point, other) for point in points for other in taken):
            points = [(x, y, z + EDGE / 4) for x, y, z in points]
        taken += points
        placed.append(points)
    return placed


def _close(one: Point, other: Point) -> bool:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) < (2 * REACH + 0.004) ** 2


def bearing_of(place: int, places: int) -> float:
    """The side (rad) of one of several people around the arena: everybody throws from the own one."""
    return 2 * pi * place / places - pi / 2
