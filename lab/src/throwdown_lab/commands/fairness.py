"""``throwdown lab fairness``: the public report on fair dice."""

from __future__ import annotations

import json
from pathlib import Path

import click
from click.core import ParameterSource

from throwdown.errors import ThrowdownError
from throwdown_lab.options import json_option, out_option, typed, work_options

#: A small report takes about half a minute on two cores, a quick one about ten seconds.
FEW = 600
#: Every manner once into every filling and at every tower: no report is smaller.
LEAST = 36


@click.command()
@click.option(
    "--throws",
    default=FEW,
    show_default=True,
    type=click.IntRange(LEAST, 1_000_000),
    help="How many throws the first part has; the other parts have more with it. 20000 for a large report.",
)
@click.option(
    "--quick",
    is_flag=True,
    help="A report in about ten seconds: few throws, and no search for throws that a computer could control.",
)
@click.option(
    "--seed", default="1", show_default=True, help="A text that fixes the random numbers: another text, other dice."
)
@click.option(
    "--html",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write the report as a page with plots.",
)
@click.option(
    "--markdown", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Write the report as Markdown."
)
@click.option(
    "--data",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Store every throw here, and resume from here after an interruption or with more throws.",
)
@work_options
@out_option
@json_option
def fairness(
    throws: int,
    quick: bool,
    seed: str,
    html: Path | None,
    markdown: Path | None,
    data: Path | None,
    processes: int | None,
    on: str | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Throw thousands of dice and report whether they are fair, and what skill is worth.

    Example: throwdown lab fairness --throws 2000 --html fairness.html
    """
    from throwdown.library.progress import progress
    from throwdown_lab import fairness as report
    from throwdown_lab.parquet import check_table
    from throwdown_lab.studies.arena import Notebook, Sizes, Study, run, weight
    from throwdown_lab.studies.throw_table import write_throws
    from throwdown_lab.work import open_pool

    if quick and click.get_current_context().get_parameter_source("throws") is ParameterSource.COMMANDLINE:
        raise ThrowdownError("--quick chooses the number of throws: leave out --throws, or --quick")
    check_table(out)
    for path in (html, markdown):
        _write(path, "", "a")  # better refused now than after half an hour
    sizes = Sizes.quick() if quick else Sizes.for_throws(throws)
    notebook = Notebook(Study(seed), data)
    with open_pool(processes, on) as pool, progress("throwing", weight(sizes)) as done:
        run(notebook, sizes, pool, progress=done)
    write_throws(out, notebook, sizes, typed())
    found = report.figures(notebook, sizes)
    command = f"throwdown lab fairness {'--quick' if quick else f'--throws {throws}'} --seed {seed}"
    _write(html, report.as_html(found, command))
    _write(markdown, report.as_markdown(found, command))
    click.echo(json.dumps(report.as_json(found)) if as_json else report.as_text(found))


def _write(path: Path | None, page: str, mode: str = "w") -> None:
    if path is None:
        return
    try:
        with path.open(mode, encoding="utf-8") as file:
            file.write(page)
    except OSError as error:
        raise ThrowdownError(f"{path} cannot be written: {error.strerror}") from None
