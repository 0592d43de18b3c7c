"""A batch of arena games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import numpy as np
from numpy.typing import ArrayLike, NDArray

from throwdown_lab.batch.events import ROOM
from throwdown_lab.batch.form import Batch, Flags, Played, Whole, first_seats
from throwdown_lab.coding.arena import ArenaCoding

from . import core, many
from .happened import codes_of
from .layout import OUT, WINNERS, Edition, width
from .rows import fields_of_row, rows_of, tidied
from .sheet import bench_for, edition_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.rules import Event, Game
    from throwdown_lab.batch.chance import Keys
    from throwdown_lab.batch.reference import Fields, Moment
    from throwdown_lab.coding.form import Mask, Numbers


_NOTHING = np.zeros((0, 3), np.int64)
_NOTHING_SEEN = np.zeros((0, 0), np.int16)


class ArenaBatch(Batch):
    """Games of one arena edition; see ``batch.form``. Luck throws."""

    coding: ArenaCoding
    draws_ahead = draws_to_begin = 16

    def __init__(self, game: Game[Any], games: int) -> None:
        super().__init__(ArenaCoding(game), games)
        self._bench = bench_for(self.coding)
        self.rows = np.zeros((games, width(edition_of(self.coding))), np.int16)
        self._log = np.zeros((games, ROOM), np.int64)
        self._seats = np.arange(game.seats)
        self._spells = edition_of(self.coding) == Edition.SPELLS

    def seat(self) -> NDArray[np.int8]:
        return self._query(many.SEAT).astype(np.int8)

    def observe(self) -> Numbers:
        seen = np.zeros((self.games, len(self.coding.names)), np.int16)
        self._query(many.OBSERVE, seen)
        return seen

    def mask(self) -> Mask:
        mask = np.zeros((self.games, self.coding.size), np.int16)
        self._query(many.LEGAL, mask)
        return mask.astype(np.int8)

    def random_ids(self) -> Whole:
        return self._query(many.RANDOM)

    def winners(self) -> Flags:
        return cast("Flags", (self.rows[:, WINNERS, None] >> self._seats & 1).astype(np.bool_))

    def points(self) -> NDArray[np.int16]:
        out = self.rows[:, OUT : OUT + len(self._seats)]
        place = out if self.coding.game.options["simul_points"] == "sequential" else out >> 3
        later = (out[:, None, :] == 0) | (place[:, None, :] > place[:, :, None])
        return cast("NDArray[np.int16]", ((out[:, :, None] > 0) & later).sum(axis=2, dtype=np.int16))

    def play(self, seeds: ArrayLike, first: ArrayLike = 0) -> Played:
        given = np.ascontiguousarray(seeds, np.uint64)
        begins = first_seats(first, len(given))
        if core.is_plain(self._bench):
            results = core.play_core(self._bench, given, begins)
        else:
            results = np.zeros((len(given), 3), np.int64)
            many.run(self._bench, many.PLAY, self.rows, given, begins, results)
        return Played(results[:, 0].astype(np.uint8), results[:, 1], results[:, 2])

    def _begin(self, which: Whole, keys: Keys, first: Whole) -> None:
        fresh = np.empty((len(which), self.rows.shape[1]), np.int16)
        many.run(self._bench, many.BEGIN, fresh, keys, first, _NOTHING)
        self.rows[which] = fresh

    def _first_illegal(self, ids: Whole) -> int:
        known = np.clip(ids, 0, self.coding.size - 1)
        open_ids = (known == ids) & (self.mask()[np.arange(self.games), known] == 1)
        wrong = np.flatnonzero(~(open_ids | self.over()))
        return int(wrong[0]) if len(wrong) else -1

    def _step(self, ids: Whole, keys: Keys) -> None:
        many.run(self._bench, many.STEP, self.rows, keys, ids, self._log)

    def _query(self, task: int, seen: Numbers = _NOTHING_SEEN) -> Whole:
        results = np.zeros((self.games, 1), np.int64)
        many.query(self._bench, task, self.rows, self.keys(), results, seen)
        return results[:, 0]

    def bytes_a_game(self) -> int:
        return int(self.rows[0].nbytes + self.seeds.itemsize + self.steps.itemsize)

    def fields(self, game: int) -> Fields:
        return self.row_fields(tidied(self.rows[game : game + 1], self._spells)[0])

    def compared(self) -> NDArray[np.int16]:
        return tidied(self.rows, self._spells)

    def rows_by_rules(self, moments: Sequence[Moment]) -> NDArray[np.int16]:
        return rows_of(self.coding, moments)

    def happened(self, game: int) -> list[int]:
        log: list[int] = self._log[game].tolist()
        return log[1 : 1 + log[0]]

    def happened_by_rules(self, events: Sequence[Event]) -> list[int]:
        return codes_of(self.coding, events)

    def row_fields(self, row: NDArray[np.int16]) -> Fields:
        return fields_of_row(self.coding, row.tolist())
