"""Is it good to begin? ``python -m throwdown.lab.studies.pages.first_player`` plays every game at every table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from throwdown.lab.charts.simulated import share_rows
from throwdown.lab.progress import progress
from throwdown.lab.simulate import make_plan, simulate
from throwdown.pictures.charts import Chart, Rows
from throwdown.rules import GAMES

from .page import Made, Part, cell, page_options, write_page

if TYPE_CHECKING:
    from pathlib import Path

    from throwdown.lab.share import Share

TABLES = (2, 3, 4, 5)
PLAYER = "thumb"
SAID = """\
Who begins, and who comes last, as players of equal strength (`thumb`, by luck) see it. An *even* share is one
of so many seats; where the interval holds it, so many games show no advantage. Intervals are Wilson's, for 95
%."""


@click.command()
@page_options(1000)
def main(games: int, seed: str, to: Path, processes: int | None, on: str | None) -> None:
    """Measure what beginning is worth."""
    found: dict[tuple[str, int], tuple[Share, ...]] = {}
    with progress("playing", games * len(GAMES) * len(TABLES)) as done:
        for seats in TABLES:
            for game in GAMES:
                plan = make_plan(game, [PLAYER] * seats, f"{seed}/{game}/{seats}")
                found[game, seats] = simulate(plan, games, processes=processes, on=on, progress=done).by_seat
    made = Made("first_player", f"--games {games} --seed {seed}")
    parts = [_part(seats, games, seed, {game: found[game, seats] for game in GAMES}) for seats in TABLES]
    click.echo(write_page(to, made, "Is it good to begin?", SAID, parts))


def _part(seats: int, games: int, seed: str, found: dict[str, tuple[Share, ...]]) -> Part:
    even = 1 / seats
    first = {game: shares[0].but(who=game) for game, shares in found.items()}
    chart = Chart(
        f"Wins of the first player among {seats}",
        f"{PLAYER} in every seat · {games:,} games each · seed {seed} · 95 % intervals",
        (Rows("Share of the player who begins", share_rows((*first.values(),)), even, f"even: {even:.1%}"),),
    )
    clear = [f"`{game}` ({_side(share, even)})" for game, share in first.items() if _side(share, even)]
    said = f"An even share is {100 * even:.1f} %. "
    said += f"Clearly another: {', '.join(clear)}." if clear else "No game shows clearly another."
    heads = ["game", *(f"seat {seat}" for seat in range(seats))]
    return Part(f"{seats} seats", said, heads, [[f"`{game}`", *map(cell, found[game])] for game in found], chart)


def _side(share: Share, even: float) -> str:
    return "more" if share.low > even else "less" if share.high < even else ""


if __name__ == "__main__":
    main()
