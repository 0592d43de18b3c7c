"""Many games of many people, and how long the pages about them take: run from the root and update results.md.

python -m benchmarks.history                        100,000 games of 2,000 people, SQLite and PostgreSQL
python -m benchmarks.history --keep DATA/throwdown.db    the same games as a database to look at, and no figures

Games are not played: seats of a few played games are written for people who are drawn, most of them rarely.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from contextlib import closing
from dataclasses import astuple, dataclass, replace
from itertools import accumulate
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

from tests.server.postgres import cluster
from throwdown.book.evenings import Zone
from throwdown.history.counting import figures_of
from throwdown.history.figures import Judged, written
from throwdown.history.ranks import ranks_of
from throwdown.history.rows import PlayRow
from throwdown.rules import game as make_game
from throwdown.server.storage.plays import Which
from throwdown.server.storage.postgres.shelf import filled_shelf
from throwdown.server.storage.postgres.store import PostgresStore
from throwdown.server.storage.sqlite.shelf import new_shelf
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.web.routes import mine
from throwdown.table import Match, Seat
from throwdown.throwers import Luck

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from throwdown.server.storage.copying import Shelf
    from throwdown.server.storage.store import Store

KINDS = ("strike", "strike", "impact", "impact_avatar", "hp_strike", "verasselt")
EDITIONS = {"strike": ("de", "en", ""), "impact": ("de", "")}
NAMES = ("Ada", "Bo", "Cleo", "Dino", "Eva", "Fynn", "Gül", "Hugo", "Ida", "Jon", "Kaya", "Leo", "Mia", "Nils", "Ola")
#: The last game ended at this time, and the first three years before.
LAST, YEARS_S = 1_760_000_000.0, 3 * 365 * 86400.0
#: Of games with several people: so many were analysed.
ANALYSED = 0.2
PEOPLE_ASKED, TIMES = 200, 3


@dataclass(frozen=True)
class Sample:
    """One game that was played, for its figures."""

    kind: str
    seats: tuple[tuple[str, int, int], ...]
    """Figures, rank and whether it won."""


def samples(rng: Random, each: int = 8) -> dict[tuple[str, int], list[Sample]]:
    """Some games of every kind and number of seats."""
    found: dict[tuple[str, int], list[Sample]] = {}
    for kind in set(KINDS):
        for seats in (2, 3, 4):
            found[kind, seats] = [_sample(kind, seats, rng) for _ in range(each)]
    return found


def _sample(kind: str, seats: int, rng: Random) -> Sample:
    players = [Seat(f"{seat}", "thumb") for seat in range(seats)]
    match = Match(make_game(kind, seats), players, Luck(rng), rng=rng)
    match.run()
    result = match.result
    assert result is not None
    rows = zip(figures_of(match), ranks_of(match, result), range(seats), strict=True)
    return Sample(kind, tuple((written(figures), rank, int(seat in result.winners)) for figures, rank, seat in rows))


class Generator:
    """Games of people who mostly meet the same few others, some of them far more often than most."""

    def __init__(self, games: int, people: int, seed: int = 1) -> None:
        self._rng = Random(seed)
        self._games, self._people = games, people
        self._samples = samples(self._rng)
        # One person of a hundred plays about twenty times as much as most.
        self._weights = list(accumulate(1 / (5 + rank) ** 0.6 for rank in range(people)))

    def person(self, number: int) -> str:
        return f"p{number:06d}"

    def name(self, number: int) -> str:
        return f"{NAMES[number % len(NAMES)]} {number // len(NAMES) or ''}".strip()

    def fill(self, shelf: Shelf) -> None:
        """Write people, tables, games and seats."""
        whole = range(self._people)
        shelf.put("people", ((self.person(n), self.name(n), "guest", None, "en", LAST, LAST, None) for n in whole))
        shelf.put("tables", ((f"t{n:07d}", "closed", "link", "{}", LAST, LAST) for n in range(self._games)))
        ends = [LAST - YEARS_S * (1 - (n + 1) / self._games) for n in range(self._games)]
        shelf.put("games", ((f"g{n:07d}", f"t{n:07d}", 1, "strike", "", end - 900, end) for n, end in enumerate(ends)))
        shelf.put("plays", (astuple(row) for n, end in enumerate(ends) for row in self._plays(n, end)))

    def _plays(self, number: int, ended: float) -> Iterator[PlayRow]:
        rng = self._rng
        kind, seats = rng.choice(KINDS), rng.choice((2, 2, 3, 4))
        sample = rng.choice(self._samples[kind, seats])
        (host,) = rng.choices(range(self._people), cum_weights=self._weights)
        sits = [host, *((host + step) % self._people for step in rng.sample(range(1, 12), seats - 1))]
        bots, analysed = rng.random() < 0.2, rng.random() < ANALYSED
        row = PlayRow(
            f"g{number:07d}", 0, None, "", "", kind, rng.choice(EDITIONS.get(kind, ("",))), "luck", "online", "", "",
            seats, 1, 0, 0, ended, "{}",
        )  # fmt: skip
        for seat, (who, (figures, rank, won)) in enumerate(zip(sits, sample.seats, strict=True)):
            is_bot = bots and seat > 0
            judged = Judged(decisions=14, cost=rng.random() / 8, luck=rng.gauss(0, 0.3), exact=kind == "strike")
            yield replace(
                row,
                seat=seat,
                person=None if is_bot else self.person(who),
                bot="casual" if is_bot else "",
                name="Bit" if is_bot else self.name(who),
                rank=rank,
                won=won,
                figures=figures,
                analysis=written(judged) if analysed else "",
            )


def measured(store: Store, people: list[str]) -> None:
    """Server time of each page for these people, as its route computes it in a thread."""
    zone = Zone("Europe/Berlin")
    pages: dict[str, Callable[[list[str]], Any]] = {
        "games": lambda ids: mine._page(store, ids, Which(), None),
        "games, filtered": lambda ids: mine._page(store, ids, Which(kind="strike", since=LAST - YEARS_S / 3), None),
        "totals": lambda ids: mine._totals(store, ids),
        "opponents": lambda ids: mine._opponents(store, ids, Which()),
        "luck": lambda ids: mine._luck(store, ids, Which(), zone),
    }
    for name, page in pages.items():
        times = sorted(_timed(page, person) for person in people)
        print(f"  {name}: median {median(times):.1f} ms, p95 {quantiles(times, n=20)[-1]:.1f}, worst {times[-1]:.1f}")


def _timed(page: Callable[[list[str]], Any], person: str) -> float:
    """The quickest of three times, in ms: other programs on this machine are not what is measured."""
    times = []
    for _ in range(TIMES):
        before = time.perf_counter()
        page([person])
        times.append(1000 * (time.perf_counter() - before))
    return min(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--people", type=int, default=2_000)
    parser.add_argument("--keep", type=Path, help="where to put the database")
    options = parser.parse_args()
    generator = Generator(options.games, options.people)
    if options.keep:
        with new_shelf(options.keep) as shelf:
            generator.fill(shelf)
        return
    people = [generator.person(number) for number in Random(2).sample(range(options.people), PEOPLE_ASKED)]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "throwdown.db"
        with new_shelf(file) as shelf:
            generator.fill(shelf)
        print(f"SQLite, {options.games:,} games of {options.people:,} people, {file.stat().st_size / 1e6:.0f} MB")
        with closing(SqliteStore.open(file)) as store:
            measured(store, people)
        with cluster() as postgres:
            address = postgres.new_database()
            with filled_shelf(address, overwrite=True) as there:
                Generator(options.games, options.people).fill(there)
            postgres.run("ANALYZE", address.split("/")[3].split("?")[0])
            print("PostgreSQL, the same")
            with closing(PostgresStore.open(address, Path(folder) / "store.key")) as database:
                measured(database, people)


if __name__ == "__main__":
    main()
