"""Quiet hours, in the time zone of a person."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from throwdown.errors import ThrowdownError

DAY_MINUTES = 24 * 60


class ZoneUnknown(ThrowdownError):
    """Raised when a time zone is not known."""

    code = "notice/zone"


@lru_cache(64)
def zone_of(name: str) -> ZoneInfo:
    """The time zone with this name."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise ZoneUnknown("this time zone is not known: reload the page") from None


def _stored_zone(name: str) -> tzinfo:
    """The time zone with this name, which was known when it was stored; another machine may not know it."""
    try:
        return zone_of(name)
    except ZoneUnknown:
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
