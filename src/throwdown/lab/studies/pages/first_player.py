"""Is it good to begin? ``python -m throwdown.lab.studies.pages.first_player`` plays every game at every table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from throwdown.lab.charts.simulated import reach_of, share_rows
from throwdown.lab.progress import progress
from throwdown.lab.share import Share
from throwdown.lab.simulate import make_plan, simulated
from throwdown.lab.studies.by_chance import QUICK, Asked, by_chance
from throwdown.lab.work import open_pool
from throwdown.pictures.charts import Chart, Rows
from throwdown.rules import GAMES

from .page import Made, Part, cell, page_options, write_page

if TYPE_CHECKING:
    from pathlib import Path

TABLES = (2, 3, 4, 5)
PLAYER = "thumb"
INTRODUCTION = """\
How often do the first and the last player win among players of equal strength? The luck model throws. *At random* are
players who choose among all open actions at random, which shows the effect of the rules alone. There are [so many
games](../batch.md) that these figures are exact to a few tenths of a point. The last column is the share of the first
player among bots that choose well (`thumb`), from fewer games. An *even* share is 1 divided by the number of seats.
If the interval contains it, the games show no advantage. Intervals are Wilson's, for 95 %."""

#: By game: all seats at random, and the first player among bots that choose well.
Found = dict[str, tuple[tuple[Share, ...], Share]]


@click.command()
@page_options(100_000, "Games of random players for each figure.")
@click.option("--thumb", default=200, show_default=True, type=click.IntRange(1), help="Games of thumb for each figure.")
def main(games: int, thumb: int, seed: str, to: Path, processes: int | None, on: str | None) -> None:
    """Measure what beginning is worth."""
    parts = []
    with (
        open_pool(processes, on) as workers,
        progress("playing", (games / QUICK + thumb) * len(GAMES) * len(TABLES)) as done,
    ):
        for seats in TABLES:
            found: Found = {}
            for game in GAMES:
                named = f"{seed}/{game}/{seats}"
                shares = by_chance(
                    workers, Asked(game, seats, named), games, lambda played: done(played / QUICK)
                ).shares()
                plan = make_plan(game, [PLAYER] * seats, named)
                found[game] = shares, simulated(workers, plan, thumb, progress=done).by_seat[0]
            parts.append(_part(seats, games, thumb, seed, found))
    made = Made("first_player", f"--games {games} --thumb {thumb} --seed {seed}")
    click.echo(write_page(to, made, "Is it good to begin?", INTRODUCTION, parts))


def _part(seats: int, games: int, thumb: int, seed: str, found: Found) -> Part:
    even = 1 / seats
    line = f"even: {even:.1%}"
    first = {game: shares[0].but(who=game) for game, (shares, _) in found.items()}
    knowing = tuple(share.but(who=game) for game, (_, share) in found.items())
    reach = reach_of((*first.values(), *knowing))
    chart = Chart(
        f"Wins of the first player among {seats}",
        f"seed {seed} · 95 % intervals",
        (
            Rows(
                f"At random, {games:,} games each",
                share_rows((*first.values(),)),
                even,
                f"even: {even:.1%}",
                reach=reach,
            ),
            Rows(f"{PLAYER}, {thumb:,} games each", share_rows(knowing), even, line, reach=reach),
        ),
    )
    clear = [f"`{game}` ({_side(share, even)})" for game, share in first.items() if _side(share, even)]
    text = f"An even share is {100 * even:.1f} %. "
    text += (
        f"These games clearly differ at random: {', '.join(clear)}." if clear else "No game clearly differs at random."
    )
    heads = ["game", *(f"seat {seat}, at random" for seat in range(seats)), f"seat 0, `{PLAYER}`"]
    rows = [[f"`{game}`", *map(cell, shares), cell(thumbs)] for game, (shares, thumbs) in found.items()]
    return Part(f"{seats} seats", text, heads, rows, chart)


def _side(share: Share, even: float) -> str:
    return "more" if share.low > even else "less" if share.high < even else ""


if __name__ == "__main__":
    main()
