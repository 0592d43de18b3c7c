"""The same numbers, the same landing: here, in a worker, which is another process, after other throws."""

from __future__ import annotations

from hashlib import sha256
from multiprocessing import get_context
from random import Random

import pytest

from tests.physics.hands import filled, hand, tower
from throwdown.physics import ENGINE, Landing, Scene, Throw, simulate


def plans() -> list[tuple[Scene, list[Throw], bool]]:
    rng = Random(12)
    smash = filled(5, rng)
    few = filled(8, rng)
    high = tower(8, rng)
    return [
        (smash, hand(smash, 1, rng, "smash"), False),
        (few, hand(few, 1, rng, "toss"), False),
        (Scene({}), hand(Scene({}), 26, rng, "drop"), False),
        (high, hand(high, 1, rng, "toss"), True),
    ]


def mark(landing: Landing) -> str:
    """Every number of a landing and every bit of its motion."""
    output = landing.scene, landing.faces, landing.out, landing.stacks, landing.nudges, landing.flattened, landing.steps
    return sha256(repr((output, landing.trajectory.contacts)).encode() + landing.trajectory.poses.tobytes()).hexdigest()


def marks() -> list[str]:
    return [mark(simulate(scene, throws, towers=towers, seed=5)) for scene, throws, towers in plans()]


@pytest.fixture(scope="module")
def here() -> list[str]:
    return marks()


def test_again_in_this_process_and_in_another_order(here: list[str]) -> None:
    """Verification recomputes the outcome (DIG-02)."""
    backwards = [mark(simulate(scene, throws, towers=towers, seed=5)) for scene, throws, towers in plans()[::-1]]
    assert backwards[::-1] == here


@pytest.mark.service
@pytest.mark.deep
def test_in_a_worker(here: list[str]) -> None:
    """A fresh process."""
    with get_context("spawn").Pool(1) as pool:
        assert pool.apply(marks) == here


def test_the_seed_is_for_nudges_alone() -> None:
    scene, throws, _ = plans()[0]
    assert mark(simulate(scene, throws, seed=1)) == mark(simulate(scene, throws, seed=2))


def test_the_engine_has_a_name() -> None:
    assert ENGINE.startswith("mujoco 3.14.0, arena A1, ")
