"""What games leave behind: run from the root and update results.md.

python -m benchmarks.memory                 2,000 games in a row on one server: its memory after 200 and at the end
python -m benchmarks.memory --open 10000    so many empty tables, half of them in a game of days, and 100
                                            at which is played; before and after a new start. --store sqlite
python -m benchmarks.memory --help          how many games, at how many tables, how often a table is left for a new one

At each of a few tables two people play one game after the other by chance, until all games are played; now and
then they leave and open another table. PostgreSQL is started from the system's binaries.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import time
from contextlib import ExitStack
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Any

import uvloop

from benchmarks.load import WANTED_MB, Hall, Table, memory, paced, request, spread
from tests.server.postgres import Cluster
from tests.server.serving import Serving

#: What is wanted: memory at the end, as a share of that after the first games.
WANTED = 1.2
#: Games after which memory is measured first, as a share of all.
FIRST = 0.1
#: Tables of one host, and requests that are made at the same time.
HOSTED, AT_ONCE = 20, 8
#: Shows the metrics to this benchmark.
TOKEN = token_hex(16)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=8, help="at the same time")
    parser.add_argument("--stay", type=int, default=50, help="games that are played at a table before the next one")
    parser.add_argument("--open", type=int, default=0, help="empty tables")
    parser.add_argument("--busy", type=int, default=100, help="tables at which is played beside them")
    parser.add_argument("--rate", type=float, default=50.0, help="actions a second at those")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--store", choices=("postgres", "sqlite"), default="postgres")
    options = parser.parse_args()
    if options.open:
        measure_open(options)
        return
    limits = {"outgoing": 1000, "unused_s": 2.0}
    with TemporaryDirectory() as folder, Serving(Path(folder) / "data", limits, log_level="warning") as server:
        uvloop.run(measure(options, server))


async def measure(options: argparse.Namespace, server: Serving) -> None:
    """Play, and tell the memory of the server after the first games and after all of them."""
    played = itertools.count(1)
    seen: dict[int, float] = {}
    marks = {round(options.games * share / 10) for share in range(1, 11)}

    async def play_on() -> None:
        while True:
            hall = Hall(server.port, views=False)
            await hall.open([("strike", "luck", 2)])
            for _ in range(options.stay):
                await play_game(hall.tables[0])
                number = next(played)
                if number in marks:
                    seen[number] = resident(server.pid)
                    print(f"{number} games: {memory(server.pid)}", flush=True)
                if number >= options.games:
                    hall.close()
                    return
            hall.close()

    playing = [asyncio.create_task(play_on()) for _ in range(options.tables)]
    done, _ = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    first = seen[round(options.games * FIRST)]
    print(f"{seen[options.games] / first:.2f} times the memory after the first tenth (wanted: {WANTED:g})")


async def play_game(table: Table) -> None:
    """Begin the next game if one is over, and play until it is."""
    if table.over:
        await table.step()
    while not table.over:
        await table.step()


def resident(pid: int) -> float:
    """MB that the server holds now."""
    status = Path(f"/proc/{pid}/status").read_text()
    (line,) = (line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


# Empty tables


def measure_open(options: argparse.Namespace) -> None:
    """Open the tables, play at some others; start the server anew, and play again."""
    with TemporaryDirectory() as folder, ExitStack() as running:
        settings = {"log_level": "warning", "metrics_token": TOKEN}
        if options.store == "postgres":
            cluster = Cluster(())
            running.callback(cluster.remove)
            settings["store"] = cluster.new_database()
        server = running.enter_context(Serving(Path(folder) / "data", {"outgoing": 1000}, **settings))
        print(f"{options.store}: an empty server has {resident(server.pid):.0f} MB", flush=True)
        uvloop.run(open_tables(options, server))
        uvloop.run(play_beside(options, server))
        server.stop()
        began = time.perf_counter()
        server.start()
        answers = time.perf_counter() - began
        uvloop.run(rested(server, options.open))
        took = time.perf_counter() - began
        print(f"started anew: answers after {answers:.1f} s, all tables taken up after {took:.1f} s")
        uvloop.run(play_beside(options, server))


async def open_tables(options: argparse.Namespace, server: Serving) -> None:
    began, hosts = time.perf_counter(), itertools.count()

    async def one(number: int) -> None:
        cookie = await guest(server.port, next(hosts)) if number % HOSTED == 0 else cookies[-1]
        cookies.append(cookie)
        body: dict[str, Any] = {"game": "strike", "thrower": "luck", "clock": "days", "seats": [{"me": True}, {}]}
        if number % 2:
            body |= {"seats": [{"me": True}, {"bot": "novice"}], "start": True}
        await request(server.port, "POST", "/api/tables", body, cookie)

    cookies: list[str] = [await guest(server.port, next(hosts))]
    for first in range(0, options.open, AT_ONCE):
        await asyncio.gather(*map(one, range(first, min(first + AT_ONCE, options.open))))
    await rested(server, options.open)
    took = time.perf_counter() - began
    print(f"{options.open} tables opened and at rest after {took:.0f} s: {memory(server.pid)}", flush=True)


async def guest(port: int, number: int) -> str:
    _, cookie = await request(port, "POST", "/api/guests", {"name": f"Host {number}"})
    return cookie


async def rested(server: Serving, wanted: int) -> None:
    """Wait until so many tables are at rest."""
    while await at_rest(server.port) < wanted:
        await asyncio.sleep(0.2)


async def at_rest(port: int) -> int:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = ("GET /metrics HTTP/1.1", f"Host: 127.0.0.1:{port}", f"Authorization: Bearer {TOKEN}", "Connection: close")
    writer.write("\r\n".join((*head, "", "")).encode())
    text = (await reader.read()).decode()
    writer.close()
    (count,) = (line.split()[1] for line in text.splitlines() if line.startswith("throwdown_tables_at_rest "))
    return round(float(count))


async def play_beside(options: argparse.Namespace, server: Serving) -> None:
    hall = Hall(server.port, views=True)
    await hall.open([("strike", "luck", 2)] * options.busy)
    waits = await paced(hall.tables, options.rate, options.seconds)
    rest = await at_rest(server.port)
    print(f"{rest} tables at rest, {options.busy} busy with {options.rate:g} actions/s: {spread(waits)}")
    workers = " + ".join(f"{resident(pid):.0f}" for pid in children(server.pid)) or "none"
    print(f"  server: {memory(server.pid)} (wanted: {WANTED_MB:g} MB); its workers: {workers} MB")
    print(f"  trouble: {dict(hall.trouble) or 'none'}", flush=True)
    hall.close()


def children(pid: int) -> list[int]:
    """The processes that the server has started."""
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(each) for thread in threads for each in thread.read_text().split()]


if __name__ == "__main__":
    main()
