"""Exact odds of voll verasselt: counted, never sampled. The arena's are in ``odds.arena``."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import comb
from typing import TYPE_CHECKING

from throwdown.rules.values import Value
from throwdown.rules.verasselt.choices import DICE_CHOICES
from throwdown.rules.verasselt.state import DICE, FACES, LEAST_DICE, NO_CARDS, Cards, counted, minus, plus, size

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

#: Chances of one die of voll verasselt in sixths: each colour once, the double bar twice (VER-COMP-02).
COLOUR_SIXTHS, BAR_SIXTHS = 1, 2


MOST_KEPT = DICE - LEAST_DICE
#: Every way to keep dice (VER-ROLL-02), by faces: four colours and the bar; the rest is rolled.
WAYS_TO_KEEP = tuple(keep for keep in product(range(MOST_KEPT + 1), repeat=5) if sum(keep) <= MOST_KEPT)


class RollOdds(Value):
    """What rolling for a group promises: the chance of a bust, and the catch (nothing in a bust)."""

    p_bust: Fraction
    expected_catch: Fraction
    lying: int
    """Coloured dice among the kept ones."""
    safe: tuple[int, ...]
    """Of all rolls, how many are safe and show 0, 1, 2 … colours."""

    @property
    def catches(self) -> tuple[Fraction, ...]:
        """The chance of a safe roll that catches 0, 1, 2 … cards; together with the bust they make 1."""
        every = 6 ** (len(self.safe) - 1) if self.safe else 1
        return tuple(Fraction(ways, every) for ways in (0,) * self.lying + self.safe)


CERTAIN_BUST = RollOdds(Fraction(1), Fraction(0), 0, ())


@lru_cache(maxsize=65536)
def roll_odds(group: Cards, kept: Cards, rolled: int) -> RollOdds:
    """Odds of rolling so many dice for a group while these colours stay on the kept dice.

    Dice that show more of a colour than the group has are a bust (VER-BUST-01); otherwise every
    coloured die, kept ones too, catches a card (VER-CATCH-01).
    """
    room = minus(group, kept)
    if min(room) < 0:
        return CERTAIN_BUST
    safe = safe_rolls(room, rolled)
    lying, every = size(kept), 6**rolled
    catch = sum((lying + coloured) * ways for coloured, ways in enumerate(safe))
    return RollOdds(1 - Fraction(sum(safe), every), Fraction(catch, every), lying, safe)


def safe_rolls(room: Cards, rolled: int) -> tuple[int, ...]:
    """How many of the 6^rolled rolls fit into the room of each colour, by their number of coloured dice.

    Colours are alike and room for more than all dice is room enough, so few counts are ever made.
    """
    y, b, r, g = sorted(min(most, rolled) for most in room)
    return _safe_rolls((y, b, r, g), rolled)


@lru_cache(maxsize=4096)
def _safe_rolls(room: Cards, rolled: int) -> tuple[int, ...]:
    ways = [1] + [0] * rolled  # to fill so many dice with the colours so far
    for most in room:
        ways = [
            sum(comb(filled, same) * ways[filled - same] for same in range(min(most, filled) + 1))
            for filled in range(rolled + 1)
        ]
    return tuple(
        comb(rolled, coloured) * COLOUR_SIXTHS**coloured * BAR_SIXTHS ** (rolled - coloured) * way
        for coloured, way in enumerate(ways)
    )


# Choosing


class RollChoice(Value):
    """One way to roll: what stays, what is rolled, what is boosted, and what that promises."""

    keep: str
    dice: tuple[int, ...]
    """The dice that are rolled."""
    boost: Cards
    odds: RollOdds
    gain: Fraction
    """Expected change of the own catch: a bust loses what was caught before in this turn (VER-BUST-03)."""


def roll_choices(dice: Sequence[str], group: Cards, yard: Cards = NO_CARDS, caught: int = 0) -> tuple[RollChoice, ...]:
    """Every different choice of dice and boost (VER-ROLL-02, VER-BOOST-01), the largest gain first.

    Equal gains: the smaller risk first, then the smaller boost, then the more dice to roll.
    """
    choices = [
        _roll_choice(keep, rolled, group, boost, caught)
        for keep, rolled in _different_keeps(dice)
        for boost in _parts(yard)
    ]
    return tuple(sorted(choices, key=_rank))


def _roll_choice(keep: str, rolled: tuple[int, ...], group: Cards, boost: Cards, caught: int) -> RollChoice:
    odds = roll_odds(plus(group, boost), counted(keep), len(rolled))
    return RollChoice(keep, rolled, boost, odds, odds.expected_catch - odds.p_bust * caught)


def _rank(choice: RollChoice) -> tuple[int, int, int, int]:
    return (
        -_of_all_rolls(choice.gain),
        _of_all_rolls(choice.odds.p_bust),
        size(choice.boost),
        -len(choice.dice),
    )


def _of_all_rolls(chance: Fraction) -> int:
    """A whole number instead of a fraction: compares much faster."""
    return int(chance * 6**DICE)


def _different_keeps(dice: Sequence[str]) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The dice that may stay, by their faces: which of two equal dice it is makes no difference."""
    seen = set()
    for rolled in DICE_CHOICES:
        keep = "".join(sorted((face for die, face in enumerate(dice) if die not in rolled), key=FACES.index))
        if keep not in seen:
            seen.add(keep)
            yield keep, rolled


def _parts(cards: Cards) -> Iterator[Cards]:
    """None, some or all of the cards."""
    y, b, r, g = cards
    return product(range(y + 1), range(b + 1), range(r + 1), range(g + 1))
