"""Dice put down by hand: shifted before a throw, built into a tower, laid where dice were taken away."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING

import numpy as np

from throwdown.errors import ThrowRefused

from .cube import Array, flat, matrix, yaw_of
from .dimensions import APOTHEM, EDGE, HALF, LEAN, OUTWARD, ROUNDING
from .scene import MICRO, TOLERANCE, Pose, Scene, face_of, overlap, overlaps, place_of, pose_of, quaternion_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

#: A die this close to a wall lies at it (DIG-04), in m.
AT_A_WALL = HALF


def to_wall(pose: Pose) -> float:
    """The gap between a die and the nearest wall, in m; negative if it is in the wall."""
    return float(gaps(pose, np.zeros((1, 3)))[0])


def gaps(pose: Pose, shifts: Array) -> Array:
    """The same for a die shifted in several ways (rows of x, y, z in m)."""
    far = (HALF - ROUNDING) * np.abs(INTO_WALLS @ matrix(pose[3:])).sum(axis=1) + ROUNDING
    room = APOTHEM * cos(LEAN) - far - (place_of(pose) + shifts) @ INTO_WALLS.T
    return np.asarray(room.min(axis=1))


#: The way straight into each wall.
INTO_WALLS = np.array([(cos(LEAN) * x, cos(LEAN) * y, -sin(LEAN)) for x, y in OUTWARD])

#: Dice that are put down may reach so far into a wall and into each other, in m: rounding to µm and a little sag.
INTO_WALL, INTO_DIE = TOLERANCE / 5, TOLERANCE / 2


def fits(pose: Pose, others: Mapping[int, Pose]) -> bool:
    """Whether a die can lie so: inside and in no other die."""
    return to_wall(pose) >= -INTO_WALL and all(overlap(pose, other) <= INTO_DIE for other in others.values())


def _fitting(pose: Pose, others: Mapping[int, Pose], shifts: Array) -> Array:
    """Those of the shifts that bring the die to where it fits, and a little air at the corners."""
    shifts = shifts[gaps(pose, shifts) >= -INTO_WALL]
    for other in others.values():
        if not len(shifts):
            break
        shifts = shifts[overlaps(pose, other, shifts) <= INTO_DIE]
    return shifts


def free_place(pose: Pose, others: Mapping[int, Pose]) -> Array:
    """The nearest place on the floor where this flat die fits."""
    lowered: Pose = (*pose[:2], round(HALF * MICRO), *pose[3:])
    for shifts in AROUND:
        fitting = _fitting(lowered, others, shifts)
        if len(fitting):
            return np.asarray(place_of(lowered) + fitting[0])
    raise ThrowRefused("the arena is full: no die more fits on its floor", code="throw/scene")


def _around() -> list[Array]:
    """Places around a place in rings of half a millimetre, the nearest first; looked at in a few heaps."""
    rings = [(0.0005 * ring, max(1, min(2 * ring, 48))) for ring in range(400)]
    places = [
        (radius * cos(2 * pi * turn / turns), radius * sin(2 * pi * turn / turns), 0.0)
        for radius, turns in rings
        for turn in range(turns)
    ]
    return np.split(np.array(places), (1, 100, 1000, 4000))


AROUND = _around()


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
        raise ThrowRefused(f"die {die} stands in a tower: a tower is left as it stands", code="throw/place")
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
    place = free_place(pose_of((x, y, HALF), turned[stack[0]]), others)
    return {die: pose_of(place + np.array([0, 0, EDGE * level]), turned[die]) for level, die in enumerate(stack)}
