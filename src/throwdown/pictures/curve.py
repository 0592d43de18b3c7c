"""The chances of a whole game as a picture to share: as SVG, or as PNG with the same lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .pens import SOFT, ImagePen, SvgPen, short
from .poster import EDGE, INK, PAPER, SEATS, SIZE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .pens import Pen, Spot

LEFT, RIGHT, TOP, BOTTOM = 84, 56, 208, 40
#: Where names are, and how far apart.
NAMES, PITCH = 110, 216
GRID = (0.0, 0.25, 0.5, 0.75, 1.0)


@dataclass(frozen=True)
class CurveLine:
    """One player."""

    name: str
    captions: tuple[str, ...]
    """Luck and skill, in a line each."""
    values: tuple[float, ...]
    reach: tuple[float, ...]
    """How far the interval goes up and down; nothing where chances are exact."""


@dataclass(frozen=True)
class Curve:
    """What the picture shows."""

    title: str
    lines: tuple[CurveLine, ...]
    marks: tuple[tuple[int, int], ...]
    """(point, seat) of choices that cost something."""


def curve_svg(curve: Curve) -> str:
    pen = SvgPen(SIZE)
    _draw(curve, pen)
    return pen.svg(curve.title)


def curve_png(curve: Curve) -> bytes:
    pen = ImagePen(SIZE)
    _draw(curve, pen)
    return pen.png()


def _draw(curve: Curve, pen: Pen) -> None:
    pen.text((LEFT - 28, 66), curve.title, 40, INK)
    for number, line in enumerate(curve.lines):
        _name(pen, number, line)
    for share in GRID:
        pen.line([_spot(0, share, 2), _spot(1, share, 2)], EDGE, 1.5)
        pen.text((LEFT - 12, _spot(0, share, 2)[1] + 7), f"{100 * share:.0f} %", 18, SOFT, "end")
    for number, line in enumerate(curve.lines):
        _band(pen, line, SEATS[number % len(SEATS)])
    for number, line in enumerate(curve.lines):
        pen.line(_spots(line.values), SEATS[number % len(SEATS)], 4)
    for point, seat in curve.marks:
        values = curve.lines[seat].values
        pen.dot(_spot(point, values[point], len(values)), 8, PAPER)
        pen.dot(_spot(point, values[point], len(values)), 5, SEATS[seat % len(SEATS)])
    pen.text((SIZE[0] - RIGHT, 66), "Throwdown", 26, SOFT, "end")


def _name(pen: Pen, number: int, line: CurveLine) -> None:
    x = LEFT - 28 + PITCH * number
    pen.dot((x + 9, NAMES), 9, SEATS[number % len(SEATS)])
    pen.text((x + 28, NAMES + 8), short(line.name, PITCH - 44, 24), 24, INK)
    for row, line_text in enumerate(line.captions):
        pen.text((x + 28, NAMES + 36 + 24 * row), short(line_text, PITCH - 36, 18), 18, SOFT)


def _band(pen: Pen, line: CurveLine, colour: str) -> None:
    if not any(line.reach):
        return
    both = list(zip(line.values, line.reach, strict=True))
    above = _spots([min(value + reach, 1.0) for value, reach in both])
    below = _spots([max(value - reach, 0.0) for value, reach in both])
    pen.area([*above, *reversed(below)], colour)


def _spots(values: Sequence[float]) -> list[Spot]:
    return [_spot(number, value, len(values)) for number, value in enumerate(values)]


def _spot(number: int, value: float, count: int) -> Spot:
    wide, high = SIZE[0] - LEFT - RIGHT, SIZE[1] - TOP - BOTTOM
    return LEFT + wide * number / max(count - 1, 1), TOP + high * (1 - value)
