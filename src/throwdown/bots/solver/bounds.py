"""Whether a level has only one equilibrium: bounds around all of them that shrink to a point, or do not.

Whatever equilibrium is played, the deciding seat gets at least the best lower bound of the options and at most the best
upper one, and the others get what some option leaves them that may still be best. Swept again and again the bounds
close in. There is one equilibrium if they meet, and already if no position has two options left that may be best.
"""

from __future__ import annotations

import numpy as np

from .level import TIE, Decisions, Level, Values

#: Bounds this close have met.
POINT = 1e-8
WINDOW = 8


class Bounds:
    """What is known of one kind of decision: which options may still be best, and a value that is sure."""

    def __init__(self, decisions: Decisions) -> None:
        self.possible = np.ones((decisions.options, len(decisions.every)), dtype=bool)
        self.sure = np.full(len(decisions.every), -np.inf)
        self.lower = True
        """Whether lower bounds are swept now, or upper ones."""
        decisions.bound = self

    @property
    def is_decided(self) -> bool:
        return bool((self.possible.sum(axis=0) == 1).all())

    def of(self, options: Values) -> Values:
        return self._least(options) if self.lower else self._most(options)

    def _least(self, options: Values) -> Values:
        self.sure = options[:, :, 0].max(axis=0)
        least: Values = np.where(self.possible[:, :, None], options, np.inf).min(axis=0)
        least[:, 0] = self.sure
        return least

    def _most(self, options: Values) -> Values:
        self.possible &= options[:, :, 0] >= self.sure - TIE
        most: Values = np.where(self.possible[:, :, None], options, -np.inf).max(axis=0)
        return most


def is_unique(level: Level, worst: float, best: float) -> bool:
    """Whether the level has one equilibrium, given what is worst and best for anybody; it is left near that."""
    bounds = [Bounds(decisions) for decisions in level.decisions]
    low, high = level.all_at(worst), level.all_at(best)
    width, unique, closing = np.inf, False, True
    while closing and not unique:
        for _ in range(WINDOW):
            low, high = _swept(level, bounds, low, lower=True), _swept(level, bounds, high, lower=False)
        before, width = width, float((high - low).max())
        unique = width <= POINT or all(each.is_decided for each in bounds)
        closing = width < before / 2
    for decisions in level.decisions:
        decisions.bound = None
    level.values[:] = (low + high) / 2 if unique else level.all_at(0.0)
    return unique


def _swept(level: Level, bounds: list[Bounds], values: Values, *, lower: bool) -> Values:
    for each in bounds:
        each.lower = lower
    level.values[:] = values
    level.sweep()
    return level.values.copy()
