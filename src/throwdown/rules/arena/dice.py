"""The dice of the arena games: what is on them, and how many each player gets."""

from __future__ import annotations

from throwdown.rules.rulings import ELEMENTS

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
