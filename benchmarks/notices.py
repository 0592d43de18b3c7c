"""What many notices at once cost those who play: run from the root and update results.md.

python -m benchmarks.notices                 500 notices that are due at the same time
python -m benchmarks.notices --notices 2000  more of them

Honest people play as in benchmarks.attacks. It prints the 99th percentile of what they wait for, quiet and while the
server sends, and how long it sends. A push service in a process with the lowest priority takes the messages: it would
have machines of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import time
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import uvloop

from benchmarks.attacks import FLOOR, LOWEST, Honest
from tests.server.notices.endpoint import Browser, open_endpoint
from tests.server.serving import GENEROUS, Serving
from throwdown.server.storage.desk import sqlite_desk
from throwdown.server.storage.store import Batch, NoticeRow, PersonRow, TargetRow

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from benchmarks.attacks import Waits

#: How much longer others may wait.
WANTED = 1.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--notices", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10.0, help="of the quiet stretch")
    options = parser.parse_args()
    with TemporaryDirectory() as name:
        folder = Path(name)
        ours, theirs = multiprocessing.Pipe()
        multiprocessing.Process(target=receive, args=(folder, options.notices, theirs), daemon=True).start()
        host = ours.recv()
        networks = "127.0.0.0/8,::1/128"
        settings = {"push_hosts": host, "notice_networks": networks, "log_level": "error"}
        server = Serving(folder / "data", GENEROUS, **settings)
        server.surroundings = {"SSL_CERT_FILE": str(folder / "cert.pem")}
        with server:
            uvloop.run(measure(server, host, options, ours))


async def measure(server: Serving, host: str, options: argparse.Namespace, service: Connection) -> None:
    honest = await Honest.come(server.port)
    await honest.play(options.seconds / 3)  # the first throws and thoughts start processes
    quiet = await honest.play(options.seconds)
    await asyncio.to_thread(put_notices, server.database, host, options.notices)
    await asyncio.to_thread(service.recv)  # the first has arrived
    sending = asyncio.ensure_future(asyncio.to_thread(service.recv))
    beside: list[Waits] = []
    while not sending.done():
        beside.append(await honest.play(1.0))
    print(f"{options.notices} notices were sent within {await sending:.1f} s")
    for what, before in quiet.items():
        after = [wait for waits in beside for wait in waits[what]]
        ratio = max(p99(after), FLOOR) / max(p99(before), FLOOR)
        print(f"  {what:8} p99 {p99(before) * 1000:6.1f} → {p99(after) * 1000:7.1f} ms: "
              f"x {ratio:.2f} (wanted: {WANTED:g}; {len(before)} and {len(after)} waits)")  # fmt: skip
    print(f"  troubles: {honest.trouble}; load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    honest.hall.close()


def p99(waits: list[float]) -> float:
    return quantiles(waits, n=100)[98] if len(waits) > 1 else float("nan")


def put_notices(database: Path, host: str, count: int) -> None:
    """So many people with one browser each, who all have a notice due now."""
    browser, now, batch = Browser(), time.time(), Batch()
    keys = f"{browser.public} {browser.secret}"
    for number in range(count):
        id = f"far-{number}"
        batch.person(PersonRow(id, f"Far {number}", "guest", None, "en", now, now))
        batch.target(TargetRow(id, id, "push", f"https://{host}/{number}", keys, "", "", now))
        batch.notice(NoticeRow(id, "table", "round 1", "/t/one", now))
    with sqlite_desk(database) as desk:
        desk._commit(batch)


def receive(folder: Path, count: int, pipe: Connection) -> None:
    """In a process of its own: a push service, which says when the first message came and when all had come."""
    os.nice(LOWEST)
    with open_endpoint(folder) as endpoint:
        pipe.send(endpoint.host)
        while not endpoint.requests:
            time.sleep(0.01)
        began = time.monotonic()
        pipe.send(None)
        while len(endpoint.requests) < count:
            time.sleep(0.05)
        pipe.send(time.monotonic() - began)
        pipe.recv()  # until the benchmark is over


if __name__ == "__main__":
    main()
