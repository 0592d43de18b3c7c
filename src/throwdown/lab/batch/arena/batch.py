"""Arena games in step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import numpy as np
from numpy.typing import ArrayLike, NDArray

from throwdown.lab.batch.form import Batch, Flags, Played, Whole, first_seats
from throwdown.lab.coding.arena import ArenaCoding

from . import many
from .layout import WINNERS, Edition, width
from .sheet import EDITION, bench_for
from .telling import told_by_row, told_by_state

if TYPE_CHECKING:
    from throwdown.lab.batch.chance import Keys
    from throwdown.lab.batch.reference import Reference, Told
    from throwdown.lab.coding.form import Mask, Numbers
    from throwdown.rules import Game


class ArenaBatch(Batch):
    """Games of one arena edition; see ``batch.form``. Luck throws."""

    coding: ArenaCoding

    def __init__(self, game: Game[Any], games: int) -> None:
        super().__init__(ArenaCoding(game), games)
        self._bench = bench_for(self.coding)
        self.rows = np.zeros((games, width(Edition(int(self._bench[EDITION])))), np.int16)
        """The games as they are, one row each: ``layout`` says what stands where."""
        self._seats = np.arange(game.seats)

    def seat(self) -> NDArray[np.int8]:
        seats = np.zeros(self.games, np.int8)
        many.seat_all(self._bench, self.rows, seats)
        return seats

    def observe(self) -> Numbers:
        told = np.zeros((self.games, len(self.coding.names)), np.int16)
        many.observe_all(self._bench, self.rows, told)
        return told

    def mask(self) -> Mask:
        masks = np.zeros((self.games, self.coding.size), np.int8)
        many.mask_all(self._bench, self.rows, masks)
        return masks

    def random_ids(self) -> Whole:
        ids = np.zeros(self.games, np.int64)
        many.random_all(self._bench, self.rows, self.keys(), ids)
        return ids

    def winners(self) -> Flags:
        return cast("Flags", (self.rows[:, WINNERS, None] >> self._seats & 1).astype(np.bool_))

    def points(self) -> NDArray[np.int16]:
        points = np.zeros((self.games, len(self._seats)), np.int16)
        many.points_all(self.rows, self.coding.game.options["simul_points"] == "sequential", points)
        return points

    def play(self, seeds: ArrayLike, first: ArrayLike = 0) -> Played:
        given = np.ascontiguousarray(seeds, np.uint64)
        winners, counts = np.zeros(len(given), np.uint8), np.zeros((len(given), 2), np.int64)
        many.play_all(self._bench, given, first_seats(first, len(given)), winners, counts)
        return Played(winners, counts[:, 0], counts[:, 1])

    def bytes_a_game(self) -> int:
        return int(self.rows[0].nbytes + self.seeds.itemsize + self.steps.itemsize)

    def told(self, game: int) -> Told:
        return told_by_row(self.coding, self.rows[game].tolist())

    def told_by_rules(self, reference: Reference) -> Told:
        return told_by_state(self.coding, reference)

    def _begin(self, which: Whole, keys: Keys, first: Whole) -> None:
        many.begin_all(self._bench, self.rows, which, keys, first)

    def _first_illegal(self, ids: Whole) -> int:
        return many.first_illegal(self._bench, self.rows, ids)

    def _step(self, ids: Whole, keys: Keys) -> None:
        many.step_all(self._bench, self.rows, ids, keys)
