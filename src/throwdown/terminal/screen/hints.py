"""Clicks: each does the same as the key that is shown there.

A style may hold an action that Textual runs when its text is clicked; ours all press a key of the page.
"""

from __future__ import annotations

import re

from textual.content import Content

#: Keys as the languages name them.
NAMES = {
    **dict.fromkeys(("Enter", "Entrée", "Invio", "Intro"), "enter"),
    **dict.fromkeys(("Esc", "Échap"), "escape"),
    **{f"F{number}": f"f{number}" for number in (1, 2, 9)},
}
NAMED = re.compile(rf"\b({'|'.join(NAMES)})\b")
APART = re.compile(r" {2,}")


def pressing(key: str, style: str = "") -> str:
    """A style whose text presses this key when it is clicked."""
    return f"{style} @click=screen.press({key!r})".strip()


def deeds(line: str) -> list[tuple[str, str]]:
    """(key, what it does) of a line that names each key before what it does: "F1 rules  h hint"."""
    pairs = (part.split(" ", 1) for part in APART.split(line) if " " in part)
    return [(NAMES.get(key, key), text) for key, text in pairs if key in NAMES or len(key) == 1]


def clickable(line: str) -> Content:
    """A line about keys, whose keys can be clicked: with what they do where it lists them, else by their names."""
    if len(deeds(line)) > 1:
        parts = re.split(r"( {2,})", line)
        return Content.assemble(*((part, _deed(part)) for part in parts))
    return Content.assemble(*((part, pressing(NAMES[part]) if part in NAMES else "") for part in NAMED.split(line)))


def _deed(part: str) -> str:
    found = deeds(part)
    return pressing(found[0][0]) if found else ""
