"""What people go by before they look ahead: each rule and habit alone, and the levels that are made of them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.cases import for_each
from throwdown.bots import make_bot
from throwdown.bots.players.rules import (
    GOING_ON,
    HANDS,
    ByRule,
    by_counting,
    by_standing,
    easy,
    gentle,
    hard,
    has_plenty,
    if_certain,
    if_even,
    if_likely,
    is_ahead,
    is_behind,
    steady,
    unless_behind,
    while_it_lasts,
    while_it_lasts_and_then_never,
)
from throwdown.rules import Stop, game
from throwdown.rules.arena.state import Throw
from throwdown.throwers import MANNERS

DICE = "abcdefghijklmnopqrstuvwxyz"
SYMBOLS = "23456"


def seen(lying: int, *owned: int, visibility: str = "visible") -> Any:
    """Seat 0 may throw on: so many symbols lie there, and everybody has so many dice."""
    dice = iter(DICE)
    arena = ",".join(f"{next(dice)}:{SYMBOLS[place]}" for place in range(lying))
    supplies = "/".join("".join(next(dice) for _ in range(count)) for count in owned)
    rules = game("strike", len(owned), {"supply_visibility": visibility})
    return rules.view(rules.parse(f"choice active=0 supplies={supplies} arena={arena} removed={''.join(dice)}"), 0)


@pytest.mark.parametrize(("rule", "least"), [(if_even, 3), (if_likely, 4), (if_certain, 5)])
def test_rules_count_the_symbols_that_lie_open(rule: Any, least: int) -> None:
    assert [lying for lying in range(1, 6) if rule(seen(lying, 4, 4))] == list(range(least, 6))


def test_players_with_many_dice_throw_on_and_others_wait_for_a_likely_match() -> None:
    assert has_plenty(seen(1, 7, 2)) and not has_plenty(seen(1, 6, 8))
    assert has_plenty(seen(1, 5, 2, 2, 2)), "four begin with six dice each (CORE-03)"
    careful = while_it_lasts_and_then_never
    assert careful(seen(1, 7, 2)) and not careful(seen(4, 6, 2)) and careful(seen(5, 1, 8))
    assert while_it_lasts(seen(1, 7, 2)) and not while_it_lasts(seen(3, 6, 2)) and while_it_lasts(seen(4, 1, 8))


def test_counting_players_throw_more_when_ahead() -> None:
    assert is_ahead(seen(1, 5, 4)) and not is_ahead(seen(1, 4, 4))
    assert is_ahead(seen(1, 5, 6, 2)) and not is_ahead(seen(1, 4, 6, 3)), "more than the others have on the mean"
    assert by_counting(seen(3, 5, 4)) and not by_counting(seen(3, 4, 4)) and by_counting(seen(4, 1, 8))


def test_players_who_are_behind_throw_on_only_if_every_symbol_lies_there() -> None:
    assert is_behind(seen(1, 4, 5)) and not is_behind(seen(1, 4, 4))
    assert unless_behind(seen(4, 4, 4)) and not unless_behind(seen(3, 8, 2))
    assert unless_behind(seen(5, 1, 8)) and not unless_behind(seen(4, 4, 5))


def test_players_with_hidden_supplies_are_neither_ahead_nor_behind() -> None:
    """DIG-BOT-1: hidden supplies are not read."""
    assert not is_ahead(seen(1, 7, 2, 2, visibility="hidden"))
    assert not is_behind(seen(1, 2, 7, 7, visibility="hidden"))


def test_hands_have_habits() -> None:
    def thrown(hand: Any, *owned: int) -> Counter[str]:
        rng = Random(1)
        return Counter(hand(seen(3, *owned), rng) for _ in range(600))

    often, seldom = thrown(hard, 4, 4), thrown(easy, 4, 4)
    assert set(often) == set(seldom) == {"toss", "smash"}
    assert 120 < often["smash"] < 180 and 70 < seldom["smash"] < 130
    assert thrown(gentle, 4, 4) == {"drop": 600} and thrown(steady, 4, 4) == {"toss": 600}
    assert thrown(by_standing, 5, 4) == {"toss": 600} and thrown(by_standing, 4, 5) == {"drop": 600}


@for_each("rule", GOING_ON)
@for_each("hand", HANDS)
def test_a_rule_and_a_hand_make_a_player(rule: str, hand: str) -> None:
    player = ByRule(Random(1), GOING_ON[rule], HANDS[hand])
    timid, bold = player.choose(seen(1, 2, 2)), player.choose(seen(5, 2, 2))
    assert (timid.action, timid.manner) == (Stop(), None)
    assert bold.action == Throw() and bold.manner in MANNERS


def test_levels_differ_in_what_they_see() -> None:
    """The same positions: who goes on."""
    rules = game("strike", 2)

    def going_on(lying: int, own: int, other: int) -> list[str]:
        view = seen(lying, own, other)
        names = ("novice", "casual", "regular", "expert", "master")
        return [name for name in names if make_bot(rules, name, Random(1)).choose(view).action != Stop()]

    assert going_on(1, 7, 4) == ["novice"], "one symbol: who has plenty likes to go on"
    assert going_on(3, 4, 2) == ["regular", "expert", "master"], "an even chance, and ahead"
    assert going_on(3, 4, 5) == ["expert", "master"], "an even chance, and behind: what is left would help the next"
    assert going_on(4, 4, 5) == ["regular", "expert", "master"], "a likely match, and behind"
    assert going_on(4, 4, 4) == ["casual", "regular", "expert", "master"]


def test_the_expert_weighs_its_one_manner_and_the_master_all() -> None:
    rules = game("strike", 2)
    views = [seen(lying, own, other) for lying in (3, 4, 5) for own in (2, 5, 8) for other in (1, 3)]

    def manners(level: str) -> set[Any]:
        return {make_bot(rules, level, Random(1)).choose(view).manner for view in views} - {None}

    assert manners("expert") == {"drop"}
    assert len(manners("master")) > 1
