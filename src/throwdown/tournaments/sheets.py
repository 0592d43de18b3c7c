"""A tournament as files for table programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.history.exporting import csv_bytes

from .points import BYE, as_points
from .standings import points_of, standings

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from .state import Round, State, Table

STANDINGS = ("rank", "number", "name", "points", "mean", "games", "won", "opponents", "byes", "here")
TABLES = ("round", "table", "final", "seat", "number", "name", "place", "points", "corrected")

Row = list[object]


def standings_csv(state: State, names: Mapping[int, str]) -> bytes:
    """One line for each entrant, the best first."""
    return csv_bytes(
        STANDINGS,
        (
            [
                line.rank, line.entrant, names.get(line.entrant, ""), line.points, line.mean, line.games, line.won,
                line.opponents, line.byes, int(line.here),
            ]
            for line in standings(state)
        ),
    )  # fmt: skip


def tables_csv(state: State, names: Mapping[int, str]) -> bytes:
    """One line for each seat of each table, and one for each bye."""
    return csv_bytes(TABLES, (row for paired in state.rounds for row in _round(state, paired, names)))


def _round(state: State, paired: Round, names: Mapping[int, str]) -> Iterator[Row]:
    for number in paired.tables:
        yield from _table(state.table(number), names)
    for entrant in paired.byes:
        yield [paired.number, None, 0, None, entrant, names.get(entrant, ""), None, as_points(BYE), 0]


def _table(table: Table, names: Mapping[int, str]) -> Iterator[Row]:
    empty = (None,) * len(table.seats)
    lines = zip(table.seats, table.places or empty, points_of(table) or empty, strict=True)
    for seat, (number, place, points) in enumerate(lines, start=1):
        name = names.get(number, "")
        yield [
            table.round, table.number, int(table.final), seat, number, name, place, points, int(table.corrected),
        ]  # fmt: skip
