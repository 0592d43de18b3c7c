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
    gentle,
    has_plenty,
    if_certain,
    if_even,
    if_likely,
    steady,
    while_it_lasts,
    while_it_lasts_and_then_never,
    wild,
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


def test_hands_have_habits() -> None:
    rng = Random(1)
    thrown = Counter(wild(seen(3, 4, 4), rng) for _ in range(600))
    assert set(thrown) == {"toss", "hit"} and 120 < thrown["hit"] < 180
    assert [steady(seen(lying, 4, 4), rng) for lying in (1, 2, 5)] == ["drop", "hit", "hit"]
    assert [gentle(seen(lying, 4, 4), rng) for lying in (1, 2, 5)] == ["drop", "toss", "toss"]


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
    assert going_on(3, 4, 4) == ["regular", "expert", "master"], "an even chance"
    assert going_on(4, 4, 4) == ["casual", "regular", "expert", "master"], "a likely match"
    assert going_on(5, 4, 4) == ["novice", "casual", "regular", "expert", "master"]


def test_the_expert_weighs_two_manners_and_the_master_all() -> None:
    rules = game("strike", 2)
    views = [seen(lying, own, other) for lying in (3, 4, 5) for own in (2, 5, 8) for other in (1, 3)]

    def manners(level: str) -> set[Any]:
        return {make_bot(rules, level, Random(1)).choose(view).manner for view in views} - {None}

    assert manners("expert") <= {"drop", "hit"}
    assert len(manners("master")) > 1
