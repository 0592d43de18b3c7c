"""Everything that a host in a tab is without its routes and connections, put together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from throwdown import __version__
from throwdown.api.secrets import GameSecrets
from throwdown.live.services import Services

from .advice import Advice
from .bots import Bots
from .lobby import Lobby
from .person import Device
from .store import TabStore
from .tables import Tables
from .throws import Throws

if TYPE_CHECKING:
    from throwdown.live.limits import TableLimits
    from throwdown.live.timers import Time

    from .outside import Outside


class Parts:
    """The parts that routes and connections use."""

    def __init__(self, store: TabStore, device: Device, throws: Throws, limits: TableLimits, time: Time) -> None:
        self.store = store
        self.device = device
        self.throws = throws
        self.limits = limits
        self.tables = Tables(self._services(time), store)
        self.lobby = Lobby(self.tables, time)

    @classmethod
    async def open(cls, outside: Outside, limits: TableLimits, time: Time) -> Self:
        """Read what is stored on this device."""
        store = await TabStore.open(outside.database)
        return cls(store, await Device.open(store, outside), Throws(outside), limits, time)

    def _services(self, time: Time) -> Services:
        """What each table is given: nothing is limited on one's own device."""
        return Services(
            store=self.store,
            time=time,
            limits=self.limits,
            secrets=GameSecrets(self.store),
            signer=self.device.signer,
            throws=self.throws,
            bots=Bots(),
            advice=Advice(),
            thrower_of=self.throws.thrower_of,
            may_throw=lambda table, seat: True,
            may_chat=lambda person: True,
            may_store=lambda person, address: True,
            lobby_changed=self._changed,
            evicted=self._evicted,
            released=self._released,
            disowned=self._released,
            server_version=__version__,
            place="tab",
        )

    # The services are made before the tables and the lobby that answer these

    def _changed(self) -> None:
        self.lobby.changed()

    def _evicted(self, table: str, listing: bytes) -> None:
        self.tables.evict(table, listing)

    def _released(self, table: str) -> None:
        self.tables.release(table)

    def stop(self) -> None:
        """Leave games as they are; what was acknowledged is stored."""
        self.tables.stop()
        self.store.close()
