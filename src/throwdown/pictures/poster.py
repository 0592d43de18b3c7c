"""The preview picture of a link: the table, who plays, and a title."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw, ImageFont

from .artist import Artist
from .dice import Body
from .finish import finish_of
from .paths import outlines
from .stamps import FINER, stamp
from .symbols import glyph, symbols_of

if TYPE_CHECKING:
    from collections.abc import Sequence

#: What networks show, in pixels.
SIZE = (1200, 630)
SAMPLES = 2
#: Where the middle of the arena is, as a share of the width: text is to the left of it.
ACROSS = 0.70
#: The column of words.
LEFT, TOP, WIDE = 56, 52, 410
QUALITY = 86
INK, PAPER, EDGE = "#2b2130", "#fcf7f2", "#dfcec5"
#: Colour and outline of every seat's mark, 18 by 18, as on the page.
SEATS = ("#b5371f", "#12595f", "#7c5200", "#6a3fa0", "#2a6a3c")
MARKS = (
    "M9 1.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Z",
    "M2.2 2.2h13.6v13.6H2.2Z",
    "M9 1.6 17.3 16.2H.7Z",
    "M9 .8 17.2 9 9 17.2.8 9Z",
    "M4.6 1.6h8.8L17.4 9l-4 7.4H4.6L.6 9Z",
)
FONT = files("throwdown.pictures") / "gabarito.ttf"


@dataclass(frozen=True)
class Plate:
    """One player."""

    name: str
    count: str
    """Dice or cards, by their symbols."""
    lit: bool = False
    """It threw, or it won."""


@dataclass(frozen=True)
class Poster:
    """The text beside the picture."""

    game: str
    title: str
    plates: tuple[Plate, ...]


def arena_poster(poster: Poster, bodies: Sequence[Body]) -> bytes:
    """The arena with these dice, as a JPEG."""
    artist = Artist(SIZE, SAMPLES, symbols_of(poster.game), finish_of(poster.game), ACROSS)
    return _with_text(artist.draw(bodies).image, poster)


def dice_poster(poster: Poster, faces: Sequence[str], cards: Sequence[tuple[str, int]]) -> bytes:
    """Dice in a row and cards below them, by their symbols: for games without an arena."""
    image = Image.new("RGB", SIZE, "#ecd9cf")
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((520, 60, 1144, 570), 36, finish_of(poster.game).mat)
    step = 572 // max(len(faces), 1)
    side = min(96, step - 10)
    left = 520 + (624 - len(faces) * step) // 2 + (step - side) // 2
    for place, symbol in enumerate(faces):
        _tile(image, left + place * step, 120, side, symbol)
    for place, (symbol, count) in enumerate(cards):
        x, y = 560 + place * 140, 300
        for lifted in range(min(count, 8)):
            _tile(image, x, y - 9 * lifted, 112, symbol, height=156)
        pen.text((x + 56, 500), str(count), "#fff9ec", font(44), "mm")
    return _with_text(image, poster)


def _tile(image: Image.Image, x: int, y: int, side: int, symbol: str, height: int | None = None) -> None:
    """A die from above, or a card: its symbol on its ground."""
    found, tall = glyph(symbol), height or side
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((x, y, x + side, y + tall), side // 6, found.ground, "#2b213055", 2)
    inside = round(side * 0.72)
    mask = stamp(found, inside)
    image.paste(found.ink, (x + (side - inside) // 2, y + (tall - inside) // 2), mask)


# Words


def _with_text(image: Image.Image, poster: Poster) -> bytes:
    pen = ImageDraw.Draw(image)
    lines, size = _fitted(poster.title)
    y = TOP
    for line in lines:
        pen.text((LEFT, y), line, INK, font(size))
        y += round(size * 1.14)
    y += 24
    pitch = min(62, (SIZE[1] - 84 - y) // max(len(poster.plates), 1))
    for seat, plate in enumerate(poster.plates):
        _plate(image, y, pitch - 10, seat, plate)
        y += pitch
    pen.text((LEFT, SIZE[1] - 46), "Throwdown", INK, font(30), "ls")
    out = BytesIO()
    image.save(out, "JPEG", quality=QUALITY, optimize=True)
    return out.getvalue()


def _plate(image: Image.Image, y: int, height: int, seat: int, plate: Plate) -> None:
    pen, colour = ImageDraw.Draw(image), SEATS[seat % len(SEATS)]
    edge, width = (colour, 3) if plate.lit else (EDGE, 1)
    pen.rounded_rectangle((LEFT, y, LEFT + WIDE, y + height), 12, PAPER, edge, width)
    middle = y + height // 2
    image.paste(colour, (LEFT + 15, middle - 12), _mark(seat))
    count = font(26).getlength(plate.count)
    pen.text((LEFT + 54, middle), _short(plate.name, WIDE - 84 - count), INK, font(26), "lm")
    pen.text((LEFT + WIDE - 16, middle), plate.count, INK, font(26), "rm")


def _mark(seat: int) -> Image.Image:
    """The mark of a seat as a mask of 24 pixels."""
    large = Image.new("L", (24 * FINER, 24 * FINER))
    scale = 24 * FINER / 18
    for outline in outlines(MARKS[seat % len(MARKS)]):
        ImageDraw.Draw(large).polygon([(x * scale, y * scale) for x, y in outline], fill=255)
    return large.reduce(FINER)


@lru_cache(maxsize=16)
def font(size: int) -> ImageFont.FreeTypeFont:
    with FONT.open("rb") as file:
        return ImageFont.truetype(BytesIO(file.read()), size)


def can_write(text: str) -> bool:
    """Whether our letters are enough for this: names may be written in any script."""
    missing = font(20).getmask("\uffff").getbbox(), font(20).getlength("\uffff")
    return all(
        (font(20).getmask(letter).getbbox(), font(20).getlength(letter)) != missing or letter.isspace()
        for letter in set(text)
    )


def _fitted(title: str) -> tuple[list[str], int]:
    """The title in at most three lines, as large as they allow."""
    for size in (58, 50, 43, 37, 32):
        lines = _wrapped(title, font(size))
        if len(lines) <= 3 and all(font(size).getlength(line) <= WIDE for line in lines):
            return lines, size
    return [_short(line, WIDE, 32) for line in _wrapped(title, font(32))[:3]], 32


def _wrapped(text: str, letters: ImageFont.FreeTypeFont) -> list[str]:
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and letters.getlength(longer) <= WIDE:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _short(text: str, width: float, size: int = 26) -> str:
    """As much of a text as has room."""
    if font(size).getlength(text) <= width:
        return text
    while text and font(size).getlength(f"{text}…") > width:
        text = text[:-1]
    return f"{text.rstrip()}…"
