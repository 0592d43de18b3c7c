"""Days away: while a person is away, no time of theirs runs in games that are played turn by turn.

A person may be away for a month of each year. Tables ask who is away; what they learn is an event of theirs.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from throwdown.live.events import TableDamaged
from throwdown.live.inputs import Continue
from throwdown.server.notices.hours import DaysRefused, day_of, days_between, left_in, stretch, today
from throwdown.server.peers.address import TableElsewhere
from throwdown.server.storage.store import AwayRow, Batch, NotOwner, StoreFailed

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import date

    from throwdown.api.person import Person
    from throwdown.live.timers import Time
    from throwdown.server.storage.store import Store

    from .tables import Tables

log = logging.getLogger("throwdown.notices")

DAY = 24 * 3600.0
#: What ended longer ago concerns no decision that is under way, in s.
LATELY_S = 90 * DAY
#: How often the days of everybody are read again: other servers change them too, in s.
AGAIN_S = 60.0
#: So many tables of a person learn immediately that they are away; the others when time would be over.
TABLES = 200
#: How far ahead days may be chosen.
AHEAD_DAYS = 366


class DaysAway:
    """Who is away, by every id."""

    def __init__(self, store: Store, time: Time) -> None:
        self._store = store
        self._time = time
        self.tables: Tables
        self._periods: dict[str, dict[float, float]] = {}

    def of(self, id: str) -> Mapping[float, float]:
        """When the person with this id was or will be away: beginnings and ends, by the wall clock."""
        return self._periods.get(id, {})

    async def read(self) -> None:
        """Read the days of everybody."""
        rows = await self._store.read(self._store.away_since, self._time.wall() - LATELY_S)
        periods: dict[str, dict[float, float]] = {}
        for id, since, until in rows:
            periods.setdefault(id, {})[since] = until
        self._periods = periods

    async def run(self) -> None:
        """Read them now and then, for as long as the server runs."""
        while True:
            await asyncio.sleep(AGAIN_S)
            try:
                await self.read()
            except StoreFailed as error:
                log.warning("days away are read again later: %s", error.message)

    async def rows(self, person: Person) -> list[AwayRow]:
        """The days of one person that count, the earliest first."""
        rows: list[AwayRow] = await self._store.read(self._store.days_away, person.id)
        return [row for row in rows if row.until > row.since]

    async def left(self, person: Person, zone: str) -> int:
        """How many more days of this year."""
        return left_in(today(self._time.wall(), zone).year, _taken(await self.rows(person)))

    async def add(self, person: Person, zone: str, first: date, last: date) -> None:
        """Stop the clocks of this person on these days, both included; from now on, if the first is today."""
        now = self._time.wall()
        this_day = today(now, zone)
        if not this_day <= first <= last or (last - this_day).days > AHEAD_DAYS:
            raise DaysRefused("choose days from today on, within a year")
        taken = _taken(await self.rows(person))
        wanted = days_between(first, last)
        if taken & wanted:
            raise DaysRefused("you are away on one of these days already", code="notice/days_taken")
        if any(left_in(year, taken | wanted) < 0 for year in (first.year, last.year)):
            raise DaysRefused("these are more days than a year has", code="notice/days_spent")
        since, until = stretch(first, last, zone)
        await self._put(person, AwayRow(person.id, max(since, now), until, first.isoformat(), last.isoformat()))

    async def end(self, person: Person, zone: str, first: str) -> bool:
        """Be back earlier, or not go at all; False: there are no such days. A day that has begun counts."""
        now, rows = self._time.wall(), await self.rows(person)
        row = next((each for each in rows if each.first_day == first and each.until > now), None)
        if row is None:
            return False
        last = min(day_of(row.last_day), today(now, zone)).isoformat()
        await self._put(person, replace(row, until=max(row.since, now), last_day=max(last, row.first_day)))
        return True

    async def _put(self, person: Person, row: AwayRow) -> None:
        await self._store.commit(Batch().away(row))
        await self.read()
        for id in await self._store.read(self._store.tables_of, person.id, TABLES):
            with suppress(TableDamaged, TableElsewhere, NotOwner):  # another server notices it within a minute
                table = await self.tables.find(id)
                if table is not None and table.state.terms.clock == "days":
                    table.post(Continue())


def _taken(rows: list[AwayRow]) -> set[date]:
    """All days that were chosen."""
    return {day for row in rows for day in days_between(day_of(row.first_day), day_of(row.last_day))}
