"""An observation as a row of yes and no: is this number at least so large?

A small network reads counts better so than as quantities: the step from one die to two is another one than that from
nine to ten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throwdown.bots.coding.form import Coding, Numbers

#: How large: every number up to a dozen, then fewer.
BOUNDS = (*range(1, 13), 14, 16, 20, 24, 32, 40, 48, 64)
#: What counts further than this only prevents endless games.
FARTHEST = 255
#: A slot has more numbers than its face, but of these it only matters whether they are 0.
FACES = 5

Floats = NDArray[np.float32]
Whole = NDArray[np.int64]


class Rungs:
    """Which questions are asked of the observations of a coding."""

    def __init__(self, coding: Coding) -> None:
        asked = [
            (place, bound)
            for place, (name, low, high) in enumerate(zip(coding.names, coding.low, coding.high, strict=True))
            for bound in _bounds(name, int(low), int(high))
        ]
        self.places = np.array([place for place, _ in asked])
        self.bounds = np.array([bound for _, bound in asked], np.int16)

    def __len__(self) -> int:
        return len(self.places)

    def of(self, numbers: Numbers) -> Floats:
        """The answers, for one observation or many."""
        return np.asarray(numbers.take(self.places, axis=-1) >= self.bounds, np.float32)

    def affirmed(self, numbers: Numbers) -> Whole:
        """The questions to which at least one of many observations says yes: mostly a third of them."""
        return np.flatnonzero(numbers.max(axis=0).take(self.places) >= self.bounds)

    def only(self, which: Whole, numbers: Numbers) -> Floats:
        """The answers to these questions alone, for many observations."""
        return np.asarray(numbers.take(self.places[which], axis=1) >= self.bounds[which], np.float32)


def _bounds(name: str, low: int, high: int) -> Iterator[int]:
    if high > FARTHEST:
        return
    yield from range(low + 1, 1)
    highest = 1 if name.startswith("slot") and high > FACES else high
    yield from (bound for bound in BOUNDS if bound <= highest)
