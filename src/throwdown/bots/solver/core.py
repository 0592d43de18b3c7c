"""Strike and base Impact, solved: what every position is worth to everybody if all play as well as they can.

    solved = solve(dict(LUCK), players=3)
    solved.values(1, (7, 7, 7))              chances to win, from the player on turn on
    solved.best(3, (5, 7, 6), mid=True)      "stop", or the manner to throw in

The players are solved from few to many, since a seat that goes out leaves a smaller game behind, and each number of
players level by level. From three players on there may be several equilibria: ``is_unique`` says where there is one.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

import numpy as np

from throwdown.bots.models import CORE_GAMES as CORE_GAMES  # noqa: PLC0414  # also offered here
from throwdown.bots.odds.kernels import SYMBOLS, big_kernel, throw_kernel
from throwdown.errors import SeatsRefused, ThrowdownError
from throwdown.rules.arena.dice import SUPPLY
from throwdown.rules.catalogue import known

from .bounds import is_unique
from .cycles import resolve
from .index import Layout
from .level import TIE, Level, Table, Throws, Values

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from throwdown.bots.odds.kernels import Kernel, Model

STOP = "stop"


def check_solvable(game: str) -> None:
    """Refuse games that have more to them than the core."""
    known(game)
    if game not in CORE_GAMES:
        raise ThrowdownError(f"{game} is not solved: choose one of {', '.join(CORE_GAMES)}")


def dice_of(players: int) -> int:
    """All dice of a game: what the players own and the one that lies there first (CORE-03, CORE-04)."""
    if players not in SUPPLY:
        raise SeatsRefused(f"{players!r} players cannot play: choose 2 to 5", clause="CORE-02")
    return players * SUPPLY[players] + 1


def opening_position(players: int) -> tuple[int, tuple[int, ...]]:
    """Dice lying and owned when the first player is to throw."""
    dice_of(players)
    return 1, (SUPPLY[players],) * players


def check_position(players: int, lying: int, owned: Sequence[int], most: int | None = None) -> None:
    """Refuse what cannot be between two throws of a game that so many players began, with ``most`` dice in all."""
    most = dice_of(players) if most is None else most
    if not 2 <= len(owned) <= players or min(owned) < 1:
        raise ThrowdownError(
            f"{_listed(owned)} cannot be what the players own: give 2 to {players} numbers from 1 on,"
            " and leave out who is out"
        )
    if not 0 <= lying <= SYMBOLS:
        raise ThrowdownError(f"{lying} dice cannot lie there without a match: give 0 to {SYMBOLS}")
    if (dice := lying + sum(owned)) > most:
        raise ThrowdownError(
            f"{lying} lying and {_listed(owned)} owned are {dice} dice: {players} players have {most} at most"
        )


def _going_out(objective: str, players: int) -> float:
    """What it is worth to go out of so many players: nothing, or a minus point for each who stays (TOUR-03)."""
    return 0.0 if objective == "win" else 1.0 - players


def _winning(objective: str) -> float:
    return 1.0 if objective == "win" else 0.0


class Solved:
    """The values of all positions of a game, and what follows from them."""

    def __init__(self, model: Model, players: int, objective: str = "win", dice: int | None = None) -> None:
        """A game without values yet: ``solve`` and the cache fill it. ``dice`` are all dice, with a handicap."""
        self.model, self.players, self.objective = model, players, objective
        self.dice = max(dice_of(players), dice or 0)
        layouts = [Layout(number, self.dice) for number in range(1, players + 1)]
        self.tables = {each.players: Table(each, np.zeros((each.rows, each.players))) for each in layouts}
        self.tables[1].values[:] = _winning(objective)
        self.settled: dict[int, list[str]] = {}
        """By number of players, how each level was solved: ``swept``, ``pure`` or ``mixed``."""
        self.unique_to = dict.fromkeys(self.tables, 0)
        """By number of players, the highest level up to which there is but one equilibrium."""

    def __repr__(self) -> str:
        return f"<Solved game, {self.players} players, objective {self.objective}>"

    @property
    def states(self) -> int:
        """Positions at the beginning of a turn while nobody is out."""
        return self.tables[self.players].layout.turn_positions

    # What a position is worth

    def values(self, lying: int, owned: Sequence[int], mid: bool = False) -> Values:
        """Chances to win, or points to expect, of each player from the one on turn on."""
        check_position(self.players, lying, owned, self.dice)
        return self._by_objective(self._after(lying, (owned[0] + 1, *owned[1:])) if mid else self._turn(lying, owned))

    def action_values(self, lying: int, owned: Sequence[int], mid: bool = False) -> dict[str, Values]:
        """The same after each action: stopping, where that is possible, and throwing in each manner."""
        return {name: self._by_objective(value) for name, value in self._actions(lying, owned, mid).items()}

    def costs(self, lying: int, owned: Sequence[int], mid: bool = False) -> dict[str, float]:
        """What the player on turn gives away by each action, the best first; equal ones in the order of the model."""
        own = {name: float(value[0]) for name, value in self._actions(lying, owned, mid).items()}
        most = max(own.values())
        costs = {name: most - value if most - value > TIE else 0.0 for name, value in own.items()}
        return dict(sorted(costs.items(), key=lambda cost: cost[1]))

    def best(self, lying: int, owned: Sequence[int], mid: bool = False) -> str:
        """The best action: ``stop`` or a manner."""
        return next(iter(self.costs(lying, owned, mid)))

    def is_unique(self, lying: int, owned: Sequence[int]) -> bool:
        """Whether every equilibrium gives these values; otherwise this is one that was selected."""
        return lying + sum(owned) <= self.unique_to[len(owned)]

    def _by_objective(self, values: Values) -> Values:
        """Points are noted as positive numbers; inside, more is always better."""
        return values if self.objective == "win" else 0.0 - values

    # Inside: rows, and values that everybody wants to be high

    def _turn(self, lying: int, owned: Sequence[int]) -> Values:
        table = self.tables[len(owned)]
        row = table.values[table.layout.turn(lying, sum(owned)).start + _rank(owned)]
        return np.roll(row, -1)

    def _after(self, lying: int, owned: Sequence[int]) -> Values:
        """After a throw without a match; the die just thrown counts as owned."""
        table = self.tables[len(owned)]
        value: Values = table.values[table.layout.after(lying, sum(owned)).start + _rank(owned)]
        return value

    def _passed(self, lying: int, owned: Sequence[int]) -> Values:
        """The turn goes to the next player; seen by the one who passes it on."""
        return np.roll(self._turn(lying, (*owned[1:], owned[0])), 1)

    def _actions(self, lying: int, owned: Sequence[int], mid: bool) -> dict[str, Values]:
        check_position(self.players, lying, owned, self.dice)
        actions = {STOP: self._passed(lying, owned)} if mid else {}
        for name, manner in self.model.items():
            if lying or mid:
                actions[name] = self._thrown(throw_kernel(manner, lying), owned, 1)
            else:
                actions[name] = self._thrown(big_kernel(manner, owned[0]), owned, owned[0])
        return actions

    def _thrown(self, kernel: Kernel, owned: Sequence[int], dice: int) -> Values:
        """The value of a throw of so many dice."""
        mean = np.zeros(len(owned))
        for (lying, collected), chance in kernel.items():
            mean += float(chance) * self._led(lying, (owned[0] - dice + collected, *owned[1:]), collected > 0)
        return mean

    def _led(self, lying: int, owned: Sequence[int], ends: bool) -> Values:
        if ends:
            return self._passed(lying, owned)
        if owned[0]:
            return self._after(lying, (owned[0] + 1, *owned[1:]))
        return np.concatenate([[_going_out(self.objective, len(owned))], self._turn(lying, owned[1:])])


def _listed(owned: Sequence[int]) -> str:
    return ",".join(map(str, owned))


def _rank(owned: Sequence[int]) -> int:
    """As in the index, for one position."""
    border, rank = 0, 0
    for number, dice in enumerate(owned[:-1], start=1):
        border += dice
        rank += comb(border - 1, number)
    return rank


# Solving


def solve(
    model: Model,
    players: int,
    objective: str = "win",
    progress: Callable[[float], None] = lambda rows: None,
    dice: int | None = None,
) -> Solved:
    """Solve the game and all smaller ones that it leads to; ``progress`` is called with the positions done."""
    solved = Solved(model, players, objective, dice)
    throws = Throws(model, solved.dice)
    for number in range(2, players + 1):
        _solve_players(solved, throws, number, progress)
    return solved


def positions(players: int) -> int:
    """How many positions are solved for so many players, those of smaller games with them."""
    return sum(Layout(number, dice_of(players)).rows for number in range(2, players + 1))


def _solve_players(solved: Solved, throws: Throws, players: int, progress: Callable[[float], None]) -> None:
    """Fill the table of so many players, level by level."""
    below, table = solved.tables[players - 1], solved.tables[players]
    out, win = _going_out(solved.objective, players), _winning(solved.objective)
    solved.settled[players] = []
    unique = True
    for dice in table.layout.levels:
        level = Level(table, below, throws, dice, out)
        # Two play for one sum, so all equilibria agree; with more it depends, on all lower levels too.
        unique = players == 2 or (unique and dice <= solved.unique_to[players - 1] and is_unique(level, out, win))
        if unique:
            solved.unique_to[players] = dice
        solved.settled[players].append(_solve_level(level, players))
        rows = table.layout.level_rows[dice]
        progress(rows.stop - rows.start)


def _solve_level(level: Level, players: int) -> str:
    """Solve one level and return how; values that are no equilibrium are never returned."""
    how = "swept" if level.converge() else resolve(level)
    if how is None:
        raise ThrowdownError(f"the choices of {players} players chase each other endlessly: change the model a little")
    return how
