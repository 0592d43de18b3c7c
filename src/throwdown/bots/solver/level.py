"""One level of the solved game: all positions of so many players with the same number of dice.

Dice never come back, so a throw leads to a level solved before or stays in its own. Those that stay make circles, so
a level is swept, from many dice in the arena to few, until nothing changes any more. One sweep solves whole turns:
what it has to wait for is only the matches that lead back to fewer dice in the arena.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import numpy as np
from numpy.typing import NDArray

from throwdown.bots.odds.kernels import big_kernel, throw_kernel

from .index import LYING, Layout, Rows, Shares, shares

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.bots.odds.kernels import Kernel, Model

Values = NDArray[np.float64]
Outcome = tuple[int, int]

#: Actions this close to the best count as equal; the first in the order is taken.
TIE = 1e-12
#: A level has converged when a sweep changes nothing by more.
CONVERGED = 1e-14
#: After so many sweeps a level that will converge is ten times nearer.
WINDOW = 24
#: How many positions keep their choice while they hesitate.
HESITATION = 0.7


class Chances:
    """Kernels of all manners side by side (a row each), apart for outcomes that stay in the level and the others."""

    def __init__(self, kernels: Sequence[Kernel], dice: int, *, all_thrown: bool = False) -> None:
        """No die is lost where ``dice`` remain; but who throws all of them and matches none is out."""
        outcomes = sorted(set().union(*kernels))
        stays = {(lying, taken): lying + taken == dice and (taken > 0 or not all_thrown) for lying, taken in outcomes}
        self.staying = [outcome for outcome in outcomes if stays[outcome]]
        self.leaving = [outcome for outcome in outcomes if not stays[outcome]]
        self.p_staying = _side_by_side(kernels, self.staying)
        self.p_leaving = _side_by_side(kernels, self.leaving)


def _side_by_side(kernels: Sequence[Kernel], outcomes: list[Outcome]) -> Values:
    chances = [[float(kernel.get(outcome, 0)) for outcome in outcomes] for kernel in kernels]
    return np.array(chances).reshape(len(kernels), len(outcomes))


class Throws:
    """All chances of a model: of one die at so many lying ones, and of so many dice at once."""

    def __init__(self, model: Model, dice: int) -> None:
        manners = list(model.values())
        self.manners = len(manners)
        self.one = [Chances([throw_kernel(each, lying) for each in manners], lying + 1) for lying in LYING]
        self.all = [
            Chances([big_kernel(each, thrown) for each in manners], thrown, all_thrown=True) for thrown in range(dice)
        ]


class Table:
    """Values of all positions of one number of players, in the rows of its layout."""

    def __init__(self, layout: Layout, values: Values) -> None:
        self.layout, self.values = layout, values

    def gone(self, lying: int, owned: int, payoff: float) -> Values:
        """Values once the thrower is out with this payoff and these players play on, as the thrower sees them."""
        others = self.values[self.layout.turn(lying, owned)]
        return np.column_stack([np.full(len(others), payoff), others[:, 1:], others[:, 0]])


class Bound(Protocol):
    """A bound on the value of a decision, in all equilibria."""

    def of(self, options: Values) -> Values: ...


class Decisions:
    """One kind of decision, in many positions at once: the option that is best for who decides.

    Positions may be pinned to a mixture of two options: where choices chase each other in circles, only a mixture
    is an equilibrium.
    """

    def __init__(self, options: int, positions: int) -> None:
        self.options, self.every = options, np.arange(positions)
        self.choice = np.zeros(positions, dtype=np.intp)
        self.hesitation: np.random.Generator | None = None
        """If set, most positions keep their choice for a sweep, so that choices do not chase each other."""
        self.bound: Bound | None = None
        """If set, what is asked for is a bound on the value."""
        self.pin(np.zeros(0, dtype=np.intp), np.zeros((2, 0), dtype=np.intp), np.zeros(0))

    def pin(self, rows: Rows, between: Rows, share: Values) -> None:
        """Let these positions choose the first of two options with this share, and the second otherwise."""
        self.rows, self.between, self.share = rows, between, share
        self.gain = np.zeros(len(rows))
        """What the first is worth more than the second to who decides."""
        self.regret = np.zeros(len(rows))
        """What the best option is worth more than the mixture."""

    def of(self, options: Values) -> Values:
        """The value of deciding."""
        if len(options) == 1:
            only: Values = options[0]
            return only
        if self.bound is not None:
            return self.bound.of(options)
        own = options[:, :, 0]
        choice = own[1] > own[0] + TIE if len(own) == 2 else (own >= np.maximum.reduce(own) - TIE).argmax(axis=0)
        if self.hesitation is not None:
            choice = np.where(self.hesitation.random(len(choice)) < HESITATION, self.choice, choice)
        self.choice = choice
        chosen: Values = np.where(choice[:, None], options[1], options[0]) if len(own) == 2 else self._pick(options)
        if len(self.rows):
            self._mix(options, chosen)
        return chosen

    def _pick(self, options: Values) -> Values:
        """As ``options[choice, every]``, quicker."""
        rows: Values = options.reshape(-1, options.shape[2])
        return rows.take(self.choice * len(self.every) + self.every, axis=0)

    def _mix(self, options: Values, chosen: Values) -> None:
        one, other = options[self.between, self.rows]
        chosen[self.rows] = other + self.share[:, None] * (one - other)
        self.gain = one[:, 0] - other[:, 0]
        self.regret = options[:, self.rows, 0].max(axis=0) - chosen[self.rows, 0]


class Step:
    """The positions of a level with equally many dice lying: how a sweep renews them."""

    def __init__(self, table: Table, throws: Throws, level: int, lying: int) -> None:
        layout, self.values = table.layout, table.values
        owned, players = level - lying, layout.players
        rows = self.rows = shares(players, owned)
        self.turn = self.values[layout.turn(lying, owned)]
        self.after = self.values[layout.after(lying, owned + 1)]
        chances = throws.one[lying]
        self.p_staying = chances.p_staying
        self.staying = _targets(layout, owned, rows, chances.staying)
        leaving = _targets(layout, owned, rows, chances.leaving)
        self.leaving = _blend(chances.p_leaving, self.values.take(leaving, axis=0))
        self.options = np.empty((2, len(rows), players))
        self.manner, self.stop = Decisions(throws.manners, len(rows)), Decisions(2, len(rows))
        self.decisions = [self.manner, self.stop]

    def sweep(self) -> None:
        """Throw in the best manner; then, in mid-turn, stop if that is as good."""
        thrown = self.options[1] = self.manner.of(self.throw())
        self.begin(self.opening(thrown))
        self.turn.take(self.rows.passed, axis=0, out=self.options[0])
        self.after[self.rows.grown] = self.stop.of(self.options)

    def throw(self) -> Values:
        """The values of throwing one die, in each manner."""
        return _blend(self.p_staying, self.values.take(self.staying, axis=0)) + self.leaving

    def opening(self, thrown: Values) -> Values:
        """A turn begins with a throw (CORE-08)."""
        return thrown

    def begin(self, opening: Values) -> None:
        """The value of the turn, stored as the player before sees it."""
        self.turn[:, 1:] = opening[:, :-1]
        self.turn[:, 0] = opening[:, -1]


class BigStep(Step):
    """No dice lying: a turn begins with all dice at once (CORE-18)."""

    def __init__(self, table: Table, throws: Throws, level: int) -> None:
        super().__init__(table, throws, level, 0)
        players, rows = table.layout.players, self.rows
        self.big = Decisions(throws.manners, len(rows))
        self.decisions.append(self.big)
        self.all_leaving = np.empty((throws.manners, len(rows), players))
        self.p_all = np.zeros((throws.manners, len(LYING), len(rows)))
        for thrown in range(1, level - players + 2):
            where = np.flatnonzero(rows.first == thrown)
            chances = throws.all[thrown]
            led = _targets_of_all(table.layout, level - thrown, rows.passed[where], chances.leaving)
            self.all_leaving[:, where] = _blend(chances.p_leaving, self.values.take(led, axis=0))
            for (lying, _), p in zip(chances.staying, chances.p_staying.T, strict=True):
                self.p_all[:, lying, where] = p[:, None]
        begins = [table.layout.turn(lying, max(level - lying, players)).start for lying in LYING]
        self.all_staying = np.array(begins)[:, None] + rows.passed

    def opening(self, thrown: Values) -> Values:
        return self.big.of(self.throw_all())

    def throw_all(self) -> Values:
        """The values of throwing all dice at once, in each manner."""
        led = self.values.take(self.all_staying, axis=0)
        staying: Values = np.einsum("mlr,lrp->mrp", self.p_all, led)
        return staying + self.all_leaving


def _targets(layout: Layout, owned: int, rows: Shares, outcomes: list[Outcome]) -> Rows:
    """The row to which each outcome of throwing one die leads, from each of these positions."""
    led = [
        rows.passed + layout.turn(lying, owned - 1 + collected).start
        if collected
        else rows.own + layout.after(lying, owned).start
        for lying, collected in outcomes
    ]
    return np.array(led, dtype=np.intp).reshape(len(outcomes), len(rows))


def _targets_of_all(layout: Layout, rest: int, passed: Rows, outcomes: list[Outcome]) -> Rows:
    """The same for throwing all dice, where the others own the rest: without a match the thrower is out (CORE-19)."""
    spent = shares(layout.players, rest + 1).spent
    led = [
        passed + layout.turn(lying, rest + collected).start
        if collected
        else spent + layout.after(lying, rest + 1).start
        for lying, collected in outcomes
    ]
    return np.array(led)


def _blend(chances: Values, led: Values) -> Values:
    """For each manner the mean of the values led to."""
    outcomes, rows, players = led.shape
    mean: Values = chances @ led.reshape(outcomes, rows * players)
    return mean.reshape(len(chances), rows, players)


class Level:
    """All positions of one level, ready to be swept."""

    def __init__(self, table: Table, below: Table, throws: Throws, level: int, out: float) -> None:
        """``out`` is the payoff of going out now."""
        layout = table.layout
        self.values = table.values[layout.level_rows[level]]
        self.known = np.zeros(len(self.values), dtype=bool)
        """Positions in which the thrower has just gone out: nothing is left to sweep there."""
        for lying in LYING:
            if (owned := level - lying + 1) >= layout.players:
                begin = layout.after(lying, owned).start - layout.level_rows[level].start
                spent = begin + shares(layout.players, owned).spent
                self.known[spent] = True
                self.values[spent] = below.gone(lying, owned - 1, out)
        self.steps = [
            Step(table, throws, level, lying) for lying in reversed(LYING[1:]) if level - lying >= layout.players
        ]
        if level >= layout.players:
            self.steps.append(BigStep(table, throws, level))
        self.decisions = [decisions for step in self.steps for decisions in step.decisions]

    def all_at(self, value: float) -> Values:
        """Values of the level as they would be if nothing were known but who has just gone out."""
        return np.where(self.known[:, None], self.values, value)

    def sweep(self) -> float:
        """One sweep over all positions; the largest change."""
        before = self.values.copy()
        for step in self.steps:
            step.sweep()
        return float(np.abs(self.values - before).max())

    def hesitate(self, chance: np.random.Generator | None) -> None:
        """Let positions change their choices only now and then, or (None) at once again."""
        for decisions in self.decisions:
            decisions.hesitation = chance

    def converge(self) -> bool:
        """Sweep until nothing changes; false if choices chase each other in circles."""
        nearest = np.inf
        while True:
            for _ in range(WINDOW):
                change = self.sweep()
                if change <= CONVERGED:
                    return True
            if change > nearest / 10:
                return False
            nearest = change
