"""Powers of the elements, level by level: what a throw leads to, and sweeps until nothing changes.

A level is all positions with the same number of dice. Dice never come back, so a throw leads to a level solved before
or stays in its own, and only what stays has to be swept again. A landing leads on in the same way whatever the players
hold, so it is followed for all their hands at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from .falls import Array, Landings, Numbers, as_landings, falls, landings, storm_landings
from .race import race_chances
from .storms import after_storm

if TYPE_CHECKING:
    from throwdown.bots.odds.kernels import Model

    from .falls import Shown
    from .hands import Layout

Flags = NDArray[np.bool_]

CONVERGED = 1e-14
#: One die is thrown at five at most; storms of more dice break out of a big throw, which leaves the hand empty.
SMALL_STORM = 6
BARE = (0, 0)


@dataclass(frozen=True, slots=True)
class Led:
    """Where landings lead, in many positions at once. A race leads two ways."""

    landing: Numbers
    """The landing that leads this way."""
    rows: Numbers
    """By way and position."""
    passes: Array
    """1 where the other player is on turn there, by way."""
    weights: Array | None
    """The chance of each way by itself, if there are races."""
    stays: Flags
    """Whether no die is lost, by way."""

    def only(self, ways: Flags) -> Led:
        weights = None if self.weights is None else self.weights[ways]
        return Led(self.landing[ways], self.rows[ways], self.passes[ways], weights, self.stays[ways])

    def values_after(self, values: Array) -> Array:
        """To the player who is on turn now."""
        there = values[self.rows]
        there *= (1 - 2 * self.passes)[:, None]
        there += self.passes[:, None]
        return there if self.weights is None else there * self.weights


class Power:
    """One element on one model: how throws land, and where that leads. Tested against the rules."""

    def __init__(self, model: Model, layout: Layout, race: Array | None = None) -> None:
        self.model, self.layout, self.element = model, layout, layout.element
        self._race = race
        self._landings: dict[tuple[int, int, int], Landings] = {}
        self._into_storms: dict[tuple[Shown, ...], Landings] = {}

    @cached_property
    def race(self) -> Array:
        """[own, other]: the chance of the player on turn to win a race."""
        return race_chances(self.layout.dice) if self._race is None else self._race

    def throw(self, lying: tuple[int, int], thrown: int, own: Numbers, other: Numbers) -> tuple[Array, Led]:
        """Chances by manner, and where they lead; ``own`` is what is left in the hand."""
        land = self.landings(*lying, thrown)
        led = self._follow(land, sum(lying) + thrown, own, other)
        return land.chances[:, led.landing], led

    def landings(self, element: int, alone: int, thrown: int) -> Landings:
        """Of so many dice thrown at these."""
        key = element, alone, thrown
        if key not in self._landings:
            self._landings[key] = (
                storm_landings(self.model, *key, self.layout.storms)
                if self.element == "LIGHTNING"
                else landings(self.model, *key)
            )
        return self._landings[key]

    def throw_into_storms(self, storms: tuple[Shown, ...], own: Numbers, other: Numbers) -> tuple[Array, Led]:
        """The same for one die into each of these storms of equally many dice: chances by manner, storm and landing."""
        land = self.into_storms(storms)
        return land.chances, self._follow(land, sum(storms[0]) + 1, own, self.layout.hands.without[other, 1])

    def into_storms(self, storms: tuple[Shown, ...]) -> Landings:
        """No second storm follows: all sets are taken now (IMP-POW-STORM-03)."""
        if storms not in self._into_storms:
            each = np.array([[after_storm(falls(way, 1), shown) for shown in storms] for way in self.model.values()])
            self._into_storms[storms] = as_landings(each)
        return self._into_storms[storms]

    def _follow(self, land: Landings, dice: int, own: Numbers, other: Numbers) -> Led:
        """What the rules make of landings, where so many dice lay there or were thrown."""
        layout, hands = self.layout, self.layout.hands
        acts = (land.element > 1) & (self.element != "WATER")  # water stays (IMP-POW-SWAMP-01)
        taken = land.matched + np.where(acts & (self.element != "STONE"), land.element, 0)
        grown = hands.with_loose[own, taken[:, None]]
        if self.element == "STONE":  # the stones become one pile (IMP-POW-BOUL-01)
            grown = hands.with_pile[grown, np.where(acts, land.element, 0)[:, None]]
        lying = layout.lying_number[np.where(acts, 0, land.element), land.alone][:, None]
        ends = acts | (land.matched > 0)
        rows = np.empty(grown.shape, dtype=np.intp)
        rows[ends] = layout.turn(lying[ends], other, grown[ends])
        rows[~ends] = layout.choice(lying[~ends], own, other)
        led = Led(np.arange(len(rows)), rows, ends.astype(float), None, land.dice == dice)
        if self.element == "AIR":  # the other player begins with what was the own hand (IMP-POW-HURR-01)
            rows[acts] = layout.turn(lying[acts], grown[acts], other)
        elif self.element == "LIGHTNING":
            rows[acts], led.passes[acts] = layout.storm(land.storm[acts, None], own, other), 0.0
        elif self.element == "FIRE":
            others = layout.turn(lying[acts], own, hands.with_loose[other, taken[acts, None]])
            return self._raced(led, acts, others, self.race[hands.dice[own], hands.dice[other]])
        return led

    def _raced(self, led: Led, raced: Flags, others: Numbers, wins: Array) -> Led:
        """The other player may win the race, and then the one on turn is next again (IMP-POW-FIRE-03)."""
        weights = np.ones(led.rows.shape)
        weights[raced] = wins
        return Led(
            np.concatenate([led.landing, led.landing[raced]]),
            np.concatenate([led.rows, others]),
            np.concatenate([led.passes, np.zeros(len(others))]),
            np.concatenate([weights, np.broadcast_to(1 - wins, others.shape)]),
            np.concatenate([led.stays, led.stays[raced]]),
        )


class Throws:
    """The same throw in many positions: what leaves the level is known, what stays is swept."""

    def __init__(self, chances: Array, led: Led, values: Array) -> None:
        stays = led.stays
        self.fixed = chances[..., ~stays] @ led.only(~stays).values_after(values)
        self.chances, self.led = chances[..., stays], led.only(stays)

    def values_after(self, values: Array) -> Array:
        """By manner and position."""
        return np.asarray(self.fixed + self.chances @ self.led.values_after(values))


class Lying:
    """All positions of a level between two throws in which the same lies there."""

    def __init__(self, power: Power, values: Array, dice: int, lying: tuple[int, int]) -> None:
        layout, hands = power.layout, power.layout.hands
        own, other = layout.pairs(dice - sum(lying))
        number = int(layout.lying_number[lying])
        self.turn, self.passed = layout.turn(number, own, other), layout.turn(number, other, own)
        self.choice = self.turn + layout.turns
        self.throws: list[tuple[Numbers, Throws]] = []
        for thrown in hands.thrown:
            left = hands.without[own, thrown]
            where = np.flatnonzero(left >= 0)
            if len(where):
                throws = power.throw(lying, thrown, left[where], other[where])
                self.throws.append((where, Throws(*throws, values)))
        self.big: list[tuple[Numbers, Throws]] = []
        for thrown in range(1, dice) if lying == BARE else ():
            where = np.flatnonzero(hands.dice[own] == thrown)
            throws = power.throw(lying, thrown, np.zeros_like(where), other[where])
            self.big.append((where, Throws(*throws, values)))

    def sweep(self, values: Array) -> float:
        """Throw as is best, all dice if nothing lies there (CORE-18); in mid-turn, stop if that is better."""
        thrown = self._best(self.throws, values)
        begun = self._best(self.big, values) if self.big else thrown
        change = float(np.abs(values[self.turn] - begun).max())
        values[self.turn] = begun
        values[self.choice] = np.maximum(thrown, 1 - values[self.passed])
        return change

    def _best(self, throws: list[tuple[Numbers, Throws]], values: Array) -> Array:
        best = np.zeros(len(self.turn))
        for where, each in throws:
            best[where] = np.maximum(best[where], each.values_after(values).max(axis=0))
        return best


class Storms:
    """All positions of a level in which one die is thrown into a storm of so many dice."""

    def __init__(self, power: Power, values: Array, dice: int, lying: int) -> None:
        layout = power.layout
        if lying <= SMALL_STORM:
            own, other = layout.pairs(dice - lying, first_may_be_empty=True)
        else:
            own, other = np.array([0]), np.array([dice - lying])
        storms = tuple(shown for shown in layout.storms if sum(shown) == lying)
        self.rows = layout.storm(np.array([[layout.storms[shown]] for shown in storms]), own, other)
        self.throws = Throws(*power.throw_into_storms(storms, own, other), values)

    def sweep(self, values: Array) -> float:
        """It is the other player who throws, and wants the value low."""
        best = self.throws.values_after(values).min(axis=0)
        change = float(np.abs(values[self.rows] - best).max())
        values[self.rows] = best
        return change


def solve_level(power: Power, values: Array, dice: int) -> int:
    """Fill in the values of all positions with so many dice; the number of sweeps."""
    steps: list[Lying | Storms] = []
    if power.layout.storms:
        steps += [Storms(power, values, dice, lying) for lying in range(2, dice)]
    there = sorted(power.layout.lying, key=sum, reverse=True)
    steps += [Lying(power, values, dice, lying) for lying in there if sum(lying) <= dice - 2]
    sweeps, change = 0, 1.0
    while change > CONVERGED:
        change = max(step.sweep(values) for step in steps)
        sweeps += 1
    return sweeps
