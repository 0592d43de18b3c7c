"""What each option is worth by looking one throw ahead: exactly as far as that goes, by trials where it does not.

A die thrown by itself mostly moves nothing else. Then it shows one of six faces or leaves, and each of these is looked
at once for all manners. Only the rest is tried out, as often as there is time for: throws that stir what lies there,
reactions of the others, races, several dice at once.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import partial
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, cast

from throwdown.rules.arena_state import THROWS, Throw, ThrowFromPile, landed
from throwdown.throwers import MANNERS
from throwdown.throwers.luck import LUCK

from .imagined import QUIET, Trial

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.rules import Action
    from throwdown.rules.arena import ArenaGame
    from throwdown.rules.arena_state import ArenaState, Landed
    from throwdown.rules.record import Manner as Force
    from throwdown.throwers.luck import Manner

#: Rounds of trials: at least so many even without time, at most so many.
LEAST_ROUNDS, MOST_ROUNDS = 4, 400
#: Throws of a single die.
SINGLE = (Throw, ThrowFromPile)

Option = tuple["Action", str | None]


class Foresight:
    """Looks ahead for one seat after another."""

    def __init__(self, game: ArenaGame, rng: Random, worth: Callable[[ArenaState, int], float]) -> None:
        self.game, self.worth = game, worth
        self.rng = Random(rng.getrandbits(64))  # not the giver's own: it is wound back
        self.trial = Trial(game, self.rng)

    def values(self, state: ArenaState, seat: int, actions: tuple[Action, ...], think: float) -> dict[Option, float]:
        """The worth of every action, and of every manner of a throw, after so many seconds."""
        until = perf_counter() + think
        looks = [self._look(state, seat, action) for action in actions]
        unsure = [look for look in looks if look.unsure]
        rounds = 0
        while unsure and (rounds < LEAST_ROUNDS or (rounds < MOST_ROUNDS and perf_counter() < until)):
            for look in unsure:
                look.again()
            rounds += 1
        return {option: value for look in looks for option, value in look.values().items()}

    def _look(self, state: ArenaState, seat: int, action: Action) -> Look:
        after, _ = self.game.apply(state, seat, action)
        if isinstance(action, SINGLE):
            return OneDie(self, after, seat, action)
        return Chances(self, after, seat, action)

    def fate(self, after: ArenaState, seat: int, manner: str | None = None) -> Fate:
        """What becomes of this, with the own dice thrown in a manner if they are in the air."""
        return Fate(lambda: self.worth(self.trial.settled(after, {seat: manner} if manner else {}), seat), after)


class Fate:
    """What something is worth: known where nothing is left to chance, else the mean of what was tried."""

    def __init__(self, once: Callable[[], float], after: ArenaState | None = None) -> None:
        self.once = once
        self.total, self.count = 0.0, 0
        self.unsure = after is None or after.phase not in QUIET
        if not self.unsure:
            self.again()

    def again(self) -> None:
        self.total += self.once()
        self.count += 1

    @property
    def value(self) -> float:
        return self.total / self.count


class Look(ABC):
    """Looking at one action; if it is a throw, in every manner."""

    unsure: bool
    """Whether there is anything to try out."""

    @abstractmethod
    def again(self) -> None:
        """One more trial."""

    @abstractmethod
    def values(self) -> dict[Option, float]:
        """What it is worth, as far as is known."""


class Chances(Look):
    """An action that is tried out as a whole, or whose end is known."""

    def __init__(self, foresight: Foresight, after: ArenaState, seat: int, action: Action) -> None:
        self.action, self.rng = action, foresight.rng
        manners: tuple[Force | None, ...] = MANNERS if isinstance(action, THROWS) else (None,)
        self.fates = {manner: foresight.fate(after, seat, manner) for manner in manners}
        self.unsure = any(fate.unsure for fate in self.fates.values())

    def again(self) -> None:
        luck = self.rng.getrandbits(64)
        for fate in self.fates.values():
            self.rng.seed(luck)  # the same for every manner: what differs is the manner
            fate.again()

    def values(self) -> dict[Option, float]:
        return {(self.action, manner): fate.value for manner, fate in self.fates.items()}


class OneDie(Look):
    """One die is thrown at what lies there."""

    def __init__(self, foresight: Foresight, flying: ArenaState, seat: int, action: Action) -> None:
        self.action, self.flying, self.seat = action, flying, seat
        self.foresight, self.trial = foresight, foresight.trial
        ((_, (die,)),) = flying.resolution.hands
        self.shown = [self._lands(landed(((die, face),), (), flying.stacks)) for face in foresight.game.die]
        self.left = self._lands(landed((), ((die, "bounced"),), flying.stacks))
        self.stirs = {manner: chance_to_stir(flying, LUCK[manner]) for manner in MANNERS}
        self.stirred = {manner: Fate(partial(self._stir, manner)) for manner in MANNERS}
        self.with_consequences = [fate for fate in (*self.shown, self.left) if fate.unsure]
        self.unsure = bool(self.with_consequences) or any(self.stirs.values())

    def _lands(self, landing: Landed) -> Fate:
        """The die lands and nothing else moves."""
        after, _ = self.foresight.game.resolve(self.flying, landing)
        return self.foresight.fate(after, self.seat)

    def again(self) -> None:
        """Each landing that has consequences, and the stir that matters the most."""
        for fate in self.with_consequences:
            fate.again()
        manner = max(MANNERS, key=lambda each: self.stirs[each] / (1 + self.stirred[each].count))
        if self.stirs[manner]:
            self.stirred[manner].again()

    def _stir(self, manner: Force) -> float:
        """Throw until something else moves."""
        game = self.foresight.game
        awaited = game.awaiting(self.flying)
        while True:
            landing = cast("Landed", self.trial.luck.answer(game, self.flying, awaited, {self.seat: manner}))
            if len(landing.faces) + len(landing.out) > 1 or landing.stacks != self.flying.stacks:
                return self.foresight.worth(self.trial.settled(self.flying, {}, landing), self.seat)

    def values(self) -> dict[Option, float]:
        return {(self.action, manner): self._value(manner) for manner in MANNERS}

    def _value(self, manner: Force) -> float:
        stays = sum(fate.value for fate in self.shown) / len(self.shown)
        alone = stays + LUCK[manner].leave * (self.left.value - stays)
        stirred = self.stirred[manner]
        return alone + self.stirs[manner] * (stirred.value - alone) if stirred.count else alone


def chance_to_stir(flying: ArenaState, manner: Manner) -> float:
    """That a thrown die turns or knocks out a loose one, or breaks a tower."""
    standing = sum(map(len, flying.stacks))
    moves = manner.hit * (manner.knock + (1 - manner.knock) * manner.turn)
    still: float = (1 - moves) ** (len(flying.arena) - standing) * (1 - manner.hit) ** len(flying.stacks)
    return 1 - still
