"""Forgetting people: their names leave every table, listing, cache and memory, and all that is stored about them goes.

The store has a row for each person who was forgotten (``withdrawn``). Each server reads these rows again and again, and
applies those that are new to what it has in memory: so it does not matter which server, or which command of the host,
forgot the person. A file in the data folder has the same rows: restoring an older backup applies them again.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING

from throwdown.live.events import TableDamaged
from throwdown.live.inputs import NamesWithdrawn
from throwdown.server.peers.address import TableElsewhere
from throwdown.server.storage.store import Batch, NotOwner, StoreFailed, Withdrawal
from throwdown.server.storage.withdrawing import (
    done_again,
    forgetting_people,
    listing_without,
    tables_with,
    withdrawing_names,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from throwdown.live.timers import Time
    from throwdown.server.storage.store import Store
    from throwdown.server.storage.withdrawn_file import WithdrawnFile

    from .people import People
    from .tables import Tables

log = logging.getLogger("throwdown.forgetting")

#: The store is asked so often whether other servers or the host forgot a person, in s.
AGAIN_S = 1.0
#: Rows of other servers may come so late, in s: their clocks differ.
LATE_S = 600.0
#: What a person did at the moment in which they were forgotten is stored by then, in s: they are forgotten once more.
ONCE_MORE_S = 10.0
#: What could not be overwritten is tried again after this time, in s, then after twice as long, up to an hour.
SCRUB_AGAIN_S = 60.0
SCRUB_LATEST_S = 3600.0
#: A listing that its table changes at the same time is read again, so many times.
TRIES = 5


class Forgetting:
    """Forgets people here, and applies what others forgot."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        people: People,
        file: WithdrawnFile,
        time: Time,
        sign_out: Callable[[str], Awaitable[None]],
    ) -> None:
        self._store = store
        self._tables = tables
        self._people = people
        self._file = file
        self._time = time
        self._sign_out = sign_out
        self._applied = set[Withdrawal]()
        self._since: float | None = None
        """What was forgotten before then is applied; None: the server has just started."""
        self._once_more: dict[Withdrawal, float] = {}
        """People who are forgotten a second time, and when: requests of theirs may still have been under way."""
        self.scrub_at = inf
        """When what was deleted is to be overwritten."""
        self._scrub_wait = SCRUB_AGAIN_S
        self._scrub_rest = False
        """Whether only what could not be overwritten the last time is left."""
        self._scrubbing = asyncio.Lock()
        self._applying = asyncio.Lock()
        self.games_changed: list[Callable[[Iterable[str]], None]] = []
        """Called with the ids of games that have a name fewer: what was made of them is of no use any more."""
        self.announce: Callable[[], Awaitable[None]] | None = None
        """Lets other servers know, where there are any."""

    async def run(self) -> None:
        """Apply what others forgot, for as long as the server runs."""
        while True:
            with suppress(StoreFailed):  # the next round reads it again
                if await self.apply() or await self.repeat():
                    await self.overwrite()
                elif self._time.wall() >= self.scrub_at:
                    await self.overwrite(again=True)
            await asyncio.sleep(AGAIN_S)

    # What a person or the host wants

    async def forget(self, ids: Iterable[str]) -> None:
        """Forget a person with all ids of theirs; done when no name is left."""
        batch = await self._store.read_in_thread(forgetting_people, self._store, list(ids), self._time.wall())
        await self._store.commit(batch)
        await self._finish()

    async def forget_idle(self, ids: list[str]) -> None:
        """Forget guests whom nobody has used for long: no request of theirs is under way, and once is enough."""
        await self.forget(ids)
        self._once_more = {each: at for each, at in self._once_more.items() if each.person not in ids}

    async def withdraw(self, ids: Iterable[str]) -> None:
        """Withdraw the names of a person from every game that is over; the person stays."""
        await self._store.commit(withdrawing_names(ids, self._time.wall()))
        await self._finish()

    async def do_again(self) -> None:
        """Forget again whom the file has and the store does not: an older backup was put in place."""
        known = await asyncio.to_thread(self._file.read)
        missing = known - set(await self._store.read_in_thread(self._store.withdrawn))
        if not missing:
            return
        log.warning("the store is older than its list of forgotten people: %d are forgotten again", len(missing))
        await self._store.commit(await self._store.read_in_thread(done_again, self._store, missing))
        for each in missing:
            await self._apply(each)
        await self.overwrite()

    async def _finish(self) -> None:
        if self.announce is not None:
            await self.announce()
        await self.apply()
        await self.overwrite()

    async def overwrite(self, *, again: bool = False) -> None:
        """Overwrite what was deleted; once more after a while if that fails, others still read it, or there are other
        servers: these replace what they show of the lobby a moment later."""
        async with self._scrubbing:
            self._scrub_wait = min(2 * self._scrub_wait, SCRUB_LATEST_S) if again else SCRUB_AGAIN_S
            self.scrub_at = self._time.wall() + self._scrub_wait
            self._scrub_rest &= again
            done = await self._store.scrub(rest=self._scrub_rest)
            complete = again or self.announce is None
            self._scrub_rest = complete and not done
            if complete and done:
                self.scrub_at = inf

    async def repeat(self) -> bool:
        """Forget once more who was forgotten a moment ago, and what came in between; whether anybody was due."""
        due = [each for each, at in self._once_more.items() if at <= self._time.wall()]
        if due:
            await self._store.commit(await self._store.read_in_thread(done_again, self._store, due))
        for each in due:
            await self._apply(each)
            del self._once_more[each]
        return bool(due)

    # What is in memory

    async def apply(self) -> bool:
        """Apply to the memory of this server what was forgotten since it was last asked; whether anything was."""
        async with self._applying:
            if self._since is None:
                # What the file has was applied before the server stopped; it may have died before it applied others.
                self._applied = await asyncio.to_thread(self._file.read)
            found = await self._store.read_in_thread(self._store.withdrawn, self._since or 0.0)
            new = [each for each in found if each not in self._applied]
            for each in new:
                await self._apply(each)
                self._applied.add(each)
                if each.kind == "person":
                    self._once_more[each] = self._time.wall() + ONCE_MORE_S
            if new:
                await asyncio.to_thread(self._file.add, new)
            self._since = max((each.at - LATE_S for each in found), default=self._since or 0.0)
            return bool(new)

    async def _apply(self, withdrawal: Withdrawal) -> None:
        person, leaves = withdrawal.person, withdrawal.kind == "person"
        self._people.forget(person)
        if leaves:
            await self._sign_out(person)
        tables, games = await self._store.read_in_thread(self._stored, person)
        for id, is_opener in tables.items():
            await self._read_again(id, person, leaves=leaves)
            await self._rewrite_listing(id, person, is_opener=is_opener, leaves=leaves)
        for changed in self.games_changed:
            changed(games)

    def _stored(self, person: str) -> tuple[dict[str, bool], list[str]]:
        return tables_with(self._store, person), [row.id for row in self._store.games_with(person)]

    async def apply_new_name(self, person: str) -> None:
        """A host of the server chose another name: the one of before is gone from tables where others typed it."""
        tables, games = await self._store.read_in_thread(self._without_name, person)
        for id in tables:
            await self._read_again(id, person, leaves=False)
            await self._rewrite_listing(id, person, is_opener=False, leaves=True)
        for changed in self.games_changed:
            changed(games)

    def _without_name(self, person: str) -> tuple[set[str], list[str]]:
        tables = set(self._store.typed_tables_without(person))
        return tables, [row.id for row in self._store.games_with(person) if row.table in tables]

    async def _read_again(self, id: str, person: str, *, leaves: bool) -> None:
        """A table in memory, or one under way that has to go on without the person, is read from the store again."""
        row = await self._store.read(self._store.table, id)
        live = row is not None and row.status in ("open", "playing")
        if id not in self._tables and not (live and leaves):
            return
        with suppress(TableElsewhere, NotOwner, TableDamaged):  # its own server does it
            table = await self._tables.find(id)
            if table is not None:
                await self._tables.ask(table, NamesWithdrawn(person, leaves))

    async def _rewrite_listing(self, id: str, person: str, *, is_opener: bool, leaves: bool) -> None:
        """What the lobby shows of the table, in the store and of an evicted table in memory."""
        for _ in range(TRIES):
            row = await self._store.read(self._store.table, id)
            if row is None or not (leaves or row.status in ("over", "closed")):
                return
            listing = listing_without(row.listing, person, is_opener=is_opener)
            self._tables.refresh_evicted(id, listing.encode(), row.created)
            if listing == row.listing:
                return
            await self._store.commit(Batch().listing(id, row.listing, listing))
        log.warning("the listing of table %s changes too often: it is tried again with the next start", id[:6])
