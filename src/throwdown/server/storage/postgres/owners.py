"""Which server has which table: PostgreSQL decides, by its own clock."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from throwdown import __version__
from throwdown.server.storage.ownership import Claim, Elsewhere, Published, ServerRow

from .statements import (
    CLAIM,
    CUT_OFF,
    CUT_OFF_OTHERS,
    END_LEASE,
    FORGET_PUBLISHED,
    FORGET_SERVERS,
    HELD,
    JOIN,
    LET_GO,
    ORPHANS,
    OWNER,
    PUBLISH,
    PUBLISHED,
    RELEASE,
    RENEW,
    SERVERS,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .thread_pool import ThreadPool

    #: Runs one statement that is a transaction by itself: how many rows it touched, and those that it gave.
    Run = Callable[..., tuple[int, list[Any]]]

#: Seconds for which a server counts as alive after it showed life.
LEASE_S: Final = 3.0
#: So many claims at a time: each may have to wait for a lock, and others need connections too.
CLAIMING: Final = 2
#: The channel on which servers announce that what they show has changed.
LOBBY: Final = "lobby"


class PostgresOwners:
    """The tables of one server among others."""

    def __init__(
        self,
        run: Run,
        threads: ThreadPool,
        server: str,
        name: str,
        *,
        lease_s: float = LEASE_S,
        is_steady: Callable[[], bool] = lambda: True,
    ) -> None:
        """``name``: what this server is called among others; empty if there are none.

        ``is_steady``: whether PostgreSQL has been there for a while. After it was away servers come back one by one,
        and one that has not yet is not dead.
        """
        self._run = run
        self._threads = threads
        self.server = server
        self.name = name
        self._lease_s = lease_s
        self._is_steady = is_steady
        self._held: dict[str, int] = {}
        self._claiming = asyncio.Semaphore(CLAIMING)

    @property
    def held(self) -> Mapping[str, int]:
        return self._held

    def lose(self, table: str) -> None:
        """It turned out that another server has this table."""
        self._held.pop(table, None)

    async def claim(self, table: str) -> Claim | Elsewhere:
        """Claim a table without an owner, or whose owner is gone; one that this server has already stays as it is."""
        epoch = self._held.get(table)
        if epoch is not None:
            return Claim(table, epoch)
        async with self._claiming:
            found = await self._threads.run(self._claim, table)
        if isinstance(found, Claim):
            self._held[table] = found.epoch
        return found

    def _claim(self, table: str) -> Claim | Elsewhere:
        while True:
            found = self._owner(table)  # first: a claim would wait for what its owner writes
            if isinstance(found, Claim) or (found is not None and not self._ended(found)):
                return found
            _, taken = self._run(CLAIM, table, self.server)
            if taken:
                return Claim(table, taken[0][0])  # else another server was faster

    def _ended(self, found: Elsewhere) -> bool:
        """Whether its server was killed: PostgreSQL knows long before the lease is over."""
        return not found.shows_life and self._is_steady() and self._end_lease(found.server)

    def _owner(self, table: str) -> Claim | Elsewhere | None:
        """Its owner; None: no server that is alive."""
        _, rows = self._run(OWNER, table)
        server, name, epoch, left_s, shows_life = rows[0] if rows else (None, None, 0, 0.0, False)
        if server == self.server:
            return Claim(table, epoch)
        return None if server is None or name is None else Elsewhere(table, server, name, left_s, shows_life)

    async def release(self, table: str) -> None:
        epoch = self._held.pop(table, None)
        if epoch is not None:
            await self._threads.run(self._run, RELEASE, table, self.server, epoch)

    async def release_all(self) -> None:
        self._held.clear()
        await self._threads.run(self._run, LET_GO, self.server)

    def join(self) -> None:
        """Say that this server is here."""
        self._run(FORGET_SERVERS)
        self._run(FORGET_PUBLISHED)
        self._run(JOIN, self.server, self.name, __version__, self._lease_s)

    async def renew(self) -> list[str]:
        """Say that this server is alive; the tables that it has lost: only after its lease was over can it have any."""
        known = dict(self._held)
        renewed = await self._threads.run(self._renew)
        lost = [] if renewed is None else [table for table, epoch in known.items() if renewed.get(table) != epoch]
        for table in lost:
            self.lose(table)
        return lost

    def _renew(self) -> dict[str, int] | None:
        """What this server has, if it was taken for gone in the meantime; None if it was not."""
        renewed, _ = self._run(RENEW, self.server, self._lease_s)
        if renewed:
            return None
        self.join()
        return dict(self._run(HELD, self.server)[1])

    async def orphans(self, limit: int) -> list[str]:
        _, rows = await self._threads.run(self._run, ORPHANS, limit)
        return [table for (table,) in rows]

    async def end_lease(self, server: str) -> bool:
        """End the lease of another server whose connection to the database is gone."""
        return self._is_steady() and await self._threads.run(self._end_lease, server)

    def _end_lease(self, server: str) -> bool:
        ended, _ = self._run(END_LEASE, server)
        _, cut = self._run(CUT_OFF, server)
        return bool(ended or cut)

    async def cut_off(self) -> int:
        """End the connections on which others write whose lease is over; how many there were."""
        _, cut = await self._threads.run(self._run, CUT_OFF_OTHERS, self.server)
        return len(cut)

    async def servers(self) -> list[ServerRow]:
        _, rows = await self._threads.run(self._run, SERVERS)
        return [ServerRow(*row) for row in rows]

    async def publish(self, shown: str) -> None:
        await self._threads.run(self._run, PUBLISH, self.server, shown, LOBBY)

    async def published(self) -> list[Published]:
        _, rows = await self._threads.run(self._run, PUBLISHED, self.server)
        return [Published(*row) for row in rows]
