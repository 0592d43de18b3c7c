"""The index of each position in the tables of the solver.

A position is so many dice in the arena (lying), and what each player still in the game owns, from the player on turn
on. Two kinds are stored:

*turn*   before the first throw of a turn, as seen by the player who passed the turn on;
*after*  after a throw that matched nothing, as seen by the thrower. What the thrower owns is counted *with* the
         die just thrown: a throw without a match then stays in its row, and the thrower's 1 means out of dice.

Rows are grouped by *level*, all dice in the game, then by dice lying, then by the rank of what the players own.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb

import numpy as np
from numpy.typing import NDArray

Rows = NDArray[np.intp]

#: Five symbols can lie apart, no more (CORE-13).
MOST_LYING = 5
LYING = range(MOST_LYING + 1)
_MOST_DICE = 30
_CHOOSE = np.array([[comb(n, r) for r in range(6)] for n in range(_MOST_DICE)], dtype=np.intp)


def rank(owned: Rows, grown: int = 0) -> Rows:
    """The rank of each row among all ways to own as many dice; with ``grown`` more dice for the first player.

    What players own is a set of borders between their dice, and borders are ranked as combinations are. The rank
    does not depend on what the last player owns.
    """
    borders = owned[:, :-1].cumsum(axis=1) + (grown - 1)
    return np.asarray(_CHOOSE[borders, np.arange(1, owned.shape[1])].sum(axis=1), dtype=np.intp)


class Shares:
    """All ways in which so many players own so many dice, at least one each, in the order of their rank."""

    def __init__(self, owned: Rows) -> None:
        self.first = owned[:, 0]
        self.own = np.arange(len(owned))
        self.passed = rank(np.roll(owned, -1, axis=1))
        """The row once the turn is passed on, whatever the first player owns then."""
        self.grown = rank(owned, grown=1)
        """The row if the first player had one more."""
        self.spent = np.flatnonzero(self.first == 1)
        """Rows in which the first player throws the last die; the others are in the order of their own rank."""

    def __len__(self) -> int:
        return len(self.own)


@lru_cache(maxsize=256)
def owned_by(players: int, dice: int) -> Rows:
    if dice < players:
        return np.zeros((0, players), dtype=np.intp)
    if players == 1:
        return np.array([[dice]], dtype=np.intp)
    more = owned_by(players, dice - 1).copy()
    more[:, -1] += 1
    one = owned_by(players - 1, dice - 1)
    return np.vstack([more, np.column_stack([one, np.ones(len(one), dtype=np.intp)])])


@lru_cache(maxsize=256)
def shares(players: int, dice: int) -> Shares:
    return Shares(owned_by(players, dice))


class Layout:
    """The rows of one number of players, for all levels up to all dice."""

    def __init__(self, players: int, dice: int) -> None:
        self.players, self.dice = players, dice
        self.levels = range(players - 1, dice + 1)
        self._turn: dict[tuple[int, int], slice] = {}
        self._after: dict[tuple[int, int], slice] = {}
        self.level_rows: dict[int, slice] = {}
        self.rows = 0
        for level in self.levels:
            begin = self.rows
            for blocks, thrown in ((self._turn, 0), (self._after, 1)):
                for lying in LYING:
                    blocks[lying, level - lying + thrown] = self._block(level - lying + thrown)
            self.level_rows[level] = slice(begin, self.rows)

    def _block(self, owned: int) -> slice:
        begin = self.rows
        self.rows += comb(owned - 1, self.players - 1) if owned >= self.players else 0
        return slice(begin, self.rows)

    def turn(self, lying: int, owned: int) -> slice:
        """Positions at the beginning of a turn."""
        return self._turn[lying, owned]

    def after(self, lying: int, owned: int) -> slice:
        """Positions after a throw without a match; ``owned`` counts the die just thrown."""
        return self._after[lying, owned]

    @property
    def turn_positions(self) -> int:
        return sum(block.stop - block.start for block in self._turn.values())
