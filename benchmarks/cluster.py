"""What it costs when one of several servers dies, stands still or is replaced: run from the root.

python -m benchmarks.cluster --kills 50 --freezes 20 --frozen 10 --rolls 20 --outages 3 --crashes 2 --games 50
python -m benchmarks.cluster --wrong 500             what coming to the wrong server costs

Servers over a PostgreSQL that is started for it, HAProxy (or nginx, Caddy) before
them, and clients that reconnect automatically and log every request and response; afterwards
the logs are compared with what the servers answer and what is stored (tests/server/history.py).
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import time
from contextlib import contextmanager, nullcontext
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from tests.server.history import describe_waits
from tests.server.peers.proxies import KINDS
from tests.server.peers.trouble import Servers, Trouble, games
from tests.server.postgres import Cluster
from throwdown.client import ME, OPEN, Client
from throwdown.rules import GAMES

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

#: Target: the next acknowledgement at the tables of a server that is gone, median, in s.
TARGETS = {"kill -9": 2.0, "SIGSTOP": 3.5}
#: Target: what reaching a table through the wrong server may cost more, once, in ms.
DEARER = 100.0
#: Every table has to go on within this after an incident is over, in s.
GOING_ON_S = 60.0
#: A server that was killed is away for so long, in s: others take its tables meanwhile.
AWAY_S = 6.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--freezes", type=int, default=5)
    parser.add_argument("--frozen", type=float, default=30.0, help="how long a server stands still, in s")
    parser.add_argument("--rolls", type=int, default=2, help="so often every server is stopped and started in turn")
    parser.add_argument("--outages", type=int, default=2, help="so often PostgreSQL is stopped and started")
    parser.add_argument("--crashes", type=int, default=2, help="so often PostgreSQL is killed and started")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--physical", type=int, default=6, help="so many of the games are in the physical arena")
    parser.add_argument("--bots", type=int, default=2, help="so many of those are against a bot that thinks")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--proxy", choices=KINDS, default="haproxy")
    parser.add_argument("--pace", type=float, default=2.0, help="the longest thought of a player, in s")
    parser.add_argument("--wrong", type=int, default=0, help="only time so many sockets through either of two servers")
    parser.add_argument("--keep", type=Path, help="an empty folder for what the servers write, which stays")
    options = parser.parse_args()
    with running(2 if options.wrong else options.servers, options.keep) as (servers, postgres):
        sys.exit(
            asyncio.run(
                wrong(servers, options.wrong, options.proxy) if options.wrong else trouble(servers, postgres, options)
            )
        )


@contextmanager
def running(count: int, keep: Path | None) -> Iterator[tuple[Servers, Cluster]]:
    """So many servers."""
    postgres = Cluster(())
    try:
        with TemporaryDirectory() if keep is None else nullcontext(keep) as folder:
            servers = Servers(Path(folder), postgres.new_database(), count)
            try:
                servers.start()
                yield servers, postgres
            finally:
                servers.kill()
    finally:
        postgres.remove()


async def trouble(servers: Servers, postgres: Cluster, options: argparse.Namespace) -> int:
    with servers.proxy(options.proxy):
        hall = Trouble(servers, options.seed, options.pace)
        names = list(islice(cycle(GAMES), options.games))
        await games(hall, names, physical=options.physical, bots=options.bots)
        await incidents(hall, postgres, options)
        await hall.stop()
        say(f"everybody has finished; {hall.acknowledged:,} actions are looked at now")
        faults = await hall.faults()
    for what in ("kill -9", "SIGSTOP", "SIGTERM", "PostgreSQL SIGINT", "PostgreSQL SIGKILL"):
        if waits := hall.waits_after(what):
            times = sum(incident.what == what for incident in hall.incidents)
            shown = f" (target: median {TARGETS[what]:g} s)" if what in TARGETS else ""
            print(f"{what}, {times} times: {len(waits)} tables go on after {describe_waits(waits)}{shown}")
    physical = sum(table.thrower == "physics" for table in hall.tables)
    print(f"{options.games} games at a time at {len(hall.tables)} tables, {physical} of them physical, ", end="")
    print(f"{hall.acknowledged:,} actions acknowledged; load average {os.getloadavg()[0]:.1f}")
    print(f"lost, doubled, renumbered, rolled again, damaged, stuck: {len(faults)}")
    for fault in faults[:20]:
        print(f"  {fault[:300]}")
    return 1 if faults else 0


async def incidents(hall: Trouble, postgres: Cluster, options: argparse.Namespace) -> None:
    """All that is to happen, in an order that the seed decides, with a line for each."""
    stopped = partial(hall.cut_database, postgres, signal.SIGINT, AWAY_S)
    killed = partial(hall.cut_database, postgres, signal.SIGKILL, AWAY_S)
    wanted: list[Callable[[], Awaitable[None]]] = [
        *[partial(hall.kill_one, AWAY_S)] * options.kills,
        *[partial(hall.freeze_one, options.frozen)] * options.freezes,
        *[hall.roll] * options.rolls,
        *[stopped] * options.outages,
        *[killed] * options.crashes,
    ]
    Random(options.seed).shuffle(wanted)
    known = set[str]()
    for number, strike in enumerate(wanted, 1):
        before = len(hall.incidents)
        await strike()
        await hall.until_all_play(GOING_ON_S)
        await hall.renew()
        wrong = [each for player in hall.players for each in player.wrong]
        for each in set(wrong) - known:
            say(each)
        known |= set(wrong)
        for last in hall.incidents[before:]:
            waits = hall.waits_of(last)
            shown = f"{len(waits)} tables, {describe_waits(waits)} at {hall.slowest(last)}" if waits else "no tables"
            say(f"{number} of {len(wanted)}: {last.what}, {shown}; {len(hall.stuck)} stuck, {len(wrong)} wrong so far")


def say(line: str) -> None:
    """With the time and the load; at once, so that a run that is cut tells what it saw."""
    print(f"{time.strftime('%H:%M:%S')} load {os.getloadavg()[0]:.1f}, {line}", flush=True)


async def wrong(servers: Servers, times: int, kind: str) -> int:
    """Open a table's socket through the proxy so often: some come to its server, the others are sent there."""
    with servers.proxy(kind):
        client = await Client.guest(servers.url, "Host")
        table = await client.make_table("strike", [ME, OPEN], visibility="link")
        took: dict[bool, list[float]] = {True: [], False: []}
        for _ in range(times):
            begin = time.perf_counter()
            async with client.connect(table["id"]) as link:
                was_sent = link._connection._server != ""
                took[was_sent].append(1000 * (time.perf_counter() - begin))
    near, far = median(took[False]), median(took[True])
    print(f"a table is reached after {near:.1f} ms at its own server ({len(took[False])} times), ", end="")
    print(f"after {far:.1f} ms through another ({len(took[True])} times), median")
    print(f"  {far - near:.1f} ms more (target: {DEARER:g}); load average {os.getloadavg()[0]:.1f}")
    return 0


if __name__ == "__main__":
    main()
