"""How well a network plays, on the batch engine: against chance, or against another network."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from throwdown.lab.share import share_of

from .self_play import under_way

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.bots.coding.form import Mask, Numbers
    from throwdown.bots.nets.net import Net
    from throwdown.lab.batch import Batch
    from throwdown.lab.share import Share

    from .self_play import Whole

    #: Which id each of these observations is answered by; the mask says which may.
    Policy = Callable[[Numbers, Mask], Whole]

#: Seeds of games that nobody learns from begin here.
UNSEEN = 1 << 62


def greedy(net: Net) -> Policy:
    """Whatever the network takes to be best."""
    return lambda seen, open_ids: np.where(open_ids, net.logits(seen)[:, : net.ids], -np.inf).argmax(axis=1)


def share_won(batch: Batch, net: Net, rounds: int, other: Net | None = None) -> Share:
    """What one seat wins among others, who play by another network or by chance: so many times all games."""
    wins, played = 0.0, 0
    for number in range(rounds):
        won, ended = _played(
            batch, greedy(net), None if other is None else greedy(other), UNSEEN + number * batch.games
        )
        wins, played = wins + won, played + ended
    return share_of("net", wins, played)


def _played(batch: Batch, policy: Policy, other: Policy | None, seed: int) -> tuple[float, int]:
    """Wins, and games that ended: every seat has its turn to begin and to be the one."""
    seats = batch.coding.game.seats
    batch.reset(seed, np.arange(batch.games) // seats % seats)
    own = np.arange(batch.games) % seats
    while len(live := under_way(batch)):
        ids, asked = batch.random_ids(), batch.seat()
        seen, open_ids = batch.observe(), batch.mask()
        for who, which in ((policy, live[asked[live] == own[live]]), (other, live[asked[live] != own[live]])):
            if who is not None and len(which):
                ids[which] = who(seen[which], open_ids[which])
        batch.step(ids)
    over, winners = batch.over(), batch.winners()
    shares = winners[np.arange(batch.games), own] / np.maximum(1, winners.sum(axis=1))
    return float(shares[over].sum()), int(over.sum())
