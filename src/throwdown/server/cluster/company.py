"""Keeping company: a connection to every other server, and games taken up whose server is gone."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from throwdown.errors import ThrowdownError

from .link import LinkDown

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from throwdown.server.storage.ownership import Owners

    from .peers import Peers

log = logging.getLogger("throwdown.cluster")

#: Time between two looks who else is there, in s.
LOOK_S = 1.0
#: Tables that one server takes up at a time, and how long it leaves the next ones to others, in s.
AT_A_TIME = 25
BETWEEN_S = 0.1


class Company:
    """Looks after the other servers for one of them."""

    def __init__(self, owners: Owners, peers: Peers, take_up: Callable[[str], Awaitable[None]]) -> None:
        """``take_up`` lets the game at an orphaned table go on."""
        self._owners = owners
        self._peers = peers
        self._take_up = take_up
        self.others = 0
        """How many other servers are alive."""
        self.taken_over = 0
        """How many tables were taken up whose server was gone."""

    async def run(self) -> None:
        """For as long as the server runs."""
        while True:
            try:
                await self.look()
            except ThrowdownError as error:
                log.warning("looking for other servers failed and is tried again: %s", error.message)
            await asyncio.sleep(LOOK_S)

    async def look(self) -> None:
        """Connect to whoever is new, and take up what nobody has."""
        others = [row for row in await self._owners.servers() if row.id != self._owners.server]
        self.others = len(others)
        for row in others:
            if row.address:
                try:
                    await self._peers.reach(row.id, row.address)
                except LinkDown as error:
                    log.info("another server is not reached yet: %s", error.message)
        while await self._take_up_some():
            await asyncio.sleep(BETWEEN_S)

    async def _take_up_some(self) -> bool:
        """Take up a few tables that nobody has; whether there are more."""
        orphans, before = await self._owners.orphans(AT_A_TIME), self.taken_over
        for table in orphans:
            await self._take_up(table)
            self.taken_over += table in self._owners.held
        return len(orphans) == AT_A_TIME and self.taken_over > before
