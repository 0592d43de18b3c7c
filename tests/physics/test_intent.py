"""What a hand may do: bounds, manners, aim, hands full of dice."""

from __future__ import annotations

import re
from itertools import combinations, product
from math import atan2, cos, dist, hypot, isclose, pi, sin
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cases import for_each
from tests.physics.hands import MANNERS, filled, lying, straight, tower
from throwdown.errors import ThrowRefused
from throwdown.physics import BOUNDS, Intent, Scene, aim_at, preset, simulate
from throwdown.physics.arenas import START
from throwdown.physics.dimensions import GRAVITY, HALF, MOST_DICE, REACH, WALL_HEIGHT, distance_out, rim
from throwdown.physics.intent import (
    CLEARANCE,
    FREE,
    HAND_OUT,
    LET_GO,
    SPACING,
    WAYS,
    bearing_of,
    by_way,
    check_release,
    clear_height,
    in_hand,
    manner_of,
    open_place,
    spread,
    throw_at,
    towards,
)
from throwdown.physics.scene import place_of

MIDDLE = [0, 0, 100, 0, 0, 0, 0, 0, 0]
FIELDS = list(BOUNDS)


def with_number(field: str, number: Any) -> list[Any]:
    numbers: list[Any] = list(MIDDLE)
    numbers[FIELDS.index(field)] = number
    return numbers


# Bounds (DIG-02)


@for_each("field", FIELDS)
@for_each("end", [0, 1])
def test_an_intent_at_its_exact_bound_is_thrown(field: str, end: int) -> None:
    """Bounded whole numbers, the bounds included (DIG-02)."""
    bound = int(BOUNDS[field][end])
    intent = Intent.of(with_number(field, bound))
    assert getattr(intent, field) == bound
    landing = simulate(Scene({}), [straight(1, intent)])
    assert {*landing.faces, *landing.out} == {1}


@pytest.mark.parametrize("z", [BOUNDS["z"][0], BOUNDS["z"][1]])
def test_every_corner_of_the_bounds_is_thrown(z: int) -> None:
    """All velocities at every corner of the place, spins in turn: no engine warning, no end of time."""
    spins = list(product((-57000, 57000), repeat=3))
    places = list(product((-150, 150), repeat=2))
    velocities = product((-4000, 4000), (-4000, 4000), (-5500, 2000))
    for number, ((x, y), velocity) in enumerate(product(places, velocities)):
        intent = Intent.of([x, y, z, *velocity, *spins[number % 8]])
        assert intent.numbers() == (x, y, z, *velocity, *spins[number % 8])
        landing = simulate(Scene({}), [straight(1, intent)])
        assert {*landing.faces, *landing.out} == {1}
        assert landing.seconds < 2.5


def test_no_corner_is_faster_than_a_hand() -> None:
    fastest = hypot(*(max(abs(BOUNDS[field][0]), BOUNDS[field][1]) for field in ("vx", "vy", "vz")))
    fastest_spin = hypot(*(BOUNDS[field][1] for field in ("wx", "wy", "wz")))
    assert fastest <= 8000
    assert fastest_spin <= 100_000
    assert BOUNDS["z"][0] / 1000 >= WALL_HEIGHT + REACH


@for_each("field", FIELDS)
@for_each("value", [float("nan"), float("inf"), -float("inf"), True, "7", None, 1.0, [1], 10**40, -(10**40)])
def test_what_is_no_bounded_whole_number_is_refused(field: str, value: Any) -> None:
    low, high, unit = BOUNDS[field]
    with pytest.raises(
        ThrowRefused, match=rf"^{field} must be a whole number from {low} to {high} {unit}, not "
    ) as refused:
        Intent.of(with_number(field, value))
    assert refused.value.code == "throw/bounds"
    assert len(refused.value.message) < 120


@for_each("field", FIELDS)
@for_each("end", [0, 1])
def test_one_beyond_the_bound_is_refused(field: str, end: int) -> None:
    beyond = int(BOUNDS[field][end]) + (1, -1)[end == 0]
    with pytest.raises(ThrowRefused, match=f"^{field} must be"):
        Intent.of(with_number(field, beyond))


@for_each("numbers", [[], MIDDLE[:8], [*MIDDLE, 0], "000000000"])
def test_an_intent_is_nine_numbers(numbers: Any) -> None:
    with pytest.raises(ThrowRefused, match=re.escape("an intent is 9 whole numbers (x, y, z, vx")) as refused:
        Intent.of(numbers)
    assert refused.value.code == "throw/intent"


# Ways


@for_each("manner", MANNERS)
def test_the_origin_is_free_on_all_sides(manner: str) -> None:
    """The box may be turned: a throw from any side is the same throw, turned (CORE-22)."""
    first = preset(manner, 0.0)
    for side in range(8):
        bearing = side * pi / 4
        intent = preset(manner, bearing)
        Intent.of(intent.numbers())
        for one, other in (("x", "y"), ("vx", "vy"), ("wx", "wy")):
            a, b = getattr(first, one), getattr(first, other)
            turned = a * cos(bearing) - b * sin(bearing), a * sin(bearing) + b * cos(bearing)
            assert (getattr(intent, one), getattr(intent, other)) == pytest.approx(turned, abs=1.5)
        landing = simulate(Scene({}), [straight(1, intent)])
        assert {*landing.faces, *landing.out} == {1}


def test_ways_go_from_the_gentlest_to_the_hardest() -> None:
    assert list(WAYS) == ["drop", "toss", "hit", "smash"]
    assert [way.speed for way in WAYS.values()] == sorted(way.speed for way in WAYS.values())


@given(st.floats(0.3, 6), st.floats(0, 6.28), st.floats(-0.07, 0.07), st.floats(-0.07, 0.07))
def test_a_throw_reaches_its_target(speed: float, bearing: float, x: float, y: float) -> None:
    release, target = (x + 0.1 * cos(bearing), y + 0.1 * sin(bearing), 0.12), (x, y, HALF)
    vx, vy, vz = towards(release, target, speed)
    assert hypot(vx, vy, vz) <= speed + 1e-9
    if speed >= 1:  # a slower one falls short
        time = hypot(x - release[0], y - release[1]) / hypot(vx, vy)
        assert isclose(release[2] + vz * time - GRAVITY * time**2 / 2, HALF, abs_tol=1e-6)


def test_no_speed_and_no_way_to_go_is_a_drop() -> None:
    assert towards((0, 0, 1), (0, 0, 0), 0) == (0, 0, 0)
    assert towards((0, 0, 1), (0, 0, 1), 3) == (0, 0, 0)


@given(st.floats(-2, 2), st.floats(-2, 2), st.floats(0, 30), st.floats(-10, 10), st.floats(0, 500))
def test_any_wish_comes_into_the_bounds(x: float, y: float, speed: float, bearing: float, spin: float) -> None:
    intent = throw_at((x, y, HALF), speed, bearing, steepness=abs(y) / 2, spin=spin)
    assert Intent.of(intent.numbers()) == intent
    for field, (low, high, _) in BOUNDS.items():
        assert low <= getattr(intent, field) <= high, field


def test_a_wish_within_the_bounds_is_kept() -> None:
    intent = throw_at((0.01, -0.02, HALF), 2.0, 0.0, steepness=pi / 4, spin=18.0)
    assert (intent.x, intent.y, intent.z) == (109, -20, 107)
    assert hypot(intent.vx, intent.vy, intent.vz) == pytest.approx(2000, abs=2)
    assert intent.vx < 0 and intent.vy == 0, "it flies at its target"
    assert (intent.wx, intent.wy, intent.wz) == (0, -18000, 0), "it rolls forward"


# Where a hand lets go


@given(
    st.sampled_from(MANNERS), st.floats(0, 2 * pi), st.floats(-0.06, 0.06), st.floats(-0.06, 0.06), st.floats(0.7, 5.5)
)
def test_a_hand_lets_go_near_its_target_and_never_farther_out_than_it_waits(
    manner: str, bearing: float, x: float, y: float, speed: float
) -> None:
    """The same distance for every way and force; more steeply where the hand would be too far out."""
    way = WAYS[manner]
    intent = throw_at((x, y, HALF), speed, bearing, steepness=way.steepness, spin=way.spin)
    hand = intent.x / 1000, intent.y / 1000, intent.z / 1000
    assert dist(hand, (x, y, HALF)) >= LET_GO - 0.001
    if hypot(x, y) <= 0.05:  # nearer to the wall the rim may be in the way
        assert dist(hand, (x, y, HALF)) == pytest.approx(LET_GO, abs=0.001)
    assert hypot(*hand[:2]) <= HAND_OUT + 0.001
    across = hypot(hand[0] - x, hand[1] - y)
    assert across <= LET_GO * cos(way.steepness) + 0.001
    if across > 0.01:
        assert atan2(hand[1] - y, hand[0] - x) == pytest.approx((bearing + pi) % (2 * pi) - pi, abs=0.1)


@given(st.floats(0.0, 5.5), st.floats(0, 2 * pi), st.floats(-0.06, 0.06), st.floats(-0.06, 0.06), st.floats(0.2, 1.57))
def test_no_throw_touches_the_rim_on_its_way_in(
    speed: float, bearing: float, x: float, y: float, steepness: float
) -> None:
    """It would leave the box before it came in; a slow throw from the side is let go higher."""
    intent = throw_at((x, y, HALF), speed, bearing, steepness=steepness, spin=0.0)
    for step in range(400):
        time = step / 1000
        px, py = ((at + moved * time) / 1000 for at, moved in ((intent.x, intent.vx), (intent.y, intent.vy)))
        height = (intent.z + intent.vz * time) / 1000 - GRAVITY * time**2 / 2
        if distance_out(px, py) < rim(WALL_HEIGHT) - REACH:
            return
        assert height > WALL_HEIGHT - 0.001  # an intent is whole numbers
    raise AssertionError("it never came in")


def test_a_throw_has_the_name_of_its_way() -> None:
    """Steep throws are hits up to a speed, and smashes above; hardly any speed is a drop."""
    for manner in MANNERS:
        for bearing in range(6):
            assert manner_of(preset(manner, float(bearing))) == manner
    hit = WAYS["hit"]
    named = [manner_of(by_way(hit._replace(speed=speed), 0.0, (0, 0, HALF))) for speed in (0.0, 3.4, 3.6, 5.5)]
    assert named == ["drop", "hit", "smash", "smash"]
    assert manner_of(by_way(START, 0.0, (0, 0, HALF))) == "toss"


def test_a_drop_goes_where_nothing_lies_near() -> None:
    """In the middle of an empty arena, else on the nearest free place; where none is left, on the freest."""
    assert open_place(Scene({})) == (0, 0, HALF)
    for seed in range(10):
        scene = filled(1 + seed % 5, Random(seed))
        x, y, _ = open_place(scene)
        assert all(hypot(x - pose[0] / 1e6, y - pose[1] / 1e6) >= FREE for pose in scene.poses.values())
    full = Scene({number: lying(20 * (number % 5 - 2), 20 * (number // 5 - 2)) for number in range(25)})
    assert hypot(*open_place(full)[:2]) > 0.05


def test_aim_flies_at_the_die() -> None:
    scene = Scene({7: lying(30, -20), 8: lying(-40, 10)})
    for bearing in (0.0, 1.0, 4.0):
        landing = simulate(scene, [straight(1, aim_at(scene, 7, "toss", bearing))])
        assert 7 in landing.trajectory.dice
    assert aim_at(scene, 7, "toss", speed=1.0) != aim_at(scene, 7, "toss")


def test_aim_needs_a_die_that_lies_there() -> None:
    with pytest.raises(ThrowRefused, match=re.escape("die 3 does not lie in the arena: aim at one of [7]")) as refused:
        aim_at(Scene({7: lying(0, 0)}), 3)
    assert refused.value.code == "throw/target"


def test_each_place_at_the_table_has_its_side() -> None:
    sides = [bearing_of(place, 5) % (2 * pi) for place in range(5)]
    assert all(abs(a - b) > 1 for a, b in combinations(sides, 2))


# Release


def test_a_release_inside_a_die_is_refused_with_the_height_that_is_free() -> None:
    scene = tower(5, Random(1))
    intent = Intent.of(with_number("z", 70))
    with pytest.raises(
        ThrowRefused, match=r"inside die [0-4] or too close to it: let go at z = \d+ mm or above"
    ) as refused:
        check_release(intent, scene)
    assert refused.value.code == "throw/release"
    height = int(re.findall(r"z = (\d+)", refused.value.message)[0])
    check_release(Intent.of(with_number("z", height)), scene)
    landing = simulate(scene, [straight(9, Intent.of(with_number("z", height)))], towers=True)
    assert 9 in {*landing.faces, *landing.out}


def distance(intent: Intent, scene: Scene) -> float:
    """From the release point to the middle of the nearest die, in m."""
    point = (intent.x / 1000, intent.y / 1000, intent.z / 1000)
    return min(dist(place_of(pose), point) for pose in scene.poses.values())


@for_each("height", range(1, 9))
def test_presets_are_released_clear_of_towers(height: int) -> None:
    scene = tower(height, Random(height))
    for manner in MANNERS:
        for intent in (preset(manner, 1.0, scene=scene), aim_at(scene, height - 1, manner)):
            check_release(intent, scene)
            assert distance(intent, scene) >= CLEARANCE - 0.001  # whole millimetres


def test_without_a_scene_a_drop_would_begin_inside_a_tower() -> None:
    scene = tower(8, Random(6))
    assert distance(preset("drop"), scene) < CLEARANCE <= distance(preset("drop", scene=scene), scene) + 0.001
    with pytest.raises(ThrowRefused, match="inside die"):
        check_release(preset("drop"), scene)


@given(st.integers(0, 1000), st.floats(-0.1, 0.1), st.floats(-0.1, 0.1), st.floats(0.066, 0.2))
def test_clear_height_is_clear(seed: int, x: float, y: float, z: float) -> None:
    scene = tower(Random(seed).randint(1, 8), Random(seed))
    height = clear_height((x, y, z), scene)
    assert height >= z
    for pose in scene.poses.values():
        assert dist(place_of(pose), (x, y, height)) >= CLEARANCE


# Hands


@for_each("count", range(1, MOST_DICE + 1))
def test_dice_in_a_hand_are_apart(count: int) -> None:
    points = in_hand(count)
    assert len(points) == count
    assert all(hypot(*(a - b for a, b in zip(*two, strict=True))) >= SPACING - 1e-9 for two in combinations(points, 2))
    assert SPACING > 2 * REACH


@pytest.mark.parametrize("count", [0, 27, -1])
def test_no_hand_holds_so_many(count: int) -> None:
    with pytest.raises(ThrowRefused, match=f"{count} dice cannot be thrown: a hand holds 1 to 26") as refused:
        in_hand(count)
    assert refused.value.code == "throw/dice"


def test_several_hands_are_spread_and_fly_at_once() -> None:
    """Equal release time, and nobody's dice start inside another's, even from the same point (DIG-SIM-2)."""
    scene = filled(5, Random(2))
    intent = preset("drop", scene=scene)
    hands = spread([(intent, 1), (intent, 2), (preset("toss", bearing_of(1, 3)), 3), (intent, 1)], scene)
    points = [point for hand in hands for point in hand]
    assert [len(hand) for hand in hands] == [1, 2, 3, 1]
    assert all(
        hypot(*(a - b for a, b in zip(*two, strict=True))) > 2 * REACH - 0.002 for two in combinations(points, 2)
    )
    throws = [
        straight(100 + number, Intent(round(x * 1000), round(y * 1000), round(z * 1000), 0, 0, 0, 0, 0, 0))
        for number, (x, y, z) in enumerate(points)
    ]
    landing = simulate(scene, throws)
    assert landing.trajectory.poses[0, -len(points) :, 2].min() > WALL_HEIGHT  # all in the air in the first frame
    assert {*landing.faces, *landing.out} == {*range(5), *range(100, 107)}
