"""Several servers as processes over one PostgreSQL, behind a proxy, with games at which things happen to servers."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from bisect import bisect_right
from contextlib import asynccontextmanager
from math import inf
from typing import TYPE_CHECKING, Any, NamedTuple

import psycopg

from tests.server.cluster.balancer import Balancer
from tests.server.cluster.houses import KEY, free_port
from tests.server.cluster.labour import KEY as WORKERS_KEY
from tests.server.cluster.labour import Workers
from tests.server.history import Hall
from tests.server.serving import GENEROUS, Serving
from throwdown.server.storage.postgres.store import PostgresStore

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence
    from pathlib import Path

    from tests.server.history import Operation, Played
    from tests.server.postgres import Cluster
    from throwdown.server.storage.store import Store

#: What is acknowledged so soon after a blow was on its way before, in s.
ON_ITS_WAY = 0.1
_OWNED = 'SELECT owners."table" FROM owners JOIN servers ON servers.id = owners.server WHERE servers.address = %s'


class Servers:
    """Several servers over one database, some of them with a worker; ``front`` is the proxy before them."""

    def __init__(self, folder: Path, store: str, count: int, workers: int = 0, **limits: Any) -> None:
        self.store = store
        self.database = folder
        self.front: Balancer
        self._inner = [f"127.0.0.1:{free_port()}" for _ in range(count)]
        doors = [f"127.0.0.1:{free_port()}" for _ in range(workers)]
        self.workers = Workers(folder, doors)
        common = {"log_level": "warning", "store": store, "secrets_key": KEY, "cluster_key": KEY, "workers": 1}
        self.all = [
            Serving(
                folder / f"server{number}",
                GENEROUS | {"outgoing": 100_000} | limits,
                cluster_listen=inner,
                **common | ({"workers_listen": doors[number], "workers_key": WORKERS_KEY} if number < workers else {}),
            )
            for number, inner in enumerate(self._inner)
        ]

    @property
    def url(self) -> str:
        return self.front.url

    def start(self) -> None:
        for server in self.all:
            server.start()
        self.workers.start()

    def stop(self) -> int:
        self.workers.kill()
        return max([server.stop() for server in self.all])

    def kill(self) -> None:
        self.workers.kill()
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
        self.stuck: list[str] = []
        """Tables that did not go on after a blow."""

    def open_store(self) -> Store:
        return PostgresStore.open(self.server.store, self.server.database / "key", key=KEY, reading=True)

    async def _strikes(self, what: str, server: Serving, how: signal.Signals) -> None:
        tables = await asyncio.to_thread(self.server.tables_of, server)
        os.kill(server.pid, how)
        self.blows.append(Blow(what, time.monotonic(), tables))

    async def faults(self) -> list[str]:
        return [*self.stuck, *await super().faults()]

    @asynccontextmanager
    async def workers_killed(self, every_s: float) -> AsyncIterator[None]:
        """Meanwhile a worker dies so often, whatever it computes, and another takes its place."""
        task = asyncio.create_task(self._kill_workers(every_s))
        try:
            yield
        finally:
            task.cancel()
            await asyncio.wait({task})

    async def _kill_workers(self, every_s: float) -> None:
        while True:
            await asyncio.sleep(every_s)
            self.server.workers.kill_one(self.rng)

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
            await self.stop_one(server)

    async def stop_one(self, server: Serving | None = None) -> None:
        """SIGTERM; it is started again when it has ended."""
        server = server or self.rng.choice(self.server.all)
        await self._strikes("SIGTERM", server, signal.SIGTERM)
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)

    async def cut_database(self, postgres: Cluster, how: signal.Signals, seconds: float) -> None:
        """PostgreSQL is stopped (SIGINT) or killed (SIGKILL), and started again a while later."""
        for player in self.players:
            player.borne = ("store/failed",)  # nothing can be stored meanwhile, and everybody is told so
        self.blows.append(Blow(f"PostgreSQL {how.name}", time.monotonic(), {table.id for table in self.tables}))
        await asyncio.to_thread(postgres.stop, how)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(postgres.start)

    async def until_all_play(self, within_s: float) -> None:
        """Wait until every table has acknowledged something since the last blow."""
        last = self.blows[-1]
        ends = time.monotonic() + within_s
        for table in self.tables:
            while not (on := _goes_on(table, last)) and time.monotonic() < ends:
                await asyncio.sleep(0.05)
            if not on:
                self.stuck.append(f"{table.game} {table.id} does not go on within {within_s:g} s after {last.what}")
        for player in self.players:
            player.borne = ()

    def waits_after(self, what: str) -> list[float]:
        """From each such blow to the next acknowledgement at every table that its server had."""
        return [wait for blow in self.blows if blow.what == what for wait in self.waits_of(blow)]

    def waits_of(self, blow: Blow) -> list[float]:
        """Not at tables with bots: as long as it is a bot's turn there is nothing to acknowledge."""
        return [wait for wait, _ in self._waits_of(blow)]

    def slowest(self, blow: Blow) -> str:
        """At which table it took longest."""
        _, table = max(self._waits_of(blow), key=lambda found: found[0])
        return f"{table.game} by {table.thrower}"

    def _waits_of(self, blow: Blow) -> list[tuple[float, Played]]:
        hit = [table for table in self.tables if table.id in blow.tables and len(table.players) > 1]
        return [(on - blow.at, table) for table in hit if (on := _goes_on(table, blow))]


def _goes_on(table: Played, blow: Blow) -> float | None:
    """When something was acknowledged there for the first time since."""
    answers = (_next_answer(player.operations, blow.at + ON_ITS_WAY) for player in table.players)
    return min((each for each in answers if each is not None), default=None)


def _next_answer(operations: list[Operation], after: float) -> float | None:
    """One after the other is answered, and only the last may still wait for it."""
    found = bisect_right(operations, after, key=lambda each: each.answered or inf)
    return operations[found].answered or None if found < len(operations) else None


async def games(hall: Trouble, names: Sequence[str], *, physical: int = 0, bots: int = 0) -> None:
    """Open these games, a few at a time; so many in the physical arena, and so many of those against a bot."""
    arena = [hall.open("strike", "physics", 1, 1) if number < bots else hall.open("strike", "physics")
             for number in range(physical)]  # fmt: skip
    wanted = [*arena, *(hall.open(game) for game in names[physical:])]
    for begin in range(0, len(wanted), 8):
        await asyncio.gather(*wanted[begin : begin + 8])
