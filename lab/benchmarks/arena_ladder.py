"""The levels in the arena: run from the root and update results.md.

python -m lab.benchmarks.arena_ladder --data DIR                      every game, 300 games a pair, on one core
python -m lab.benchmarks.arena_ladder --data DIR --game strike        one game; may be named more than once
python -m lab.benchmarks.arena_ladder --data DIR --minutes 0          the table of what was played so far
python -m lab.benchmarks.arena_ladder --data DIR --far                levels two steps apart or more

Each level plays against one that chooses by chance, and against the level below. All pairs go on together, a few games
at a time, and results are stored in the folder every few games, so a stopped run can be resumed. Bots think by the
time that their process has had, so other work on the machine changes nothing.
"""

from __future__ import annotations

import time
from itertools import combinations, pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import click

from lab.benchmarks.own_time import think_by_own_time
from throwdown.bots import BOTS, LEVELS
from throwdown_lab.ladder import ladder
from throwdown_lab.options import think_option

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown_lab.share import Share

think_by_own_time()

GAMES = [game for game in BOTS if game != "verasselt"]
#: Games of a pair before the next pair plays.
BATCH = 10
CHANCE = "random"
NEIGHBOURS = [(stronger, weaker) for weaker, stronger in pairwise(LEVELS)]
PAIRS = [*((level, CHANCE) for level in LEVELS), *NEIGHBOURS]
FAR = [pair[::-1] for pair in combinations(LEVELS, 2) if pair[::-1] not in NEIGHBOURS]


def played(game: str, pair: tuple[str, str], games: int, data: Path, think: float, seed: str) -> Share:
    """How the first of a pair fares in so many games; stored ones are not played again."""
    stored = data / f"{game}-{'-'.join(pair)}.json"
    table = ladder(game, pair, games, seed=seed, thrower="physics", think=think, data=stored, processes=1)
    return table.pair(*pair)


@click.command()
@click.option("--game", "names", multiple=True, type=click.Choice(GAMES), help="Only this one (default: all).")
@click.option("--games", default=300, show_default=True, type=click.IntRange(BATCH), help="Games for each pair.")
@click.option("--far", is_flag=True, help="Only levels that are two steps apart or more.")
@click.option("--minutes", type=click.FloatRange(0), help="Stop after so long (default: when all is played).")
@click.option("--seed", default="arena", show_default=True)
@think_option("150ms")
@click.option(
    "--data", required=True, type=click.Path(path_type=Path, file_okay=False), help="Results are stored here."
)
def main(
    names: tuple[str, ...], games: int, far: bool, minutes: float | None, seed: str, think: float, data: Path
) -> None:
    """Each level against chance and against the level below, in the arena."""
    pairs = FAR if far else PAIRS
    data.mkdir(parents=True, exist_ok=True)
    until = None if minutes is None else time.monotonic() + 60 * minutes
    shares: dict[tuple[str, tuple[str, str]], Share] = {}
    for count in (*range(0, games, BATCH), games):
        for game in names or GAMES:
            for pair in pairs:
                if count and until is not None and time.monotonic() > until:
                    continue
                shares[game, pair] = played(game, pair, count, data, think, seed)
    click.echo(f"in the arena, think {think * 1000:g} ms (seed {seed}): wins of the first, 95 % interval, games")
    for game in names or GAMES:
        click.echo("\n".join([game, *_rows(game, pairs, shares)]))


def _rows(game: str, pairs: Sequence[tuple[str, str]], shares: dict[tuple[str, tuple[str, str]], Share]) -> list[str]:
    rows = []
    for pair in pairs:
        share = shares[game, pair]
        shown = f"{share.share:6.1%} ({share.low:.1%}–{share.high:.1%}), {share.games}" if share.games > 1 else "–"
        rows.append(f"  {pair[0]:8} – {pair[1]:8} {shown}")
    return rows


if __name__ == "__main__":
    main()
