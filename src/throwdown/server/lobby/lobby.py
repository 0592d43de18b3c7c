"""Everything that a server is without its sockets, put together: tables, people, the lobby, and who computes."""

from __future__ import annotations

import asyncio
import os
from functools import partial
from shutil import disk_usage
from typing import TYPE_CHECKING

from throwdown import __version__
from throwdown.live.services import Services
from throwdown.live.timers import LoopTime
from throwdown.server.compute.advising import Advisers
from throwdown.server.compute.queue import Allowance
from throwdown.server.compute.thinking import MatchThinkers, Thinkers
from throwdown.server.compute.throwing import Throwing
from throwdown.server.operations.buckets import Buckets
from throwdown.server.operations.metrics import Metrics
from throwdown.server.storage.alone import AlwaysMe

from .connections import Connections
from .listing import Listing
from .people import People
from .quotas import MINUTE, Quotas
from .screens import Screens
from .secrets import GameSecrets
from .standing import StandingBots
from .tables import Tables
from .upkeep import Upkeep

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from throwdown.errors import ThrowdownError
    from throwdown.live.timers import Time
    from throwdown.server.operations.settings import Settings
    from throwdown.server.storage.store import Store


class Lobby:
    """The parts of the server that its routes and sockets use."""

    def __init__(
        self, store: Store, settings: Settings, metrics: Metrics | None = None, time: Time | None = None
    ) -> None:
        self.store = store
        self.shared = not isinstance(store.owners, AlwaysMe)
        """Whether the store is a database that may be away for a while, and that others may use as well."""
        self.settings = settings
        self.limits = settings.limits
        self.metrics = metrics or Metrics()
        self.version = __version__
        self.time: Time = time or LoopTime()
        self.people = People(store, self.limits, self.time)
        self.connections = Connections()
        self.quotas = Quotas(self.limits, lambda: disk_usage(settings.data).free)
        allowance = self._allowance()
        self.throwing = Throwing(settings.workers, self.metrics.throw_seconds.observe, allowance)
        self.bots = MatchThinkers(Thinkers(max(2, (os.cpu_count() or 1) // 2), allowance))
        self.advisers = Advisers(allowance)
        self.throw_rate = Buckets(*_bucket(self.limits.throws_per_s))
        self.tables = Tables(self._services(), store, self.limits, self.quotas)
        self.listing = Listing(self.tables, store, self.time)
        self.standing = StandingBots(self.listing, self.tables, self.limits)
        self.screens = Screens(self.time, self.limits.screen_s)
        self.upkeep = Upkeep(store, self.tables, self.limits, self.time)
        self.signed_out: Callable[[str], Awaitable[None]] | None = None
        """Announces to other servers, where there are any, that a person is no longer signed in."""
        self.unready: Callable[[], ThrowdownError | None] = lambda: None
        """Why no client should be sent here now, if there is a reason."""
        self._measure()

    def _allowance(self) -> Allowance:
        """One account of what is computed, for all callers."""
        each = self.limits.computing_s
        return Allowance(each, each * self.limits.people_per_address, MINUTE)

    def _services(self) -> Services:
        """What each table is given."""
        chat_rate = Buckets(self.limits.chat_messages, self.limits.chat_window_s)
        return Services(
            store=self.store,
            time=self.time,
            limits=self.limits,
            secrets=GameSecrets(self.store),
            signer=self.store.signer,
            throws=self.throwing,
            bots=self.bots,
            advice=self.advisers,
            thrower_of=lambda terms: self.throwing.thrower(terms.kind, terms.thrower),
            may_throw=lambda table, seat: self.throw_rate.take((table, seat)),
            may_chat=chat_rate.take,
            may_store=self.quotas.may_store,
            lobby_changed=self._changed,
            evicted=self._evicted,
            released=self._released,
            disowned=self._disowned,
            server_version=self.version,
        )

    # The services are made before the tables and the listing that answer these

    def _changed(self) -> None:
        self.listing.changed()

    def _released(self, table: str) -> None:
        self.tables.release(table)

    def _evicted(self, table: str, listing: bytes) -> None:
        self.tables.evict(table, listing)

    def _disowned(self, table: str) -> None:
        # Later: the caller is the table's own task, and would cancel itself.
        asyncio.get_running_loop().call_soon(self.tables.lose, table)

    def _measure(self) -> None:
        self.metrics.tables.set_function(lambda: len(self.tables))
        self.metrics.evicted_tables.set_function(lambda: len(self.tables.evicted))
        self.metrics.listeners.set_function(lambda: sum(table.connections for table in self.tables))
        for what, queue in (
            ("throws", self.throwing.queue),
            ("thoughts", self.bots.queue),
            ("advice", self.advisers.queue),
        ):
            self.metrics.waiting.labels(what).set_function(partial(getattr, queue, "waiting"))
        self.metrics.damaged_tables.set_function(lambda: len(self.tables.damaged))

    async def sign_out(self, person: str) -> None:
        """Close every connection of a person who is no longer signed in, at every server."""
        self.connections.sign_out(person)
        if self.signed_out is not None:
            await self.signed_out(person)

    async def close(self) -> None:
        """Stop: all clients are asked to reconnect, games stay as they are."""
        self.connections.close_all()
        await self.listing.close()
        await self.tables.stop()
        self.bots.close()
        self.advisers.close()
        await self.throwing.close()


def _bucket(rate: float) -> tuple[float, float]:
    """A bucket for this rate: as many as come in two seconds may come together, and at least two."""
    count = max(2.0, 2 * rate)
    return count, count / rate
