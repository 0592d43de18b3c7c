"""The lobby of one person: the tables that wait for them, sent again when something changes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from throwdown.live.protocol.messages import Heard, YourTurn

if TYPE_CHECKING:
    from throwdown.live.listener import Listener
    from throwdown.live.timers import Time

    from .tables import Tables

#: Changes within this time are sent together, in s.
TOGETHER_S = 0.25


class Lobby:
    """Listeners in the lobby."""

    def __init__(self, tables: Tables, time: Time) -> None:
        self._tables = tables
        self._time = time
        self._listeners: list[Listener] = []
        self._due = False
        self._sending: asyncio.Task[None] | None = None

    async def enter(self, listener: Listener) -> None:
        self._listeners.append(listener)
        listener.tell(Heard(tables=[], playing=self.playing, people=1))
        await self._send_turns([listener])

    def leave(self, listener: Listener) -> None:
        if listener in self._listeners:
            self._listeners.remove(listener)

    @property
    def playing(self) -> int:
        """How many games are under way in memory."""
        return sum(table.state.playing for table in self._tables)

    def changed(self) -> None:
        """Something changed that the lobby shows."""
        if self._listeners and not self._due:
            self._due = True
            self._time.call_at(self._time.now() + TOGETHER_S, self._start_sending)

    def _start_sending(self) -> None:
        self._due = False
        self._sending = asyncio.get_running_loop().create_task(self._send_turns(list(self._listeners)))

    async def _send_turns(self, listeners: list[Listener]) -> None:
        for listener in listeners:
            listener.tell(YourTurn(tables=await self._tables.turns_of(listener.person)))
