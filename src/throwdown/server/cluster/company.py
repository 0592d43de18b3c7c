"""Keeping company: a connection to every other server, and games taken up whose server is gone."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from throwdown.errors import ThrowdownError
from throwdown.server.operations.logs import log_event

from .streams import LinkDown

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from throwdown.server.storage.ownership import Owners, ServerRow

    from .peers import Peers

log = logging.getLogger("throwdown.cluster")

#: Time between two looks who else is there, in s.
LOOK_S = 1.0
#: A server whose connection broke is looked after so soon and so often: the database hears of its end a moment later.
SOON_S = 0.1
TRIES = 10
#: Tables that one server takes up at a time, and how long it leaves the next ones to others, in s.
AT_A_TIME = 25
#: The same where there is no other server to leave any to.
ALONE_AT_A_TIME = 500
BETWEEN_S = 0.1


class Company:
    """Looks after the other servers for one of them."""

    def __init__(self, owners: Owners, peers: Peers, take_up: Callable[[str], Awaitable[None]]) -> None:
        """``take_up`` lets the game at an orphaned table go on."""
        self._owners = owners
        self._peers = peers
        self._take_up = take_up
        self._shown = set[str]()
        """Servers of which the database will know when they die."""
        self._missed: dict[str, int] = {}
        """Servers whose connection broke, and how often the database is still asked about each."""
        self._called = asyncio.Event()
        self._reaching = set[asyncio.Task[None]]()
        self.others = 0
        """How many other servers are alive."""
        self.taken_over = 0
        """How many tables were taken up whose server was gone."""
        peers.on_unlinked.append(self._miss)

    async def run(self) -> None:
        """For as long as the server runs."""
        while True:
            try:
                await self.look()
            except ThrowdownError as error:
                log.warning("looking for other servers failed and is tried again: %s", error.message)
            await self._rest()

    async def _rest(self) -> None:
        """Until the next look: at once where a connection has just broken."""
        try:
            async with asyncio.timeout(SOON_S if self._missed else LOOK_S):
                await self._called.wait()
        except TimeoutError:
            return
        self._called.clear()

    async def look(self) -> None:
        """Connect to whoever is new, and take up what nobody has."""
        await self._bury()
        await self._owners.cut_off()
        others = [row for row in await self._owners.servers() if row.id != self._owners.server]
        self.others = len(others)
        self._note_missing(others)
        for row in others:
            if row.address:
                self._begin_to_reach(row)
        while await self._take_up_some(AT_A_TIME if others else ALONE_AT_A_TIME):
            await asyncio.sleep(BETWEEN_S if others else 0.0)

    # Those who are there

    def _begin_to_reach(self, row: ServerRow) -> None:
        """Nobody else waits for one that does not answer."""
        task = asyncio.create_task(self._reach(row))
        self._reaching.add(task)
        task.add_done_callback(self._reaching.discard)

    async def _reach(self, row: ServerRow) -> None:
        try:
            await self._peers.reach(row.id, row.address)
        except LinkDown as error:
            log.info("another server is not reached yet: %s", error.message)

    # Those who are gone

    def _note_missing(self, others: list[ServerRow]) -> None:
        """Who showed life the last time and does not now is missed, whether there was a connection or not."""
        shown = {row.id for row in others if row.shows_life}
        for server in self._shown - shown:
            self._missed.setdefault(server, TRIES)
        self._shown = shown
        self._missed = {row.id: self._missed[row.id] for row in others if row.id in self._missed}

    def _miss(self, server: str) -> None:
        """Its connection broke: it may be dead, slow, or behind a line that failed. The database knows more."""
        if server in self._shown:
            self._missed[server] = TRIES
            self._called.set()

    async def _bury(self) -> None:
        connected = {link.server for link in self._peers}
        for server, tries in list(self._missed.items()):
            if server in connected or not tries:
                del self._missed[server]
            elif await self._owners.bury(server):
                del self._missed[server]
                log_event(log, logging.INFO, "another server is gone", server=server[:8])
            else:
                self._missed[server] = tries - 1

    async def _take_up_some(self, many: int) -> bool:
        """Take up so many tables that nobody has; whether there are more."""
        orphans, before = await self._owners.orphans(many), self.taken_over
        for table in orphans:
            await self._take_up(table)
            self.taken_over += table in self._owners.held
        return len(orphans) == many and self.taken_over > before
