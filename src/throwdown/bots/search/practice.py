"""The experience of many throws at dice: how to strike one, and how often that turns it or loses the own.

Of thousands of throws by chance those turn the most dice and lose the fewest that come low
across the centre from far back and meet the foot of a die, a little beside its middle: it is rolled over and stops
the other. How often they do is counted by ``python -m throwdown_lab.studies.practice``.
"""

from __future__ import annotations

import json
from functools import cache
from math import atan2, cos, hypot, pi, sin
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from throwdown.bots.odds.kernels import AimedChances
from throwdown.physics.dimensions import EDGE
from throwdown.physics.intent import throw_at
from throwdown.physics.scene import place_of

if TYPE_CHECKING:
    from throwdown.physics import Intent, Scene

PRACTICE_FILE = Path(__file__).parents[1] / "data" / "practice.json"
#: Where the hand lets go and where the die strikes, in m, and how it rolls, in rad/s.
BACK, HEIGHT, SPIN = 0.19, 0.087, 26.0
FOOT, BESIDE = 0.006, 0.003
#: How hard, in m/s.
SPEEDS = (1.6, 2.0, 2.4, 2.8, 3.2)
#: Distances from the centre, in m, that separate the groups of dice.
BANDS = (0.045, 0.065, 0.1)
#: Sides to throw from, in rad from across the centre: the first that is free.
SIDES = (0.0, 0.4, -0.4, 0.8, -0.8)
#: A die lies in the way if it is nearer than this to the line of the throw, and no farther before the target, in m.
IN_THE_WAY, BEFORE = 1.2 * EDGE, 0.08


class Chances(NamedTuple):
    """What becomes of such throws."""

    turns: float
    """The die that is thrown at shows another face."""
    leaves: float
    """The thrown die leaves."""


@cache
def practice() -> dict[float, tuple[Chances, ...]]:
    """By speed, for each band of distances."""
    stored = json.loads(PRACTICE_FILE.read_text(encoding="utf-8"))["throws"]
    return {speed: tuple(Chances(*band) for band in stored[str(speed)]) for speed in SPEEDS}


def usual() -> AimedChances:
    """Of a throw at any die, as hard as it turns the most."""
    bands = max(practice().values(), key=lambda bands: fmean(band.turns for band in bands))
    turns, leaves = (round(fmean(each), 3) for each in zip(*bands, strict=True))
    return AimedChances(turns, leaves)


def chances(scene: Scene, die: int, speed: float) -> Chances:
    """Of a throw at this die, so hard."""
    return practice()[speed][band_of(scene, die)]


def band_of(scene: Scene, die: int) -> int:
    """How far from the centre a die lies."""
    x, y, _ = place_of(scene.poses[die])
    return next((band for band, far in enumerate(BANDS) if hypot(x, y) < far), len(BANDS) - 1)


def roll_at(scene: Scene, die: int, speed: float, beside: float = BESIDE) -> Intent | None:
    """A low throw at a die from the best side; none if others lie in the way on all of them."""
    side = free_side(scene, die)
    return None if side is None else at_the_foot(scene, die, side, beside, speed)


def free_side(scene: Scene, die: int) -> float | None:
    """The side to throw from, in rad: across the centre as far as nothing lies in the way."""
    x, y, _ = place_of(scene.poses[die])
    across = atan2(-y, -x)
    sides = ((across + side) % (2 * pi) for side in SIDES)
    return next((side for side in sides if not _in_the_way(scene, die, side)), None)


def _in_the_way(scene: Scene, target: int, side: float) -> bool:
    x, y, _ = place_of(scene.poses[target])
    for die, pose in scene.poses.items():
        there = place_of(pose)
        dx, dy = there[0] - x, there[1] - y
        before, aside = dx * cos(side) + dy * sin(side), abs(dy * cos(side) - dx * sin(side))
        if die != target and 0 < before < BEFORE and aside < IN_THE_WAY:
            return True
    return False


def at_the_foot(
    scene: Scene,
    die: int,
    side: float,
    beside: float,
    speed: float,
    *,
    foot: float = FOOT,
    back: float = BACK,
    height: float = HEIGHT,
    spin: float = SPIN,
) -> Intent:
    """A throw from this side that meets a die so far below its middle and beside it."""
    x, y, z = place_of(scene.poses[die])
    target = (x - beside * sin(side), y + beside * cos(side), z - foot)
    return throw_at(target, speed, side, spin=spin, back=back, height=height, scene=scene)
