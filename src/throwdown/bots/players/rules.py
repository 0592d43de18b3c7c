"""What people go by before they look ahead: rules for when to throw on, and habits of the hand.

Each is one thing that a player learns. A level is put together of them (``arena.py``), and so is ``thumb``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.bots.bot import Choice, NamedBot
from throwdown.rules.arena.dice import SUPPLY
from throwdown.rules.arena.state import THROWS, Collect, KeepPiles, TakeExtra, Throw, ThrowAll
from throwdown.rules.game import Action, Stop

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from throwdown.rules.arena.pipeline import ArenaView
    from throwdown.rules.record import Manner

    ThrowsOn = Callable[[ArenaView], bool]
    Hand = Callable[[ArenaView, Random], Manner]

#: With so many different symbols a throw matches as often as not; with one more, more often than not.
EVEN, LIKELY = 3, 4
#: How often a wild hand hits.
WILD = 1 / 4


# What is seen


def open_symbols(view: ArenaView, without: int | None = None) -> set[str]:
    """The different symbols that a thrown die could match."""
    stacks = [[die for die in stack if die != without] for stack in view.stacks]
    covered = {die for stack in stacks for die in stack[:-1]}
    return {face for die, face in view.arena if die != without and die not in covered}


def has_plenty(view: ArenaView) -> bool:
    """Whether at most one die is gone of those that a seat begins with, if there is no handicap."""
    own = view.supplies[view.seat] if view.seat is not None else None
    return own is not None and own >= SUPPLY[len(view.supplies)] - 1


# When to throw on


def while_it_lasts(view: ArenaView) -> bool:
    """There are plenty of dice, so why stop? With fewer, only if a match is likely."""
    return has_plenty(view) or if_likely(view)


def while_it_lasts_and_then_never(view: ArenaView) -> bool:
    """There are plenty of dice, so why stop? With fewer, only if every symbol lies there."""
    return has_plenty(view) or if_certain(view)


def if_likely(view: ArenaView) -> bool:
    """The own throw counts: a match is more likely than not."""
    return len(open_symbols(view)) >= LIKELY


def if_even(view: ArenaView) -> bool:
    """What is left lying helps the next player, so that an even chance is good enough."""
    return len(open_symbols(view)) >= EVEN


def if_certain(view: ArenaView) -> bool:
    """Only if every symbol lies there: with many powers a throw too many helps the others."""
    return len(open_symbols(view)) > LIKELY


#: Rules by name.
GOING_ON: dict[str, ThrowsOn] = {
    "while it lasts": while_it_lasts,
    "while it lasts, then never": while_it_lasts_and_then_never,
    "if likely": if_likely,
    "if even": if_even,
    "if certain": if_certain,
}


# How to throw


def wild(view: ArenaView, rng: Random) -> Manner:
    """A toss, and often a hit."""
    return _at_dice(view, "hit" if rng.random() < WILD else "toss")


def gentle(view: ArenaView, rng: Random) -> Manner:
    """A toss: who does not aim well loses many dice by hits."""
    return _at_dice(view, "toss")


def steady(view: ArenaView, rng: Random) -> Manner:
    """A hit."""
    return _at_dice(view, "hit")


def _at_dice(view: ArenaView, manner: Manner) -> Manner:
    """So where two dice lie or more; a single one is not worth it, and what is thrown at bare foam flies out."""
    return manner if len(view.arena) > 1 else "drop"


#: Habits by name.
HANDS: dict[str, Hand] = {"wild": wild, "gentle": gentle, "steady": steady}


class ByRule(NamedBot):
    """Plays by a rule and a habit."""

    def __init__(self, rng: Random, throws_on: ThrowsOn, hand: Hand) -> None:
        self.rng, self.throws_on, self.hand = rng, throws_on, hand

    def choose(self, view: ArenaView) -> Choice:
        action = self._action(view)
        return Choice(action, self.hand(view, self.rng) if isinstance(action, THROWS) else None)

    def _action(self, view: ArenaView) -> Action:
        if view.phase == "choice" and Stop() in view.actions and not self.throws_on(view):
            return Stop()
        if view.phase == "accio":
            return self._extra(view)
        for preferred in (Throw(), ThrowAll(), Collect(True), KeepPiles(True)):
            if preferred in view.actions:
                return preferred
        throws = [action for action in view.actions if isinstance(action, THROWS)] if view.phase == "choice" else []
        return throws[0] if throws else view.actions.sample(self.rng)

    def _extra(self, view: ArenaView) -> Action:
        """The die that leaves the next player the fewest symbols to match."""
        takes = [action for action in view.actions if isinstance(action, TakeExtra) and action.die is not None]
        return min(takes, key=lambda take: len(open_symbols(view, without=take.die)))
