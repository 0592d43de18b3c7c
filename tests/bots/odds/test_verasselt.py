"""Exact chances, against counting every single roll."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.call_count import calls
from tests.samples import examples
from throwdown.bots.odds.verasselt import roll_choices, roll_odds
from throwdown.rules.verasselt.choices import DICE_CHOICES, RollSpace
from throwdown.rules.verasselt.state import COLOURS, Cards, Roll
from throwdown.rules.verasselt.state import counted as colours_of

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


def odds_of(group: Cards, kept: Cards, rolled: int) -> tuple[Fraction, Fraction]:
    odds = roll_odds(group, kept, rolled)
    return odds.p_bust, odds.expected_catch


def test_the_worked_example() -> None:
    """Group Y4 B3 R2 G1, three bars kept, four dice rolled."""
    assert odds_of((4, 3, 2, 1), (0, 0, 0, 0), 4) == (Fraction(193, 1296), Fraction(235, 108))
    assert counted((4, 3, 2, 1), (0, 0, 0, 0), 4) == (Fraction(193, 1296), Fraction(235, 108))


@pytest.mark.parametrize("rolled", range(1, 5))
def test_every_small_group(rolled: int) -> None:
    """VER-BUST-01, VER-CATCH-01: equality is safe, and every coloured die catches."""
    for y, b, r, g in product(range(3), repeat=4):
        group = (y, b, r, g)
        assert odds_of(group, (0, 0, 0, 0), rolled) == counted(group, (0, 0, 0, 0), rolled), group


cards = st.tuples(*(st.integers(0, 4),) * 4)
few = st.tuples(*(st.integers(0, 2),) * 4)


@examples(60)
@given(cards, few, st.integers(0, 4))
def test_with_dice_that_stay(group: Cards, kept: Cards, rolled: int) -> None:
    """VER-ROLL-04: kept dice demand and catch as well."""
    assert odds_of(group, kept, rolled) == counted(group, kept, rolled)


@pytest.mark.parametrize(("group", "kept"), [((2, 2, 2, 2), (0, 0, 0, 0)), ((5, 1, 0, 3), (0, 0, 0, 0))])
def test_five_dice(group: Cards, kept: Cards) -> None:
    assert odds_of(group, kept, 5) == counted(group, kept, 5)


def test_kept_dice_alone_can_be_a_bust() -> None:
    for rolled in range(8):
        assert odds_of((0, 5, 5, 5), (1, 0, 0, 0), rolled) == (Fraction(1), Fraction(0))


def test_nothing_to_catch_but_bars() -> None:
    """VER-CATCH-05: only bars survive an emptied group."""
    for rolled in range(8):
        assert odds_of((0, 0, 0, 0), (0, 0, 0, 0), rolled) == (1 - Fraction(1, 3) ** rolled, Fraction(0))


def test_a_group_that_covers_everything_is_safe() -> None:
    for rolled in range(8):
        assert odds_of((9, 9, 9, 9), (1, 0, 0, 0), rolled) == (Fraction(0), Fraction(2, 3) * rolled + 1)


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


def test_chances_of_each_catch_make_one_with_the_bust() -> None:
    for group in ((4, 3, 2, 1), (1, 1, 1, 1), (0, 0, 0, 0), (9, 0, 9, 0)):
        for kept in ((0, 0, 0, 0), (1, 0, 1, 0)):
            odds = roll_odds(group, kept, 5)
            assert sum(odds.catches) + odds.p_bust == 1
            assert sum(count * chance for count, chance in enumerate(odds.catches)) == odds.expected_catch


# Choosing


def test_every_different_choice_is_ranked_once() -> None:
    """VER-ROLL-02, VER-BOOST-01: as many as there are different keeps and boosts, each legal."""
    dice, yard = "YYB====", (1, 0, 2, 0)
    choices = roll_choices(dice, (4, 3, 2, 1), yard)
    keeps = {"".join(sorted(face for die, face in enumerate(dice) if die not in rolled)) for rolled in DICE_CHOICES}
    assert len(choices) == len(keeps) * 2 * 3
    assert len({(choice.keep, choice.boost) for choice in choices}) == len(choices)
    for choice in choices:
        assert Roll(choice.dice, choice.boost) in RollSpace(yard, stop=False)
        assert sorted(choice.keep) == sorted(face for die, face in enumerate(dice) if die not in choice.dice)


def test_choices_carry_the_odds_of_their_roll() -> None:
    """VER-BOOST-04: boosted cards are cards of the group."""
    for choice in roll_choices("YBRG===", (2, 1, 1, 0), (1, 0, 0, 1), caught=3):
        group = (2 + choice.boost[0], 1, 1, choice.boost[3])
        assert choice.odds == roll_odds(group, colours_of(choice.keep), len(choice.dice))
        assert choice.gain == choice.odds.expected_catch - 3 * choice.odds.p_bust  # VER-BUST-03


def test_the_best_dice_to_keep_come_first() -> None:
    choices = roll_choices("YBRG===", (4, 3, 2, 1))
    assert [choice.gain for choice in choices] == sorted((choice.gain for choice in choices), reverse=True)
    assert choices[0].keep == "YBR"
    assert roll_choices("YBRG===", (4, 3, 2, 1), caught=9)[0].keep == "YB="  # more to lose: play safer


def test_all_keep_choices_come_quickly() -> None:
    roll_odds.cache_clear()
    assert calls(lambda: roll_choices("YBRG===", (4, 3, 2, 1))) < 20_000
