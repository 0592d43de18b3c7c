"""Values below each other: with an interval a dot on a whisker, without one a bar."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .letters import INK
from .paper import (
    ACCENT,
    HEADING,
    LEFT,
    LETTERS,
    PETROL,
    RIGHT,
    SMALL,
    WIDE,
    Scale,
    box,
    heading,
    letters_room,
    name_room,
    ticks,
    upright,
)
from .pens import SOFT, short

if TYPE_CHECKING:
    from .pens import Pen

PITCH = 40
#: Below the last row: the numbers of the axis, and what the mark means.
AXIS, MARK = 34, 26


@dataclass(frozen=True)
class Row:
    """One value."""

    name: str
    value: float
    label: str
    """As it is written beside it."""
    interval: tuple[float, float] | None = None
    colour: str = PETROL


@dataclass(frozen=True)
class Rows:
    """Several, with a line to compare them with."""

    heading: str
    rows: tuple[Row, ...]
    mark: float | None = None
    mark_label: str = ""
    percent: bool = True
    reach: tuple[float, float] | None = None
    """The axis goes at least so far: panels that are compared share it."""

    @property
    def high(self) -> float:
        return HEADING + PITCH * len(self.rows) + AXIS + (MARK if self.mark_label else 0)

    def draw(self, pen: Pen, top: float) -> None:
        heading(pen, top, self.heading)
        top, bottom = top + HEADING, top + HEADING + PITCH * len(self.rows)
        scale, marks = self._scale()
        for tick in marks:
            upright(pen, scale.at(tick), top, bottom)
            pen.text((scale.at(tick), bottom + 24), self._number(tick, marks), SMALL, SOFT, "middle")
        if self.mark is not None:
            upright(pen, scale.at(self.mark), top - 4, bottom, ACCENT, 2)
            pen.text((scale.at(self.mark), bottom + 24 + MARK), self.mark_label, SMALL, ACCENT, "middle")
        for number, row in enumerate(self.rows):
            self._row(pen, row, top + PITCH * (number + 0.5), scale)

    def _row(self, pen: Pen, row: Row, y: float, scale: Scale) -> None:
        pen.text((LEFT, y + 7), short(row.name, name_room([row.name]) - 20, LETTERS), LETTERS, INK)
        pen.text((WIDE - RIGHT, y + 7), row.label, SMALL, INK, "end")
        x = scale.at(row.value)
        if row.interval is None:
            zero = scale.at(0.0)
            box(pen, (min(zero, x), y - 11), (max(abs(x - zero), 2), 22), row.colour)
        else:
            low, high = (scale.at(end) for end in row.interval)
            pen.line([(low, y), (high, y)], row.colour, 4)
            for end in (low, high):
                upright(pen, end, y - 8, y + 8, row.colour, 3)
            pen.dot((x, y), 9, row.colour)

    def _scale(self) -> tuple[Scale, list[float]]:
        """Bars begin at zero; to the right there is room for what is written behind them."""
        ends = [end for row in self.rows for end in (row.value, *(row.interval or ()))]
        ends += [*(self.reach or ()), *(() if self.mark is None else (self.mark,))]
        low, high = min(ends), max(ends)
        if any(row.interval is None for row in self.rows):
            low, high = min(low, 0.0), max(high, 0.0)
        marks = ticks(low, high if high > low else low + 1.0)
        start = LEFT + name_room(row.name for row in self.rows)
        room = max(letters_room(row.label, SMALL) for row in self.rows)
        return Scale(marks[0], marks[-1], start, WIDE - RIGHT - room - 40), marks

    def _number(self, value: float, marks: list[float]) -> str:
        if not self.percent:
            return f"{value:g}"
        return f"{100 * value:.0f} %" if marks[1] - marks[0] >= 0.01 - 1e-9 else f"{100 * value:.3g} %"
