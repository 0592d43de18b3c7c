"""The interface of a thrower: it gives the outcomes that the rules await, and knows nothing else of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, get_args

import msgspec

from throwdown.errors import TableRefused
from throwdown.rules.record import Manner, Resolved

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from random import Random

    from throwdown.rules import Action, Game, Outcome
    from throwdown.rules.game import Awaiting
    from throwdown.rules.record import Entry

    from .simulating import Throwing

#: Ways of throwing, from the gentlest to the hardest (CORE-09).
MANNERS: tuple[Manner, ...] = get_args(Manner)
#: The manner of a throw without one: a time-out drops softly (AMB-48).
SOFTEST = "drop"

#: Where dice lie: seven whole numbers for each (see ``physics.scene``). Only a physical arena has places.
Lying = dict[int, tuple[int, ...]]


class Asked(msgspec.Struct, frozen=True):
    """The request of a table to its thrower: what is awaited, how it was thrown, where dice lie."""

    game: Game[Any]
    state: Any
    awaited: Awaiting
    manners: Mapping[int, str]
    """How each seat throws; a seat that is not in it drops softly."""
    intents: Mapping[int, tuple[int, ...]] = {}
    """The numbers that each seat has locked."""
    lying: Lying = {}
    chance: Callable[[int], Random] | None = None
    """The committed chance of this throw, by attempt; none at a table without commitments."""
    paces: Mapping[int, float] = {}
    """How fast each seat builds a tower, as a share of the usual time."""
    number: int = 0
    """Which outcome of the game this is, from 1, where the record says what it was drawn from; else 0."""
    says_lying: bool = False
    """The record says where dice lay before the throw."""


class Thrower(Protocol):
    """Gives the outcome of a throw, a race or a lot."""

    id: str
    engine: str = ""
    """What computes the throws: computing them again needs the same."""
    has_places: bool = False
    """Dice lie somewhere, and people aim."""
    seed: str | None = None
    """What makes it throw the same again."""

    def answer(self, game: Game[Any], state: Any, awaited: Awaiting, manners: Mapping[int, str]) -> Outcome | None:
        """The outcome that is awaited in this state, or None if a person has to enter it.

        ``manners`` says how each seat throws; a seat that is not in it drops softly.
        """
        ...

    def resolve(self, asked: Asked) -> Resolved | None:
        """The entry for the record: the outcome and, from a physical arena, how the dice came there."""
        outcome = self.answer(asked.game, asked.state, asked.awaited, asked.manners)
        return None if outcome is None else Resolved(outcome)

    def resolving(self, asked: Asked) -> Throwing[Resolved | None]:
        """The same, step by step: the host computes the landings that it asks for."""
        return self.resolve(asked)
        yield  # a generator that asks for nothing

    def lock(
        self, asked: Asked, seat: int, action: Action, manner: Manner | None, intent: tuple[int, ...]
    ) -> tuple[int, ...]:
        """Return the numbers to log with an action before the dice fly; raise an error if no hand can throw them."""
        if intent:
            raise TableRefused("this table has no arena to aim in: say only how hard to throw", code="table/intent")
        return ()

    def lay(self, game: Game[Any], lying: Lying, entry: Entry | None, state: Any, version: int) -> Lying:
        """Where the dice lie after an entry of the log."""
        return {}
