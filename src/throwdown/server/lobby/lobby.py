"""Everything that a server is without its sockets, put together: tables, people, the lobby, and who computes."""

from __future__ import annotations

import asyncio
import os
from functools import partial
from shutil import disk_usage
from typing import TYPE_CHECKING

from throwdown import __version__
from throwdown.api.secrets import GameSecrets
from throwdown.live.services import Services
from throwdown.live.timers import LoopTime
from throwdown.server.compute.advising import ANALYSES_BYTES, Advisers
from throwdown.server.compute.queue import Allowance
from throwdown.server.compute.thinking import MatchThinkers, Thinkers
from throwdown.server.compute.throwing import Throwing
from throwdown.server.operations.buckets import Buckets
from throwdown.server.operations.metrics import Metrics
from throwdown.server.people.challenges import Challenges
from throwdown.server.people.passkeys import Passkeys
from throwdown.server.storage.alone import AlwaysMe
from throwdown.server.storage.file_cache import FileCache
from throwdown.server.storage.withdrawn_file import WithdrawnFile

from .bot_errors import BotErrors
from .connections import Connections
from .credentials import Credentials
from .forgetting import Forgetting
from .groups import Groups
from .listing import Listing
from .moderation import Moderation
from .notice_choices import NoticeChoices
from .notices import Notices
from .people import People
from .quotas import MINUTE, Quotas
from .round_tables import RoundTables
from .screens import Screens
from .standing import StandingBots
from .tables import Tables
from .tournaments import Tournaments
from .upkeep import Upkeep

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from throwdown.errors import ThrowdownError
    from throwdown.live.timers import Time
    from throwdown.server.operations.settings import Settings
    from throwdown.server.storage.store import Store

#: The folder of analyses in the data folder.
ANALYSES = "analyses"


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
        self.credentials = Credentials(store, self.people, self.time)
        self.challenges = Challenges(store.seed, self.time)
        self.passkeys = Passkeys(self.challenges)
        self.groups = Groups(store, self.limits, self.time)
        self.connections = Connections()
        self.quotas = Quotas(self.limits, lambda: disk_usage(settings.data).free)
        allowance = self._allowance()
        self.throwing = Throwing(settings.workers, self.metrics.throw_seconds.observe, allowance)
        self.bots = MatchThinkers(Thinkers(max(2, (os.cpu_count() or 1) // 2), allowance))
        self.advisers = Advisers(allowance, FileCache(settings.data / ANALYSES, ANALYSES_BYTES))
        self.throw_rate = Buckets(*_bucket(self.limits.throws_per_s))
        self.tables = Tables(self._services(), store, self.limits, self.quotas, settings.free_chat)
        self.moderation = Moderation(store, self.people, self.tables, self.connections, self.time)
        self.people.check_name = self.moderation.check_name
        self.bot_errors = BotErrors(store, self.time)
        self.listing = Listing(self.tables, store, self.time)
        self.standing = StandingBots(self.listing, self.tables, self.limits)
        self.screens = Screens(self.time, self.limits.screen_s)
        self.notices = Notices(store, settings, self.people, self.connections, self.listing, self.time)
        self.notice_choices = NoticeChoices(store, self.notices, self.time)
        rounds = RoundTables(store, self.tables, self.notices)
        self.tournaments = Tournaments(store, self.limits, self.time, self.tables, rounds, self.quotas)
        self.forgetting = Forgetting(
            store, self.tables, self.people, WithdrawnFile(settings.data), self.time, self._sign_out_here
        )
        self.forgetting.games_changed.append(self.advisers.forget)
        self.moderation.renamed = self.forgetting.apply_new_name
        self.upkeep = Upkeep(store, self.tables, settings, self.time, self.forgetting)
        self.signed_out: Callable[[str, str, str], Awaitable[None]] | None = None
        """Announces to other servers, where there are any, that a person is no longer signed in."""
        self.joined: Callable[[str], Awaitable[None]] | None = None
        """The same of a person who is known by another id now."""
        self.not_ready: list[Callable[[], ThrowdownError | None]] = []
        """Each answers why no client should be sent here now, if there is a reason."""
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
            check_speaks=self._check_speaks,
            may_report=self.quotas.may_report,
            may_store=self.quotas.may_store,
            lobby_changed=self._changed,
            evicted=self._evicted,
            released=self._released,
            disowned=self._disowned,
            notify=self._notify,
            server_version=self.version,
        )

    # The services are made before the tables and the listing that answer these

    def _check_speaks(self, person: str) -> None:
        self.moderation.check_speaks(person)

    def _changed(self) -> None:
        self.listing.changed()

    def _released(self, table: str) -> None:
        self.tables.release(table)

    def _evicted(self, table: str, listing: bytes) -> None:
        self.tables.evict(table, listing)

    def _disowned(self, table: str) -> None:
        # Later: the caller is the table's own task, and would cancel itself.
        asyncio.get_running_loop().call_soon(self.tables.lose, table)

    def _notify(self, person: str, kind: str, table: str, about: str) -> None:
        self.notices.notify_turn(person, kind, table, about)

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

    async def sign_out(self, ids: Iterable[str], *, only: str = "", but: str = "") -> None:
        """Close the connections of a person who is no longer signed in, at every server, under each of their ids.

        ``only`` those of one session, or all ``but`` those of one.
        """
        ids = list(ids)
        await self.notices.sign_out(ids, only, but)
        for id in ids:
            self.connections.sign_out(id, only=only, but=but)
            if self.signed_out is not None:
                await self.signed_out(id, only, but)

    async def reconnect(self, ids: Iterable[str]) -> None:
        """Ask the clients of these people to reconnect: each is identified anew."""
        for id in ids:
            self.connections.reconnect(id)
            if self.joined is not None:
                await self.joined(id)

    async def _sign_out_here(self, person: str) -> None:
        """The same at this server: each one finds out for itself who was forgotten."""
        self.connections.sign_out(person)

    async def close(self) -> None:
        """Stop: all clients are asked to reconnect, games stay as they are."""
        self.connections.close_all()
        await self.listing.close()
        await self.notices.close()
        await self.tables.stop()
        self.bots.close()
        self.advisers.close()
        await self.throwing.close()


def _bucket(rate: float) -> tuple[float, float]:
    """A bucket for this rate: as many as come in two seconds may come together, and at least two."""
    count = max(2.0, 2 * rate)
    return count, count / rate
