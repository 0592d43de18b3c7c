"""What is done to dice between two steps of the engine: slowing what sways, nudging what leans, laying flat."""

from __future__ import annotations

from random import Random
from statistics import fmean, pstdev

import numpy as np
import pytest

from tests.physics.hands import lying, tower
from throwdown.physics import Scene, Throw
from throwdown.physics.arenas import ARENA
from throwdown.physics.dimensions import FRAMES_PER_SECOND, GRAVITY, NUDGE_SPIN_MRAD, NUDGE_UP, SWAY_KEPT
from throwdown.physics.throw import _Run

#: Rises outside the box, beside a die that lies still.
FLYING = Throw(50, (200_000, 0, 30_000), (500, 0, 900), (0, 0, 0))


def test_dice_that_left_fly_on() -> None:
    """Nothing brakes in the air what flies outside, as what sways on a tower is braked."""
    run = _Run(Scene({1: lying(0, 0)}), [FLYING])
    run.settle(10)
    seconds = np.arange(11) / FRAMES_PER_SECOND
    free = 0.03 + 0.9 * seconds - GRAVITY * seconds**2 / 2
    assert np.array([frame[7 + 2] for frame in run.frames]) == pytest.approx(free, abs=0.001)


def is_rounded(run: _Run) -> bool:
    """Whether every number is on its grid."""
    grain = ARENA.grain
    grids = (
        (run.data.qpos.reshape(-1, 7), 3, grain.place, grain.turn),
        (run.data.qvel.reshape(-1, 6), 3, grain.speed, grain.spin),
    )
    scaled = [
        part / 2.0**power
        for numbers, at, first, second in grids
        for part, power in ((numbers[:, :at], first), (numbers[:, at:], second))
    ]
    return all((part == np.rint(part)).all() for part in scaled)


def swaying() -> _Run:
    """A tower of which the upper dice move slowly, as the engine has rounded it."""
    run = _Run(tower(3, Random(1)), [Throw(50, (500_000, 0, 0), (0, 0, 0), (0, 0, 0))])
    run.data.qvel[6:18] = np.array([5, -5, 15, 25, -25, 35] * 2) * np.array(
        [2.0**-14] * 3 + [2.0**-9] * 3 + [2.0**-14] * 3 + [2.0**-9] * 3
    )
    return run


def test_slowed_dice_are_rounded_right_then() -> None:
    """0.7 of five steps is three and a half: rounded here, where every processor computes the same."""
    run = swaying()
    fast = run.data.qvel.copy()
    run._slow_down(run.data.qpos.tolist())
    assert is_rounded(run)
    assert run.data.qvel[6:18] == pytest.approx(SWAY_KEPT * fast[6:18], abs=0.002)
    assert (run.data.qvel[:6] == fast[:6]).all()  # it lies on the floor


def test_nudged_and_flattened_dice_are_rounded_right_then() -> None:
    run = _Run(Scene({1: lying(30, 20), 2: lying(-30, 20, yaw=10)}), [FLYING])
    run._push(0, 1.25, Random(1))
    assert not is_rounded(run)
    run.round()
    assert is_rounded(run)
    run._flatten(2, {})
    assert is_rounded(run)


def test_a_nudge_is_drawn_as_whole_numbers() -> None:
    """The numbers themselves, so that another version of Python, or another language, is held against them."""
    run = _Run(Scene({1: lying(30, -40)}), [FLYING])
    run._push(0, 1.5625, Random(5))
    assert run.data.qvel[:6].tolist() == NUDGED


NUDGED = [
    -0.10575814057795489,
    0.12780800302234416,
    0.46875,
    0.10312500000000001,
    -7.6312500000000005,
    -14.015625000000002,
]


def test_nudges_are_as_strong_as_they_say() -> None:
    """Mean and deviation of every part, over many draws."""
    run, rng, pushed = _Run(Scene({1: lying(30, -40)}), [FLYING]), Random(2), []
    for _ in range(2000):
        run._push(0, 1.0, rng)
        pushed.append(run.data.qvel[:6].tolist())
    right, back, up, *spins = zip(*pushed, strict=True)
    assert fmean(right) == pytest.approx(-0.15 * 0.6, abs=0.01)
    assert fmean(back) == pytest.approx(0.15 * 0.8, abs=0.01)
    assert pstdev(right) == pytest.approx(0.15 / 12**0.5, rel=0.05) and set(up) == {NUDGE_UP}
    for spin in spins:
        assert abs(fmean(spin)) < 1 and pstdev(spin) == pytest.approx(NUDGE_SPIN_MRAD / 1000, rel=0.06)
