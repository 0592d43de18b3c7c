"""A file of SQLite to copy from or to."""

from __future__ import annotations

from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any

from throwdown.server.storage.copying import COLUMNS, named, selected
from throwdown.server.storage.errors import ABSENT, DAMAGED, BackupRefused

from . import schema
from .backup import check_new, put
from .connection import READ_PATIENCE, WRITE_PATIENCE, connect, judge, make, own_errors
from .damage import flaws

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Iterator
    from pathlib import Path


class SqliteShelf:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def rows(self, kind: str) -> Iterator[tuple[Any, ...]]:
        yield from self._connection.execute(selected(kind))

    def put(self, kind: str, rows: Iterable[tuple[Any, ...]]) -> None:
        marks = ", ".join("?" * len(COLUMNS[kind]))
        self._connection.executemany(f"INSERT INTO {kind} ({named(kind)}) VALUES ({marks})", rows)  # noqa: S608


@contextmanager
def shelf_of(file: Path) -> Iterator[SqliteShelf]:
    """What this file holds at this moment; it may be in use, and nothing in it is changed."""
    if not file.is_file():
        raise BackupRefused("there is no store {file}: name a file that is there", code=ABSENT, file=file)
    with own_errors(file), closing(connect(file, READ_PATIENCE)) as connection:
        judge(file, connection)
        connection.execute("BEGIN")
        if found := flaws(connection):
            raise BackupRefused(
                "{file} is damaged ({flaw}): restore an earlier backup", code=DAMAGED, file=file, flaw=found[0]
            )
        yield SqliteShelf(connection)


@contextmanager
def new_shelf(file: Path) -> Iterator[SqliteShelf]:
    """A new file; it gets its name when all of it is on the disk."""
    check_new(file)
    beside = file.with_name(f".{file.name}.part")
    beside.unlink(missing_ok=True)
    try:
        with own_errors(file):
            make(beside)
            with closing(connect(beside, WRITE_PATIENCE)) as connection:
                schema.migrate(connection)
                with schema.transaction(connection):
                    yield SqliteShelf(connection)
            put(beside, file)
    finally:
        beside.unlink(missing_ok=True)
