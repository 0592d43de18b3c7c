"""The arena seen from above, as people name its places: columns a to i, rows 1 to 9, two centimetres each.

North is up: row 9 is the far side of the player in the south. The corners of the square are outside.
"""

from __future__ import annotations

from itertools import product
from math import hypot, pi
from typing import TYPE_CHECKING

from throwdown.rules.values import Value

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

COLUMNS, ROWS = "abcdefghi", "123456789"
#: The side of a cell in m: a little more than a die, so that every die can have a cell of its own.
CELL = 0.02
MIDDLE = "e5"
#: From where a hand throws, by eighths of a turn from the east on (CORE-22).
SIDES = ("e", "ne", "n", "nw", "w", "sw", "s", "se")

Place = tuple[float, float]


def centre(cell: str) -> Place:
    """The middle of a cell in m from the middle of the arena."""
    return CELL * (COLUMNS.index(cell[0]) - 4), CELL * (ROWS.index(cell[1]) - 4)


def _inside(cell: str) -> bool:
    """The arena is an octagon: its corners are cut off."""
    x, y = centre(cell)
    return abs(x) + abs(y) <= 6 * CELL


CELLS = tuple(cell for cell in (column + row for column, row in product(COLUMNS, ROWS)) if _inside(cell))


def cell_at(place: Place, among: Iterable[str] = CELLS) -> str:
    """The nearest of these cells."""
    return min(among, key=lambda cell: (_apart(place, centre(cell)), cell))


def _apart(one: Place, other: Place) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def addresses(places: Mapping[int, Place]) -> dict[int, str]:
    """A cell for each die, no two the same: where two dice share one, the second has the next nearest."""
    free, found = set(CELLS), dict[int, str]()
    for die in sorted(places, key=lambda die: (_apart(places[die], centre(cell_at(places[die]))), die)):
        found[die] = cell_at(places[die], free)
        free.remove(found[die])
    return found


def step(cell: str, columns: int, rows: int) -> str:
    """The neighbour of a cell; at the rim the cell itself."""
    column, row = COLUMNS.index(cell[0]) + columns, ROWS.index(cell[1]) + rows
    if not (0 <= column < len(COLUMNS) and 0 <= row < len(ROWS)):
        return cell
    there = COLUMNS[column] + ROWS[row]
    return there if there in CELLS else cell


# Sides


def side_of(bearing: float) -> str:
    """The side nearest to this direction (rad)."""
    return SIDES[round(bearing / (pi / 4)) % len(SIDES)]


def bearing_from(side: str) -> float:
    """The direction (rad) of a side."""
    return SIDES.index(side) * pi / 4


class Aim(Value):
    """The target of a throw: the die in this cell, or the place itself."""

    cell: str
    side: str | None = None
    """From where; none is the own side."""
