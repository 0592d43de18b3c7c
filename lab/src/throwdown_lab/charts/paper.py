"""What all panels share: widths, colours, scales."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor, log10
from typing import TYPE_CHECKING

from .letters import EDGE, INK, SEATS, font
from .pens import short

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .pens import Pen

WIDE = 1200
LEFT, RIGHT = 56, 56
#: Panels begin with their heading.
HEADING = 46
#: Names beside rows are this large and take so much room at most.
LETTERS, NAMES = 22, 430
SMALL = 18
PETROL, ACCENT = SEATS[1], SEATS[0]
WIDER = 1.16
#: On a ground stronger than this, letters are light.
STRONG = 0.7
#: Ticks of an axis: about so many.
TICKS = 5


@dataclass(frozen=True)
class Scale:
    """From numbers to places on the paper."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


def heading(pen: Pen, top: float, text: str) -> None:
    pen.text((LEFT, top + 28), short(text, WIDE - LEFT - RIGHT, 26), 26, INK)


def name_room(names: Iterable[str]) -> float:
    """So much room do names take, with a gap behind them."""
    return min(max(letters_room(name, LETTERS) for name in names), NAMES) + 24


def letters_room(text: str, size: int) -> float:
    """So wide is a text at most: where an SVG is shown without our letters, others are wider."""
    return WIDER * font(size).getlength(text)


def box(pen: Pen, corner: tuple[float, float], size: tuple[float, float], colour: str, strength: float = 1.0) -> None:
    (x, y), (wide, high) = corner, size
    pen.area([(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)], colour, strength)


def ticks(low: float, high: float) -> list[float]:
    """Handsome numbers from below the lowest to above the highest."""
    step = 10 ** floor(log10((high - low) / TICKS))
    step *= next(times for times in (1, 2, 5, 10) if (high - low) / (times * step) <= TICKS)
    return [step * number for number in range(floor(low / step + 1e-9), ceil(high / step - 1e-9) + 1)]


def upright(pen: Pen, x: float, top: float, bottom: float, colour: str = EDGE, width: float = 1.5) -> None:
    pen.line([(x, top), (x, bottom)], colour, width)
