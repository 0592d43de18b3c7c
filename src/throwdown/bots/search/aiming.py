"""Where to throw: candidate throws are tried out in an arena of the bot's own, with tremor of its own."""

from __future__ import annotations

from collections.abc import Callable
from math import atan2, cos, hypot, pi, sin
from time import perf_counter
from typing import TYPE_CHECKING, cast

from throwdown.physics import Intent, Landing, Scene, aim_at, simulate
from throwdown.physics.intent import preset, throw_at
from throwdown.physics.scene import place_of
from throwdown.throwers.release import Hand, released

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from throwdown.physics import Pose

#: So many targets are looked at.
TARGETS = 2
#: Of thousands of throws by chance, these turned the most dice and lost the fewest: across the centre from far back,
#: at the foot of a die and a little beside its middle, so that it is rolled over and stops the other. In m and rad/s.
BACK, HEIGHT, SPIN = 0.19, 0.09, 18.0
FOOT, BESIDE = 0.008, 0.008
#: How hard, in m/s: what pays the most comes first, since there may be no time for more.
SPEEDS = (2.8, 2.1)
#: More rounds of trials tell nothing new.
MOST_ROUNDS = 20

#: What a landing is worth.
LandingValue = Callable[[Landing], float]


def targets(scene: Scene) -> dict[int, float]:
    """The dice with the most neighbours, and the side to throw from: tried from all sides, throws across the centre
    gained the most.
    """
    places = {die: place_of(pose) for die, pose in scene.poses.items()}

    def crowd(die: int) -> float:
        x, y, _ = places[die]
        return sum(hypot(x - other[0], y - other[1]) for other in places.values())

    return {die: atan2(-places[die][1], -places[die][0]) for die in sorted(places, key=crowd)[:TARGETS]}


def aimed(lying: Mapping[int, tuple[int, ...]], manner: str) -> Intent:
    """A throw at the best target, in this manner."""
    scene = scene_of(lying)
    die, side = next(iter(targets(scene).items()))
    return aim_at(scene, die, manner, side)


def candidates(scene: Scene, plain: Intent) -> list[Intent]:
    """Throws at targets, harder and softer, and the plain one that does not aim."""
    nearest, *others = [
        [at_the_foot(scene, die, side, beside, speed) for speed in SPEEDS for beside in (-BESIDE, BESIDE)]
        for die, side in targets(scene).items()
    ]
    return [*nearest, plain, *(throw for each in others for throw in each)]


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
    value_of: LandingValue,
    towers: bool,
) -> Intent:
    """The throw of this die that leads to the best landings, in this manner or aimed.

    In every round the worse half is dropped, until the time is over (``until`` is one of ``perf_counter``).
    """
    scene = scene_of(lying)
    plain = preset(manner, rng.uniform(0, 2 * pi), scene=scene)
    throws = [Candidate(intent) for intent in candidates(scene, plain)]
    for _ in range(MOST_ROUNDS):
        for each in throws:
            if perf_counter() > until and throws[0].count:
                break
            each.note(value_of(_tried(rng, scene, Hand((die,), each.intent), towers)))
        throws.sort(key=lambda each: -each.mean)
        throws = throws[: max(2, (len(throws) + 1) // 2)]
        if perf_counter() > until:
            break
    return throws[0].intent


def scene_of(lying: Mapping[int, tuple[int, ...]]) -> Scene:
    return Scene(cast("dict[int, Pose]", dict(lying)))


def _tried(rng: Random, scene: Scene, hand: Hand, towers: bool) -> Landing:
    throws, seed = released(rng, (hand,), scene)
    return simulate(scene, throws, towers=towers, seed=seed)
