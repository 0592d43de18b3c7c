"""Chances by trying out: as often as there is time for, each time with other luck."""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import TYPE_CHECKING

from .estimate import Estimate

if TYPE_CHECKING:
    from collections.abc import Callable

    from .estimate import Chances

#: At least so many trials even without time, at most so many.
LEAST, MOST = 12, 300


def tried(once: Callable[[], Chances], think: float, model_error: float) -> Estimate:
    """The mean of what was tried."""
    until = perf_counter() + think
    first = once()
    count, totals, squares = 1, list(first), [value * value for value in first]
    while count < LEAST or (count < MOST and perf_counter() < until):
        for seat, value in enumerate(once()):
            totals[seat] += value
            squares[seat] += value * value
        count += 1
    means = tuple(total / count for total in totals)
    spread = [max(square - total * total / count, 0.0) for square, total in zip(squares, totals, strict=True)]
    return Estimate(means, tuple(sqrt(each / (count * (count - 1))) for each in spread), model_error)


def judged(values: Chances, model_error: float) -> Estimate:
    """A judgement, where nothing is left to try out."""
    return Estimate(values, (0.0,) * len(values), model_error)
