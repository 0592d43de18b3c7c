"""How strong the levels are, at every game: run from the root, update results.md and docs/bots.md.

python -m lab.benchmarks.levels --seed 1                   against chance and each other, two seats, 1,000 games each
python -m lab.benchmarks.levels --seats 3 --games 400      the same among three: one among two of the other
python -m lab.benchmarks.levels --help                     games, bots, time to think, cores, a folder to go on from

Two tables in Markdown: wins of every level against chance, and wins of the stronger of two neighbours, each with its
95 % interval. At larger tables an even share is one of so many seats. Bots think by the time that their process
has had, so other work on the machine changes nothing.
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn

from lab.benchmarks.own_time import think_by_own_time
from throwdown.bots import LEVELS
from throwdown.library.typed import split_names
from throwdown.rules import GAMES
from throwdown_lab.ladder import Ladder, ladder, pairs_of
from throwdown_lab.options import think_option

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

think_by_own_time()

CHANCE = "random"


@click.command()
@click.option("--editions", default=",".join(GAMES), show_default=True, help="Which games.")
@click.option("--levels", default=",".join(LEVELS), show_default=True, help="Which levels, from the weakest on.")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1), help="Games for each pair.")
@click.option("--seats", default=2, show_default=True, type=click.IntRange(2, 5))
@click.option("--thrower", default="luck", show_default=True, help="luck or physics.")
@click.option("--seed", help="Play the same games again.")
@think_option("10ms")
@click.option("--processes", type=click.IntRange(1), help="How many cores to use (default: all).")
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="A folder to go on from.")
def main(
    editions: str,
    levels: str,
    games: int,
    seats: int,
    thrower: str,
    seed: str | None,
    think: float,
    processes: int | None,
    data: Path | None,
) -> None:
    """Measure the levels of every game."""
    seed, bots = seed or secrets.token_hex(8), (CHANCE, *split_names(levels))
    if data is not None:
        data.mkdir(parents=True, exist_ok=True)

    def measured(game: str, progress: Callable[[int], None]) -> Ladder:
        return ladder(
            game,
            bots,
            games,
            seed=seed,
            thrower=thrower,
            think=think,
            seats=seats,
            neighbours=True,
            against=CHANCE,
            data=data / f"{game}-{seats}.json" if data is not None else None,
            processes=processes,
            progress=progress,
        )

    chosen = split_names(editions)
    total = games * len(pairs_of(bots, seats=seats, neighbours=True, against=CHANCE))
    with Progress(*Progress.get_default_columns(), *SHOWN, console=Console(stderr=True), transient=True) as bar:
        tables = []
        for game in chosen:
            task = bar.add_task(game, total=total)
            tables.append(measured(game, lambda played, task=task: bar.advance(task, played)))  # type: ignore[misc]
    terms = f"{seats} seats, {thrower}, {games} games, at most {think * 1000:g} ms, seed {seed}"
    click.echo(f"Against chance ({terms}):\n\n{against_chance(tables)}\n\nNeighbours:\n\n{between_neighbours(tables)}")


SHOWN = (MofNCompleteColumn(), TimeElapsedColumn())


def against_chance(tables: Sequence[Ladder]) -> str:
    """Every level against chance, as a table in Markdown."""
    levels = tables[0].bots[1:]
    return _markdown(("game", *levels), [[_cell(table, level, CHANCE) for level in levels] for table in tables], tables)


def between_neighbours(tables: Sequence[Ladder]) -> str:
    """The stronger of two neighbours against the other, as a table in Markdown."""
    levels = tables[0].bots[1:]
    pairs = list(zip(levels[1:], levels, strict=False))
    heads = ("game", *(f"{stronger} – {weaker}" for stronger, weaker in pairs))
    return _markdown(heads, [[_cell(table, *pair) for pair in pairs] for table in tables], tables)


def _markdown(heads: Sequence[str], rows: list[list[str]], tables: Sequence[Ladder]) -> str:
    named = ([f"`{table.game}`", *row] for table, row in zip(tables, rows, strict=True))
    return "\n".join(f"| {' | '.join(row)} |" for row in (heads, ["---"] * len(heads), *named)).replace(" --- ", "---")


def _cell(table: Ladder, one: str, other: str) -> str:
    share = table.pair(one, other)
    return f"{share.share:.1%} ({share.low * 100:.1f}–{share.high * 100:.1f})".replace("%", " %")


if __name__ == "__main__":
    main()
