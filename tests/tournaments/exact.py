"""The best tables by trying all of them, for up to twelve players.

It shares nothing with the search in the package but the rule: repeated meetings first, then the spread of points.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

#: Repeated meetings, then the spread of points.
Cost = tuple[int, int]


def table_cost(table: Iterable[int], met: Mapping[frozenset[int], int], points: Mapping[int, int]) -> Cost:
    pairs = list(combinations(table, 2))
    repeated = sum(met.get(frozenset(pair), 0) for pair in pairs)
    return repeated, sum((points[one] - points[other]) ** 2 for one, other in pairs)


def total_cost(tables: Iterable[Iterable[int]], met: Mapping[frozenset[int], int], points: Mapping[int, int]) -> Cost:
    costs = [table_cost(table, met, points) for table in tables]
    return sum(repeated for repeated, _ in costs), sum(spread for _, spread in costs)


def least_cost(
    players: Sequence[int], sizes: Sequence[int], met: Mapping[frozenset[int], int], points: Mapping[int, int]
) -> Cost:
    """What the best tables of these sizes cost."""

    @cache
    def least(left: frozenset[int], sizes: tuple[int, ...]) -> Cost:
        if not left:
            return 0, 0
        first = min(left)
        return min(
            _plus(table_cost(table, met, points), least(left.difference(table), _without(sizes, size)))
            for size in set(sizes)
            for rest in combinations(sorted(left - {first}), size - 1)
            for table in [(first, *rest)]
        )

    return least(frozenset(players), tuple(sorted(sizes)))


def _plus(one: Cost, other: Cost) -> Cost:
    return one[0] + other[0], one[1] + other[1]


def _without(sizes: tuple[int, ...], size: int) -> tuple[int, ...]:
    at = sizes.index(size)
    return sizes[:at] + sizes[at + 1 :]
