"""Throws computed roughly: over many of them the same happens as in the arena."""

from __future__ import annotations

from random import Random

import pytest

from throwdown.physics import Scene, Throw, simulate
from throwdown.physics.intent import aim_at
from throwdown.physics.rough import Rough, roughly
from throwdown.physics.scene import face_of
from throwdown.throwers.release import Hand, released

LYING = Scene({die: (1000 * x, 1000 * y, 8000, 1_000_000, 0, 0, 0) for die, (x, y) in enumerate([(50, 10), (-30, 45)])})
TOWER = Scene({0: (0, 0, 8000, 1_000_000, 0, 0, 0), 1: (0, 0, 24000, 1_000_000, 0, 0, 0)})


def thrown(scene: Scene, manner: str, count: int) -> list[Rough]:
    rng, intent = Random(1), aim_at(scene, 0, manner, 3.3)
    return [roughly(scene, released(rng, (Hand((5,), intent),), scene)[0]) for _ in range(count)]


@pytest.mark.study
def test_as_many_dice_turn_and_leave_as_in_the_arena() -> None:
    rng, intent = Random(1), aim_at(LYING, 0, "smash", 3.3)
    throws = [released(rng, (Hand((5,), intent),), LYING) for _ in range(20)]
    exact = [simulate(LYING, dice, seed=seed) for dice, seed in throws]
    rough = [roughly(LYING, dice) for dice, _ in throws]
    turned = sum(
        landing.faces.get(die, face_of(pose)) != face_of(pose) for landing in exact for die, pose in LYING.poses.items()
    )
    assert turned > 5
    assert abs(sum(len(each.turned) for each in rough) - turned) <= 8
    assert abs(sum(len(each.out) for each in rough) - sum(len(landing.out) for landing in exact)) <= 8


def test_the_same_throws_end_alike() -> None:
    assert thrown(LYING, "toss", 3) == thrown(LYING, "toss", 3)


def test_a_tower_that_is_left_alone_stands_and_one_that_is_struck_may_fall() -> None:
    rng, away = Random(1), aim_at(Scene({9: (70000, 0, 8000, 1_000_000, 0, 0, 0)}), 9, "drop")
    ended = roughly(TOWER, released(rng, (Hand((5,), away),), TOWER)[0])
    assert ended.stacks == ((0, 1),)
    assert any(each.stacks == () for each in thrown(TOWER, "smash", 4))


def test_a_die_that_rests_on_another_is_no_tower() -> None:
    """AMB-27: the table nudges it down; what stood before may still stand."""
    dropped = Throw(die=5, at=(0, 0, 25000), velocity=(0, 0, 0), spin=(0, 0, 0))
    alone = Scene({0: TOWER.poses[0]})
    assert roughly(alone, [dropped]) == Rough((), (), ())
    on_top = Throw(die=5, at=(0, 0, 41000), velocity=(0, 0, 0), spin=(0, 0, 0))
    assert roughly(TOWER, [on_top]).stacks == ((0, 1),)
