"""Who builds the higher tower first: a column of fire as a chance (DIG-FIRE-2, all at the usual pace).

A racer's time is the reaction, the dice one after the other as quick as the hand is today, and half a second for each
time that the tower falls. Times are sums of independent parts, so their distributions are multiplied as Fourier
transforms, on a grid of the milliseconds in which times are compared; the pace of the hand is integrated over.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, exp, log, sqrt
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from throwdown.rules.arena.dice import DICE as MOST_DICE
from throwdown.throwers.luck import DIE_S, DIE_SPREAD, FALL_CHANCE, FALL_S, HAND_SPREAD, REACTION_S, REACTION_SPREAD

if TYPE_CHECKING:
    from collections.abc import Iterator

Array = NDArray[np.float64]
Transform = NDArray[np.complex128]

#: Milliseconds that a race may take; what takes longer is less likely than any error of rounding.
LONGEST = 2**18
#: Longest time that one die, or the reaction, may take.
LONGEST_STEP = 8000
#: Paces of the hand that stand for all, in standard deviations: finer than towers of one pace differ.
PACES = np.arange(-22, 23) / 4
#: A grid of so many milliseconds is fine enough: no chance is off by 0.001.
STEP = 16


@lru_cache(maxsize=1024)
def winning_chances(dice: tuple[int, ...]) -> tuple[float, ...]:
    """The chance of each to win who has so many dice to stack, for two racers or more; ties are shared evenly."""
    times = _times(MOST_DICE)[[count - 1 for count in dice]]
    later = times[:, ::-1].cumsum(axis=1)[:, ::-1] - times / 2
    wins = np.array([(times[one] * np.delete(later, one, axis=0).prod(axis=0)).sum() for one in range(len(dice))])
    return tuple((wins / wins.sum()).tolist())


@lru_cache(maxsize=1)
def _times(most: int, step: int = STEP) -> Array:
    """The chance of each time on a grid of so many milliseconds, for one die to so many."""
    weights, fall = np.exp(-(PACES**2) / 2), _fall(step)
    towers = np.zeros((most, LONGEST // step // 2 + 1), dtype=np.complex128)
    for pace, weight in zip(PACES, weights / weights.sum(), strict=True):
        die = _spread(DIE_S * exp(HAND_SPREAD * pace), DIE_SPREAD, step)
        for dice, stacked in enumerate(_stacked(die, most, fall)):
            towers[dice] += weight * stacked
    return np.asarray(np.fft.irfft(towers * _spread(REACTION_S, REACTION_SPREAD, step), LONGEST // step))


def _stacked(die: Transform, most: int, fall: Transform) -> Iterator[Transform]:
    """The time to stack one die, two dice, and so on: a tower that falls is begun again."""
    stands, falls, tower = 1.0, np.zeros_like(die), np.ones_like(die)
    for height in range(most):
        tower = tower * die
        if height:
            falls = falls + (stands * FALL_CHANCE * height) * tower
            stands *= 1 - FALL_CHANCE * height
        yield stands * tower / (1 - falls * fall)


def _fall(step: int) -> Transform:
    late = np.zeros(LONGEST // step)
    late[round(FALL_S * 1000 / step)] = 1.0
    return np.fft.rfft(late)


def _spread(median: float, spread: float, step: int) -> Transform:
    """A lognormal time in seconds, rounded to the grid."""
    below = [_below((at + 0.5) * step / 1000, median, spread) for at in range(LONGEST_STEP // step)]
    return np.fft.rfft(np.diff([0.0, *below]), LONGEST // step)


def _below(time: float, median: float, spread: float) -> float:
    return 0.5 * (1 + erf(log(time / median) / (spread * sqrt(2))))
