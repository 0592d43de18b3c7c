"""Targets for practice: their positions can be, their goals are open, and throws are judged by them."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from tests.cases import for_each
from throwdown.errors import GameUnknown
from throwdown.lessons.targets import (
    DOZEN,
    Goal,
    Landed,
    MasterAim,
    Target,
    all_targets,
    die_of,
    faces_of,
    is_at_wall,
    reached,
    targets_of,
)
from throwdown.physics import Intent, Scene, simulate
from throwdown.physics.cube import flat
from throwdown.physics.intent import check_release
from throwdown.physics.scene import TOLERANCE, Pose, overlap, pose_of
from throwdown.rules.arena.dice import LOST_FACE, SYMBOLS
from throwdown.throwers.release import Hand, released

ALL = [(game, number) for game in SYMBOLS for number in range(DOZEN)]
HINT = MasterAim(die=0, manner="toss", force=50, side=0)
#: A die is thrown so often until one throw reaches the goal.
TRIES = 40


def _target(goal: Goal, *faces: str) -> Target:
    """Dice of Strike in a row that show these."""
    die = die_of("strike")
    lying = {each: _pose(-40 + 20 * each, 0, die.index(face)) for each, face in enumerate(faces)}
    return Target(lying=lying, hand=1, goal=goal, hint=HINT, intent=(), chance=0.5)


def _pose(x: float, y: float, face: int = 0) -> Pose:
    """Lying at a place in mm."""
    return pose_of((x / 1000, y / 1000, 0.008), flat(face, 0.0))


def _landed(*faces: str, out: tuple[int, ...] = (), **lying: Pose) -> Landed:
    """Dice 0, 1 and so on show these, except for those that left."""
    shown = {die: face for die, face in enumerate(faces) if die not in out}
    return Landed(faces=shown, lying={int(die[1:]): pose for die, pose in lying.items()}, out=frozenset(out))


# What reaches a goal


@for_each(
    ("goal", "landed", "is_reached"),
    [
        (Goal(kind="turn", dice=[0], face="5"), _landed("5", "4", "2"), True),
        (Goal(kind="turn", dice=[0], face="5"), _landed("4", "5", "2"), False),
        (Goal(kind="turn", dice=[0], face="5"), _landed("5", "4", "2", out=(0,)), False),
        (Goal(kind="flip", count=1), _landed("3", "6", "2"), True),
        (Goal(kind="flip", count=2), _landed("3", "6", "2"), False),
        (Goal(kind="flip", count=1), _landed("3", "4", "2", out=(1,)), False),
        (Goal(kind="pair"), _landed("4", "4", "2"), True),
        (Goal(kind="pair"), _landed("3", "4", "3"), False),  # the thrown die is not one of those that lay there
        (Goal(kind="pair"), _landed("X", "X", "2"), False),
        (Goal(kind="take", count=2), _landed("3", "4", "3"), True),
        (Goal(kind="take", count=3), _landed("3", "4", "3"), False),
        (Goal(kind="take", count=2), _landed("3", "3", "X"), False),
        (Goal(kind="take", count=2), _landed("3", "3", "4", out=(2,)), False),
        (Goal(kind="stay"), _landed("X", "4", "2"), True),
        (Goal(kind="stay"), _landed("3", "4", "2", out=(1,)), False),
        (Goal(kind="clear", dice=[0]), _landed("3", "4", d0=_pose(0, 0)), True),
        (Goal(kind="clear", dice=[0]), _landed("3", "4", d0=_pose(80, 0)), False),
        (Goal(kind="clear", dice=[0]), _landed("3", "4", out=(0,)), False),
    ],
)
def test_a_throw_is_judged_by_its_goal(goal: Goal, landed: Landed, is_reached: bool) -> None:
    """A 3 and a 4 lie there; die 2 is thrown."""
    assert reached("strike", _target(goal, "3", "4"), landed) is is_reached


def test_stars_depend_on_how_often_a_master_reaches_the_goal() -> None:
    target = _target(Goal(kind="stay"), "3")
    assert replace(target, chance=0.8).within == (1, 3)
    assert replace(target, chance=0.2).within == (4, 12)


def test_a_game_without_an_arena_has_no_targets() -> None:
    with pytest.raises(GameUnknown):
        targets_of("verasselt")


# The targets of every box


def test_every_box_has_a_dozen_from_easy_to_hard() -> None:
    assert set(all_targets()) == set(SYMBOLS)
    for game in SYMBOLS:
        chances = [target.chance for target in targets_of(game)]
        assert len(chances) == DOZEN and chances == sorted(chances, reverse=True)
        assert all(0.05 <= chance <= 1 for chance in chances), (game, chances)
        assert len({tuple(target.lying.items()) for target in targets_of(game)}) == DOZEN


@for_each(("game", "number"), ALL)
def test_a_position_can_be_and_its_goal_is_open(game: str, number: int) -> None:
    """The dice lie apart in the arena, as after a turn: none is lost and none match."""
    target = targets_of(game)[number]
    scene, faces = Scene(target.lying), faces_of(game, target)
    scene.check()
    assert all(overlap(one, other) <= TOLERANCE for one, other in combinations(target.lying.values(), 2))
    assert len(set(faces.values())) == len(faces) and LOST_FACE[game] not in faces.values()
    assert set(target.goal.dice) <= set(faces) and target.hint.die in faces
    assert not target.goal.face or target.goal.face in SYMBOLS[game]
    check_release(Intent.of(target.intent), scene)
    if target.goal.kind == "clear":
        assert target.goal.dice and all(is_at_wall(target.lying[die]) for die in target.goal.dice)
    elif target.goal.kind != "stay":
        assert not reached(game, target, Landed(faces=faces, lying=target.lying, out=frozenset()))


@for_each("game", sorted(SYMBOLS))
def test_the_aim_of_a_master_reaches_a_target(game: str) -> None:
    target = next(target for target in targets_of(game) if target.goal.kind in ("flip", "clear"))
    scene, rng = Scene(target.lying), Random(game)
    die = die_of(game)
    free = tuple(each for each in range(26) if each not in target.lying)[: target.hand]
    for _ in range(TRIES):
        throws, seed = released(rng, (Hand(free, Intent.of(target.intent)),), scene)
        landing = simulate(scene, throws, seed=seed)
        faces = {each: die[face] for each, face in landing.faces.items()}
        if reached(game, target, Landed(faces=faces, lying=landing.scene.poses, out=frozenset(landing.out))):
            return
    pytest.fail(f"{TRIES} throws did not reach a goal with chance {target.chance}")
