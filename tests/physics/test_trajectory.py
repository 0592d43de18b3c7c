"""The recorded motion: small, exact enough, documented to the byte, and damage is reported."""

from __future__ import annotations

import zlib
from functools import cache
from itertools import accumulate
from random import Random
from struct import unpack_from

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.cases import for_each
from tests.physics.hands import MANNERS, filled, hand, lying, straight
from tests.samples import examples, sample
from throwdown.errors import RecordDamaged
from throwdown.physics import Landing, Scene, Throw, aim_at, preset, simulate
from throwdown.physics.cube import top
from throwdown.physics.dimensions import AUDIBLE, FRAMES_PER_SECOND, HALF, TABLE_Z
from throwdown.physics.model import FURNITURE
from throwdown.physics.motion import FOAM, LARGEST, TABLE, WALL, Contact
from throwdown.physics.trajectory import FARTHEST, MS_PER_LOOK, Contacts, Touches, Trajectory

SCENE = Scene({3: lying(20, 0), 4: lying(-50, 20)})
STRUCK = simulate(SCENE, [straight(200, aim_at(SCENE, 3, "smash"))])
SOME = STRUCK.trajectory.encode()


def angle(one: np.ndarray, other: np.ndarray) -> float:
    """The largest angle between orientations, in degrees."""
    same = np.minimum(np.abs((one * other).sum(axis=-1)), 1)
    return float(np.degrees(2 * np.arccos(same)).max())


# What is in it


def test_a_motion_begins_in_the_hand_and_ends_as_it_is_scored() -> None:
    thrown = STRUCK.trajectory.dice.index(200)
    intent = aim_at(SCENE, 3, "smash")
    hand = [length / 1000 for length in (intent.x, intent.y, intent.z)]
    assert STRUCK.trajectory.poses[0, thrown, :3] == pytest.approx(hand, abs=0.001)
    assert STRUCK.trajectory.seconds == pytest.approx(STRUCK.seconds)
    for die, face in STRUCK.faces.items():
        if die in STRUCK.trajectory.dice:
            assert top(STRUCK.trajectory.poses[-1, STRUCK.trajectory.dice.index(die), 3:]) == face


def test_dice_that_never_move_are_left_out() -> None:
    assert 3 in STRUCK.trajectory.dice
    far = Scene({1: lying(70, 0)})
    assert simulate(far, [straight(2, preset("drop", target=(-0.05, 0, HALF)))]).trajectory.dice == (2,)


def test_no_die_jumps() -> None:
    """From frame to frame no die moves faster than it can."""
    for poses in np.swapaxes(STRUCK.trajectory.poses, 0, 1):
        assert np.abs(np.diff(poses[:, :3], axis=0)).max() * FRAMES_PER_SECOND < 8


# Contacts


def test_contacts_tell_what_was_struck_when_and_how_hard() -> None:
    landing = simulate(Scene({}), [straight(5, preset("drop"))])
    first = landing.trajectory.contacts[0]
    assert (first.what, first.on) == (FOAM, 5)
    fall = preset("drop").z / 1000 - HALF
    assert first.ms == pytest.approx(1000 * np.sqrt(2 * fall / 9.81), abs=12)
    assert 0.5 < first.newtons < 20
    assert all(contact.newtons > 0.95 * AUDIBLE for contact in landing.trajectory.contacts)
    assert [contact.ms for contact in landing.trajectory.contacts] == sorted(c.ms for c in landing.trajectory.contacts)


def test_dice_that_strike_each_other_are_heard() -> None:
    struck = {(contact.what, contact.on) for contact in STRUCK.trajectory.contacts}
    assert (3, 200) in struck or (200, 3) in struck
    missed = simulate(Scene({}), [Throw(1, (300_000, 0, 40_000), (0, 0, 0), (0, 0, 0))])
    assert {contact.what for contact in missed.trajectory.contacts} == {TABLE}
    wall = simulate(Scene({}), [Throw(1, (0, 0, 40_000), (2000, 0, 0), (0, 0, 0))])
    assert WALL in {contact.what for contact in wall.trajectory.contacts}


def test_nothing_is_heard_of_dice_that_lie_still() -> None:
    landing = simulate(SCENE, [Throw(9, (300_000, 0, 40_000), (0, 0, 0), (0, 0, 0))])
    assert all(contact.on == 9 for contact in landing.trajectory.contacts)


def test_touches_close_in_time_are_one_sound_with_its_peak() -> None:
    """Even the very first and only one."""
    die = len(FURNITURE)
    looks, forces = np.array([1, 2, 3, 20]), np.array([1.0, 5.0, 2.0, 0.1])
    touches = Touches(looks, np.array([[0, die]] * 4), forces)
    assert [(heard.what, heard.on, heard.ms) for heard in touches.heard([7])] == [(FOAM, 7, round(2 * MS_PER_LOOK))]
    apart = Touches(np.array([1, 40]), np.array([[0, die]] * 2), np.array([1.0, 1.0]))
    assert [heard.ms for heard in apart.heard([7])] == [round(MS_PER_LOOK), round(40 * MS_PER_LOOK)]
    points = Touches(np.array([1, 1]), np.array([[0, die]] * 2), np.array([0.3, 0.3]))
    assert len(points.heard([7])) == 1  # two points of one touch, added up


def test_a_motion_without_contact_has_no_contacts() -> None:
    touches = Contacts(np.arange(0)).touches()
    assert touches.heard([1]) == ()
    assert not touches.inside(0)


# On the wire


#: How many dice lie there, and how many are thrown.
MIXED = ((0, 1), (5, 1), (5, 1), (3, 4), (0, 6), (0, 26))


@cache
def mixed() -> list[Landing]:
    rng = Random(6)
    landings = []
    for filling, count in MIXED:
        scene = filled(filling, rng)
        landings.append(simulate(scene, hand(scene, count, rng, rng.choice(MANNERS))))
    return landings


@for_each("which", range(len(MIXED)))
def test_decoded_motion_is_exact_enough(which: int) -> None:
    landing = mixed()[which]
    motion = landing.trajectory
    decoded = Trajectory.decode(motion.encode())
    assert decoded.dice == motion.dice
    assert decoded.contacts == motion.contacts
    assert decoded.poses.shape == motion.poses.shape
    assert np.abs(decoded.poses[..., :3] - motion.poses[..., :3]).max() <= 0.00002
    assert angle(decoded.poses[..., 3:], motion.poses[..., 3:]) <= 0.02
    assert np.abs(np.linalg.norm(decoded.poses[..., 3:], axis=-1) - 1).max() < 1e-9
    for index, die in enumerate(decoded.dice):
        if die in landing.faces:
            assert top(decoded.poses[-1, index, 3:]) == landing.faces[die]


def test_sizes() -> None:
    rng = Random(9)
    one_into_five = []
    for _ in range(sample(3, 10)):
        scene = filled(5, rng)
        one_into_five.append(simulate(scene, hand(scene, 1, rng, rng.choice(MANNERS))))
    assert max(len(landing.trajectory.encode()) for landing in one_into_five) <= 2000
    many = [simulate(Scene({}), hand(Scene({}), 26, rng, manner)) for manner in ("hit", "toss", "drop")[: sample(1, 3)]]
    assert max(len(landing.trajectory.encode()) for landing in many) <= 14_000


def test_six_dice_over_two_seconds() -> None:
    rng = Random(10)
    for manner in MANNERS:
        motion = simulate(Scene({}), hand(Scene({}), 6, rng, manner)).trajectory
        missing = 2 * FRAMES_PER_SECOND + 1 - len(motion.poses)
        poses = np.concatenate([motion.poses, np.repeat(motion.poses[-1:], missing, axis=0)])
        assert len(Trajectory(motion.dice, poses, motion.contacts).encode()) <= 4000


def test_the_layout_is_the_documented_one() -> None:
    """Read by hand, as another program would."""
    data = zlib.decompress(SOME)
    version, count, frames, struck = unpack_from("<BBHH", data)
    assert (version, count, frames, struck) == (
        1,
        len(STRUCK.trajectory.dice),
        len(STRUCK.trajectory.poses),
        len(STRUCK.trajectory.contacts),
    )
    assert tuple(data[6 : 6 + count]) == STRUCK.trajectory.dice
    size = 7 * count * frames
    lows, highs = data[6 + count : 6 + count + size], data[6 + count + size : 6 + count + 2 * size]
    folded = [low + 256 * high for low, high in zip(lows, highs, strict=True)]
    differences = [number // 2 if number % 2 == 0 else -(number + 1) // 2 for number in folded]
    rows = [list(accumulate(differences[at : at + frames])) for at in range(0, size, frames)]
    for die in range(count):
        for frame in (0, frames // 2, frames - 1):
            numbers = [rows[plane * count + die][frame] % 65536 for plane in range(7)]
            x, y, z, largest, *three = (number - 65536 * (number > 32767) for number in numbers)
            small = [number * 0.5**0.5 / 32767 for number in three]
            small.insert(largest, (1 - sum(number**2 for number in small)) ** 0.5)
            shown = STRUCK.trajectory.poses[frame, die]
            assert [0.00002 * x, 0.00002 * y, 0.00002 * z] == pytest.approx(shown[:3], abs=0.00002)
            assert angle(np.array(small), shown[3:]) <= 0.02
    at = 6 + count + 2 * size
    for contact in STRUCK.trajectory.contacts:
        assert Contact(*unpack_from("<HBBB", data, at)) == contact
        at += 5
    assert at == len(data)


def test_dice_that_fly_far_stay_where_they_were_last_seen() -> None:
    landing = simulate(Scene({}), [Throw(1, (150_000, 0, 300_000), (4000, 4000, 2000), (0, 0, 0))])
    poses = landing.trajectory.poses[:, 0, :3]
    assert landing.out == {1: "missed"}
    assert np.abs(poses).max() <= FARTHEST
    assert np.abs(Trajectory.decode(landing.trajectory.encode()).poses[:, 0, :3] - poses).max() <= 0.00002


def test_a_release_above_the_recorded_space_is_shown_at_its_edge() -> None:
    landing = simulate(Scene({}), [Throw(1, (0, 0, 900_000), (0, 0, 0), (0, 0, 0))])
    assert landing.faces
    decoded = Trajectory.decode(landing.trajectory.encode())
    assert decoded.poses[0, 0, 2] == pytest.approx(FARTHEST)
    assert top(decoded.poses[-1, 0, 3:]) == landing.faces[1]
    assert decoded.poses[-1, 0, 2] == pytest.approx(HALF, abs=0.0001)


# Damage


def check_refused(data: bytes) -> None:
    """Damaged bytes are refused with our own error, or hold a motion that is whole."""
    try:
        motion = Trajectory.decode(data)
    except RecordDamaged as damaged:
        assert damaged.code == "record/motion"
        return
    assert np.isfinite(motion.poses).all()
    assert motion.poses.shape[1:] == (len(motion.dice), 7)


@examples(300)
@given(st.binary(max_size=200))
@example(b"")
@example(zlib.compress(b""))
@example(zlib.compress(b"\x01\x00\x00\x00\x00\x00"))
@example(zlib.compress(b"\x01\xff\xff\xff\xff\xff"))
@example(zlib.compress(b"\x02" + bytes(20)))
def test_any_bytes(data: bytes) -> None:
    check_refused(data)
    check_refused(zlib.compress(data))


@examples(300)
@given(st.integers(0, len(SOME) - 1), st.integers(1, 255))
def test_a_changed_byte_is_found(at: int, change: int) -> None:
    """Or it makes no difference: not every bit of a deflated stream says something."""
    damaged = SOME[:at] + bytes([SOME[at] ^ change]) + SOME[at + 1 :]
    try:
        motion = Trajectory.decode(damaged)
    except RecordDamaged as error:
        assert error.code == "record/motion"
    else:
        assert motion.encode() == Trajectory.decode(SOME).encode()


@examples(300)
@given(st.data())
def test_changes_under_the_deflation_never_break_it(data: st.DataObject) -> None:
    whole = bytearray(zlib.decompress(SOME))
    for _ in range(data.draw(st.integers(1, 5))):
        whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(0, 255))
    check_refused(zlib.compress(bytes(whole)))


@pytest.mark.parametrize("cut", [1, 2, 10, len(SOME) // 2, len(SOME) - 1])
def test_a_cut_is_found(cut: int) -> None:
    with pytest.raises(RecordDamaged):
        Trajectory.decode(SOME[:cut])
    with pytest.raises(RecordDamaged):
        Trajectory.decode(zlib.compress(zlib.decompress(SOME)[:-cut]))


def test_bytes_after_a_trajectory_are_refused() -> None:
    with pytest.raises(RecordDamaged, match="more follows it"):
        Trajectory.decode(SOME + b"x")


def test_a_small_file_does_not_become_a_huge_one() -> None:
    with pytest.raises(RecordDamaged, match="too long"):
        Trajectory.decode(zlib.compress(bytes(50 * LARGEST)))


def test_no_frames_are_no_motion() -> None:
    with pytest.raises(RecordDamaged, match="at least one frame"):
        Trajectory.decode(zlib.compress(b"\x01\x01\x00\x00\x00\x00\x07"))


def test_a_quaternion_longer_than_one_is_found() -> None:
    empty = Trajectory((1,), np.array([[[0, 0, TABLE_Z, 1, 0, 0, 0]]]), ())
    whole = bytearray(zlib.decompress(empty.encode()))
    whole[-3:] = b"\xff" * 3  # the high bytes of the three small components
    with pytest.raises(RecordDamaged, match="the length 1"):
        Trajectory.decode(zlib.compress(bytes(whole)))
