"""This server among others over the same database: its lease, the tables of servers that died, one lobby."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from throwdown.live.events import TableDamaged
from throwdown.server.peers.address import TableElsewhere
from throwdown.server.peers.lease import Lease
from throwdown.server.peers.membership import Membership
from throwdown.server.storage.store import NotOwner, StoreFailed

from .broadcasts import Broadcasts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from throwdown.server.operations.buckets import Buckets
    from throwdown.server.operations.supervisor import Work

    from .lobby import Lobby


class Peers:
    """The other servers; a server over SQLite has none and does nothing."""

    def __init__(self, lobby: Lobby, limits: Mapping[str, Buckets]) -> None:
        """``limits`` hold over all servers."""
        self._lobby = lobby
        self._lease_s = lobby.limits.lease_s
        owners = lobby.store.owners
        self.alone = not lobby.shared
        self.lease = Lease(owners, self._lease_s, lobby.tables.lose)
        self._broadcasts = Broadcasts(lobby, limits) if owners.name else None
        changed = self._broadcasts.read_lobbies if self._broadcasts is not None else lambda: None
        self.membership = Membership(owners, self._take_over, changed)

    async def join(self) -> None:
        """Let the database know that this server is here."""
        if self.alone:
            return
        self._lobby.not_ready.append(self.lease.problem)
        self._measure()
        if self._broadcasts is not None:
            self._broadcasts.start()
        await self.lease.renew()

    def _measure(self) -> None:
        metrics, tables, owners = self._lobby.metrics, self._lobby.tables, self._lobby.store.owners
        metrics.cluster.labels("servers").set_function(lambda: 1 + self.membership.others)
        metrics.cluster.labels("owned").set_function(lambda: len(owners.held))
        metrics.cluster.labels("taken_over").set_function(lambda: self.membership.taken_over)
        metrics.cluster.labels("lost").set_function(lambda: tables.moved)
        metrics.cluster.labels("lease").set_function(lambda: self.lease.is_held)

    def work(self) -> dict[str, Work]:
        """What has to run as long as the server does, by name."""
        work: dict[str, Work] = {}
        if not self.alone:
            work |= {
                "the lease": self.lease.run,
                "other servers": self.membership.run,
                "taking tables back": self._take_back,
            }
        if self._broadcasts is not None:
            work["broadcasts"] = self._broadcasts.run
        return work

    def leave(self) -> None:
        if self._broadcasts is not None:
            self._broadcasts.close()

    async def _take_over(self, table: str) -> None:
        """Continue a game whose server is gone, unless another server was faster."""
        with suppress(TableDamaged, TableElsewhere, NotOwner):
            await self._lobby.tables.restore(table)

    async def _take_back(self) -> None:
        """After the database was away: what no other server has claimed is still ours, and its games continue."""
        in_doubt = self._lobby.tables.in_doubt
        while True:
            await asyncio.sleep(self._lease_s)
            while in_doubt and self.lease.is_held:
                table = in_doubt.pop()
                try:
                    await self._take_over(table)
                except StoreFailed:
                    in_doubt.add(table)
                    break
