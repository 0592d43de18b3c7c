"""How much a bot knows beyond the rules: run from the root and update results.md.

python -m lab.benchmarks.yardstick                              master against mcts where nothing is solved, 250 ms each
python -m lab.benchmarks.yardstick --games hp_strike --own 20ms       the same with a twelfth of the time for the master

Games are played on all cores. Both think for so long of their process's own time, so a busy machine takes longer and
changes nothing else; a ladder
(``throwdown lab ladder hp_strike --bots master,mcts --think 250ms``) goes by the clock on the wall.
"""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

import click

from lab.benchmarks.own_time import think_by_own_time
from throwdown.bots import BOTS, THINK
from throwdown.library.typed import split_names
from throwdown_lab.options import seconds, think_option
from throwdown_lab.share import share_of
from throwdown_lab.simulate import make_plan
from throwdown_lab.work import in_order, open_pool

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throwdown_lab.share import Share
    from throwdown_lab.work import Pool

think_by_own_time()

#: Where nothing is solved.
UNSOLVED = ("hp_strike", "impact_avatar", "verasselt")
#: What a master is to win, and the lower end of the interval.
WANTED, WANTED_LOW = 0.55, 0.50
#: Games between two lines.
TOLD = 10


class Pair(NamedTuple):
    """Who plays whom at what, and how long each of them thinks."""

    game: str
    bots: tuple[str, str]
    seed: str
    thinks: tuple[float, float]

    def play(self, number: int) -> float:
        """The first one's share of the win in one game, in whatever process this is."""
        plan = make_plan(self.game, self.bots, self.seed, think=self.thinks[0])
        with _thinking(self.game, self.bots[1], self.thinks[1]):
            winners = plan.play(number).winners
        return sum(plan.seating(number)[winner] == 0 for winner in winners) / len(winners)


def measured(workers: Pool, pair: Pair, games: int) -> Share:
    """Game after game; a line now and then, so that a run that is stopped has shown something."""
    wins = 0.0
    for number, share in enumerate(in_order(workers.each(pair.play, range(games))), 1):
        wins += share
        if number % TOLD == 0 or number == games:
            click.echo(line_of(pair.game, pair.bots, share_of(pair.bots[0], wins, number)))
    return share_of(pair.bots[0], wins, games)


@contextmanager
def _thinking(game: str, bot: str, think: float) -> Iterator[None]:
    """This bot thinks so long, whatever it is asked."""
    make = BOTS[game][bot]
    BOTS[game][bot] = lambda rules, rng, _: make(rules, rng, think)
    try:
        yield
    finally:
        BOTS[game][bot] = make


def line_of(game: str, bots: tuple[str, str], share: Share) -> str:
    who = f"{game}, {bots[0]} against {bots[1]}, {share.games} games"
    return f"{who}: {share.share:.1%} ({share.low:.1%} to {share.high:.1%})"


@click.command()
@click.option("--games", default=",".join(UNSOLVED), show_default=True, metavar="A,B,...", help="Which games.")
@click.option("--bots", default="master,mcts", show_default=True, metavar="A,B", help="Who against whom.")
@click.option("--count", default=400, show_default=True, type=click.IntRange(1), help="How many of each.")
@click.option("--seed", default="yardstick", show_default=True, help="Other games.")
@think_option(f"{1000 * THINK:g}ms")
@click.option("--processes", type=click.IntRange(1), help="How many cores to use (default: all).")
@click.option("--own", callback=seconds, metavar="TIME", help="The first of the two thinks for another time.")
def main(games: str, bots: str, count: int, seed: str, think: float, processes: int | None, own: float | None) -> None:
    """Let a bot play the yardstick; exits with 1 if it wins less than wanted."""
    one, other = split_names(bots)
    thinks = (think if own is None else own, think)
    with open_pool(processes) as workers:
        shares = [measured(workers, Pair(game, (one, other), seed, thinks), count) for game in split_names(games)]
    missed = [share for share in shares if share.share < WANTED or share.low <= WANTED_LOW]
    click.echo(f"{len(missed)} of {len(shares)} games miss {WANTED:.0%} with a lower end above {WANTED_LOW:.0%}")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
