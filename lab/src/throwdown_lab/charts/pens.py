"""Lines, areas and letters: the same drawing as SVG and as PNG."""

from __future__ import annotations

from html import escape
from io import BytesIO
from math import ceil, floor
from typing import TYPE_CHECKING, Protocol

from PIL import Image, ImageDraw

from .letters import PAPER, font

if TYPE_CHECKING:
    from collections.abc import Sequence

Spot = tuple[float, float]

SOFT = "#6b5d66"
#: Pictures are drawn so many times larger, and made smaller at the end: edges are smooth then.
FINER = 2
#: An interval is this faint.
FAINT = 0.16
ANCHORS = {"start": "ls", "middle": "ms", "end": "rs"}


class Pen(Protocol):
    """Draws lines and letters."""

    def area(self, spots: Sequence[Spot], colour: str, strength: float = FAINT) -> None: ...
    def line(self, spots: Sequence[Spot], colour: str, width: float) -> None: ...
    def dot(self, spot: Spot, size: float, colour: str) -> None: ...
    def text(self, spot: Spot, text: str, size: int, colour: str, anchor: str = "start") -> None: ...


def short(text: str, wide: float, size: int) -> str:
    """As much of a text as has room."""
    while font(size).getlength(text) > wide:
        text = f"{text.rstrip('…')[:-1]}…"
    return text


class SvgPen:
    """Writes what is drawn."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.parts: list[str] = []

    def svg(self, title: str) -> str:
        wide, high = self.size
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img">'
            f"<title>{escape(title)}</title>"
            f'<rect width="{wide}" height="{high}" fill="{PAPER}"/>{"".join(self.parts)}</svg>\n'
        )

    def area(self, spots: Sequence[Spot], colour: str, strength: float = FAINT) -> None:
        self.parts.append(f'<polygon points="{_points(spots)}" fill="{colour}" fill-opacity="{strength:g}"/>')

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

    def __init__(self, size: tuple[int, int]) -> None:
        self.image = Image.new("RGB", (FINER * size[0], FINER * size[1]), PAPER)
        self.pen = ImageDraw.Draw(self.image)

    def png(self) -> bytes:
        out = BytesIO()
        self.image.reduce(FINER).save(out, "PNG", optimize=True)
        return out.getvalue()

    def area(self, spots: Sequence[Spot], colour: str, strength: float = FAINT) -> None:
        corners = [_finer(spot) for spot in spots]
        left, top = (floor(min(corner[axis] for corner in corners)) for axis in (0, 1))
        right, bottom = (ceil(max(corner[axis] for corner in corners)) for axis in (0, 1))
        mask = Image.new("L", (right - left + 1, bottom - top + 1))
        ImageDraw.Draw(mask).polygon([(x - left, y - top) for x, y in corners], fill=round(255 * strength))
        self.image.paste(colour, (left, top), mask)

    def line(self, spots: Sequence[Spot], colour: str, width: float) -> None:
        self.pen.line([_finer(spot) for spot in spots], colour, round(FINER * width), joint="curve")

    def dot(self, spot: Spot, size: float, colour: str) -> None:
        (x, y), reach = _finer(spot), FINER * size
        self.pen.ellipse((x - reach, y - reach, x + reach, y + reach), colour)

    def text(self, spot: Spot, text: str, size: int, colour: str, anchor: str = "start") -> None:
        self.pen.text(_finer(spot), text, colour, font(FINER * size), ANCHORS[anchor])


def _finer(spot: Spot) -> Spot:
    return FINER * spot[0], FINER * spot[1]
