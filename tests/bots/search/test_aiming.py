"""Throws that are aimed: they strike what they are meant for."""

from __future__ import annotations

from math import inf
from random import Random
from typing import TYPE_CHECKING, Any, cast

import pytest

from throwdown.bots.search.aiming import aimed
from throwdown.bots.search.eye import MISSED_BY, by_eye, scene_of
from throwdown.bots.search.lookahead import Foresight
from throwdown.bots.search.practice import SPEEDS, chances, free_side, practice, roll_at
from throwdown.bots.search.solved import evaluator
from throwdown.physics import Intent, simulate
from throwdown.physics.intent import preset
from throwdown.physics.scene import face_of
from throwdown.rules import game
from throwdown.rules.arena.state import Throw, ThrowFromPile
from throwdown.throwers.release import Hand, released

if TYPE_CHECKING:
    from throwdown.bots.search.sight import Sight
    from throwdown.rules.arena.pipeline import ArenaGame

#: Three dice far apart, in mm.
PLACES = ((50, 10), (-30, 45), (-40, -40))


def laid(*places: tuple[int, int]) -> dict[int, tuple[int, ...]]:
    return {die: (1000 * x, 1000 * y, 8000, 1_000_000, 0, 0, 0) for die, (x, y) in enumerate(places)}


def turned(intent: Intent, target: int, throws: int = 14) -> int:
    """How often a throw turns a die."""
    scene, rng, count = scene_of(laid(*PLACES)), Random(1), 0
    for _ in range(throws):
        released_, seed = released(rng, (Hand((3,), intent),), scene)
        landing = simulate(scene, released_, seed=seed)
        count += landing.faces.get(target, face_of(scene.poses[target])) != face_of(scene.poses[target])
    return count


@pytest.mark.study
def test_an_aimed_throw_turns_its_target_much_more_often() -> None:
    scene = scene_of(laid(*PLACES))
    intent = roll_at(scene, 1, 2.4)
    assert intent is not None
    assert turned(intent, 1) > 3 * turned(preset("toss"), 1)


def test_what_lies_in_the_way_is_gone_round() -> None:
    """Across the centre where that is free, else from the next side; from none if dice lie all around."""
    alone, hidden = scene_of(laid((60, 0))), scene_of(laid((60, 0), (10, 0)))
    assert free_side(alone, 0) == pytest.approx(3.14159, abs=1e-4)
    assert free_side(hidden, 0) == pytest.approx(3.14159 + 0.4, abs=1e-4)
    assert roll_at(scene_of(laid((60, 0), (40, -16), (38, 0), (40, 16))), 0, 2.4) is None


def test_practice_knows_that_harder_throws_are_lost_more_often() -> None:
    assert all(0 <= chance <= 1 for bands in practice().values() for each in bands for chance in each)
    scene = scene_of(laid(*PLACES))
    softest, hardest = (chances(scene, 0, speed) for speed in (SPEEDS[0], SPEEDS[-1]))
    assert softest.leaves < hardest.leaves


def aim(sight: Sight, name: str, arena: str, *, until: float = 0.0) -> Any:
    rules = cast("ArenaGame", game(name, 2))
    foresight = Foresight(rules, Random(1), evaluator(rules))
    view = rules.view(rules.parse(f"turn active=0 {arena}"), 0)
    return aimed(sight, foresight, Random(1), view, laid(*PLACES), Throw(), until)


THREE = "supplies=defgh/ijk arena=a:2,b:4,c:5 removed=lmnop aside=qrstuvwxyz"


@pytest.mark.parametrize("sight", ["practice", "trial"])
def test_an_aimed_throw_promises_more_than_one_that_is_not(sight: Sight) -> None:
    assert aim(sight, "strike", THREE).gain > 0


def test_practice_throws_at_the_die_that_is_worth_turning(monkeypatch: pytest.MonkeyPatch) -> None:
    """A spell that blocks everything is turned before one that helps."""
    arena = "supplies=defgh/ijk arena=a:ACCIO,b:IMMOBULUS,c:ACCIO removed=lmnop aside=qrstuvwxyz"
    monkeypatch.setitem(MISSED_BY, "practice", 0.0)
    found = aim("practice", "hp_strike", arena, until=inf).intent
    assert found in [roll_at(scene_of(laid(*PLACES)), 1, speed) for speed in SPEEDS]


def test_practice_aims_with_an_error_and_trial_without() -> None:
    scene = scene_of(laid(*PLACES))
    steady = [roll_at(scene, die, speed) for die in scene.poses for speed in SPEEDS]
    assert aim("trial", "strike", THREE).intent in steady
    assert aim("practice", "strike", THREE).intent not in steady


def test_by_eye_the_die_in_the_midst_of_the_others_is_thrown_at() -> None:
    """Roughly, and at a glance more so: a steady eye would strike it."""
    row = scene_of(laid((-40, 30), (-60, 0), (-40, -30)))
    sights: tuple[Sight, ...] = ("glance", "eye", "trial")
    at_a_glance, by_eye_, steady = (by_eye(Random(1), row, MISSED_BY[sight]) for sight in sights)
    assert at_a_glance is not None
    assert by_eye_ is not None
    assert steady is not None
    assert abs(at_a_glance.y - steady.y) > abs(by_eye_.y - steady.y) > 0
    assert steady.y == pytest.approx(0, abs=1), "from the other side of the second"


def test_by_eye_nobody_aims_at_a_single_die() -> None:
    assert by_eye(Random(1), scene_of(laid((50, 10))), 0.0) is None


def test_a_die_of_a_pile_is_aimed_too() -> None:
    rules = cast("ArenaGame", game("impact_avatar", 2, {"pile_split": "allowed"}))
    foresight = Foresight(rules, Random(1), evaluator(rules))
    arena = "arena=a:WATER,b:WATER,c:FIRE removed=lmnop aside=qrstuvwxyz"
    view = rules.view(rules.parse(f"turn active=0 supplies=-+defgh/ijk {arena}"), 0)
    assert ThrowFromPile(0) in view.actions
    found = aimed("practice", foresight, Random(1), view, laid(*PLACES), ThrowFromPile(0), inf)
    assert found is not None
    assert found.gain > 0
