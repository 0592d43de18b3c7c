"""Towers: they stand by themselves until they are hit."""

from __future__ import annotations

from random import Random

import mujoco
import numpy as np
import pytest

from tests.physics.hands import faults, lying, straight, tower
from tests.samples import sample
from throwdown.physics import Scene, Throw, aim_at, preset, simulate
from throwdown.physics.dimensions import EDGE, HALF, STEPS_PER_SECOND
from throwdown.physics.throw import _Run

OUTSIDE = Throw(99, (500_000, 0, 0), (0, 0, 0), (0, 0, 0))


@pytest.mark.study
@pytest.mark.parametrize("height", [5, 8])
def test_a_tower_stands_ten_seconds_untouched(height: int) -> None:
    """Stable by itself, yaws within 5 degrees: all of 5, or of 20, drift under 1 mm (DIG-TOWER-1)."""
    for seed in range(sample(5, 20)):
        run = _Run(tower(height, Random(seed)), [OUTSIDE])
        begun = run.data.qpos.reshape(-1, 7)[:height].copy()
        mujoco.mj_step(run.model, run.data, 10 * STEPS_PER_SECOND)
        drift = np.abs(run.data.qpos.reshape(-1, 7)[:height, :3] - begun[:, :3]).max()
        assert drift < 0.001, f"tower {seed} drifted by {1000 * drift:.2f} mm"


@pytest.mark.parametrize("height", [2, 5, 8])
def test_a_throw_beside_a_tower_leaves_it(height: int) -> None:
    """It is settled before the next throw and stays a stack, bottom to top (DIG-TOWER-1, DIG-TOWER-2)."""
    for towers in (True, False):
        scene = tower(height, Random(height))
        landing = simulate(scene, [straight(50, preset("drop", target=(0.06, 0.02, HALF)))], towers=towers)
        assert landing.stacks == (tuple(range(height)),)
        assert landing.nudges == ()
        assert {die: landing.faces[die] for die in range(height)} == {die: die % 6 for die in range(height)}


def test_the_scene_after_it_is_a_tower_too() -> None:
    """Again and again: a tower does not wander from throw to throw."""
    scene = tower(6, Random(1))
    begun = scene.poses[5]
    for _ in range(6):
        scene = simulate(scene, [straight(50, preset("drop", target=(0.06, 0.02, HALF)))], towers=True).scene.without(
            [50]
        )
    assert abs(scene.poses[5][0] - begun[0]) + abs(scene.poses[5][1] - begun[1]) < 1000


def test_a_hit_tower_falls() -> None:
    fallen = 0
    for bearing in range(5):
        scene = tower(5, Random(bearing))
        throws = [straight(50, aim_at(scene, 3, "smash", bearing))]
        landing = simulate(scene, throws, towers=True)
        fallen += landing.stacks != ((0, 1, 2, 3, 4),)
        assert faults(scene, throws, landing, towers=True) == []
    assert fallen >= 4


def test_a_die_on_a_tower_makes_it_higher() -> None:
    """Only if it lies flat on the top die alone (DIG-TOWER-2)."""
    scene = tower(3, Random(2))
    on_top = Throw(50, (0, 0, round(1e6 * (HALF + 3 * EDGE)) + 300), (0, 0, 0), (0, 0, 0))
    assert simulate(scene, [on_top], towers=True).stacks == ((0, 1, 2, 50),)
    assert simulate(scene, [on_top], towers=False).stacks[:1] == ((0, 1, 2),)


def test_a_touched_tower_comes_to_rest_soon() -> None:
    """Dice that only sway on others lose that speed: real dice rub."""
    for seed in range(sample(2, 4)):
        scene = tower(8, Random(seed))
        drop = straight(50, preset("drop", target=(0.004, 0.002, HALF), scene=scene))
        landing = simulate(scene, [drop], towers=True)
        assert landing.seconds < 1.6
        assert faults(scene, [drop], landing, towers=True) == []


def test_calm_does_not_hold_up_what_falls() -> None:
    """A die balanced on an edge above another falls all the same."""
    leaning = lying(0, 0, level=1)
    run = _Run(Scene({1: lying(0, 0), 2: (7_200, *leaning[1:])}), [OUTSIDE])
    run.settle(240)
    assert run.data.qpos[9] < EDGE
