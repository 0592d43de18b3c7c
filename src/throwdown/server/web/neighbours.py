"""This server among others over the same database: its lease, its inner door, what is passed on, and one lobby."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from throwdown.live.events import TableDamaged
from throwdown.server.cluster.company import Company
from throwdown.server.cluster.keeper import Keeper
from throwdown.server.cluster.peers import Peers
from throwdown.server.lobby.elsewhere import TableElsewhere
from throwdown.server.storage.store import StoreFailed

from .one_lobby import OneLobby
from .passing import Passing
from .shared_limits import SharedLimits

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterator, Mapping
    from typing import Any

    from starlette.types import ASGIApp

    from throwdown.server.lobby.lobby import Lobby
    from throwdown.server.operations.buckets import Buckets
    from throwdown.server.operations.settings import Settings


class Neighbours:
    """The other servers, as far as the house is concerned; a server that is alone has none and does nothing."""

    def __init__(self, house: Lobby, app: ASGIApp, settings: Settings, limits: Mapping[str, Buckets]) -> None:
        """``limits`` hold over all servers."""
        self._house = house
        self._limits = limits
        self._settings = settings
        owners, lease_s = house.store.owners, settings.limits.lease_s
        self.alone = not house.shared
        self.peers = Peers(owners.server, settings.cluster_key)
        self.passing = Passing(self.peers, app, settings.limits)
        self.keeper = Keeper(owners, lease_s, house.tables.lose)
        self.company = Company(owners, self.peers, self._take_up)
        self._lobby: OneLobby | None = None

    async def join(self) -> None:
        """Open the inner door, and let the database know that this server is here."""
        if self.alone:
            return
        self._house.unready = self.keeper.doubt
        self._measure()
        if self._settings.cluster_listen:
            host, _, port = self._settings.cluster_listen.rpartition(":")
            await self.peers.listen(host.strip("[]"), int(port))
            self._lobby = OneLobby(self._house, self.peers)
            self.peers.on_linked.append(SharedLimits(self.peers, self._limits).greet)
        await self.keeper.renew()

    def _measure(self) -> None:
        metrics, tables, owners = self._house.metrics, self._house.tables, self._house.store.owners
        metrics.cluster.labels("servers").set_function(lambda: 1 + self.company.others)
        metrics.cluster.labels("connected").set_function(lambda: len(self.peers))
        metrics.cluster.labels("owned").set_function(lambda: len(owners.held))
        metrics.cluster.labels("taken_over").set_function(lambda: self.company.taken_over)
        metrics.cluster.labels("lost").set_function(lambda: tables.moved)
        metrics.cluster.labels("passed_on").set_function(lambda: self.passing.sockets)
        metrics.cluster.labels("lease").set_function(lambda: self.keeper.holds)

    def work(self) -> Iterator[Coroutine[Any, Any, None]]:
        """What has to run as long as the server does."""
        if not self.alone:
            yield self.keeper.run()
            yield self.company.run()
            yield self._take_back()
        if self._lobby is not None:
            yield self._lobby.run()

    async def leave(self) -> None:
        """Hang up."""
        if self._lobby is not None:
            self._lobby.close()
        await self.peers.close()

    async def _take_up(self, table: str) -> None:
        """Go on with a game whose server is gone, unless somebody was faster."""
        with suppress(TableDamaged, TableElsewhere):
            await self._house.tables.take_up(table)

    async def _take_back(self) -> None:
        """After the database was away: what nobody took meanwhile is still ours, and goes on whoever is there."""
        feared = self._house.tables.feared
        while True:
            await asyncio.sleep(self._settings.limits.lease_s)
            while feared and self.keeper.holds:
                table = feared.pop()
                try:
                    await self._take_up(table)
                except StoreFailed:
                    feared.add(table)
                    break
