"""What all batches have in common: thousands of games of one edition, step by step."""

from __future__ import annotations

from abc import ABC, abstractmethod
from copy import copy
from typing import TYPE_CHECKING, Any, NamedTuple, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from throwdown.errors import ActionRefused, TableRefused
from throwdown.throwers import Luck

from .chance import Keys, keys_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.rules import Event
    from throwdown.throwers import Thrower
    from throwdown_lab.coding import Coding
    from throwdown_lab.coding.form import Mask, Numbers

    from .reference import Fields, Moment
    from .stream import Stream

Whole = NDArray[np.int64]
Flags = NDArray[np.bool_]


class Played(NamedTuple):
    """The results of whole games, one entry each."""

    winners: NDArray[np.uint8]
    """The seats that won, as bits."""
    throws: Whole
    steps: Whole


class Batch(ABC):
    """Games of one edition as a batch. Each waits for one id of the seat ``seat()``, or is over.

    The chance of a step comes from the seed of the game and the number of the step; a caller with other chance gives
    a key for each game.
    """

    #: Masks and observations are held against those of the rules in one game of so many.
    look_every = 1
    #: A step seldom takes more numbers of chance, and the beginning of a game: they are made for all games at once.
    draws_ahead = draws_to_begin = 0

    rows: NDArray[Any]
    """The games as they are, one row each: the ``layout`` of a game says what stands where."""

    def __init__(self, coding: Coding, games: int) -> None:
        if games < 1:
            raise TableRefused(f"games must be a whole number from 1; got {games}", code="table/games")
        self.coding = coding
        self.games = games
        self.seeds: Keys = np.zeros(games, np.uint64)
        self.steps: Whole = np.zeros(games, np.int64)
        """How many ids each game has taken."""

    # What a game has to bring

    @abstractmethod
    def seat(self) -> NDArray[np.int8]:
        """Who is asked in each game; -1 where it is over."""

    @abstractmethod
    def observe(self) -> Numbers:
        """What each of these seats sees, as ``coding.observe`` codes it."""

    @abstractmethod
    def mask(self) -> Mask:
        """1 for each id that these seats may choose."""

    @abstractmethod
    def random_ids(self) -> Whole:
        """One of the open ids in each game, all equally likely; -1 where it is over."""

    @abstractmethod
    def winners(self) -> Flags:
        """Who has won, by game and seat; nobody while it is played."""

    @abstractmethod
    def points(self) -> NDArray[np.int16]:
        """What is counted at the end, by game and seat: the points of a tournament, or the cards on the heaps."""

    @abstractmethod
    def play(self, seeds: ArrayLike, first: ArrayLike = 0) -> Played:
        """Whole games of random play; the games of this batch stay as they are."""

    @abstractmethod
    def fields(self, game: int) -> Fields:
        """Everything that decides how this game continues, by name."""

    @abstractmethod
    def compared(self) -> NDArray[np.int16]:
        """The same of all games as numbers, a row for each."""

    @abstractmethod
    def rows_by_rules(self, moments: Sequence[Moment]) -> NDArray[np.int16]:
        """Such rows of games as the rules have them."""

    @abstractmethod
    def row_fields(self, row: NDArray[np.int16]) -> Fields:
        """Such a row by name."""

    @abstractmethod
    def happened(self, game: int) -> list[int]:
        """What happened in the last step of this game, as ``events`` codes it; in a build that logs events."""

    @abstractmethod
    def happened_by_rules(self, events: Sequence[Event]) -> list[int]:
        """The same of a game as the rules have it."""

    def standing(self, rows: NDArray[Any]) -> Self:
        """The same table with these games as they stand: to be looked at, not to be played on."""
        table = copy(self)
        table.games, table.rows = len(rows), rows.view(type(self.rows))
        table.seeds, table.steps = np.zeros(len(rows), np.uint64), np.zeros(len(rows), np.int64)
        return table

    @abstractmethod
    def _begin(self, which: Whole, keys: Keys, first: Whole) -> None: ...

    @abstractmethod
    def _first_illegal(self, ids: Whole) -> int: ...

    @abstractmethod
    def _step(self, ids: Whole, keys: Keys) -> None: ...

    @abstractmethod
    def bytes_a_game(self) -> int:
        """What the state of one game takes."""

    # What all share

    def thrower(self, chance: Stream) -> Thrower:
        """What throws for the rules as this batch does."""
        return Luck(chance)

    def over(self) -> Flags:
        return self.seat() < 0

    def reset(self, seeds: ArrayLike, first: ArrayLike = 0) -> None:
        """All games begin: a seed for each (or one number, from which they count up), and who begins."""
        given = np.asarray(seeds, np.uint64)
        if given.ndim == 0:
            given = np.arange(self.games, dtype=np.uint64) + given
        self.reset_where(np.ones(self.games, np.bool_), given, first)

    def reset_where(self, which: Flags, seeds: ArrayLike, first: ArrayLike = 0) -> None:
        """Some games begin again, with a seed for each of those."""
        chosen = np.flatnonzero(which)
        given = np.asarray(seeds, np.uint64)
        if given.shape != chosen.shape:
            raise TableRefused(f"{given.size} seeds do not fit {chosen.size} games: give one for each")
        self.seeds[chosen], self.steps[chosen] = given, 0
        self._begin(chosen, keys_of(given, self.steps[chosen]), first_seats(first, len(chosen)))

    def keys(self) -> Keys:
        """Where the chance of the next step begins in each game."""
        return keys_of(self.seeds, self.steps + 1)

    def step(self, ids: ArrayLike, chance: Keys | None = None) -> None:
        """One id in each game; games that are over take no notice."""
        given = np.asarray(ids, np.int64)
        if given.shape != (self.games,):
            raise ActionRefused(f"{given.size} ids do not fit {self.games} games: give one for each")
        wrong = self._first_illegal(given)
        if wrong >= 0:
            raise ActionRefused(f"game {wrong} does not offer id {given[wrong]}: choose one of its mask")
        under_way = ~self.over()
        self._step(given, self.keys() if chance is None else chance)
        self.steps[under_way] += 1


def first_seats(first: ArrayLike, games: int) -> Whole:
    """Who begins in each game."""
    return np.full(games, first, np.int64)  # never a view that is only read: run would be compiled for it once more
