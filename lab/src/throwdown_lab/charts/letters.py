"""The letters of charts and pictures, and their colours."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from io import BytesIO

from PIL import ImageFont

INK, PAPER, EDGE = "#2b2130", "#fcf7f2", "#dfcec5"
#: The colour of every seat, as on the page.
SEATS = ("#b5371f", "#12595f", "#7c5200", "#6a3fa0", "#2a6a3c")
FONT = files("throwdown") / "pictures" / "gabarito.ttf"


@lru_cache(maxsize=64)
def font(size: int) -> ImageFont.FreeTypeFont:
    """Our letters in a size."""
    with FONT.open("rb") as file:
        return ImageFont.truetype(BytesIO(file.read()), size)
