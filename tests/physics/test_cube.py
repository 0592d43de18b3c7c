"""Faces, rotations and quaternions of a cube."""

from __future__ import annotations

from collections import Counter
from math import cos, pi, radians, sin

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from throwdown.physics.cube import NORMALS, ROTATIONS, flat, heights, levelled, matrix, times, top, yaw_of

quaternions = st.tuples(*[st.floats(-1, 1)] * 4).filter(lambda q: sum(x * x for x in q) > 0.01)


def test_24_rotations_all_different() -> None:
    matrices = {tuple(np.rint(matrix(rotation)).astype(int).ravel()) for rotation in ROTATIONS}
    assert len(ROTATIONS) == len(matrices) == 24
    assert ROTATIONS[0] == (1, 0, 0, 0)
    for rotation in ROTATIONS:
        assert np.abs(np.subtract(matrix(rotation), np.rint(matrix(rotation)))).max() < 1e-12
        assert np.linalg.det(matrix(rotation)) == pytest.approx(1)


@given(quaternions)
def test_over_all_rotations_each_face_is_up_four_times(quaternion: tuple[float, ...]) -> None:
    """However a body lies, the 24 ways to number it share the faces out evenly: P(face) = 1/6 exactly (DIG-02)."""
    unit = np.array(quaternion) / np.linalg.norm(quaternion)
    best, second = sorted(heights(unit))[:-3:-1]
    assume(best - second > 1e-9)
    assert Counter(top(times(unit, rotation)) for rotation in ROTATIONS) == dict.fromkeys(range(6), 4)


@given(quaternions, quaternions)
def test_times_turns_one_after_the_other(a: tuple[float, ...], b: tuple[float, ...]) -> None:
    product = matrix(times(a, b))
    assert np.abs(product - np.array(matrix(a)) @ np.array(matrix(b))).max() < 1e-9


@given(quaternions, st.floats(0.1, 1e6))
def test_the_length_of_a_quaternion_does_not_matter(quaternion: tuple[float, ...], length: float) -> None:
    longer = [length * number for number in quaternion]
    assert np.abs(np.subtract(matrix(longer), matrix(quaternion))).max() < 1e-9
    assert heights(longer) == pytest.approx(heights(quaternion), abs=1e-9)


@given(quaternions)
def test_heights_are_the_vertical_parts_of_the_normals(quaternion: tuple[float, ...]) -> None:
    assert heights(quaternion) == pytest.approx((np.array(matrix(quaternion)) @ np.array(NORMALS).T)[2], abs=1e-9)


@given(st.integers(0, 5), st.floats(-pi, pi))
def test_flat_shows_its_face_and_keeps_its_yaw(face: int, yaw: float) -> None:
    lying = flat(face, yaw)
    assert top(lying) == face
    assert max(heights(lying)) == pytest.approx(1)
    apart = (yaw_of(lying) - yaw) / (pi / 2)
    assert apart == pytest.approx(round(apart), abs=1e-6)
    assert abs(yaw_of(lying)) <= pi / 4 + 1e-9


@given(st.integers(0, 5), st.floats(-pi, pi), st.floats(-pi, pi), st.floats(0, radians(50)))
def test_levelled_turns_no_farther_than_it_must(face: int, yaw: float, towards: float, lean: float) -> None:
    """Dropped flat on its most upward face (AMB-26)."""
    turn = (cos(lean / 2), sin(lean / 2) * cos(towards), sin(lean / 2) * sin(towards), 0)
    leaning = times(turn, flat(face, yaw))
    level = levelled(leaning)
    assert top(level) == top(leaning)
    assert max(heights(level)) == pytest.approx(1)
    w, x, y, z = leaning
    moved = times(level, (w, -x, -y, -z))
    angle = 2 * np.arccos(min(abs(moved[0]), 1))
    assert angle == pytest.approx(np.arccos(min(max(heights(leaning)), 1)), abs=1e-5)
