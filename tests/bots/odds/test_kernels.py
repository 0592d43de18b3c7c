"""What one throw does, against every way in which the dice can fall."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import product

import pytest

from tests.cases import for_each
from throwdown.bots.odds.kernels import (
    Kernel,
    big_kernel,
    parse_model,
    plain_manner,
    singles,
    throw_kernel,
)
from throwdown.errors import ThrowdownError
from throwdown.throwers.luck import LUCK, ThrowChances

THREE = parse_model("drop=0,0;toss=0.5,0.02;smash=0.9,0.12")
HARD = ThrowChances(hit=0.5, turn=0.8, leave=0.3, knock=0.1, bare=0.6)
SIXTH = Fraction(1, 6)
#: Faces: five symbols, and one that is lost.
FACES = ["0", "1", "2", "3", "4", "X"]
LOST = "X"

Falls = list[tuple[str, Fraction]]


def exact(chance: float) -> Fraction:
    return Fraction(str(chance))


def falling(manner: ThrowChances) -> Falls:
    """What a thrown die does, with chances."""
    leave = exact(manner.leave)
    return [(LOST, leave), *((face, (1 - leave) * SIXTH) for face in FACES)]


def struck(manner: ThrowChances, face: str) -> Falls:
    """What a lying die does, with chances."""
    hit, turn, knock = exact(manner.hit), exact(manner.turn), exact(manner.knock)
    turned = [(new, hit * (1 - knock) * turn * SIXTH) for new in FACES]
    return [(face, 1 - hit), (LOST, hit * knock), (face, hit * (1 - knock) * (1 - turn)), *turned]


def counted(dice: list[Falls]) -> Kernel:
    """Every way in which these dice fall, as the rules read it: X goes, equal ones are collected."""
    kernel: Kernel = defaultdict(Fraction)
    for fallen in product(*dice):
        chance = Fraction(1)
        for _, each in fallen:
            chance *= each
        shown = Counter(face for face, _ in fallen if face != LOST)
        single = sum(count == 1 for count in shown.values())
        kernel[single, shown.total() - single] += chance
    return {outcome: chance for outcome, chance in kernel.items() if chance}


@for_each("manner", [*THREE.values(), HARD])
@for_each("lying", [0, 1, 2])
def test_a_throw_is_every_way_in_which_dice_fall_and_are_struck(manner: ThrowChances, lying: int) -> None:
    """CORE-10, CORE-12, CORE-13."""
    among = manner.among(lying)
    assert throw_kernel(manner, lying) == counted(
        [falling(among), *(struck(among, FACES[die]) for die in range(lying))]
    )


@for_each("manner", [plain_manner(0.7, 0.1), HARD])
@for_each("thrown", [1, 2, 4])
def test_a_big_throw_is_every_way_in_which_all_dice_fall(manner: ThrowChances, thrown: int) -> None:
    """CORE-18, CORE-19: dice of one throw do not strike each other."""
    assert big_kernel(manner, thrown) == counted([falling(manner.among(0))] * thrown)


def test_the_base_game_has_three_outcomes() -> None:
    assert throw_kernel(THREE["drop"], 3) == {
        (4, 0): Fraction(1, 3),
        (2, 2): Fraction(1, 2),
        (3, 0): Fraction(1, 6),
    }


def test_five_symbols_and_one_more_always_match() -> None:
    assert throw_kernel(THREE["drop"], 5) == {(4, 2): Fraction(5, 6), (5, 0): Fraction(1, 6)}


@for_each("manner", [*THREE.values(), *LUCK.values(), ThrowChances(1.0, 1.0, 1.0, 1.0, 1.0)])
def test_chances_add_up_to_one(manner: ThrowChances) -> None:
    kernels = [throw_kernel(manner, lying) for lying in range(6)] + [big_kernel(manner, dice) for dice in range(1, 26)]
    for kernel in kernels:
        assert sum(kernel.values()) == 1
        assert all(chance >= 0 and collected != 1 for (_, collected), chance in kernel.items())


def test_ways_to_fall_are_all_ways() -> None:
    for still, dice in product(range(6), range(7)):
        assert sum(singles(still, dice).values()) == 5**dice


def test_a_model_is_read_as_two_numbers_or_five() -> None:
    assert parse_model("drop=0,0; toss = 0.5 , 0.02;smash=0.9,0.12") == THREE
    assert parse_model("hard=0.5,0.8,0.3,0.1,0.6") == {"hard": HARD}


@for_each("text", ["", "drop", "drop=", "=0,0", "a=0,0;a=0,0", "stop=0,0", "a b=0,0", "a=0", "a=0,0,0", "a=0,0;"])
def test_a_model_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ThrowdownError, match="is not a model"):
        parse_model(text)


@for_each("number", ["-0.1", "1.01", "nan", "inf", "x", "", "1/3"])
def test_a_chance_is_a_number_from_0_to_1(number: str) -> None:
    with pytest.raises(ThrowdownError, match="is not a model"):
        parse_model(f"a=0,{number}")
