"""``throwdown lab make``: the data files of the game."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import click

from throwdown.errors import ThrowdownError
from throwdown.library.files import check_place
from throwdown_lab.making import MAKERS
from throwdown_lab.making import make as make_file

ALL = "all"


class Help(click.Command):
    """A help that lists the files."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Files, in their order"):
            formatter.write_dl([(name, _described(name)) for name in MAKERS])


@click.command(cls=Help)
@click.argument("name", type=click.Choice([*MAKERS, ALL]))
@click.option("--ship", is_flag=True, help="Write into the package, not into this folder.")
@click.option("--seed", default="1", show_default=True, help="Other throws and games.")
@click.option(
    "--share",
    default=1.0,
    show_default=True,
    type=click.FloatRange(0, 1, min_open=True),
    help="Only so much of the work, to try it.",
)
@click.option("--processes", type=click.IntRange(1), help="How many cores to use (default: all).")
def make(name: str, seed: str, share: float, processes: int | None, *, ship: bool) -> None:
    """Make a data file of the game, or all of them.

    Example: throwdown lab make luck --ship
    """
    if ship and share != 1:
        raise ThrowdownError("--ship writes what the game plays by: leave --share out")
    if name == ALL:
        _all(ship=ship, seed=seed, share=share, processes=processes)
        return
    shipped = MAKERS[name].file
    place = shipped if ship else Path(shipped.name)
    check_place(place)
    begin = time.perf_counter()
    make_file(name, place, processes=processes, seed=seed, share=share)
    click.echo(f"{place}: {MAKERS[name].what}, made in {time.perf_counter() - begin:.0f} s")


def _all(*, ship: bool, **given: object) -> None:
    """Each in a process of its own: what plays by a file reads it when it begins."""
    options = [f"--{name}={value}" for name, value in given.items() if value is not None]
    for name in MAKERS:
        line = [sys.executable, "-m", "throwdown_lab", "make", name, *options, *(["--ship"] if ship else [])]
        subprocess.run(line, check=True)  # noqa: S603  # our own program


def _described(name: str) -> str:
    maker = MAKERS[name]
    return f"{maker.file.name}: {maker.what}. Needs {maker.needs}; about {maker.minutes:g} min on 16 cores."
