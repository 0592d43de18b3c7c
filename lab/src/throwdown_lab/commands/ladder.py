"""``throwdown lab ladder``: who is stronger."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import TYPE_CHECKING

import click

from throwdown.errors import ThrowdownError
from throwdown.library.typed import split_names
from throwdown_lab import MOST_GAMES
from throwdown_lab.options import (
    json_option,
    out_option,
    plot_option,
    seed_option,
    think_option,
    typed,
    work_options,
    write_chart,
)

if TYPE_CHECKING:
    from throwdown_lab.charts import Chart
    from throwdown_lab.ladder import Ladder


@click.command()
@click.argument("game")
@click.option("--bots", metavar="A,B,...", help="Who plays (default: the five levels); module:name is your own bot.")
@click.option(
    "--games", default=1000, show_default=True, type=click.IntRange(1, MOST_GAMES), help="Games for each pair."
)
@click.option(
    "--seats",
    default=2,
    show_default=True,
    type=click.IntRange(2, 5),
    help="How many seats a table has: one bot plays among copies of the other.",
)
@click.option("--neighbours", is_flag=True, help="Only bots next to each other in the list play.")
@click.option(
    "--against",
    metavar="NAME",
    help="Every bot plays only this bot; with --neighbours, also its neighbours in the list.",
)
@think_option("10ms")
@click.option("--thrower", default="luck", show_default=True, help="luck or physics.")
@seed_option
@click.option("--data", type=click.Path(path_type=Path), help="Store results here, and resume from here.")
@work_options
@out_option
@plot_option
@json_option
def ladder(
    game: str,
    bots: str | None,
    games: int,
    seats: int,
    neighbours: bool,
    against: str | None,
    think: float,
    thrower: str,
    seed: str | None,
    data: Path | None,
    processes: int | None,
    on: str | None,
    out: Path | None,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Let everybody play everybody at GAME, two at a table, and rank them.

    At larger tables one of each plays among copies of the other, and the other way round.

    Example: throwdown lab ladder strike --bots novice,thumb --games 100
    """
    from throwdown.bots import LEVELS
    from throwdown.library.progress import progress
    from throwdown_lab.game_table import game_table
    from throwdown_lab.ladder import ladder as run
    from throwdown_lab.ladder import pairs_of
    from throwdown_lab.parquet import check_table

    check_table(out)
    if out is not None and data is not None:
        raise ThrowdownError("--data continues without the games played before, --out wants all: leave one out")
    names = split_names(bots) if bots is not None else LEVELS
    pairs = len(pairs_of(names, seats=seats, neighbours=neighbours, against=against))
    seed = seed or ("ladder" if data else secrets.token_hex(8))
    with progress("playing", games * pairs) as done, game_table(out, typed(), seed) as store:
        table = run(
            game,
            names,
            games,
            seed=seed,
            thrower=thrower,
            think=think,
            seats=seats,
            neighbours=neighbours,
            against=against,
            data=data,
            processes=processes,
            on=on,
            progress=done,
            keep=store,
        )
    click.echo(json.dumps(table.as_json()) if as_json else _text(table))
    write_chart(plot, lambda: _chart(table))


def _chart(table: Ladder) -> Chart:
    from throwdown_lab.charts.laddered import laddered

    return laddered(table)


def _text(table: Ladder) -> str:
    width = max(map(len, table.bots))
    ratings = table.ratings
    ranked = sorted(table.bots, key=lambda bot: -ratings[bot])
    rows = [
        f"{table.game}, {table.seats} seats, {table.thrower}, think {table.think * 1000:g} ms (seed {table.seed})",
        "",
        f"  {'':{width}}  rating  " + "  ".join(f"{'v. ' + bot:>19}" for bot in ranked),
    ]
    for bot in ranked:
        cells = "  ".join(f"{_cell(table, bot, other):>19}" for other in ranked)
        rows.append(f"  {bot:{width}}  {ratings[bot]:6.0f}  {cells}".rstrip())
    return "\n".join([*rows, "", *_explained(table)])


def _explained(table: Ladder) -> list[str]:
    cells = "  each cell: wins of the row, with the 95 % interval"
    if table.seats == 2:
        return [cells]
    among = f"one of the row among {table.seats - 1} of the column"
    return [f"{cells}; {among}, so an even share is {table.even:.1%}"]


def _cell(table: Ladder, bot: str, other: str) -> str:
    try:
        share = table.pair(bot, other)
    except LookupError:
        return ""
    return f"{share.share:.1%} ({share.low:.1%}–{share.high:.1%})"
