"""One job being done: its hands, its dice, and what happens to those that lie there."""

from __future__ import annotations

from collections import Counter
from math import cos, pi, radians
from random import Random
from typing import TYPE_CHECKING

import numpy as np

from throwdown.errors import ThrowFailed
from throwdown.physics import Intent, Landing, Scene, simulate
from throwdown.physics.cube import ROTATIONS, times, top
from throwdown.physics.scene import face_of, place_of, pose_of, quaternion_of
from throwdown.throwers import MANNERS, Fairness
from throwdown.throwers.physical import ATTEMPTS, unaimed
from throwdown.throwers.release import Hand, released

from .jobs import Job

if TYPE_CHECKING:
    from collections.abc import Iterable

    from throwdown.physics import Pose


#: The number of the thrown die; the ones that lie there have lower numbers.
THROWN = 25

#: A die was struck if it moved visibly: by so many m, or turned by so many rad.
STRUCK_WAY, STRUCK_TURN = 0.001, radians(5)

#: What lies there in studies of aim: dice with different faces. Face 0 is the X.
LYING_FACES = (1, 2, 3)

CROSS = 0


class Desk:
    """One job being done: its hands, its dice."""

    def __init__(self, seed: str, job: Job) -> None:
        self.job = job
        self.hands = Random(f"{seed}/{job.part}/{job.number}")
        self.fairness = Fairness.seeded(f"{seed}/{job.part}/{job.number}")
        self.thrown = 0

    def bearing(self) -> float:
        return self.hands.uniform(0, 2 * pi)

    def throw(self, scene: Scene, intent: Intent, dice: tuple[int, ...] = (THROWN,)) -> Landing:
        """A throw with chance of its own, as at a table."""
        self.thrown += 1
        for attempt in range(ATTEMPTS):
            chance = self.fairness.throw(self.thrown, attempt)
            throws, seed = released(chance, (Hand(dice, intent),), scene)
            try:
                return simulate(scene, throws, seed=seed)
            except ThrowFailed:
                continue
        raise ThrowFailed(f"{self.job}: the engine failed {ATTEMPTS} times")

    def filled(self, scene: Scene, dice: int) -> Scene:
        """Dice thrown in any manner until so many lie there, as in a game."""
        while len(scene.poses) < dice:
            free = next(die for die in range(THROWN) if die not in scene.poses)
            scene = self.throw(scene, self.unaimed(self.hands.choice(MANNERS), scene), (free,)).scene
        return scene

    def unaimed(self, manner: str, scene: Scene) -> Intent:
        return unaimed(self.hands, manner, self.bearing(), scene)

    def game_scene(self) -> Scene:
        """Three dice as throws left them, each with a face of its own."""
        poses = self.filled(Scene({}), len(LYING_FACES)).poses
        return Scene({die: showing(poses[die], face) for die, face in zip(poses, LYING_FACES, strict=True)})


def showing(pose: Pose, face: int) -> Pose:
    """The same die in the same place with this face up."""
    quaternion = quaternion_of(pose)
    turned = (times(quaternion, rotation) for rotation in ROTATIONS)
    return pose_of(place_of(pose), next(each for each in turned if top(each) == face))


def struck(scene: Scene, landing: Landing) -> set[int]:
    """Lying dice that moved visibly at any time."""
    motion = landing.trajectory
    way = np.linalg.norm(motion.poses[..., :3] - motion.poses[0, :, :3], axis=2).max(axis=0)
    kept = np.abs((motion.poses[..., 3:] * motion.poses[0, :, 3:]).sum(axis=2)).min(axis=0)
    moved = (way > STRUCK_WAY) | (kept < cos(STRUCK_TURN / 2))
    return {die for die, far in zip(motion.dice, moved, strict=True) if far and die in scene.poses}


def turned(scene: Scene, landing: Landing) -> dict[int, int]:
    """Lying dice that stayed and show another face, with it."""
    before = {die: face_of(pose) for die, pose in scene.poses.items()}
    return {die: face for die, face in landing.faces.items() if before.get(die, face) != face}


def in_sets(faces: Iterable[int]) -> int:
    """How many dice lie in sets once X is off."""
    return sum(count for face, count in Counter(faces).items() if count > 1 and face != CROSS)
