"""Symbols as pixels."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image, ImageChops, ImageDraw

from .paths import outlines

if TYPE_CHECKING:
    import numpy.typing as npt

    from .paths import Line
    from .symbols import Glyph, Shape

#: Length of the side of the field in which symbols are drawn.
FIELD = 32
#: Symbols are drawn so many times larger and made smaller, for smooth edges.
FINER = 4


@cache
def coverage(glyph: Glyph, pixels: int) -> npt.NDArray[np.float32]:
    """How much of each pixel a symbol covers, from 0 to 1: a field of this width, its top first, and an empty edge."""
    mask = np.asarray(stamp(glyph, pixels), dtype=np.float32) / np.float32(255)
    return np.pad(mask, 1)


def stamp(glyph: Glyph, pixels: int) -> Image.Image:
    """A symbol as a mask of this width."""
    size = pixels * FINER
    mask = Image.new("1", (size, size))
    for shape in glyph.shapes:
        mask = ImageChops.logical_or(mask, _drawn(shape, size))
    return mask.convert("L").reduce(FINER)


def _drawn(shape: Shape, size: int) -> Image.Image:
    scale = size / FIELD
    lines = [[(x * scale, y * scale) for x, y in line] for line in outlines(shape.path)]
    mask = _filled(lines, size, holes=shape.holes) if shape.filled else Image.new("1", (size, size))
    if shape.width:
        pen = ImageDraw.Draw(mask)
        for line in lines:
            _stroke(pen, line, shape.width * scale, round_ends=shape.round_ends)
    return mask


def _filled(lines: list[Line], size: int, *, holes: bool) -> Image.Image:
    """Closed shapes; one inside another is a hole, or part of it."""
    join = ImageChops.logical_xor if holes else ImageChops.logical_or
    mask = Image.new("1", (size, size))
    for line in lines:
        layer = Image.new("1", (size, size))
        ImageDraw.Draw(layer).polygon(line, fill=1)
        mask = join(mask, layer)
    return mask


def _stroke(pen: ImageDraw.ImageDraw, line: Line, width: float, *, round_ends: bool) -> None:
    """A line of a pen; its corners are round, and its ends are where they are asked to be."""
    pen.line(line, fill=1, width=round(width))
    closed = line[0] == line[-1]
    for x, y in line if round_ends or closed else line[1:-1]:
        pen.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=1)
