"""The short code of a table: six letters that can be said aloud. It leads there until the table is closed."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import TableState

#: No vowels, so that no words come of it; and of letters that look or sound alike only one.
LETTERS = "BCDFGHJKMPQRSTWXYZ"
LENGTH = 6
_BETWEEN = re.compile(r"[\s\-–—·.]+")


def code_of(table: str) -> str:
    """The code of the table with this id.

    It follows from the id, so that nothing needs to be stored; the id does not follow from it.
    """
    number = int.from_bytes(sha256(f"short code\n{table}".encode()).digest())
    letters = []
    for _ in range(LENGTH):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)


def read_code(text: str) -> str | None:
    """The code in typed text, however it is grouped; None if it cannot be one."""
    letters = _BETWEEN.sub("", text[:64]).upper()
    return letters if len(letters) == LENGTH and set(letters) <= set(LETTERS) else None


def has_code(state: TableState) -> bool:
    """Whether its code leads there: to a free seat, or to watch it, on a screen for the room too."""
    return not state.closed and state.terms.kind == "online"


def invites(state: TableState) -> bool:
    """Whether a person may still sit down there."""
    waits = not (state.closed or state.playing or state.unfinished_tournament or state.keys_are_asked)
    return waits and state.terms.kind == "online" and bool(state.free_seats)
