"""The batch engine on one core: run from the root on a quiet machine, update results.md.

python -m lab.benchmarks.batch                          every edition for two and for four, seed 1
python -m lab.benchmarks.batch --games strike --seats 2 --seconds 5

Whole games of random play (``Batch.play``), the same games step by step as a learner would (``step`` with
``mask`` and ``observe``), and the ordinary engine between random bots (``throwdown lab simulate``); bytes of one game.
Seconds are those of the processor, of whole games the best bunch of 20,000, so that it matters less what else runs.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import click
import numpy as np

from throwdown.library.typed import split_names
from throwdown_lab.batch import BATCHES, batch_for
from throwdown_lab.simulate import make_plan

if TYPE_CHECKING:
    from throwdown_lab.batch import Batch

#: Games a second of random play that are wanted.
WANTED = {("strike", 2): 1_000_000, ("hp_strike", 4): 100_000, ("verasselt", 4): 50_000}
IN_STEP = 4096
BUNCH = 20_000
ORDINARY = 200


def whole_games(batch: Batch, seed: int, seconds: float) -> float:
    """Games a second, whole games at once: the best of the bunches that fit into the time."""
    batch.play(np.arange(8))  # compiled, or read from disk
    best, begun, first = float("inf"), time.process_time(), seed
    while (start := time.process_time()) - begun < seconds:
        batch.play(np.arange(first, first + BUNCH))
        best = min(best, time.process_time() - start)
        first += BUNCH
    return BUNCH / best


def in_step(batch: Batch, seed: int, seconds: float) -> float:
    """Decisions a second of a learner that looks at everything; games that are over begin anew."""
    batch.reset(seed)
    batch.observe()  # compiled, or read from disk
    batch.step(batch.random_ids())
    steps, begun = 0, time.process_time()
    while (taken := time.process_time() - begun) < seconds:
        batch.observe()
        batch.mask()
        batch.step(batch.random_ids())
        steps += batch.games
        over = batch.over()
        if over.any():
            batch.reset_where(over, batch.seeds[over] + np.uint64(batch.games))
    return steps / taken


def ordinary(game: str, seats: int, seed: int) -> float:
    """Games a second of the ordinary engine between random bots, in one process."""
    plan = make_plan(game, ["random"] * seats, str(seed))
    begun = time.process_time()
    for number in range(ORDINARY):
        plan.play(number)
    return ORDINARY / (time.process_time() - begun)


@click.command()
@click.option("--games", default=",".join(BATCHES), help="editions, with commas")
@click.option("--seats", default="2,4", help="numbers of players, with commas")
@click.option("--seconds", default=2.0, help="how long each is measured")
@click.option("--seed", default=1)
def main(games: str, seats: str, seconds: float, seed: int) -> None:
    """Print one line for each edition and number of players."""
    click.echo("game            seats   games/s (wanted)        steps/s   bytes   ordinary games/s   ratio")
    for game in split_names(games):
        for players in map(int, split_names(seats)):
            batch = batch_for(game, players, games=IN_STEP)
            fast, slow = whole_games(batch, seed, seconds), ordinary(game, players, seed)
            wanted = WANTED.get((game, players))
            target = f"({wanted:,})" if wanted else ""
            click.echo(
                f"{game:15s} {players:5d} {fast:9,.0f} {target:>12s} {in_step(batch, seed, seconds):14,.0f}"
                f" {batch.bytes_a_game():7d} {slow:18,.0f} {fast / slow:7,.0f}"
            )


if __name__ == "__main__":
    main()
