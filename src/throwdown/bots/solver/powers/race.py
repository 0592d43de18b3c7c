"""Who builds the higher tower first: a column of fire as a chance (DIG-FIRE-2, both at the usual pace).

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


@lru_cache(maxsize=4)
def race_chances(most: int) -> Array:
    """[own, other]: the chance that the player on turn wins, with so many dice to stack, up to so many.

    Ties go to the player on turn (AMB-11). Without dice nobody races (AMB-12).
    """
    times = _times(most)
    not_before = times[:, ::-1].cumsum(axis=1)[:, ::-1]
    chances = np.zeros((most + 1, most + 1))
    chances[1:, 1:] = times @ not_before.T
    chances[1:, 0] = 1.0
    return chances


def _times(most: int) -> Array:
    """The chance of each millisecond, for one die to so many."""
    weights = np.exp(-(PACES**2) / 2)
    towers = np.zeros((most, LONGEST // 2 + 1), dtype=np.complex128)
    for pace, weight in zip(PACES, weights / weights.sum(), strict=True):
        for dice, stacked in enumerate(_stacked(_spread(DIE_S * exp(HAND_SPREAD * pace), DIE_SPREAD), most)):
            towers[dice] += weight * stacked
    return np.asarray(np.fft.irfft(towers * _spread(REACTION_S, REACTION_SPREAD), LONGEST))


def _stacked(die: Transform, most: int) -> Iterator[Transform]:
    """The time to stack one die, two dice, and so on: a tower that falls is begun again."""
    stands, falls, tower, fall = 1.0, np.zeros_like(die), np.ones_like(die), _fall()
    for height in range(most):
        tower = tower * die
        if height:
            falls = falls + (stands * FALL_CHANCE * height) * tower
            stands *= 1 - FALL_CHANCE * height
        yield stands * tower / (1 - falls * fall)


@lru_cache(maxsize=1)
def _fall() -> Transform:
    late = np.zeros(LONGEST)
    late[round(FALL_S * 1000)] = 1.0
    return np.fft.rfft(late)


def _spread(median: float, spread: float) -> Transform:
    """A lognormal time in seconds, rounded to milliseconds."""
    below = [_below((step + 0.5) / 1000, median, spread) for step in range(LONGEST_STEP)]
    return np.fft.rfft(np.diff([0.0, *below]), LONGEST)


def _below(time: float, median: float, spread: float) -> float:
    return 0.5 * (1 + erf(log(time / median) / (spread * sqrt(2))))
