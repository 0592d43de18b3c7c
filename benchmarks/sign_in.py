"""What signing in with a password costs: run from the root and update results.md.

python -m benchmarks.sign_in                  one after the other, then twenty at once, again and again
python -m benchmarks.sign_in --at-once 50     more at once: those that would wait too long are refused

Honest people play as in benchmarks.attacks. It prints how long a person waits who signs in, and the 95th percentile of
what those wait for who play, quiet and beside the others. These sign in from a process with the lowest priority: they
would have machines of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
from collections import Counter
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import uvloop

from benchmarks.attacks import FLOOR, HOME, LOWEST, WANTED, Honest, new_guest, p95, request
from tests.server.serving import GENEROUS, Serving

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

#: What is wanted of one sign-in, in ms.
WANTED_MS = 250.0
#: Sign-ins one after the other.
ALONE = 20
LIMITS = GENEROUS | {"table_password_tries": 1_000_000}
SENTENCE = "seven dice in the arena"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--at-once", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each stretch")
    options = parser.parse_args()
    with (
        TemporaryDirectory() as folder,
        Serving(Path(folder) / "data", LIMITS, log_level="error") as server,
    ):
        uvloop.run(measure(server.port, options))


async def measure(port: int, options: argparse.Namespace) -> None:
    for number in range(options.at_once):
        guest = await new_guest(port, HOME, f"Guest {number}")
        await request(port, HOME, "PUT", "/api/me/password", body(number), guest)
    alone = [(await sign_in(port, number % options.at_once))[1] for number in range(ALONE)]
    shown = f"median {median(alone) * 1000:.0f} ms, p95 {p95(alone) * 1000:.0f} ms"
    print(f"one after the other: {shown} (wanted: {WANTED_MS:g})")
    honest = await Honest.come(port)
    await honest.play(options.seconds / 3)  # the first throws and thoughts start processes
    quiet = await honest.play(options.seconds)
    ours, theirs = multiprocessing.Pipe()
    crowd = multiprocessing.Process(target=come_in, args=(port, options.at_once, options.seconds, theirs), daemon=True)
    crowd.start()
    beside = await honest.play(options.seconds)
    waits, statuses = await asyncio.to_thread(ours.recv)
    shown = f"median {median(waits) * 1000:.0f} ms, longest {max(waits) * 1000:.0f} ms"
    print(f"{options.at_once} at once, {len(waits)} altogether: {shown}; {dict(statuses)}")
    for what, before in quiet.items():
        ratio = max(p95(beside[what]), FLOOR) / max(p95(before), FLOOR)
        print(f"  {what:8} p95 {p95(before) * 1000:6.1f} → {p95(beside[what]) * 1000:7.1f} ms: "
              f"x {ratio:.2f} (wanted: {WANTED:g})")  # fmt: skip
    print(f"  troubles: {honest.trouble}; load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    honest.hall.close()


def come_in(port: int, count: int, seconds: float, pipe: Connection) -> None:
    """In a process of its own: all sign in at once, again and again."""
    os.nice(LOWEST)
    pipe.send(uvloop.run(crowd_of(port, count, seconds)))


async def crowd_of(port: int, count: int, seconds: float) -> tuple[list[float], Counter[int]]:
    """Their waits, and what the server answered."""
    loop = asyncio.get_running_loop()
    ends, found = loop.time() + seconds, list[tuple[int, float]]()
    while loop.time() < ends:
        found += await asyncio.gather(*(sign_in(port, number) for number in range(count)))
    return [wait for _, wait in found], Counter(status for status, _ in found)


async def sign_in(port: int, number: int) -> tuple[int, float]:
    """The status of the answer, and the wait for it."""
    loop = asyncio.get_running_loop()
    begin = loop.time()
    status, _ = await request(port, HOME, "POST", "/api/sign-in", body(number))
    return status, loop.time() - begin


def body(number: int) -> dict[str, Any]:
    return {"name": f"person number {number}", "password": SENTENCE}


if __name__ == "__main__":
    main()
