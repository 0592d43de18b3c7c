"""What each option is worth by looking one throw ahead: exactly as far as that goes, by trials where it does not.

A single thrown die mostly moves nothing else. Then it shows one of six faces or leaves, and each of these is looked
at once for all manners. Only the rest is tried out, as often as there is time for: throws that stir what lies there,
reactions of the others, races, several dice at once.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import partial
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, cast

from throwdown.bots import clock
from throwdown.bots.bot import Choice
from throwdown.bots.solver.core import CORE_GAMES
from throwdown.rules.arena.state import SINGLE_THROWS, THROWS, BuildTower, KeepPiles, Landed, PlaceStart
from throwdown.rules.game import Stop
from throwdown.rules.values import Value
from throwdown.throwers import MANNERS
from throwdown.throwers.luck import LUCK

from .determinize import QUIET, Trial, imagined

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from throwdown.rules import Action
    from throwdown.rules.arena.pipeline import ArenaGame, ArenaView
    from throwdown.rules.arena.state import ArenaState, Landed
    from throwdown.rules.record import Manner
    from throwdown.throwers.luck import ThrowChances

#: Rounds of trials: at least so many even without time, at most so many.
LEAST_ROUNDS, MOST_ROUNDS = 4, 400
#: The largest variance that chances can have: that of what was tried only once.
UNKNOWN = 0.25


class Seen(Value):
    """What something is worth, and the standard error of that."""

    value: float
    error: float


def listed(view: ArenaView) -> tuple[Action, ...]:
    """What can be done; of the orders of a tower one for each symbol on top, as they cannot all be looked at."""
    if view.phase != "tower":
        return tuple(view.actions)
    faces = dict(sorted(view.arena, reverse=True))
    tops = {face: die for die, face in faces.items()}
    return tuple(BuildTower((*(die for die in faces if die != top), top)) for top in tops.values())


def choices(actions: Iterable[Action]) -> list[Choice]:
    """A throw in each manner, anything else as it is."""
    return [
        Choice(action, manner) for action in actions for manner in (MANNERS if isinstance(action, THROWS) else (None,))
    ]


class Foresight:
    """Looks ahead for one seat after another."""

    def __init__(self, game: ArenaGame, rng: Random, evaluate: Callable[[ArenaState, int], float]) -> None:
        self.game, self.evaluate = game, evaluate
        self.rng = Random(rng.getrandbits(64))  # not the giver's own: it is wound back
        self.trial = Trial(game, self.rng)

    def look(self, view: ArenaView, think: float, actions: tuple[Action, ...] | None = None) -> dict[Choice, Seen]:
        """What every choice is worth to the seat that is asked, after so many seconds."""
        until = clock.now() + think
        state, seat = imagined(view), cast("int", view.seat)
        looks = [self._look(state, seat, action) for action in actions or listed(view)]
        unsure = [look for look in looks if look.unsure]
        rounds = 0
        while unsure and (rounds < LEAST_ROUNDS or (rounds < MOST_ROUNDS and clock.now() < until)):
            luck = self.rng.getrandbits(64)
            for look in unsure:
                look.again(luck)
            rounds += 1
        return {choice: seen for look in looks for choice, seen in look.seen().items()}

    def _look(self, state: ArenaState, seat: int, action: Action) -> Look:
        after, _ = self.game.apply(state, seat, action)
        if isinstance(action, SINGLE_THROWS):
            return OneDie(self, after, seat, action)
        return Chances(self, after, seat, action)

    def fate(self, after: ArenaState, seat: int, manner: Manner | None = None, throws: int = 0) -> Fate:
        """What becomes of this, with the own dice thrown in a manner if they are in the air, and throws after it."""
        return Fate(partial(self._once, after, seat, manner, throws), after.phase not in QUIET or throws > 0)

    def _once(self, after: ArenaState, seat: int, manner: Manner | None, throws: int) -> float:
        after = self.trial.until_quiet(after, {seat: manner} if manner else {})
        for _ in range(throws):
            after = self._thrown_on(after)
        return self.evaluate(after, seat)

    def _thrown_on(self, state: ArenaState) -> ArenaState:
        """The seat on turn throws once, and stops if it may."""
        if state.phase != "turn":
            return state
        throw = self.game.legal_actions(state, state.active).sample(self.rng)
        state = self.trial.outcome(state, state.active, throw, self.rng.choice(MANNERS))
        may_stop = state.phase == "choice" and Stop() in self.game.legal_actions(state, state.active)
        return self.game.apply(state, state.active, Stop())[0] if may_stop else state

    def throws_ahead(self, action: Action) -> int:
        """Towers, start dice and piles look alike until they are thrown at, or thrown."""
        if isinstance(action, KeepPiles):
            return self.game.seats
        return int(isinstance(action, BuildTower | PlaceStart) and self.game.id not in CORE_GAMES)


class Fate:
    """What something is worth: known where nothing is left to chance, else the mean of what was tried."""

    def __init__(self, once: Callable[[], float], unsure: bool = True) -> None:
        self.once, self.unsure = once, unsure
        self.total, self.squares, self.count = 0.0, 0.0, 0
        if not unsure:
            self.again()

    def again(self) -> None:
        value = self.once()
        self.total += value
        self.squares += value * value
        self.count += 1

    @property
    def value(self) -> float:
        return self.total / self.count

    @property
    def variance(self) -> float:
        """Of the mean."""
        if not self.unsure:
            return 0.0
        if self.count < 2:
            return UNKNOWN
        return max(self.squares - self.total * self.value, 0.0) / (self.count * (self.count - 1))


class Look(ABC):
    """Looking at one action; if it is a throw, in every manner."""

    unsure: bool
    """Whether there is anything to try out."""

    @abstractmethod
    def again(self, luck: int) -> None:
        """One more trial. Every choice gets the same luck, as far as that goes: what differs is the choice."""

    @abstractmethod
    def seen(self) -> dict[Choice, Seen]:
        """What it is worth, as far as is known."""


class Chances(Look):
    """An action that is tried out as a whole, or whose end is known."""

    def __init__(self, foresight: Foresight, after: ArenaState, seat: int, action: Action) -> None:
        self.rng, throws = foresight.rng, foresight.throws_ahead(action)
        self.fates = {choice: foresight.fate(after, seat, choice.manner, throws) for choice in choices((action,))}
        self.unsure = any(fate.unsure for fate in self.fates.values())

    def again(self, luck: int) -> None:
        for fate in self.fates.values():
            self.rng.seed(luck)
            fate.again()

    def seen(self) -> dict[Choice, Seen]:
        return {choice: Seen(fate.value, sqrt(fate.variance)) for choice, fate in self.fates.items()}


class OneDie(Look):
    """One die is thrown at what lies there."""

    def __init__(self, foresight: Foresight, flying: ArenaState, seat: int, action: Action) -> None:
        self.action, self.flying, self.seat = action, flying, seat
        self.foresight, self.trial = foresight, foresight.trial
        ((_, (die,)),) = flying.resolution.hands
        self.shown = [self._lands(Landed(((die, face),), (), flying.stacks)) for face in foresight.game.die]
        self.left = self._lands(Landed((), ((die, "bounced"),), flying.stacks))
        standing = sum(map(len, flying.stacks))
        loose, towers = len(flying.arena) - standing, len(flying.stacks)
        self.luck = {manner: LUCK[manner].among(loose + towers) for manner in MANNERS}
        self.stirs = {manner: chance_to_stir(loose, towers, luck) for manner, luck in self.luck.items()}
        self.stirred = {manner: Fate(partial(self._stir, manner)) for manner in MANNERS}
        self.with_consequences = [fate for fate in (*self.shown, self.left) if fate.unsure]
        self.unsure = bool(self.with_consequences) or any(self.stirs.values())

    def _lands(self, landing: Landed) -> Fate:
        """The die lands and nothing else moves."""
        after, _ = self.foresight.game.resolve(self.flying, landing)
        return self.foresight.fate(after, self.seat)

    def again(self, luck: int) -> None:
        """Each landing that has consequences, and the stir that matters the most."""
        self.foresight.rng.seed(luck)
        for fate in self.with_consequences:
            fate.again()
        manner = max(MANNERS, key=self._matters)
        if self.stirs[manner]:
            self.stirred[manner].again()

    def _matters(self, manner: Manner) -> tuple[bool, float]:
        """How much there is to learn of a stir: first of those that were never tried."""
        count = self.stirred[manner].count
        return self.stirs[manner] > 0 and not count, self.stirs[manner] / (1 + count)

    def _stir(self, manner: Manner) -> float:
        """Throw until something else moves."""
        game = self.foresight.game
        awaited = game.awaiting(self.flying)
        while True:
            landing = cast("Landed", self.trial.luck.answer(game, self.flying, awaited, {self.seat: manner}))
            if len(landing.faces) + len(landing.out) > 1 or landing.stacks != self.flying.stacks:
                return self.foresight.evaluate(self.trial.until_quiet(self.flying, {}, landing), self.seat)

    def seen(self) -> dict[Choice, Seen]:
        return {Choice(self.action, manner): self._seen(manner) for manner in MANNERS}

    def _seen(self, manner: Manner) -> Seen:
        """Weighed by the chances of this manner: the die stays or leaves, and stirs something or not."""
        stirs, leaves = self.stirs[manner], self.luck[manner].leave
        stirred = self.stirred[manner]
        parts = [((1 - leaves) / len(self.shown), fate) for fate in self.shown] + [(leaves, self.left)]
        if stirred.count:
            parts = [((1 - stirs) * share, fate) for share, fate in parts] + [(stirs, stirred)]
        value = sum(share * fate.value for share, fate in parts)
        return Seen(value, sqrt(sum(share * share * fate.variance for share, fate in parts)))


def chance_to_stir(loose: int, towers: int, luck: ThrowChances) -> float:
    """That a thrown die turns or knocks out a loose one, or breaks a tower."""
    still: float = (1 - luck.stirs) ** loose * (1 - luck.hit) ** towers
    return 1 - still
