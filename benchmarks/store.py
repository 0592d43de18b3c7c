"""What a durable event costs: run from the root, write what you saw into results.md.

python -m benchmarks.store [SECONDS] [FOLDER]    commits from 1, 50 and 500 tables, each waiting for its own

FOLDER should lie on the disk of the server: what is measured is mostly its flush.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import Batch, TableRow

#: Events a second that 50 tables need.
WANTED = 9_000
TOLD = '{"type":"dice_collected","seat":2,"dice":[3,7],"from":"arena","count":11}'


def main(arguments: list[str]) -> None:
    seconds = float(arguments[0]) if arguments else 3.0
    folder = Path(arguments[1]) if len(arguments) > 1 else None
    with TemporaryDirectory(dir=folder) as place:
        print(f"durable events, each commit awaited; one bare flush takes {flush(Path(place)):.2f} ms here")
    for case in (Case(1), Case(50), Case(500), Case(50, moves=True), Case(50, moves=True, busy=True)):
        with TemporaryDirectory(dir=folder) as place:
            asyncio.run(measure(Path(place) / "store.db", case, seconds))


@dataclass(frozen=True)
class Case:
    tables: int
    moves: bool = False
    """Each commit also holds the answer to a move."""
    busy: bool = False
    """The event loop never rests, as in a server with more work than it can do."""


def flush(folder: Path) -> float:
    """The disk alone, in milliseconds: what one commit cannot do without."""
    waits = []
    with (folder / "flushed").open("wb", buffering=0) as file:
        for _ in range(101):
            file.write(bytes(8192))
            begin = time.perf_counter()
            os.fsync(file.fileno())
            waits.append(time.perf_counter() - begin)
    return median(waits) * 1000


async def measure(path: Path, case: Case, seconds: float) -> None:
    store = SqliteStore.open(path)
    try:
        names = [f"table-{number:04}" for number in range(case.tables)]
        opened = Batch()
        for name in names:
            opened.table(TableRow(name, "playing", "public", "{}", 0.0, 0.0))
        await store.commit(opened)
        end = time.perf_counter() + seconds
        work = asyncio.create_task(keep_busy(end if case.busy else 0.0))
        waits = await asyncio.gather(*(write(store, name, end, case.moves) for name in names))
        await work
        report(case, [wait for of_one in waits for wait in of_one], seconds, store.counts())
    finally:
        store.close()


async def write(store: SqliteStore, table: str, end: float, moves: bool) -> list[float]:
    """Commit one event after the other; how long each took."""
    waits = []
    version, begin = 0, time.perf_counter()
    while begin < end:
        version += 1
        batch = Batch().event(table, version, begin, TOLD)
        if moves:
            batch.move(table, "ada", f"move-{version}", "throw 3 7", TOLD)
        await store.commit(batch)
        now = time.perf_counter()
        waits.append(now - begin)
        begin = now
    return waits


async def keep_busy(end: float) -> None:
    while (now := time.perf_counter()) < end:
        while time.perf_counter() < now + 0.003:
            pass
        await asyncio.sleep(0)


def report(case: Case, waits: list[float], seconds: float, counts: dict[str, float]) -> None:
    cuts = quantiles(waits, n=100)
    extras = (", with answers" if case.moves else "") + (", busy loop" if case.busy else "")
    wanted = f"  (wanted {WANTED:,})" if case == Case(50) else ""
    print(
        f"  {case.tables} tables{extras}: {len(waits) / seconds:,.0f} events/s, "
        f"p50 {cuts[49] * 1000:.1f} ms, p99 {cuts[98] * 1000:.1f} ms, "
        f"{counts['batches'] / counts['transactions']:.0f} commits a flush{wanted}"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
