"""The symbols of the dice as data, and how they become pixels: outlines in the notation of SVG paths, 32 by 32."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import acos, ceil, cos, hypot, pi, sin, sqrt
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image, ImageChops, ImageDraw

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy.typing as npt

Point = tuple[float, float]
Line = list[Point]

#: Length of the side of the field in which symbols are drawn.
FIELD = 32
#: Symbols are drawn so many times larger and made smaller, for smooth edges.
FINER = 4
INK, IVORY = "#2b2130", "#fff9ec"


@dataclass(frozen=True, slots=True)
class Glyph:
    """One symbol: closed shapes, pen strokes with their width, the colour of both, and of the face around it."""

    fill: str = ""
    strokes: tuple[tuple[float, str], ...] = ()
    ink: str = INK
    ground: str = IVORY


def _numeral(path: str) -> Glyph:
    return Glyph(strokes=((4.8, path),))


#: Numerals, in strokes of a round pen. The dice of strike have 2 to 6; the others are for numbers beside dice.
NUMERALS = {
    "0": _numeral("M16 4.9c4.4 0 7.3 4.3 7.3 11.1S20.4 27.1 16 27.1 8.7 22.8 8.7 16 11.6 4.9 16 4.9Z"),
    "1": _numeral("M10.6 9.8 17.6 5V27.2"),
    "2": _numeral("M8.6 11C8.9 7.2 12 5 16 5c4.2 0 7.2 2.5 7.2 6.2 0 3-1.9 5-4.8 7.4L8.8 26.6h15"),
    "3": _numeral("M9 5.4h13.6l-7.4 8.1c5 0 8.2 2.8 8.2 6.7 0 4.1-3.2 6.8-7.5 6.8-3.5 0-6.2-1.6-7.4-4.4"),
    "4": _numeral("M20 27.4V4.8L7.2 20.6h17.9"),
    "5": _numeral(
        "M22.6 5.2H11.4L10.1 15.1c1.6-1.2 3.6-1.8 5.7-1.8 4.5 0 7.6 2.8 7.6 6.8 0 4.1-3.2 6.9-7.6 6.9"
        "-3.4 0-6-1.5-7.3-4.2"
    ),
    "6": _numeral(
        "M20.8 4.8C13.8 8 8.7 13.9 8.7 19.7c0 4.4 3.1 7.4 7.3 7.4s7.3-2.9 7.3-6.9c0-3.9-2.9-6.6-6.8-6.6"
        "-3.3 0-6.2 2-7.4 4.9"
    ),
    "7": _numeral("M8.6 5.2h14.6L13.4 27.2"),
    "8": _numeral(
        "M16 5c3.6 0 6 2 6 5s-2.4 5-6 5-6-2-6-5 2.4-5 6-5ZM16 15c4.3 0 7.2 2.5 7.2 6S20.3 27.1 16 27.1 8.8 24.6 8.8 21"
        " 11.7 15 16 15Z"
    ),
    "9": _numeral(
        "M11.2 27.2c7-3.2 12.1-9.1 12.1-14.9 0-4.4-3.1-7.4-7.3-7.4s-7.3 2.9-7.3 6.9c0 3.9 2.9 6.6 6.8 6.6"
        " 3.3 0 6.2-2 7.4-4.9"
    ),
}

#: What can be on a die, by the name the rules give it.
GLYPHS = {symbol: NUMERALS[symbol] for symbol in "23456"} | {
    "X": Glyph(fill="M9.5 5.5 16 12l6.5-6.5 4 4L20 16l6.5 6.5-4 4L16 20l-6.5 6.5-4-4L12 16 5.5 9.5Z"),
    "FIRE": Glyph(
        fill="M17.2 2.2c.4 5.6 8.9 9.3 8.9 17.4 0 5.8-4.4 9.9-10.1 9.9S5.9 25.4 5.9 19.8c0-3.9 1.9-6.9 4.2-9.2"
        ".3 2.3 1.2 3.8 2.6 4.5C11.9 10.2 13.5 5.3 17.2 2.2ZM16.6 17.2c-2.3 2.3-4 3.9-4 6.1 0 2.1 1.5 3.5 3.5 3.5"
        "s3.6-1.4 3.6-3.6c0-2.1-1.9-3.4-3.1-6Z",
        ink="#a8301c",
    ),
    "WATER": Glyph(
        strokes=(
            (3.5, "M3.2 8q3.2-5.4 6.4 0t6.4 0 6.4 0 6.4 0"),
            (3.5, "M3.2 16q3.2-5.4 6.4 0t6.4 0 6.4 0 6.4 0"),
            (3.5, "M3.2 24q3.2-5.4 6.4 0t6.4 0 6.4 0 6.4 0"),
        ),
        ink="#1c5a94",
    ),
    "STONE": Glyph(
        fill="M4.8 12.2L9.89 5.88L12.35 13.07L8.25 19.31L2.67 20.01ZM11.55 4.83L19.6 3.4L25.66 8.21L19.24 16.83"
        "L14.21 12.64ZM26.76 9.91L29.6 18.6L26.8 27.6L22.58 27.6L20.43 18.41ZM2.79 21.91L9.35 21.09L13.61 14.61"
        "L18.55 18.73L20.62 27.6L5.2 27.6Z",
        ink="#544a45",
    ),
    "LIGHTNING": Glyph(fill="M19.6 1.8 5.4 18.4h8.4L10.4 30.2 26.6 12.8h-8.9l5-11Z", ink="#7a5300"),
    "AIR": Glyph(
        strokes=(
            (
                3.5,
                "M15.2 16.4a2.1 2.1 0 0 1 4.1.5 4.9 4.9 0 0 1-9.8.2 7.7 7.7 0 0 1 15.4-.9 10.6 10.6 0 0 1-10.4 11.4"
                "c-4.2.1-8-1.7-10.6-4.6",
            ),
        ),
        ink="#2c6b5e",
    ),
    "BLANK": Glyph(),
    "IMMOBULUS": Glyph(
        fill="M16 11.2L20.16 13.6L20.16 18.4L16 20.8L11.84 18.4L11.84 13.6Z",
        strokes=((3.6, "M16 4L26.39 10L26.39 22L16 28L5.61 22L5.61 10Z"),),
    ),
    "RELASHIO": Glyph(
        fill="M16 1.6L18.83 9.16L26.18 5.82L22.84 13.17L30.4 16L22.84 18.83L26.18 26.18L18.83 22.84L16 30.4L13.17 22.84"
        "L5.82 26.18L9.16 18.83L1.6 16L9.16 13.17L5.82 5.82L13.17 9.16Z"
        "M12.9 16a3.1 3.1 0 1 0 6.2 0a3.1 3.1 0 1 0 -6.2 0Z",
    ),
    "ACCIO": Glyph(
        fill="M5 12.2h7.4v6.2a3.6 3.6 0 0 0 7.2 0v-6.2H27v6.2a11 11 0 0 1-22 0ZM5 3.6h7.4v6H5ZM19.6 3.6H27v6h-7.4Z"
    ),
    "LEVIOSA": Glyph(
        fill="M10.8 15.4h10.4a1.4 1.4 0 0 1 1.4 1.4v3a1.4 1.4 0 0 1 -1.4 1.4h-10.4a1.4 1.4 0 0 1 -1.4 -1.4v-3"
        "a1.4 1.4 0 0 1 1.4 -1.4Z"
        "M8 23.2h16a1.4 1.4 0 0 1 1.4 1.4v3a1.4 1.4 0 0 1 -1.4 1.4h-16a1.4 1.4 0 0 1 -1.4 -1.4v-3"
        "a1.4 1.4 0 0 1 1.4 -1.4Z",
        strokes=((4.2, "M7.4 12.6 16 4.6l8.6 8"),),
    ),
    "CONFUNDO": Glyph(
        fill="M20 2.6 29 9.8 20 17v-4.8H4a1 1 0 0 1-1-1V8.4a1 1 0 0 1 1-1h16ZM12 15 3 22.2l9 7.2v-4.8h16a1 1 0 0 0 1-1"
        "v-2.8a1 1 0 0 0-1-1H12Z"
    ),
    "Y": Glyph(
        fill="M13.7 5.6h4.6a2.1 2.1 0 0 1 2.1 2.1v0.1a2.1 2.1 0 0 1 -2.1 2.1h-4.6a2.1 2.1 0 0 1 -2.1 -2.1v-0.1"
        "a2.1 2.1 0 0 1 2.1 -2.1ZM9.7 11.1h12.6a2.1 2.1 0 0 1 2.1 2.1v0.1a2.1 2.1 0 0 1 -2.1 2.1h-12.6"
        "a2.1 2.1 0 0 1 -2.1 -2.1v-0.1a2.1 2.1 0 0 1 2.1 -2.1ZM8.3 16.6h15.4a2.1 2.1 0 0 1 2.1 2.1v0.1"
        "a2.1 2.1 0 0 1 -2.1 2.1h-15.4a2.1 2.1 0 0 1 -2.1 -2.1v-0.1a2.1 2.1 0 0 1 2.1 -2.1ZM9.7 22.1h12.6"
        "a2.1 2.1 0 0 1 2.1 2.1v0.1a2.1 2.1 0 0 1 -2.1 2.1h-12.6a2.1 2.1 0 0 1 -2.1 -2.1v-0.1a2.1 2.1 0 0 1 2.1 -2.1Z"
        "M11 27.7h10c-.8 1.9-2.7 3-5 3s-4.2-1.1-5-3Z",
        strokes=(
            (2.3, "M13.6 6.4 11 1.9"),
            (2.3, "M18.4 6.4 21 1.9"),
            (2.3, "M8.6 13 3.6 10"),
            (2.3, "M23.4 13l5-3"),
            (2.3, "M7 18.8H1.8"),
            (2.3, "M25 18.8h5.2"),
            (2.3, "M8.6 24.6l-5 3"),
            (2.3, "M23.4 24.6l5 3"),
        ),
        ground="#f2be3e",
    ),
    "B": Glyph(
        fill="M16 3.6c2.6 1.6 3.9 6 3.9 11.8S18.6 27.6 16 29.4c-2.6-1.8-3.9-8.2-3.9-14S13.4 5.2 16 3.6Z",
        strokes=(
            (2.7, "M14 12.4 7.6 11 3 3.4"),
            (2.7, "M18 12.4l6.4-1.4L29 3.4"),
            (2.7, "M14 18.6l-6.4 2.2L3.4 29"),
            (2.7, "M18 18.6l6.4 2.2L28.6 29"),
        ),
        ground="#6db1e4",
    ),
    "R": Glyph(
        fill="M16.95 10.6V29.5A11.4 10.9 0 0 0 25.6 13.2C23 11.3 20 10.6 16.95 10.6ZM15.05 10.6V29.5"
        "A11.4 10.9 0 0 1 6.4 13.2C9 11.3 12 10.6 15.05 10.6ZM19 16.2a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0Z"
        "M19.4 23a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0ZM8.6 16.2a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0Z"
        "M8.2 23a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0ZM16 4.2c3.7 0 6.3 1.9 6.9 4.6-2-.7-4.4-1-6.9-1s-4.9.3-6.9 1"
        "C9.7 6.1 12.3 4.2 16 4.2Z",
        strokes=((2.1, "M12.6 4.6 10 1.8"), (2.1, "M19.4 4.6 22 1.8")),
        ground="#ec8068",
    ),
    "G": Glyph(
        fill="M16 5.4 28.4 9.6 27.6 13.4 16 17.6 4.4 13.4 3.6 9.6Z"
        "M4.9 15.7L16 19.8L27.1 15.7L25.2 20.6L16 24.7L6.8 20.6Z"
        "M7.6 22.8 16 26.4 24.4 22.8 16 30.4Z",
        strokes=((2.2, "M13.2 5.6 8.8 2.2"), (2.2, "M18.8 5.6l4.4-3.4")),
        ground="#86bf63",
    ),
    "=": Glyph(
        fill="M6.1 7h19.8a1.6 1.6 0 0 1 1.6 1.6v3.2a1.6 1.6 0 0 1 -1.6 1.6h-19.8a1.6 1.6 0 0 1 -1.6 -1.6v-3.2"
        "a1.6 1.6 0 0 1 1.6 -1.6ZM6.1 18.6h19.8a1.6 1.6 0 0 1 1.6 1.6v3.2a1.6 1.6 0 0 1 -1.6 1.6h-19.8"
        "a1.6 1.6 0 0 1 -1.6 -1.6v-3.2a1.6 1.6 0 0 1 1.6 -1.6Z"
    ),
}


@cache
def coverage(glyph: Glyph, pixels: int) -> npt.NDArray[np.float32]:
    """How much of each pixel a symbol covers, from 0 to 1: a field of this width, its top first, and an empty edge."""
    mask = np.asarray(stamp(glyph, pixels), dtype=np.float32) / np.float32(255)
    return np.pad(mask, 1)


def stamp(glyph: Glyph, pixels: int) -> Image.Image:
    """A symbol as a mask of this width."""
    size = pixels * FINER
    scale = size / FIELD
    mask = _filled(glyph.fill, size, scale)
    pen = ImageDraw.Draw(mask)
    for width, path in glyph.strokes:
        for line in outlines(path):
            _stroke(pen, [(x * scale, y * scale) for x, y in line], width * scale)
    return mask.convert("L").reduce(FINER)


def _filled(path: str, size: int, scale: float) -> Image.Image:
    """Closed shapes; one inside another is a hole."""
    mask = Image.new("1", (size, size))
    for line in outlines(path):
        layer = Image.new("1", (size, size))
        ImageDraw.Draw(layer).polygon([(x * scale, y * scale) for x, y in line], fill=1)
        mask = ImageChops.logical_xor(mask, layer)
    return mask


def _stroke(pen: ImageDraw.ImageDraw, line: Line, width: float) -> None:
    """A line of a round pen."""
    pen.line(line, fill=1, width=round(width))
    for x, y in line:
        pen.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=1)


# Paths


TOKEN = re.compile(r"([A-Za-z])|(-?(?:\d+\.?\d*|\.\d+))")
ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}
#: Curves become so many straight pieces.
PIECES = 16


def outlines(path: str) -> list[Line]:
    """The lines of a path, its curves in straight pieces."""
    lines: list[Line] = []
    control: Point | None = None
    for command, numbers in _commands(path):
        here = lines[-1][-1] if lines else (0.0, 0.0)
        if command.upper() == "Z":
            lines[-1].append(lines[-1][0])
            control = None
            continue
        arguments = _absolute(command, numbers, here)
        if command in "Mm":
            lines.append([(arguments[0], arguments[1])])
            control = None
        else:
            piece, control = _piece(command.upper(), arguments, here, control)
            lines[-1] += piece
    return lines


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    """Every command with its numbers; a letter that is left out is the one before, and after a move a line."""
    command, numbers = "", list[float]()
    for letter, number in TOKEN.findall(path):
        if letter in ("Z", "z"):
            yield letter, []
        elif letter:
            command = letter
        else:
            numbers.append(float(number))
            if len(numbers) == ARGUMENTS[command.upper()]:
                yield command, numbers
                numbers = []
                command = {"M": "L", "m": "l"}.get(command, command)


def _absolute(command: str, numbers: list[float], here: Point) -> list[float]:
    x, y = here
    if command.upper() == "H":
        return [numbers[0] + (x if command == "h" else 0), y]
    if command.upper() == "V":
        return [x, numbers[0] + (y if command == "v" else 0)]
    if command.isupper():
        return numbers
    if command == "a":
        return [*numbers[:5], numbers[5] + x, numbers[6] + y]
    return [number + here[at % 2] for at, number in enumerate(numbers)]


def _piece(command: str, numbers: list[float], here: Point, control: Point | None) -> tuple[Line, Point | None]:
    """The points after ``here``, and the control point that a smooth curve would mirror."""
    if command == "A":
        return _arc(here, numbers), None
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    if command in "ST":
        mirrored = here if control is None else (2 * here[0] - control[0], 2 * here[1] - control[1])
        points = [mirrored, *points]
    if len(points) == 1:
        return points, None
    return _curve([here, *points]), points[-2]


def _curve(points: Line) -> Line:
    """A Bézier curve, by halving between its points again and again."""
    found = []
    for step in range(1, PIECES + 1):
        share, level = step / PIECES, points
        while len(level) > 1:
            level = [(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in pairwise(level)]
        found.append(level[0])
    return found


def _arc(here: Point, numbers: list[float]) -> Line:
    """An arc of an ellipse whose axes are upright, from its end points."""
    rx, ry, _, large, sweep, x, y = numbers
    dx, dy = (here[0] - x) / 2 / rx, (here[1] - y) / 2 / ry
    half = min(hypot(dx, dy), 1.0)
    grow = max(hypot(dx, dy), 1.0)
    rx, ry = rx * grow, ry * grow
    aside = sqrt(1 - half * half) / (hypot(dx, dy) or 1.0) * (-1 if large == sweep else 1)
    cx, cy = (here[0] + x) / 2 + aside * dy * rx, (here[1] + y) / 2 - aside * dx * ry
    start, end = _angle((here[0] - cx) / rx, (here[1] - cy) / ry), _angle((x - cx) / rx, (y - cy) / ry)
    turn = (end - start) % (2 * pi) if sweep else -((start - end) % (2 * pi))
    pieces = max(2, ceil(abs(turn) / (2 * pi) * 3 * PIECES))
    return [
        (cx + rx * cos(start + turn * step / pieces), cy + ry * sin(start + turn * step / pieces))
        for step in range(1, pieces + 1)
    ]


def _angle(x: float, y: float) -> float:
    angle = acos(max(-1.0, min(1.0, x / hypot(x, y))))
    return angle if y >= 0 else -angle
