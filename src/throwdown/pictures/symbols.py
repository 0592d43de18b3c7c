"""The symbols of the dice, read from the same SVG files that the page shows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from xml.etree import ElementTree

from throwdown.throwers.dice import faces_of

FOLDER = files("throwdown") / "symbols"
SVG = "{http://www.w3.org/2000/svg}"
INK, IVORY = "#2b2130", "#fff9ec"

#: How the files of a game's symbols begin; the rest of the name is the face.
FAMILY = {
    "strike": "strike",
    "impact": "impact",
    "impact_power": "impact",
    "impact_avatar": "impact",
    "hp_strike": "hp",
}
BUGS = {"Y": "bug-yellow", "B": "bug-blue", "R": "bug-red", "G": "bug-green", "=": "bar-double"}
#: Inks and grounds other than dark on ivory, by symbol; the page has them in its style sheet.
INKS = {
    "impact-fire": "#a8301c",
    "impact-water": "#1c5a94",
    "impact-stone": "#544a45",
    "impact-lightning": "#7a5300",
    "impact-air": "#2c6b5e",
}
GROUNDS = {"bug-yellow": "#f2be3e", "bug-blue": "#6db1e4", "bug-red": "#ec8068", "bug-green": "#86bf63"}


@dataclass(frozen=True, slots=True)
class Shape:
    """One path of a symbol: filled, drawn with a pen of some width, or both."""

    path: str
    filled: bool = True
    holes: bool = False
    """Whether a part inside another is a hole."""
    width: float = 0.0
    """Of the pen; 0 for none."""
    round_ends: bool = False
    """Whether lines end round."""


@dataclass(frozen=True, slots=True)
class Glyph:
    """One symbol: its shapes, their colour, and that of the face around them."""

    shapes: tuple[Shape, ...]
    ink: str = INK
    ground: str = IVORY


def symbol_name(game: str, face: str) -> str:
    """The symbol on a face: the name of its file, too."""
    return BUGS[face] if game == "verasselt" else f"{FAMILY[game]}-{face.lower()}"


def symbols_of(game: str) -> tuple[str, ...]:
    """The symbols on the faces 0 to 5 of a game's dice."""
    return tuple(symbol_name(game, face) for face in faces_of(game))


@cache
def numeral(digit: str) -> Glyph:
    """A digit; those of strike have a face on its dice."""
    return glyph(f"{'strike' if digit in faces_of('strike') else 'numeral'}-{digit}")


@cache
def glyph(name: str) -> Glyph:
    """The symbol of this name."""
    drawing = ElementTree.fromstring((FOLDER / f"{name}.svg").read_text("utf-8"))  # noqa: S314  # a file of ours
    shapes = tuple(_shape(path) for path in drawing.iter(f"{SVG}path"))
    return Glyph(shapes, INKS.get(name, INK), GROUNDS.get(name, IVORY))


def _shape(path: ElementTree.Element) -> Shape:
    return Shape(
        path=path.attrib["d"],
        filled=path.get("fill") != "none",
        holes=path.get("fill-rule") == "evenodd",
        width=float(path.get("stroke-width", "1")) if path.get("stroke") else 0.0,
        round_ends=path.get("stroke-linecap") == "round",
    )
