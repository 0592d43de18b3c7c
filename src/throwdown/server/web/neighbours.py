"""This server among others over the same database: its lease, its inner door, and what is passed on."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from throwdown.server.cluster.company import Company
from throwdown.server.cluster.keeper import Keeper
from throwdown.server.cluster.peers import Peers
from throwdown.server.lobby.elsewhere import TableElsewhere
from throwdown.server.storage.alone import AlwaysMe
from throwdown.server.table.events import TableDamaged

from .passing import Passing

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterator
    from typing import Any

    from starlette.types import ASGIApp

    from throwdown.server.lobby.lobby import Lobby
    from throwdown.server.operations.settings import Settings


class Neighbours:
    """The other servers, as far as the house is concerned; a server that is alone has none and does nothing."""

    def __init__(self, house: Lobby, app: ASGIApp, settings: Settings) -> None:
        self._house = house
        self._settings = settings
        owners, lease_s = house.store.owners, settings.limits.lease_s
        self.alone = isinstance(owners, AlwaysMe)
        self.peers = Peers(owners.server, settings.cluster_key)
        self.passing = Passing(self.peers, app, settings.limits)
        self.keeper = Keeper(owners, lease_s, house.tables.lose)
        self.company = Company(owners, self.peers, self._take_up)

    async def join(self) -> None:
        """Open the inner door, and let the database know that this server is here."""
        if self.alone:
            return
        if self._settings.cluster_listen:
            host, _, port = self._settings.cluster_listen.rpartition(":")
            await self.peers.listen(host.strip("[]"), int(port))
        await self.keeper.renew()

    def work(self) -> Iterator[Coroutine[Any, Any, None]]:
        """What has to run as long as the server does."""
        if not self.alone:
            yield self.keeper.run()
            yield self.company.run()

    async def leave(self) -> None:
        """Hang up."""
        await self.peers.close()

    async def _take_up(self, table: str) -> None:
        """Go on with a game whose server is gone, unless somebody was faster."""
        with suppress(TableDamaged, TableElsewhere):
            await self._house.tables.find(table)
