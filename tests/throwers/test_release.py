"""From hands to dice on their way: what chance adds, how much of it, and that it does not look at the intent."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import dist
from random import Random

import pytest

from throwdown.physics import BOUNDS, Intent, Scene, Throw, simulate
from throwdown.physics.cube import ROTATIONS, flat
from throwdown.physics.dimensions import HALF, MOST_DICE, REACH
from throwdown.physics.intent import in_hand, spread
from throwdown.physics.scene import TOLERANCE, pose_of
from throwdown.throwers import Fairness
from throwdown.throwers.fairness import Stream
from throwdown.throwers.release import GRAIN, TREMOR_PERCENT, TREMOR_PLACE, TREMOR_SPEED, TREMOR_SPIN, Hand, released

FAIR = Fairness.seeded("release")
EMPTY = Scene({})
STILL = Intent(0, 0, 100, 0, 0, 0, 0, 0, 0)
SMASH = Intent(-120, 40, 90, 3300, -1000, -1400, 11000, -34000, 57000)
MICRO = 1_000_000


def one(intent: Intent, number: int) -> Throw:
    (throw,), _ = released(FAIR.throw(number), (Hand((7,), intent),), EMPTY)
    return throw


# What is drawn


def test_each_thrown_die_gets_one_of_24_rotations() -> None:
    """DIG-02: the orientation comes from the committed seed, and every rotation is equally likely."""
    counts = Counter(one(STILL, number).turn for number in range(4800))
    assert sorted(counts) == list(range(len(ROTATIONS)))
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 62  # 23 degrees of freedom, p < 1e-5


def test_the_order_of_draws_is_the_documented_one() -> None:
    """An independent verifier draws like this: hands, then for each die turn, body, place, velocity, spin; a seed."""
    rng = FAIR.throw(3)
    hands = [Hand((2,), SMASH), Hand((9, 4), STILL)]
    order = hands if rng.randrange(2) == 1 else hands[::-1]
    points = spread([(hand.intent, len(hand.dice)) for hand in order], EMPTY)

    def trembling(numbers: tuple[int, ...], most: int) -> tuple[int, ...]:
        return tuple(number + rng.randrange(2 * most + 1) - most for number in numbers)

    seen = []
    for hand, places in zip(order, points, strict=True):
        numbers = hand.intent.numbers()
        velocity, spin = numbers[3:6], numbers[6:]
        most = 15 + int(sum(each**2 for each in velocity) ** 0.5) * 3 // 100
        for die, point in zip(hand.dice, places, strict=True):
            turn = rng.randrange(24)
            body = cube(rng)
            while not 2**40 // 16 < sum(each**2 for each in body) <= 2**40:
                body = cube(rng)
            at = trembling(tuple(round(length * MICRO) for length in point), 1000)
            seen.append((die, at, trembling(velocity, most), trembling(spin, 4000), body, turn))
    throws, seed = released(FAIR.throw(3), tuple(hands), EMPTY)
    assert [
        (throw.die, throw.at, throw.velocity, throw.spin, throw.orientation, throw.turn) for throw in throws
    ] == seen
    assert seed == rng.getrandbits(63)


def cube(rng: Stream) -> tuple[int, ...]:
    return tuple(rng.randrange(2 * 2**20 + 1) - 2**20 for _ in range(4))


@pytest.mark.parametrize("intent", [STILL, SMASH])
def test_the_tremor_stays_inside_its_range_and_fills_it(intent: Intent) -> None:
    """DIG-02: a small perturbation, and no more than that."""
    speed = (intent.vx**2 + intent.vy**2 + intent.vz**2) ** 0.5
    most = {"at": TREMOR_PLACE, "velocity": TREMOR_SPEED + speed * TREMOR_PERCENT / 100, "spin": TREMOR_SPIN}
    aimed = {
        "at": (1000 * intent.x, 1000 * intent.y, 1000 * intent.z),
        "velocity": (intent.vx, intent.vy, intent.vz),
        "spin": (intent.wx, intent.wy, intent.wz),
    }
    throws = [one(intent, number) for number in range(300)]
    for field, limit in most.items():
        for axis in range(3):
            offsets = [getattr(throw, field)[axis] - aimed[field][axis] for throw in throws]
            assert -limit <= min(offsets) < -0.9 * limit
            assert 0.9 * limit < max(offsets) <= limit


def test_the_body_is_held_any_way_at_all() -> None:
    """Uniform directions: no component of the quaternion is larger than another on average."""
    held = [one(STILL, number).orientation for number in range(1500)]
    assert all(GRAIN**2 // 16 < sum(each**2 for each in body) <= GRAIN**2 for body in held)
    shares = [sum(body[axis] ** 2 / sum(each**2 for each in body) for body in held) / len(held) for axis in range(4)]
    assert all(abs(share - 1 / 4) < 0.03 for share in shares)
    assert all(abs(sum(body[axis] for body in held)) < 5 * GRAIN * len(held) ** 0.5 for axis in range(4))


@pytest.mark.parametrize("dice", [1, 2, 9, 10, MOST_DICE])
def test_everything_is_whole_numbers(dice: int) -> None:
    """DIG-02: no machine rounds otherwise than another."""
    throws, seed = released(FAIR.throw(dice), (Hand(tuple(range(dice)), SMASH),), EMPTY)
    numbers = [seed]
    for throw in throws:
        numbers += [throw.die, throw.turn, *throw.at, *throw.velocity, *throw.spin, *throw.orientation]
    assert {type(number) for number in numbers} == {int}
    assert [throw.die for throw in throws] == list(range(dice))
    assert 0 <= seed < 1 << 63


# The intent has no part in it


def test_what_chance_gives_does_not_depend_on_the_intent() -> None:
    """Nobody can search for a lucky intent: rotations, bodies and the seed are the same for all of them."""
    rng = Random(4)
    for number in range(40):
        given = {
            (one(intent, number).turn, one(intent, number).orientation)
            for intent in (
                STILL,
                SMASH,
                Intent(*(rng.randint(low, high) for low, high, _ in BOUNDS.values())),
            )
        }
        assert len(given) == 1


def test_only_place_velocity_and_spin_come_from_the_intent() -> None:
    """The same chance moves another intent by the difference of the two, where the tremor has the same size."""
    slow, other = Intent(10, 20, 100, 30, 40, 0, 5, 6, 7), Intent(-50, 60, 120, 40, 30, 0, -8, 9, 1000)
    for number in range(20):
        ours, theirs = one(slow, number), one(other, number)
        assert [b - a for a, b in zip(ours.at, theirs.at, strict=True)] == [-60_000, 40_000, 20_000]
        assert [b - a for a, b in zip(ours.velocity, theirs.velocity, strict=True)] == [10, -10, 0]
        assert [b - a for a, b in zip(ours.spin, theirs.spin, strict=True)] == [-13, 3, 993]


# Several hands at once


def test_the_order_of_hands_is_drawn() -> None:
    """DIG-SIM-2: who is put in first, and so is not raised, is up to the seed and not to the seat."""
    hands = tuple(Hand((die,), STILL) for die in (3, 11, 19))
    first = Counter(tuple(throw.die for throw in released(FAIR.throw(n), hands, EMPTY)[0]) for n in range(1200))
    assert len(first) == 6
    assert sum((count - 200) ** 2 / 200 for count in first.values()) < 30  # 5 degrees of freedom, p < 1e-4


def test_the_order_of_intents_does_not_change_a_simultaneous_throw() -> None:
    """DIG-SIM-2: the order in which intents came in changes nothing, so nobody can choose it."""
    hands = (Hand((19,), SMASH), Hand((3,), STILL), Hand((11, 12), STILL))
    for number in range(10):
        landed = {str(released(FAIR.throw(number), order, EMPTY)) for order in (hands, hands[::-1])}
        assert len(landed) == 1


@pytest.mark.parametrize("sizes", [(1, 1), (1, 1, 1, 1, 1), (4, 5), (2, 3, 1, 6, 2), (13, 13)])
def test_identical_intents_do_not_start_inside_each_other(sizes: tuple[int, ...]) -> None:
    """DIG-SIM-2: release points are spread, and the engine takes them."""
    dice = iter(range(MOST_DICE))
    hands = tuple(Hand(tuple(next(dice) for _ in range(size)), STILL) for size in sizes)
    for number in range(4):
        throws, seed = released(FAIR.throw(number), hands, EMPTY)
        closest = min(dist(one.at, other.at) for one, other in combinations(throws, 2))
        assert closest > (2 * REACH - TOLERANCE) * MICRO
    landing = simulate(EMPTY, throws, seed=seed)
    assert landing.faces.keys() | landing.out.keys() == {throw.die for throw in throws}


def test_a_hand_is_raised_over_a_tower() -> None:
    tower = Scene({die: pose_of((0.0, 0.0, HALF + die * 2 * HALF), flat(0, 0.0)) for die in range(8)})
    throws, _ = released(FAIR.throw(1), (Hand((20, 21), STILL),), tower)
    for throw in throws:
        assert all(dist(throw.at, pose[:3]) > 2 * REACH * MICRO for pose in tower.poses.values())


def test_the_dice_of_a_hand_are_apart() -> None:
    """Even if the hand trembles as much as it can."""
    for one_die, other in combinations(in_hand(MOST_DICE), 2):
        assert dist(one_die, other) - 2 * 3**0.5 * TREMOR_PLACE / MICRO > 2 * REACH - TOLERANCE
