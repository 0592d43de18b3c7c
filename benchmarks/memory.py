"""What games leave behind: run from the root, write what you saw into results.md.

python -m benchmarks.memory             2,000 games in a row on one server: its memory after 200 and at the end
python -m benchmarks.memory --help      how many games, at how many tables, and how often a table is left for a new one

At each of a few tables two people play one game after the other by chance, until all games are played; now and
then they leave and open another table.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop

from benchmarks.load import Hall, Table, memory
from tests.server.serving import GENEROUS, Serving

#: What is wanted: memory at the end, as a share of that after the first games.
WANTED = 1.2
#: Games after which memory is measured first, as a share of all.
FIRST = 0.1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=8, help="at the same time")
    parser.add_argument("--stay", type=int, default=50, help="games that are played at a table before the next one")
    options = parser.parse_args()
    limits = GENEROUS | {"outgoing": 1000, "unused_s": 2.0}
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


if __name__ == "__main__":
    main()
