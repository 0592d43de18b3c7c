"""Solved games: what every position is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.errors import ThrowdownError
from throwdown.parts import require
from throwdown.rules.catalogue import known

if TYPE_CHECKING:
    from throwdown.bots.solver.core import Solved

#: Games beyond the line, and what makes them so large.
BEYOND = {
    "impact_power": "each power makes it another game",
    "hp_strike": "towers keep the order of their dice",
    "impact_avatar": "storms, races, piles and swamps come together",
    "verasselt": "cards of four colours lie in hub, catch, yards and an unknown deck",
}
OBJECTIVES = ("win", "points")


def solve(game: str, players: int = 2, *, model: str | None = None, objective: str = "win") -> Solved:
    """The solved game, from disk if it was solved before.

        solved = throwdown.solve("strike", players=2)
        solved.values(1, (8, 8))                       chances to win, from the player on turn on
        solved.best(3, (5, 7), mid=True)               "stop", or the manner to throw in

    Solved are strike and impact for 2 to 5 players. ``model`` says how dice are thrown: "luck" (as games are played),
    "base", or numbers.
    """
    check_solved(game)
    if objective not in OBJECTIVES:
        raise ThrowdownError(f"nobody wants {objective!r}: choose one of {', '.join(OBJECTIVES)}")
    if model is not None and not isinstance(model, str):
        raise ThrowdownError(f"{model!r} is not a model of throwing: give its name")
    require("numpy")
    from throwdown.bots.models import read_model
    from throwdown.bots.solver.cache import solved_game
    from throwdown.bots.solver.core import check_solvable, opening_position

    check_solvable(game)
    opening_position(players)
    return solved_game(read_model(model).manners, players, objective)


def check_solved(game: str) -> None:
    """Refuse games that are not solved, and say why."""
    if game in BEYOND:
        raise ThrowdownError(f"{game} is not solved, since {BEYOND[game]}: choose strike or impact")
    known(game)
