"""Whether a third player decides between two others: run from the root and update results.md.

python -m benchmarks.kingmaking                             chance as the third of three, every game, 1,000 games each
python -m benchmarks.kingmaking --third novice --games 500  another third player

Two neighbouring levels sit at a table with a third player. What a bad player leaves lying is a gift to the next
player, so each of the two sits there in half of the games. Of the games that one of the two wins, the stronger is to
win more than half: over both seatings, since seats are drawn. Bots think by the time that their process has had.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import click

from benchmarks.own_time import think_by_own_time
from throwdown.bots import BOTS, LEVELS
from throwdown.commands.shared import think_option
from throwdown.library.typed import split_names
from throwdown_lab.share import share_of
from throwdown_lab.simulate import make_plan, simulated
from throwdown_lab.work import open_pool

if TYPE_CHECKING:
    from throwdown_lab.share import Share
    from throwdown_lab.work import Pool

think_by_own_time()


@click.command()
@click.option("--editions", default=",".join(BOTS), show_default=True, help="Which games.")
@click.option("--third", default="random", show_default=True, help="Who sits with the two.")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1), help="Games for each seating.")
@click.option("--seed", default="kingmaking", show_default=True)
@think_option("10ms")
@click.option("--processes", type=click.IntRange(1), help="How many cores to use (default: all).")
def main(editions: str, third: str, games: int, seed: str, think: float, processes: int | None) -> None:
    """Let neighbouring levels play with a third one."""
    click.echo(f"the stronger's share of what the two win, {third} as the third of three, {games} games each, {seed}")
    with open_pool(processes) as workers:
        for game in split_names(editions):
            for weaker, stronger in pairwise(LEVELS):
                fed, starved = (
                    _rivals(workers, game, (third, *after), stronger, games, seed, think)
                    for after in ((stronger, weaker), (weaker, stronger))
                )
                both = share_of(stronger, fed.wins + starved.wins, fed.games + starved.games)
                click.echo(
                    f"{game:13} {stronger:7} – {weaker:7} {both.share:6.1%} ({both.low:.1%}–{both.high:.1%}); "
                    f"after the third {fed.share:.1%}, before it {starved.share:.1%}"
                )


def _rivals(
    workers: Pool, game: str, bots: tuple[str, str, str], who: str, games: int, seed: str, think: float
) -> Share:
    """How many of the games that the third does not win one of the other two does."""
    report = simulated(workers, make_plan(game, bots, seed, think=think), games)
    wins = [share.wins for share in report.by_bot[1:]]
    return share_of(who, wins[bots[1:].index(who)], round(sum(wins)))


if __name__ == "__main__":
    main()
