"""How long bots think: run from the root and update results.md.

python -m benchmarks.think            every level and the yardstick, every game, two and four seats, luck and arena
python -m benchmarks.think --times 10ms,1s --seats 3,5 --levels random,learned     other times, tables and bots
python -m benchmarks.think --help     fewer of them, more decisions, JSON

Each row has a process of its own that does nothing but think, as on the server, while the game is played here; both
share one core. Its first decision loads tables and code, so it counts separately. "default" thinks as long as bots may
by default, "server" as long as they may on the server. "over" is how much longer than asked for
the longest decision but the first took. Exits with 1 if a bar is missed.
"""

from __future__ import annotations

import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import count, islice, product
from math import ceil
from multiprocessing import get_context
from operator import attrgetter
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import click

from benchmarks.own_time import think_by_own_time
from throwdown.api import thinking
from throwdown.bots import AMONG_BOTS, BOTS, LEVELS, THINK, chosen, clock, make_bot
from throwdown.commands.shared import json_option, seconds
from throwdown.library.typed import split_names
from throwdown.rules import GAMES
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.game import to_act

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from throwdown.bots import Bot, Choice
    from throwdown.table import Match

F = TypeVar("F", bound="Callable[..., Any]")

#: What users count on: the median of the decisions of a row, and every one of them, in ms.
WANTED_MEDIAN, WANTED_LONGEST = 300.0, 2000.0
#: Who takes time to think: the levels, and the yardstick.
THINKERS = (*LEVELS, "mcts")
#: Letters for who thinks about what.
WHO = 49
#: How long they may think, in s.
TIMES = {"default": THINK, "server": thinking.THINK}


def asked_for(time: str) -> float:
    """So many seconds."""
    return TIMES[time] if time in TIMES else float(time.removesuffix("ms")) / 1000


class Row(NamedTuple):
    """Who thinks about what."""

    game: str
    seats: int
    thrower: str
    time: str
    level: str


class Thought(NamedTuple):
    """How long decisions of a row took, in ms."""

    row: Row
    decisions: int
    median: float
    p99: float
    longest: float
    first: float

    @property
    def over(self) -> float:
        """How much longer than asked for the longest took."""
        return max(0.0, self.longest - 1000 * asked_for(self.row.time))


# In the process that thinks


def decide(row: Row, options: tuple[tuple[str, Any], ...], seat: int, view: Any, lying: Any) -> tuple[Choice, float]:
    """What the bot does, and after how many seconds."""
    begin = clock.now()
    if row.time == "server":
        choice = thinking.think(row.game, row.seats, options, row.level, view, lying)
    else:
        choice = chosen(_bots(row, options)[seat], view, lying)
    return choice, clock.now() - begin


@cache
def _bots(row: Row, options: tuple[tuple[str, Any], ...]) -> list[Bot]:
    rules = make_game(row.game, row.seats, dict(options))
    return [make_bot(rules, row.level, Random(seat), asked_for(row.time)) for seat in range(row.seats)]


# Here


def measured(row: Row, decisions: int, seed: str, own_time: bool, tell: Callable[[], None]) -> Thought:
    """The first decision and so many others, in as many games as they take."""
    spent: list[float] = []
    ready = think_by_own_time if own_time else None
    with ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=ready) as thinker:
        for seconds in islice(_decisions(row, seed, thinker), decisions + 1):
            spent.append(1000 * seconds)
            tell()
    first, *rest = spent
    return Thought(row, len(rest), median(rest), percentile(rest, 0.99), max(rest), first)


def _decisions(row: Row, seed: str, thinker: ProcessPoolExecutor) -> Iterator[float]:
    """How long each took, game after game."""
    for number in count():
        match = _match(row, Random(f"{seed}/{row}/{number}"))
        options = tuple(match.game.options.items())
        while match.result is None:
            for seat in to_act(match.awaiting)[:1]:
                asked = (row, options, seat, match.view(seat), match.lying)
                choice, seconds = thinker.submit(decide, *asked).result()
                match.act(seat, choice.action, choice.manner, choice.intent)
                yield seconds
            match.step()


def _match(row: Row, rng: Random) -> Match:
    from throwdown.table import Match, Seat
    from throwdown.throwers import Fairness, Luck
    from throwdown.throwers.physical import Physical

    rules = make_game(row.game, row.seats, AMONG_BOTS.get(row.game, {}))
    players = [Seat(f"{row.level} {seat}", row.level) for seat in range(row.seats)]
    if row.thrower == "luck":
        return Match(rules, players, Luck(rng), rng=rng, think=None)
    return Match(rules, players, Physical(rng), rng=rng, fair=Fairness.seeded(str(rng.random())), think=None)


def percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[ceil(share * len(values)) - 1]


def rows(
    games: Sequence[str], seats: Sequence[int], throwers: Sequence[str], times: Sequence[str], bots: Sequence[str]
) -> list[Row]:
    """All who think about what was asked for; voll verasselt is not played in the arena."""
    every = [Row(*each) for each in product(games, seats, throwers, times, bots)]
    return [row for row in every if row.game != "verasselt" or row.thrower == "luck"]


def _listed(known: Sequence[str]) -> Callable[[click.Context, click.Parameter, str], tuple[str, ...]]:
    """Names by commas."""

    def read(ctx: click.Context, parameter: click.Parameter, typed: str) -> tuple[str, ...]:
        names = split_names(typed)
        if not set(names) <= set(known):
            raise click.BadParameter(f"choose from {', '.join(known)}")
        return names

    return read


def _times(ctx: click.Context, parameter: click.Parameter, typed: str) -> tuple[str, ...]:
    """By name, or in the form that bots take; these are named in ms."""
    names = split_names(typed)
    return tuple(name if name in TIMES else f"{1000 * (seconds(ctx, parameter, name) or 0):g}ms" for name in names)


def _some(name: str, known: Sequence[str], what: str, usual: Sequence[str] = ()) -> Callable[[F], F]:
    default = ",".join(usual or known)
    return click.option(f"--{name}", default=default, callback=_listed(known), metavar="A,B,...", help=what)


@click.command()
@click.option("--decisions", default=100, show_default=True, type=click.IntRange(1), help="In each row.")
@_some("games", tuple(GAMES), "Which games (default: all).")
@_some("levels", tuple(BOTS["strike"]), "Which bots (default: the levels and the yardstick).", THINKERS)
@_some("seats", ("2", "3", "4", "5"), "How many players (default: 2,4).", ("2", "4"))
@_some("throwers", ("luck", "physics"), "By luck, in the arena (default: both).")
@click.option(
    "--times",
    default=",".join(TIMES),
    callback=_times,
    metavar="A,B,...",
    help="As long as they think by default, on the server, or a time as 10ms (default: default,server).",
)
@click.option("--core", type=click.IntRange(0), help="On which core (default: the last one).")
@click.option("--seed", default="think", show_default=True, help="Other games.")
@click.option("--own-time", is_flag=True, help="By the time that the thinking process has had: on a busy machine.")
@json_option
def main(
    decisions: int,
    games: tuple[str, ...],
    levels: tuple[str, ...],
    seats: tuple[str, ...],
    throwers: tuple[str, ...],
    times: tuple[str, ...],
    core: int | None,
    seed: str,
    own_time: bool,
    as_json: bool,
) -> None:
    """How long bots think about a decision."""
    from rich.console import Console
    from rich.progress import Progress, TimeElapsedColumn

    wanted = rows(games, tuple(map(int, seats)), throwers, times, levels)
    _stay_on(core)
    thoughts: list[Thought] = []
    columns = (*Progress.get_default_columns(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=(decisions + 1) * len(wanted))
        for row in wanted:
            bar.update(task, description=f"{row.game} {row.seats} {row.thrower} {row.level}")
            thoughts.append(measured(row, decisions, seed, own_time, lambda: bar.advance(task)))
    click.echo(json.dumps(as_rows(thoughts)) if as_json else text(thoughts))
    sys.exit(1 if missed(thoughts) else 0)


def _stay_on(core: int | None) -> None:
    """This process and those that it starts; where the system cannot do that, they still take turns."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0)) if core is None else core})


# Printed


def missed(thoughts: Sequence[Thought]) -> list[Thought]:
    return [each for each in thoughts if each.median > WANTED_MEDIAN or each.longest > WANTED_LONGEST]


def as_rows(thoughts: Sequence[Thought]) -> dict[str, Any]:
    rows = [each.row._asdict() | {"think_ms": 1000 * asked_for(each.row.time)} | _figures(each) for each in thoughts]
    wanted = {"median": WANTED_MEDIAN, "longest": WANTED_LONGEST}
    return {"wanted": wanted, "missed": len(missed(thoughts)), "load": os.getloadavg()[0], "rows": rows}


def _figures(thought: Thought) -> dict[str, float]:
    figures = thought._asdict()
    del figures["row"]
    figures["over"] = thought.over
    return {name: round(value, 3) for name, value in figures.items()}


def text(thoughts: Sequence[Thought]) -> str:
    """A row for each, in ms; a star stands behind those that miss a bar."""
    over = missed(thoughts)
    lines = [f"{'':{WHO}}{'decisions':>10}{'median':>9}{'99 %':>9}{'longest':>9}{'over':>9}{'first':>9}   (ms)"]
    for each in thoughts:
        row = each.row
        who = f"{row.game:14}{row.seats} seats  {row.thrower:9}{row.time:9}{row.level:8}"
        figures = "".join(f"{value:9.1f}" for value in (each.median, each.p99, each.longest, each.over, each.first))
        lines.append(f"{who:{WHO}}{each.decisions:10}{figures}{' *' if each in over else ''}")
    return "\n".join([*lines, "", *_summary(thoughts)])


def _summary(thoughts: Sequence[Thought]) -> list[str]:
    keys = map(attrgetter, ("median", "longest", "over", "first"))
    slow, long, over, first = (max(thoughts, key=key) for key in keys)
    return [
        f"longest median: {slow.median:.0f} ms, {_who(slow.row)} (wanted: at most {WANTED_MEDIAN:g})",
        f"longest decision: {long.longest:.0f} ms, {_who(long.row)} (wanted: at most {WANTED_LONGEST:g})",
        f"most over the time that was asked for: {over.over:.0f} ms, {_who(over.row)}",
        f"longest first decision of a process: {first.first:.0f} ms, {_who(first.row)}",
        f"{len(missed(thoughts))} of {len(thoughts)} rows miss a bar; "
        f"{sum(each.decisions for each in thoughts):,} decisions, load average {os.getloadavg()[0]:.1f}",
    ]


def _who(row: Row) -> str:
    times = f"{row.time} ({1000 * TIMES[row.time]:g} ms)" if row.time in TIMES else row.time
    return f"{row.level}, {row.game}, {row.seats} seats, {row.thrower}, {times}"


if __name__ == "__main__":
    main()
