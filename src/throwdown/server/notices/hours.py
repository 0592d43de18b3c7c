"""Quiet hours and days away, in the time zone of a person."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from throwdown.errors import ThrowdownError

DAY_MINUTES = 24 * 60
#: So many days of a year a person may be away: clocks of others' games wait for nobody for ever.
DAYS_A_YEAR = 30


class DaysRefused(ThrowdownError):
    """Raised when days away, hours or a time zone do not fit."""

    code = "notice/days"


@lru_cache(64)
def zone_of(name: str) -> ZoneInfo:
    """The time zone with this name."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise DaysRefused("this time zone is not known: reload the page", code="notice/zone") from None


def _stored_zone(name: str) -> tzinfo:
    """The time zone with this name, which was known when it was stored; another machine may not know it."""
    try:
        return zone_of(name)
    except DaysRefused:
        return UTC


def quiet_ends(now: float, zone: str, quiet_from: int | None, quiet_until: int | None) -> float | None:
    """When the quiet hours that it is now are over; None: it is not quiet now. Minutes count from midnight."""
    if quiet_from is None or quiet_until is None or quiet_from == quiet_until:
        return None
    here = datetime.fromtimestamp(now, _stored_zone(zone))
    minute = here.hour * 60 + here.minute
    if (minute - quiet_from) % DAY_MINUTES >= (quiet_until - quiet_from) % DAY_MINUTES:
        return None
    end = _at(here.date(), quiet_until, zone)
    return end if end > now else _at(here.date() + timedelta(days=1), quiet_until, zone)


def _at(day: date, minute: int, zone: str) -> float:
    return datetime.combine(day, time(minute // 60, minute % 60), _stored_zone(zone)).timestamp()


def today(now: float, zone: str) -> date:
    return datetime.fromtimestamp(now, _stored_zone(zone)).date()


def day_of(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise DaysRefused("this is not a day") from None


def stretch(first: date, last: date, zone: str) -> tuple[float, float]:
    """From the first moment of the first day to the last of the last one."""
    return _at(first, 0, zone), _at(last + timedelta(days=1), 0, zone)


def days_between(first: date, last: date) -> set[date]:
    return {first + timedelta(days=number) for number in range((last - first).days + 1)}


def left_in(year: int, taken: set[date]) -> int:
    """How many more days of this year a person may be away."""
    return DAYS_A_YEAR - sum(day.year == year for day in taken)


def utc_year(now: float) -> int:
    return datetime.fromtimestamp(now, UTC).year
