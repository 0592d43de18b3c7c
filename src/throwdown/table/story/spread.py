"""What is normal: exact distributions of counts, added up throw by throw."""

from __future__ import annotations

from math import comb, exp, lgamma, log
from typing import TYPE_CHECKING

from .figures import Count

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from fractions import Fraction

#: On each side of the band so many games lie outside of it: nine of ten are inside.
OUTSIDE = 0.05
#: With more tries the number of ways is too large for a float: logarithms are added instead.
MOST_EXACT = 1000


class Spread:
    """The chances of 0, 1, 2 … of something; parts that do not depend on each other are added to it."""

    def __init__(self) -> None:
        self._chances = [1.0]

    def add_one(self, chance: float) -> None:
        """Something that comes once or not at all."""
        self.add([1 - chance, chance])

    def add(self, chances: Sequence[float | Fraction]) -> None:
        """Something that comes 0, 1, 2 … times."""
        more = [float(chance) for chance in chances]
        joined = [0.0] * (len(self._chances) + len(more) - 1)
        for had, weight in enumerate(self._chances):
            for came, chance in enumerate(more):
                joined[had + came] += weight * chance
        self._chances = joined

    @property
    def mean(self) -> float:
        return sum(count * chance for count, chance in enumerate(self._chances))

    def count(self, seen: int) -> Count:
        """What was seen, among what may be seen."""
        mean = self.mean
        return Count(
            seen=seen,
            mean=round(mean, 3),
            low=_first(self._chances, OUTSIDE),
            high=len(self._chances) - 1 - _first(self._chances[::-1], OUTSIDE),
            chance=round(min(1.0, sum(self._chances[seen:] if seen >= mean else self._chances[: seen + 1])), 6),
            most=len(self._chances) - 1,
        )


def _first(chances: Iterable[float], share: float) -> int:
    """The least count that, with all below it, has more than this share."""
    total = 0.0
    for count, chance in enumerate(chances):
        total += chance
        if total > share:
            return count
    return 0


def binomial(tries: int, chance: float) -> Spread:
    """So many tries, each alike."""
    spread = Spread()
    spread.add([_came(tries, came, chance) for came in range(tries + 1)])
    return spread


def _came(tries: int, came: int, chance: float) -> float:
    """The chance that it comes so often."""
    if chance in (0.0, 1.0):
        return float(came == tries * chance)
    if tries <= MOST_EXACT:
        return float(comb(tries, came) * chance**came * (1 - chance) ** (tries - came))
    ways = lgamma(tries + 1) - lgamma(came + 1) - lgamma(tries - came + 1)
    return exp(ways + came * log(chance) + (tries - came) * log(1 - chance))
