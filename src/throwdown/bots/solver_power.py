"""Power of the Elements for two players, solved on the real rules: hurricane, lightning storm and swamp.

Nothing of the powers is written down here. Positions are explored by playing: every throw lands in every way that
differs, the rules say what follows, and positions that differ only in the names of ordinary symbols are the same.
Two play for one sum, so sweeping the values of all positions ends in the only ones.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from throwdown.errors import ThrowdownError
from throwdown.rules import Over, Stop, game
from throwdown.rules.arena_state import ArenaState, React, Throw, ThrowAll, landed
from throwdown.rules.values import Value

from .solver import STOP

if TYPE_CHECKING:
    from collections.abc import Iterable

    from throwdown.rules import Action
    from throwdown.rules.arena import ArenaGame
    from throwdown.throwers.luck import Manner

    from .kernels import Model
    from .solver_level import Values

#: Elements whose power is a matter of dice alone: no race against the clock, no piles to be told apart.
SOLVABLE = ("AIR", "LIGHTNING", "WATER")
SETTLED = 1e-13

#: Dice that show the active element, then those of each other symbol, most first.
Shown = tuple[int, ...]
Chances = dict[Shown, float]


class Position(Value):
    """What matters of a state; ``phase`` is turn, choice or reaction."""

    phase: str
    shown: Shown
    own: int
    """Dice of the player on turn."""
    other: int


class Edge(Value):
    """Where an action may lead: a position, or the end of the game as a chance that the player on turn has won."""

    chance: float
    to: Position | float
    passes: bool
    """Whether it is the other player's turn there."""


class SolvedPower:
    """Values of all positions of one element, for the player on turn."""

    def __init__(self, element: str, start: Position, actions: dict[Position, dict[str, list[Edge]]]) -> None:
        self.element, self.start, self.actions = element, start, actions
        self.numbers = {position: number for number, position in enumerate(actions)}
        self.worth: Values = _sweep(self.numbers, actions)

    def value(self, position: Position) -> float:
        """The chance that the player on turn wins."""
        return float(self.worth[self.numbers[position]])

    def action_values(self, position: Position) -> dict[str, float]:
        """The same after each action. In a reaction it is the other player who acts, and wants it low."""
        return {
            name: sum(edge.chance * self._worth(edge) for edge in edges)
            for name, edges in self.actions[position].items()
        }

    def _worth(self, edge: Edge) -> float:
        value = self.value(edge.to) if isinstance(edge.to, Position) else edge.to
        return 1 - value if edge.passes else value


def solve_power(model: Model, element: str) -> SolvedPower:
    """Explore all positions of two players with this active element, and solve them."""
    if element not in SOLVABLE:
        raise ThrowdownError(f"{element} is not solved: choose one of {', '.join(SOLVABLE)}")
    explorer = Explorer(model, element)
    start = explorer.begin()
    return SolvedPower(element, start, explorer.explore(start))


class Explorer:
    """Plays every position once, in every way."""

    def __init__(self, model: Model, element: str) -> None:
        self.model, self.element = model, element
        self.game = cast("ArenaGame", game("impact_power", 2))
        self.examples: dict[Position, ArenaState] = {}
        """One state for each position."""

    def begin(self) -> Position:
        """The start die shows the element (IMP-POW-01)."""
        state, _ = self.game.new_game()
        ((_, (die,)),) = state.resolution.hands
        state, _ = self.game.resolve(state, landed(((die, self.element),), (), ()))
        return self._meet(state)

    def explore(self, start: Position) -> dict[Position, dict[str, list[Edge]]]:
        explored: dict[Position, dict[str, list[Edge]]] = {}
        waiting = [start]
        while waiting:
            if (position := waiting.pop()) not in explored:
                explored[position] = self._actions(position)
                waiting += [
                    edge.to for edges in explored[position].values() for edge in edges if isinstance(edge.to, Position)
                ]
        return explored

    def _meet(self, state: ArenaState) -> Position:
        position = Position(
            state.phase, self._shown(state), len(state.supplies[state.active]), len(state.supplies[1 - state.active])
        )
        self.examples.setdefault(position, state)
        return position

    def _shown(self, state: ArenaState) -> Shown:
        faces = [face for _, face in state.arena]
        return faces.count(self.element), *sorted(map(faces.count, self._others()), reverse=True)

    def _others(self) -> list[str]:
        return [symbol for symbol in self.game.symbols if symbol != self.element]

    def _actions(self, position: Position) -> dict[str, list[Edge]]:
        state = self.examples[position]
        if position.phase == "reaction":
            return self._throw(state, 1 - state.active, React())
        throws = self._throw(state, state.active, Throw() if position.phase == "choice" or state.arena else ThrowAll())
        if position.phase == "turn":
            return throws
        stopped, _ = self.game.apply(state, state.active, Stop())
        return {STOP: [self._edge(state, stopped, 1.0)], **throws}

    def _throw(self, state: ArenaState, seat: int, action: Action) -> dict[str, list[Edge]]:
        """A throw in each manner: what may be shown is played once, its chance is each manner's own."""
        flying, _ = self.game.apply(state, seat, action)
        ((_, dice),) = flying.resolution.hands
        chances = {name: fallen(self._shown(state), len(dice), manner) for name, manner in self.model.items()}
        led = {shown: self._land(flying, dice, shown) for shown in set().union(*chances.values())}
        return {
            name: [self._edge(state, led[shown], chance) for shown, chance in each.items()]
            for name, each in chances.items()
        }

    def _land(self, flying: ArenaState, dice: tuple[int, ...], shown: Shown) -> ArenaState:
        """Let the dice show this; what is too many has left the arena."""
        symbols = [self.element, *self._others()]
        faces = [symbol for symbol, count in zip(symbols, shown, strict=True) for _ in range(count)]
        moved = [*dice, *(die for die, _ in flying.arena)]
        out = tuple((die, "bounced" if die in dice else "knocked") for die in moved[len(faces) :])
        state, _ = self.game.resolve(flying, landed(tuple(zip(moved, faces, strict=False)), out, ()))
        return state

    def _edge(self, before: ArenaState, after: ArenaState, chance: float) -> Edge:
        awaited: Any = self.game.awaiting(after)
        if isinstance(awaited, Over):
            winners = awaited.result.winners
            return Edge(chance, (before.active in winners) / len(winners), False)
        return Edge(chance, self._meet(after), after.active != before.active)


@lru_cache(maxsize=4096)
def fallen(shown: Shown, thrown: int, manner: Manner) -> Chances:
    """What dice show after so many more are thrown at them; ordinary symbols in the order of their number."""
    lost = manner.leave + (1 - manner.leave) / 6
    struck = manner.hit * (1 - manner.knock) * manner.turn / 6
    knocked = manner.hit * manner.knock + struck
    chances: Chances = {(0,) * len(shown): 1.0}
    for symbol, dice in enumerate(shown):
        falls = [struck] * len(shown)
        falls[symbol] += 1 - struck * len(shown) - knocked
        for _ in range(dice):
            chances = _one_more(chances, falls, knocked)
    for _ in range(thrown):
        chances = _one_more(chances, [(1 - lost) / len(shown)] * len(shown), lost)
    sorted_ones: Chances = defaultdict(float)
    for each, chance in chances.items():
        sorted_ones[each[0], *sorted(each[1:], reverse=True)] += chance
    return dict(sorted_ones)


def _one_more(chances: Chances, falls: Iterable[float], lost: float) -> Chances:
    """What is shown with one die more, which shows each symbol with its chance."""
    after: Chances = defaultdict(float)
    for shown, chance in chances.items():
        if lost:
            after[shown] += chance * lost
        for symbol, fall in enumerate(falls):
            if fall:
                after[(*shown[:symbol], shown[symbol] + 1, *shown[symbol + 1 :])] += chance * fall
    return after


def _sweep(numbers: dict[Position, int], actions: dict[Position, dict[str, list[Edge]]]) -> Values:
    """The value of every position, once no sweep changes anything."""
    every = [edges for named in actions.values() for edges in named.values()]
    edges = [edge for edges in every for edge in edges]
    sign = np.array([edge.chance * (-1 if edge.passes else 1) for edge in edges])
    fixed = np.array(
        [edge.chance * (edge.passes + (0 if isinstance(edge.to, Position) else edge.to)) for edge in edges]
    )
    sign[[not isinstance(edge.to, Position) for edge in edges]] = 0.0
    to = np.array([numbers[edge.to] if isinstance(edge.to, Position) else 0 for edge in edges])
    of_action = np.cumsum([0, *map(len, every)])[:-1]
    of_position = np.cumsum([0, *map(len, actions.values())])[:-1]
    low = np.array([position.phase == "reaction" for position in actions])
    sure = np.add.reduceat(fixed, of_action)
    worth, change = np.zeros(len(actions)), 1.0
    while change > SETTLED:
        value = sure + np.add.reduceat(sign * worth[to], of_action)
        best = np.where(low, np.minimum.reduceat(value, of_position), np.maximum.reduceat(value, of_position))
        worth, change = best, float(np.abs(best - worth).max())
    return cast("Values", worth)
