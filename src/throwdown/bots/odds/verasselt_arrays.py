"""The odds of voll verasselt as arrays: thousands of positions at once, for bots that look ahead.

Cards are rows of four (Y B R G), dice rows of five: how many show each colour, and how many the bar.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement, count, permutations, product
from math import factorial, prod
from operator import mul
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from throwdown.rules.verasselt.state import DICE, LEAST_DICE

from .verasselt import BAR_SIXTHS, MOST_KEPT, WAYS_TO_KEEP, safe_rolls

if TYPE_CHECKING:
    from collections.abc import Iterator

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

#: Every way to keep dice (VER-ROLL-02), by faces; the rest is rolled.
KEEPS: Ints = np.array(WAYS_TO_KEEP)
ROLLED: Ints = DICE - KEEPS.sum(axis=1)
KEPT_COLOURS: Ints = KEEPS[:, :4].sum(axis=1)

#: Room for a colour is a bust (below 0), or 0 to 7; more than all dice is not needed.
ROOMS = DICE + 2
#: Cards of one colour beyond these make no difference.
ENOUGH = DICE + MOST_KEPT


class _Tables:
    """Chances by place, and the place of every group, dice and keep. Made once, when first needed.

    A place is what matters for a roll: coloured dice kept, dice rolled, room for each colour. Two
    colours of the group give a half of it, the other two the rest, and dice that do not show what
    is to be kept lead to the last place, where every roll fails.
    """

    def __init__(self) -> None:
        safe, coloured = _chances_by_room()
        self.safe = np.append(np.tile(safe, MOST_KEPT + 1), 0.0)
        catch = [coloured + kept * safe for kept in range(MOST_KEPT + 1)]
        self.catch = np.append(np.concatenate(catch), 0.0)
        self.nowhere = len(self.safe) - 1
        y, b, r, g = (_room_for(colour) for colour in range(4))
        turn = (KEPT_COLOURS * (MOST_KEPT + 1) + ROLLED - LEAST_DICE) * ROOMS**4
        self.first_colours = _pairs(y * ROOMS**3 + turn, b * ROOMS**2)
        self.last_colours = _pairs(r * ROOMS, g)
        self.dice = _unkept(self.nowhere)

    def places(self, groups: Ints, dice: Ints) -> Ints:
        cards = np.minimum(groups, ENOUGH)
        place: Ints = self.first_colours[cards[:, 0] * (ENOUGH + 1) + cards[:, 1]]
        place += self.last_colours[cards[:, 2] * (ENOUGH + 1) + cards[:, 3]]
        place += self.dice[dice[:, :4] @ DICE_CODE]
        np.minimum(place, self.nowhere, out=place)
        return place


_tables = lru_cache(maxsize=1)(_Tables)
#: Dice as one number: their colours; the bars are the rest.
DICE_CODE: Ints = (DICE + 1) ** np.arange(4)


def _chances_by_room() -> tuple[Floats, Floats]:
    """The chance to be safe, and the coloured dice to expect, by dice rolled and room of each colour."""
    safe = np.zeros((MOST_KEPT + 1, *[ROOMS] * 4))
    coloured = safe.copy()
    for room in combinations_with_replacement(range(DICE + 1), 4):
        for rolled in range(LEAST_DICE, DICE + 1):
            ways = safe_rolls(room, rolled)
            p_safe, expected = sum(ways) / 6**rolled, sum(map(mul, count(), ways)) / 6**rolled
            for y, b, r, g in set(permutations(room)):
                place = rolled - LEAST_DICE, y + 1, b + 1, r + 1, g + 1
                safe[place], coloured[place] = p_safe, expected
    return safe.ravel(), coloured.ravel()


def _room_for(colour: int) -> Ints:
    """By cards of the group: the room that each keep leaves, from 0 for a bust."""
    room: Ints = np.clip(np.arange(ENOUGH + 1)[:, None] - KEEPS[:, colour], -1, DICE) + 1
    return room


def _pairs(one: Ints, other: Ints) -> Ints:
    """Two tables added, for every pair of rows."""
    return (one[:, None] + other[None]).reshape(-1, len(KEEPS)).astype(np.int32)


def _unkept(nowhere: int) -> Ints:
    """By dice: 0 for what can be kept, and far out for what cannot."""
    codes = np.arange((DICE + 1) ** 4)
    colours = codes[:, None] // DICE_CODE % (DICE + 1)
    dice = np.column_stack([colours, np.maximum(DICE - colours.sum(axis=1), 0)])
    there = (dice[:, None] >= KEEPS).all(axis=2)
    return np.where(there, 0, nowhere).astype(np.int32)


def promise(groups: Ints, dice: Ints) -> tuple[Floats, Floats]:
    """For each row and each of ``KEEPS``: the chance of a safe roll, and the catch to expect."""
    tables = _tables()
    places = tables.places(groups, dice)
    return tables.safe[places], tables.catch[places]


def best_catch(groups: Ints, dice: Ints) -> Floats:
    """For each row: the catch to expect from the best roll."""
    tables = _tables()
    best: Floats = tables.catch[tables.places(groups, dice)].max(axis=1)
    return best


@lru_cache(maxsize=4)
def rolls(dice: int) -> tuple[Ints, Floats]:
    """Every result of rolling so many dice, by faces, with its chance."""
    faces = list(_faces(dice))
    ways = [factorial(dice) // prod(map(factorial, shown)) * BAR_SIXTHS ** shown[4] for shown in faces]
    return np.array(faces), np.array(ways) / 6**dice


def _faces(dice: int) -> Iterator[tuple[int, ...]]:
    for colours in product(range(dice + 1), repeat=4):
        if sum(colours) <= dice:
            yield (*colours, dice - sum(colours))
