"""The symbols of the dice: names of the SVG files that the page shows, too, and their colours."""

from __future__ import annotations

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


def symbol_name(game: str, face: str) -> str:
    """The symbol on a face: the name of its file, too."""
    return BUGS[face] if game == "verasselt" else f"{FAMILY[game]}-{face.lower()}"
