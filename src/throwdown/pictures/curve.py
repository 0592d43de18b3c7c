"""The chances of a whole game as a picture to share: as SVG, or as PNG with the same lines."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from io import BytesIO
from typing import TYPE_CHECKING, Protocol

from PIL import Image, ImageDraw

from .poster import EDGE, INK, PAPER, SEATS, SIZE, font

if TYPE_CHECKING:
    from collections.abc import Sequence

Spot = tuple[float, float]

LEFT, RIGHT, TOP, BOTTOM = 84, 56, 208, 40
#: Where names stand, and how far apart.
NAMES, PITCH = 110, 216
SOFT = "#6b5d66"
#: Pictures are drawn so many times larger, and made smaller at the end: edges are smooth then.
FINER = 2
GRID = (0.0, 0.25, 0.5, 0.75, 1.0)
#: An interval is this faint.
FAINT = 0.16


@dataclass(frozen=True)
class CurveLine:
    """One player."""

    name: str
    told: tuple[str, ...]
    """Luck and skill, in a line each."""
    values: tuple[float, ...]
    reach: tuple[float, ...]
    """How far the interval goes up and down; nothing where chances are exact."""


@dataclass(frozen=True)
class Curve:
    """What the picture tells."""

    title: str
    lines: tuple[CurveLine, ...]
    marks: tuple[tuple[int, int], ...]
    """(point, seat) of choices that cost something."""


class Pen(Protocol):
    """Draws lines and letters."""

    def area(self, spots: Sequence[Spot], colour: str) -> None: ...
    def line(self, spots: Sequence[Spot], colour: str, width: float) -> None: ...
    def dot(self, spot: Spot, size: float, colour: str) -> None: ...
    def text(self, spot: Spot, text: str, size: int, colour: str, anchor: str = "start") -> None: ...


def curve_svg(curve: Curve) -> str:
    pen = SvgPen()
    _draw(curve, pen)
    wide, high = SIZE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img">'
        f"<title>{escape(curve.title)}</title>"
        f'<rect width="{wide}" height="{high}" fill="{PAPER}"/>{"".join(pen.parts)}</svg>\n'
    )


def curve_png(curve: Curve) -> bytes:
    pen = ImagePen()
    _draw(curve, pen)
    out = BytesIO()
    pen.image.reduce(FINER).save(out, "PNG", optimize=True)
    return out.getvalue()


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
    pen.text((x + 28, NAMES + 8), _short(line.name, PITCH - 44, 24), 24, INK)
    for row, told in enumerate(line.told):
        pen.text((x + 28, NAMES + 36 + 24 * row), _short(told, PITCH - 36, 18), 18, SOFT)


def _short(text: str, wide: float, size: int) -> str:
    while font(size).getlength(text) > wide:
        text = f"{text.rstrip('…')[:-1]}…"
    return text


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


class SvgPen:
    """Writes what is drawn."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def area(self, spots: Sequence[Spot], colour: str) -> None:
        self.parts.append(f'<polygon points="{_points(spots)}" fill="{colour}" fill-opacity="{FAINT}"/>')

    def line(self, spots: Sequence[Spot], colour: str, width: float) -> None:
        self.parts.append(
            f'<polyline points="{_points(spots)}" fill="none" stroke="{colour}" stroke-width="{width:g}"'
            ' stroke-linejoin="round"/>'
        )

    def dot(self, spot: Spot, size: float, colour: str) -> None:
        self.parts.append(f'<circle cx="{spot[0]:.1f}" cy="{spot[1]:.1f}" r="{size:g}" fill="{colour}"/>')

    def text(self, spot: Spot, text: str, size: int, colour: str, anchor: str = "start") -> None:
        self.parts.append(
            f'<text x="{spot[0]:.1f}" y="{spot[1]:.1f}" fill="{colour}" text-anchor="{anchor}"'
            f' font-family="Gabarito, system-ui, sans-serif" font-size="{size}">{escape(text)}</text>'
        )


def _points(spots: Sequence[Spot]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)


class ImagePen:
    """Draws into an image that is made smaller afterwards."""

    def __init__(self) -> None:
        self.image = Image.new("RGB", (FINER * SIZE[0], FINER * SIZE[1]), PAPER)
        self.pen = ImageDraw.Draw(self.image)

    def area(self, spots: Sequence[Spot], colour: str) -> None:
        mask = Image.new("L", self.image.size)
        ImageDraw.Draw(mask).polygon([_finer(spot) for spot in spots], fill=round(255 * FAINT))
        self.image.paste(colour, (0, 0), mask)

    def line(self, spots: Sequence[Spot], colour: str, width: float) -> None:
        self.pen.line([_finer(spot) for spot in spots], colour, round(FINER * width), joint="curve")

    def dot(self, spot: Spot, size: float, colour: str) -> None:
        (x, y), reach = _finer(spot), FINER * size
        self.pen.ellipse((x - reach, y - reach, x + reach, y + reach), colour)

    def text(self, spot: Spot, text: str, size: int, colour: str, anchor: str = "start") -> None:
        self.pen.text(_finer(spot), text, colour, font(FINER * size), "rs" if anchor == "end" else "ls")


def _finer(spot: Spot) -> Spot:
    return FINER * spot[0], FINER * spot[1]
