"""What is known about a person's place in a pool, and how it fades."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from throwdown.rules.values import Value

from .ladder import HIGHEST, LOWEST

if TYPE_CHECKING:
    from collections.abc import Iterable

#: Of a normal distribution 90 % are within so many spreads.
Z90 = 1.645
#: What we assume of a person whom we do not know: nine of ten are between the weakest and the strongest level.
MIDDLE = (LOWEST + HIGHEST) / 2
UNKNOWN = (HIGHEST - LOWEST) / 2 / Z90
#: After so many days without a game nothing is known any more, however many games there were before.
FORGOTTEN = 5 * 365


class Belief(Value):
    """A normal distribution of the place of a person."""

    mean: float = MIDDLE
    spread: float = UNKNOWN

    def faded(self, days: int) -> Belief:
        """The same so many days later: the spread grows, at most to that of somebody unknown."""
        grown = self.spread**2 + UNKNOWN**2 * max(days, 0) / FORGOTTEN
        return self.but(spread=max(self.spread, min(sqrt(grown), UNKNOWN)))

    def with_news(self, news: News) -> Belief:
        """This belief and what was learned beside it."""
        weight = self.weight + news.weight
        return Belief(mean=(self.mean * self.weight + news.moment) / weight, spread=weight**-0.5)

    @property
    def weight(self) -> float:
        """How much is known: the inverse of the variance."""
        return self.spread**-2


class News(Value):
    """What games say about a place, apart from what was known before. News of several games add up."""

    weight: float = 0.0
    moment: float = 0.0

    @classmethod
    def between(cls, before: Belief, after: Belief) -> News:
        """What led from one belief to another."""
        return cls(after.weight - before.weight, after.mean * after.weight - before.mean * before.weight)

    def plus(self, other: News, share: float) -> News:
        """This and a share of other news."""
        return News(self.weight + share * other.weight, self.moment + share * other.moment)


class Gain(Value):
    """What the games of one day say about one person in one pool. This is stored for each game: a standing follows."""

    day: int
    """Days since 1970-01-01 UTC."""
    news: News
    games: int = 1
    anchored: int = 0
    """How many of the games had a bot in them."""


class Standing(Value):
    """What is known about one person in one pool, after the games of one day.

    All games of a day are rated from what was known in the morning, so their order does not matter: servers that
    finish games at the same moment agree.
    """

    now: Belief
    morning: Belief
    """Before the first game of the day."""
    day: int
    """Of the newest game: days since 1970-01-01 UTC."""
    games: int = 0
    anchored: int = 0
    """How many of the games had a bot in them."""

    def plus(self, gain: Gain) -> Standing:
        """The same after games of the same day."""
        return self.but(
            now=self.now.with_news(gain.news),
            games=self.games + gain.games,
            anchored=self.anchored + gain.anchored,
        )


def newcomer(day: int) -> Standing:
    """Somebody without a rated game."""
    return Standing(now=Belief(), morning=Belief(), day=day)


def rested(standing: Standing, day: int) -> Standing:
    """The same person on the morning of a later day. A day that is over does not come back."""
    if day <= standing.day:
        return standing
    faded = standing.now.faded(day - standing.day)
    return standing.but(now=faded, morning=faded, day=day)


def standing_of(gains: Iterable[Gain]) -> Standing:
    """What all games of a person say together, whenever they were rated."""
    standing = newcomer(0)
    for gain in sorted(gains, key=lambda gain: gain.day):
        standing = rested(standing, gain.day).plus(gain)
    return standing
