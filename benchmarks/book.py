"""Server time for the book of a group: 2,000 people in clubs of 20, and one family of four, with 100,000 games.

Each is read by a server that has just started, once more, and after a game was added; and by a server that has just
started when its group was seen in the list before, which has it compute the book.
Time of other programs does not count, and neither does that of PostgreSQL itself.

python -m benchmarks.book                 in SQLite
python -m benchmarks.book --postgres      in PostgreSQL
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import TYPE_CHECKING

from tests.server.postgres import Cluster
from throwdown.api.person import Person
from throwdown.live.timers import LoopTime
from throwdown.server.lobby.groups import EVER, Groups
from throwdown.server.operations.limits import Limits
from throwdown.server.storage.postgres.store import PostgresStore
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import Batch, BookRow, MemberRow, PlayRow
from throwdown.server.web.transport.run import tune_interpreter

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throwdown.server.storage.store import Store

CLUBS, CLUB, FAMILY = 99, 20, 4
#: Three years of a family that plays ten games a week; members of clubs also play with bots.
FAMILY_GAMES, WITH_BOTS = 1500, 0.3
YEARS_S, NOW = 3 * 365 * 86400, 1_790_000_000.0
AT_A_TIME = 2000
FIGURES = (
    '{"throws":12,"dice":34,"faces":{"1":6,"2":5,"3":6,"4":5,"5":7,"X":5},'
    '"counts":{"out":[2,1.7,1.615],"turned":[9,8.4,6.1],"x":[%d,5.6667,4.7222]}}'
)


def game(rng: Random, number: int, people: list[str]) -> list[PlayRow]:
    """One finished game of these people; a name that begins with a dash is a bot."""
    ended = NOW - YEARS_S * rng.random()
    ranks = rng.sample(range(1, len(people) + 1), len(people))
    return [
        PlayRow(
            f"{number:016x}", seat, None if who[0] == "-" else who, who[1:] if who[0] == "-" else "", who, "strike",
            "de", "physics", "online", "", "", len(people), rank, int(rank == 1), 0, ended,
            FIGURES % rng.randrange(12),
        )
        for seat, (who, rank) in enumerate(zip(people, ranks, strict=True))
    ]  # fmt: skip


def groups() -> list[list[str]]:
    clubs = [[f"p{club}-{number}" for number in range(CLUB)] for club in range(CLUBS)]
    return [*clubs, [f"family-{number}" for number in range(FAMILY)]]


async def fill(store: Store, games: int) -> None:
    rng, all_groups = Random(1), groups()
    batch = Batch()
    for number, people in enumerate(all_groups):
        batch.book(BookRow(f"b{number}", "Club", "Europe/Berlin", f"come{number}", NOW))
        for who in people:
            batch.member(MemberRow(f"m-{who}", f"b{number}", who, who, NOW))
    await store.commit(batch)
    batch = Batch()
    for number in range(games):
        people = all_groups[-1] if number < FAMILY_GAMES else rng.choice(all_groups[:-1])
        sat = list(people) if len(people) == FAMILY else rng.sample(people, rng.randint(2, 5))
        if number >= FAMILY_GAMES and rng.random() < WITH_BOTS:
            sat = [sat[0], "-casual"]
        for row in game(rng, number, sat):
            batch.play(row)
        if number % AT_A_TIME == AT_A_TIME - 1 or number == games - 1:
            await store.commit(batch)
            batch = Batch()


async def measure(store: Store, rounds: int) -> None:
    rng, added = Random(2), count(1_000_000)
    for name, numbers in (("club", range(CLUBS)), ("family", (CLUBS,))):
        for season in ("", "2025", EVER):
            times: dict[str, list[float]] = {"first": [], "again": [], "after a game": [], "listed": []}
            for _ in range(rounds):
                number, desk = rng.choice(numbers), Groups(store, Limits(), LoopTime())
                people = groups()[number]
                for which, taken in times.items():
                    if which == "after a game":
                        await add_game(store, rng, next(added), people)
                    person = Person(people[0], "Ada", "guest", "en")
                    if which == "listed":
                        desk = Groups(store, Limits(), LoopTime())
                        await listed(desk, person)
                    began = time.process_time()
                    found = await desk.book(await desk.open(person, f"b{number}"), season)
                    taken.append((time.process_time() - began) * 1000)
            for which, taken in times.items():
                cuts = quantiles(taken, n=20)
                about = f"{name}, {season or 'newest'}, {which}: {found.book.games} games"
                print(f"{about}, p50 {cuts[9]:.1f} ms, p95 {cuts[18]:.1f} ms")


async def listed(desk: Groups, person: Person) -> None:
    """This person sees the list of groups, and a moment passes."""
    running = asyncio.get_running_loop().create_task(desk.run())
    await desk.of(person)
    await desk.computed()
    running.cancel()


async def add_game(store: Store, rng: Random, number: int, people: list[str]) -> None:
    """One more game of this group, somewhere in its years."""
    batch = Batch()
    for row in game(rng, number, people[:FAMILY]):
        batch.play(row)
    await store.commit(batch)


@contextmanager
def opened(*, postgres: bool) -> Iterator[Store]:
    with tempfile.TemporaryDirectory() as folder:
        if not postgres:
            with closing(SqliteStore.open(Path(folder) / "book.db")) as store:
                yield store
            return
        cluster = Cluster()
        try:
            with closing(PostgresStore.open(cluster.new_database(), Path(folder) / "book.key")) as store:
                yield store
        finally:
            cluster.remove()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=60)
    options = parser.parse_args()
    with opened(postgres=options.postgres) as store:
        asyncio.run(fill(store, options.games))
        tune_interpreter()
        asyncio.run(measure(store, options.rounds))


if __name__ == "__main__":
    main()
