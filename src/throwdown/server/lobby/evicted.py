"""Evicted tables of this server: as much of them as the lobby needs, and when each has to be restored."""

from __future__ import annotations

import asyncio
import heapq
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from throwdown.live.snapshot import evicted_in, info_in, snapshot_in, turn_in

from .offers import Offer, Offers

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Iterator

    from throwdown.live.protocol.messages import TableInfo, TurnInfo
    from throwdown.live.snapshot import Snapshot
    from throwdown.live.timers import Handle, Time

#: So many times as many due times as tables are stored before the outdated ones are removed.
MOST_LEFT = 4


@dataclass(frozen=True, slots=True)
class EvictedTable:
    """One table. There may be very many: what is seldom asked for stays as it is stored."""

    id: str
    listing: bytes
    created: float
    address: str
    """From which it was opened, where that is known."""
    host: str
    """Who opened it; empty at a tournament, which opens its tables itself."""
    shown: bool
    """Whether the lobby shows it to everybody."""
    playing: bool
    wakes_at: float | None
    """By the wall clock."""

    @classmethod
    def from_listing(cls, id: str, listing: bytes, created: float, address: str) -> EvictedTable | None:
        """The table with this listing; None if it holds no snapshot."""
        found = evicted_in(listing)
        if found is None:
            return None
        info, snapshot = found
        shown = info.status == "open" and info.visibility != "link"
        host = "" if info.event else info.host  # tables of a tournament are not among those that its host has opened
        return cls(id, listing, created, address, host, shown, snapshot.playing, snapshot.wakes_at)

    @property
    def info(self) -> TableInfo:
        return info_in(self.listing)

    @property
    def snapshot(self) -> Snapshot | None:
        return snapshot_in(self.listing)

    def turn_of(self, ids: Collection[str]) -> TurnInfo:
        """Whether it waits for the person with these ids."""
        return turn_in(self.info, self.snapshot, *ids)


class EvictedTables:
    """All of them by id. ``restore`` reads one back; it answers whether that is to be tried again."""

    def __init__(self, time: Time, again_s: float, restore: Callable[[str], Awaitable[bool]]) -> None:
        self._time = time
        self._again_s = again_s
        self._restore = restore
        self._tables: dict[str, EvictedTable] = {}
        self._due: list[tuple[float, str]] = []
        """A heap of times and tables; outdated times are still in it."""
        self._handle: Handle | None = None
        self._restoring: asyncio.Task[None] | None = None
        self.hosted = Counter[str]()
        """By host: how many tables."""
        self.opened_from = Counter[str]()
        """The same by address."""
        self.offers = Offers()
        """Those that the lobby may show."""
        self.playing = 0
        """Games under way."""

    def __contains__(self, id: object) -> bool:
        return id in self._tables

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[EvictedTable]:
        return iter(self._tables.values())

    def get(self, id: str) -> EvictedTable | None:
        return self._tables.get(id)

    def add(self, table: EvictedTable) -> None:
        self.drop(table.id)
        self._tables[table.id] = table
        self._count(table, 1)
        if table.shown:
            self.offers.add(Offer(table.id, table.address or table.host, table.host, table.created, awaited=False))
        if table.wakes_at is not None:
            self._compact()
            heapq.heappush(self._due, (table.wakes_at, table.id))
            if self._due[0][1] == table.id:
                self._arm()

    def _compact(self) -> None:
        """Tables that came and went have left times behind."""
        if len(self._due) > MOST_LEFT * (len(self._tables) + 1):
            self._due = [(each.wakes_at, each.id) for each in self if each.wakes_at is not None]
            heapq.heapify(self._due)

    def drop(self, id: str) -> EvictedTable | None:
        """It is in memory again, or another server has it."""
        table = self._tables.pop(id, None)
        if table is not None:
            self._count(table, -1)
            self.offers.drop(id)
        return table

    def _count(self, table: EvictedTable, more: int) -> None:
        self.playing += more * table.playing
        for counts, name in ((self.hosted, table.host), (self.opened_from, table.address)):
            counts[name] += more
            if not counts[name]:
                del counts[name]

    def stop(self) -> None:
        """Restore no more tables."""
        self._due.clear()
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        if self._restoring is not None:
            self._restoring.cancel()

    # Waking

    def _arm(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        if self._due and not self._is_restoring:
            wait = self._due[0][0] - self._time.wall()
            self._handle = self._time.call_at(self._time.now() + wait, self._timer_fired)

    @property
    def _is_restoring(self) -> bool:
        return self._restoring is not None and not self._restoring.done()

    def _timer_fired(self) -> None:
        self._handle = None
        self._restoring = asyncio.get_running_loop().create_task(self._restore_due())
        self._restoring.add_done_callback(lambda _: self._arm())

    async def _restore_due(self) -> None:
        """One after the other: very many may be due together."""
        while self._due and self._due[0][0] <= self._time.wall():
            at, id = heapq.heappop(self._due)
            table = self._tables.get(id)
            if table is not None and table.wakes_at is not None and table.wakes_at <= at and await self._restore(id):
                heapq.heappush(self._due, (self._time.wall() + self._again_s, id))
