"""What happened in a tournament, counted from the entries alone: the fold of the package has no part in it."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import TYPE_CHECKING

from throwdown.tournaments import Corrected, Entered, Left, Paired, Reported, Returned

if TYPE_CHECKING:
    from collections.abc import Iterable

    from throwdown.tournaments import AnyEntry

SCALES = {2: [5, 1], 3: [5, 3, 1], 4: [5, 3, 2, 1], 5: [5, 3, 2, 1, 0]}


class Counts:
    """A second, simple reading of a log."""

    def __init__(self, entries: Iterable[AnyEntry]) -> None:
        self.here: set[int] = set()
        self.fillers: set[int] = set()
        self.rounds: list[Paired] = []
        self.places: dict[int, tuple[int, ...]] = {}
        for entry in entries:
            self._read(entry)

    def _read(self, entry: AnyEntry) -> None:
        if isinstance(entry, Entered | Returned):
            self.here.add(entry.entrant)
        if isinstance(entry, Entered) and entry.filler:
            self.fillers.add(entry.entrant)
        if isinstance(entry, Left):
            self.here.remove(entry.entrant)
        if isinstance(entry, Paired):
            self.rounds.append(entry)
        if isinstance(entry, Reported | Corrected):
            self.places[entry.table] = entry.places

    @property
    def tables(self) -> list[tuple[int, tuple[int, ...]]]:
        """Number and entrants of each table but the final."""
        return [(table.number, table.seats) for paired in self.rounds if not paired.final for table in paired.tables]

    @property
    def met(self) -> Counter[frozenset[int]]:
        return Counter(frozenset(pair) for _, seats in self.tables for pair in combinations(seats, 2))

    def rests(self, entrant: int) -> int:
        """Rounds without a table, whatever the reason."""
        return len(self.rounds) - sum(entrant in seats for _, seats in self.tables)

    def points(self, entrant: int) -> Fraction:
        byes = sum(entrant in paired.byes for paired in self.rounds)
        return 3 * byes + sum(
            (self._points_at(number, seats.index(entrant)) for number, seats in self.tables if entrant in seats),
            Fraction(),
        )

    def _points_at(self, number: int, seat: int) -> Fraction:
        places = self.places.get(number, ())
        if not places:
            return Fraction()
        mine = places[seat]
        shared = [SCALES[len(places)][place - 1] for place in range(mine, mine + places.count(mine))]
        return Fraction(sum(shared), len(shared))
