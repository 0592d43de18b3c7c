"""Where people live: which day it is there."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, tzinfo
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

#: A day lasts until so many hours after midnight: who plays late still plays on the same evening.
NIGHT: Final = timedelta(hours=5)


class Zone:
    """A time zone; one that this machine does not know is UTC."""

    def __init__(self, name: str = "UTC") -> None:
        self._zone = _known(name) or UTC
        self._days: dict[int, date] = {}

    @staticmethod
    def knows(name: str) -> bool:
        """Whether this machine has a time zone of this name."""
        return _known(name) is not None

    def day(self, at: float) -> date:
        """The day of that moment; the hours after midnight belong to the evening before."""
        # No zone changes its clock within a quarter of an hour, and thousands of games are asked for together.
        quarter = int(at // 900)
        if quarter not in self._days:
            self._days[quarter] = (datetime.fromtimestamp(quarter * 900, self._zone) - NIGHT).date()
        return self._days[quarter]


def _known(name: str) -> tzinfo | None:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # no such zone, or not the name of one
        return None
