"""``throwdown lab solve``: what a position is worth, exactly."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from throwdown.bots.models import CORE_GAMES, read_model
from throwdown.bots.solver.cache import solved_game
from throwdown.bots.solver.core import check_position, check_solvable, opening_position, positions
from throwdown.errors import ThrowdownError
from throwdown.library.progress import progress
from throwdown.library.solving import BEYOND
from throwdown_lab.options import json_option, model_option, plot_option, write_chart

if TYPE_CHECKING:
    from throwdown.bots.models import ThrowModel
    from throwdown.bots.solver.core import Solved
    from throwdown_lab.charts import Chart

Position = tuple[int, tuple[int, ...]]

ELSEWHERE = "`throwdown odds` gives the odds of every throw, and lab/docs/solve.md says what can be solved"


@click.command()
@click.argument("game")
@click.option(
    "--players",
    default=2,
    show_default=True,
    type=int,
    metavar="N",
    help="How many players the game began with, 2 to 5.",
)
@model_option
@click.option(
    "--objective",
    type=click.Choice(("win", "points")),
    default="win",
    show_default=True,
    help="The goal of every player: to win, or to get few points in a tournament.",
)
@click.option(
    "--state",
    metavar="K:S1,S2,...",
    help="The dice in the arena, then those of each player, first the player on turn (default: the start of the game).",
)
@click.option("--mid", is_flag=True, help="The player on turn has thrown, matched nothing, and may stop.")
@plot_option
@json_option
def solve(game: str, model: str | None, plot: Path | None, as_json: bool, **given: Any) -> None:
    """Solve GAME (strike or impact) and say what a position is worth to each player.

    Example: throwdown lab solve strike --players 3 --state 3:5,7,6
    """
    begin = time.perf_counter()
    if game in BEYOND:
        raise ThrowdownError(
            f"{game} is not solved, since {BEYOND[game]}: choose one of {', '.join(CORE_GAMES)}; {ELSEWHERE}"
        )
    throws = read_model(model)
    answer = _solved(game, throws, **given)
    answer.report |= {"model": throws.as_json(), "seconds": round(time.perf_counter() - begin, 3)}
    click.echo(json.dumps(answer.report) if as_json else answer.text())
    write_chart(plot, lambda: answer.chart(game))


def _worked_out(report: dict[str, Any]) -> str:
    """What it took, and on which model."""
    return f"({report['states']:,} states, {report['seconds']} s)\nOn the model {report['model']['name']}."


def _model_line(report: dict[str, Any]) -> str:
    return f"on the model {report['model']['name']} · exact, {report['states']:,} states"


def _solved(game: str, model: ThrowModel, mid: bool, players: int, objective: str, state: str | None) -> Answer:
    check_solvable(game)
    start = opening_position(players)
    if mid and state is None:
        raise ThrowdownError("--mid needs a position: give it with --state, for example --state 3:5,7")
    lying, owned = start if state is None else _position(state)
    check_position(players, lying, owned)
    with progress("solving", positions(players)) as done:
        return Answer(solved_game(model.manners, players, objective, done), lying, owned, mid)


def _position(text: str) -> Position:
    if not re.fullmatch(r"\d{1,3}:\d{1,3}(,\d{1,3})*", text, re.ASCII):
        raise ThrowdownError(f"{text!r} is not a position: give dice lying and owned, for example 3:5,7,6")
    lying, owned = text.split(":")
    return int(lying), tuple(map(int, owned.split(",")))


class Answer:
    """A position of the core game, and what was found out about it."""

    def __init__(self, solved: Solved, lying: int, owned: tuple[int, ...], mid: bool) -> None:
        self.solved, self.lying, self.owned, self.mid = solved, lying, owned, mid
        self.costs = solved.costs(lying, owned, mid)
        costs = list(self.costs.items())
        self.report: dict[str, Any] = {
            "values": solved.values(lying, owned, mid).tolist(),
            "best": costs[0][0],
            "gap": costs[1][1] if len(costs) > 1 else None,
            "unique": solved.is_unique(lying, owned),
            "states": solved.states,
        }

    def text(self) -> str:
        wins = self.solved.objective == "win"
        lines = [f"{self.lying} lying, {'in mid-turn' if self.mid else 'a turn begins'}", ""]
        for number, (dice, value) in enumerate(zip(self.owned, self.report["values"], strict=True)):
            who = "on turn" if number == 0 else f"{number} later"
            lines.append(
                f"  {who:<8} {dice:>2} dice   {f'wins {value:8.4%}' if wins else f'expects {value:.4f} points'}"
            )
        lines.append("")
        for name, cost in self.costs.items():
            lines.append(f"  {name:<8} {'best' if cost == 0 else f'costs {cost:.4%}' if wins else f'costs {cost:.4f}'}")
        kind = "the only equilibrium" if self.report["unique"] else "an equilibrium; there may be others"
        return "\n".join([*lines, "", f"{kind} {_worked_out(self.report)}"])

    def chart(self, game: str) -> Chart:
        from throwdown_lab.charts.solved import solved

        players = [
            (f"{'on turn' if number == 0 else f'{number} later'}, {dice} dice", value)
            for number, (dice, value) in enumerate(zip(self.owned, self.report["values"], strict=True))
        ]
        lying = f"{self.lying} lying, {'in mid-turn' if self.mid else 'a turn begins'}"
        wins = self.solved.objective == "win"
        return solved(f"{game} solved: {lying}", _model_line(self.report), players, [*self.costs.items()], wins=wins)
