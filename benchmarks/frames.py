"""Attack a server in a process of its own, over many connections.

python -m benchmarks.frames [N] [SEED]    N malformed frames (10,000) over N / 12.5 connections, then 500 slow
                                          requests of each kind, then 2,000 sockets from one address

Exits with 1 if the server breaks, logs an error, grows too much or keeps somebody waiting.
"""

from __future__ import annotations

import selectors
import socket
import sys
import time
from contextlib import ExitStack, suppress
from random import Random

from tests.server.frames import Elsewhere, mangled

CONNECTIONS_PER_FRAME = 0.08
MOST_SECONDS = 15.0
MOST_GROWTH = 8 * 1024 * 1024
SLOW = 500
CROWD = 2000


def main(arguments: list[str]) -> int:
    count = int(arguments[0]) if arguments else 10_000
    rng = Random(int(arguments[1]) if len(arguments) > 1 else 1)
    good = [malformed(count, rng), slow(), crowd()]
    return 0 if all(good) else 1


def malformed(count: int, rng: Random) -> bool:
    """Frames that are none: nothing breaks, nothing is kept."""
    with Elsewhere(requests_per_minute=1_000_000, connections_per_address=4000, sockets_per_address=4000) as house:
        connections = max(1, round(count * CONNECTIONS_PER_FRAME))
        _send(house, Random(0), 20, 20)
        before, began = house.resident(), time.perf_counter()
        _send(house, rng, count, connections)
        seconds = time.perf_counter() - began
        well = house.is_well()
        time.sleep(1.5)  # those that were refused may stay a second to read why
        growth = house.resident() - before
        errors = [line for line in house.logged() if line["level"] in ("error", "critical")]
    print(
        f"{count} malformed frames over {connections} connections: {seconds:.1f} s, memory {growth / 2**20:+.1f} MB, "
        f"{len(errors)} errors in the log, {'alive' if well else 'DEAD'}"
    )
    for line in errors[:5]:
        print(f"  {line['what']}  {line.get('fault', '')}")
    return well and not errors and seconds <= MOST_SECONDS and growth <= MOST_GROWTH


def _send(house: Elsewhere, rng: Random, count: int, connections: int) -> None:
    for at in range(connections):
        with house.talk() as wire:
            wire.send(b"".join(mangled(rng) for _ in range(at, count, connections)))
            if at % 4:  # the others hang up without listening
                with suppress(OSError):  # it may be closed already
                    wire.connection.shutdown(socket.SHUT_WR)
                wire.ended()


def slow() -> bool:
    """Requests that do not come to an end, with the deadline that a server has by default."""
    good = True
    for kind in ("silent", "half a header", "trickled header", "trickled body"):
        with Elsewhere(connections_per_address=4000) as house, ExitStack() as stack:
            post = house.request("/api/echo", "POST", content_type="application/json", content_length="900")
            first, drip = {
                "silent": (b"", b""),
                "half a header": (b"GET / HTTP/1.1\r\nHost: local", b""),
                "trickled header": (b"GET / HTTP/1.1\r\n", b"X-A: b\r\n"),
                "trickled body": (post, b"x"),
            }[kind]
            began = time.perf_counter()
            wires = [stack.enter_context(house.raw(first)) for _ in range(SLOW)]
            honest = 0.0
            while time.perf_counter() - began < 8.0:
                for wire in wires if drip else ():
                    wire.send(drip)
                asked = time.perf_counter()
                good = house.is_well() and good
                honest = max(honest, time.perf_counter() - asked)
                time.sleep(0.5)
            ended = [wire.ended() for wire in wires]
            last = time.perf_counter() - began
        print(f"{SLOW} × {kind}: the last was closed after {last:.1f} s, the slowest honest visit took {honest:.2f} s")
        good = good and all(ended) and last <= 12.0 and honest < 1.0
    return good


def crowd() -> bool:
    """More connections than one address may have: refused, while another address is served."""
    with Elsewhere() as house, ExitStack() as stack:
        watch = stack.enter_context(selectors.DefaultSelector())
        for _ in range(CROWD):
            watch.register(stack.enter_context(house.connect()), selectors.EVENT_READ)
        time.sleep(0.5)
        refused = len(watch.select(1.0))
        with house.raw(house.request(), source="127.0.0.2") as other:
            served = other.answer()[0] == 200
    other_is = "served" if served else "NOT served"
    print(f"{CROWD} connections from one address: {refused} refused, another address {other_is}")
    return served and refused == CROWD - 256


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
