"""Very many games between players who choose by chance, played as batches (``lab.batch``) on all cores."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from math import sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from throwdown.bots import AMONG_BOTS
from throwdown.rules.values import Value
from throwdown_lab.share import Z95, Share, share_of
from throwdown_lab.work import in_order

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numpy.typing import NDArray

    from throwdown_lab.work import Pool

#: So many games are a piece of work.
BUNCH = 10_000
#: So many of them take about the time of one between players who think.
QUICK = 500


class Counted(Value):
    """What is counted of many games. Seat 0 begins; who shares a win has a part of it."""

    games: int
    wins: tuple[float, ...]
    throws: int
    squares: int

    def shares(self) -> tuple[Share, ...]:
        """Of each seat."""
        return tuple(share_of(f"seat {seat}", wins, self.games) for seat, wins in enumerate(self.wins))

    @property
    def length(self) -> tuple[float, float]:
        """Throws of a game: their mean, and how far its interval reaches."""
        mean = self.throws / self.games
        return mean, Z95 * sqrt(max(self.squares / self.games - mean * mean, 0.0) / self.games)


class Asked(Value):
    """Which games: the same ones on any number of cores."""

    game: str
    seats: int
    seed: str
    options: tuple[tuple[str, Any], ...] = ()


def by_chance(
    workers: Pool,
    asked: Asked,
    games: int,
    progress: Callable[[int], None] = lambda played: None,
) -> Counted:
    """So many games."""
    wins, throws, squares = [0.0] * asked.seats, 0, 0
    pieces = [range(start, min(start + BUNCH, games)) for start in range(0, games, BUNCH)]
    for piece in in_order(workers.each(partial(_counted, asked), pieces)):
        wins = [both + more for both, more in zip(wins, piece.wins, strict=True)]
        throws, squares = throws + piece.throws, squares + piece.squares
        progress(piece.games)
    return Counted(games, tuple(wins), throws, squares)


def _counted(asked: Asked, numbers: range) -> Counted:
    from throwdown_lab.batch import batch_for  # the default install has no numba

    options: Mapping[str, Any] = {**AMONG_BOTS.get(asked.game, {}), **dict(asked.options)}
    played = batch_for(asked.game, asked.seats, options, games=1).play(_seeds(asked.seed, numbers))
    won = played.winners[:, None] >> np.arange(asked.seats) & 1
    wins = (won / won.sum(axis=1, keepdims=True)).sum(axis=0)
    return Counted(len(numbers), tuple(wins.tolist()), int(played.throws.sum()), int((played.throws**2).sum()))


def _seeds(seed: str, numbers: range) -> NDArray[np.uint64]:
    """Of these games; they count up from what the words of the seed come to."""
    start = np.frombuffer(sha256(seed.encode()).digest()[:8], np.uint64)[0]
    return np.asarray(np.arange(numbers.start, numbers.stop, dtype=np.uint64) + start, np.uint64)
