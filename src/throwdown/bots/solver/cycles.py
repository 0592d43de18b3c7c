"""Levels that do not converge by sweeping: choices that chase each other in circles.

With three players and more, what is best for one may hang on what another does, who in turn waits for the first.
Three remedies, in this order:

1. Positions hesitate: only some change their choice in a sweep. Many circles end so, in pure choices.
2. What still flips is pinned. If it is little, every combination of pure choices is tried.
3. Otherwise the pinned positions mix two options so that all who mix are indifferent.

All other positions choose freely in the meantime, so what comes out is an equilibrium: nobody gains by another choice.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import numpy as np

from .level import TIE, WINDOW, Decisions, Level, Values

if TYPE_CHECKING:
    from .index import Rows

#: With more flipping positions than this, mixtures are looked for at once.
FEW = 4
#: How often more flipping positions may turn up, how often a mixture is bettered, and when slopes are taken afresh.
ROUNDS, TRIES, FRESH = 12, 60, 20
#: How a mixture is nudged to see what that does, and for how many sweeps.
NUDGE, SWEEPS = 0.05, 4
#: Pivots for each unknown before they count as endless, and what counts as nothing there.
PIVOTS, ROUNDING = 20, 1e-11


def resolve(level: Level) -> str | None:
    """Solve a level that cycles, in ``pure`` or ``mixed`` choices; None if neither was found."""
    cycle = Cycle(level)
    if cycle.hesitate():
        return "pure"
    for _ in range(ROUNDS):
        cycle.watch()
        if cycle.size <= FEW and cycle.pure():
            return "pure"
        if cycle.mixed():
            return "mixed" if ((cycle.shares > 0) & (cycle.shares < 1)).any() else "pure"
    return None


class Cycle:
    """The flipping positions of a level and what they choose."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self.chance = np.random.default_rng(len(level.values))

    def hesitate(self) -> bool:
        """Whether the circles end if not everybody moves at once."""
        self.level.hesitate(self.chance)
        for _ in range(4 * WINDOW):
            self.level.sweep()
        self.level.hesitate(None)
        return self.level.converge()

    def watch(self) -> None:
        """Pin what flips even so, in the shares in which it was seen."""
        choosing = [each for each in self.level.decisions if each.options > 1]
        seen = [np.zeros((each.options, len(each.every))) for each in choosing]
        self.level.hesitate(self.chance)
        for _ in range(2 * WINDOW):
            self.level.sweep()
            for decisions, counts in zip(choosing, seen, strict=True):
                counts[decisions.choice.astype(np.intp), decisions.every] += 1
        self.level.hesitate(None)
        for decisions, counts in zip(choosing, seen, strict=True):
            _let_third_options_in(decisions)
            _pin_flipping(decisions, counts)

    @property
    def size(self) -> int:
        return sum(len(decisions.rows) for decisions in self.level.decisions)

    @property
    def shares(self) -> Values:
        return np.concatenate([decisions.share for decisions in self.level.decisions])

    @property
    def gains(self) -> Values:
        return np.concatenate([decisions.gain for decisions in self.level.decisions])

    @property
    def regret(self) -> float:
        """What a pinned position loses at most by its choice."""
        return max(float(decisions.regret.max(initial=0.0)) for decisions in self.level.decisions)

    def choose(self, shares: Values) -> None:
        begin = 0
        for decisions in self.level.decisions:
            decisions.share = shares[begin : begin + len(decisions.rows)]
            begin += len(decisions.rows)

    def pure(self) -> bool:
        """Whether a combination of pure choices is an equilibrium; it is used then."""
        watched = self.shares
        for shares in product((1.0, 0.0), repeat=self.size):
            self.choose(np.array(shares))
            if self._is_promising() and self.level.converge() and self.regret <= TIE:
                return True
        self.choose(watched)
        return False

    def _is_promising(self) -> bool:
        """After a few sweeps, no pinned position loses more than sweeping on may still mend."""
        change = [self.level.sweep() for _ in range(SWEEPS)][-1]
        return self.regret <= 10 * change

    def mixed(self) -> bool:
        """Whether mixtures are found that leave all who mix indifferent.

        Gains are nearly linear in the shares: balance the linear ones, look how far off that is, mend the slopes.
        """
        shares, gains, slopes = self.shares, self.gains, np.zeros((0, 0))
        for number in range(TRIES):
            if not self.level.converge():
                return False
            if self.regret <= TIE:
                return True
            last, gains = gains, self.gains
            slopes = _renewed(slopes, self.shares - shares, gains - last) if number % FRESH else self._slopes()
            shares = self.shares
            balanced = _balance(slopes, gains - slopes @ shares)
            if balanced is None:
                return False
            self.choose(balanced)
        return False

    def _slopes(self) -> Values:
        """What each share changes in each gain."""
        level, shares, gains = self.level, self.shares, self.gains
        converged = level.values.copy()
        slopes = np.empty((len(shares), len(shares)))
        for number in range(len(shares)):
            nudge = NUDGE if shares[number] < 0.5 else -NUDGE
            self.choose(shares + nudge * (np.arange(len(shares)) == number))
            for _ in range(SWEEPS):
                level.sweep()
            slopes[:, number] = (self.gains - gains) / nudge
            level.values[:] = converged
        self.choose(shares)
        return slopes


def _let_third_options_in(decisions: Decisions) -> None:
    """Where a pinned position would choose neither of its two options, the one it takes less makes room."""
    wanted = decisions.choice[decisions.rows]
    third = np.flatnonzero((decisions.between != wanted).all(axis=0))
    decisions.between[(decisions.share[third] >= 0.5).astype(np.intp), third] = wanted[third]


def _pin_flipping(decisions: Decisions, seen: Values) -> None:
    """Pin the positions that flip between the two options seen most; who is pinned already stays so."""
    flipping = np.flatnonzero((seen > 0).sum(axis=0) > 1)
    fresh = np.setdiff1d(flipping, decisions.rows)
    between = np.argsort(-seen[:, fresh], axis=0, kind="stable")[:2]
    one, other = seen[between, fresh]
    decisions.pin(
        np.concatenate([decisions.rows, fresh]),
        np.concatenate([decisions.between, between], axis=1),
        np.concatenate([decisions.share, one / (one + other)]),
    )


def _renewed(slopes: Values, moved: Values, gained: Values) -> Values:
    """Slopes that explain what the last move gained, else as before (Broyden)."""
    length = moved @ moved
    return slopes + np.outer(gained - slopes @ moved, moved) / length if length else slopes


def _balance(slopes: Values, offsets: Values) -> Values | None:
    """Shares at which gains of ``slopes @ shares + offsets`` are zero, or at an end that they point to.

    Each share is a player who wants one of two things, so this is an equilibrium of a polymatrix game; it is found
    by the complementary pivots of Lemke and Howson.
    """
    size = len(offsets)
    scale = np.abs(slopes).max() or 1.0
    one = np.eye(size)
    matrix = np.block([[-slopes / scale, one], [-one, 0 * one]])
    solution = _complementary(matrix, np.concatenate([-offsets / scale, np.ones(size)]))
    return None if solution is None else solution[:size].clip(0, 1)


def _complementary(matrix: Values, offsets: Values) -> Values | None:
    """x >= 0 with y = matrix @ x + offsets >= 0 and x * y = 0, or None where the pivots lead nowhere."""
    size = len(offsets)
    if offsets.min() >= 0:
        return np.zeros(size)
    drive = 2 * size
    tableau = np.column_stack([np.eye(size), -matrix, -np.ones(size), offsets])
    basis = np.arange(size)
    entering, row = drive, int(offsets.argmin())
    for _ in range(PIVOTS * size):
        leaving = basis[row]
        _pivot(tableau, row, entering)
        basis[row] = entering
        if leaving == drive:
            return _solution(tableau, basis)
        entering = leaving + size if leaving < size else leaving - size
        rising = tableau[:, entering] > ROUNDING
        if not rising.any():
            return None
        ratios = np.where(rising, tableau[:, -1] / np.where(rising, tableau[:, entering], 1.0), np.inf)
        ratios[basis == drive] -= ROUNDING
        row = int(ratios.argmin())
    return None


def _pivot(tableau: Values, row: int, column: int) -> None:
    tableau[row] /= tableau[row, column]
    others = tableau[:, column].copy()
    others[row] = 0.0
    tableau -= np.outer(others, tableau[row])


def _solution(tableau: Values, basis: Rows) -> Values:
    size = len(basis)
    solution = np.zeros(2 * size + 1)
    solution[basis] = tableau[:, -1]
    return solution[size:-1]
