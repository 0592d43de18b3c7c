"""A batch of games played to the end, and who won them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown_lab.batch import Batch

Whole = NDArray[np.int64]
Floats = NDArray[np.float32]

#: Games under way when the others have ended are not counted: as many as this share at most.
UNFINISHED = 0.01


def play(batch: Batch, seed: int, first: Whole, choose: Callable[[Whole, Whole], object]) -> Floats:
    """Everybody's share of the win, by game and seat; no shares where a game has not ended.

    ``choose`` is given the unfinished games, and ids by chance for all games, to write better ones over them.
    """
    batch.reset(seed, first)
    while len(live := _under_way(batch)):
        ids = batch.random_ids()
        choose(live, ids)
        batch.step(ids)
    winners = batch.winners().astype(np.float32)
    return np.asarray(winners / np.maximum(1, winners.sum(axis=1, keepdims=True)), np.float32)


def _under_way(batch: Batch) -> Whole:
    """The unfinished games; none once so few are left that waiting for them does not pay."""
    live = np.flatnonzero(batch.seat() >= 0)
    return live if len(live) >= UNFINISHED * batch.games else live[:0]


def between(ends: tuple[float, float], done: float) -> float:
    """From the first to the last, as far as we are."""
    return ends[0] + (ends[1] - ends[0]) * done
