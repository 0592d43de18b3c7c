"""The drawings of positions, which are SVG, as pixels: as much of SVG as they use."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from math import cos, pi, radians, sin
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import numpy as np
from PIL import Image, ImageChops, ImageDraw

from throwdown_lab.charts.letters import font

from .paths import outlines

if TYPE_CHECKING:
    from collections.abc import Sequence
    from xml.etree.ElementTree import Element

    from numpy.typing import NDArray

    from .paths import Line, Point

#: Drawn so many times larger and made smaller at the end: edges are smooth then.
FINER = 2
BACKGROUND = "#ffffff"
ANCHORS = {"start": "ls", "middle": "ms", "end": "rs"}
MOVED = re.compile(r"translate\((\S+) (\S+)\) rotate\((\S+)\)")
#: A rounded corner, or a circle, is a polygon of so many points.
ROUND = 8


@dataclass(frozen=True, slots=True)
class Place:
    """Where a group lies on the paper, and what ``currentColor`` is in it."""

    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    turned: float = 0.0
    """In degrees."""
    colour: str = ""

    def at(self, point: Point) -> Point:
        turn = radians(self.turned)
        x, y = point[0] * self.scale, point[1] * self.scale
        return self.x + x * cos(turn) - y * sin(turn), self.y + x * sin(turn) + y * cos(turn)


def pixels_of(svg: str, scale: float) -> NDArray[np.uint8]:
    """The drawing, so many times as large as it says."""
    drawing = ElementTree.fromstring(svg)  # noqa: S314  # drawn by us
    paper = Paper(_number(drawing, "width") * scale * FINER, _number(drawing, "height") * scale * FINER)
    for part in drawing:
        paper.draw(part, Place(scale=scale * FINER))
    return np.asarray(paper.image.reduce(FINER))


class Paper:
    """An image, and how each element gets onto it."""

    def __init__(self, wide: float, high: float) -> None:
        self.image = Image.new("RGB", (round(wide), round(high)), BACKGROUND)
        self.pen = ImageDraw.Draw(self.image)

    def draw(self, element: Element, place: Place) -> None:
        match element.tag.rpartition("}")[2]:
            case "g" | "svg" as group:
                inner = _turned(element, place) if group == "g" else _inside(element, place)
                for part in element:
                    self.draw(part, inner)
            case "rect":
                self._shape(element, [_rectangle(element)], place)
            case "circle":
                self._shape(element, [_circle(element)], place)
            case "path":
                self._shape(element, outlines(element.attrib["d"]), place)
            case "text":
                size = round(_number(element, "font-size") * place.scale)
                corner = place.at((_number(element, "x"), _number(element, "y")))
                anchor = ANCHORS[element.get("text-anchor", "start")]
                self.pen.text(corner, element.text or "", element.get("fill"), font(size), anchor)

    def _shape(self, element: Element, lines: list[Line], place: Place) -> None:
        placed = [[place.at(point) for point in line] for line in lines]
        fill, stroke = (_colour(element.get(name), place) for name in ("fill", "stroke"))
        if fill:
            self._fill(placed, fill, holes=element.get("fill-rule") == "evenodd")
        if stroke:
            width = _number(element, "stroke-width", 1.0) * place.scale
            for line in placed:
                self._stroke(line, stroke, width, round_ends=element.get("stroke-linecap") == "round")

    def _fill(self, lines: Sequence[Line], colour: str, *, holes: bool) -> None:
        """Fill closed lines; one inside another is a hole, or part of it."""
        if len(lines) == 1:
            self.pen.polygon(lines[0], fill=colour)
            return
        join = ImageChops.logical_xor if holes else ImageChops.logical_or
        left, top = (int(min(point[axis] for line in lines for point in line)) for axis in (0, 1))
        right, bottom = (int(max(point[axis] for line in lines for point in line)) + 1 for axis in (0, 1))
        mask = Image.new("1", (right - left + 1, bottom - top + 1))
        for line in lines:
            layer = Image.new("1", mask.size)
            ImageDraw.Draw(layer).polygon([(x - left, y - top) for x, y in line], fill=1)
            mask = join(mask, layer)
        self.image.paste(colour, (left, top), mask)

    def _stroke(self, line: Line, colour: str, width: float, *, round_ends: bool) -> None:
        self.pen.line(line, colour, max(round(width), 1), joint="curve")
        for x, y in (line[0], line[-1]) if round_ends else ():
            self.pen.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), colour)


def _number(element: Element, name: str, default: float = 0.0) -> float:
    return float(element.get(name, default))


def _colour(named: str | None, place: Place) -> str:
    if named in (None, "none"):
        return ""
    return place.colour if named == "currentColor" else str(named)


def _turned(group: Element, place: Place) -> Place:
    moved = MOVED.fullmatch(group.attrib["transform"])
    if moved is None:
        raise AssertionError(f"our drawings have no group at {group.attrib['transform']!r}")
    x, y = place.at((float(moved[1]), float(moved[2])))
    return replace(place, x=x, y=y, turned=place.turned + float(moved[3]))


def _inside(symbol: Element, place: Place) -> Place:
    """A symbol has a field and a colour of its own."""
    x, y = place.at((_number(symbol, "x"), _number(symbol, "y")))
    field = float(symbol.attrib["viewBox"].split()[2])
    scale = place.scale * _number(symbol, "width") / field
    return replace(place, x=x, y=y, scale=scale, colour=symbol.attrib["color"])


def _rectangle(element: Element) -> Line:
    x, y, wide, high, by = (_number(element, name) for name in ("x", "y", "width", "height", "rx"))
    middles = ((x + wide - by, y + high - by), (x + by, y + high - by), (x + by, y + by), (x + wide - by, y + by))
    corners = [
        (middle[0] + by * cos(turn), middle[1] + by * sin(turn))
        for quarter, middle in enumerate(middles)
        for turn in (pi / 2 * (quarter + step / ROUND) for step in range(ROUND + 1))
    ]
    return [*corners, corners[0]]


def _circle(element: Element) -> Line:
    x, y, reach = (_number(element, name) for name in ("cx", "cy", "r"))
    steps = 4 * ROUND
    return [
        (x + reach * cos(2 * pi * step / steps), y + reach * sin(2 * pi * step / steps)) for step in range(steps + 1)
    ]
