"""Dice at rest: in or out, flat or leaning, on the floor or on each other."""

from __future__ import annotations

from math import cos, pi, radians, sin

import numpy as np
import pytest

from tests.cases import for_each
from tests.physics.hands import lying
from throwdown.physics import Pose, Scene
from throwdown.physics.cube import flat, times
from throwdown.physics.dimensions import APOTHEM, EDGE, HALF, REACH, TABLE_Z, WALL_HEIGHT, WALL_THICKNESS, rim
from throwdown.physics.reading import FLOOR, LEANING, beyond, is_inside, read, stacks_of, supports, tilt
from throwdown.physics.scene import pose_of

NOTHING = Scene({})


def tilted(x: float, y: float, degrees: float, height: float = HALF) -> Pose:
    turn = np.array([cos(radians(degrees) / 2), sin(radians(degrees) / 2), 0, 0])
    return pose_of((x / 1000, y / 1000, height), times(turn, flat(4, 0.3)))


# In and out (AMB-25, DIG-05)


@for_each(
    ("pose", "inside"),
    [
        (lying(0, 0), True),
        (lying(81, 0), True),
        (lying(75, 30), True),
        (lying(120, 0), False),  # outside
        (pose_of((0.12, 0, TABLE_Z + HALF), flat(0, 0)), False),
        (pose_of((rim(WALL_HEIGHT) + WALL_THICKNESS / 2, 0, WALL_HEIGHT + HALF), flat(0, 0)), False),  # on the rim
        (pose_of((0.095, 0, WALL_HEIGHT + 0.013), flat(0, 0)), False),  # held up by the rim
        (lying(0, 0, level=5), True),  # on a tower that is higher than the walls
    ],
)
def test_in_or_out_at_rest(pose: Pose, inside: bool) -> None:
    """The centre over the floor and resting inside is in; on the rim or outside is out (AMB-25)."""
    assert is_inside(pose) is inside
    reading = read({1: pose}, set(), True, NOTHING)
    assert (1 in reading.inside) is inside
    assert (1 in reading.faces) is inside
    assert reading.outside == (() if inside else (1,))


def test_a_die_that_touched_outside_is_out_wherever_it_lies_now() -> None:
    """Touching anything outside is out, even if it comes back (AMB-25, DIG-05)."""
    reading = read({1: lying(0, 0), 2: lying(30, 0)}, {1}, False, NOTHING)
    assert reading.outside == (1,)
    assert list(reading.faces) == [2]


def test_whatever_touches_the_table_is_beyond() -> None:
    """The latch sees every die that can touch the table or the outer side of a wall (AMB-25)."""
    for side in np.arange(0, 2 * pi, pi / 32):
        nearest = (APOTHEM + WALL_THICKNESS + HALF) / cos((side + pi / 8) % (pi / 4) - pi / 8)
        for z in (TABLE_Z + HALF, TABLE_Z + REACH, 0.03):
            assert beyond(nearest * cos(side), nearest * sin(side), z)


def test_no_die_inside_is_beyond() -> None:
    for side in np.arange(0, 2 * pi, pi / 32):
        for z in (HALF, 0.03, WALL_HEIGHT):
            farthest = (rim(z) - 0.004) / cos((side + pi / 8) % (pi / 4) - pi / 8)
            assert not beyond(farthest * cos(side), farthest * sin(side), z)
    assert not beyond(0.2, 0, WALL_HEIGHT + 0.001)  # it flies over the rim: nothing is lost yet


# Readable (DIG-NUDGE-1)


@pytest.mark.parametrize(("degrees", "leans"), [(0, False), (1.9, False), (2.1, True), (12, True), (45, True)])
def test_readable_is_two_degrees(degrees: float, leans: bool) -> None:
    """The top face within 2° of the vertical can be read (DIG-NUDGE-1, CORE-23)."""
    pose = tilted(0, 0, degrees)
    assert tilt(pose) == pytest.approx(radians(degrees), abs=1e-4)
    assert (1 in read({1: pose}, set(), True, NOTHING).leaning) is leans


def test_dice_outside_are_not_read_and_so_never_lean() -> None:
    assert read({1: tilted(120, 0, 30)}, set(), True, NOTHING).leaning == ()


# On each other (DIG-TOWER-2)


def test_a_chain_is_a_stack_from_bottom_to_top() -> None:
    """B is on A if only A's top bears it and its centre is over A; chains give stacks (DIG-TOWER-2)."""
    poses = {7: lying(1, 0, level=2), 3: lying(2, 1, level=1), 5: lying(0, 0), 9: lying(40, 0)}
    assert supports(poses) == {7: 3, 3: 5, 5: FLOOR, 9: FLOOR}
    assert stacks_of(supports(poses)) == ((5, 3, 7),)


def test_two_stacks_beside_each_other() -> None:
    poses = {1: lying(0, 0), 2: lying(0, 0, level=1), 3: lying(17, 0), 4: lying(17, 0, level=1, yaw=3)}
    assert sorted(stacks_of(supports(poses))) == [(1, 2), (3, 4)]


def test_a_die_on_two_dice_leans() -> None:
    """Supported by two dice: leaning, however flat it lies (DIG-TOWER-2)."""
    poses = {1: lying(-9, 0), 2: lying(9, 0), 3: lying(2, 0, level=1)}
    assert supports(poses)[3] == LEANING
    assert read(poses, set(), True, NOTHING).leaning == (3,)
    assert read(poses, set(), True, NOTHING).stacks == ()


def test_a_die_that_hangs_over_leans() -> None:
    assert supports({1: lying(0, 0), 2: lying(9, 0, level=1)})[2] == LEANING
    assert supports({1: lying(0, 0), 2: lying(7, 0, level=1)})[2] == 1


def test_a_die_held_up_by_a_wall_or_nothing_leans() -> None:
    assert supports({1: lying(80, 0, level=0.5)})[1] == LEANING


def test_two_dice_on_one_both_lean() -> None:
    poses = {1: lying(0, 0), 2: lying(-8, 0, level=1), 3: lying(8, 0, level=1)}
    assert supports(poses) == {1: FLOOR, 2: LEANING, 3: LEANING}


def test_a_die_beside_another_stands_on_the_floor() -> None:
    assert supports({1: lying(0, 0), 2: lying(16, 0)}) == {1: FLOOR, 2: FLOOR}


# Accidental stacks (AMB-27)


def test_a_die_on_another_stays_only_where_towers_are_allowed() -> None:
    """Nudged down, or a tower, as the edition has it (AMB-27)."""
    poses = {1: lying(0, 0), 2: lying(1, 0, level=1)}
    assert read(poses, set(), False, NOTHING).leaning == (2,)
    with_towers = read(poses, set(), True, NOTHING)
    assert with_towers.leaning == ()
    assert with_towers.stacks == ((1, 2),)


def test_a_tower_that_stood_before_is_no_accident() -> None:
    """Without towers only what newly lies on another is nudged (AMB-27)."""
    before = Scene({1: lying(0, 0), 2: lying(0, 0, level=1)})
    after = {**before.poses, 3: lying(1, 0, level=2)}
    assert read(before.poses, set(), False, before).leaning == ()
    assert read(after, set(), False, before).leaning == (3,)
    swapped = {2: lying(0, 0), 1: lying(0, 0, level=1)}
    assert read(swapped, set(), False, before).leaning == (1,)


def test_a_die_is_as_high_as_it_is() -> None:
    assert pytest.approx(lying(0, 0, level=1)[2] / 1e6 - lying(0, 0)[2] / 1e6) == EDGE
