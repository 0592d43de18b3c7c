"""The dice of the arena games: what is on them, and how many each player gets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.rules.rulings import ELEMENTS, HANDICAP, MOST_STARTING, refused_dice

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

DICE = 26
#: Dice per player (CORE-03), by the number of players.
SUPPLY = {2: 8, 3: 7, 4: 6, 5: 5}

#: The five symbols of each edition in the order of its book, and the face that is lost (CORE-01).
NUMBERS = ("2", "3", "4", "5", "6")
SPELLS = ("IMMOBULUS", "RELASHIO", "ACCIO", "LEVIOSA", "CONFUNDO")
SYMBOLS = {
    "strike": NUMBERS,
    "impact": ELEMENTS,
    "impact_power": ELEMENTS,
    "impact_avatar": ELEMENTS,
    "hp_strike": SPELLS,
}
LOST_FACE = {"strike": "X", "impact": "BLANK", "impact_power": "BLANK", "impact_avatar": "BLANK", "hp_strike": "X"}

LETTERS = "abcdefghijklmnopqrstuvwxyz"


def letters(dice: tuple[int, ...]) -> str:
    """Die ids as letters, one each: 0 is a, 25 is z."""
    return "".join(LETTERS[die] for die in dice)


def starting_dice(seats: int, options: Mapping[str, Any]) -> tuple[int, ...]:
    """The dice that each seat begins with: those of the handicap, or as many for all (CORE-03)."""
    chosen: Sequence[int] | None = options.get(HANDICAP)
    if chosen is None:
        return (SUPPLY[seats],) * seats
    if len(chosen) != seats:
        raise refused_dice(
            "starting_dice has {count} numbers, but {seats} play: give one for each seat",
            count=len(chosen),
            seats=seats,
        )
    return tuple(chosen)


def handicaps(seats: int) -> tuple[tuple[int, ...], ...]:
    """The simplest handicaps: one seat has more dice than the others, up to twice as many as usual."""
    usual, found = SUPPLY[seats], []
    for more in range(1, usual + 1):
        others = min(usual, (MOST_STARTING - more) // seats)
        found += [tuple(others + more * (each == seat) for each in range(seats)) for seat in range(seats)]
    return tuple(found)


def without_usual_dice(seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """The same options, without a handicap that gives every seat what it has anyway."""
    if starting_dice(seats, options) != (SUPPLY[seats],) * seats:
        return dict(options)
    return {option: value for option, value in options.items() if option != HANDICAP}
