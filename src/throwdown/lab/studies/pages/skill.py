"""How much is luck, how much is skill? ``python -m throwdown.lab.studies.pages.skill``."""

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

#: A better player, and a weaker one: those who think by the clock would find something else on another machine.
PAIRS = (("thumb", "random"), ("regular", "novice"))
INTRODUCTION = """\
A strong player meets a weak one. If only luck counted, each would win half of the games. If only skill counted, the
better one would win every game. **Skill decides** is twice the share that the better one wins beyond half. Of 100
games with 60 to 40 wins, 80 could as well have been a coin toss, and skill decided 20. The figure depends on these
two players, not on the game alone: between two equal masters only luck counts. Intervals are Wilson's, for 95 %. The
luck model throws, so aim does not count: [another study](aim.md) measures it."""


@click.command()
@page_options(600)
def main(games: int, seed: str, to: Path, processes: int | None, on: str | None) -> None:
    """Measure how often the better player wins."""
    found: dict[tuple[str, str, str], Share] = {}
    with progress("playing", games * len(GAMES) * len(PAIRS)) as done:
        for better, weaker in PAIRS:
            for game in GAMES:
                plan = make_plan(game, (better, weaker), f"{seed}/{game}/{better}")
                report = simulate(plan, games, processes=processes, on=on, progress=done)
                found[game, better, weaker] = report.by_bot[0].but(who=game)
    made = Made("skill", f"--games {games} --seed {seed}")
    parts = [_part(pair, games, seed, [found[game, *pair] for game in GAMES]) for pair in PAIRS]
    click.echo(write_page(to, made, "How much is luck, how much is skill?", INTRODUCTION, parts))


def _part(pair: tuple[str, str], games: int, seed: str, shares: list[Share]) -> Part:
    better, weaker = pair
    chart = Chart(
        f"{better} against {weaker}",
        f"two seats, luck model · {games:,} games each · seed {seed} · 95 % intervals",
        (Rows(f"Wins of {better}", share_rows(shares), 0.5, "all luck"),),
    )
    rows = [[f"`{share.who}`", cell(share), _decides(share)] for share in shares]
    most = max(shares, key=lambda share: share.share)
    text = f"In these games skill counted most in `{most.who}`: `{better}` won {100 * most.share:.1f} %."
    for share in shares:
        if share.high < 0.5:
            text += f" At `{share.who}` `{weaker}` won more often."
    return Part(f"{better} against {weaker}", text, ("game", f"wins of {better}", "skill decides"), rows, chart)


def _decides(share: Share) -> str:
    low, middle, high = (max(0.0, 200 * value - 100) for value in (share.low, share.share, share.high))
    return f"{middle:.0f} % ({low:.0f}–{high:.0f})"


if __name__ == "__main__":
    main()
