"""A small sheet of characters on which boards are drawn."""

from __future__ import annotations

from itertools import groupby

from rich.cells import cell_len, chop_cells
from textual.content import Content

BOX = "┌─┐│└┘"
DOUBLE_BOX = "╔═╗║╚╝"
HEAVY_BOX = "┏━┓┃┗┛"


def fitted(text: str, width: int) -> str:
    """The text, cut with an ellipsis where it is too wide."""
    if cell_len(text) <= width:
        return text
    return (chop_cells(text, max(width - 1, 1))[0] + "…") if width > 1 else "…"[:width]


def centred(text: str, width: int) -> str:
    """The text in the middle of so many cells."""
    text = fitted(text, width)
    spare = width - cell_len(text)
    return " " * (spare // 2) + text + " " * (spare - spare // 2)


def padded(text: str, width: int) -> str:
    """The text at the left of so many cells."""
    text = fitted(text, width)
    return text + " " * (width - cell_len(text))


class Canvas:
    """Characters with styles; what is put outside is not seen."""

    def __init__(self, width: int, height: int, style: str = "") -> None:
        self.width, self.height = max(width, 0), max(height, 0)
        self.cells = [[(" ", style)] * self.width for _ in range(self.height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write text from this cell on; every character is taken to be one cell wide."""
        if not 0 <= y < self.height:
            return
        for offset, character in enumerate(text):
            if 0 <= x + offset < self.width:
                self.cells[y][x + offset] = (character, style)

    def box(self, x: int, y: int, width: int, height: int, style: str, frame: str = BOX) -> None:
        """A filled frame."""
        left_top, level, right_top, upright, left_foot, right_foot = tuple(frame)
        self.put(x, y, left_top + level * (width - 2) + right_top, style)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, upright + " " * (width - 2) + upright, style)
        self.put(x, y + height - 1, left_foot + level * (width - 2) + right_foot, style)

    def content(self) -> Content:
        """The sheet as Textual shows it."""
        parts: list[tuple[str, str]] = []
        for number, row in enumerate(self.cells):
            if number:
                parts.append(("\n", ""))
            for style, run in groupby(row, key=lambda cell: cell[1]):
                parts.append(("".join(character for character, _ in run), style))
        return Content.assemble(*parts)
