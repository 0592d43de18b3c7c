"""Weights learn to play by being shaken: thousands of games in batches, in which every seat has weights of its own.

In every iteration each seat of each game has the weights as they are, shaken a little by chance. What the winners had
more of than the losers shows where to move the weights, and the next iteration shakes what came of it. Nothing is said
of single choices: one card more or less in one roll hardly decides a game, and would be lost in the noise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import numpy as np

from throwdown_lab.batch import batch_for
from throwdown_lab.values.shelf import file_of, save
from throwdown_lab.values.sight import FACTS
from throwdown_lab.values.verasselt import Values, Weights, Worths, taught

from .playing import between, play

if TYPE_CHECKING:
    from pathlib import Path

    from throwdown.bots.coding import VerasseltCoding
    from throwdown_lab.batch import Batch

    from .playing import Whole

#: How far weights are shaken: who is shaken so still wins a third of the games against who is not.
SHAKEN = {
    **{"card": 0.15, "safe": 0.15, "roll": 0.15, "kept": 0.08, "bar": 0.08},
    **{"boost": 0.5, "plunder": 0.25, "at_hub": 0.25, "hub": 0.25, "to_yard": 0.25},
}
#: The same for every fact.
FAR: Weights = np.array([[SHAKEN[worth] for _ in FACTS] for worth in Worths._fields])
#: How far they are moved, from the first iteration to the last: so many times as far as they were shaken, for a shake
#: that wins all games.
STEP = (12.0, 1.0)
#: Games end after so many turns of each seat: odd weights would play for ever.
TURNS = 60


class Evolution:
    """Values, and how they get better."""

    def __init__(self, game: str, seats: int, seed: int, games: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.batch: Batch = batch_for(game, seats, {"max_turns": TURNS * seats}, games=games)
        self.learned = Values(cast("VerasseltCoding", self.batch.coding), taught())
        self.seeds = seed << 40

    def iterate(self, done: float) -> None:
        """Play and learn once; ``done`` is the share of all iterations before this one."""
        games, seats = self.batch.games, self.batch.coding.game.seats
        shaken = self.rng.normal(size=(games, seats, *self.learned.weights.shape))
        weights = self.learned.weights + FAR * shaken
        won = play(self.batch, self.seeds, np.arange(games) % seats, lambda live, ids: self._choose(live, ids, weights))
        self.seeds += games
        ahead = np.where(self.batch.over()[:, None], won - 1 / seats, 0)
        better = np.tensordot(ahead, shaken, 2) / (games * (seats - 1))
        self.learned.weights = self.learned.weights + between(STEP, done) * FAR * better

    def _choose(self, live: Whole, ids: Whole, weights: Weights) -> None:
        """Every seat by its own weights; where there is nothing to choose no seat is asked."""
        open_ids = self.batch.mask()
        asked = live[open_ids[live].sum(axis=1) > 1]
        values = self.learned.logits(self.batch.observe()[asked], weights[asked, self.batch.seat()[asked]])
        ids[asked] = np.where(open_ids[asked], values, -np.inf).argmax(axis=1)

    def shipped(self) -> Path:
        """Where the bots look for the weights."""
        return file_of(self.batch.coding.game.id, self.batch.coding.game.seats)

    def save(self, path: Path) -> None:
        save(self.learned, path)
