"""What a finished game is worth to each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.errors import ThrowdownError
from throwdown.rules.arena.state import ArenaState
from throwdown.rules.rulings import ARENA
from throwdown.rules.tournament import game_points

if TYPE_CHECKING:
    from throwdown.rules import Game
    from throwdown.rules.game import Result

#: What a learner may be given: for winning, or for few points in a tournament.
REWARDS = ("win", "points")


def check_reward(game: str, reward: str) -> None:
    """Refuse what this game does not give."""
    if reward not in REWARDS:
        raise ThrowdownError(f"nothing is given for {reward!r}: choose {' or '.join(REWARDS)}", code="lab/reward")
    if reward == "points" and game not in ARENA:
        raise ThrowdownError(f"{game} has no tournament and no points: choose the reward win", code="lab/reward")


def rewards(game: Game[Any], state: Any, result: Result, reward: str) -> tuple[float, ...]:
    """By seat: shares of the win that sum up to nothing, or the points of a tournament as a loss (TOUR-03)."""
    if reward == "points" and isinstance(state, ArenaState):
        return tuple([-float(noted) for noted in game_points(game.seats, state.out, game.options["simul_points"])])
    win = (game.seats / len(result.winners) - 1) / (game.seats - 1)
    lose = -1 / (game.seats - 1)
    return tuple([win if seat in result.winners else lose for seat in range(game.seats)])


def bounds(seats: int, reward: str) -> tuple[float, float]:
    """The least and the most that a game gives."""
    return (1.0 - seats, 0.0) if reward == "points" else (-1.0 / (seats - 1), 1.0)
