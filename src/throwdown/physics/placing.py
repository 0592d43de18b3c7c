"""Dice put down by hand: shifted before a throw, built into a tower, laid where dice were taken away."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING

from throwdown.errors import ThrowRefused

from .cube import Vector, axes, flat, yaw_of
from .dimensions import APOTHEM, EDGE, HALF, LEAN, OUTWARD, REACH, ROUNDING
from .scene import (
    MICRO,
    TOLERANCE,
    Pose,
    Scene,
    depth,
    dot,
    face_of,
    minus,
    overlap,
    place_of,
    pose_of,
    quaternion_of,
    separating,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from .scene import Reach

#: A die this close to a wall lies at it (DIG-04), in m.
AT_A_WALL = HALF


def to_wall(pose: Pose) -> float:
    """The gap between a die and the nearest wall, in m; negative if it is in the wall."""
    return _gap(place_of(pose), _rooms(pose))


def _rooms(pose: Pose) -> list[float]:
    """How far from the middle a die that lies so may be towards each wall, in m."""
    sides = axes(pose[3:])
    wide = (sum(abs(dot(wall, side)) for side in sides) for wall in INTO_WALLS)
    return [APOTHEM * cos(LEAN) - ((HALF - ROUNDING) * width + ROUNDING) for width in wide]


def _gap(place: Vector, rooms: list[float]) -> float:
    return min(room - dot(place, wall) for room, wall in zip(rooms, INTO_WALLS, strict=True))


#: The way straight into each wall.
INTO_WALLS: list[Vector] = [(cos(LEAN) * x, cos(LEAN) * y, -sin(LEAN)) for x, y in OUTWARD]

#: Dice that are put down may reach so far into a wall and into each other, in m: rounding to µm and a little sag.
INTO_WALL, INTO_DIE = TOLERANCE / 5, TOLERANCE / 2


def fits(pose: Pose, others: Mapping[int, Pose]) -> bool:
    """Whether a die can lie so: inside and in no other die."""
    return to_wall(pose) >= -INTO_WALL and all(overlap(pose, other) <= INTO_DIE for other in others.values())


def free_place(pose: Pose, others: Mapping[int, Pose]) -> Vector:
    """The nearest place on the floor where this flat die fits, with a little air at the corners."""
    lowered: Pose = (*pose[:2], round(HALF * MICRO), *pose[3:])
    x, y, z = place_of(lowered)
    rooms = _rooms(lowered)
    obstacles = [_Obstacle(place_of(other), separating(lowered, other)) for other in others.values()]
    for dx, dy in _around():
        place = x + dx, y + dy, z
        if _gap(place, rooms) >= -INTO_WALL and not any(obstacle.blocks(place) for obstacle in obstacles):
            return place
    raise ThrowRefused("the arena is full: no die more fits on its floor", code="throw/scene")


@dataclass(frozen=True, slots=True)
class _Obstacle:
    """A die that lies there, for another one that looks for a place."""

    place: Vector
    reaches: list[Reach]

    def blocks(self, place: Vector) -> bool:
        """Whether the other one would be in it there."""
        apart = minus(self.place, place)
        return max(map(abs, apart)) <= 2 * REACH and depth(apart, self.reaches) > INTO_DIE


def _around() -> Iterator[tuple[float, float]]:
    """Places around a place in rings of half a millimetre, the nearest first."""
    for ring in range(400):
        turns = max(1, min(2 * ring, 48))
        for turn in range(turns):
            yield 0.0005 * ring * cos(2 * pi * turn / turns), 0.0005 * ring * sin(2 * pi * turn / turns)


# Shifting before a throw (DIG-04)


@dataclass(frozen=True, slots=True)
class Shift:
    """A die in its new place, and what the rules want to know of the way there."""

    scene: Scene
    from_wall: bool
    """It lay at a wall and went no farther than its edge."""
    spreads: bool
    """It is farther from the other dice than before."""


def shift(scene: Scene, die: int, x: int, y: int) -> Shift:
    """Push a lying die to (x, y) in µm: in the plane, face kept. Refused if it would lie in a wall or another die."""
    if any(type(length) is not int or abs(length) > APOTHEM * MICRO for length in (x, y)):
        raise ThrowRefused(
            f"a place is two whole numbers of µm, up to {APOTHEM * MICRO:.0f} either way", code="throw/place"
        )
    if die not in scene.poses:
        raise ThrowRefused(f"die {die} does not lie in the arena: it cannot be moved", code="throw/place")
    old = scene.poses[die]
    if old[2] > (HALF + TOLERANCE) * MICRO or any(_on(pose, old) for pose in scene.poses.values()):
        raise ThrowRefused(f"die {die} is in a tower: a tower stays as it is", code="throw/place")
    new: Pose = (x, y, *old[2:])
    others = scene.without([die]).poses
    if to_wall(new) < -INTO_WALL:
        raise ThrowRefused(f"die {die} would not lie inside the arena there: stay off the walls", code="throw/place")
    blocked = [other for other, pose in others.items() if overlap(new, pose) > max(INTO_DIE, overlap(old, pose))]
    if blocked:
        raise ThrowRefused(f"die {die} would lie in die {blocked[0]} there: leave room for it", code="throw/place")
    moved = hypot(x - old[0], y - old[1]) / MICRO
    return Shift(
        Scene({**scene.poses, die: new}),
        from_wall=to_wall(old) <= AT_A_WALL and moved <= EDGE,
        spreads=_distance(new, others) > _distance(old, others) + TOLERANCE,
    )


def _on(upper: Pose, lower: Pose) -> bool:
    return upper[2] > lower[2] + HALF * MICRO and hypot(upper[0] - lower[0], upper[1] - lower[1]) < EDGE * MICRO


def _distance(pose: Pose, others: Mapping[int, Pose]) -> float:
    """The sum of the distances to the other dice, in m."""
    return sum(hypot(pose[0] - other[0], pose[1] - other[1]) for other in others.values()) / MICRO


# Laying what the rules say


def laid(scene: Scene, faces: Mapping[int, int], stacks: Sequence[tuple[int, ...]], yaws: Mapping[int, float]) -> Scene:
    """The scene with exactly these dice, faces and stacks: what still fits stays where it is.

    A die or a tower whose support was taken away goes straight down; a new one goes to the free
    place nearest to the centre. ``yaws`` (rad) turn the dice of a new tower (DIG-TOWER-1).
    """
    placed: dict[int, Pose] = {}
    above = {die for stack in stacks for die in stack[1:]}
    loose = [die for die in faces if die not in above]
    for die in sorted(loose, key=lambda die: not _stays(scene, die, faces[die])):
        stays = _stays(scene, die, faces[die])
        placed[die] = scene.poses[die] if stays else _on_floor(scene.poses.get(die), faces[die], placed)
    for stack in stacks:
        others = {die: pose for die, pose in placed.items() if die not in stack}
        stands = _stands(scene, stack, faces)
        placed |= {die: scene.poses[die] for die in stack} if stands else _tower(scene, stack, faces, yaws, others)
    return Scene({die: placed[die] for die in faces})


def _stays(scene: Scene, die: int, face: int) -> bool:
    pose = scene.poses.get(die)
    return pose is not None and abs(pose[2] / MICRO - HALF) < TOLERANCE and face_of(pose) == face


def _on_floor(pose: Pose | None, face: int, others: Mapping[int, Pose]) -> Pose:
    yaw = yaw_of(quaternion_of(pose)) if pose is not None else 0.0
    x, y = (pose[0] / MICRO, pose[1] / MICRO) if pose is not None else (0.0, 0.0)
    lying = flat(face, yaw)
    return pose_of(free_place(pose_of((x, y, HALF), lying), others), lying)


def _stands(scene: Scene, stack: tuple[int, ...], faces: Mapping[int, int]) -> bool:
    """Whether these dice already stand on each other with these faces up."""
    if any(die not in scene.poses or face_of(scene.poses[die]) != faces[die] for die in stack):
        return False
    poses = [scene.poses[die] for die in stack]
    return poses[0][2] / MICRO < HALF + TOLERANCE and all(
        _on(upper, lower) and abs(upper[2] - lower[2] - EDGE * MICRO) < TOLERANCE * MICRO
        for lower, upper in pairwise(poses)
    )


def _was_tower(scene: Scene, stack: tuple[int, ...]) -> bool:
    """Whether these dice were above each other, perhaps with others in between that are gone."""
    poses = [scene.poses[die] for die in stack if die in scene.poses]
    return len(poses) == len(stack) and all(_on(upper, lower) for lower, upper in pairwise(poses))


def _tower(
    scene: Scene,
    stack: tuple[int, ...],
    faces: Mapping[int, int],
    yaws: Mapping[int, float],
    others: Mapping[int, Pose],
) -> dict[int, Pose]:
    """Dice exactly above each other: where they stood, or as near to the centre as the others leave room."""
    x = y = 0.0
    if _was_tower(scene, stack):
        x, y, _ = place_of(scene.poses[stack[0]])
        yaws = {die: yaw_of(quaternion_of(scene.poses[die])) for die in stack}
    turned = {die: flat(faces[die], yaws.get(die, 0.0)) for die in stack}
    x, y, z = free_place(pose_of((x, y, HALF), turned[stack[0]]), others)
    return {die: pose_of((x, y, z + EDGE * level), turned[die]) for level, die in enumerate(stack)}
