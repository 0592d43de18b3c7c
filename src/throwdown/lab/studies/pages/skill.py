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
Two play: one who knows how, and one who does not. If all were luck, both would win half of the games; if all
were skill, the better one would win every game. **Skill decides** is how often the better one wins beyond that
half, twice the difference: of 100 games with 60 to 40 wins, 80 might as well have been tossed for, and 20 were
decided by skill. It is a figure of these two players, not of the game alone: two equal masters are left with
luck in any game. Intervals are Wilson's, for 95 %; games by luck, so that aim does not count: that is [a study
of its own](aim.md)."""


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
        f"two seats, by luck · {games:,} games each · seed {seed} · 95 % intervals",
        (Rows(f"Wins of {better}", share_rows(shares), 0.5, "all luck"),),
    )
    rows = [[f"`{share.who}`", cell(share), _decides(share)] for share in shares]
    most = max(shares, key=lambda share: share.share)
    text = f"In these games skill counted most in `{most.who}`: `{better}` won {100 * most.share:.1f} %."
    for share in shares:
        if share.high < 0.5:
            text += f" At `{share.who}` what `{better}` knows does harm: `{weaker}` won more."
    return Part(f"{better} against {weaker}", text, ("game", f"wins of {better}", "skill decides"), rows, chart)


def _decides(share: Share) -> str:
    low, middle, high = (max(0.0, 200 * value - 100) for value in (share.low, share.share, share.high))
    return f"{middle:.0f} % ({low:.0f}–{high:.0f})"


if __name__ == "__main__":
    main()
