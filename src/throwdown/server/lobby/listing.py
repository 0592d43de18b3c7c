"""What the lobby shows: open tables, how much is going on, and the tables that wait for somebody."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

from throwdown.server.operations.slices import Slices
from throwdown.server.protocol.messages import Heard, TurnInfo, YourTurn
from throwdown.server.table.events import TableDamaged
from throwdown.server.table.listener import encoded

if TYPE_CHECKING:
    from throwdown.server.protocol.messages import TableInfo
    from throwdown.server.storage.store import Store
    from throwdown.server.table.listener import Listener
    from throwdown.server.table.timers import Time

    from .tables import Tables

#: So many tables are shown in the lobby.
SHOWN = 100
#: Changes within this time are told together, in s.
TOGETHER_S = 0.25


class Listing:
    """Shows the lobby to whoever looks, and tells those who stay there what changes."""

    def __init__(self, tables: Tables, store: Store, time: Time) -> None:
        self._tables = tables
        self._store = store
        self._time = time
        self._listeners: list[Listener] = []
        self._due = False
        self._lock = asyncio.Lock()
        """One round of telling after the other."""
        self._telling: asyncio.Task[None] | None = None

    # Questions

    def open_tables(self) -> list[TableInfo]:
        newest = sorted(self._tables.open_to_all(), key=lambda table: -table.created)
        return [table.info() for table in newest[:SHOWN]]

    @property
    def playing(self) -> int:
        """How many games are under way."""
        return sum(table.state.playing for table in self._tables)

    @property
    def people_here(self) -> int:
        at_tables = (person for table in self._tables for person in table.people_here)
        return len({*at_tables, *(each.person for each in self._listeners)})

    async def turns_of(self, person: str) -> list[TurnInfo]:
        """The tables where this person sits, those that wait for them first."""
        ids, slices, turns = Counter(table for table, _ in self._store.seats_of(person)), Slices(), list[TurnInfo]()
        for id in ids:
            turn = await self._turn_at(id, person)
            turns += [turn] if turn is not None else []
            await slices.pause()
        return sorted(turns, key=lambda turn: not turn.your_turn)

    async def _turn_at(self, id: str, person: str) -> TurnInfo | None:
        row = self._store.table(id)
        if row is None or row.status in ("closed", "over"):
            return None
        try:
            table = await self._tables.find(id)
        except TableDamaged:
            return None
        if table is None:
            return None
        seats = table.state.seats_of(person)
        waits = any(seat in table.state.owed() for seat in seats)
        return TurnInfo(table=table.info(), seats=seats, your_turn=waits)

    # Telling

    async def enter(self, listener: Listener) -> None:
        """Somebody comes into the lobby and is shown everything."""
        self._listeners.append(listener)
        listener.tell(self._heard())
        await self._tell_turns(listener)

    def leave(self, listener: Listener) -> None:
        if listener in self._listeners:
            self._listeners.remove(listener)

    def changed(self) -> None:
        """Something changed that the lobby shows; it is told a moment later, so that many changes are told once."""
        if self._listeners and not self._due:
            self._due = True
            self._time.call_at(self._time.now() + TOGETHER_S, self._start_telling)

    def _start_telling(self) -> None:
        self._telling = asyncio.get_running_loop().create_task(self._tell())

    async def _tell(self) -> None:
        async with self._lock:
            self._due = False  # what changes from now on is told the next time
            heard = encoded(self._heard())
            for listener in list(self._listeners):
                listener.send(heard)
                await self._tell_turns(listener)

    async def _tell_turns(self, listener: Listener) -> None:
        listener.tell(YourTurn(tables=await self.turns_of(listener.person)))

    def _heard(self) -> Heard:
        return Heard(tables=self.open_tables(), playing=self.playing, people=self.people_here)
