"""A batch of games of voll verasselt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import numpy as np
from numpy.typing import ArrayLike, NDArray

from throwdown.rules.verasselt.state import CARDS_PER_COLOUR, COLOURS
from throwdown_lab.batch.form import Batch, Flags, Played, Whole, first_seats
from throwdown_lab.coding.verasselt import SIZE, VerasseltCoding

from . import many
from .cards import ONE_OF_EACH
from .happened import codes_of
from .layout import GAME, Games, no_games, rules_of
from .luck import OneDrawLuck
from .rows import fields_of_row, rows_of, tidied

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.rules import Event, Game
    from throwdown.throwers import Thrower
    from throwdown_lab.batch.chance import Keys
    from throwdown_lab.batch.reference import Fields, Moment
    from throwdown_lab.batch.stream import Stream
    from throwdown_lab.coding.form import Mask, Numbers

_IDS = np.arange(SIZE, dtype=np.int8)


class VerasseltBatch(Batch):
    """Games of voll verasselt; see ``batch.form``."""

    coding: VerasseltCoding
    look_every = 6
    draws_to_begin = 160

    def __init__(self, game: Game[Any], games: int) -> None:
        super().__init__(VerasseltCoding(game), games)
        self._rules = rules_of(self.coding.game)
        self._seats = np.arange(game.seats, dtype=np.uint8)
        self._deck_end = (CARDS_PER_COLOUR - game.seats) * len(COLOURS)
        self.rows: Games = no_games(games)

    def seat(self) -> NDArray[np.int8]:
        return self.rows["seat"].astype(np.int8)

    def observe(self) -> Numbers:
        seen = np.zeros((self.games, len(self.coding.names)), np.int16)
        many.observe_all(self.rows, self._rules, seen)
        return seen

    def mask(self) -> Mask:
        is_open = self.rows["low"][:, None] <= _IDS
        is_open &= self.rows["high"][:, None] >= _IDS
        return is_open.view(np.int8)

    def random_ids(self) -> Whole:
        ids = np.zeros(self.games, np.int64)
        many.random_all(self.rows, self.seeds, self.steps, ids)
        return ids

    def winners(self) -> Flags:
        found = np.zeros(self.games, np.uint8)
        many.winners_all(self.rows, self._rules, found)
        return cast("Flags", (found[:, None] >> self._seats & 1).astype(np.bool_))

    def points(self) -> NDArray[np.int16]:
        """The cards on each heap."""
        heaps = self.rows["heaps"][:, : len(self._seats)].astype(np.int64)
        return cast("NDArray[np.int16]", (heaps * ONE_OF_EACH >> 24 & 0xFF).astype(np.int16))

    def play(self, seeds: ArrayLike, first: ArrayLike = 0) -> Played:
        given = np.ascontiguousarray(seeds, np.uint64)
        found, counts = np.zeros(len(given), np.uint8), np.zeros((len(given), 2), np.int64)
        scratch = no_games(1)
        many.play_all(scratch, self._rules, given, first_seats(first, len(given)), found, counts)
        return Played(found, counts[:, 0], counts[:, 1])

    def bytes_a_game(self) -> int:
        return GAME.itemsize

    def thrower(self, chance: Stream) -> Thrower:
        return OneDrawLuck(chance)

    def fields(self, game: int) -> Fields:
        return self.row_fields(tidied(self.rows[game : game + 1])[0])

    def compared(self) -> NDArray[np.int16]:
        return tidied(self.rows)

    def rows_by_rules(self, moments: Sequence[Moment]) -> NDArray[np.int16]:
        return rows_of([moment.state for moment in moments], self._deck_end)

    def happened(self, game: int) -> list[int]:
        log: list[int] = self.rows["log"][game].tolist()
        return log[1 : 1 + log[0]]

    def happened_by_rules(self, events: Sequence[Event]) -> list[int]:
        return codes_of(events)

    def row_fields(self, row: NDArray[np.int16]) -> Fields:
        return fields_of_row(row, self.coding.game.seats)

    def _begin(self, which: Whole, keys: Keys, first: Whole) -> None:
        many.begin_all(self.rows, self._rules, which, keys, first)

    def _first_illegal(self, ids: Whole) -> int:
        closed = (ids < self.rows["low"]) | (ids > self.rows["high"])
        closed &= self.rows["seat"] >= 0
        return int(closed.argmax()) if closed.any() else -1

    def _step(self, ids: Whole, keys: Keys) -> None:
        many.step_all(self.rows, self._rules, ids, keys)
