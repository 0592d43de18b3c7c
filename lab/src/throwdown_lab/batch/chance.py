"""Chance for games of a batch: numbers that depend on the seed of a game and the number of the step, on nothing else.

Every step has a row of numbers of its own (splitmix64), which begins at a *key*. The state of a game holds none of
it, so that nobody who looks ahead can see what will be drawn. ``stream`` gives the same numbers to Python.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from .compiled import part, tiny

Keys = NDArray[np.uint64]
Row = NDArray[np.int64]

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_FIRST, _SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_27, _30, _31 = np.uint64(27), np.uint64(30), np.uint64(31)
_32 = np.uint64(32)
#: A number from 0 up to 1 has so many of the 64 bits; the rest is left out.
BITS, SPARE = 53, np.uint64(11)
TO_ONE = 2.0**-BITS
#: Kinderman and Monahan, as in ``random.normalvariate``.
_NORMAL = 4 * math.exp(-0.5) / math.sqrt(2.0)


@tiny
def mixed(number: np.uint64) -> np.uint64:
    """All bits stirred."""
    number = (number ^ (number >> _30)) * _FIRST
    number = (number ^ (number >> _27)) * _SECOND
    return number ^ (number >> _31)


@tiny
def key_of(seed: np.uint64, step: int) -> np.uint64:
    """Where the numbers of this step begin; step 0 sets the game up."""
    return mixed(mixed(seed) + np.uint64(step) * GOLDEN)


def keys_of(seeds: Keys, steps: NDArray[np.int64]) -> Keys:
    """The same for many games, written once more for whole arrays."""
    return all_mixed(all_mixed(seeds) + steps.astype(np.uint64) * GOLDEN)


def all_mixed(numbers: Keys) -> Keys:
    """``mixed`` for whole arrays."""
    numbers = (numbers ^ (numbers >> _30)) * _FIRST
    numbers = (numbers ^ (numbers >> _27)) * _SECOND
    return numbers ^ (numbers >> _31)


@tiny
def picked(key: np.uint64, count: int) -> int:
    """One of so many, for a player who chooses by chance. Dice use the numbers that come after the key."""
    return np.int64(((key >> _32) * np.uint64(count)) >> _32)  # type: ignore[return-value]


# A row of numbers is somewhere in an array, at ``at``; it is written on with every draw.


@tiny
def draw(row: Row, at: int) -> np.uint64:
    """The next 64 bits."""
    number = np.uint64(row[at]) + GOLDEN
    row[at] = np.int64(number)
    return mixed(number)


@tiny
def share(row: Row, at: int) -> int:
    """A whole number below 2^53: ``Random.random`` is so many parts of it."""
    return np.int64(draw(row, at) >> SPARE)  # type: ignore[return-value]


@tiny
def uniform(row: Row, at: int) -> float:
    """A number from 0 up to 1, as ``Random.random``."""
    return share(row, at) * TO_ONE


@part
def below(row: Row, at: int, count: int) -> int:
    """A whole number below this one, as ``Random.randrange``: bits, and again while they are too many."""
    unused = 64
    while count >> (64 - unused):
        unused -= 1
    while True:
        number = np.int64(draw(row, at) >> np.uint64(unused))
        if number < count:
            return number  # type: ignore[return-value]


@part
def lognormal(row: Row, at: int, spread: float) -> float:
    """As ``Random.lognormvariate(0, spread)``."""
    while True:
        first = uniform(row, at)
        second = 1.0 - uniform(row, at)
        number = _NORMAL * (first - 0.5) / second
        if number * number / 4.0 <= -math.log(second):
            return math.exp(number * spread)
