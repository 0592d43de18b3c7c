"""Weights of what is seen in positions, fitted to how their games end.

Every seat has a strength, a weighted sum of what is seen of it, and wins with its share of all strengths.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from throwdown.bots.search.signs import CORE

if TYPE_CHECKING:
    from throwdown.bots.search.calibration import Signs

#: How strongly weights are held back to the core game: one for "core", nothing for the rest.
HELD_BACK = 5.0
#: Newton's steps; the last ones change nothing any more.
STEPS = 12

Array = npt.NDArray[np.float64]
Weights = dict[str, float]


class Noted:
    """One position: what is seen of every seat, and each seat's share of the win."""

    def __init__(self, signs: Signs, wins: dict[int, float]) -> None:
        self.signs, self.wins = signs, wins


class Table:
    """Positions as numbers: a row for each seat of each position."""

    def __init__(self, notes: list[Noted], names: list[str]) -> None:
        column = {name: number for number, name in enumerate(names)}
        seats = [(number, seat) for number, noted in enumerate(notes) for seat in noted.signs]
        self.seen = np.zeros((len(seats), len(names)))
        for row, (number, seat) in enumerate(seats):
            for name, much in notes[number].signs[seat]:
                if name in column:
                    self.seen[row, column[name]] += much
        self.position = np.array([number for number, _ in seats])
        self.first = np.flatnonzero(np.diff(self.position, prepend=-1))
        self.won = np.array([notes[number].wins.get(seat, 0.0) for number, seat in seats])

    def shares(self, weights: Array) -> Array:
        """Each seat's share of the strengths of its position."""
        strength = np.exp(self.seen @ weights)
        shares: Array = strength / np.add.reduceat(strength, self.first)[self.position]
        return shares

    def loss(self, weights: Array) -> float:
        """How much of a surprise the winners are, on the mean of all positions."""
        return -float(self.won @ np.log(self.shares(weights))) / len(self.first)


def fitted(notes: list[Noted]) -> Weights:
    """The weights under which the winners are the least surprise, by Newton's steps."""
    names = sorted({name for noted in notes for seen in noted.signs.values() for name, _ in seen})
    table = Table(notes, names)
    core = np.array([float(name == CORE) for name in names])
    weights = core.copy()
    for _ in range(STEPS):
        share = table.shares(weights)
        mean = np.add.reduceat(table.seen * share[:, None], table.first)
        pull = table.seen.T @ (table.won - share) - HELD_BACK * (weights - core)
        bend = (table.seen * share[:, None]).T @ table.seen - mean.T @ mean + HELD_BACK * np.eye(len(names))
        weights += np.linalg.solve(bend, pull)
    return {name: round(float(weight), 4) for name, weight in zip(names, weights, strict=True)}


def loss(notes: list[Noted], weights: Weights) -> float:
    """The same for any weights."""
    return Table(notes, list(weights)).loss(np.array(list(weights.values())))
