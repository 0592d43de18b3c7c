"""SQLite and PostgreSQL beside each other: run from the root, write what you saw into results.md.

python -m benchmarks.stores [SECONDS] [FOLDER]    durable actions, each awaited: how many a core-second of the server
                                                  brings, and how long one waits at 300 a second

An action is what a move at a table stores: one event and its answer. PostgreSQL is started from the system's binaries,
as careful as it is out of the box; what it computes itself is told beside. FOLDER should lie on the disk of the server.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from tests.server.postgres import Cluster
from throwdown.server.storage.postgres.store import PostgresStore
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import Batch, Store, TableRow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

#: What a place needs of the other, and the wait that may not be longer.
WANTED_SHARE = 0.6
WANTED_MS = 50.0
TABLES = 50
RATE = 300
ROUNDS = 3
TOLD = '{"type":"dice_collected","seat":2,"dice":[3,7],"from":"arena","count":11}'


def main(arguments: list[str]) -> None:
    seconds = float(arguments[0]) if arguments else 4.0
    folder = Path(arguments[1]) if len(arguments) > 1 else None
    with TemporaryDirectory(dir=folder) as place, running(folder) as cluster:
        stores: dict[str, Callable[[], Store]] = {
            "SQLite": lambda: SqliteStore.open(Path(place) / f"{time.monotonic_ns()}.db"),
            "PostgreSQL": lambda: PostgresStore.open(cluster.new_database(), Path(place) / "store.key"),
        }
        work = {name: best(opening, seconds, cluster) for name, opening in stores.items()}
        paced = {name: asyncio.run(pace(opening(), seconds)) for name, opening in stores.items()}
    for name, done in work.items():
        beside = f", PostgreSQL itself {done.beside:.2f} core-seconds a second" if name == "PostgreSQL" else ""
        print(
            f"{name}: {done.per_core:,.0f} durable actions a core-second, {done.per_second:,.0f} a second{beside}; "
            f"p99 at {RATE}/s {paced[name]:.1f} ms (wanted {WANTED_MS:.0f})"
        )
    share = work["PostgreSQL"].per_core / work["SQLite"].per_core
    print(f"PostgreSQL does {share:.0%} of what SQLite does in a core-second of the server (wanted {WANTED_SHARE:.0%})")


@contextmanager
def running(folder: Path | None) -> Iterator[Cluster]:
    cluster = Cluster((), folder)
    try:
        yield cluster
    finally:
        cluster.remove()


@dataclass(frozen=True)
class Done:
    per_core: float
    per_second: float
    beside: float


def best(opening: Callable[[], Store], seconds: float, cluster: Cluster) -> Done:
    """The best of some rounds: what else runs on the machine only takes away."""
    rounds = [asyncio.run(measure(opening(), seconds, cluster)) for _ in range(ROUNDS)]
    return max(rounds, key=lambda done: done.per_core)


async def measure(store: Store, seconds: float, cluster: Cluster) -> Done:
    with closing(store):
        names = await opened(store)
        begin, core, beside = time.perf_counter(), time.process_time(), computed_by(cluster)
        counts = await asyncio.gather(*(act_on(store, name, begin + seconds) for name in names))
        lasted, core, beside = time.perf_counter() - begin, time.process_time() - core, computed_by(cluster) - beside
        return Done(sum(counts) / core, sum(counts) / lasted, beside / lasted)


async def opened(store: Store) -> list[str]:
    names = [f"table-{number:04}" for number in range(TABLES)]
    batch = Batch()
    for name in names:
        batch.table(TableRow(name, "playing", "public", "{}", 0.0, 0.0))
        await store.owners.claim(name)
    await store.commit(batch)
    return names


async def act_on(store: Store, table: str, end: float) -> int:
    """One action after the other; how many."""
    version = 0
    while time.perf_counter() < end:
        version += 1
        await store.commit(action(table, version))
    return version


def action(table: str, version: int) -> Batch:
    return Batch().event(table, version, time.time(), TOLD).move(table, "ada", f"move-{version}", "throw 3 7", TOLD)


async def pace(store: Store, seconds: float) -> float:
    """Actions that come at a steady rate, whether the last one is done or not; the p99 of their waits in ms."""
    with closing(store):
        names = await opened(store)
        begin, many = time.perf_counter() + 0.1, int(seconds * RATE)
        waits = await asyncio.gather(*(wait(store, names, begin, number) for number in range(many)))
        return quantiles(waits, n=100)[98] * 1000


async def wait(store: Store, names: list[str], begin: float, number: int) -> float:
    due = begin + number / RATE
    await asyncio.sleep(due - time.perf_counter())
    await store.commit(action(names[number % TABLES], number // TABLES + 1))
    return time.perf_counter() - due


def computed_by(cluster: Cluster) -> float:
    """Core-seconds that PostgreSQL with all its processes took so far."""
    ticks, leader = 0, cluster.pid
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = entry.read_text().rpartition(")")[2].split()
        except OSError:  # it ended meanwhile
            continue
        if leader in (int(entry.parts[2]), int(fields[1])):
            ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main(sys.argv[1:])
