"""Cards and faces as people write them: one reading for the notation and the commands."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .state import COLOURS, FACES, NO_CARDS, Cards

if TYPE_CHECKING:
    from collections.abc import Iterator


def read_cards(text: str) -> Cards | None:
    """``Y2 R1``, ``2Y1R``, ``YYR``; a dash or an empty text means none. None where it cannot be read."""
    typed = text.strip().upper()
    if typed in ("", "-"):
        return NO_CARDS
    apart = r"(\d)\s+(?=[YBRG])" if typed[0].isdecimal() else r"([YBRG])\s+(?=\d)"  # 2 Y, Y 2
    counts = dict.fromkeys(COLOURS, 0)
    for word in re.split(r"[\s,;]+", re.sub(apart, r"\1", typed).strip(" ,;")):
        found = list(_cards_of(word))
        if not found:
            return None
        for colour, count in found:
            counts[colour] += count
    return (counts["Y"], counts["B"], counts["R"], counts["G"])


def _cards_of(word: str) -> Iterator[tuple[str, int]]:
    """One word: ``2Y1R``, ``Y2`` or ``YYR``. Nothing where it cannot be read."""
    number_first = word[:1].isdecimal()
    form = r"([0-9]{1,2})([YBRG]+)" if number_first else r"([YBRG]+)([0-9]{0,2})"
    for pair in re.findall(form, word) if re.fullmatch(f"(?:{form})+", word) else []:
        letters, number = reversed(pair) if number_first else pair
        yield from ((letter, 1) for letter in letters[:-1])  # yyr2: the number belongs to the last letter
        yield letters[-1], int(number or 1)


def read_faces(text: str) -> str | None:
    """``Y B = =`` or ``yb==``; None where something is on no die."""
    faces = re.sub(r"[\s,]", "", text).upper()
    return faces if set(faces) <= set(FACES) else None
