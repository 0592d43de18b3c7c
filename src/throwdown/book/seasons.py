"""Seasons: a year, or the days that a group sets."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Final, NamedTuple

from .evenings import Zone, day_of, evenings_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .games import Game


class Span(NamedTuple):
    """From one day to another, both included."""

    first: date
    last: date

    def has(self, day: date) -> bool:
        return self.first <= day <= self.last

    def within(self, other: Span) -> Span | None:
        """The days that are in both."""
        both = Span(max(self.first, other.first), min(self.last, other.last))
        return both if both.first <= both.last else None


ALL: Final = Span(date.min, date.max)


def span_of_year(year: int) -> Span:
    return Span(date(year, 1, 1), date(year, 12, 31))


def evenings_in(games: Iterable[Game], span: Span, zone: Zone) -> list[Sequence[Game]]:
    """The evenings that began in this time: none is cut in two."""
    return [evening for evening in evenings_of(games, zone) if span.has(day_of(evening, zone))]


def years_of(ends: Iterable[float], zone: Zone) -> list[int]:
    """The years of games that ended then, the newest first."""
    return sorted({zone.day(ended).year for ended in ends}, reverse=True)
