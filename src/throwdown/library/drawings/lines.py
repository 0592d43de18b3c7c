"""A game of one's own: it says itself what is to be seen, in lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .pen import sheet, words

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDE, LINE = 620, 22


def lines_drawn(lines: Sequence[str]) -> str:
    """The lines on a sheet; the first one is what it is about."""
    inside = "".join(
        words(22, 34 + LINE * row, line[:84], bold=not row, size=15 if not row else 14)
        for row, line in enumerate(lines)
    )
    return sheet(WIDE, 34 + LINE * len(lines), lines[0], inside)
