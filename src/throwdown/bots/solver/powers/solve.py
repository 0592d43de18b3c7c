"""Power of the Elements for two players, solved: what every position is worth if both play as well as they can.

    solved = solve_power(LUCK, "FIRE")
    solved.value(opening())                                           the chance of the player on turn
    solved.best(lying_position("choice", 1, 2, (5,), (7,)))           STOP, or how many dice to throw in which manner

A game has one active element (IMP-POW-01), and options are those of the edition. Two play for one sum, so sweeping
the values ends in the only ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from throwdown.bots.solver.core import dice_of, opening_position
from throwdown.bots.solver.level import TIE
from throwdown.errors import ThrowdownError
from throwdown.rules.rulings import ELEMENTS
from throwdown.rules.values import Value

from .falls import OTHERS, Array, Numbers, Shown
from .hands import Hand, layout
from .level import BARE, Power, solve_level

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.bots.odds.kernels import Model

    from .hands import Layout

PLAYERS = 2


class Position(Value):
    """What matters of a state; ``phase`` is turn, choice or reaction."""

    phase: str
    shown: Shown
    """Dice that show the element, then those of each other symbol, most first."""
    own: Hand
    """Of the player on turn: loose dice, then piles, the largest first."""
    other: Hand


class Move(Value):
    """So many dice thrown in this manner: one loose die, a pile, or all."""

    dice: int
    manner: str


STOP = Move(0, "stop")


def lying_position(phase: str, element: int, others: int, own: Hand, other: Hand) -> Position:
    """A position in which so many dice show the element, and so many other symbols lie alone."""
    alone = [1] * others + [0] * (OTHERS - others)
    return Position(phase, (element, *alone), _sorted(own), _sorted(other))


def _sorted(hand: Hand) -> Hand:
    return hand[0], *sorted(hand[1:], reverse=True)


def opening() -> Position:
    """The start die shows the element (IMP-POW-01), and the first player is to throw."""
    lying, (own, other) = opening_position(PLAYERS)
    return lying_position("turn", lying, 0, (own,), (other,))


class SolvedPower:
    """The values of all positions of one element, and what follows from them."""

    def __init__(self, power: Power, values: Array) -> None:
        self.power, self.values = power, values

    def __repr__(self) -> str:
        return f"<Solved game, 2 players, element {self.element}>"

    @property
    def element(self) -> str:
        return self.power.element

    @property
    def layout(self) -> Layout:
        return self.power.layout

    @property
    def states(self) -> int:
        """Positions at the beginning of a turn."""
        return self.layout.turns

    def value(self, position: Position) -> float:
        """The chance that the player on turn wins; a shared game counts half."""
        own, other = self._hands(position)
        if position.phase == "reaction":
            return float(self.values[self.layout.storm(self.layout.storms[position.shown], own, other)][0])
        rows = self.layout.turn if position.phase == "turn" else self.layout.choice
        return float(self.values[rows(int(self.layout.lying_number[_lying(position)]), own, other)][0])

    def move_values(self, position: Position) -> dict[Move, float]:
        """The same after each move. In a reaction it is the other player who moves, and wants it low."""
        own, other = self._hands(position)
        if position.phase == "reaction":
            chances, led = self.power.throw_into_storms((position.shown,), own, other)
            return self._each(1, (chances[:, 0] @ led.values_after(self.values))[:, 0])
        lying, hands = _lying(position), self.layout.hands
        if position.phase == "turn" and lying == BARE:
            return self._thrown(lying, sum(position.own), np.zeros_like(own), other)
        values = {}
        if position.phase == "choice":
            values[STOP] = 1 - self.value(Position("turn", position.shown, position.other, position.own))
        for dice in sorted({*position.own[1:], *([1] if position.own[0] else [])}):
            values |= self._thrown(lying, dice, hands.without[own, dice], other)
        return values

    def costs(self, position: Position) -> dict[Move, float]:
        """What each move gives away, the best first; equal ones in the order of the model."""
        sign = -1 if position.phase == "reaction" else 1
        values = {move: sign * value for move, value in self.move_values(position).items()}
        most = max(values.values())
        costs = {move: most - value if most - value > TIE else 0.0 for move, value in values.items()}
        return dict(sorted(costs.items(), key=lambda cost: cost[1]))

    def best(self, position: Position) -> Move:
        return next(iter(self.costs(position)))

    def _hands(self, position: Position) -> tuple[Numbers, Numbers]:
        number = self.layout.hands.number
        return np.array([number[position.own]]), np.array([number[position.other]])

    def _thrown(self, lying: tuple[int, int], dice: int, left: Numbers, other: Numbers) -> dict[Move, float]:
        chances, led = self.power.throw(lying, dice, left, other)
        return self._each(dice, (chances @ led.values_after(self.values))[:, 0])

    def _each(self, dice: int, worth: Array) -> dict[Move, float]:
        chances = np.clip(worth, 0.0, 1.0)  # sums of chances may be too much by a rounding error
        return {Move(dice, manner): float(chance) for manner, chance in zip(self.power.model, chances, strict=True)}


def _lying(position: Position) -> tuple[int, int]:
    return position.shown[0], sum(position.shown[1:])


def check_element(element: str) -> None:
    if element not in ELEMENTS:
        raise ThrowdownError(f"{element!r} is not an active element: choose one of {', '.join(ELEMENTS)}")


def check_position(element: str, position: Position) -> None:
    """Refuse what cannot be between two throws."""
    lying, most = _lying(position), dice_of(PLAYERS)
    if lying[0] > 1 and element != "WATER":
        raise ThrowdownError(f"{lying[0]} dice of {element} would be a set: give 0 or 1")
    if lying[1] > OTHERS:
        raise ThrowdownError(f"{lying[1]} other symbols cannot lie there without a match: give 0 to {OTHERS}")
    for hand in (position.own, position.other):
        if not sum(hand):
            raise ThrowdownError("a player without dice is out: give both at least one")
        if len(hand) > 1 and (element != "STONE" or min(hand[1:]) < 2):
            raise ThrowdownError(
                f"{'+'.join(map(str, hand))} cannot be owned: only STONE has piles, of two dice or more"
            )
    if (dice := sum(position.shown) + sum(position.own) + sum(position.other)) > most:
        raise ThrowdownError(f"these are {dice} dice: {PLAYERS} players have {most} at most")


def solve_power(
    model: Model,
    element: str,
    dice: int = dice_of(PLAYERS),
    race: Array | None = None,
    progress: Callable[[float], None] = lambda level: None,
) -> SolvedPower:
    """Solve all positions of two players with this active element, of up to so many dice.

    ``race`` are the chances of races, where they are known already; ``progress`` is called with the dice of each level.
    """
    check_element(element)
    power = Power(model, layout(element, dice), race)
    values = empty_values(power.layout)
    for level in range(PLAYERS, dice + 1):
        solve_level(power, values, level)
        progress(level)
    return SolvedPower(power, values)


def empty_values(of: Layout) -> Array:
    """Nothing is known but how games end."""
    values = np.full(of.rows, 0.5)
    values[of.lost], values[of.won] = 0.0, 1.0
    return values
