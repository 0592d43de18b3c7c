"""Results as Parquet: typed columns that say what they hold, and how the file was made.

Rows are written in groups during the work, into a file beside the wanted one that takes its place at the end:
an interrupted run leaves no half of a file behind.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from throwdown import __version__
from throwdown.errors import ThrowdownError
from throwdown.library.files import check_place
from throwdown.rules.values import Value

from .parts import require

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

#: Rows that are written together.
GROUP = 20_000
SUFFIX = ".parquet"


class Column(Value):
    """A column: its kind as Arrow names it (``[int8]`` is a list of them), and what it holds."""

    title: str
    kind: str
    holds: str


def check_table(path: Path | None) -> None:
    """Refuse what cannot be written in the end, before anybody works for it."""
    if path is None:
        return
    if path.suffix != SUFFIX:
        raise ThrowdownError(f"{path.name!r} is not a table: end it with {SUFFIX}", code="study/file")
    check_place(path)
    require("pyarrow.parquet")


@contextmanager
def table(
    path: Path | None, columns: Sequence[Column], made: Mapping[str, str]
) -> Iterator[Callable[[tuple[Any, ...]], None]]:
    """What it gives takes a row at a time; without a path it takes them to nowhere."""
    if path is None:
        yield lambda row: None
        return
    import pyarrow as arrow
    from pyarrow import parquet

    schema = arrow.schema([_field(arrow, column) for column in columns], metadata={"version": __version__, **made})
    rows: list[tuple[Any, ...]] = []
    beside = path.with_name(f"{path.name}.new")
    try:
        with parquet.ParquetWriter(beside, schema, compression="zstd") as writer:

            def write() -> None:
                if rows:
                    writer.write_table(arrow.table(list(zip(*rows, strict=True)), schema=schema))
                    rows.clear()

            def add(row: tuple[Any, ...]) -> None:
                rows.append(row)
                if len(rows) == GROUP:
                    write()

            yield add
            write()
        beside.replace(path)
    except OSError as error:
        raise ThrowdownError(f"{path} cannot be written: {error.strerror or error}", code="study/file") from None
    finally:
        beside.unlink(missing_ok=True)


def _field(arrow: Any, column: Column) -> Any:
    kind = arrow.type_for_alias(column.kind.strip("[]"))
    listed = arrow.list_(kind) if column.kind.startswith("[") else kind
    return arrow.field(column.title, listed, metadata={"description": column.holds})
