"""How much a bot knows beyond the rules: run from the root, write what you saw into results.md.

python -m benchmarks.yardstick                              master against mcts where nothing is solved, 250 ms each
python -m benchmarks.yardstick --games hp_strike --own 20ms       the same with a twelfth of the time for the master

Both think for so long of this process's own time, so a busy machine takes longer and changes nothing else; a ladder
(``throwdown ladder hp_strike --bots master,mcts --think 250ms``) goes by the clock on the wall.
"""

from __future__ import annotations

import sys
from time import thread_time
from typing import TYPE_CHECKING

import click

from throwdown.bots import BOTS, THINK
from throwdown.bots.players import mcts
from throwdown.bots.search import lookahead
from throwdown.commands.shared import names_told, seconds, think_option
from throwdown.lab.share import share_of
from throwdown.lab.simulate import make_plan

if TYPE_CHECKING:
    from throwdown.bots.bot import Maker
    from throwdown.lab.share import Share

#: Where nothing is solved.
UNSOLVED = ("hp_strike", "impact_avatar", "verasselt")
#: What a master is to win, and the lower end of the interval.
WANTED, WANTED_LOW = 0.55, 0.50
#: Games between two lines.
TOLD = 10


def measured(game: str, bots: tuple[str, str], games: int, seed: str, own: float) -> Share:
    """Game after game; a line now and then, so that a run that is stopped told something."""
    plan = make_plan(game, bots, seed, think=own)
    wins = 0.0
    for number in range(games):
        winners = plan.play(number).winners
        wins += sum(plan.seating(number)[winner] == 0 for winner in winners) / len(winners)
        if (number + 1) % TOLD == 0 or number + 1 == games:
            click.echo(told(game, bots, share_of(bots[0], wins, number + 1)))
    return share_of(bots[0], wins, games)


def _thinking(make: Maker, think: float) -> Maker:
    """The same bot, which thinks so long whatever it is told."""
    return lambda game, rng, _: make(game, rng, think)


def told(game: str, bots: tuple[str, str], share: Share) -> str:
    who = f"{game}, {bots[0]} against {bots[1]}, {share.games} games"
    return f"{who}: {share.share:.1%} ({share.low:.1%} to {share.high:.1%})"


@click.command()
@click.option("--games", default=",".join(UNSOLVED), show_default=True, metavar="A,B,...", help="Which games.")
@click.option("--bots", default="master,mcts", show_default=True, metavar="A,B", help="Who against whom.")
@click.option("--count", default=400, show_default=True, type=click.IntRange(1), help="How many of each.")
@click.option("--seed", default="yardstick", show_default=True, help="Other games.")
@think_option(f"{1000 * THINK:g}ms")
@click.option("--own", callback=seconds, metavar="TIME", help="The first of the two thinks for another time.")
def main(games: str, bots: str, count: int, seed: str, think: float, own: float | None) -> None:
    """Let a bot play the yardstick; exits with 1 if it wins less than wanted."""
    mcts.perf_counter = lookahead.perf_counter = thread_time  # type: ignore[attr-defined]
    one, other = names_told(bots)
    for game in (wanted := names_told(games)):
        BOTS[game][other] = _thinking(BOTS[game][other], think)
    shares = [measured(game, (one, other), count, seed, think if own is None else own) for game in wanted]
    missed = [share for share in shares if share.share < WANTED or share.low <= WANTED_LOW]
    click.echo(f"{len(missed)} of {len(shares)} games miss {WANTED:.0%} with a lower end above {WANTED_LOW:.0%}")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
