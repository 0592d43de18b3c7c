"""Cards by colour in one whole number, a byte for each colour: what the rules count in fours is one sum here."""

from __future__ import annotations

from throwdown_lab.batch.compiled import tiny

NO_CARDS = 0
ONE_OF_EACH = 0x01010101
_GUARDS = 0x80808080
_BYTE = 0xFF


@tiny
def cards_of(colour: int, count: int) -> int:
    """So many cards of this colour."""
    return count << 8 * colour


@tiny
def count_of(cards: int, colour: int) -> int:
    """How many are of this colour."""
    return cards >> 8 * colour & _BYTE


@tiny
def size(cards: int) -> int:
    """How many cards these are: all four bytes meet in the highest one."""
    return cards * ONE_OF_EACH >> 24 & _BYTE


@tiny
def covers(cards: int, wanted: int) -> bool:
    """Whether there are at least as many of every colour: no byte has to borrow from its guard."""
    return ((cards | _GUARDS) - wanted) & _GUARDS == _GUARDS
