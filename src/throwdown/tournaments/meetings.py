"""Who met whom, who began, who sat out."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from .state import State, Table


class Meetings(msgspec.Struct):
    """What was played until now, by numbers of entrants. A table that does not count was played all the same."""

    pairs: Counter[frozenset[int]]
    """How often two met."""
    games: Counter[int]
    """How often somebody was seated."""
    begun: Counter[int]
    """How often somebody had the first seat."""
    seats: Counter[int]
    """The sum of the seats, from 0: who often sat early has little."""


def meetings(state: State) -> Meetings:
    result = Meetings(Counter(), Counter(), Counter(), Counter())
    for table in state.tables:
        _add(result, table)
    return result


def met_before(state: State, numbers: Iterable[int]) -> list[tuple[int, int]]:
    """Those of these players who would meet once more."""
    pairs = meetings(state).pairs
    return [pair for pair in combinations(sorted(numbers), 2) if pairs[frozenset(pair)]]


def _add(result: Meetings, table: Table) -> None:
    result.pairs.update(map(frozenset, combinations(table.seats, 2)))
    result.games.update(table.seats)
    result.begun[table.seats[0]] += 1
    for seat, number in enumerate(table.seats):
        result.seats[number] += seat


def seat_order(played: Meetings, numbers: Iterable[int], lots: Mapping[int, float]) -> tuple[int, ...]:
    """First who began least often, then who sat late until now; the lot decides among equals."""
    return tuple(sorted(numbers, key=lambda number: (played.begun[number], _late(played, number), lots[number])))


def _late(played: Meetings, number: int) -> float:
    return -played.seats[number] / max(played.games[number], 1)
