"""What a crash costs: run from the root and update results.md.

python -m benchmarks.crash --kills 50 --games 50    kill -9 while games go on; clients come back and ask again

Every client writes down every request and every response; afterwards all of it is held against what the
server tells and what it has stored (tests/server/history.py).
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.history import crash, describe_waits
from tests.server.serving import Serving
from throwdown.rules import GAMES

#: What is wanted: the median wait for the next acknowledgement, in s.
WANTED = 1.2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--physical", type=int, default=4, help="so many of the games are thrown in the arena")
    parser.add_argument("--pace", type=float, default=0.6, help="the longest thought of a player, in s")
    parser.add_argument("--data", type=Path, help="a folder on the disk of the server")
    options = parser.parse_args()
    physical = [("strike", "physics")] * options.physical
    luck = [(game, "luck") for game in islice(cycle(GAMES), options.games - options.physical)]
    with TemporaryDirectory(dir=options.data) as folder:
        limits = {"outgoing": 100_000}
        with Serving(Path(folder) / "data", limits, log_level="warning") as server:
            sys.exit(asyncio.run(run(server, options.kills, physical + luck, options.pace)))


async def run(server: Serving, kills: int, games: list[tuple[str, str]], pace: float) -> int:
    begin = time.perf_counter()
    hall = await crash(server, kills, games, pace)
    waits, took = hall.waits(), time.perf_counter() - begin
    faults = await hall.faults()
    print(f"{kills} kills in {took:.0f} s, {len(games)} games, {hall.acknowledged:,} actions acknowledged")
    print(f"next acknowledgement after a kill: {describe_waits(waits)} of {len(waits):,} (wanted: median {WANTED} s)")
    print(f"  of which the server was away: {describe_waits(hall.absences)}; load average {os.getloadavg()[0]:.1f}")
    print(f"lost, doubled, renumbered, rolled again, damaged: {len(faults)}")
    for fault in faults[:20]:
        print(f"  {fault[:300]}")
    return 1 if faults else 0


if __name__ == "__main__":
    main()
