"""One throw: what is refused, how dice leave, how they come to rest, how leaning ones are nudged."""

from __future__ import annotations

import re
from dataclasses import replace
from math import cos, pi, sin
from random import Random
from typing import Any

import mujoco
import numpy as np
import pytest

from tests.cases import for_each
from tests.physics.hands import MANNERS, faults, filled, hand, lying, released, straight, tower
from tests.samples import sample
from throwdown.errors import ThrowFailed, ThrowRefused
from throwdown.physics import Intent, Scene, Throw, aim_at, preset, simulate, throw
from throwdown.physics.arenas import START
from throwdown.physics.cube import ROTATIONS, flat, levelled, times, top
from throwdown.physics.dimensions import (
    EDGE,
    HALF,
    MOST_NUDGES,
    MOST_SECONDS,
    OUT_FRAMES,
    REST_FRAMES,
    REST_SPEED,
    REST_SPIN,
    TABLE_Z,
    WALL_HEIGHT,
    WALL_THICKNESS,
    rim,
)
from throwdown.physics.intent import by_way
from throwdown.physics.reading import tilt
from throwdown.physics.scene import face_of, pose_of
from throwdown.physics.throw import MOST_FRAMES, WITHIN, _Run

ONE = straight(1, by_way(START, 0.0, (0.0, 0.0, HALF)))
EMPTY = Scene({})


@pytest.fixture
def never_simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refused throw is not simulated: not one step."""

    def step(*_: object) -> None:
        raise AssertionError("it was simulated")

    monkeypatch.setattr(mujoco, "mj_step", step)


# Refused


@pytest.mark.parametrize("count", [0, 27])
@pytest.mark.usefixtures("never_simulated")
def test_a_throw_has_1_to_26_dice(count: int) -> None:
    with pytest.raises(
        ThrowRefused, match=f"{count} dice cannot be thrown at 0 others: throw 1 to 26 in all"
    ) as refused:
        simulate(EMPTY, [replace(ONE, die=die, at=(0, 0, 100_000 + 30_000 * die)) for die in range(count)])
    assert refused.value.code == "throw/dice"


@pytest.mark.usefixtures("never_simulated")
def test_there_are_26_dice_in_all() -> None:
    scene = Scene({die: lying(17 * (die % 5 - 2), 17 * (die // 5 - 2)) for die in range(25)})
    with pytest.raises(ThrowRefused, match="2 dice cannot be thrown at 25 others"):
        simulate(scene, [replace(ONE, die=30), replace(ONE, die=31, at=(0, 0, 200_000))])


@pytest.mark.parametrize(("scene", "dice"), [(EMPTY, (1, 1)), (Scene({1: lying(0, 0)}), (1,))])
@pytest.mark.usefixtures("never_simulated")
def test_no_die_is_twice_on_the_table(scene: Scene, dice: tuple[int, ...]) -> None:
    throws = [replace(ONE, die=die, at=(0, 0, 100_000 + 50_000 * number)) for number, die in enumerate(dice)]
    with pytest.raises(ThrowRefused, match="die 1 is twice on the table") as refused:
        simulate(scene, throws)
    assert refused.value.code == "throw/dice"


def changed(field: str, value: Any) -> Throw:
    numbers: dict[str, Any] = {field: value}
    return replace(ONE, **numbers)


BAD = [float("nan"), float("inf"), True, "1", None, 0.5, 10**40, -(10**40)]


@for_each("field", WITHIN)
@for_each("value", BAD)
@pytest.mark.usefixtures("never_simulated")
def test_a_throw_is_bounded_whole_numbers(field: str, value: Any) -> None:
    """NaN and what is out of range never reach the engine (DIG-02)."""
    count, low, high, _ = WITHIN[field]
    numbers = value if count == 1 else (0,) * (count - 1) + (value,)
    wanted = "a whole number" if count == 1 else f"{count} whole numbers"
    pattern = re.escape(f"{field} must be {wanted} from {low} to {high}")
    with pytest.raises(ThrowRefused, match=pattern) as refused:
        simulate(EMPTY, [changed(field, numbers)])
    assert refused.value.code == "throw/intent"


@pytest.mark.parametrize("field", ["at", "velocity", "spin", "orientation"])
@pytest.mark.usefixtures("never_simulated")
def test_a_throw_has_all_its_numbers(field: str) -> None:
    with pytest.raises(ThrowRefused, match=f"{field} must be [34] whole numbers"):
        simulate(EMPTY, [changed(field, (1, 1))])


@pytest.mark.usefixtures("never_simulated")
def test_no_orientation_is_refused() -> None:
    with pytest.raises(ThrowRefused, match="orientation is four numbers, not all 0"):
        simulate(EMPTY, [replace(ONE, orientation=(0, 0, 0, 0))])


INSIDE = {
    "a die": ((0, 0, 20_000), "die 1 overlaps with die 7"),
    "the floor": ((50_000, 0, 5_000), "die 1 overlaps with foam"),
    "a wall": ((95_000, 0, 30_000), "die 1 overlaps with wall"),
    "the table": ((300_000, 0, -9_000), "die 1 overlaps with table"),
}


@pytest.mark.parametrize(("at", "reason"), INSIDE.values(), ids=INSIDE)
@pytest.mark.usefixtures("never_simulated")
def test_a_release_inside_something_is_refused(at: tuple[int, int, int], reason: str) -> None:
    with pytest.raises(ThrowRefused, match=reason) as refused:
        simulate(Scene({7: lying(0, 0)}), [replace(ONE, at=at)])
    assert refused.value.code == "throw/scene"


@pytest.mark.usefixtures("never_simulated")
def test_dice_released_inside_each_other_are_refused() -> None:
    with pytest.raises(ThrowRefused, match="die 2 overlaps with die 1"):
        simulate(EMPTY, [ONE, replace(ONE, die=2)])


def test_an_engine_that_warns_fails_the_throw(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any warning of the engine refuses the result; the throw stays locked."""
    step = mujoco.mj_step

    def spoiled(model: Any, data: Any, steps: int) -> None:
        data.qvel[0] = np.nan
        step(model, data, steps)

    monkeypatch.setattr(mujoco, "mj_step", spoiled)
    with pytest.raises(ThrowFailed, match=r"the engine warned: .*the throw stays locked") as failed:
        simulate(EMPTY, [ONE])
    assert failed.value.code == "throw/engine"
    monkeypatch.undo()
    assert simulate(EMPTY, [ONE]).faces  # nothing of it is left behind


# What comes of it (DIG-01)


def test_the_outcome_says_all_that_the_rules_need() -> None:
    """Faces of thrown dice or out, changed faces, dice that left, stacks, nudges (DIG-01)."""
    rng = Random(2)
    scene = filled(6, rng)
    landing = simulate(scene, hand(scene, 3, rng, "smash"))
    assert {*landing.faces, *landing.out} == {*range(6), 100, 101, 102}
    assert landing.faces == {die: face_of(pose) for die, pose in landing.scene.poses.items()}
    assert set(landing.out.values()) <= {"missed", "bounced", "knocked"}
    assert (landing.nudges, landing.flattened, landing.stacks) == ((), (), ())


@pytest.mark.study
@pytest.mark.parametrize("manner", MANNERS)
def test_all_24_turns_show_each_face_four_times(manner: str) -> None:
    """The motion does not depend on the turn, so P(face) is 1/6 exactly, whatever the intent (DIG-02)."""
    rng = Random(manner)
    for number in range(sample(1, 5)):
        scene = filled((2 + number) % 4, rng)
        (one,) = hand(scene, 1, rng, manner)
        landings = [simulate(scene, [replace(one, turn=turn)], seed=3) for turn in range(24)]
        assert len({landing.steps for landing in landings}) == 1
        ends = [top(landing.trajectory.poses[-1, landing.trajectory.dice.index(100), 3:]) for landing in landings]
        assert [ends.count(face) for face in range(6)] == [4] * 6
        lying_faces = [{die: face for die, face in landing.faces.items() if die != 100} for landing in landings]
        assert all(each == lying_faces[0] for each in lying_faces)


def test_a_turn_says_where_the_faces_are() -> None:
    for turn, rotation in enumerate(ROTATIONS):
        landing = simulate(EMPTY, [replace(straight(1, preset("drop")), turn=turn, spin=(0, 0, 0))])
        assert landing.faces == {1: top(rotation)}  # it falls flat, as it was held


# Out, and how (AMB-25)


def test_a_die_that_misses_leaves_all_as_it_was() -> None:
    """It touched nothing inside: missed, and nothing else happened (AMB-24)."""
    scene = filled(4, Random(1))
    for bearing in np.arange(0, 6.28, 0.7):  # also over the slopes at the corners
        x, y = np.cos(bearing), np.sin(bearing)
        away = (round(1000 * x), round(1000 * y), 0)
        missed = replace(ONE, die=9, at=(round(140_000 * x), round(140_000 * y), 90_000), velocity=away)
        landing = simulate(scene, [missed])
        assert landing.out == {9: "missed"}
    assert landing.trajectory.dice == (9,)
    assert landing.faces == {die: face_of(pose) for die, pose in scene.poses.items()}


def test_a_die_that_bounces_out() -> None:
    hard = Intent(0, 0, 300, 1500, 0, -4000, 0, 57000, 0)
    landings = [simulate(EMPTY, [replace(straight(1, hard), orientation=(9, turn, 3, 1))]) for turn in range(12)]
    assert {landing.out.get(1) for landing in landings} <= {None, "bounced"}
    assert any(landing.out for landing in landings)


def test_a_lying_die_that_is_knocked_out() -> None:
    run = _Run(Scene({5: lying(60, 0)}), [ONE])
    run.data.qvel[:3] = 2, 0, 3  # as after a hard hit
    run.settle(MOST_FRAMES)
    assert run.landing(run.nudge(False, Random(0))).out[5] == "knocked"


def test_a_die_that_touches_the_table_and_comes_back_is_out() -> None:
    """Held in the arena at the end, but it was outside on the way (AMB-25)."""
    run = _Run(EMPTY, [replace(ONE, at=(200_000, 0, 100_000), velocity=(0, 0, 0))])
    run.settle(60)
    assert run.gone == {0}
    run.data.qpos[:3] = 0, 0, HALF
    run.data.qvel[:] = 0
    run.settle(120)
    landing = run.landing(run.nudge(False, Random(0)))
    assert list(landing.out) == [1]
    assert not landing.faces


def test_no_die_rests_on_the_rim() -> None:
    """Dropped right onto it from all around, each falls in or out (AMB-25)."""
    rng, onto = Random(3), rim(WALL_HEIGHT) + WALL_THICKNESS / 2
    for side in range(12):
        x, y = onto * cos(side * pi / 6), onto * sin(side * pi / 6)
        intent = Intent(round(1000 * x), round(1000 * y), 90, 0, 0, 0, 0, 0, 0)
        landing = simulate(EMPTY, [released(1, (x, y, 0.09), intent, rng)])
        height = landing.scene.poses[1][2] / 1e6 if landing.faces else landing.trajectory.poses[-1, 0, 2]
        assert height < WALL_HEIGHT / 2, side


def test_a_die_that_flies_over_the_rim_and_falls_in_is_in() -> None:
    landing = simulate(EMPTY, [replace(ONE, at=(150_000, 0, 100_000), velocity=(-1200, 0, 0))])
    assert list(landing.faces) == [1]


@for_each("side", range(8))
def test_dice_outside_every_wall_are_noticed(side: int) -> None:
    """The latch works all around (AMB-25, DIG-05)."""
    x, y = (round(160_000 * part) for part in (np.cos(side * np.pi / 4), np.sin(side * np.pi / 4)))
    run = _Run(EMPTY, [replace(ONE, at=(x, y, 100_000), velocity=(0, 0, 0))])
    run.settle(60)
    assert run.gone == {0}


# Rest (DIG-05)


def test_rest_is_slow_for_three_tenths_of_a_second() -> None:
    """Both speeds under their thresholds for 0.3 s of simulated time (DIG-05), or frozen by the engine."""
    assert REST_FRAMES == 18
    rng = Random(7)
    for _ in range(10):
        run = _Run(EMPTY, hand(EMPTY, 2, rng, "toss"))
        run.settle(MOST_FRAMES)
        assert len(run.frames) < MOST_FRAMES
        inside = run.here
        assert run._slower(inside, REST_SPEED, REST_SPIN)
        if run.data.ntree_awake and inside:
            places = np.array(run.frames[-REST_FRAMES:]).reshape(REST_FRAMES, -1, 7)[:, sorted(inside), :3]
            assert np.abs(places - places[-1]).max() < REST_SPEED * REST_FRAMES / 60


def test_dice_that_left_roll_on_a_little_but_block_nothing() -> None:
    """A die outside is followed until it rests, or for 0.4 s more than the others need."""
    outside = replace(ONE, die=2, at=(200_000, 0, 20_000), velocity=(500, 0, 0), spin=(0, 0, 0))
    landing = simulate(EMPTY, [outside])
    assert landing.trajectory.poses[-1, 0, 2] == pytest.approx(TABLE_Z + HALF, abs=0.0002)
    assert np.abs(np.diff(landing.trajectory.poses[-3:, 0, :3], axis=0)).max() < 0.001
    run = _Run(Scene({1: lying(0, 0)}), [outside])
    run.settle(MOST_FRAMES)
    assert len(run.frames) <= 30 + REST_FRAMES + OUT_FRAMES


def test_a_throw_ends_in_time_even_if_nothing_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the cap dice are laid flat, not left in the air."""
    monkeypatch.setattr(throw, "REST_SPEED", 0.0)
    monkeypatch.setattr(mujoco.MjData, "ntree_awake", 1, raising=False)
    landing = simulate(EMPTY, [ONE])
    assert landing.seconds <= MOST_SECONDS
    assert list(landing.faces) == [1]


# Leaning dice (AMB-26, CORE-23)


def on_two(yaw: float = 0.0) -> Scene:
    """A die that lies across two others."""
    return Scene({1: lying(-9, 0), 2: lying(9, 0), 3: lying(0, 0, face=2, yaw=yaw, level=1)})


FAR = replace(ONE, die=9, at=(-60_000, 0, 66_000), velocity=(0, 0, 0), spin=(0, 0, 0))


def test_a_leaning_die_is_nudged_until_it_lies_flat() -> None:
    """Nudged, logged, and then its face counts (CORE-23, DIG-NUDGE-1)."""
    for seed in range(10):
        landing = simulate(on_two(), [FAR], seed=seed)
        assert 3 in landing.nudges
        assert set(landing.nudges) <= {1, 2, 3}
        assert all(tilt(pose) < 0.01 and pose[2] < 8100 for pose in landing.scene.poses.values())
        assert not landing.out
        assert faults(on_two(), [FAR], landing) == []


def test_nudges_are_seeded() -> None:
    """The same seed, the same nudge; another, another (DIG-NUDGE-1)."""
    ends = [simulate(on_two(), [FAR], seed=seed).scene for seed in (1, 1, 2, 3)]
    assert ends[0] == ends[1]
    assert ends[0] != ends[2] != ends[3]


def test_at_most_five_nudges_then_dropped_flat(monkeypatch: pytest.MonkeyPatch) -> None:
    """What leans after five nudges is laid flat on its most upward face, alone (AMB-26)."""
    monkeypatch.setattr(throw, "NUDGE_UP", 0.0)
    monkeypatch.setattr(throw, "NUDGE_INWARD", 0.0)
    monkeypatch.setattr(throw, "NUDGE_SPIN_MRAD", 0)
    landing = simulate(on_two(yaw=10), [FAR])
    assert landing.nudges == (3,) * MOST_NUDGES
    assert landing.flattened == (3,)
    assert landing.faces[3] == 2
    assert faults(on_two(), [FAR], landing) == []
    assert all(landing.scene.poses[die][:3] == pytest.approx(on_two().poses[die][:3], abs=50) for die in (1, 2))


def test_dice_on_a_flattened_die_come_down_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throw, "MOST_NUDGES", 0)
    scene = Scene({**on_two().poses, 4: lying(0, 0, level=2), 5: lying(0, 0, level=3)})
    landing = simulate(scene, [FAR], towers=True)
    assert landing.flattened == (3, 4, 5)
    assert landing.stacks == ()
    assert faults(scene, [FAR], landing) == []


def test_a_nudge_never_throws_a_die_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A nudge cannot eject (AMB-26): even one that would is taken back, and the die laid flat."""
    monkeypatch.setattr(throw, "NUDGE_UP", 3.0)
    monkeypatch.setattr(throw, "NUDGE_INWARD", 3.0)
    for seed in range(6):
        landing = simulate(on_two(), [FAR], seed=seed)
        assert not landing.out
        assert {*landing.faces} == {1, 2, 3, 9}
        assert faults(on_two(), [FAR], landing) == []


def test_a_nudge_that_is_taken_back_leaves_no_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throw, "NUDGE_UP", 2.0)
    monkeypatch.setattr(throw, "NUDGE_INWARD", 30.0)
    landing = simulate(on_two(), [FAR])
    assert landing.nudges == ()
    assert landing.flattened == (3,)
    assert not landing.out
    assert np.abs(np.diff(landing.trajectory.poses[:-1, :, :3], axis=0)).max() < 0.03
    assert max(contact.ms for contact in landing.trajectory.contacts) <= 1000 * landing.seconds


def test_the_flattened_die_keeps_the_face_that_looked_up_most() -> None:
    leaning = times(np.array([np.cos(0.3), np.sin(0.3), 0, 0]), flat(3, 0.2))
    assert face_of(pose_of((0, 0, EDGE), levelled(leaning))) == face_of(pose_of((0, 0, EDGE), leaning)) == 3


# Accidental stacks (AMB-27)


def dropped_on(scene: Scene, die: int) -> Throw:
    """A die let down flat on another."""
    x, y, z, *_ = scene.poses[die]
    return Throw(9, (x, y, z + 16_200), (0, 0, 0), (0, 0, 0))


def test_a_die_on_another_is_nudged_down_or_stays_as_a_tower() -> None:
    """One edition treats it as leaning, another as a tower (AMB-27)."""
    scene = Scene({1: lying(10, 0)})
    allowed = simulate(scene, [dropped_on(scene, 1)], towers=True)
    assert allowed.stacks == ((1, 9),)
    assert allowed.nudges == ()
    nudged = simulate(scene, [dropped_on(scene, 1)], towers=False)
    assert nudged.stacks == ()
    assert set(nudged.nudges) == {9}
    assert faults(scene, [dropped_on(scene, 1)], nudged) == []


def test_without_towers_one_that_stood_before_is_left() -> None:
    """Only what newly lies on another is nudged (AMB-27)."""
    scene = Scene({**tower(3, Random(1)).poses, 8: lying(60, 0)})
    beside = simulate(scene, [dropped_on(scene, 8)], towers=False)
    assert beside.stacks == ((0, 1, 2),)
    assert set(beside.nudges) == {9}


def test_aimed_throws_hit_more_than_random_ones() -> None:
    """Aim is a skill: place and force are the thrower's, the face is not (DIG-02)."""
    rng = Random(3)
    scene = Scene({1: lying(30, 20), 2: lying(-40, 10), 3: lying(0, -50)})
    aimed = [simulate(scene, [straight(9, aim_at(scene, 1, "toss", rng.uniform(0, 6.28)))]) for _ in range(15)]
    at_random = [simulate(scene, hand(scene, 1, rng, "toss")) for _ in range(15)]
    hits = [sum(1 in landing.trajectory.dice for landing in landings) for landings in (aimed, at_random)]
    assert hits[0] >= 12
    assert hits[0] > hits[1]
