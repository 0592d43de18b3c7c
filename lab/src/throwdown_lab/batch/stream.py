"""The chance of a batch for the rules: the same numbers as ``chance`` makes, for whatever takes a generator."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import TYPE_CHECKING

import numpy as np

from .chance import BITS, GOLDEN, SPARE, TO_ONE, all_mixed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from .chance import Keys

_ALL = 2**64 - 1


def _stirred(number: int) -> int:
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9 & _ALL
    number = (number ^ (number >> 27)) * 0x94D049BB133111EB & _ALL
    return number ^ (number >> 31)


def step_key(seed: int, step: int) -> int:
    """``key_of`` in Python."""
    return _stirred((_stirred(seed) + step * 0x9E3779B97F4A7C15) & _ALL)


class Stream(Random):
    """The numbers that begin at this key, for whatever takes a generator."""

    def __init__(self, key: int = 0) -> None:
        super().__init__(0)
        self.begin(key)

    def begin(self, key: int, ahead: Sequence[float] = ()) -> None:
        """Another row of numbers; ``ahead``: the first of them, where they are known already (``shares_ahead``)."""
        self._key, self._drawn, self._known = key, len(ahead), bool(ahead)
        self.random = chain(ahead, self).__next__  # type: ignore[method-assign]  # by far the quickest

    def __iter__(self) -> Iterator[float]:
        """Those that are not known yet."""
        while True:
            yield (self._draw() >> 11) * TO_ONE

    def getrandbits(self, k: int, /) -> int:
        """The highest bits of the next number. A number that is known already has 53 of them."""
        if not self._known:
            return self._draw() >> (64 - k)
        if k > BITS:
            raise ValueError(f"{k} bits of a number that is known to {BITS}")
        return int(self.random() * (1 << k))

    def _draw(self) -> int:
        self._drawn += 1
        return _stirred((self._key + self._drawn * 0x9E3779B97F4A7C15) & _ALL)


def shares_ahead(keys: Keys, count: int) -> NDArray[np.float64]:
    """The first numbers from 0 up to 1 of each row, for ``Stream.begin``."""
    begun = keys[:, None] + np.arange(1, count + 1, dtype=np.uint64) * GOLDEN
    return (all_mixed(begun) >> SPARE).astype(np.float64) * TO_ONE
