"""Which server has which table: PostgreSQL decides, by its own clock."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from throwdown import __version__
from throwdown.server.storage.ownership import Claim, Elsewhere, ServerRow

from .statements import (
    BURY,
    CLAIM,
    CUT_OFF,
    CUT_OFF_OTHERS,
    FORGET_SERVERS,
    HELD,
    JOIN,
    LET_GO,
    ORPHANS,
    OWNER,
    RELEASE,
    RENEW,
    SERVERS,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .errands import Errands

    #: Runs one statement that is a transaction by itself: how many rows it touched, and those that it gave.
    Run = Callable[..., tuple[int, list[Any]]]

#: Seconds for which a server is taken for alive after it said so.
LEASE_S: Final = 3.0
#: So many claims at a time: each may have to wait for a lock, and others need connections too.
CLAIMING: Final = 2
#: A server that does not answer others, and has let its lease run down to this share, is not waited for any longer.
DOUBTFUL: Final = 0.4


class PostgresOwners:
    """The tables of one server among others."""

    def __init__(self, run: Run, errands: Errands, server: str, address: str, *, lease_s: float = LEASE_S) -> None:
        """``address``: where other servers find this one; empty if there are none."""
        self._run = run
        self._errands = errands
        self.server = server
        self.address = address
        self._lease_s = lease_s
        self._held: dict[str, int] = {}
        self._claiming = asyncio.Semaphore(CLAIMING)

    @property
    def held(self) -> Mapping[str, int]:
        return self._held

    def lose(self, table: str) -> None:
        """It turned out that another server has this table."""
        self._held.pop(table, None)

    async def claim(self, table: str) -> Claim | Elsewhere:
        """Take a table that nobody has, or whose owner is gone; one that this server has already stays as it is."""
        epoch = self._held.get(table)
        if epoch is not None:
            return Claim(table, epoch)
        async with self._claiming:
            found = await self._errands.run(self._claim, table)
        if isinstance(found, Claim):
            self._held[table] = found.epoch
        return found

    def _claim(self, table: str) -> Claim | Elsewhere:
        while True:
            _, taken = self._run(CLAIM, table, self.server)
            if taken:
                return Claim(table, taken[0][0])
            found = self._owner(table)
            if found is not None:
                return found  # else its owner went between the two statements

    async def owner(self, table: str) -> Claim | Elsewhere | None:
        return await self._errands.run(self._owner, table)

    def _owner(self, table: str) -> Claim | Elsewhere | None:
        _, rows = self._run(OWNER, table)
        server, address, epoch, left_s = rows[0] if rows else (None, None, 0, 0.0)
        if server == self.server:
            return Claim(table, epoch)
        return None if server is None or address is None else Elsewhere(table, server, address, left_s)

    async def release(self, table: str, to: str | None = None) -> None:
        epoch = self._held.pop(table, None)
        if epoch is not None:
            await self._errands.run(self._run, RELEASE, table, self.server, to, epoch)

    async def release_all(self) -> None:
        self._held.clear()
        await self._errands.run(self._run, LET_GO, self.server)

    def join(self) -> None:
        """Say that this server is here."""
        self._run(FORGET_SERVERS)
        self._run(JOIN, self.server, self.address, __version__, self._lease_s)

    async def renew(self) -> list[str]:
        """Say that this server is alive; the tables that it has lost: only after its lease was over can it have any."""
        known = dict(self._held)
        kept = await self._errands.run(self._renew)
        lost = [] if kept is None else [table for table, epoch in known.items() if kept.get(table) != epoch]
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
        _, rows = await self._errands.run(self._run, ORPHANS, limit)
        return [table for (table,) in rows]

    async def bury(self, server: str) -> bool:
        """End the lease of another server that is gone or does not renew it, as far as the database knows."""
        return await self._errands.run(self._bury, server)

    def _bury(self, server: str) -> bool:
        buried, _ = self._run(BURY, server, self._lease_s * DOUBTFUL)
        _, cut = self._run(CUT_OFF, server)
        return bool(buried or cut)

    async def cut_off(self) -> int:
        """End the connections on which others write whose lease is over; how many there were."""
        _, cut = await self._errands.run(self._run, CUT_OFF_OTHERS, self.server)
        return len(cut)

    async def servers(self) -> list[ServerRow]:
        _, rows = await self._errands.run(self._run, SERVERS)
        return [ServerRow(*row) for row in rows]
