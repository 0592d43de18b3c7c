"""Evenings: games of one place that ended close to each other."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, tzinfo
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .games import Game

#: With a longer pause than this another evening begins, in s.
PAUSE_S: Final = 4 * 3600
#: A day lasts until so many hours after midnight: who plays late still plays on the same evening.
NIGHT: Final = timedelta(hours=5)


class Zone:
    """Where a group lives: which day it is there."""

    def __init__(self, name: str = "UTC") -> None:
        self._zone = _known(name) or UTC
        self._days: dict[int, date] = {}

    @staticmethod
    def knows(name: str) -> bool:
        """Whether this machine has a time zone of this name."""
        return _known(name) is not None

    def day(self, at: float) -> date:
        """The day of that moment; the hours after midnight belong to the evening before."""
        # No zone changes its clock within a quarter of an hour, and games of an evening are asked for together.
        quarter = int(at // 900)
        if quarter not in self._days:
            self._days[quarter] = (datetime.fromtimestamp(quarter * 900, self._zone) - NIGHT).date()
        return self._days[quarter]


def _known(name: str) -> tzinfo | None:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # no such zone, or not the name of one
        return None


def day_of(evening: Sequence[Game], zone: Zone) -> date:
    return zone.day(evening[0].ended)


def evenings_of(games: Iterable[Game], zone: Zone) -> list[list[Game]]:
    """The games by evening; both in the order in which they ended. An evening lies within one day."""
    evenings: list[list[Game]] = []
    last: dict[str, tuple[date, list[Game]]] = {}
    for game in games:
        day = zone.day(game.ended)
        begun, evening = last.get(game.where, (None, []))
        if day != begun or game.ended - evening[-1].ended > PAUSE_S:
            evening = []
            last[game.where] = day, evening
            evenings.append(evening)
        evening.append(game)
    return evenings
