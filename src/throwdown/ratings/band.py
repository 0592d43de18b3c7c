"""The band that people see: from where to where on the ladder they are, and the two levels around it."""

from __future__ import annotations

from itertools import combinations, takewhile
from math import inf
from statistics import NormalDist
from typing import TYPE_CHECKING

from throwdown.rules.values import Value

from .ladder import HIGHEST, LOWEST, ladder_of
from .standing import News, rested
from .update import AMONG_PEOPLE

if TYPE_CHECKING:
    from .ladder import Ladder
    from .pools import Pool
    from .standing import Belief, Standing

#: How sure we are at least that a person is in the band. It ends at tenths of the ladder, so most bands hold more: nine
#: of ten people are in theirs (``python -m benchmarks.ratings``).
SURE = 0.83
#: Without so many games with a bot no bot is named: until then the scale of the people has no hold on that of the bots.
ANCHORS = 10
#: Where bands may end: at tenths of the ladder, or beyond it.
ENDS = (-inf, *(LOWEST + (HIGHEST - LOWEST) * tenth / 10 for tenth in range(11)), inf)
#: A level that is so close to an end of the band is named as that end.
NEAR = 8.0
#: So much narrower is worth more games.
NARROWER = (HIGHEST - LOWEST) / 5
#: Numbers of games as people say them; more than the last are not worth a promise.
COUNTS = (10, 20, 30, 40, 50, 60, 80, 100, 150, 200, 300, 500)


class Band(Value):
    """Where a person is: from a place on the ladder to another one, with open ends."""

    low: float | None = None
    high: float | None = None
    lower: str | None = None
    """The level at the low end of the band, or the next one below; none if the band is open below."""
    upper: str | None = None
    """The level at the high end of the band, or the next one above; none if the band is open above."""
    more_games: int | None = None
    """About so many more games would make it a fifth of the ladder narrower; none if even 500 would not."""
    anchors_missing: int = 0
    """So many games with a bot are missing before a level may be named."""

    @property
    def is_open(self) -> bool:
        """Whether nothing is known yet."""
        return self.lower is None and self.upper is None

    @property
    def width(self) -> float:
        """How much of the ladder it covers."""
        return _width(-inf if self.low is None else self.low, inf if self.high is None else self.high)


def band_of(standing: Standing, pool: Pool, day: int) -> Band:
    """The band of a person on this day: the least of the ladder that surely holds the person."""
    missing = max(0, ANCHORS - standing.anchored)
    if missing:
        return Band(anchors_missing=missing)
    ladder, belief = ladder_of(pool), rested(standing, day).now
    low, high = _ends(belief)
    lower, upper = _named(low, high, ladder.levels, NEAR)
    return Band(
        low=None if low == -inf else low,
        high=None if high == inf else high,
        lower=lower,
        upper=upper,
        more_games=_more_games(belief, ladder),
    )


def _named(low: float, high: float, levels: dict[str, float], near: float) -> tuple[str | None, str | None]:
    """The levels at the ends; those around the band where one level is close to both ends."""
    lower = max((level for level in levels if levels[level] <= low + near), key=levels.__getitem__, default=None)
    upper = min((level for level in levels if high - near <= levels[level]), key=levels.__getitem__, default=None)
    if near and lower and upper and levels[lower] >= levels[upper]:
        return _named(low, high, levels, 0.0)
    return lower, upper


def _ends(belief: Belief) -> tuple[float, float]:
    """Of all bands that surely hold the person the least; of equal ones the surest."""
    place = NormalDist(belief.mean, belief.spread)
    below = {end: place.cdf(end) for end in ENDS[1:-1]} | {-inf: 0.0, inf: 1.0}
    sure = [ends for ends in BANDS if below[ends[1]] - below[ends[0]] >= SURE]
    least = takewhile(lambda ends: BANDS[ends] == BANDS[sure[0]], sure)
    return max(least, key=lambda ends: below[ends[1]] - below[ends[0]])


def _width(low: float, high: float) -> float:
    return max(0.0, min(high, HIGHEST) - max(low, LOWEST))


def _cost(ends: tuple[float, float]) -> tuple[float, int]:
    """Narrow comes first, then closed. What is beyond the ladder costs no width: it is not between bots."""
    return _width(*ends), (ends[0] == -inf) + (ends[1] == inf)


#: All bands by what they cost, the least first.
BANDS = {ends: _cost(ends) for ends in sorted(combinations(ENDS, 2), key=_cost)}


def _more_games(belief: Belief, ladder: Ladder) -> int | None:
    """How many games for two people who are equally strong, until the band is narrower around the same place."""
    enough = _width(*_ends(belief)) - NARROWER
    worth = AMONG_PEOPLE * 0.25 / (2 * ladder.luck**2)  # what an even game adds to the inverse of the variance
    later = ((games, News(games * worth, games * worth * belief.mean)) for games in COUNTS)
    return next((games for games, news in later if _width(*_ends(belief.with_news(news))) <= enough), None)
