"""OpenSpiel's Monte-Carlo tree search as a player of ours: on the ladder it is called ``openspiel:mcts``."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from throwdown.bots.search.dealing import dealt
from throwdown.bots.search.determinize import imagined
from throwdown.bots.search.evaluation import dice_owned
from throwdown.rules.arena.state import ArenaState
from throwdown.rules.verasselt.state import VerasseltView, size
from throwdown.throwers import Luck
from throwdown_lab.environments.course import Course

from .games import loaded

if TYPE_CHECKING:
    from random import Random

    from throwdown.bots import Choice
    from throwdown.rules import Game

#: As curious as OpenSpiel's own examples.
CURIOSITY = 2.0
#: Walks at least, even without time; the first decision takes so many, since it is not known yet how long one takes.
LEAST_WALKS = 8
#: So many steps by chance, then the shares of dice or cards stand for the result: some games hardly end by chance.
MOST_STEPS = 120


class ShortRollouts(RandomRolloutEvaluator):  # type: ignore[misc]
    """OpenSpiel's rollouts, cut short."""

    def evaluate(self, state: Any) -> Any:
        on = state.clone()
        for _ in range(MOST_STEPS):
            if on.is_terminal():
                return np.array(on.returns())
            on.apply_action(self._any(on))
        return np.array(_so_far(on.node.course.state))

    def _any(self, state: Any) -> int:
        random = self._random_state.random_sample()
        if not state.is_chance_node():
            open_ids: list[int] = state.legal_actions()
            return open_ids[int(random * len(open_ids))]
        outcomes: list[tuple[int, float]] = state.chance_outcomes()
        for number, chance in outcomes:
            random -= chance
            if random < 0:
                return number
        return outcomes[-1][0]  # chances are rounded


def _so_far(state: Any) -> list[float]:
    """What each seat would get if its share of dice, or of cards on heaps, were its share of the win."""
    if isinstance(state, ArenaState):
        owned = [dice_owned(state).get(seat, 0) for seat in range(len(state.supplies))]
    else:
        owned = [1 + size(heap) for heap in state.heaps]
    seats, whole = len(owned), sum(owned)
    return [(seats * count / whole - 1) / (seats - 1) for count in owned]


class Mcts:
    """Plays the action that its search visited most often, from an imagined state and with the luck model."""

    id = "openspiel:mcts"

    def __init__(self, rng: Random, game: Game[Any], think: float, walks: int = LEAST_WALKS) -> None:
        """Thinks so many seconds, and at least as long as so many walks take."""
        self.rng, self.think, self.walks = rng, think, walks
        self.game = loaded(game)
        self.table = self.game.table
        chance = np.random.RandomState(rng.getrandbits(32))
        evaluator = ShortRollouts(1, chance)
        self.search = MCTSBot(self.game, CURIOSITY, walks, evaluator, solve=False, random_state=chance)
        self._seconds = 0.0
        """What a walk takes, as seen so far."""

    def choose(self, view: Any) -> Choice:
        """One id after the other, until the choice is complete."""
        seen = dealt(view, self.rng) if isinstance(view, VerasseltView) else imagined(view)
        course = Course(self.table.game, Luck(self.rng), seen)
        course.seat = view.seat  # of several who decide at once it is this one
        state = self.game.new_initial_state()
        state.node = type(state.node)(course, explicit=True)
        choice = None
        taken: tuple[int, ...] = ()
        while choice is None:
            taken = (*taken, self._id(state))
            choice = self.table.coding.decode(course.state, view.seat, taken)
            if choice is None:
                state.apply_action(taken[-1])
        return choice

    def _id(self, state: Any) -> int:
        if len(open_ids := state.legal_actions()) == 1:
            return int(open_ids[0])
        begin, walks = perf_counter(), self._walks()
        self.search.max_simulations = walks
        found = int(self.search.step(state))
        seconds = (perf_counter() - begin) / walks
        self._seconds = seconds if not self._seconds else (self._seconds + seconds) / 2
        return found

    def _walks(self) -> int:
        return max(self.walks, int(self.think / self._seconds)) if self._seconds else self.walks
