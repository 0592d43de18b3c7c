"""What a position of an arena game is worth to a seat, as far as it is known: solved, or fitted to many games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.bots.solver.core import CORE_GAMES

from .calibration import fit_of
from .evaluation import Evaluation
from .signs import ArenaSigns

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.rules.arena.pipeline import ArenaGame
    from throwdown.rules.arena.state import ArenaState


def judge_of(game: ArenaGame) -> Callable[[ArenaState, int], float]:
    """The best judgement of this game: the core game is solved, for the others there is a fit."""
    return Evaluation(game).of_state if game.id in CORE_GAMES else Fitted(game).of_state


class Fitted:
    """The value of positions, as fitted."""

    def __init__(self, game: ArenaGame) -> None:
        self.game, self.fit, self.signs = game, fit_of(game.id), ArenaSigns(game)

    def of_state(self, state: ArenaState, seat: int) -> float:
        """Between throws, or when the game is over."""
        if state.result is not None:
            return 1 / len(state.result.winners) if seat in state.result.winners else 0.0
        return self.fit.chances(self.signs.of(state), self.game.seats)[seat]
