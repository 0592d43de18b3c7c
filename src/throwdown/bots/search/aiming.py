"""Where to throw: by practice, or after trying throws out in an arena of one's own with tremor of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from throwdown.bots import clock
from throwdown.physics.rough import roughly
from throwdown.throwers.release import Hand, released

from .eye import MISSED_BY, scene_of
from .trials import SPEEDS, hit_at, trials_at
from .worth import Worth

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from random import Random

    from throwdown.physics import Intent, Scene
    from throwdown.rules import Action
    from throwdown.rules.arena.pipeline import ArenaView

    from .lookahead import Foresight
    from .sight import Sight

#: So many throws are tried out, and what practice says of them counts as so many trials.
TRIED, PRACTISED = 6, 8
#: More rounds of trials show nothing new.
MOST_ROUNDS = 20


class Aimed(NamedTuple):
    """A throw at a die, and how much more it is worth than the best one that is not aimed, in chances to win."""

    intent: Intent
    gain: float


class Candidate:
    """A throw, what practice says of it, and what it led to so far."""

    def __init__(self, die: int, speed: float, intent: Intent, expected: float) -> None:
        self.die, self.speed, self.intent = die, speed, intent
        self.total, self.count = PRACTISED * expected, PRACTISED

    def note(self, value: float) -> None:
        self.total += value
        self.count += 1

    @property
    def mean(self) -> float:
        return self.total / self.count


def aimed(
    sight: Sight,
    foresight: Foresight,
    rng: Random,
    view: ArenaView,
    lying: Mapping[int, tuple[int, ...]],
    throw: Action,
    until: float,
) -> Aimed | None:
    """The throw of one die at those that lie there; none where it gains nothing.

    ``until`` is a time of the bots' clock.
    """
    scene, missed_by = scene_of(lying), MISSED_BY[sight]
    worth = Worth(foresight, view, throw, until)
    throws = practised(scene, worth)
    if sight == "trial":
        throws = tried_out(rng, scene, worth, throws, until)
    if not throws:
        return None
    best, gain = throws[0], throws[0].mean - worth.unaimed()
    if gain <= 0:
        return None
    off = rng.gauss(0, missed_by), rng.gauss(0, missed_by)
    return Aimed(hit_at(scene, best.die, best.speed, off), gain)


# By practice


def practised(scene: Scene, worth: Worth) -> list[Candidate]:
    """Throws at every die, each as hard as it pays; what promises the most comes first."""
    return sorted(_promising(scene, worth), key=lambda each: -each.mean)


def _promising(scene: Scene, worth: Worth) -> Iterable[Candidate]:
    for die in worth.loose:
        for speed in SPEEDS:
            known = trials_at("hit", speed)
            yield Candidate(die, speed, hit_at(scene, die, speed), worth.expected({die: known.turns}, known.leaves))


# By trial


def tried_out(rng: Random, scene: Scene, worth: Worth, throws: list[Candidate], until: float) -> list[Candidate]:
    """The same throws, the most promising ones in the order of what came of them.

    In every round the worse half is dropped, until the time is over.
    """
    left = throws[:TRIED]
    for _ in range(MOST_ROUNDS):
        for each in left:
            if clock.now() > until:
                return sorted(left, key=lambda each: -each.mean)
            each.note(_tried(rng, scene, worth, each.intent))
        left = sorted(left, key=lambda each: -each.mean)[: max(2, (len(left) + 1) // 2)]
    return left


def _tried(rng: Random, scene: Scene, worth: Worth, intent: Intent) -> float:
    throws, _ = released(rng, (Hand((worth.die,), intent),), scene)
    ended = roughly(scene, throws)
    return worth.of(ended.turned, ended.out, ended.stacks)
