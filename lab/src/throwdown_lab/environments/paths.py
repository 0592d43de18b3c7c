"""The outlines of shapes, written as SVG writes its paths."""

from __future__ import annotations

import re
from itertools import pairwise
from math import acos, ceil, cos, hypot, pi, sin, sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

Point = tuple[float, float]
Line = list[Point]

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
