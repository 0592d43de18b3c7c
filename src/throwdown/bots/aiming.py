"""Where to throw: candidate throws are tried out in an arena of the bot's own, with tremor of its own."""

from __future__ import annotations

from collections.abc import Callable
from math import atan2, hypot, pi
from time import perf_counter
from typing import TYPE_CHECKING, cast

from throwdown.physics import Intent, Landing, Scene, aim_at, simulate
from throwdown.physics.intent import preset
from throwdown.physics.scene import place_of
from throwdown.throwers.release import Hand, released

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from throwdown.physics import Pose

#: So many targets are looked at.
TARGETS = 2
#: How hard they are thrown at, in m/s: what pays the most comes first, since there may be no time for more.
SPEEDS = (2.6, 3.2, 2.0)
#: More rounds of trials tell nothing new.
MOST_ROUNDS = 20

#: What a landing is worth.
Worth = Callable[[Landing], float]


def candidates(scene: Scene, plain: Intent) -> list[Intent]:
    """Throws at the dice with the most neighbours, and the plain one that does not aim.

    The hand is on the other side of the centre: tried from all sides, throws from there gained the most.
    """
    places = {die: place_of(pose) for die, pose in scene.poses.items()}

    def crowd(die: int) -> float:
        x, y, _ = places[die]
        return sum(hypot(x - other[0], y - other[1]) for other in places.values())

    targets = sorted(places, key=crowd)[:TARGETS]
    across = {die: atan2(-places[die][1], -places[die][0]) for die in targets}
    nearest, *others = [[aim_at(scene, die, "toss", across[die], speed) for speed in SPEEDS] for die in targets]
    return [*nearest, plain, *(throw for each in others for throw in each)]


class Candidate:
    """A throw, and what it led to so far."""

    def __init__(self, intent: Intent) -> None:
        self.intent = intent
        self.total, self.count = 0.0, 0

    def note(self, value: float) -> None:
        self.total += value
        self.count += 1

    @property
    def mean(self) -> float:
        """What was not tried is not chosen."""
        return self.total / self.count if self.count else -1.0


def best_throw(
    rng: Random,
    lying: Mapping[int, tuple[int, ...]],
    die: int,
    manner: str,
    until: float,
    worth: Worth,
    towers: bool,
) -> Candidate:
    """The throw of this die that leads to the best landings, in this manner or aimed.

    In every round the worse half is dropped, until the time is over (``until`` is one of ``perf_counter``).
    """
    scene = Scene(cast("dict[int, Pose]", dict(lying)))
    plain = preset(manner, rng.uniform(0, 2 * pi), scene=scene)
    throws = [Candidate(intent) for intent in candidates(scene, plain)]
    for _ in range(MOST_ROUNDS):
        for each in throws:
            if perf_counter() > until and throws[0].count:
                break
            each.note(worth(_tried(rng, scene, Hand((die,), each.intent), towers)))
        throws.sort(key=lambda each: -each.mean)
        throws = throws[: max(2, (len(throws) + 1) // 2)]
        if perf_counter() > until:
            break
    return throws[0]


def _tried(rng: Random, scene: Scene, hand: Hand, towers: bool) -> Landing:
    throws, seed = released(rng, (hand,), scene)
    return simulate(scene, throws, towers=towers, seed=seed)
