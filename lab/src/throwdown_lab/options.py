"""What the commands of the laboratory share: options, names, and files that they write."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from throwdown.library.files import check_place, write_file
from throwdown.library.printable import printable
from throwdown.library.typed import option_value, think_time

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .charts import Chart

F = TypeVar("F", bound="Callable[..., Any]")
FAILED, UNREADABLE = 1, 2
#: Where ``throwdown`` keeps the typed arguments in click's context.
TYPED = "throwdown.typed"


def _option_pairs(ctx: click.Context, parameter: click.Parameter, pairs: Sequence[str]) -> dict[str, Any]:
    chosen: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise click.BadParameter(f"{pair!r} is not NAME=VALUE")
        chosen[name] = option_value(name, value)
    return chosen


def rule_options(command: F) -> F:
    """--edition and --option."""
    command = click.option(
        "--option",
        "options",
        multiple=True,
        callback=_option_pairs,
        metavar="NAME=VALUE",
        help="A rule option, for example --option collect=optional. May be given several times.",
    )(command)
    return click.option(
        "--edition",
        metavar="NAME",
        help="The rules of a printed edition, by its language or name: de, hp-DE; none for the basic rules.",
    )(command)


def seconds(ctx: click.Context, parameter: click.Parameter, text: str | None) -> float | None:
    """10ms, 0.3s or 0.3."""
    if text is None:
        return None
    given = think_time(text)
    if given is None:
        raise click.BadParameter(f"{text!r} is not a time to think: give 1ms to 2s, for example 10ms")
    return given


def think_option(default: str | None = None) -> Callable[[F], F]:
    """How long bots may think about a decision."""
    return click.option(
        "--think",
        default=default,
        show_default=default is not None,
        callback=seconds,
        metavar="TIME",
        help="How long a bot may think about a decision, for example 10ms or 1s.",
    )


def work_options(command: F) -> F:
    """--processes and --on."""
    command = click.option(
        "--on",
        metavar="CLUSTER",
        help="Compute on Ray: ray uses the existing cluster, or this machine if there is none."
        " Or give the address of a cluster.",
    )(command)
    return click.option(
        "--processes", type=click.IntRange(0), metavar="N", help="How many cores to use (default or 0: all)."
    )(command)


#: ``bots.models.read_model`` reads it.
model_option = click.option(
    "--model",
    metavar="MODEL",
    help="How dice are thrown. luck is the table of chances that games use (default). With base, nothing is struck. Or"
    " give numbers, as 'drop=0,0;toss=0.25,0.02': the chance that a lying die is struck, and that a thrown or struck"
    " die is lost.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON for machines.")
seed_option = click.option("--seed", help="A text that fixes the random numbers: the same text, the same games.")
#: ``parquet.check_table`` checks it before the work begins.
out_option = click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="FILE.parquet",
    help="Write a table to this file, with one row for each game or throw.",
)


def _picture_place(ctx: click.Context, parameter: click.Parameter, path: Path | None) -> Path | None:
    """Refused before the work, not after it."""
    if path is None:
        return None
    check_place(path)
    if path.suffix.lower() not in (".svg", ".png"):
        raise click.BadParameter(f"{path.name!r} is not a picture: end it with .svg or .png")
    return path


plot_option = click.option(
    "--plot",
    type=click.Path(path_type=Path),
    callback=_picture_place,
    metavar="FILE",
    help="Draw a plot into this file: .svg or .png.",
)


def write_chart(path: Path | None, chart: Callable[[], Chart]) -> None:
    """Draw a chart, if a file for it was given."""
    if path is None:
        return
    from .charts import draw_chart

    write_file(path, draw_chart(chart(), path.suffix.lower().removeprefix(".")))


def typed() -> str:
    """This command as it was typed: readers of its results can repeat them."""
    return shlex.join(["throwdown", *click.get_current_context().meta.get(TYPED, ())])


def complain(message: str, status: int) -> int:
    """One line: a file may have worded it."""
    click.echo(f"throwdown: {printable(message)}", err=True)
    return status
