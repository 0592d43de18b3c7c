"""A recorded motion without arrays: the same numbers as with them."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest

from throwdown.errors import RecordDamaged
from throwdown.physics import Scene, preset, simulate
from throwdown.physics.cube import ROTATIONS, times, top
from throwdown.physics.engine import PINNED, VERSION
from throwdown.physics.motion import EncodedMotion
from throwdown.physics.trajectory import Trajectory, times_each
from throwdown.throwers.release import Hand, released

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def motions() -> list[Trajectory]:
    """Two throws of several dice."""
    empty = Scene({})
    thrown = [
        released(Random(seed), (Hand((0, 1, 2), preset("toss", 0.0, (0, 0, 0.008), empty)),), empty) for seed in (1, 2)
    ]
    return [simulate(empty, throws, seed=seed).trajectory for throws, seed in thrown]


def test_an_encoded_motion_ends_as_the_arrays_do(motions: list[Trajectory]) -> None:
    for motion in motions:
        ends = EncodedMotion.decode(motion.encode()).last_turns()
        assert list(ends) == list(motion.dice)
        assert {die: top(turn) for die, turn in ends.items()} == {
            die: top(turn) for die, turn in motion.last_turns().items()
        }


def test_dice_turned_in_the_hand_move_by_the_same_numbers_as_with_arrays(motions: list[Trajectory]) -> None:
    for motion, turn in zip(motions, (ROTATIONS[5], ROTATIONS[17]), strict=True):
        before = Trajectory.decode(motion.encode())
        poses = np.array(before.poses)
        poses[:, 1, 3:] = times_each(poses[:, 1, 3:], np.array(turn))
        expected = Trajectory.decode(replace(before, poses=poses).encode())
        turned = Trajectory.decode(EncodedMotion.decode(motion.encode()).turned({before.dice[1]: turn}).encode())
        assert np.array_equal(turned.poses[:, 1], expected.poses[:, 1])
        assert np.array_equal(turned.poses[:, (0, 2)], before.poses[:, (0, 2)]), "no other die is touched"
        assert turned.contacts == before.contacts == EncodedMotion.decode(motion.encode()).contacts


def test_a_motion_that_no_die_turned_in_stays_as_it_is(motions: list[Trajectory]) -> None:
    data = motions[0].encode()
    assert EncodedMotion.decode(data).turned({}).encode() == data


def test_turning_back_gives_the_same_orientation(motions: list[Trajectory]) -> None:
    w, x, y, z = turn = ROTATIONS[7]
    motion = EncodedMotion.decode(motions[0].encode())
    back = motion.turned({0: turn}).turned({0: (w, -x, -y, -z)})
    assert back.last_turns()[0] == pytest.approx(motion.last_turns()[0], abs=1e-4)
    assert top(motion.turned({0: turn}).last_turns()[0]) == top(times(motion.last_turns()[0], turn))


@pytest.mark.parametrize("data", [b"", b"\x02\x01\x01\x00\x00\x00", b"\x01\x01\x00\x00\x00\x00\x00", b"\x01" * 30])
def test_bytes_that_are_no_motion_are_refused(data: bytes) -> None:
    with pytest.raises(RecordDamaged):
        EncodedMotion(data)


def test_the_pinned_engine_is_the_same_everywhere() -> None:
    """Where the package is missing, records name this version."""
    package = msgspec.json.decode((ROOT / "web" / "package.json").read_bytes())
    assert package["dependencies"]["@mujoco/mujoco"] == PINNED == VERSION
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    assert f"mujoco=={PINNED}" in wanted
