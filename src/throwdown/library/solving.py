"""Solved games: what every position is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, overload

from throwdown.errors import ThrowdownError
from throwdown.parts import require
from throwdown.rules.catalogue import known

if TYPE_CHECKING:
    from throwdown.bots.solver.core import Solved
    from throwdown.bots.solver.powers.solve import SolvedPower

POWER = "impact_power"
#: Games beyond the line, and what makes them so large.
BEYOND = {
    "hp_strike": "towers keep the order of their dice",
    "impact_avatar": "storms, races, piles and swamps come together",
    "verasselt": "cards of four colours lie in hub, catch, yards and an unknown deck",
}
OBJECTIVES = ("win", "points")


@overload
def solve(
    game: Literal["strike", "impact"], players: int = 2, *, model: str | None = None, objective: str = "win"
) -> Solved: ...
@overload
def solve(game: Literal["impact_power"], *, element: str, model: str | None = None) -> SolvedPower: ...
def solve(
    game: str, players: int = 2, *, model: str | None = None, objective: str = "win", element: str | None = None
) -> Any:
    """The solved game, from disk if it was solved before.

        solved = throwdown.solve("strike", players=2)
        solved.values(1, (8, 8))                       chances to win, from the player on turn on
        solved.best(3, (5, 7), mid=True)               "stop", or the manner to throw in

    Solved are strike and impact for 2 to 5 players, and impact_power for two with its active ``element``. ``model``
    says how dice are thrown: "luck" (as games are played), "base", or numbers.
    """
    check_solved(game)
    if objective not in OBJECTIVES:
        raise ThrowdownError(f"nobody wants {objective!r}: choose one of {', '.join(OBJECTIVES)}")
    if game != POWER and element is not None:
        raise ThrowdownError(f"{game} has no active element: leave element out, or solve {POWER}")
    for name, what in ((model, "a model of throwing"), (element, "an element")):
        if name is not None and not isinstance(name, str):
            raise ThrowdownError(f"{name!r} is not {what}: give its name")
    require("numpy")
    return _solved_power(element, model) if game == POWER else _solved_core(game, players, model, objective)


def check_solved(game: str) -> None:
    """Refuse games that are not solved, and say why."""
    if game in BEYOND:
        raise ThrowdownError(f"{game} is not solved, since {BEYOND[game]}: choose one of strike, impact, {POWER}")
    known(game)


def _solved_core(game: str, players: int, model: str | None, objective: str) -> Solved:
    from throwdown.bots.models import read_model
    from throwdown.bots.solver.cache import solved_game
    from throwdown.bots.solver.core import check_solvable, opening_position

    check_solvable(game)
    opening_position(players)
    return solved_game(read_model(model).manners, players, objective)


def _solved_power(element: str | None, model: str | None) -> SolvedPower:
    from throwdown.bots.models import read_model
    from throwdown.bots.solver.powers.solve import solve_power
    from throwdown.bots.solver.powers.table import stored_race

    if element is None:
        raise ThrowdownError("which element is active? Give it, for example element='FIRE'")
    return solve_power(read_model(model).manners, element.upper(), race=stored_race())
