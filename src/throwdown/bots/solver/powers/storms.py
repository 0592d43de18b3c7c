"""Lightning storms: every arena in which one may break out, and what one more die does to it.

All sets are taken after the reaction throw, and no second storm follows (IMP-POW-STORM-03). So of each symbol only
counts whether none, one or more dice show it, and of all together how many dice there are.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from .falls import OTHERS, Array, Falls, Shown, binomial, one_falls

if TYPE_CHECKING:
    from collections.abc import Iterator

#: None, one, more.
SOME = 3
WAYS = (SOME, OTHERS + 1, OTHERS + 1)
"""How symbols lie: the element, other symbols alone, other symbols in sets."""


def all_storms(most: int) -> dict[Shown, int]:
    """Every arena of up to so many dice that two or more of the element lie in, numbered from few dice to many."""
    arenas = [
        (element, *rest)
        for dice in range(2, most + 1)
        for element in range(2, dice + 1)
        for rest in _partitions(dice - element, OTHERS, dice)
    ]
    return {shown: number for number, shown in enumerate(arenas)}


def _partitions(dice: int, symbols: int, most: int) -> Iterator[Shown]:
    """So many dice shared among so many symbols, most first."""
    if not symbols:
        yield from [()] if not dice else []
        return
    for first in range(min(dice, most), -1, -1):
        for rest in _partitions(dice - first, symbols - 1, first):
            yield first, *rest


def after_storm(chances: Falls, shown: Shown) -> Array:
    """One die thrown into a storm; chances by the element alone or not, other symbols alone, and dice in sets."""
    dice = sum(shown)
    led = np.tensordot(_still(chances.same, shown).reshape(dice + 1, -1), _fallen(dice + 1), axes=1)
    led *= _falling(chances, dice)[:, :, None, None]
    there = np.add.outer(np.arange(dice + 1), np.arange(dice + 2))
    after = np.zeros((2, OTHERS + 1, dice + 2))
    for element, alone in np.ndindex(2, OTHERS + 1):
        sets = np.clip(there - element - alone, 0, dice + 1)
        after[element, alone] = np.bincount(sets.ravel(), led[:, :, element, alone].ravel(), dice + 2)
    return after


def _still(same: float, shown: Shown) -> Array:
    """Chances by dice that stay as they are, and by how these lie."""
    after = np.zeros((sum(shown) + 1, *WAYS))
    for still, chance in enumerate(binomial(shown[0], same)):
        after[still, min(still, 2), 0, 0] += chance
    for dice in shown[1:]:
        before, after = after, np.zeros_like(after)
        for still, chance in enumerate(binomial(dice, same)):
            rest = before[: len(before) - still] * chance
            if still == 0:
                after += rest
            elif still == 1:
                after[1:, :, 1:] += rest[:, :, :-1]
            else:
                after[still:, :, :, 1:] += rest[:, :, :, :-1]
    return after


def _falling(chances: Falls, dice: int) -> Array:
    """By dice that stay, the chances that so many fall: the thrown one, and those that turned."""
    falling = np.zeros((dice + 1, dice + 2))
    for still in range(dice + 1):
        odds = np.convolve([1 - chances.landed, chances.landed], binomial(dice - still, chances.share))
        falling[still, : len(odds)] = odds
    return falling


@lru_cache(maxsize=64)
def _fallen(most: int) -> Array:
    """By how symbols lie and how many dice fall, up to so many: the element alone or not, other symbols alone."""
    lie = np.eye(SOME * (OTHERS + 1) ** 2).reshape(-1, *WAYS)
    led = []
    for _ in range(most + 1):
        each = lie.sum(axis=3)
        led.append(np.stack([each[:, 0] + each[:, 2], each[:, 1]], axis=1))
        lie = one_falls(lie)
    return np.stack(led, axis=1)
