"""What dice show after a throw, as far as it matters to a power of the elements.

What matters of an arena is how many dice show the active element, how many other symbols lie alone, and how many
dice lie in sets of others. A storm is the exception: until the reaction throw has landed, every set counts.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from throwdown.bots.odds.kernels import SYMBOLS
from throwdown.rules.values import Value

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from throwdown.bots.odds.kernels import Model
    from throwdown.throwers.luck import ThrowChances

Array = NDArray[np.float64]
Numbers = NDArray[np.intp]

#: Dice that show the active element, then those of each other symbol, most first.
Shown = tuple[int, ...]
Chances = dict[Shown, float]

OTHERS = SYMBOLS - 1
FACES = SYMBOLS + 1
NOTHING: Shown = (0,) * SYMBOLS


class Falls(Value):
    """What one throw of so many dice does to each die."""

    same: float
    """A lying die shows what it showed."""
    turned: float
    """It shows any symbol, each alike; otherwise it is lost, as all X are (CORE-12)."""
    landed: float
    """A thrown die shows any symbol; otherwise it is lost."""

    @property
    def share(self) -> float:
        """Of the lying dice that do not stay as they are, those that show any symbol."""
        return self.turned / (1 - self.same) if self.same < 1 else 0.0


def falls(manner: ThrowChances, thrown: int) -> Falls:
    """Every thrown die may strike every lying one, so a lying die is struck up to that often (DIG-03)."""
    same = (1 - manner.stirs) ** thrown
    there = (1 - manner.hit * manner.knock) ** thrown
    symbol = SYMBOLS / FACES
    return Falls(same, (there - same) * symbol, (1 - manner.leave) * symbol)


@dataclass(frozen=True, slots=True)
class Landings:
    """All ways in which a throw may land, and the chance of each in every manner."""

    element: Numbers
    """Dice that show the active element."""
    alone: Numbers
    """Other symbols that lie alone."""
    matched: Numbers
    """Dice in sets of other symbols."""
    storm: Numbers
    """The number of the storm that breaks out, or CALM."""
    chances: Array
    """By manner and landing."""

    @property
    def dice(self) -> Numbers:
        """All dice that lie there."""
        return self.element + self.alone + self.matched


#: No storm breaks out.
CALM = -1


def as_landings(chances: Array) -> Landings:
    """From chances by manner (and whatever comes between), dice of the element, others alone and others in sets."""
    possible = chances.reshape(-1, *chances.shape[-3:]).any(axis=0)
    element, alone, matched = np.nonzero(possible)
    return Landings(element, alone, matched, np.full(len(element), CALM), chances[..., element, alone, matched])


# A throw at dice that all lie alone, but for the active element


def landings(model: Model, element: int, alone: int, thrown: int) -> Landings:
    """So many dice thrown at these."""
    return as_landings(np.array([_landed(falls(manner, thrown), element, alone, thrown) for manner in model.values()]))


def _landed(chances: Falls, element: int, alone: int, thrown: int) -> Array:
    """Chances by dice of the element, other symbols alone and dice in sets of others."""
    dice = element + alone + thrown
    after = np.zeros((dice + 1, OTHERS + 1, dice + 1))
    for still, single, falling, chance in _falling(chances, element, alone, thrown):
        there = scattered(single, falling)
        after[still + there.element, there.alone, there.matched] += chance * there.chances[0]
    return after


def _falling(chances: Falls, element: int, alone: int, thrown: int) -> Iterator[tuple[int, int, int, float]]:
    """How many dice of the element and of other symbols stay as they are, and how many fall again."""
    landing = binomial(thrown, chances.landed)
    for still, likely in enumerate(binomial(element, chances.same)):
        for single, as_likely in enumerate(binomial(alone, chances.same)):
            falling = np.convolve(landing, binomial(element - still + alone - single, chances.share))
            for number, chance in enumerate(falling * likely * as_likely):
                if chance:
                    yield still, single, number, float(chance)


@lru_cache(maxsize=1024)
def scattered(single: int, falling: int) -> Landings:
    """Dice that fall on any symbol, where so many symbols other than the element lie alone."""
    odds = _scatter(single, falling)
    element, alone = np.nonzero(odds)
    matched = single + falling - element - alone
    return Landings(element, alone, matched, np.full(len(matched), CALM), odds[None, element, alone])


def _scatter(single: int, falling: int) -> Array:
    """Chances by dice of the element that fell and by other symbols that lie alone."""
    start = np.zeros((falling + 1, OTHERS + 1, OTHERS + 1))
    start[0, single, 0] = 1.0
    for _ in range(falling):
        start = one_falls(start)
    return np.asarray(start.sum(axis=2))


def one_falls(before: Array) -> Array:
    """One more die falls. The last three axes: dice of the element, other symbols alone, other symbols in sets.

    The last number of dice of the element means that many or more.
    """
    alone, sets = np.arange(OTHERS + 1)[:, None], np.arange(OTHERS + 1)
    after = before * sets
    after[..., 1:, :, :] += before[..., :-1, :, :]
    after[..., -1, :, :] += before[..., -1, :, :]
    after[..., 1:, :] += (before * np.maximum(OTHERS - alone - sets, 0))[..., :-1, :]
    after[..., :-1, 1:] += (before * alone)[..., 1:, :-1]
    return np.asarray(after / SYMBOLS)


def binomial(number: int, chance: float) -> Array:
    """The chances that none, one, two … of so many happen."""
    return np.array([comb(number, each) * chance**each * (1 - chance) ** (number - each) for each in range(number + 1)])


# A throw that may set off a storm


def storm_landings(model: Model, element: int, alone: int, thrown: int, storms: dict[Shown, int]) -> Landings:
    """As ``landings``; where two or more show the element, which storm it is counts."""
    lying = (element, *[1] * alone, *[0] * (OTHERS - alone))
    each = [shown_after(lying, thrown, manner) for manner in model.values()]
    every = sorted(set().union(*each))
    table = np.array(
        [(shown[0], shown.count(1) - (shown[0] == 1), sum(shown), storms.get(shown, CALM)) for shown in every]
    )
    matched = table[:, 2] - table[:, 0] - table[:, 1]
    chances = np.array([[of.get(shown, 0.0) for shown in every] for of in each])
    return Landings(table[:, 0], table[:, 1], matched, table[:, 3], chances)


@lru_cache(maxsize=4096)
def shown_after(shown: Shown, thrown: int, manner: ThrowChances) -> Chances:
    """What dice show after so many more are thrown at them."""
    if shown == NOTHING and thrown > 1:  # nothing is struck, so the dice may as well fall one by one
        return _one_more(shown_after(shown, thrown - 1, manner), falls(manner, 1).landed)
    each = falls(manner, thrown)
    chances: Chances = {NOTHING: 1.0}
    for symbol, dice in enumerate(shown):
        for _ in range(dice):
            chances = _one_stays(chances, symbol, each)
    chances = _in_order(chances)
    for _ in range(thrown):
        chances = _one_more(chances, each.landed)
    return chances


def _one_stays(before: Chances, symbol: int, each: Falls) -> Chances:
    """One die of this symbol stays, or falls on any, or is lost."""
    after = _fallen(before, [each.turned / SYMBOLS] * SYMBOLS, 1 - each.same - each.turned)
    for shown, chance in before.items():
        after[_with_one(shown, symbol)] += chance * each.same
    return after


def _one_more(before: Chances, landed: float) -> Chances:
    return _in_order(_fallen(before, [landed / SYMBOLS] * SYMBOLS, 1 - landed))


def _fallen(before: Chances, on: Iterable[float], lost: float) -> Chances:
    after: Chances = defaultdict(float)
    for shown, chance in before.items():
        if lost > 0:
            after[shown] += chance * lost
        for symbol, share in enumerate(on):
            if share:
                after[_with_one(shown, symbol)] += chance * share
    return after


def _with_one(shown: Shown, symbol: int) -> Shown:
    return (*shown[:symbol], shown[symbol] + 1, *shown[symbol + 1 :])


def _in_order(chances: Chances) -> Chances:
    """The other symbols differ in nothing but their number."""
    after: Chances = defaultdict(float)
    for shown, chance in chances.items():
        after[shown[0], *sorted(shown[1:], reverse=True)] += chance
    return dict(after)
