"""Throws at dice: where they pay, and by how much a hand misses."""

from __future__ import annotations

from math import inf
from random import Random
from statistics import pstdev
from typing import TYPE_CHECKING, cast

import pytest

from throwdown.bots.bot import Choice
from throwdown.bots.search.evaluation import Evaluation
from throwdown.bots.search.lookahead import Foresight
from throwdown.bots.search.throwing import (
    Shot,
    best_shot,
    dropped,
    in_the_midst,
    scene_of,
    shot_at,
    thrown_at,
    with_numbers,
)
from throwdown.bots.search.worth import Worth
from throwdown.bots.trials import promised, trials
from throwdown.physics.intent import FASTEST, aim_at, open_place, preset
from throwdown.rules import game
from throwdown.rules.arena.state import Throw, ThrowFromPile
from throwdown.throwers import MANNERS

if TYPE_CHECKING:
    from throwdown.rules import Action
    from throwdown.rules.arena.pipeline import ArenaGame

#: Three dice, in mm.
PLACES = ((50, 10), (-30, 45), (-40, -40))
REST = "removed=lmnop aside=qrstuvwxyz"


def laid(*places: tuple[int, int]) -> dict[int, tuple[int, ...]]:
    return {die: (1000 * x, 1000 * y, 8000, 1_000_000, 0, 0, 0) for die, (x, y) in enumerate(places)}


def shot(name: str, position: str, throw: Action | None = None, **options: object) -> Shot | None:
    rules = cast("ArenaGame", game(name, 2, options))
    foresight = Foresight(rules, Random(1), Evaluation(rules).of_state)
    view = rules.view(rules.parse(f"turn active=0 {position}"), 0)
    return best_shot(Worth(foresight, view, throw or Throw(), inf), MANNERS)


def test_a_throw_at_one_of_three_dice_pays() -> None:
    found = shot("strike", f"supplies=defgh/ijk arena=a:2,b:4,c:5 {REST}")
    assert found is not None
    assert found.manner in ("hit", "smash") and found.gain > 0.01


def test_a_throw_at_a_single_die_does_not() -> None:
    assert shot("strike", f"supplies=defgh/ijk arena=a:2 {REST}bc") is None


def test_the_die_that_is_worth_turning_is_thrown_at() -> None:
    """A spell that blocks everything is turned before one that helps."""
    found = shot("hp_strike", f"supplies=defgh/ijk arena=a:ACCIO,b:IMMOBULUS,c:LEVIOSA {REST}")
    assert found is not None and found.die == 1


def test_a_die_of_a_pile_is_thrown_at_dice_too() -> None:
    position = f"supplies=-+defgh/ijk arena=a:WATER,b:STONE,c:FIRE {REST}"
    assert shot("impact_avatar", position, ThrowFromPile(0), pile_split="allowed") is not None


def test_the_die_in_the_midst_stands_in_no_tower() -> None:
    row = scene_of(laid((-40, 30), (-60, 0), (-40, -30)))
    assert in_the_midst(row, set()) == 1
    assert in_the_midst(row, {1}) in (0, 2)
    assert in_the_midst(row, {0, 1}) is None, "a single die is not thrown at"


def test_a_steady_hand_throws_at_the_die_itself() -> None:
    scene = scene_of(laid(*PLACES))
    assert thrown_at(Random(1), scene, shot_at(0, "hit"), 1.0, 0.0) == aim_at(scene, 0, "hit", 1.0)
    assert dropped(Random(1), scene, 1.0, 0.0) == preset("drop", 1.0, open_place(scene), scene)


def test_a_hand_misses_by_as_much_as_its_level_says() -> None:
    scene, rng = scene_of({}), Random(1)
    found = [dropped(rng, scene, 0.0, 0.01) for _ in range(400)]
    for places in ([each.x for each in found], [each.y for each in found]):
        assert pstdev(places) == pytest.approx(10, abs=1.5)


def test_a_throw_is_named_after_its_numbers() -> None:
    scene = scene_of(laid(*PLACES))
    for manner in ("toss", "hit", "smash"):
        intent = thrown_at(Random(1), scene, shot_at(1, manner), 1.0, 0.0)
        assert with_numbers(Choice(Throw()), intent) == Choice(Throw(), manner, intent.numbers())


# What is known from trials


def test_harder_throws_turn_more_and_fly_out_more_often() -> None:
    for rows in trials().values():
        assert [row.speed for row in rows] == sorted(row.speed for row in rows)
        assert rows[0].turns < rows[-1].turns and rows[0].leaves < rows[-1].leaves
        assert all(0 <= share <= 1 for row in rows for share in row[1:5])


def test_between_two_speeds_it_is_in_proportion() -> None:
    low, high = trials()["hit"][5:7]
    middle = promised("hit", (low.speed + high.speed) / 2)
    assert middle.turns == pytest.approx((low.turns + high.turns) / 2)
    assert promised("smash", low.speed) == low
    assert promised("hit", 2 * FASTEST).turns == trials()["hit"][-1].turns
