"""What positions of an arena game are worth to a seat, by a learned network."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

import numpy as np

from throwdown.bots.coding import coding_of

if TYPE_CHECKING:
    from throwdown.rules.arena.pipeline import ArenaGame
    from throwdown.rules.arena.state import ArenaState

    from .net import Net

#: Positions come again and again while a bot looks ahead; so many are cached.
CACHED = 20_000


class Judged:
    """The value of positions: the seat on turn has that of the best choice, the others what it leaves."""

    def __init__(self, game: ArenaGame, net: Net) -> None:
        self.game, self.net, self.coding = game, net, coding_of(game)
        self._known: dict[bytes, list[float]] = {}

    def of_state(self, state: ArenaState, seat: int) -> float:
        """Between throws, or when the game is over."""
        if state.result is not None:
            return 1 / len(state.result.winners) if seat in state.result.winners else 0.0
        if not (state.supplies[seat] or state.piles[seat]):
            return 0.0
        return self._shares(state)[(seat - state.active) % self.game.seats]

    def _shares(self, state: ArenaState) -> list[float]:
        """Everybody's chance, from the seat on turn on."""
        seen = self.coding.observe(self.game.view(state, state.active))
        key = seen.tobytes()
        if key not in self._known:
            if len(self._known) > CACHED:
                self._known.clear()
            logits = self.net.logits(seen)
            open_ids = self.coding.mask(state, state.active)
            best = _chance(float(logits[: self.net.ids][open_ids > 0].max()))
            self._known[key] = [best, *self._others(logits, state, 1 - best)]
        return self._known[key]

    def _others(self, logits: np.ndarray, state: ArenaState, left: float) -> list[float]:
        """The rest goes to the others as the network would share it out among those who have dice."""
        seats = self.game.seats
        around = [(state.active + step) % seats for step in range(1, seats)]
        shares = [
            _chance(float(logits[self.net.ids + step])) * bool(state.supplies[seat] or state.piles[seat])
            for step, seat in enumerate(around, 1)
        ]
        return [left * share / max(sum(shares), 1e-9) for share in shares]


def _chance(logit: float) -> float:
    return 1 / (1 + exp(-logit))
