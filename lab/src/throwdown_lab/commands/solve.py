"""``throwdown lab solve``: what a position is worth, exactly."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import click

from throwdown.errors import ThrowdownError
from throwdown.library.solving import BEYOND, POWER
from throwdown_lab.options import json_option, model_option, plot_option, write_chart

if TYPE_CHECKING:
    from throwdown.bots.models import ThrowModel
    from throwdown.bots.solver.core import Solved
    from throwdown.bots.solver.powers.solve import Move, SolvedPower
    from throwdown.bots.solver.powers.solve import Position as PowerPosition
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
    help="The dice in the arena, then those of each player, first the player on turn (default: the start of the game)."
    " For impact_power E+K:S1,S2: dice that show the element, other dice. Piles are added, as in 1+2:5+3+2,4.",
)
@click.option("--element", metavar="NAME", help="The active element of impact_power, for example FIRE.")
@click.option("--mid", is_flag=True, help="The player on turn has thrown, matched nothing, and may stop.")
@plot_option
@json_option
def solve(
    game: str, element: str | None, model: str | None, mid: bool, plot: Path | None, as_json: bool, **given: Any
) -> None:
    """Solve GAME (strike, impact, or impact_power for two) and say what a position is worth to each player.

    Example: throwdown lab solve strike --players 3 --state 3:5,7,6 --mid

    Example: throwdown lab solve impact_power --element FIRE --state 1+2:5,7
    """
    begin = time.perf_counter()
    if game in BEYOND:
        raise ThrowdownError(
            f"{game} is not solved, since {BEYOND[game]}: choose one of strike, impact, {POWER}; {ELSEWHERE}"
        )
    if element is not None and game != POWER:
        raise ThrowdownError(f"{game} has no active element: leave --element out, or solve {POWER}")
    from throwdown.bots.models import read_model

    throws = read_model(model)
    answer = (
        _solve_power(element, throws, mid=mid, **given)
        if game == POWER
        else _solve_core(game, throws, mid=mid, **given)
    )
    answer.report |= {"model": throws.as_json(), "seconds": round(time.perf_counter() - begin, 3)}
    click.echo(json.dumps(answer.report) if as_json else answer.text())
    write_chart(plot, lambda: answer.chart(game))


class Answer(Protocol):
    """What was found out about one position."""

    report: dict[str, Any]

    def text(self) -> str: ...
    def chart(self, game: str) -> Chart: ...


def _worked_out(report: dict[str, Any]) -> str:
    """What it took, and on which model."""
    return f"({report['states']:,} states, {report['seconds']} s)\nOn the model {report['model']['name']}."


def _model_line(report: dict[str, Any]) -> str:
    return f"on the model {report['model']['name']} · exact, {report['states']:,} states"


def _check_mid(state: str | None, mid: bool, example: str) -> None:
    if mid and state is None:
        raise ThrowdownError(f"--mid needs a position: give it with --state, for example --state {example}")


# Strike and base Impact


def _solve_core(game: str, model: ThrowModel, mid: bool, players: int, objective: str, state: str | None) -> Answer:
    from throwdown.bots.solver.cache import solved_game
    from throwdown.bots.solver.core import check_position, check_solvable, opening_position, positions
    from throwdown.library.progress import progress

    check_solvable(game)
    start = opening_position(players)
    _check_mid(state, mid, "3:5,7")
    lying, owned = start if state is None else _position(state)
    check_position(players, lying, owned)
    with progress("solving", positions(players)) as done:
        return Core(solved_game(model.manners, players, objective, done), lying, owned, mid)


def _position(text: str) -> Position:
    if not re.fullmatch(r"\d{1,3}:\d{1,3}(,\d{1,3})*", text, re.ASCII):
        raise ThrowdownError(f"{text!r} is not a position: give dice lying and owned, for example 3:5,7,6")
    lying, owned = text.split(":")
    return int(lying), tuple(map(int, owned.split(",")))


class Core:
    """A position of the core game."""

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


# Powers of the elements


def _solve_power(
    element: str | None, model: ThrowModel, mid: bool, players: int, objective: str, state: str | None
) -> Answer:
    from throwdown.bots.solver.core import dice_of
    from throwdown.bots.solver.powers.solve import PLAYERS, check_element, check_position, opening, solve_power
    from throwdown.bots.solver.powers.table import stored_race
    from throwdown.library.progress import progress

    if element is None:
        raise ThrowdownError(f"{POWER} has one active element: name it with --element, for example --element FIRE")
    element = element.upper()
    check_element(element)
    if players != PLAYERS:
        raise ThrowdownError(
            f"{POWER} is solved for {PLAYERS} players only, since each player more makes it ten times as large:"
            f" leave --players out; {ELSEWHERE}"
        )
    if objective != "win":
        raise ThrowdownError(f"{POWER} is solved to win only: leave --objective out")
    _check_mid(state, mid, "1+2:5,7")
    position = opening() if state is None else _power_position(state, mid)
    check_position(element, position)
    with progress("solving", sum(range(PLAYERS, dice_of(PLAYERS) + 1))) as done:
        return Power(solve_power(model.manners, element, race=stored_race(), progress=done), position)


def _power_position(text: str, mid: bool) -> PowerPosition:
    from throwdown.bots.solver.powers.solve import lying_position

    hand = r"\d{1,3}(?:\+\d{1,3})*"
    if not (read := re.fullmatch(rf"(\d{{1,3}})\+(\d{{1,3}}):({hand}),({hand})", text, re.ASCII)):
        raise ThrowdownError(
            f"{text!r} is not a position: give dice that show the element, other dice and what both own, as 1+2:5,7;"
            " piles are added to loose dice, as 1+2:5+3+2,4"
        )
    element, others, *hands = read.groups()
    own, other = (tuple(map(int, each.split("+"))) for each in hands)
    return lying_position("choice" if mid else "turn", int(element), int(others), own, other)


class Power:
    """A position of a power of the elements."""

    def __init__(self, solved: SolvedPower, position: PowerPosition) -> None:
        self.solved, self.position = solved, position
        self.costs = [(_named(move, position), cost) for move, cost in solved.costs(position).items()]
        value = solved.value(position)
        self.report: dict[str, Any] = {
            "element": solved.element,
            "values": [value, 1 - value],
            "best": self.costs[0][0],
            "gap": self.costs[1][1] if len(self.costs) > 1 else None,
            "unique": True,
            "states": solved.states,
        }

    def text(self) -> str:
        shown, phase = self.position.shown, self.position.phase
        lines = [
            f"{shown[0]} {self.solved.element} and {sum(shown[1:])} others lying,"
            f" {'in mid-turn' if phase == 'choice' else 'a turn begins'}",
            "",
        ]
        hands = (self.position.own, self.position.other)
        for who, hand, value in zip(("on turn", "1 later"), hands, self.report["values"], strict=True):
            lines.append(f"  {who:<8} {'+'.join(map(str, hand)):>2} dice   wins {value:8.4%}")
        lines.append("")
        lines += [f"  {name:<12} {'best' if cost == 0 else f'costs {cost:.4%}'}" for name, cost in self.costs]
        return "\n".join([*lines, "", f"the only equilibrium {_worked_out(self.report)}"])

    def chart(self, game: str) -> Chart:
        from throwdown_lab.charts.solved import solved

        hands = ("+".join(map(str, hand)) for hand in (self.position.own, self.position.other))
        players = [
            (f"{who}, {hand} dice", value)
            for who, hand, value in zip(("on turn", "1 later"), hands, self.report["values"], strict=True)
        ]
        shown = self.position.shown
        lying = f"{shown[0]} {self.solved.element} and {sum(shown[1:])} others lying"
        return solved(f"{game} solved: {lying}", _model_line(self.report), players, self.costs, wins=True)


def _named(move: Move, position: PowerPosition) -> str:
    """The manner alone, and for a pile how many dice it has."""
    piles = position.own[1:] if sum(position.shown) or position.phase == "choice" else ()
    return f"{move.manner} pile {move.dice}" if move.dice > 1 and move.dice in piles else move.manner
