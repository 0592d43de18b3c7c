"""Colours, marks and materials: the palette of the page, for a terminal.

Colour is never the only sign: seats have marks, faces have words, new dice have another frame.
"""

from __future__ import annotations

from textual.theme import Theme

#: Seats by shape: circle, square, triangle, diamond, hexagon.
SEAT_MARKS = ("●", "■", "▲", "◆", "⬢")

# Materials, the same by day and by night.
WOOD = "#e6bf8c"
MAT = "#1f646a"
MAT_LINE = "#8fc1c2"
DIE = "#fff9ec"
DIE_INK = "#2b2130"
DIE_SHADE = "#d9d2c4"

ELEMENT_INKS = {
    "FIRE": "#a8301c",
    "WATER": "#1c5a94",
    "STONE": "#544a45",
    "LIGHTNING": "#7a5300",
    "AIR": "#2c6b5e",
}
BUG_COLOURS = {"Y": "#f2be3e", "B": "#6db1e4", "R": "#ec8068", "G": "#86bf63"}
ON_BUG = "#2b2130"

LIGHT = Theme(
    name="throwdown-light",
    primary="#12595f",
    secondary="#5f5263",
    accent="#b5371f",
    foreground="#2b2130",
    background="#f3e6dd",
    surface="#fcf7f2",
    panel="#e9d3ca",
    success="#2a6a3c",
    warning="#7c5200",
    error="#9e1f3b",
    dark=False,
    variables={
        "soft": "#5f5263",
        "rule": "#8a7780",
        "on-accent": "#fff9f4",
        "on-primary": "#f4fffd",
        "raised": "#ffffff",
        "seat-1": "#b5371f",
        "seat-2": "#12595f",
        "seat-3": "#7c5200",
        "seat-4": "#6a3fa0",
        "seat-5": "#2a6a3c",
    },
)
DARK = Theme(
    name="throwdown-dark",
    primary="#7fd3cf",
    secondary="#c5b6c2",
    accent="#ff9576",
    foreground="#f7ede5",
    background="#1d1722",
    surface="#282031",
    panel="#15101a",
    success="#8ed59a",
    warning="#f3c46a",
    error="#ff9aa8",
    dark=True,
    variables={
        "soft": "#c5b6c2",
        "rule": "#8f8097",
        "on-accent": "#2b120b",
        "on-primary": "#06282a",
        "raised": "#342a3e",
        "seat-1": "#ff9576",
        "seat-2": "#7fd3cf",
        "seat-3": "#f3c46a",
        "seat-4": "#c9a9f2",
        "seat-5": "#8ed59a",
    },
)


#: Styles of text: what is chosen, a key to press, what stands back.
MARKED = "bold $on-primary on $primary"
KEY = "bold $accent"
SOFT = "$soft"


def seat_style(seat: int) -> str:
    """The colour of a seat, as the theme has it."""
    return f"$seat-{seat + 1}"
