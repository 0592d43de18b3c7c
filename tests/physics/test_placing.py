"""Dice moved by hand: shifted before a throw, laid where the rules say."""

from __future__ import annotations

import re
from math import radians
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cases import for_each
from tests.physics.hands import filled, lying, straight, tower
from tests.samples import examples
from throwdown.errors import ThrowRefused
from throwdown.physics import Scene, preset, simulate
from throwdown.physics.cube import yaw_of
from throwdown.physics.dimensions import APOTHEM, EDGE, HALF
from throwdown.physics.placing import AT_A_WALL, fits, free_place, laid, shift, to_wall
from throwdown.physics.reading import stacks_of, supports
from throwdown.physics.scene import face_of, minus, overlap, place_of, pose_of, quaternion_of

# Shifting (DIG-04)


def test_a_die_is_shifted_in_the_plane_and_keeps_its_face() -> None:
    """Only that die, only in the plane, before a throw (DIG-04, AMB-28: what is shifted is a scene at rest)."""
    scene = Scene({1: lying(0, 0, face=2, yaw=20), 2: lying(40, 0)})
    shifted = shift(scene, 1, -30_000, 5_000).scene
    assert shifted.poses == {1: (-30_000, 5_000, *scene.poses[1][2:]), 2: scene.poses[2]}
    assert face_of(shifted.poses[1]) == 2
    assert scene.poses[1][:2] == (0, 0)  # the scene before is as it was


REFUSED: dict[str, tuple[int, Any, Any, str]] = {
    "floats": (1, 1.0, 0, "a place is two whole numbers of µm"),
    "booleans": (1, True, 0, "a place is two whole numbers of µm"),
    "strings": (1, 0, "0", "a place is two whole numbers of µm"),
    "not a number": (1, float("nan"), 0, "a place is two whole numbers of µm"),
    "a die that is not there": (9, 0, 0, "die 9 does not lie in the arena"),
    "into a wall": (1, 83_000, 0, "die 1 would not lie inside the arena"),
    "through a wall": (1, 10**9, 0, "a place is two whole numbers of µm"),
    "beyond all numbers": (1, 10**400, 0, "a place is two whole numbers of µm"),
    "into a die": (1, 25_000, 0, "die 1 would lie in die 2 there"),
    "the bottom of a tower": (3, 0, 0, "die 3 is in a tower"),
    "the top of a tower": (4, 0, 0, "die 4 is in a tower"),
}


@for_each(("die", "x", "y", "reason"), REFUSED.values())
def test_a_shift_that_cannot_be_is_refused(die: int, x: Any, y: Any, reason: str) -> None:
    """No overlap, and inside (DIG-04); a tower is left as it stands."""
    scene = Scene({1: lying(0, 0), 2: lying(40, 0), 3: lying(-40, 0), 4: lying(-40, 0, level=1)})
    with pytest.raises(ThrowRefused, match=re.escape(reason)) as refused:
        shift(scene, die, x, y)
    assert refused.value.code == "throw/place"


def test_a_die_may_be_pushed_against_a_wall_and_another_die() -> None:
    scene = Scene({1: lying(0, 0), 2: lying(40, 0)})
    assert shift(scene, 1, 24_000, 0).scene.poses[1][0] == 24_000
    most = next(x for x in range(82_500, 80_000, -10) if to_wall(lying(x / 1000, 0)) >= 0)
    against = shift(scene.without([2]), 1, most, 0).scene
    simulate(against, [straight(9, preset("drop"))])  # the engine has nothing against it either


def test_off_the_walls_is_half_an_edge_and_moves_one_edge_at_most() -> None:
    """Within half an edge of a wall, moved by at most one edge (DIG-04)."""
    at_wall, off_wall = (lying(round(1000 * (APOTHEM - HALF - gap)), 0) for gap in (HALF - 0.001, HALF + 0.002))
    assert to_wall(at_wall) < AT_A_WALL < to_wall(off_wall)
    one_edge = round(EDGE * 1e6)
    assert shift(Scene({1: at_wall}), 1, at_wall[0] - one_edge, 0).from_wall
    assert not shift(Scene({1: at_wall}), 1, at_wall[0] - one_edge - 1, 0).from_wall
    assert not shift(Scene({1: off_wall}), 1, off_wall[0] - 1000, 0).from_wall


def test_grouping_does_not_spread() -> None:
    """In *group* the distance to the other dice may not grow (DIG-04)."""
    scene = Scene({1: lying(-40, 0), 2: lying(40, 0), 3: lying(40, 40)})
    assert not shift(scene, 1, 0, 0).spreads
    assert shift(scene, 1, -60_000, 0).spreads


@examples(50)
@given(st.integers(0, 5), st.floats(0, 90), st.floats(-80, 80), st.floats(-80, 80))
def test_the_gap_to_the_wall_is_what_the_engine_sees(face: int, yaw: float, x: float, y: float) -> None:
    pose = lying(x, y, face, yaw)
    scene = Scene({1: pose})
    if to_wall(pose) > 0.0001:
        simulate(scene, [straight(9, preset("drop", target=(-x / 2000, -y / 2000, HALF)))])
    elif to_wall(pose) < -0.001:
        with pytest.raises(ThrowRefused):
            simulate(scene, [straight(9, preset("drop"))])


# Laying


def stacks(scene: Scene) -> tuple[tuple[int, ...], ...]:
    return stacks_of(supports(scene.poses))


def faces(scene: Scene) -> dict[int, int]:
    return {die: face_of(pose) for die, pose in scene.poses.items()}


def test_what_fits_stays_where_it_is() -> None:
    scene = filled(7, Random(1))
    assert laid(scene, faces(scene), (), {}) == scene
    fewer = {die: face for die, face in faces(scene).items() if die not in (2, 5)}
    assert laid(scene, fewer, (), {}) == scene.without([2, 5])


def test_dice_that_rest_corner_to_corner_stay() -> None:
    """As a throw left them: rounded edges a little in each other."""
    one, other = (59167, 38963, 7993, 837600, 19, -13, 546284), (66715, 20406, 7993, -5, 771141, 636665, 2)
    scene = Scene({1: one, 2: other})
    assert laid(scene, faces(scene), (), {}) == scene
    assert shift(scene, 1, one[0] - 10, one[1] + 10).scene.poses[1][0] == one[0] - 10


def test_a_die_taken_from_the_middle_of_a_tower_lets_the_upper_ones_down() -> None:
    scene = Scene({**tower(5, Random(3)).poses, 8: lying(40, 40)})
    moved = Scene({die: (x + 9000, *rest) for die, (x, *rest) in scene.poses.items()})  # type: ignore[misc]
    left = {die: face for die, face in faces(moved).items() if die != 2}
    after = laid(moved, left, [(0, 1, 3, 4)], {})
    assert stacks(after) == ((0, 1, 3, 4),)
    assert faces(after) == left
    assert after.poses[8] == moved.poses[8]
    for die in (0, 1, 3, 4):
        assert abs(after.poses[die][0] - moved.poses[die][0]) < 100
        assert yaw_of(quaternion_of(after.poses[die])) == pytest.approx(
            yaw_of(quaternion_of(moved.poses[die])), abs=1e-4
        )


def test_the_bottom_of_a_tower_taken_away_lets_it_down() -> None:
    scene = tower(3, Random(3))
    after = laid(scene, {1: 1, 2: 2}, [(1, 2)], {})
    assert stacks(after) == ((1, 2),)
    single = laid(scene, {2: 2}, (), {})
    assert single.poses[2][2] == round(HALF * 1e6)


def test_a_new_die_goes_to_the_free_place_nearest_to_the_centre() -> None:
    after = laid(Scene({}), {5: 3}, (), {})
    assert after.poses == {5: lying(0, 0, face=3)}
    second = laid(after, {5: 3, 6: 1}, (), {})
    assert second.poses[5] == after.poses[5]
    assert EDGE - 0.001 < max(map(abs, place_of(second.poses[6])[:2])) < 1.5 * EDGE


def test_a_new_tower_stands_in_the_centre_with_its_faces_and_yaws() -> None:
    """Exactly above each other in the centre, faces kept, turned as asked (DIG-TOWER-1)."""
    scene = filled(6, Random(5))
    yaws = {die: radians(die - 3) for die in range(6)}
    after = laid(scene, faces(scene), [(3, 1, 4)], yaws)
    assert stacks(after) == ((3, 1, 4),)
    assert faces(after) == faces(scene)
    assert len({after.poses[die][:2] for die in (3, 1, 4)}) == 1
    assert [yaw_of(quaternion_of(after.poses[die])) for die in (3, 1, 4)] == pytest.approx(
        [0, yaws[1], yaws[4]], abs=1e-5
    )
    alone = laid(Scene({}), {1: 1, 2: 2}, [(1, 2)], {})
    assert [alone.poses[die][:2] for die in (1, 2)] == [(0, 0), (0, 0)]


def test_a_tower_that_stands_stays() -> None:
    scene = tower(4, Random(6))
    assert laid(scene, faces(scene), [(0, 1, 2, 3)], {}) == scene


def test_a_tower_taken_apart_lies_on_the_floor() -> None:
    scene = tower(4, Random(6))
    after = laid(scene, faces(scene), (), {})
    assert stacks(after) == ()
    assert all(pose[2] < (HALF + 0.001) * 1e6 for pose in after.poses.values())
    assert faces(after) == faces(scene)


def test_a_turned_face_is_turned_where_it_lies() -> None:
    scene = Scene({1: lying(30, 10, face=2, yaw=30)})
    after = laid(scene, {1: 5}, (), {})
    assert face_of(after.poses[1]) == 5
    assert after.poses[1][:2] == scene.poses[1][:2]


@examples(50)
@given(st.integers(0, 10**6))
def test_whatever_is_laid_can_be_thrown_at(seed: int) -> None:
    rng = Random(seed)
    dice = rng.sample(range(26), rng.randint(1, 14))
    shown = {die: rng.randrange(6) for die in dice}
    stack = tuple(rng.sample(dice, rng.randint(0, len(dice))))
    scene = laid(Scene({}), shown, [stack] if len(stack) > 1 else [], {die: rng.uniform(-0.08, 0.08) for die in stack})
    scene.check()
    assert faces(scene) == shown
    assert stacks(scene) == ((stack,) if len(stack) > 1 else ())
    poses = list(scene.poses.values())
    assert all(to_wall(pose) >= -0.0001 for pose in poses)
    assert all(overlap(one, other) < 0.0003 for at, one in enumerate(poses) for other in poses[:at])


def test_a_full_floor_takes_no_more() -> None:
    everywhere = {
        100 * row + column: lying(17 * row - 85, 17 * column - 85) for row in range(11) for column in range(11)
    }
    with pytest.raises(ThrowRefused, match="the arena is full") as refused:
        free_place(lying(0, 0), everywhere)
    assert refused.value.code == "throw/scene"


def test_the_free_place_is_free_and_near() -> None:
    scene = filled(10, Random(8))
    for die in scene.poses:
        place = free_place(scene.poses[die], scene.poses)
        assert fits(pose_of(place, quaternion_of(scene.poses[die])), scene.poses)
        assert max(map(abs, minus(place, place_of(scene.poses[die])))) < 3 * EDGE
