"""Shares beside each other, as of a count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from throwdown.pictures.pens import SOFT
from throwdown.pictures.poster import EDGE

from .paper import ACCENT, HEADING, LEFT, PETROL, RIGHT, SMALL, WIDE, Scale, box, heading, ticks

if TYPE_CHECKING:
    from throwdown.pictures.pens import Pen

TALL, AXIS, GUTTER = 220, 60, 76
#: Between two names of columns is at least so much room.
APART = 56
SHARES = 14


@dataclass(frozen=True)
class Columns:
    """One column for each of these; ``warning`` columns are drawn in another colour."""

    heading: str
    names: tuple[str, ...]
    shares: tuple[float, ...]
    axis: str
    """What the names are."""
    warning: frozenset[str] = frozenset()

    @property
    def high(self) -> float:
        return HEADING + TALL + AXIS

    def draw(self, pen: Pen, top: float) -> None:
        heading(pen, top, self.heading)
        marks = ticks(0.0, max(self.shares))
        up = Scale(0.0, marks[-1], top + HEADING + TALL, top + HEADING + 8)
        for tick in marks:
            pen.line([(LEFT + GUTTER, up.at(tick)), (WIDE - RIGHT, up.at(tick))], EDGE, 1.5)
            pen.text((LEFT + GUTTER - 12, up.at(tick) + 6), f"{100 * tick:.3g} %", SMALL, SOFT, "end")
        pitch = (WIDE - LEFT - GUTTER - RIGHT) / len(self.names)
        every = max(1, round(APART / pitch + 0.5))
        for number, (name, share) in enumerate(zip(self.names, self.shares, strict=True)):
            x = LEFT + GUTTER + pitch * number
            colour = ACCENT if name in self.warning else PETROL
            thick = min(pitch * 0.82, 64)
            if share:
                box(pen, (x + (pitch - thick) / 2, up.at(share)), (thick, up.at(0) - up.at(share)), colour)
            if number % every == 0:
                pen.text((x + pitch / 2, up.at(0) + 22), name, SMALL, SOFT, "middle")
            if len(self.names) <= SHARES:
                pen.text((x + pitch / 2, up.at(share) - 7), f"{share:.1%}", SMALL, colour, "middle")
        pen.text((WIDE - RIGHT, up.at(0) + 48), self.axis, SMALL, SOFT, "end")
