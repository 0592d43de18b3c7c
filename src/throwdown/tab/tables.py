"""The tables of this device: opening new ones, and finding those that are stored."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec

from throwdown.api.http import SeatWanted
from throwdown.api.opening import opening_events
from throwdown.errors import TableRefused
from throwdown.live.bot_names import check_bot
from throwdown.live.events import TableDamaged
from throwdown.live.inbox import LiveTable
from throwdown.live.snapshot import evicted_in, turn_in
from throwdown.live.tables import LiveTables

from .bots import LEVELS, STAND_IN
from .missing import unavailable

if TYPE_CHECKING:
    from throwdown.api.http import TableWanted
    from throwdown.api.person import Person
    from throwdown.live.protocol.messages import TableInfo, TurnInfo
    from throwdown.live.services import Services
    from throwdown.live.snapshot import Snapshot

    from .store import TabStore

#: So many tables of the person are shown.
TURNS = 50
#: What was due while the tab was closed is done if it is not longer ago than this, in s; else its time starts again.
FORGIVEN_S = 60.0


class Tables(LiveTables):
    """Tables in memory, and those in the store."""

    def __init__(self, services: Services, store: TabStore) -> None:
        super().__init__(services)
        self._store = store

    async def _created(self, id: str) -> float | None:
        row = self._store.table(id)
        if row is not None and id in self.damaged:
            raise TableDamaged(self.damaged[id])
        return row.created if row is not None else None

    def _snapshot(self, id: str) -> Snapshot | None:
        """The one of an evicted table, unless a deadline passed long ago while the tab was closed."""
        stored = self._stored_eviction(id)
        snapshot = stored[1] if stored is not None else None
        if snapshot is None or snapshot.wakes_at is None:
            return snapshot
        return snapshot if snapshot.wakes_at >= self._services.time.wall() - FORGIVEN_S else None

    def _stored_eviction(self, id: str) -> tuple[TableInfo, Snapshot] | None:
        row = self._store.table(id)
        return evicted_in(row.listing.encode()) if row is not None else None

    # Opening

    async def open(self, person: Person, wanted: TableWanted) -> LiveTable:
        """A new table, as it was wanted; there is nobody else to wait for."""
        self._check(wanted)
        here = msgspec.structs.replace(wanted, visibility="link", chat=False, delay=0, stand_in=STAND_IN, password=None)
        events = opening_events(person, here, "", self._services.limits, auto=False)
        return await self._open(LiveTable(_new_id(), self._services), events, start=wanted.start)

    def _check(self, wanted: TableWanted) -> None:
        for seat in wanted.seats:
            if seat.bot is not None:
                check_bot(wanted.game, seat.bot)
                if seat.bot not in LEVELS:
                    raise unavailable(f"the bot {seat.bot}")
            elif seat == SeatWanted():
                raise unavailable("a seat for somebody else")

    # Leaving the memory

    def evict(self, id: str, listing: bytes) -> None:
        """The table waits for the person; its snapshot is stored."""
        self._forget_secrets(self._in_memory.pop(id))

    def release(self, id: str) -> None:
        """The table is over, or could not be opened."""
        live_table = self._in_memory.pop(id, None)
        if live_table is not None:
            live_table.stop()

    def stop(self) -> None:
        for live_table in list(self._in_memory.values()):
            live_table.stop()
        self._in_memory.clear()

    # What waits for the person

    async def turns_of(self, person: str) -> list[TurnInfo]:
        """The tables where this person sits, those that wait for them first."""
        turns = [await self._turn_at(id, person) for id in self._store.tables_of(person, TURNS)]
        return sorted((turn for turn in turns if turn is not None), key=lambda turn: not turn.your_turn)

    async def _turn_at(self, id: str, person: str) -> TurnInfo | None:
        stored = self._stored_eviction(id) if id not in self._in_memory else None
        if stored is not None:
            return turn_in(*stored, person)
        try:
            table = await self.find(id)
        except (TableDamaged, TableRefused):
            return None
        return table.turn_of(person) if table is not None else None


def _new_id() -> str:
    """Commands would take one that begins with a dash for an option."""
    return secrets.token_urlsafe(16).replace("-", "_")
