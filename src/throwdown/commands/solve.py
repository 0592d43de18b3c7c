"""``throwdown solve``: what a position is worth, exactly."""

from __future__ import annotations

import json
import re
import time
from typing import TYPE_CHECKING, Any

import click

from throwdown.errors import ThrowdownError

from .shared import json_option

if TYPE_CHECKING:
    from throwdown.bots.solver import Solved

Position = tuple[int, tuple[int, ...]]


@click.command()
@click.argument("game")
@click.option("--players", default=2, show_default=True, type=int, metavar="N", help="How many players began, 2 to 5.")
@click.option(
    "--model",
    metavar="NAME=HIT,LOST;...",
    help="Manners of throwing: chances that a lying die is struck, and that a thrown or struck one is lost"
    " (default: drop=0,0;lob=0.25,0.02;smash=0.6,0.12).",
)
@click.option(
    "--objective",
    type=click.Choice(("win", "points")),
    default="win",
    show_default=True,
    help="What everybody wants: to win, or few points in a tournament.",
)
@click.option(
    "--state",
    metavar="K:S1,S2,...",
    help="Dice lying, and owned from the player on turn on (default: the start of the game).",
)
@click.option("--mid", is_flag=True, help="The player on turn has thrown, matched nothing, and may stop.")
@json_option
def solve(
    game: str, players: int, model: str | None, objective: str, state: str | None, mid: bool, as_json: bool
) -> None:
    """Solve GAME (strike or impact) and tell what a position is worth to each player.

    Example: throwdown solve strike --players 3 --state 3:5,7,6 --mid
    """
    begin = time.perf_counter()
    from throwdown.bots.kernels import DEFAULT_MODEL, parse_model
    from throwdown.bots.solver import check_position, check_solvable, opening_position
    from throwdown.bots.solver_cache import solved_game

    check_solvable(game)
    start = opening_position(players)
    if mid and state is None:
        raise ThrowdownError("--mid needs a position: give it with --state, for example --state 3:5,7")
    lying, owned = start if state is None else _position(state)
    check_position(players, lying, owned)
    solved = solved_game(DEFAULT_MODEL if model is None else parse_model(model), players, objective)
    told = _told(solved, lying, owned, mid) | {"seconds": round(time.perf_counter() - begin, 3)}
    click.echo(json.dumps(told) if as_json else _text(solved, lying, owned, mid, told))


def _position(text: str) -> Position:
    if not re.fullmatch(r"\d{1,3}:\d{1,3}(,\d{1,3})*", text, re.ASCII):
        raise ThrowdownError(f"{text!r} is no position: give dice lying and owned, for example 3:5,7,6")
    lying, owned = text.split(":")
    return int(lying), tuple(map(int, owned.split(",")))


def _told(solved: Solved, lying: int, owned: tuple[int, ...], mid: bool) -> dict[str, Any]:
    values = solved.values(lying, owned, mid)
    costs = list(solved.costs(lying, owned, mid).items())
    return {
        "values": values.tolist(),
        "best": costs[0][0],
        "gap": costs[1][1] if len(costs) > 1 else None,
        "unique": solved.is_unique(lying, owned),
        "states": solved.states,
    }


def _text(solved: Solved, lying: int, owned: tuple[int, ...], mid: bool, told: dict[str, Any]) -> str:
    wins = solved.objective == "win"
    lines = [f"{lying} lying, {'in mid-turn' if mid else 'a turn begins'}", ""]
    for number, (dice, value) in enumerate(zip(owned, told["values"], strict=True)):
        who = "on turn" if number == 0 else f"{number} later"
        lines.append(f"  {who:<8} {dice:>2} dice   {f'wins {value:8.4%}' if wins else f'expects {value:.4f} points'}")
    lines.append("")
    for name, cost in solved.costs(lying, owned, mid).items():
        lines.append(f"  {name:<8} {'best' if cost == 0 else f'costs {cost:.4%}' if wins else f'costs {cost:.4f}'}")
    kind = "the only equilibrium" if told["unique"] else "an equilibrium; there may be others"
    return "\n".join([*lines, "", f"{kind} ({told['states']:,} states, {told['seconds']} s)"])
