"""Text in lines that fit."""

from __future__ import annotations

from textwrap import wrap

WIDTH = 79


def wrapped(text: str, first: str = "", then: str = "", width: int = WIDTH) -> list[str]:
    """The text in lines that fit; ``first`` and ``then`` stand before the first and the other lines."""
    return [
        row
        for paragraph in text.splitlines() or [""]
        for row in wrap(paragraph, width, initial_indent=first, subsequent_indent=then or first, break_on_hyphens=False)
        or [""]
    ]
