"""Which other servers are alive, and the tables of those that are not."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from throwdown.errors import ThrowdownError
from throwdown.server.operations.logs import log_event

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from throwdown.server.storage.ownership import Owners, ServerRow

log = logging.getLogger("throwdown.peers")

#: Time between two checks of who is alive, in s.
REFRESH_S = 1.0
#: Tables that one server takes over at a time, and how long it leaves the next ones to others, in s.
AT_A_TIME = 25
#: The same where there is no other server to leave any to.
ALONE_AT_A_TIME = 500
BETWEEN_S = 0.1


class Membership:
    """Watches the other servers for one of them."""

    def __init__(
        self, owners: Owners, take_over: Callable[[str], Awaitable[None]], changed: Callable[[], None] = lambda: None
    ) -> None:
        """``take_over`` continues the game at a table whose server is gone; ``changed``: servers came or went."""
        self._owners = owners
        self._take_over = take_over
        self._changed = changed
        self._alive: set[str] = set()
        self._seen: set[str] = set()
        """Servers whose connection to the database was seen: they are dead as soon as it is gone."""
        self.taken_over = 0
        """How many tables were taken over whose server was gone."""

    @property
    def others(self) -> int:
        """How many other servers are alive."""
        return len(self._alive)

    async def run(self) -> None:
        """For as long as the server runs."""
        while True:
            try:
                await self.refresh()
            except ThrowdownError as error:
                log.warning("looking for other servers failed and is tried again: %s", error.message)
            await asyncio.sleep(REFRESH_S)

    async def refresh(self) -> None:
        """End the leases of servers that were killed, and take over tables without an owner."""
        await self._owners.cut_off()
        others = [row for row in await self._owners.servers() if row.id != self._owners.server]
        dead = {row.id for row in others if await self._is_dead(row)}
        self._seen = {row.id for row in others if row.shows_life or row.id in self._seen} - dead
        self._update_alive({row.id for row in others} - dead)
        while await self._take_over_some(AT_A_TIME if self._alive else ALONE_AT_A_TIME):
            await asyncio.sleep(BETWEEN_S if self._alive else 0.0)

    async def _is_dead(self, row: ServerRow) -> bool:
        if row.shows_life or row.id not in self._seen or not await self._owners.end_lease(row.id):
            return False
        log_event(log, logging.INFO, "another server is gone", server=row.name)
        return True

    def _update_alive(self, alive: set[str]) -> None:
        if alive != self._alive:
            self._alive = alive
            self._changed()

    async def _take_over_some(self, count: int) -> bool:
        """Take over so many tables without an owner; whether there are more."""
        orphans, before = await self._owners.orphans(count), self.taken_over
        for table in orphans:
            await self._take_over(table)
            self.taken_over += table in self._owners.held
        return len(orphans) == count and self.taken_over > before
