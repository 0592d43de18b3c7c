"""The daily throw: opens days, stores the one throw of each person, and ends days.

Before a day ends, a person reads their own throw only, and nobody reads the secret. The store decides when a day has
ended: from then on no server adds a throw, and only then the secret is revealed.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from base64 import b64encode
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Final

import msgspec

from throwdown.api.faults import NotFound
from throwdown.daily.calendar import day_of, id_of, places_of, seconds_of
from throwdown.errors import ThrowdownError, ThrowFailed, ThrowRefused
from throwdown.server.compute.queue import Order, Urgency
from throwdown.server.notices.notice import Notice
from throwdown.server.protocol import daily as wire
from throwdown.server.storage.sealing import KeyRefused
from throwdown.server.storage.store import Batch, DailyThrowRow, DayRow, StoreConflict
from throwdown.table.ledger import LedgerRow

if TYPE_CHECKING:
    from throwdown.api.person import Person
    from throwdown.daily.day import Day
    from throwdown.daily.landing import Landing
    from throwdown.live.timers import Time
    from throwdown.server.compute.throwing import Throwing
    from throwdown.server.storage.store import Store
    from throwdown.throwers.simulating import Simulator

    from .notices import Notices

log = logging.getLogger("throwdown.daily")

#: A throw that came in time may be stored so much later, in s.
CLOSE_AFTER_S: Final = 5.0
#: How often the end of a day is looked for at least, in s.
EVERY_S: Final = 3600.0
#: So many places of a day are shown; its record has all.
PLACES: Final = 100
SECRET_BYTES: Final = 32


class DailyRefused(ThrowdownError):
    """Raised when a person has thrown already, the day is over or not over yet, or its secret is lost."""

    code = "daily/thrown"


class OpenedDay:
    """A day as it is stored."""

    def __init__(self, row: DayRow) -> None:
        self.row = row

    @cached_property
    def day(self) -> Day:
        from throwdown.daily.day import Day

        return msgspec.json.decode(self.row.header, type=Day)

    @property
    def is_over(self) -> bool:
        return self.row.ended is not None

    def check_over(self) -> None:
        """Refuse before the end: nothing of another person's throw is shown until then."""
        if not self.is_over:
            raise DailyRefused("this day is not over yet: come back when it is", code="daily/not_over")

    @property
    def arena(self) -> wire.DailyArena:
        day = self.day
        return wire.DailyArena(
            game=day.game,
            lying=list(day.lying),
            faces={str(die): face for die, face in day.faces.items()},
            dice=len(day.hand),
            commitment=day.commitment,
        )


class Daily:
    """All days of the daily throw."""

    def __init__(self, store: Store, throwing: Throwing, notices: Notices, time: Time) -> None:
        self._store = store
        self._throwing = throwing
        self._notices = notices
        self._time = time
        self._ending = asyncio.Lock()

    @property
    def _today(self) -> str:
        return day_of(self._time.wall())

    # The day

    async def run(self) -> None:
        """End days when they are over, for as long as the server runs."""
        while True:
            try:
                await self.end_days()
            except ThrowdownError as error:
                log.warning("the daily throw is ended later: %s", error.message)
            now = self._time.wall()
            rest = seconds_of(day_of(now))[1] + CLOSE_AFTER_S - now
            await asyncio.sleep(min(rest + 1.0, EVERY_S))

    async def _open_today(self) -> OpenedDay:
        """Today. The first client that asks for it opens it, at whichever server."""
        today = self._today
        row = await self._store.read(self._store.day, today)
        if row is None:
            with suppress(StoreConflict):  # another request or server was faster: its secret counts
                await self._store.commit(self._new_day(today))
            row = await self._store.read(self._store.day, today)
        if row is None:
            raise NotFound("there is no such day")
        return OpenedDay(row)

    def _new_day(self, today: str) -> Batch:
        """The day with its secret, and its commitment in the public list."""
        from throwdown.daily.day import new_day

        secret = secrets.token_hex(SECRET_BYTES)
        day = new_day(today, secret)
        header, sealed = msgspec.json.encode(day).decode(), self._store.seal_day(today, secret)
        row = DayRow(today, header, sealed, "", self._time.wall())
        listed = LedgerRow(kind="commitment", game=day.id, round=1, hash=day.commitment)
        return Batch().open_day(row).listed(listed)

    async def find(self, day: str) -> OpenedDay:
        """A day that is there."""
        try:
            seconds_of(day)
        except ValueError:
            raise NotFound("there is no such day") from None
        row = await self._store.read(self._store.day, day)
        if row is None:
            raise NotFound("nobody opened the daily throw on that day")
        return OpenedDay(row)

    async def today(self, person: Person | None) -> wire.DailyToday:
        opened = await self._open_today()
        day = opened.row.day
        throws, _ = await self._store.read(self._store.daily_throw_counts, day)
        last, _ = await self._store.read(self._store.days_beside, day)
        return wire.DailyToday(
            day=day,
            now=self._time.wall(),
            ends=seconds_of(day)[1],
            arena=opened.arena,
            throws=throws,
            listed=person is not None and await self._is_listed(person, day),
            own=await self._own(person, day),
            last=last,
        )

    async def _is_listed(self, person: Person, day: str) -> bool:
        """Whether a credential of this person is older than the day."""
        begins, _ = seconds_of(day)
        rows = await self._store.read(self._store.credentials, person.id)
        return any(row.created < begins for row in rows)

    async def _own(self, person: Person | None, day: str) -> wire.DailyThrow | None:
        row = None if person is None else await self._store.read(self._store.daily_throw_of, day, person.id)
        return None if row is None else _throw(row)

    # The throw

    async def throw(self, person: Person, address: str, wanted: wire.DailyThrowWanted) -> wire.DailyMotion:
        """Store the one throw of this person, then compute it."""
        from throwdown.daily.landing import checked_intent

        if person.kind == "bot":
            raise DailyRefused("the daily throw is for people: bots can throw in the practice arena", code="daily/bot")
        opened = await self._open_today()
        day = opened.row.day
        if wanted.day != day:
            raise _over()
        numbers = await asyncio.to_thread(checked_intent, opened.day, wanted.intent)
        row = DailyThrowRow(
            secrets.token_hex(8),
            day,
            person.id,
            msgspec.json.encode(numbers).decode(),
            int(await self._is_listed(person, day)),
            self._time.wall(),
        )
        with suppress(StoreConflict):  # this person has thrown, here or on another device
            await self._store.commit(Batch().daily_throw(row))
        stored = await self._store.read(self._store.daily_throw_of, day, person.id)
        if stored is None:
            raise _over()
        if stored.intent != row.intent:
            raise DailyRefused("you have thrown today: there is one try for each person")
        return await self._shown(opened, stored, Order(Urgency.LEISURE, address, person.id))

    async def motion(self, person: Person, address: str, day: str, throw: str) -> wire.DailyMotion:
        """A throw that this person may see, computed again: the intent is fixed, so the landing is the same."""
        opened = await self.find(day)
        row = await self.visible(opened, person, throw)
        return await self._shown(opened, row, Order(Urgency.LEISURE, address, person.id))

    async def visible(self, opened: OpenedDay, person: Person | None, throw: str) -> DailyThrowRow:
        """The throw, if it is this person's own, or a listed one of a day that is over. Others are not found."""
        row = await self._store.read(self._store.daily_throw, opened.row.day, throw)
        is_own = row is not None and person is not None and row.person in person.ids
        if row is None or not (is_own or (opened.is_over and row.listed)):
            raise NotFound("there is no such throw, or it is not shown before the day ends")
        return row

    async def _shown(self, opened: OpenedDay, row: DailyThrowRow, order: Order) -> wire.DailyMotion:
        landing, motion = await self._landed(opened, row, order)
        return wire.DailyMotion(
            throw=row.id, listed=bool(row.listed), landing=_shown(landing), motion=b64encode(motion).decode()
        )

    async def _landed(self, opened: OpenedDay, row: DailyThrowRow, order: Order) -> tuple[Landing, bytes]:
        """Compute a throw in a worker, and store the landing."""
        arguments = opened.day, self._secret(opened.row), row.numbers, row.own_chance
        landing, motion = await self._throwing.run(order, _land, *arguments, self._throwing.practice_workers)
        if row.points is None:
            text = msgspec.json.encode(landing).decode()
            await self._store.commit(Batch().daily_landing(row.id, landing.points, text))
        return landing, motion

    def _secret(self, row: DayRow) -> str:
        try:
            return self._store.secret_of_day(row)
        except KeyRefused:
            message = "the key of this day is lost: nobody can throw until tomorrow"
            raise DailyRefused(message, code="daily/lost") from None

    # The end

    async def end_days(self) -> None:
        """Reveal the secrets of days that are over, and complete their records."""
        async with self._ending:
            rows = await self._store.read(self._store.days_to_end, self._today)
            over = [row for row in rows if seconds_of(row.day)[1] + CLOSE_AFTER_S <= self._time.wall()]
            for row in over:
                await self._close(row)
            for row in over:
                try:
                    await self._complete(await self.find(row.day))
                except (ThrowFailed, ThrowRefused) as error:  # other days do not wait for this one
                    log.warning("the throws of %s are computed later: %s", row.day, error.message)

    async def _close(self, row: DayRow) -> None:
        if row.secret:
            return
        try:
            secret = self._secret(row)
        except DailyRefused:
            if row.ended is not None:
                return
            secret = ""
        await self._store.commit(Batch().close_day(row.day, self._time.wall(), secret))

    async def _complete(self, opened: OpenedDay) -> None:
        """Compute what is missing; then the public list gets the hash of the record. Without the secret nothing can."""
        day = opened.row.day
        if not opened.row.secret:
            return
        rows = await self._store.read_in_thread(self._store.daily_throws_listed, day)
        for row in rows:
            if row.points is None:
                await self._landed(opened, row, Order(Urgency.ALONE, person=row.person or ""))
        lines = await self._store.read_in_thread(self._lines, opened)
        final = str(json.loads(lines[-1])["hash"])
        batch = Batch().finish_day(day, final).listed(LedgerRow(kind="final", game=id_of(day), hash=final))
        with suppress(StoreConflict):  # another server has done the same
            await self._store.commit(batch)
        for row in rows:
            if row.person is not None:
                self._notices.notify(row.person, Notice("daily", f"/daily/{day}", about=day))

    def _lines(self, opened: OpenedDay) -> list[str]:
        from throwdown.daily.record import Thrown, lines_of

        rows = self._store.daily_throws_listed(opened.row.day)
        throws = [
            Thrown(throw=row.id, intent=row.numbers, landing=_landing(row.landing))
            for row in rows
            if row.points is not None
        ]
        return lines_of(opened.day, throws, opened.row.secret)

    async def _ended(self, day: str) -> OpenedDay:
        """A day that is over; one that is over by now is ended."""
        opened = await self.find(day)
        if not opened.row.final:
            await self.end_days()
            opened = await self.find(day)
        opened.check_over()
        return opened

    async def record(self, day: str) -> list[str]:
        """The lines of the record of a day."""
        opened = await self._ended(day)
        if not opened.row.final:
            raise DailyRefused("the throws of this day are still computed: try again soon", code="daily/not_over")
        return await self._store.read_in_thread(self._lines, opened)

    async def result(self, person: Person | None, day: str) -> wire.DailyResult:
        """The list of a day that is over."""
        opened = await self._ended(day)
        throws, listed = await self._store.read(self._store.daily_throw_counts, day)
        before, after = await self._store.read(self._store.days_beside, day)
        own = await self._own(person, day)
        place = None
        if own is not None and own.listed and own.landing is not None:
            place = 1 + await self._store.read(self._store.better_daily_throws, day, own.landing.points)
        return wire.DailyResult(
            day=day,
            arena=opened.arena,
            secret=opened.row.secret,
            final=opened.row.final,
            throws=throws,
            listed=listed,
            places=await self._places(person, day),
            own=own,
            place=place,
            before=before,
            after=after,
        )

    async def _places(self, person: Person | None, day: str) -> list[wire.DailyPlace]:
        rows = await self._store.read(self._store.best_daily_throws, day, PLACES)
        landings = [_landing(row.landing) for row in rows]
        return [
            wire.DailyPlace(
                place=place,
                name=row.name,
                throw=row.id,
                points=row.points,
                turned=len(landing.turned),
                out=len(landing.out),
                you=person is not None and row.person in person.ids,
            )
            for row, landing, place in zip(rows, landings, places_of(row.points for row in rows), strict=True)
        ]


def _land(day: Day, secret: str, intent: tuple[int, ...], own: str, workers: Simulator) -> tuple[Landing, bytes]:
    from throwdown.daily.landing import landed

    return landed(day, secret, intent, workers.simulate, own)


def _landing(text: str) -> Landing:
    from throwdown.daily.landing import Landing

    return msgspec.json.decode(text, type=Landing)


def _throw(row: DailyThrowRow) -> wire.DailyThrow:
    landing = None if row.points is None else _shown(_landing(row.landing))
    return wire.DailyThrow(throw=row.id, listed=bool(row.listed), landing=landing)


def _shown(landing: Landing) -> wire.DailyLanding:
    return wire.DailyLanding(
        faces={str(die): face for die, face in landing.faces},
        out={str(die): cause for die, cause in landing.out},
        lying=list(landing.rest),
        turned=list(landing.turned),
        points=landing.points,
    )


def _over() -> DailyRefused:
    return DailyRefused("that day is over: load the page again for the throw of today", code="daily/over")
