"""Where to throw by eye: no more is needed for it than to see where dice lie."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, cast

from throwdown.physics import Scene
from throwdown.physics.scene import place_of

from .trials import hit_at

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from throwdown.physics import Intent, Pose

    from .sight import Sight

#: A die is missed by about so much each way, in m. A player who tries throws out before does not miss.
MISSED_BY: dict[Sight, float] = {"glance": 0.04, "eye": 0.025, "practice": 0.015, "trial": 0.0}
#: How hard it is thrown at without weighing, in m/s.
AS_HARD = (2.6, 3.8)


def by_eye(rng: Random, scene: Scene, missed_by: float) -> Intent | None:
    """From above at the die in the midst of the others.

    A die that lies alone is not aimed at.
    """
    places = {die: place_of(pose) for die, pose in scene.poses.items()}
    if len(places) < 2:
        return None

    def crowd(die: int) -> float:
        x, y, _ = places[die]
        return sum(hypot(x - other[0], y - other[1]) for other in places.values())

    off = rng.gauss(0, missed_by), rng.gauss(0, missed_by)
    return hit_at(scene, min(sorted(places), key=crowd), rng.uniform(*AS_HARD), off)


def scene_of(lying: Mapping[int, tuple[int, ...]]) -> Scene:
    return Scene(cast("dict[int, Pose]", dict(lying)))
