"""What every drawing is made of: boxes, words, dice and cards."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from xml.sax.saxutils import escape, quoteattr

from throwdown.pictures.symbols import GROUNDS, INK, INKS, IVORY

#: The table, and what is written on it.
FELT, CHALK, SOFT = "#efe6d6", "#2b2130", "#7d6f72"
#: Who is to act.
ACTIVE = "#a8301c"
FONT = 'font-family="Gabarito, Avenir Next, Segoe UI, sans-serif"'


def sheet(wide: float, high: float, title: str, inside: str) -> str:
    """A whole picture; ``title`` is what a screen reader says."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}" width="{wide:g}" height="{high:g}"'
        f' role="img" aria-label={quoteattr(title)} {FONT}>'
        f'<rect width="{wide:g}" height="{high:g}" rx="14" fill="{FELT}"/>{inside}</svg>'
    )


def box(x: float, y: float, wide: float, high: float, *, fill: str, edge: str = INK, by: float = 3) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="{by:g}" fill="{fill}" stroke="{edge}"'
        ' stroke-width="1.2"/>'
    )


def words(
    x: float, y: float, text: str, *, size: float = 14, fill: str = CHALK, bold: bool = False, at: str = "start"
) -> str:
    weight = ' font-weight="700"' if bold else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{at}" fill="{fill}"{weight}>{escape(text)}</text>'
    )


def die(symbol: str, x: float, y: float, size: float, turned: float = 0.0) -> str:
    """A die from above with its middle at a place, turned by so many degrees."""
    half = size / 2
    face = box(-half, -half, size, size, fill=GROUNDS.get(symbol, IVORY), by=size * 0.19)
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) rotate({turned:.1f})">{face}'
        f"{glyph(symbol, -half * 0.72, -half * 0.72, size * 0.72)}</g>"
    )


def blank_die(x: float, y: float, size: float) -> str:
    """A die in the hand: nobody knows yet what it will show."""
    return box(x, y, size, size, fill=IVORY, edge=SOFT, by=size * 0.2)


def card(symbol: str, x: float, y: float, wide: float = 26) -> str:
    high = wide * 1.45
    ground = box(x, y, wide, high, fill=GROUNDS.get(symbol, IVORY), by=wide * 0.14)
    return ground + glyph(symbol, x + wide * 0.14, y + high * 0.26, wide * 0.72)


def glyph(symbol: str, x: float, y: float, size: float) -> str:
    """One of our symbols in its ink."""
    return (
        f'<svg x="{x:.1f}" y="{y:.1f}" width="{size:.1f}" height="{size:.1f}" viewBox="0 0 32 32"'
        f' color="{INKS.get(symbol, INK)}">{_paths(symbol)}</svg>'
    )


@cache
def _paths(name: str) -> str:
    source = (files("throwdown") / "symbols" / f"{name}.svg").read_text(encoding="utf-8")
    return re.sub(r"^.*?<svg[^>]*>|</svg>\s*$", "", source, flags=re.DOTALL)
