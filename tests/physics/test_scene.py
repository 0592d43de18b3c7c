"""Scenes: whole numbers that stay as they are, and scenes that cannot be."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cases import for_each
from tests.physics.hands import filled, hand, lying, straight
from throwdown.errors import ThrowRefused
from throwdown.physics import Scene, preset, simulate
from throwdown.physics.cube import FACES, flat
from throwdown.physics.dimensions import EDGE, HALF, MOST_DICE
from throwdown.physics.model import FURNITURE, model, things
from throwdown.physics.scene import (
    HIGHEST_DIE,
    TOLERANCE,
    face_of,
    overlap,
    place_of,
    pose_of,
    quaternion_of,
)

DROP = [straight(99, preset("drop"))]


@given(st.integers(0, FACES - 1), st.floats(-3, 3), st.floats(-0.08, 0.08), st.floats(-0.08, 0.08))
def test_a_pose_is_exact_to_the_micrometre(face: int, yaw: float, x: float, y: float) -> None:
    pose = pose_of((x, y, HALF), flat(face, yaw))
    assert all(type(number) is int for number in pose)
    assert np.abs(np.subtract(place_of(pose), (x, y, HALF))).max() <= 0.5e-6
    assert np.abs(np.subtract(quaternion_of(pose), flat(face, yaw))).max() < 2e-6
    assert face_of(pose) == face
    assert pose_of(place_of(pose), quaternion_of(pose))[:3] == pose[:3]


def test_without() -> None:
    scene = Scene({3: lying(0, 0), 5: lying(30, 0), 7: lying(60, 0)})
    assert list(scene.without([5, 9]).poses) == [3, 7]


GOOD = lying(0, 0)
CANNOT_BE: dict[str, tuple[dict[Any, Any], str]] = {
    "floats": ({1: (0.0, *GOOD[1:])}, "seven whole numbers"),
    "booleans": ({1: (True, *GOOD[1:])}, "seven whole numbers"),
    "not a number": ({1: (float("nan"), *GOOD[1:])}, "seven whole numbers"),
    "strings": ({1: ("0", *GOOD[1:])}, "seven whole numbers"),
    "six numbers": ({1: GOOD[:6]}, "seven whole numbers"),
    "huge numbers": ({1: (*GOOD[:6], 10**400)}, "seven whole numbers"),
    "no orientation": ({1: (*GOOD[:3], 0, 0, 0, 0)}, "not an orientation"),
    "too long an orientation": ({1: (*GOOD[:3], *(2 * number for number in GOOD[3:]))}, "not an orientation"),
    "under the floor": ({1: (0, 0, -20_000, *GOOD[3:])}, "-20.0 mm high"),
    "sunk": ({1: (0, 0, 6_900, *GOOD[3:])}, "6.9 mm high"),
    "in the sky": ({1: (0, 0, 900_000, *GOOD[3:])}, "900.0 mm high"),
    "outside": ({1: (93_000, 0, *GOOD[2:])}, "(93, 0) mm is not in the arena"),
    "in a wall": ({1: lying(86, 0)}, "die 1 overlaps with wall: leave room"),
    "in each other": ({1: lying(0, 0), 2: lying(15, 0)}, "die 2 overlaps with die 1: leave room"),
    "in the same place": ({1: GOOD, 2: GOOD}, "die 2 overlaps with die 1"),
    "a die that is no number": ({"one": GOOD}, f"from 0 to {HIGHEST_DIE}"),
    "a die of too high a number": ({250: GOOD}, f"from 0 to {HIGHEST_DIE}"),
}


@for_each(("poses", "reason"), CANNOT_BE.values())
def test_a_scene_that_cannot_be_is_refused(poses: dict[int, Any], reason: str) -> None:
    with pytest.raises(ThrowRefused, match=re.escape(reason)) as refused:
        simulate(Scene(poses), DROP)
    assert refused.value.code == "throw/scene"


def test_more_than_26_dice_are_refused() -> None:
    poses = {die: lying(30 * (die % 5 - 2), 30 * (die // 5 % 5 - 2), level=die // 25) for die in range(27)}
    with pytest.raises(ThrowRefused, match="27 dice lie in the arena"):
        Scene(poses).check()


def test_what_a_throw_leaves_is_a_scene_for_the_next() -> None:
    """Dice keep their places between throws, to the last number (DIG-01)."""
    rng = Random(4)
    scene = filled(8, rng)
    for _ in range(5):
        scene.check()
        landing = simulate(scene, hand(scene, 1, rng, "toss"))
        moved = set(landing.trajectory.dice)
        for die in scene.poses.keys() - moved:
            assert (
                max(abs(a - b) for a, b in zip(landing.scene.poses[die][:3], scene.poses[die][:3], strict=True)) <= 100
            )
            assert landing.faces[die] == face_of(scene.poses[die])
        scene = landing.scene.without([100])


def test_overlap_of_flat_dice_is_what_it_says() -> None:
    assert overlap(lying(0, 0), lying(16, 0)) == pytest.approx(0, abs=1e-6)
    assert overlap(lying(0, 0), lying(15, 0)) == pytest.approx(0.001, abs=1e-6)
    assert overlap(lying(0, 0), lying(0, 0, level=1)) == pytest.approx(0, abs=1e-6)
    assert overlap(lying(0, 0), lying(40, 0)) == 0
    assert overlap(lying(0, 0), lying(17, 0, yaw=45)) > 0.001  # its corner points here


def test_dice_that_touch_corner_to_corner_are_apart() -> None:
    """Two dice on the floor, each pointing at the other with an edge: the rounding counts."""
    diagonal = 2 * (6 * 2**0.5 + 2)  # mm
    assert overlap(lying(0, 0, yaw=45), lying(diagonal, 0, yaw=45)) < 1e-5
    assert overlap(lying(0, 0, yaw=45), lying(diagonal - 1, 0, yaw=45)) == pytest.approx(0.001, abs=1e-5)
    rested = (59167, 38963, 7993, 837600, 19, -13, 546284), (66715, 20406, 7993, -5, 771141, 636665, 2)
    assert overlap(*rested) < TOLERANCE  # the engine sees no contact here: rounded edges may meet a little


def test_every_number_of_dice_has_its_model() -> None:
    assert things(MOST_DICE).max() == len(FURNITURE) + MOST_DICE - 1
    assert model(MOST_DICE).nbody == 1 + MOST_DICE
    assert model(3) is model(3)
    assert EDGE == 2 * HALF
