"""How well a learned player plays, on the batch engine: against chance, or against another."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from throwdown_lab.share import share_of

from .playing import play

if TYPE_CHECKING:
    from throwdown.bots.players.learned import Judge
    from throwdown_lab.batch import Batch
    from throwdown_lab.share import Share

    from .playing import Whole

#: Seeds of games that are not learned from begin here.
UNSEEN = 1 << 62


def share_won(batch: Batch, judge: Judge, rounds: int, other: Judge | None = None) -> Share:
    """What one seat wins among others, who play by another judgement or by chance: so many times all games."""
    played = [_played(batch, judge, other, UNSEEN + number * batch.games) for number in range(rounds)]
    return share_of("learned", sum(wins for wins, _ in played), sum(ended for _, ended in played))


def _played(batch: Batch, judge: Judge, other: Judge | None, seed: int) -> tuple[float, int]:
    """Wins, and games that ended: every seat has its turn to begin and to be the one."""
    games, seats = np.arange(batch.games), batch.coding.game.seats
    own = games % seats

    def choose(live: Whole, ids: Whole) -> None:
        is_own = batch.seat()[live] == own[live]
        for who, which in ((judge, live[is_own]), (other, live[~is_own])):
            if who is not None and len(which):
                ids[which] = best_ids(batch, who, which)

    won = play(batch, seed, games // seats % seats, choose)
    over = batch.over()
    return float(won[games, own][over].sum()), int(over.sum())


def best_ids(batch: Batch, judge: Judge, which: Whole) -> Whole:
    """What is taken to be best in these games."""
    logits = judge.logits(batch.observe()[which])[:, : judge.ids]
    best: Whole = np.where(batch.mask()[which], logits, -np.inf).argmax(axis=1)
    return best
