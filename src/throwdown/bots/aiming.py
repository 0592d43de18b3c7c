"""Where to throw: candidate throws are tried out in an arena of the bot's own, with tremor of its own."""

from __future__ import annotations

from collections.abc import Callable
from math import atan2, hypot, pi
from time import perf_counter
from typing import TYPE_CHECKING, cast

from throwdown.physics import Intent, Landing, Scene, aim_at, simulate
from throwdown.physics.scene import place_of
from throwdown.throwers.release import Hand, released

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from throwdown.physics import Pose

#: So many targets are looked at, from so many sides.
TARGETS, SIDES = 3, 3
#: More trials of one throw tell nothing new.
MOST_ROUNDS = 20

#: What a landing is worth.
Worth = Callable[[Landing], float]


def candidates(scene: Scene, manner: str) -> list[Intent]:
    """Throws at the dice with the most neighbours, each from its nearest side of the centre and the sides beside it."""
    places = {die: place_of(pose) for die, pose in scene.poses.items()}

    def crowd(die: int) -> float:
        x, y, _ = places[die]
        return sum(hypot(x - other[0], y - other[1]) for other in places.values())

    found = []
    for die in sorted(places, key=crowd)[:TARGETS]:
        x, y, _ = places[die]
        across = atan2(-y, -x)  # from the far side: the die has the most room behind it
        found += [aim_at(scene, die, manner, across + turn * pi / 3) for turn in range(-(SIDES // 2), SIDES // 2 + 1)]
    return found


def best_throw(
    rng: Random, lying: Mapping[int, tuple[int, ...]], die: int, manner: str, think: float, worth: Worth, towers: bool
) -> Intent:
    """The candidate for this die that leads to the best landings in as many trials as there is time for."""
    scene = Scene(cast("dict[int, Pose]", dict(lying)))
    throws = candidates(scene, manner)
    sums, counts = [0.0] * len(throws), [0] * len(throws)
    until, trial = perf_counter() + think, 0
    while trial < len(throws) * MOST_ROUNDS and perf_counter() < until:
        number = trial % len(throws)
        sums[number] += worth(_tried(rng, scene, Hand((die,), throws[number]), towers))
        counts[number] += 1
        trial += 1
    means = [total / count if count else -1.0 for total, count in zip(sums, counts, strict=True)]
    return throws[means.index(max(means))]


def _tried(rng: Random, scene: Scene, hand: Hand, towers: bool) -> Landing:
    throws, seed = released(rng, (hand,), scene)
    return simulate(scene, throws, towers=towers, seed=seed)
