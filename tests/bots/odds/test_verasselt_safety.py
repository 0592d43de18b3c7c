"""How safe every roll is that may be chosen, against counting choice by choice."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations, product
from typing import Any

import pytest

from throwdown.bots.odds.verasselt import roll_odds
from throwdown.bots.odds.verasselt_safety import Safety, safety
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.game import Drawn
from throwdown.rules.verasselt.choices import DICE_CHOICES
from throwdown.rules.verasselt.state import COLOURS, Cards, Catch, VerasseltState, counted, plus, size

SEVEN = ("Y", "B", "R", "G", "=", "=", "=")
YARD: Cards = (1, 0, 2, 1)


def seen(seat: int = 0, options: dict[str, Any] | None = None, **fields: Any) -> Any:
    """What a seat of two sees of the first choice of a game, but for these fields."""
    game = make_game("verasselt", 2, options or {})
    state: VerasseltState = game.new_game()[0]
    state = game.resolve(state, Drawn(tuple("YBRG" * 20)))[0]
    return game.view(state.but(**fields), seat)


def safety_of(view: Any) -> Safety:
    found = safety(view)
    assert found is not None
    return found


def kept(dice: tuple[str, ...], rolled: tuple[int, ...]) -> list[str]:
    return [face for die, face in enumerate(dice) if die not in rolled]


def name(faces: list[str]) -> str:
    return "".join(sorted(faces, key="YBRG=".index))


def safest(group: Cards, dice: tuple[str, ...], count: int) -> float:
    """The safest of all rolls of so many dice."""
    choices = (counted(kept(dice, rolled)) for rolled in DICE_CHOICES if len(rolled) == count)
    return float(1 - min(roll_odds(group, keep, count).p_bust for keep in choices))


@pytest.mark.parametrize("target", ["hub", "catch"])
def test_every_roll_has_its_odds(target: str) -> None:
    hub, catch = (3, 1, 4, 2), (2, 1, 0, 1)
    view = seen(
        phase="roll_or_stop",
        target=target,
        hub=hub,
        dice=SEVEN,
        yards=(YARD, (0, 0, 0, 0)),
        table_catch=Catch(1, catch),
    )
    table = safety_of(view).rolls
    assert table is not None
    boosts = list(product(*(range(count + 1) for count in YARD)))
    assert sorted(table.boosts) == sorted(boosts)
    assert sorted(table.keeps) == sorted({name(kept(SEVEN, rolled)) for rolled in DICE_CHOICES})
    group = hub if target == "hub" else catch
    for row, boost in enumerate(table.boosts):
        for column, keep in enumerate(table.keeps):
            odds = roll_odds(plus(group, boost), counted(keep), 7 - len(keep))
            assert table.safe[row][column] == pytest.approx(float(1 - odds.p_bust))
            assert table.catch[row][column] == pytest.approx(float(odds.expected_catch))


def test_a_top_up_is_listed_as_a_boost() -> None:
    """VER-END-02: too few cards are no choice."""
    view = seen(phase="top_up", target="hub", hub=(2, 2, 1, 1), dice=SEVEN, yards=(YARD, (0, 0, 0, 0)), deck="")
    table = safety_of(view).rolls
    assert table is not None
    assert {size(boost) for boost in table.boosts} == {2, 3, 4}


def test_the_first_roll_at_the_hub_counts_every_refill() -> None:
    """VER-NEXT-04: one bar brings two cards that nobody has seen."""
    dice = ("Y", "B", "R", "G", "Y", "B", "=")
    view = seen(phase="choose", first_turn=False, hub=(3, 2, 2, 2), dice=dice)
    (first,) = safety_of(view).first
    open_cards = [view.hub, *view.yards]
    hidden = [colour for at, colour in enumerate(COLOURS) for _ in range(22 - sum(cards[at] for cards in open_cards))]
    draws = Counter(counted(pair) for pair in permutations(hidden, 2))
    assert (first.target, first.dice) == ("hub", (4, 5, 6, 7))
    for count, safe in zip(first.dice, first.safe, strict=True):
        counted_all = sum(ways * safest(plus(view.hub, drawn), dice, count) for drawn, ways in draws.items())
        assert safe == pytest.approx(counted_all / draws.total())


def test_a_hub_that_must_be_topped_up_is_counted_with_the_safest_cards() -> None:
    """VER-END-03: the deck has nothing, so two cards of the own yard come first."""
    view = seen(phase="choose", first_turn=False, hub=(2, 2, 1, 1), dice=SEVEN, yards=(YARD, (0, 0, 0, 0)), deck="")
    (first,) = safety_of(view).first
    own = [colour for at, colour in enumerate(COLOURS) for _ in range(YARD[at])]
    top_ups = {counted(pair) for pair in combinations(own, 2)}
    best = [max(safest(plus(view.hub, cards), SEVEN, count) for cards in top_ups) for count in first.dice]
    assert list(first.safe) == pytest.approx(best)


def test_the_first_turn_has_no_refill() -> None:
    """VER-NEXT-07."""
    view = seen()
    (first,) = safety_of(view).first
    assert list(first.safe) == pytest.approx([safest(view.hub, view.dice, count) for count in first.dice])


def test_a_catch_is_rolled_for_as_it_lies() -> None:
    """VER-NEXT-06: neither payout nor refill."""
    view = seen(phase="choose", first_turn=False, dice=SEVEN, table_catch=Catch(1, (1, 0, 2, 1)))
    hub, catch = safety_of(view).first
    assert (hub.target, catch.target) == ("hub", "catch")
    assert list(catch.safe) == pytest.approx([safest((1, 0, 2, 1), SEVEN, count) for count in catch.dice])


def test_nobody_rolls_for_a_hub_that_ends_the_game() -> None:
    view = seen(
        phase="choose",
        first_turn=False,
        hub=(1, 0, 0, 0),
        deck="",
        yards=((0, 0, 0, 0), (0, 0, 0, 0)),
        table_catch=Catch(1, (1, 0, 2, 1)),
    )
    assert [each.target for each in safety_of(view).first] == ["catch"]


def test_nothing_is_rolled_while_cards_are_split_or_another_seat_is_asked() -> None:
    split = seen(phase="distribute", received=Catch(0, (1, 0, 0, 0)))
    assert safety_of(split) == Safety()
    assert safety_of(seen(seat=1)) == Safety()


def test_other_games_have_no_rolls_to_count() -> None:
    game = make_game("strike", 2)
    assert safety(game.view(game.new_game()[0], 0)) is None
