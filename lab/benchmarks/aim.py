"""What aiming is worth: run from the root and update results.md.

python -m lab.benchmarks.aim --games 200  a master who aims against one who does not: strike, two seats
python -m lab.benchmarks.aim --game hp_strike --bot expert   another game in the arena, another level
python -m lab.benchmarks.aim --help                          seed, time to think, cores, JSON

Both are the same master: they see the same, weigh it by the same tables, and watch each other. One also tries out where
the die goes and how hard; the throw of the other goes where throws of those go who do not aim. How well a master aims
depends on the time it gets, so nothing else should run beside it.
"""

from __future__ import annotations

import json
import os
import secrets
import time
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn

from throwdown.bots import BOTS, LEVELS
from throwdown_lab.options import json_option, think_option
from throwdown_lab.share import share_of
from throwdown_lab.simulate import make_plan

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from throwdown.bots import Bot, Choice
    from throwdown.bots.bot import Maker
    from throwdown.rules import Action, Game
    from throwdown_lab.simulate import Plan, Played

GAMES = [game for game in BOTS if game != "verasselt"]
WITHOUT = " without aim"


class WithoutAim:
    """A bot that does not see where the dice lie."""

    def __init__(self, bot: Any) -> None:
        self.bot, self.id = bot, bot.id + WITHOUT

    def choose(self, view: Any) -> Choice:
        choice: Choice = self.bot.choose(view)
        return choice

    def watch(self, view: Any, seat: int, action: Action) -> None:
        self.bot.watch(view, seat, action)


def _without_aim(make: Maker) -> Maker:
    def maker(game: Game[Any], rng: Random, think: float) -> Bot:
        return WithoutAim(make(game, rng, think))

    return maker


for bots in map(BOTS.__getitem__, GAMES):  # here, so that every process knows them
    bots |= {level + WITHOUT: _without_aim(bots[level]) for level in LEVELS}


@click.command()
@click.option("--game", default="strike", show_default=True, type=click.Choice(GAMES))
@click.option("--bot", default="master", show_default=True, type=click.Choice(LEVELS), help="Who aims and does not.")
@click.option("--games", default=200, show_default=True, type=click.IntRange(1), help="An even number is fair.")
@click.option("--seed", help="The same games again, as far as thinking by the clock allows.")
@think_option("250ms")
@click.option("--processes", type=click.IntRange(1), help="How many cores to use (default: all).")
@json_option
def main(game: str, bot: str, games: int, seed: str | None, think: float, processes: int | None, as_json: bool) -> None:
    """A bot that aims against the same bot that does not."""
    plan = make_plan(game, (bot, bot + WITHOUT), seed or secrets.token_hex(8), thrower="physics", think=think)
    begin = time.perf_counter()
    with Progress(*Progress.get_default_columns(), *SHOWN, console=Console(stderr=True), transient=True) as bar:
        games_played = bar.track(played(plan, games, processes or os.cpu_count() or 1), games, description="playing")
        figures = measured(plan, list(games_played))
    figures |= {"seconds": round(time.perf_counter() - begin, 1), "load": round(os.getloadavg()[0], 1)}
    click.echo(json.dumps(figures) if as_json else text(figures))


SHOWN = (MofNCompleteColumn(), TimeElapsedColumn())


def played(plan: Plan, games: int, processes: int) -> Iterator[Played]:
    """So many games, one after the other on each core; the two change seats from game to game."""
    if processes == 1:
        yield from map(plan.play, range(games))
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(plan.play, range(games))


def measured(plan: Plan, games: list[Played]) -> dict[str, Any]:
    aims = [plan.seating(number).index(0) for number in range(len(games))]
    won = [(seat in game.winners) / len(game.winners) for seat, game in zip(aims, games, strict=True)]
    share = share_of(plan.bots[0], sum(won), len(games))
    return {
        "game": plan.game,
        "bot": plan.bots[0],
        "games": len(games),
        "seed": plan.seed,
        "think": plan.think,
        "wins": share.wins,
        "share": share.share,
        "low": share.low,
        "high": share.high,
        "excludes_half": not share.low <= 0.5 <= share.high,
        "share_by_seat": [mean(each for each, at in zip(won, aims, strict=True) if at == seat) for seat in (0, 1)],
        "throws_per_game": fmean(game.throws for game in games),
    }


def mean(values: Iterator[float]) -> float | None:
    every = list(values)
    return fmean(every) if every else None


def text(figures: dict[str, Any]) -> str:
    first, second = ("–" if share is None else f"{share:.1%}" for share in figures["share_by_seat"])
    verdict = "excludes" if figures["excludes_half"] else "does not exclude"
    return (
        f"{figures['game']} in the arena, {figures['games']} games, "
        f"think {figures['think'] * 1000:g} ms (seed {figures['seed']})\n"
        f"  {figures['bot']} with aim wins {figures['wins']:g} of {figures['games']}: {figures['share']:.1%}, "
        f"95 % between {figures['low']:.1%} and {figures['high']:.1%}, which {verdict} 50 %\n"
        f"  as the first player {first}, as the second {second}; {figures['throws_per_game']:.1f} throws a game; "
        f"{figures['seconds']:.0f} s, load average {figures['load']}"
    )


if __name__ == "__main__":
    main()
