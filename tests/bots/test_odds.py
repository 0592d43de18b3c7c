"""Exact chances, against counting every single roll."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from throwdown.bots.odds import Cards, roll_odds
from throwdown.rules.verasselt import COLOURS

#: The six faces of one die (VER-COMP-02).
DIE = (*COLOURS, "=", "=")


def counted(group: Cards, kept: Cards, rolled: int) -> tuple[Fraction, Fraction]:
    """Chance of a bust and expected catch, roll by roll."""
    busts = catch = 0
    for faces in product(DIE, repeat=rolled):
        shown = Counter(faces)
        demand = [lying + shown[colour] for colour, lying in zip(COLOURS, kept, strict=True)]
        if any(wanted > cards for wanted, cards in zip(demand, group, strict=True)):
            busts += 1
        else:
            catch += sum(demand)
    return Fraction(busts, 6**rolled), Fraction(catch, 6**rolled)


def told(group: Cards, kept: Cards, rolled: int) -> tuple[Fraction, Fraction]:
    odds = roll_odds(group, kept, rolled)
    return odds.p_bust, odds.expected_catch


def test_the_worked_example() -> None:
    """Group Y4 B3 R2 G1, three bars kept, four dice rolled."""
    assert told((4, 3, 2, 1), (0, 0, 0, 0), 4) == (Fraction(193, 1296), Fraction(235, 108))
    assert counted((4, 3, 2, 1), (0, 0, 0, 0), 4) == (Fraction(193, 1296), Fraction(235, 108))


@pytest.mark.parametrize("rolled", range(1, 5))
def test_every_small_group(rolled: int) -> None:
    """VER-BUST-01, VER-CATCH-01: equality is safe, and every coloured die catches."""
    for y, b, r, g in product(range(3), repeat=4):
        group = (y, b, r, g)
        assert told(group, (0, 0, 0, 0), rolled) == counted(group, (0, 0, 0, 0), rolled), group


cards = st.tuples(*(st.integers(0, 4),) * 4)
few = st.tuples(*(st.integers(0, 2),) * 4)


@settings(max_examples=60, deadline=None)
@given(cards, few, st.integers(0, 4))
def test_with_dice_that_stay(group: Cards, kept: Cards, rolled: int) -> None:
    """VER-ROLL-04: kept dice demand and catch as well."""
    assert told(group, kept, rolled) == counted(group, kept, rolled)


@pytest.mark.parametrize(("group", "kept"), [((2, 2, 2, 2), (0, 0, 0, 0)), ((5, 1, 0, 3), (0, 0, 0, 0))])
def test_five_dice(group: Cards, kept: Cards) -> None:
    assert told(group, kept, 5) == counted(group, kept, 5)


def test_kept_dice_alone_can_be_a_bust() -> None:
    for rolled in range(8):
        assert told((0, 5, 5, 5), (1, 0, 0, 0), rolled) == (Fraction(1), Fraction(0))


def test_nothing_to_catch_but_bars() -> None:
    """VER-CATCH-05: only bars survive an emptied group."""
    for rolled in range(8):
        assert told((0, 0, 0, 0), (0, 0, 0, 0), rolled) == (1 - Fraction(1, 3) ** rolled, Fraction(0))


def test_a_group_that_covers_everything_is_safe() -> None:
    for rolled in range(8):
        assert told((9, 9, 9, 9), (1, 0, 0, 0), rolled) == (Fraction(0), Fraction(2, 3) * rolled + 1)


def test_seven_dice_against_many_rolls() -> None:
    rng, tries = Random(1), 20_000
    busts = 0
    for _ in range(tries):
        shown = Counter(rng.choice(DIE) for _ in range(7))
        busts += any(shown[colour] > cards for colour, cards in zip(COLOURS, (3, 2, 2, 2), strict=True))
    assert abs(busts / tries - float(roll_odds((3, 2, 2, 2), (0, 0, 0, 0), 7).p_bust)) < 0.015


def test_more_cards_are_never_worse_and_more_dice_never_safer() -> None:
    for y, b, r, g in product(range(4), repeat=4):
        for rolled in range(4, 7):
            bust = roll_odds((y, b, r, g), (0, 0, 0, 0), rolled).p_bust
            assert roll_odds((y + 1, b, r, g), (0, 0, 0, 0), rolled).p_bust <= bust
            assert roll_odds((y, b, r, g), (0, 0, 0, 0), rolled + 1).p_bust >= bust
