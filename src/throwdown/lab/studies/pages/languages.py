"""What do the language editions change? ``python -m throwdown.lab.studies.pages.languages``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from throwdown.lab.progress import progress
from throwdown.lab.studies.by_chance import Asked, by_chance
from throwdown.lab.work import open_pool
from throwdown.pictures.charts import Chart, Row, Rows
from throwdown.rules import GAMES
from throwdown.rules.rulings import presets_of

from .page import Made, Part, cell, page_options, write_page

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from throwdown.lab.studies.by_chance import Counted

SEATS = 3
PLAIN = "plain rules"
INTRODUCTION = """\
Printed editions differ in a few rules. For each edition, three players who choose at random play [a batch of
games](../batch.md) on the luck model. The study measures how long a game takes, and how often the first player wins.
Random players try everything that an edition allows. Good players use less of it, so editions differ less for them.
Editions with the same rules are played once. All play with the same seeds: if the figures are equal, the difference
never mattered in these games. If two 95 % intervals do not overlap, the editions differ. If they overlap, the games
show no difference."""


@click.command()
@page_options(100_000, "Games for each edition.")
def main(games: int, seed: str, to: Path, processes: int | None, on: str | None) -> None:
    """Measure what editions change."""
    wanted = {game: rules for game in GAMES if len(rules := _rules(game)) > 1}
    parts = []
    with open_pool(processes, on) as workers, progress("playing", games * sum(map(len, wanted.values()))) as done:
        for game, rules in wanted.items():
            found = {
                name: by_chance(workers, Asked(game, SEATS, f"{seed}/{game}", tuple(changes.items())), games, done)
                for name, changes in rules.items()
            }
            parts.append(_part(game, games, seed, rules, found))
    made = Made("languages", f"--games {games} --seed {seed}")
    click.echo(write_page(to, made, "What do the language editions change?", INTRODUCTION, parts))


def _rules(game: str) -> dict[str, dict[str, Any]]:
    """Rules that differ, each named by all editions that have them."""
    names: dict[str, list[str]] = {}
    changed: dict[str, dict[str, Any]] = {}
    for name, changes in {PLAIN: {}, **presets_of(game)}.items():
        key = repr(sorted(changes.items()))
        names.setdefault(key, []).append(name)
        changed[key] = changes
    return {", ".join(names[key]): changes for key, changes in changed.items()}


def _part(game: str, games: int, seed: str, rules: dict[str, dict[str, Any]], found: dict[str, Counted]) -> Part:
    lengths = {name: counted.length for name, counted in found.items()}
    chart = Chart(
        f"Throws in a game of {game}",
        f"{SEATS} who choose at random · {games:,} games each · seed {seed} · 95 % intervals",
        (Rows("On average", tuple(_row(name, *lengths[name]) for name in found), percent=False),),
    )
    rows = [
        [
            name,
            ", ".join(f"`{option}={value}`" for option, value in rules[name].items()) or "–",
            f"{lengths[name][0]:.1f} ± {lengths[name][1]:.2f}",
            cell(counted.shares()[0]),
        ]
        for name, counted in found.items()
    ]
    longest = max(lengths, key=lambda name: lengths[name][0])
    shortest = min(lengths, key=lambda name: lengths[name][0])
    apart = lengths[longest][0] - lengths[shortest][0] > lengths[longest][1] + lengths[shortest][1]
    text = (
        f"Games are longest with {longest}, shortest with {shortest}." if apart else "Games take about the same time."
    )
    return Part(f"`{game}`", text, ("edition", "changes", "throws in a game", "wins of the first player"), rows, chart)


def _row(name: str, mean: float, reach: float) -> Row:
    return Row(name, mean, f"{mean:.1f} ± {reach:.2f}", (mean - reach, mean + reach))


if __name__ == "__main__":
    main()
