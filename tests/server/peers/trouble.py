"""Several servers as processes over one PostgreSQL, behind a proxy, with games at which things happen to servers."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from dataclasses import dataclass, field
from http.client import HTTPConnection
from math import inf
from typing import TYPE_CHECKING, Any

import psycopg

from tests.server.history import PlayedTables
from tests.server.peers.proxies import NAMES, Proxy
from tests.server.peers.servers import KEY
from tests.server.server_fixture import PATIENCE_S
from tests.server.serving import Serving
from throwdown.client import LinkLost, Refused
from throwdown.server.storage.postgres.store import PostgresStore

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tests.server.history import Played, Player
    from tests.server.postgres import Cluster
    from throwdown.server.storage.store import Store

#: Time between two words of the same person, and how long people go on talking while a server stops in order, in s.
AGAIN_S, LEAVING_S = 0.1, 2.0
#: So many games are played at one table.
PLAYED = 2
_OWNED = 'SELECT owners."table" FROM owners JOIN servers ON servers.id = owners.server WHERE servers.name = %s'


class Servers:
    """Several servers over one database; ``front`` is the proxy before them."""

    def __init__(self, folder: Path, store: str, count: int, **limits: Any) -> None:
        self.store = store
        self.database = folder
        self.front: Proxy
        keys = {"secrets_key": KEY, "metrics_token": KEY, "trusted_proxies": "127.0.0.1"}
        common = {"log_level": "warning", "store": store, "workers": 1} | keys
        self.all = [
            Serving(
                folder / f"server{number}",
                {"outgoing": 100_000} | limits,
                server_name=name,
                **common,
            )
            for number, name in enumerate(NAMES[:count])
        ]

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

    def proxy(self, kind: str = "haproxy") -> Proxy:
        """A proxy before them, with the documented configuration."""
        self.front = Proxy(kind, [server.port for server in self.all], self.database)
        return self.front

    def peers_found(self, server: Serving) -> int:
        """How many servers it found at its last check, itself included; 0 before the first."""
        connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE_S)
        connection.request("GET", "/metrics", headers={"authorization": f"Bearer {KEY}"})
        found = re.search(rb'throwdown_cluster{what="servers"} (\d+)', connection.getresponse().read())
        connection.close()
        return int(found[1]) if found else 0

    def tables_of(self, server: Serving) -> set[str]:
        """The tables that this server has now."""
        with psycopg.connect(self.store) as connection:
            return {table for (table,) in connection.execute(_OWNED, (NAMES[self.all.index(server)],))}


@dataclass
class Incident:
    """What happened to a server, when, and which tables it had."""

    what: str
    at: float
    tables: set[str]
    waits: dict[str, float] = field(default_factory=dict)
    """By table: how long a player there waited for an answer; of two, the one who was answered first."""

    def note(self, table: str, wait: float) -> None:
        self.waits[table] = min(wait, self.waits.get(table, inf))


class Trouble(PlayedTables):
    """Games at several servers, to which things happen."""

    server: Servers

    def __init__(self, server: Servers, seed: int = 1, pace: float = 0.3) -> None:
        super().__init__(server, seed, pace)
        self.incidents: list[Incident] = []
        self.stuck: list[str] = []
        """Who was not answered after an incident."""
        self._talks = set[asyncio.Task[None]]()
        self.live: list[Played] = []
        """The tables at which people still sit."""

    def open_store(self) -> Store:
        return PostgresStore.open(self.server.store, self.server.database / "key", key=KEY, reading=True)

    async def _strikes(self, what: str, server: Serving, how: signal.Signals) -> None:
        tables = await asyncio.to_thread(self.server.tables_of, server)
        os.kill(server.pid, how)
        self._fell(Incident(what, time.monotonic(), tables))

    def _fell(self, incident: Incident) -> None:
        """Now everybody at every table says something."""
        self.incidents.append(incident)
        for table in self.live:
            self._talks |= {asyncio.create_task(self._talk(incident, table, player)) for player in table.players}

    async def _talk(self, incident: Incident, table: Played, player: Player) -> None:
        """Say something until it is acknowledged; a server that stops in order is talked to until it has stopped."""
        longest, leaves = 0.0, incident.at + LEAVING_S if incident.what == "SIGTERM" else 0.0
        while not longest or time.monotonic() < leaves:
            asked = time.monotonic()
            try:
                await player.link.say("chat", phrase="one_moment")
            except Refused as refused:
                if refused.code not in player.tolerated:
                    player.wrong.append(f"a word after {incident.what} is refused: {refused.code} {refused.message}")
                    return
            except LinkLost as lost:
                self.stuck.append(f"{table.game} {table.id} is out of reach after {incident.what}: {lost.message}")
                return
            else:
                longest = max(longest, time.monotonic() - (asked if leaves else incident.at))
            await asyncio.sleep(AGAIN_S)
        incident.note(table.id, longest)

    async def _victim(self) -> Serving:
        """Any server at which people play: what becomes of another one says little."""
        live = {table.id for table in self.live}
        owning = [each for each in self.server.all if live & await asyncio.to_thread(self.server.tables_of, each)]
        return self.rng.choice(owning or self.server.all)

    async def faults(self) -> list[str]:
        return [*self.stuck, *await super().faults()]

    async def kill_one(self, away_s: float | None = None) -> None:
        """kill -9; it comes back after a while, or not at all."""
        server = await self._victim()
        await self._strikes("kill -9", server, signal.SIGKILL)
        server.kill()
        if away_s is not None:
            await asyncio.sleep(away_s)
            await asyncio.to_thread(server.start)

    async def freeze_one(self, seconds: float) -> None:
        """SIGSTOP; it wakes up long after everybody else has gone on."""
        server = await self._victim()
        await self._strikes("SIGSTOP", server, signal.SIGSTOP)
        await asyncio.sleep(seconds)
        os.kill(server.pid, signal.SIGCONT)

    async def roll(self) -> None:
        """Each server is stopped as a deployment does it, and started again."""
        for server in self.server.all:
            await self.stop_one(server)

    async def stop_one(self, server: Serving | None = None) -> None:
        """SIGTERM; it is started again when it has ended."""
        server = server or await self._victim()
        await self._strikes("SIGTERM", server, signal.SIGTERM)
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)

    async def cut_database(self, postgres: Cluster, how: signal.Signals, seconds: float) -> None:
        """PostgreSQL is stopped (SIGINT) or killed (SIGKILL), and started again a while later."""
        for player in self.players:
            player.tolerated = (
                "store/failed",
            )  # nothing can be stored for a while, and every move is refused with that
        await asyncio.to_thread(postgres.stop, how)
        self._fell(Incident(f"PostgreSQL {how.name}", time.monotonic(), {table.id for table in self.live}))
        await asyncio.sleep(seconds)
        await asyncio.to_thread(postgres.start)

    async def until_all_play(self, within_s: float) -> None:
        """Wait until everybody at every table was answered since the last incident."""
        if self._talks:
            _, unanswered = await asyncio.wait(self._talks, timeout=within_s)
            self.stuck += [f"{len(unanswered)} are not answered within {within_s:g} s"] if unanswered else []
            for task in unanswered:
                task.cancel()
        self._talks.clear()
        for player in self.players:
            player.tolerated = ()

    async def renew(self) -> None:
        """Whoever has played enough gets up, and others sit down at a new table: nobody plays at one for ever."""
        over = [table for table in self.live if table.over]
        for table in over:
            for player in table.players:
                await player.link.close()
                self._links.remove(player.link)
            self.live.remove(table)
        await self.seat([(table.game, table.thrower, table.bots) for table in over])

    async def seat(self, wanted: Sequence[tuple[str, str, int]]) -> None:
        """Open these tables (game, thrower, bots), a few at a time."""
        for begin in range(0, len(wanted), 8):
            some = wanted[begin : begin + 8]
            opened = await asyncio.gather(*(self._opened(*each) for each in some))
            self.live += [table for table in opened if table is not None]

    async def _opened(self, game: str, thrower: str, bots: int) -> Played | None:
        """A new table; that nobody opens one for us is a fault, and the others play on."""
        try:
            return await self.open(game, thrower, 2 - bots, bots, PLAYED)
        except LinkLost as lost:
            running = [server.running for server in self.server.all]
            self.stuck.append(f"no table is opened: {lost.message} (servers that run: {running})")
            return None

    def waits_after(self, what: str) -> list[float]:
        """From each such incident to the next acknowledgement at every table that its server had."""
        return [wait for incident in self.incidents if incident.what == what for wait in self.waits_of(incident)]

    def waits_of(self, incident: Incident) -> list[float]:
        return [wait for table, wait in incident.waits.items() if table in incident.tables]

    def slowest(self, incident: Incident) -> str:
        """At which table it took longest."""
        hit = [table for table in self.tables if table.id in incident.tables and table.id in incident.waits]
        table = max(hit, key=lambda each: incident.waits[each.id])
        return f"{table.game} by {table.thrower}"


async def games(play: Trouble, names: Sequence[str], *, physical: int = 0, bots: int = 0) -> None:
    """Open these games; so many in the physical arena, and so many of those against a bot."""
    arena = [("strike", "physics", int(number < bots)) for number in range(physical)]
    await play.seat([*arena, *((game, "luck", 0) for game in names[physical:])])
