"""Several servers as processes over one PostgreSQL, behind a proxy, with games at which things happen to servers."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from typing import TYPE_CHECKING, Any, NamedTuple

import psycopg

from tests.server.cluster.balancer import Balancer
from tests.server.cluster.houses import KEY, free_port
from tests.server.history import Hall
from tests.server.serving import GENEROUS, Serving
from throwdown.server.storage.postgres.store import PostgresStore

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tests.server.history import Played
    from tests.server.postgres import Cluster
    from throwdown.server.storage.store import Store

_OWNED = 'SELECT owners."table" FROM owners JOIN servers ON servers.id = owners.server WHERE servers.address = %s'


class Servers:
    """Several servers over one database; ``front`` is the proxy before them."""

    def __init__(self, folder: Path, store: str, count: int, **limits: Any) -> None:
        self.store = store
        self.database = folder
        self.front: Balancer
        self._inner = [f"127.0.0.1:{free_port()}" for _ in range(count)]
        self.all = [
            Serving(
                folder / f"server{number}", GENEROUS | {"outgoing": 100_000} | limits, log_level="warning", store=store,
                secrets_key=KEY, cluster_key=KEY, cluster_listen=inner, workers=1,
            )
            for number, inner in enumerate(self._inner)
        ]  # fmt: skip

    @property
    def url(self) -> str:
        return self.front.url

    def start(self) -> None:
        for server in self.all:
            server.start()

    def stop(self) -> int:
        return max([server.stop() for server in self.all])

    def kill(self) -> None:
        for server in self.all:
            server.kill()

    def balancer(self) -> Balancer:
        self.front = Balancer([server.port for server in self.all])
        return self.front

    def tables_of(self, server: Serving) -> set[str]:
        """The tables that this server has now."""
        with psycopg.connect(self.store) as connection:
            return {table for (table,) in connection.execute(_OWNED, (self._inner[self.all.index(server)],))}


class Blow(NamedTuple):
    """What happened to a server, when, and which tables it had."""

    what: str
    at: float
    tables: set[str]


class Trouble(Hall):
    """Games at several servers, to which things happen."""

    server: Servers

    def __init__(self, server: Servers, seed: int = 1, pace: float = 0.3) -> None:
        super().__init__(server, seed, pace)
        self.blows: list[Blow] = []

    def open_store(self) -> Store:
        return PostgresStore.open(self.server.store, self.server.database / "key", key=KEY, reading=True)

    async def _strikes(self, what: str, server: Serving, how: signal.Signals) -> None:
        tables = await asyncio.to_thread(self.server.tables_of, server)
        os.kill(server.pid, how)
        self.blows.append(Blow(what, time.monotonic(), tables))

    async def kill_one(self, away_s: float | None = None) -> None:
        """kill -9; it comes back after a while, or not at all."""
        server = self.rng.choice(self.server.all)
        await self._strikes("kill -9", server, signal.SIGKILL)
        server.kill()
        if away_s is not None:
            await asyncio.sleep(away_s)
            await asyncio.to_thread(server.start)

    async def freeze_one(self, seconds: float) -> None:
        """SIGSTOP; it wakes up long after everybody else has gone on."""
        server = self.rng.choice(self.server.all)
        await self._strikes("SIGSTOP", server, signal.SIGSTOP)
        await asyncio.sleep(seconds)
        os.kill(server.pid, signal.SIGCONT)

    async def roll(self) -> None:
        """Each server is stopped as a deployment does it, and started again."""
        for server in self.server.all:
            await self._strikes("SIGTERM", server, signal.SIGTERM)
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)

    async def cut_database(self, postgres: Cluster, how: signal.Signals, seconds: float) -> None:
        """PostgreSQL is stopped (SIGINT) or killed (SIGQUIT), and started again a while later."""
        for player in self.players:
            player.borne = ("store/failed",)  # nothing can be stored meanwhile, and everybody is told so
        self.blows.append(Blow(f"PostgreSQL {how.name}", time.monotonic(), {table.id for table in self.tables}))
        await asyncio.to_thread(postgres.stop, how)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(postgres.start)

    async def until_all_play(self, within_s: float) -> None:
        """Wait until every table has acknowledged something since the last blow."""
        since = self.blows[-1].at if self.blows else 0.0
        async with asyncio.timeout(within_s):
            for table in self.tables:
                while not any(each > since for each in _answers(table)):
                    await asyncio.sleep(0.05)

    def waits_after(self, what: str) -> list[float]:
        """From each such blow to the next acknowledgement at every table that its server had."""
        return [
            min(answers) - blow.at
            for blow in self.blows
            if blow.what == what
            for table in self.tables
            if table.id in blow.tables
            if (answers := [each for each in _answers(table) if each > blow.at])
        ]


def _answers(table: Played) -> list[float]:
    """When something was acknowledged there."""
    return [each.answered for player in table.players for each in player.operations]


async def games(hall: Trouble, names: Sequence[str]) -> None:
    """Open these games, a few at a time."""
    for begin in range(0, len(names), 8):
        await asyncio.gather(*(hall.open(game) for game in names[begin : begin + 8]))
