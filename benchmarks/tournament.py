"""Pairing of many players: repeated meetings, and how long it takes. Run from the root and update results.md.

python -m benchmarks.tournament                       200 bots over 8 rounds, tables of four and duels
python -m benchmarks.tournament --players 48 --rounds 6
python -m benchmarks.tournament --evening 20          open evenings of 3 hours: how long free players wait, 20 seeds
python -m benchmarks.tournament --exact 20            up to 12 players against all possible tables, 20 seeds each
python -m benchmarks.tournament --server              bots really play, at tables of a server on this machine

Without a server results are simulated: each bot has a strength, and the place at a table is drawn by it. One in ten is
away for a while.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections import Counter
from itertools import combinations
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from tests.server.server_fixture import listening_server
from tests.tournaments.evenings import Evening
from tests.tournaments.exact import least_cost, total_cost
from throwdown.server.lobby.tournaments import HURRY_S
from throwdown.tournaments import Left, Reported, Returned
from throwdown.tournaments.points import POINT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.server.server_fixture import Guest

#: The strongest beats the weakest in this many of a hundred duels, about.
LIKELY = 0.85
#: How many are away at any time.
AWAY = 0.1
#: An open evening, and a game of it: at least and at most, in s.
EVENING_S, SHORTEST_S, LONGEST_S = 3 * 3600, 300, 1800


class Club:
    """Bots of different strength in one tournament."""

    def __init__(self, players: int, rounds: int, seats: int, seed: int) -> None:
        self.evening = Evening(players, seed=seed, seats=seats, rounds=rounds, final=False)
        self.rounds = rounds
        best = LIKELY / (1 - LIKELY)
        self.strengths = [best ** (number / max(players - 1, 1)) for number in range(players)]
        self.seconds: list[float] = []

    def play(self) -> None:
        for _ in range(self.rounds):
            self._come_and_go()
            self._pair()
            for table in self.evening.state.playing:
                self.evening.append(Reported(table=table.number, places=self._places(table.seats)))

    def _pair(self) -> None:
        began = time.process_time()
        self.evening.pair()
        self.seconds.append(time.process_time() - began)

    def _places(self, seats: Sequence[int]) -> tuple[int, ...]:
        """One after the other is drawn, each with a chance that goes with the strength."""
        times = [self.evening.rng.expovariate(self.strengths[number - 1]) for number in seats]
        return tuple(1 + sum(other < mine for other in times) for mine in times)

    def _come_and_go(self) -> None:
        for entrant in self.evening.state.entrants:
            leaves = self.evening.rng.random() < AWAY
            if entrant.here == leaves:
                self.evening.append((Left if leaves else Returned)(entrant=entrant.number))


def many(players: int, rounds: int, seats: int, seed: int) -> None:
    club = Club(players, rounds, seats, seed)
    club.play()
    counts = club.evening.counts
    sizes = Counter(len(table) for _, table in counts.tables)
    begun = Counter(table[0] for _, table in counts.tables)
    played = Counter(number for _, table in counts.tables for number in table)
    full = [begun[number] for number, games in played.items() if games == max(played.values())]
    print(
        f"{players} players, {rounds} rounds, tables of {seats}: repeated pairs {repeated(counts.met)}, "
        f"pairing {median(club.seconds):.2f} s of CPU time (longest {max(club.seconds):.2f}), "
        f"tables {dict(sorted(sizes.items()))}, began {min(full)} to {max(full)} times, "
        f"byes {sum(len(paired.byes) for paired in counts.rounds)}"
    )


def repeated(met: Counter[frozenset[int]]) -> int:
    return sum(times - 1 for times in met.values())


def exact(seeds: int) -> None:
    """Every round of small tournaments beside the best tables of all."""
    rounds = meetings = spread = 0
    for seats in (4, 2):
        for players in range(3, 13):
            for seed in range(seeds):
                for met_more, spread_more in differences(
                    Evening(players, seed=seed, seats=seats, rounds=8, final=False)
                ):
                    rounds, meetings, spread = rounds + 1, meetings + met_more, spread + spread_more
    print(
        f"{rounds} rounds of 3 to 12 players: more repeated meetings than needed in {meetings}, more spread in {spread}"
    )


def differences(evening: Evening) -> list[tuple[bool, bool]]:
    """By round: whether another seating had fewer repeated meetings, or as many and less spread."""
    result = []
    for _ in range(8):
        before = evening.counts
        points = {number: int(before.points(number) * POINT) for number in before.here}
        tables = [table.seats for table in evening.pair().tables]
        seated = [number for table in tables for number in table]
        found = total_cost(tables, before.met, points)
        best = least_cost(seated, [len(table) for table in tables], before.met, points)
        result.append((found[0] > best[0], found[0] == best[0] and found[1] > best[1]))
        evening.finish_tables()
    return result


class OpenEvening:
    """People who are seated as they come, second by second, as the server does it."""

    def __init__(self, players: int, seed: int) -> None:
        self.evening = Evening(players, seed=seed, mode="evening")
        self.ends: dict[int, int] = {}
        self.since = dict.fromkeys(range(1, players + 1), 0)
        self.last: dict[int, int] = {}
        """The table from which each player came."""
        self.tried: tuple[int, bool] | None = None
        self.waited = Counter[str]()
        self.longest = Counter[str]()

    def play(self) -> None:
        for now in range(EVENING_S):
            self._finish(now)
            if now % 60 == 0:
                self._come_and_go(now)
            self._seat(now)
            self._look()

    def _free(self) -> list[int]:
        state = self.evening.state
        busy = {number for table in state.playing for number in table.seats}
        return [each.number for each in state.entrants if each.here and each.number not in busy]

    def _finish(self, now: int) -> None:
        for table in self.evening.state.playing:
            if self.ends[table.number] <= now:
                places = self.evening.some_places(len(table.seats))
                self.evening.append(Reported(table=table.number, places=places))
                self.since |= dict.fromkeys(table.seats, now)
                self.last |= dict.fromkeys(table.seats, table.number)

    def _come_and_go(self, now: int) -> None:
        for entrant in self.evening.state.entrants:
            if self.evening.rng.random() < AWAY / 10:
                self.evening.append((Left if entrant.here else Returned)(entrant=entrant.number))
                self.since[entrant.number] = now

    def _seat(self, now: int) -> None:
        hurry = any(now - self.since[number] >= HURRY_S for number in self._free())
        if self.tried != (self.evening.state.version, hurry):
            for table in self.evening.pair(hurry=hurry).tables:
                self.ends[table.number] = now + self.evening.rng.randint(SHORTEST_S, LONGEST_S)
            self.tried = self.evening.state.version, hurry

    def _look(self) -> None:
        """Four who all come from one table may be waiting for somebody else to play with."""
        free = self._free()
        mixed = len({self.last.get(number, -number) for number in free}) > 1
        for kind, waits in (("four", len(free) >= 4), ("mixed", len(free) >= 4 and mixed)):
            self.waited[kind] = self.waited[kind] + 1 if waits else 0
            self.longest[kind] = max(self.longest[kind], self.waited[kind])


def evenings(seeds: int) -> None:
    longest, tables = Counter[str](), 0
    for seed in range(1, seeds + 1):
        for players in (7, 12, 30):
            club = OpenEvening(players, seed)
            club.play()
            longest |= club.longest
            tables += len(club.evening.state.tables)
    print(
        f"{3 * seeds} open evenings of 7, 12 and 30 people, {tables} tables: four free players and no new table for "
        f"{longest['mixed']} s at most; for {longest['four']} s where all of them come from one table"
    )


def served(players: int, rounds: int) -> None:
    """Bots play strike at random over HTTP; they do not pause for spectators."""
    limits = {"bots_per_tournament": players, "entrants_per_tournament": players, "round_tables": players * rounds}
    with tempfile.TemporaryDirectory() as folder, listening_server(Path(folder), limits | {"bot_pause_s": 0.0}) as site:
        host = site.guest("Ada")
        wanted = {"name": "Cup", "thrower": "luck", "edition": "none", "rounds": rounds, "final": False}
        here = f"/api/tournaments/{host.http.post('/api/tournaments', json=wanted).json()['id']}"
        for _ in range(players):
            host.http.post(f"{here}/entrants", json={"bot": "novice"}).raise_for_status()
        for number in range(1, rounds + 1):
            served_round(host, here, number)
        tables = [table["seats"] for table in host.get(here)["tables"]]
        met = Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))
        print(f"{players} bots, {rounds} rounds, {len(tables)} games: repeated pairs {repeated(met)}")


def served_round(host: Guest, here: str, number: int) -> None:
    began = time.monotonic()
    host.http.post(f"{here}/pair").raise_for_status()
    paired = time.monotonic() - began
    results: dict[int, float] = {}
    while (found := host.get(here))["phase"] == "playing":
        over = [table["number"] for table in found["tables"] if table["round"] == number and table["places"]]
        results |= {table: time.monotonic() - began for table in over if table not in results}
        time.sleep(0.2)
    print(
        f"round {number}: paired and opened in {paired:.2f} s, first result after {min(results.values()):.1f} s, "
        f"all after {time.monotonic() - began:.1f} s"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--exact", type=int, default=0, metavar="SEEDS")
    parser.add_argument("--evening", type=int, default=0, metavar="SEEDS")
    parser.add_argument("--server", action="store_true")
    given = parser.parse_args()
    if given.server:
        served(given.players, given.rounds)
        return
    if given.evening:
        evenings(given.evening)
        return
    if given.exact:
        exact(given.exact)
        return
    for seats in (4, 2):
        many(given.players, given.rounds, seats, given.seed)


if __name__ == "__main__":
    main()
