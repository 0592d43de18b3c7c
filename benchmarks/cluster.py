"""What it costs when one of several servers dies, stands still or is replaced: run from the root.

python -m benchmarks.cluster --kills 50 --freezes 50 --rolls 20 --outages 5 --games 50
python -m benchmarks.cluster --wrong 500             what a move through the wrong server costs

Servers over a PostgreSQL that is started for it, a small proxy before them, and clients that come back by themselves
and write down what they asked for and what they were told; afterwards all of it is held against what the servers tell
and what is stored (tests/server/history.py).
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import time
from contextlib import contextmanager
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from tests.server.cluster.trouble import Servers, Trouble, games
from tests.server.history import told_waits
from tests.server.postgres import Cluster
from throwdown.client import ME, OPEN, Client
from throwdown.rules import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throwdown.client import TableLink

#: What is wanted: the next acknowledgement at the tables of a server that is gone, median and longest, in s.
MEDIAN, LONGEST = 3.0, 8.0
#: What a move through the wrong server may cost more at the median, in ms.
DEARER = 5.0
#: A server that was killed is away for so long, in s: others take its tables meanwhile.
AWAY_S = 6.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--freezes", type=int, default=5)
    parser.add_argument("--frozen", type=float, default=30.0, help="how long a server stands still, in s")
    parser.add_argument("--rolls", type=int, default=2, help="so often every server is stopped and started in turn")
    parser.add_argument("--outages", type=int, default=2, help="so often PostgreSQL is stopped, and as often killed")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--pace", type=float, default=0.6, help="the longest thought of a player, in s")
    parser.add_argument("--wrong", type=int, default=0, help="only time so many moves through either of two servers")
    options = parser.parse_args()
    with running(2 if options.wrong else options.servers) as (servers, postgres):
        sys.exit(asyncio.run(wrong(servers, options.wrong) if options.wrong else trouble(servers, postgres, options)))


@contextmanager
def running(count: int) -> Iterator[tuple[Servers, Cluster]]:
    """So many servers, started one after the other."""
    postgres = Cluster(())
    try:
        with TemporaryDirectory() as folder:
            servers = Servers(Path(folder), postgres.new_database(), count)
            try:
                servers.start()
                yield servers, postgres
            finally:
                servers.kill()
    finally:
        postgres.remove()


async def trouble(servers: Servers, postgres: Cluster, options: argparse.Namespace) -> int:
    async with servers.balancer():
        hall = Trouble(servers, pace=options.pace)
        await games(hall, list(islice(cycle(GAMES), options.games)))
        for _ in range(options.kills):
            await hall.kill_one(AWAY_S)
            await hall.until_all_play(30)
        for _ in range(options.freezes):
            await hall.freeze_one(options.frozen)
            await hall.until_all_play(30)
        for _ in range(options.rolls):
            await hall.roll()
            await hall.until_all_play(30)
        for how in (signal.SIGINT, signal.SIGQUIT) * options.outages:
            await hall.cut_database(postgres, how, AWAY_S)
            await hall.until_all_play(60)
        await hall.stop()
        faults = await hall.faults()
    for what in ("kill -9", "SIGSTOP", "SIGTERM", "PostgreSQL SIGINT", "PostgreSQL SIGQUIT"):
        if waits := hall.waits_after(what):
            blows = sum(blow.what == what for blow in hall.blows)
            wanted = f"wanted: median {MEDIAN:g} s, at most {LONGEST:g} s"
            told = "" if what.startswith("PostgreSQL") else f" ({wanted})"
            print(f"{what}, {blows} times: {len(waits)} tables go on after {told_waits(waits)}{told}")
    print(f"{options.games} games, {hall.acknowledged:,} actions acknowledged; load average {os.getloadavg()[0]:.1f}")
    print(f"lost, doubled, renumbered, rolled again, damaged: {len(faults)}")
    for fault in faults[:20]:
        print(f"  {fault[:300]}")
    return 1 if faults else 0


async def wrong(servers: Servers, moves: int) -> int:
    """Moves of one person at a table, by way of its own server and of the other, in turns."""
    right, other = (server.url for server in servers.all)
    host, guest = await Client.guest(right, "Host"), await Client.guest(other, "Guest")
    table = await host.make_table("strike", [ME, OPEN], visibility="link")
    took: tuple[list[float], list[float]] = ([], [])
    async with host.connect(table["id"]) as here, guest.connect(table["id"]) as there:
        for _ in range(moves):
            for link, times in zip((here, there), took, strict=True):
                times.append(await timed(link))
    near, far = (1000 * median(times) for times in took)
    print(f"a move: {near:.1f} ms at its own server, {far:.1f} ms by way of the other, median of {moves} each")
    print(f"  {far - near:.1f} ms more (wanted: {DEARER:g}); load average {os.getloadavg()[0]:.1f}")
    return 0


async def timed(link: TableLink) -> float:
    begin = time.perf_counter()
    await link.say("chat", text="hello")
    return time.perf_counter() - begin


if __name__ == "__main__":
    main()
