"""A square of shares: everybody against everybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .letters import INK, PAPER
from .paper import HEADING, LEFT, LETTERS, PETROL, RIGHT, SMALL, STRONG, WIDE, box, heading, name_room
from .pens import SOFT, short

if TYPE_CHECKING:
    from .pens import Pen

TOP, HIGH, GAP = 36, 64, 5
WIDEST = 190


@dataclass(frozen=True)
class Cell:
    """A share and its interval."""

    share: float
    interval: tuple[float, float]


@dataclass(frozen=True)
class Grid:
    """Names from the top; ``below`` is written below each; cells by row and column, None where there is nothing."""

    heading: str
    names: tuple[str, ...]
    below: tuple[str, ...]
    cells: tuple[tuple[Cell | None, ...], ...]
    caption: str

    @property
    def high(self) -> float:
        return HEADING + TOP + HIGH * len(self.names) + 36

    def draw(self, pen: Pen, top: float) -> None:
        heading(pen, top, self.heading)
        room = name_room(self.names)
        wide = min((WIDE - LEFT - RIGHT - room) / len(self.names), WIDEST)
        top += HEADING + TOP
        for number, name in enumerate(self.names):
            x, y = LEFT + room + wide * number, top + HIGH * number
            pen.text((x + wide / 2, top - 12), short(name, wide - 8, LETTERS), LETTERS, INK, "middle")
            pen.text((LEFT, y + 28), short(name, room - 20, LETTERS), LETTERS, INK)
            pen.text((LEFT, y + 50), self.below[number], SMALL, SOFT)
            for column, cell in enumerate(self.cells[number]):
                if cell is not None:
                    _cell(pen, cell, (LEFT + room + wide * column, y), wide)
        pen.text((LEFT + room, top + HIGH * len(self.names) + 24), self.caption, SMALL, SOFT)


def _cell(pen: Pen, cell: Cell, corner: tuple[float, float], wide: float) -> None:
    x, y = corner
    strength = 0.08 + 0.92 * cell.share
    box(pen, corner, (wide - GAP, HIGH - GAP), PETROL, strength)
    colour = PAPER if strength > STRONG else INK
    low, high = cell.interval
    pen.text((x + wide / 2 - 2, y + 28), f"{cell.share:.1%}", LETTERS, colour, "middle")
    pen.text((x + wide / 2 - 2, y + 49), f"{100 * low:.1f} to {100 * high:.1f}", 16, colour, "middle")
