"""Games analysed: whether luck and skill are the result, whether luck is fair, and how long it takes.

Run: python -m benchmarks.analysis --games 10
"""

from __future__ import annotations

from statistics import fmean, stdev
from time import perf_counter
from typing import TYPE_CHECKING

import click

from throwdown.bots.analysis.analyst import analyse
from throwdown.lab.progress import progress
from throwdown.lab.simulate import make_plan

if TYPE_CHECKING:
    from throwdown.bots.analysis.figures import Analysis

#: Five kinds that are solved, and five that are not.
KINDS = (
    *(("strike", 2), ("strike", 3), ("impact", 2), ("impact", 3), ("impact_power", 2)),
    *(("strike", 4), ("impact_power", 3), ("hp_strike", 2), ("impact_avatar", 2), ("verasselt", 2)),
)
PLAYERS = ("expert", "thumb", "expert", "thumb", "expert")


def analysed(game: str, seats: int, number: int, seed: str, within: float) -> Analysis:
    match = make_plan(game, PLAYERS[:seats], seed, think=0.005).match(number)
    match.run()
    return analyse(match.log, within)


def apart(analysis: Analysis) -> float:
    """How far luck, skill and the doing of others are from the result; the correction is left out."""
    return max(abs(each.start + each.luck + each.skill + each.others - each.end) for each in analysis.totals)


def told(game: str, seats: int, found: list[Analysis], seconds: float) -> str:
    luck = [analysis.totals[0].luck for analysis in found]
    fair = f"{fmean(luck):+.3f} ± {1.96 * stdev(luck) / len(luck) ** 0.5:.3f}"
    exact = "exact" if all(analysis.exact for analysis in found) else "estimated"
    points = fmean(len(analysis.points) for analysis in found)
    return (
        f"{game:<14} {seats}  {exact:<9}  farthest from the result {max(map(apart, found)):.1e},"
        f" on the mean {fmean(map(apart, found)):.1e}; luck of the first seat {fair};"
        f" {points:.0f} points, {seconds / len(found):.1f} s a game"
    )


@click.command()
@click.option("--games", default=10, show_default=True, type=click.IntRange(2), help="Games of each kind.")
@click.option("--within", default=20.0, show_default=True, help="Longest time for a game, in s.")
@click.option("--seed", default="1", show_default=True)
@click.option("--only", help="One game and so many seats, for example impact_power-2.")
def main(games: int, within: float, seed: str, only: str | None) -> None:
    """Analyse games of bots."""
    kinds = [kind for kind in KINDS if only in (None, f"{kind[0]}-{kind[1]}")]
    with progress("analysing", games * len(kinds)) as done:
        for game, seats in kinds:
            begun = perf_counter()
            found: list[Analysis] = []
            for number in range(games):
                found.append(analysed(game, seats, number, seed, within))
                done(1)
            click.echo(told(game, seats, found, perf_counter() - begun))


if __name__ == "__main__":
    main()
