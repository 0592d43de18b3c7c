"""How does aim pay in the arena? ``python -m throwdown.lab.studies.pages.aim``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from throwdown.lab.charts.simulated import reach_of, share_rows
from throwdown.lab.progress import progress
from throwdown.lab.share import Share, share_of
from throwdown.lab.studies.arena import SPEEDS, Aimed, Notebook, Sizes, Study, run, weight
from throwdown.pictures.charts import Chart, Rows

from .page import Made, Part, cell, page_options, write_page

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

INTRODUCTION = """\
Three dice lie in the [physical arena](../physics.md). A fourth die is thrown at one of them, or anywhere, at the same
speed; at 0 m/s it falls. Each speed has as many aimed throws as others. Intervals are Wilson's, for 95 %."""

#: What is asked of a throw.
QUESTIONS: tuple[tuple[str, str, Callable[[Aimed], bool]], ...] = (
    ("The target turns", "It shows another face afterwards.", lambda shot: bool(shot.turned)),
    ("Dice match", "Two or more of the dice that lie there afterwards form a set.", lambda shot: shot.collected > 0),
    ("The thrown die is lost", "It leaves the arena.", lambda shot: bool(shot.lost)),
)


@click.command()
@page_options(60, "Arrangements of dice: one throw of each kind into each.")
def main(games: int, seed: str, to: Path, processes: int | None, on: str | None) -> None:
    """Measure what aiming at a die is worth."""
    sizes = Sizes(throws=0, hands=0, turns=0, aims=games, search=0, fresh=0, schemes=0)
    notebook = Notebook(Study(seed))
    with progress("throwing", weight(sizes)) as done:
        run(notebook, sizes, processes=processes, on=on, progress=done)
    shots = [Aimed(*each) for job in notebook.part("aims", games) for each in job]
    made = Made("aim", f"--games {games} --seed {seed}")
    parts = [_part(*question, shots, seed) for question in QUESTIONS]
    click.echo(write_page(to, made, "How does aim pay?", INTRODUCTION, parts))


def _part(title: str, means: str, happened: Callable[[Aimed], bool], shots: list[Aimed], seed: str) -> Part:
    by_aim = {name: _shares(shots, aims, happened) for name, aims in (("at the target", 1), ("anywhere", 0))}
    reach = reach_of([share for shares in by_aim.values() for share in shares])
    chart = Chart(
        title,
        f"{len(shots):,} throws in the arena · seed {seed} · 95 % intervals",
        tuple(Rows(f"Thrown {name}", share_rows(shares), reach=reach) for name, shares in by_aim.items()),
    )
    rows = [[aimed.who, cell(aimed), cell(other)] for aimed, other in zip(*by_aim.values(), strict=True)]
    return Part(title, means, ("speed", "at the target", "anywhere"), rows, chart)


def _shares(shots: list[Aimed], aims: int, happened: Callable[[Aimed], bool]) -> list[Share]:
    found = []
    for number, speed in enumerate(SPEEDS):
        mine = [shot for shot in shots if shot.speed == number and shot.aimed == aims]
        found.append(share_of(f"{speed:g} m/s", sum(map(happened, mine)), len(mine)))
    return found


if __name__ == "__main__":
    main()
