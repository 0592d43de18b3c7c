"""Cards and faces as people write them: one reading for the notation, the commands and everybody who types."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .state import COLOURS, FACES, NO_CARDS, Cards

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def _no_name(word: str) -> str | None:
    return None


def read_cards(text: str, colour_named: Callable[[str], str | None] = _no_name) -> Cards | None:
    """``Y2 R1``, ``2Y1R``, ``YYR``; a dash and nothing at all are no cards. None where it cannot be read.

    ``colour_named`` knows the names of colours, if any may be used: ``2 yellow``.
    """
    typed = text.strip().lower()
    if typed in ("", "-"):
        return NO_CARDS
    apart = r"(\d)\s+(?=[^\W\d])" if typed[0].isdecimal() else r"([^\W\d])\s+(?=\d)"  # 2 yellow, yellow 2
    counts = dict.fromkeys(COLOURS, 0)
    for word in re.split(r"[\s,;]+", re.sub(apart, r"\1", typed).strip(" ,;")):
        found = list(_cards_of(word, colour_named))
        if not found:
            return None
        for colour, count in found:
            counts[colour] += count
    return (counts["Y"], counts["B"], counts["R"], counts["G"])


def _cards_of(word: str, colour_named: Callable[[str], str | None]) -> Iterator[tuple[str, int]]:
    """One word: ``2y1r``, ``y2``, ``yyr`` or a colour's name with its number. Nothing where it cannot be read."""
    number_first = word[:1].isdecimal()
    form = r"([0-9]{1,2})([^\W\d]+)" if number_first else r"([^\W\d]+)([0-9]{0,2})"
    pairs = re.findall(form, word) if re.fullmatch(f"(?:{form})+", word) else []
    named = [(pair[1], pair[0]) if number_first else pair for pair in pairs]
    colours = [_colours_of(name, colour_named) for name, _ in named]
    if all(colours):
        for letters, (_, number) in zip(colours, named, strict=True):
            yield from ((letter, 1) for letter in letters[:-1])  # yyr2: the number belongs to the last letter
            yield letters[-1], int(number or 1)


def _colours_of(name: str, colour_named: Callable[[str], str | None]) -> str:
    """The colours of a word: its letters, or the one that it names; empty where it is neither."""
    letters = name.upper()
    return letters if set(letters) <= set(COLOURS) else colour_named(name) or ""


def read_faces(text: str) -> str | None:
    """``Y B = =`` or ``yb==``; None where something is on no die."""
    faces = re.sub(r"[\s,]", "", text).upper()
    return faces if set(faces) <= set(FACES) else None
