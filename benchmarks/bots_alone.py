"""Many bots to move at once where nobody is, as after a new start: run from the root.

python -m benchmarks.bots_alone                     1,000 tables, a novice begins at each
python -m benchmarks.bots_alone --bot master        the same with another bot

Told are the time until all of them have moved, what the server and the processes in which bots think took of the
processor for it, and how long people who play at other tables wait meanwhile for their answers.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import uvloop

from benchmarks.load import Hall, Meter, paced, request, spread
from benchmarks.memory import AT_ONCE, HOSTED, TOKEN, at_rest, children, guest, rested
from tests.server.serving import GENEROUS, Serving

#: A table leaves the memory so soon after nothing is to be done there any more, in s.
REST_S = 1.0
#: People play at so many tables, with so many actions a second altogether.
BUSY, RATE = 20, 20.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--bot", default="novice")
    options = parser.parse_args()
    limits = GENEROUS | {"outgoing": 1000, "rest_s": REST_S}
    settings = {"log_level": "warning", "metrics_token": TOKEN}
    with TemporaryDirectory() as folder, Serving(Path(folder) / "data", limits, **settings) as server:
        uvloop.run(measure(server, options.tables, options.bot))


async def measure(server: Serving, tables: int, bot: str) -> None:
    hall, done = Hall(server.port, views=True), asyncio.Event()
    await hall.open([("strike", "luck", 2)] * BUSY)
    playing, began = asyncio.create_task(play_until(done, hall)), time.perf_counter()
    with Meter(server.pid) as meter:
        await open_tables(server.port, tables, bot)
        opened, moved = time.perf_counter() - began, await at_rest(server.port)
        await rested(server, tables)
    took = meter.wall - REST_S
    done.set()
    waits = await playing
    thought = sum(Meter(pid).taken() for pid in children(server.pid))
    print(f"{tables} tables opened in {opened:.1f} s, {moved} of them at rest by then; all moved after {took:.1f} s")
    print(f"  processor: server {meter.cpu:.1f} s, its processes {thought:.1f} s")
    print(
        f"  people at {BUSY} other tables, {RATE:g} actions/s: {spread(waits)}; trouble: {dict(hall.trouble) or 'none'}"
    )
    hall.close()


async def play_until(done: asyncio.Event, hall: Hall) -> list[float]:
    """How long people waited for each answer."""
    waits: list[float] = []
    while not done.is_set():
        waits += await paced(hall.tables, RATE, 1.0)
    return waits


async def open_tables(port: int, tables: int, bot: str) -> None:
    """Each is opened and left; the bot begins."""
    cookies = [await guest(port, number) for number in range(tables // HOSTED + 1)]
    body: dict[str, Any] = {"game": "strike", "thrower": "luck", "clock": "days", "first": 1, "start": True}
    body |= {"seats": [{"me": True}, {"bot": bot}]}
    for first in range(0, tables, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, tables))
        await asyncio.gather(
            *(request(port, "POST", "/api/tables", body, cookies[number // HOSTED]) for number in numbers)
        )


if __name__ == "__main__":
    main()
