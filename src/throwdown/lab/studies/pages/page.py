"""A page: what was asked, a chart and a table for each answer, and the command that made it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from throwdown import __version__
from throwdown.lab.files import check_place, write_file
from throwdown.lab.work.options import work_options
from throwdown.pictures.charts import draw_chart
from throwdown.rules.values import Value

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from throwdown.lab.share import Share
    from throwdown.pictures.charts import Chart

#: Where pages of studies lie, seen from the root of the repository.
FOLDER = Path("docs", "studies")


class Part:
    """One answer; its chart is drawn beside the page."""

    def __init__(
        self, title: str, text: str, heads: Sequence[str], rows: Sequence[Sequence[str]], chart: Chart | None = None
    ) -> None:
        self.title, self.text, self.heads, self.rows, self.chart = title, text, heads, rows, chart

    def lines(self, picture: str) -> list[str]:
        shown = [f"![{self.chart.title}]({picture})", ""] if self.chart is not None else []
        table = [f"| {' | '.join(row)} |" for row in (self.heads, ["---"] * len(self.heads), *self.rows)]
        return ["", f"## {self.title}", "", self.text, "", *shown, *table]


class Made(Value):
    """How it was made."""

    module: str
    arguments: str

    @property
    def command(self) -> str:
        return f"python -m throwdown.lab.studies.pages.{self.module} {self.arguments}"


def write_page(folder: Path, made: Made, title: str, text: str, parts: Sequence[Part]) -> Path:
    """The page and its charts; the path of the page."""
    lines = [f"# {title}", "", text, "", f"Made with Throwdown {__version__} by:", "", "```sh", made.command, "```"]
    for number, part in enumerate(parts, start=1):
        picture = f"{made.module}-{number}.svg"
        lines += part.lines(picture)
        if part.chart is not None:
            write_file(folder / picture, draw_chart(part.chart, "svg"))
    page = folder / f"{made.module}.md"
    write_file(page, ("\n".join(lines) + "\n").encode())
    return page


def page_options(games: int, what: str = "Games for each figure.") -> Callable[[Any], Any]:
    """--games, --seed, --to and where to work."""

    def decorate(command: Any) -> Any:
        command = click.option(
            "--to", type=click.Path(path_type=Path), default=FOLDER, show_default=True, callback=_folder, help="Folder."
        )(work_options(command))
        command = click.option("--seed", default="1", show_default=True, help="Other games.")(command)
        return click.option("--games", default=games, show_default=True, type=click.IntRange(1), help=what)(command)

    return decorate


def _folder(ctx: click.Context, parameter: click.Parameter, folder: Path) -> Path:
    """Refused before the work, not after it."""
    check_place(folder / "page.md")
    return folder


def cell(share: Share) -> str:
    """A share with its interval."""
    return f"{100 * share.share:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})"
