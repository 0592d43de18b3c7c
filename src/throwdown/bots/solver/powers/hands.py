"""What two players hold, and the index of each position of a power in its table.

A hand is loose dice and, with boulders, piles of two and more: a partition of its dice, in which every 1 is a loose
die. Hands are numbered from few dice to many, and number 0 is the empty one.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from .falls import OTHERS, Numbers
from .storms import all_storms

if TYPE_CHECKING:
    from collections.abc import Callable

#: Loose dice, then piles, the largest first.
Hand = tuple[int, ...]


class Hands:
    """All hands of up to so many dice."""

    def __init__(self, most: int, piles: bool) -> None:
        self.most = most
        self.every = [hand for dice in range(most + 1) for hand in (_piled(dice, dice) if piles else [(dice,)])]
        self.number = {hand: number for number, hand in enumerate(self.every)}
        self.dice: Numbers = np.array([sum(hand) for hand in self.every])
        self.first: Numbers = np.searchsorted(self.dice, np.arange(most + 2))
        """Where the hands of so many dice begin."""
        self.thrown = range(1, (most if piles else 1) + 1)
        """Dice that can be thrown at once: one loose die, or a pile of so many."""
        self.without = self._table(_without)
        """[hand, dice]: the hand once these are thrown; -1 where it has no such pile."""
        self.with_loose = self._table(_with_loose)
        self.with_pile = self._table(_with_pile)
        """[hand, dice]: the hand with so many more."""

    def of(self, dice: int) -> Numbers:
        """All hands of so many dice."""
        return np.arange(self.first[dice], self.first[dice + 1])

    def _table(self, change: Callable[[Hand, int], Hand]) -> Numbers:
        return np.array(
            [[self.number.get(change(hand, dice), -1) for dice in range(self.most + 1)] for hand in self.every]
        )


def _piled(dice: int, most: int) -> list[Hand]:
    """All hands of so many dice without a larger pile."""
    hands: list[Hand] = [(dice,)]
    for pile in range(2, min(dice, most) + 1):
        hands += [(loose, pile, *piles) for loose, *piles in _piled(dice - pile, pile)]
    return hands


def _without(hand: Hand, dice: int) -> Hand:
    if dice == 1:
        return hand[0] - 1, *hand[1:]
    piles = list(hand[1:])
    if dice not in piles:
        return ()
    piles.remove(dice)
    return hand[0], *piles


def _with_loose(hand: Hand, dice: int) -> Hand:
    return hand[0] + dice, *hand[1:]


def _with_pile(hand: Hand, dice: int) -> Hand:
    return (hand[0], *sorted((*hand[1:], dice), reverse=True)) if dice else hand


class Layout:
    """Rows of the values of one element: turns, choices, storms, and at last the three ways in which a game ends.

    A value is the chance of the player on turn, whose hand comes first.
    """

    def __init__(self, element: str, dice: int) -> None:
        self.element, self.dice = element, dice
        self.hands = Hands(dice, piles=element == "STONE")
        most = dice - 2 if element == "WATER" else 1
        self.lying = [(e, k) for e in range(most + 1) for k in range(OTHERS + 1) if e + k <= dice - 2]
        """Dice that show the element, and other symbols: what lies there between two throws."""
        self.lying_number = np.full((dice, OTHERS + 1), -1)
        for number, shown in enumerate(self.lying):
            self.lying_number[shown] = number
        self._begin = self._begins()
        self.storms = all_storms(dice - 1) if element == "LIGHTNING" else {}
        self.storm_begin = 2 * self.turns
        self.lost = self.storm_begin + len(self.storms) * dice**2
        self.drawn, self.won = self.lost + 1, self.lost + 2
        self.rows = self.lost + 3

    def _begins(self) -> Numbers:
        """[lying, first hand]: the row of the turn, less the number of the second hand."""
        begins, self.turns = np.zeros((len(self.lying), len(self.hands.every)), dtype=np.intp), 0
        for number, shown in enumerate(self.lying):
            for hand, dice in enumerate(self.hands.dice):
                room = self.dice - sum(shown) - int(dice)
                begins[number, hand] = self.turns - 1
                if dice and room > 0:
                    self.turns += int(self.hands.first[room + 1]) - 1
        return begins

    def turn(self, lying: Numbers | int, first: Numbers, second: Numbers) -> Numbers:
        """The first of these hands begins a turn; a player without dice has lost."""
        rows = self._begin[lying, first] + second
        rows = np.where(second == 0, self.won, rows)
        return np.where(first == 0, np.where(second == 0, self.drawn, self.lost), rows)

    def choice(self, lying: Numbers | int, first: Numbers, second: Numbers) -> Numbers:
        """The first may stop or throw on."""
        rows = self.turn(lying, first, second)
        return np.where(rows < self.turns, rows + self.turns, rows)

    def storm(self, storm: Numbers | int, first: Numbers, second: Numbers) -> Numbers:
        """The second throws into the storm of the first."""
        return np.asarray(self.storm_begin + (storm * self.dice + first) * self.dice + second)

    def passed(self) -> Numbers:
        """For each turn the row of the turn that the other player would begin there."""
        rows = np.empty(self.turns, dtype=np.intp)
        for number, shown in enumerate(self.lying):
            for dice in range(2, self.dice - sum(shown) + 1):
                own, other = self.pairs(dice)
                rows[self.turn(number, own, other)] = self.turn(number, other, own)
        return rows

    def pairs(self, dice: int, first_may_be_empty: bool = False) -> tuple[Numbers, Numbers]:
        """All hands of two players who own so many dice together."""
        least = 0 if first_may_be_empty else 1
        each = [(self.hands.of(own), self.hands.of(dice - own)) for own in range(least, dice)]
        first = [np.repeat(own, len(other)) for own, other in each]
        second = [np.tile(other, len(own)) for own, other in each]
        return np.concatenate(first), np.concatenate(second)


@cache
def layout(element: str, dice: int) -> Layout:
    """The layout of this element, made once."""
    return Layout(element, dice)
