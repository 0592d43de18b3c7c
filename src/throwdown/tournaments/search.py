"""Who sits with whom: a local search for the seating that costs least.

A seating begins in the given order. Two players of different tables change places wherever that costs less, until no
such change is left. Then a few players change places at random, and the search repeats from there. The best seating is
the answer. If pairs meet again in the first seating, a search for fewer of them comes before all else.

The search counts its steps, not time: the same players have the same tables on any machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, count
from math import comb
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from random import Random

#: How many exchanges of two players are weighed: for each pair of them, and at most.
STEPS_A_PAIR, STEPS_AT_MOST = 400, 300_000
#: How many exchanges at random begin the next search.
KICKS = (1, 2, 3)

#: For how many exchanges one that was made is not made again: between these two numbers.
CLOSED_FOR = (4, 12)

#: What two players at one table cost; the same in both directions, and 0 for a player alone.
PairCosts = Sequence[Sequence[int]]


def cheapest_tables(
    costs: PairCosts, unit: int, starts: Sequence[int], sizes: Sequence[int], rng: Random
) -> list[list[int]]:
    """Players 0 to n-1 at tables of these sizes. What their pairs cost counts first; whole units of it before the rest.

    ``starts`` is how often each player began. Of equal seatings the best has somebody at each table who rarely did.
    """
    players = count()
    in_order = [[next(players) for _ in range(size)] for size in sizes]
    search = Search(costs, starts, in_order)
    search.descend(range(len(costs)))
    if len(sizes) == 1:
        return search.tables
    steps = min(STEPS_A_PAIR * comb(len(costs), 2), STEPS_AT_MOST)
    units = Search([[cost // unit for cost in row] for row in costs], [0] * len(starts), search.tables)
    fewer = units.walked(rng, steps)
    if fewer is not None:
        search = Search(costs, starts, fewer)
        search.descend(range(len(costs)))
    search.improve(rng, steps)
    return search.tables


class Search:
    """A seating, and what each exchange of two players would change."""

    def __init__(self, costs: PairCosts, starts: Sequence[int], tables: Iterable[Sequence[int]]) -> None:
        self.steps = 0
        """How many exchanges were weighed."""
        self._costs = costs
        self._twice = [[2 * cost for cost in row] for row in costs]
        self._starts = starts
        self._rarest = min(starts)
        self.tables = [list(table) for table in tables]
        table_of = {player: number for number, table in enumerate(self.tables) for player in table}
        self._table_of = [table_of[player] for player in range(len(costs))]
        self._loads = [[sum(row[other] for other in table) for row in costs] for table in self.tables]
        """By table and player: what the player costs, or would cost, with the players of that table."""
        self._own = [self._loads[table][player] for player, table in enumerate(self._table_of)]
        """By player: the cost at their own table."""
        self._done: list[tuple[int, int]] = []
        """The exchanges since the best seating."""

    @property
    def cost(self) -> tuple[int, int]:
        """What the pairs cost, each of them counted twice; then how often those began who begin now."""
        return sum(self._own), sum(map(self._begun, self.tables))

    @property
    def is_perfect(self) -> bool:
        return not any(self._own) and all(self._begun(table) == self._rarest for table in self.tables)

    def improve(self, rng: Random, steps: int) -> None:
        """Search for so many steps, unless nothing can be better."""
        while self.steps < steps and not self.is_perfect:
            self._improve_once(rng)

    def _improve_once(self, rng: Random) -> None:
        """Exchange a few at random and search from there; undo everything if it costs more."""
        best = self.cost
        self._done.clear()
        self.descend(self._kick(rng))
        if self.cost > best:
            for one, other in reversed(self._done):
                self._exchange(one, other)

    def descend(self, players: Iterable[int]) -> None:
        """Exchange while that costs less, beginning with these players."""
        waiting = dict.fromkeys(players)
        while waiting:
            player = next(iter(waiting))
            del waiting[player]
            other = self._best_exchange(player)
            if other is not None:
                self._exchange(player, other)
                waiting |= dict.fromkeys(self._beside(player, other))

    def walked(self, rng: Random, steps: int) -> list[list[int]] | None:
        """A cheaper seating, if a walk of so many steps comes to one.

        Each time the best exchange of one who costs something is made, even if it costs more, but not one that was made
        shortly before. So the walk leaves seatings that no single exchange improves.
        """
        found, least, cost = None, sum(self._own), sum(self._own)
        closed: dict[tuple[int, int], int] = {}
        for turn in count():
            if not least or self.steps >= steps:
                return found
            change, one, other = self._best_open_exchange(closed, turn, rng)
            self._exchange(one, other)
            closed[min(one, other), max(one, other)] = turn + rng.randint(*CLOSED_FOR)
            cost += 2 * change
            if cost < least:
                found, least = [list(table) for table in self.tables], cost
        return found

    def _best_open_exchange(
        self, closed: Mapping[tuple[int, int], int], turn: int, rng: Random
    ) -> tuple[int, int, int]:
        """What it changes, and the two players; the lot decides among equals. A closed one only if all are closed."""
        exchanges = (
            (closed.get((min(player, other), max(player, other)), -1) >= turn, cost - pays, rng.random(), player, other)
            for player, pays in enumerate(self._own)
            if pays
            for other, cost in enumerate(self._after(player))
            if self._table_of[player] != self._table_of[other]
        )
        _, change, _, one, other = min(exchanges)
        return change, one, other

    def _kick(self, rng: Random) -> list[int]:
        """Exchange a few players at random; those of their tables may now sit better elsewhere."""
        changed: list[int] = []
        for _ in range(rng.choice(KICKS)):
            costly = [player for player, cost in enumerate(self._own) if cost] or range(len(self._own))
            one = rng.choice(costly)
            other = rng.choice([it for it, table in enumerate(self._table_of) if table != self._table_of[one]])
            self._exchange(one, other)
            changed += self._beside(one, other)
        return changed

    def _beside(self, one: int, other: int) -> Iterable[int]:
        return chain(self.tables[self._table_of[one]], self.tables[self._table_of[other]])

    def _best_exchange(self, player: int) -> int | None:
        """The other player of the exchange that saves most."""
        pays, after = self._own[player], self._after(player)
        least = min(after)
        if least < pays:
            return after.index(least)
        if self._begun(self.tables[self._table_of[player]]) == self._rarest:
            return None
        return self._rarer(player, [other for other, cost in enumerate(after) if cost == pays])

    def _after(self, player: int) -> list[int]:
        """By other player: what this one pays now, and what an exchange with the other would change."""
        self.steps += len(self._own)
        home = self._table_of[player]
        mine = [load[player] for load in self._loads]
        mine[home] = self._own[player] * 4 + 1  # not with players of the same table
        return [
            mine[table] + theirs - own - twice
            for table, theirs, own, twice in zip(
                self._table_of, self._loads[home], self._own, self._twice[player], strict=True
            )
        ]

    def _rarer(self, player: int, others: Sequence[int]) -> int | None:
        """One with whom an exchange costs nothing and lets players begin who rarely did."""
        home = self.tables[self._table_of[player]]
        begun = self._begun(home)
        for other in others:
            away = self.tables[self._table_of[other]]
            if home is not away and self._starts[other] < begun:
                without = [it for it in home if it != player] + [other]
                with_player = [it for it in away if it != other] + [player]
                if self._begun(without) + self._begun(with_player) < begun + self._begun(away):
                    return other
        return None

    def _begun(self, table: Sequence[int]) -> int:
        return min(self._starts[player] for player in table)

    def _exchange(self, one: int, other: int) -> None:
        self._done.append((one, other))
        home, away = self._table_of[one], self._table_of[other]
        self._replace(home, one, other)
        self._replace(away, other, one)
        for table in (home, away):
            for player in self.tables[table]:
                self._own[player] = self._loads[table][player]

    def _replace(self, table: int, leaving: int, coming: int) -> None:
        members = self.tables[table]
        members[members.index(leaving)] = coming
        self._table_of[coming] = table
        self._loads[table] = [
            load - less + more
            for load, less, more in zip(self._loads[table], self._costs[leaving], self._costs[coming], strict=True)
        ]
