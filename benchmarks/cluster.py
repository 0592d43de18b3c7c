"""What it costs when one of several servers dies, stands still or is replaced: run from the root.

python -m benchmarks.cluster --kills 50 --freezes 50 --rolls 20 --games 50

Three servers over a PostgreSQL that is started for it, a small proxy before them, and clients that come back by
themselves and write down what they asked for and what they were told; afterwards all of it is held against what the
servers tell and what is stored (tests/server/history.py).
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import time
from contextlib import AsyncExitStack
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from tests.server.cluster.balancer import Balancer
from tests.server.cluster.houses import KEY, free_port
from tests.server.history import Hall, told_waits
from tests.server.postgres import Cluster
from tests.server.serving import GENEROUS, Serving
from throwdown.rules import GAMES
from throwdown.server.storage.postgres.store import PostgresStore

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.server.storage.store import Store

#: What is wanted: the next acknowledgement after a server is gone, median and longest, in s.
WANTED = (3.0, 8.0)
#: How long a server stays away after a kill, in s: the others play on meanwhile.
AWAY_S = 3.0


class Servers:
    """Several servers over one database, behind a proxy."""

    def __init__(self, folder: Path, store: str, count: int) -> None:
        self.store = store
        self.database = folder
        self.front: Balancer
        self.all = [
            Serving(
                folder / f"server{number}", GENEROUS | {"outgoing": 100_000}, log_level="warning", store=store,
                secrets_key=KEY, cluster_key=KEY, cluster_listen=f"127.0.0.1:{free_port()}", workers=1,
            )
            for number in range(count)
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


class Trouble(Hall):
    """Games at several servers, to which things happen."""

    server: Servers

    def open_store(self) -> Store:
        return PostgresStore.open(self.server.store, self.server.database / "key", key=KEY, reading=True)

    def stop_server(self) -> int:
        return self.server.stop()

    def _any(self) -> Serving:
        return self.rng.choice(self.server.all)

    async def kill_one(self) -> None:
        """kill -9; it comes back after a while."""
        server = self._any()
        server.kill()
        self.kills.append(time.monotonic())
        await asyncio.sleep(AWAY_S + 3.0)
        await asyncio.to_thread(server.start)

    async def freeze_one(self, seconds: float) -> None:
        """SIGSTOP; it wakes up long after everybody else has gone on."""
        server = self._any()
        os.kill(server.pid, signal.SIGSTOP)
        self.kills.append(time.monotonic())
        await asyncio.sleep(seconds)
        os.kill(server.pid, signal.SIGCONT)
        await asyncio.sleep(1.0)

    async def roll(self) -> None:
        """Each server is stopped as a deployment does it, and started again."""
        for server in self.server.all:
            self.kills.append(time.monotonic())
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            await asyncio.sleep(1.0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--freezes", type=int, default=5)
    parser.add_argument("--frozen", type=float, default=30.0, help="how long a server stands still, in s")
    parser.add_argument("--rolls", type=int, default=2)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--pace", type=float, default=0.6, help="the longest thought of a player, in s")
    options = parser.parse_args()
    games = list(islice(cycle(GAMES), options.games))
    postgres = Cluster(())
    try:
        with TemporaryDirectory() as folder:
            servers = Servers(Path(folder), postgres.new_database(), options.servers)
            try:
                sys.exit(asyncio.run(run(servers, options, games)))
            finally:
                servers.kill()
    finally:
        postgres.remove()


async def run(servers: Servers, options: argparse.Namespace, games: Sequence[str]) -> int:
    await asyncio.to_thread(servers.start)
    async with AsyncExitStack() as stack:
        servers.front = await stack.enter_async_context(Balancer([each.port for each in servers.all]))
        hall = Trouble(servers, pace=options.pace)
        for begin in range(0, len(games), 8):
            await asyncio.gather(*(hall.open(game) for game in games[begin : begin + 8]))
        for what, times, happens in (
            ("kill -9", options.kills, hall.kill_one),
            ("SIGSTOP", options.freezes, partial(hall.freeze_one, options.frozen)),
            ("SIGTERM of each in turn", options.rolls, hall.roll),
        ):
            before = len(hall.kills)
            for _ in range(times):
                await asyncio.sleep(hall.rng.uniform(0.0, 0.5))
                await happens()
            if times:
                tell(what, times, hall, before)
        await hall.stop()
        faults = await hall.faults()
    print(f"{len(games)} games, {hall.acknowledged:,} actions acknowledged; load average {os.getloadavg()[0]:.1f}")
    print(f"lost, doubled, renumbered, rolled again, damaged: {len(faults)}")
    for fault in faults[:20]:
        print(f"  {fault[:300]}")
    return 1 if faults else 0


def tell(what: str, times: int, hall: Trouble, before: int) -> None:
    """How long it took until everybody who was there went on."""
    kills, hall.kills = hall.kills, hall.kills[before:]
    waits = hall.waits()
    hall.kills = kills
    wanted = f"wanted: median {WANTED[0]:g} s, at most {WANTED[1]:g} s"
    print(f"{what}, {times} times: next acknowledgement {told_waits(waits)} of {len(waits):,} ({wanted})", flush=True)


if __name__ == "__main__":
    main()
