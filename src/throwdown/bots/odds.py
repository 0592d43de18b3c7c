"""Exact chances."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import factorial

#: Chances of one die of voll verasselt in sixths: each colour once, the double bar twice (VER-COMP-02).
COLOUR_SIXTHS, BAR_SIXTHS = 1, 2

Cards = tuple[int, int, int, int]


class RollOdds:
    """What rolling for a group promises: the chance of a bust, and the catch (nothing in a bust)."""

    __slots__ = ("expected_catch", "p_bust")

    def __init__(self, p_bust: Fraction, expected_catch: Fraction) -> None:
        self.p_bust = p_bust
        self.expected_catch = expected_catch


@lru_cache(maxsize=65536)
def roll_odds(group: Cards, kept: Cards, rolled: int) -> RollOdds:
    """Odds of rolling so many dice for a group while these colours stay on the kept dice.

    Dice that show more of a colour than the group has are a bust (VER-BUST-01); otherwise every
    coloured die, kept ones too, catches a card (VER-CATCH-01).
    """
    room = [cards - lying for cards, lying in zip(group, kept, strict=True)]
    if min(room) < 0:
        return RollOdds(Fraction(1), Fraction(0))
    safe = catch = 0
    for shown in product(*(range(min(most, rolled) + 1) for most in room)):
        bars = rolled - sum(shown)
        if bars >= 0:
            ways = factorial(rolled) * BAR_SIXTHS**bars // factorial(bars)
            for count in shown:
                ways //= factorial(count)
            safe += ways
            catch += ways * (sum(shown) + sum(kept))
    total = 6**rolled
    return RollOdds(1 - Fraction(safe, total), Fraction(catch, total))
