"""Days in UTC, and places in their lists. Nothing here needs the arena: a server that starts does not load it."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

DAY_S: Final = 86_400.0


def id_of(day: str) -> str:
    """The name of a day in the public list and in its chance."""
    return f"daily-{day}"


def day_of(time: float) -> str:
    """The day of a time in seconds since 1970, in UTC."""
    return datetime.fromtimestamp(time, UTC).date().isoformat()


def seconds_of(day: str) -> tuple[float, float]:
    """When a day begins and ends, in seconds since 1970; raises ValueError for what is not a day."""
    first = date.fromisoformat(day)
    if first.isoformat() != day:
        raise ValueError(f"{day} is not a day such as 2026-11-18")
    midnight = datetime(first.year, first.month, first.day, tzinfo=UTC).timestamp()
    return midnight, midnight + DAY_S


def places_of(points: Iterable[int]) -> list[int]:
    """The place of each, from 1, for points in falling order; equal points share a place."""
    places: list[int] = []
    before: list[int] = []
    for each in points:
        places.append(places[-1] if before and before[-1] == each else len(before) + 1)
        before.append(each)
    return places
