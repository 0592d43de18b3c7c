"""What the surfaces do to a die with this engine and time step: drop tests, compared with the figures we give.

Another version of the engine, time step or softness shows up here first.
"""

from __future__ import annotations

from math import cos, sin
from typing import Any

import mujoco
import numpy as np
import pytest

from throwdown.physics.arenas import ARENA, Surface
from throwdown.physics.cube import matrix
from throwdown.physics.dimensions import (
    APOTHEM,
    EDGE,
    FOAM_THICKNESS,
    GRAVITY,
    HALF,
    INERTIA,
    LEAN,
    MASS,
    OUTWARD,
    STEPS_PER_SECOND,
    TABLE_Z,
    WALL_HEIGHT,
)
from throwdown.physics.model import FURNITURE, Array, described, things

SPEEDS = (0.5, 1.0, 2.0, 4.0, 6.0)
UPRIGHT = (1.0, 0.0, 0.0, 0.0)
#: The quaternion of the lean of the first wall, which faces along the x axis.
LEANING = (cos(LEAN / 2), 0.0, sin(LEAN / 2), 0.0)
INTO_WALL = np.array([cos(LEAN), 0.0, -sin(LEAN)])


def arena(dice: int, gravity: tuple[float, float, float]) -> tuple[Any, Any]:
    """An engine of our own, so that the one for throws keeps its gravity."""
    model = mujoco.MjModel.from_xml_string(described(dice, ARENA))
    model.opt.gravity[:] = gravity
    return model, mujoco.MjData(model)


def put(
    data: Any, index: int, place: Any, velocity: Any = (0, 0, 0), spin: Any = (0, 0, 0), turned: Any = UPRIGHT
) -> None:
    data.qpos.reshape(-1, 7)[index] = [*place, *turned]
    data.qvel.reshape(-1, 6)[index] = [*velocity, *spin]


def rebound(place: Array, direction: Array, speed: float, turned: Any = UPRIGHT) -> float:
    """Speed after over speed before, straight into something flat, without gravity."""
    model, data = arena(1, (0, 0, 0))
    put(data, 0, place - 0.002 * direction, speed * direction, turned=turned)
    mujoco.mj_step(model, data, round((0.004 / speed + 0.02) * STEPS_PER_SECOND))
    assert data.ncon == 0, "the die has not come off again"
    return float(-(data.qvel[:3] @ direction) / speed)


def off_the_foam(speed: float) -> float:
    return rebound(np.array([0, 0, HALF]), np.array([0, 0, -1.0]), speed)


def off_the_table(speed: float) -> float:
    return rebound(np.array([0.4, 0, TABLE_Z + HALF]), np.array([0, 0, -1.0]), speed)


def off_the_wall(speed: float) -> float:
    up = WALL_HEIGHT / 2
    face = np.array([APOTHEM + up * np.tan(LEAN), 0, up])
    return rebound(face - HALF * INTO_WALL, INTO_WALL, speed, LEANING)


def off_a_die(speed: float) -> float:
    """Both fly at half the speed."""
    model, data = arena(2, (0, 0, 0))
    put(data, 0, (-HALF - 0.001, 0, 0.2), (speed / 2, 0, 0))
    put(data, 1, (HALF + 0.001, 0, 0.2), (-speed / 2, 0, 0))
    mujoco.mj_step(model, data, round((0.004 / speed + 0.02) * STEPS_PER_SECOND))
    return float((data.qvel[6] - data.qvel[0]) / speed)


@pytest.mark.parametrize(
    ("surface", "strike"),
    [(ARENA.foam, off_the_foam), (ARENA.wall, off_the_wall), (ARENA.table, off_the_table), (ARENA.dice, off_a_die)],
    ids=["foam", "wall", "table", "dice"],
)
def test_bounce(surface: Surface, strike: Any) -> None:
    bounces = [strike(speed) for speed in SPEEDS]
    assert np.mean(bounces) == pytest.approx(surface.measured, abs=0.01)
    assert bounces == pytest.approx([surface.measured] * len(SPEEDS), abs=0.05)  # hardly depends on the speed


def slowing(dice: int, gravity: Any, place: Any, velocity: Any, turned: Any = UPRIGHT) -> float:
    """How a sliding die slows down, in parts of the gravity that presses it on: that is the friction."""
    model, data = arena(dice, gravity)
    put(data, 0, (0, 0, HALF))
    put(data, dice - 1, place, velocity, turned=turned)
    mujoco.mj_step(model, data, 40)  # until it has sunk in
    before = np.linalg.norm(data.qvel[-6:-3])
    mujoco.mj_step(model, data, 80)
    return float(before - np.linalg.norm(data.qvel[-6:-3])) * STEPS_PER_SECOND / 80 / GRAVITY


def test_friction() -> None:
    down = (0, 0, -GRAVITY)
    assert slowing(1, down, (-0.05, 0, HALF), (0.8, 0, 0)) == pytest.approx(ARENA.foam.friction, rel=0.1)
    assert slowing(1, down, (0.4, 0, TABLE_Z + HALF), (0.8, 0, 0)) == pytest.approx(ARENA.table.friction, rel=0.1)
    assert slowing(2, down, (-0.006, 0, EDGE + HALF), (0.25, 0, 0)) == pytest.approx(ARENA.dice.friction, rel=0.1)
    up = WALL_HEIGHT / 2
    at_the_wall = np.array([APOTHEM + up * np.tan(LEAN), 0, up]) - HALF * INTO_WALL
    pressed = slowing(1, GRAVITY * INTO_WALL, at_the_wall, (0, 0.4, 0), LEANING)
    assert pressed == pytest.approx(ARENA.wall.friction, rel=0.1)


# Energy


def energy(data: Any) -> float:
    """Of all dice, in J."""
    places, speeds = data.qpos.reshape(-1, 7), data.qvel.reshape(-1, 6)
    moving = MASS * (speeds[:, :3] ** 2).sum() + INERTIA * (speeds[:, 3:] ** 2).sum()
    return float(moving / 2 + MASS * GRAVITY * places[:, 2].sum())


def touching(data: Any) -> bool:
    return bool(data.ncon)


@pytest.mark.parametrize("dice", [1, 6])
def test_nothing_gains_energy(dice: int) -> None:
    """Between two moments in which nothing touches, energy may only get less."""
    rng = np.random.default_rng(dice)
    for _ in range(40 // dice):
        model, data = arena(dice, (0, 0, -GRAVITY))
        for die in range(dice):
            turned = rng.normal(size=4)
            place = (0.03 * (die % 3 - 1), 0.03 * (die // 3) - 0.015, 0.09)
            velocity = rng.uniform(-1, 1, 3) * 6 / np.sqrt(3)
            put(data, die, place, velocity, rng.uniform(-57, 57, 3), turned / np.linalg.norm(turned))
        begun = least = energy(data)
        for _ in range(400):
            mujoco.mj_step(model, data, 2)
            if not touching(data):
                assert energy(data) < least + 0.01 * begun
                least = min(least, energy(data))


def test_two_dice_gain_no_energy_from_each_other() -> None:
    """Flat dice that meet at 1 m/s, at any angle, without gravity."""
    rng = np.random.default_rng(1)
    model, data = arena(2, (0, 0, 0))
    for _ in range(100):
        mujoco.mj_resetData(model, data)
        for die, side in enumerate((-1, 1)):
            half = rng.uniform(0, np.pi / 4)
            place = (0.024 * side, rng.uniform(-0.012, 0.012), 0.3)
            put(data, die, place, (-0.5 * side, 0, 0), turned=(np.cos(half), 0, 0, np.sin(half)))
        begun = (data.qvel[[0, 6]] ** 2).sum() * MASS / 2
        mujoco.mj_step(model, data, 200)
        speeds = data.qvel.reshape(-1, 6)
        ended = (MASS * (speeds[:, :3] ** 2).sum() + INERTIA * (speeds[:, 3:] ** 2).sum()) / 2
        assert ended < 1.02 * begun


# Nothing gets through


@pytest.mark.parametrize("speed", [3.0, 7.0, 12.0])
def test_no_die_goes_through_a_wall_or_the_floor(speed: float) -> None:
    """Straight at every wall, its corners and the floor, also faster than any intent may be."""
    rng = np.random.default_rng(int(speed))
    model, data = arena(1, (0, 0, -GRAVITY))
    for shot in range(48):
        mujoco.mj_resetData(model, data)
        turned, bearing = rng.normal(size=4), shot * np.pi / 16
        downward = np.array([0.1 * np.cos(bearing), 0.1 * np.sin(bearing), -1.0])
        direction = np.array([np.cos(bearing), np.sin(bearing), 0.0]) if shot < 32 else downward
        put(data, 0, (0, 0, 0.02), speed * direction, rng.uniform(-57, 57, 3), turned / np.linalg.norm(turned))
        for _ in range(60):
            mujoco.mj_step(model, data, 2)
            x, y, z = data.qpos[:3]
            out = max(x * ox + y * oy for ox, oy in OUTWARD)
            assert z > -FOAM_THICKNESS / 2, f"through the floor at {speed} m/s"
            assert z > WALL_HEIGHT or out < APOTHEM + WALL_HEIGHT * np.tan(LEAN) + 0.004, (
                f"through a wall at {speed} m/s"
            )
        assert not data.warning.number.any()


def test_a_die_weighs_what_it_should() -> None:
    model, _ = arena(1, (0, 0, -GRAVITY))
    assert model.body_mass[-1] == pytest.approx(MASS)
    assert model.body_inertia[-1] == pytest.approx([INERTIA] * 3)


def test_furniture_is_named_in_the_order_of_the_model() -> None:
    model, _ = arena(2, (0, 0, 0))
    assert things(2).tolist() == [*range(14), *4 * [14], *4 * [15]]
    assert int(model.geom_type[FURNITURE.index("table")]) == mujoco.mjtGeom.mjGEOM_PLANE
    assert float(model.geom_pos[0][2] + model.geom_size[0][2]) == pytest.approx(0)  # the top of the foam


def test_walls_pass_through_the_edge_of_the_floor() -> None:
    model, _ = arena(1, (0, 0, 0))
    for geom, kind in enumerate(FURNITURE):
        if kind == "wall":
            inward = -np.array(matrix(model.geom_quat[geom]))[:, 0]
            inner = model.geom_pos[geom] + inward * model.geom_size[geom][0]
            assert APOTHEM * cos(LEAN) == pytest.approx(float(-inner @ inward))
