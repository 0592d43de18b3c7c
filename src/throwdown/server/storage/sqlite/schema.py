"""Which version a file in SQLite has, and bringing it to the newest.

The header of the file says whose it is (``application_id``) and which migration it has seen (``user_version``).
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from throwdown.server.operations.faults import fault
from throwdown.server.storage.migrations import FIRST
from throwdown.server.storage.migrations import SQLITE as MIGRATIONS

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator

APPLICATION: Final = 0x5468726F  # "Thro"

NEWEST: Final = FIRST + len(MIGRATIONS) - 1


def version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def application(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA application_id").fetchone()[0])


def is_empty(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM sqlite_schema").fetchone() is None


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All of it or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # After some faults, a full disk for one, SQLite has rolled back automatically.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the database to the newest version; a process that dies on the way leaves it at one of the versions."""
    for number, statements in enumerate(MIGRATIONS, start=FIRST):
        if version(connection) < number:
            _migrate_one(connection, number, statements)


def _migrate_one(connection: sqlite3.Connection, number: int, statements: tuple[str, ...]) -> None:
    with transaction(connection):
        if version(connection) >= number:
            return  # another process was faster
        for each in statements:
            connection.execute(each)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {number}")
        fault("in-migration")
