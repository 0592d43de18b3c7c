"""What one throw does, exactly: the chances of how many dice lie there afterwards and how many were collected.

Between throws all symbols in the arena differ, so only their number matters. A lying die is lost, shows
a fresh symbol, or stays as it is; a thrown die is lost or shows a symbol. What falls is uniform over the five
symbols, so a throw is two questions: how many dice fall, and in how many ways that leaves so many single ones.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING

from throwdown.throwers.luck import ThrowChances
from throwdown.words import ArgumentRefused

if TYPE_CHECKING:
    from collections.abc import Iterator

SYMBOLS = 5
#: One face of six is lost (CORE-12).
X = Fraction(1, 6)

#: Chances of (dice that lie there afterwards, dice collected).
Kernel = dict[tuple[int, int], Fraction]


#: Manners of throwing by name, in the order that breaks ties.
Model = dict[str, ThrowChances]


def plain_manner(hit: float, lost: float) -> ThrowChances:
    """A throw that turns all that it strikes, and loses a struck die as often as a thrown one."""
    return ThrowChances(hit=hit, turn=1.0, leave=lost, knock=lost, bare=lost)


def parse_model(text: str) -> Model:
    """``drop=0,0;toss=0.25,0.02``: of each manner the chance to hit and to lose, or all of them."""
    model: Model = {}
    for part_text in text.split(";"):
        name, equals, numbers = (part.strip() for part in part_text.partition("="))
        if not equals or not name.isidentifier() or name == "stop" or name in model:
            raise ArgumentRefused("command/model", model=part_text.strip())
        model[name] = _parse_manner(name, numbers.split(","))
    return model


def _parse_manner(name: str, numbers: list[str]) -> ThrowChances:
    chances = [_parse_chance(name, number) for number in numbers]
    if len(chances) == 2:
        return plain_manner(*chances)
    if len(chances) == 5:
        return ThrowChances(*chances)
    raise ArgumentRefused("command/model", model=f"{name}={','.join(numbers)}")


def _parse_chance(name: str, number: str) -> float:
    try:
        chance = float(number)
    except ValueError:
        chance = -1.0
    if not 0 <= chance <= 1:
        raise ArgumentRefused("command/model", model=f"{name}={number}")
    return chance


def _exact(chance: float) -> Fraction:
    """The decimal that was written down: 0.16 is 4/25."""
    return Fraction(str(chance))


@lru_cache(maxsize=256)
def throw_kernel(manner: ThrowChances, lying: int) -> Kernel:
    """One die thrown at so many lying ones, all different, each of which may be struck."""
    manner = manner.among(lying)
    falls = (1 - _exact(manner.leave)) * (1 - X)
    knock, turn = _exact(manner.knock), _exact(manner.turn)
    struck = _exact(manner.hit)
    fresh = struck * (1 - knock) * turn * (1 - X)
    lost = struck * (knock + (1 - knock) * turn * X)
    kernel: Kernel = defaultdict(Fraction)
    for still, turned, chance in _trinomial(lying, 1 - fresh - lost, fresh):
        _add(kernel, still, turned + 1, chance * falls)
        _add(kernel, still, turned, chance * (1 - falls))
    return dict(kernel)


@lru_cache(maxsize=256)
def big_kernel(manner: ThrowChances, thrown: int) -> Kernel:
    """All dice thrown at once into the empty arena (CORE-18); they strike nothing."""
    falls = (1 - _exact(manner.bare)) * (1 - X)
    good, all_ways = falls.numerator, falls.denominator
    kernel: Kernel = {}
    for fallen in range(thrown + 1 if good else 1):
        ways = comb(thrown, fallen) * good**fallen * (all_ways - good) ** (thrown - fallen)
        for single, how in singles(0, fallen).items():
            kernel[single, fallen - single] = Fraction(ways * how, all_ways**thrown * SYMBOLS**fallen)
    return kernel


def _trinomial(dice: int, stay: Fraction, turn: Fraction) -> Iterator[tuple[int, int, Fraction]]:
    """How many of so many dice stay as they are and how many turn, with the chance."""
    for still in range(dice + 1):
        for turned in range(dice - still + 1):
            lost = dice - still - turned
            ways = comb(dice, still) * comb(dice - still, turned)
            yield still, turned, ways * stay**still * turn**turned * (1 - stay - turn) ** lost


def _add(kernel: Kernel, still: int, falling: int, chance: Fraction) -> None:
    """Single symbols stay, all others are sets and are collected (CORE-13)."""
    if chance:
        for single, ways in singles(still, falling).items():
            kernel[single, still + falling - single] += chance * Fraction(ways, SYMBOLS**falling)


@lru_cache(maxsize=256)
def singles(still: int, falling: int) -> Mapping[int, int]:
    """In how many ways dice fall among different symbols that leave so many symbols shown by one die only.

    Symbol by symbol: one that already lies there stays single if nothing falls on it, one that does not becomes
    single if exactly one die falls on it.
    """
    ways = {(falling, 0): 1}
    for symbol in range(SYMBOLS):
        alone = 0 if symbol < still else 1
        after: dict[tuple[int, int], int] = defaultdict(int)
        for (left, single), count in ways.items():
            for here in range(left + 1):
                after[left - here, single + (here == alone)] += count * comb(left, here)
        ways = after
    return {single: count for (left, single), count in ways.items() if left == 0}
