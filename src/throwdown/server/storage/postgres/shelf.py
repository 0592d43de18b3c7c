"""A database of PostgreSQL to copy from or to."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from psycopg import RawServerCursor

from throwdown.server.storage.copying import COLUMNS, copy_all, named, selected
from throwdown.server.storage.errors import FULL, BackupRefused, StoreTaken
from throwdown.server.storage.sqlite.backup import checked_opening
from throwdown.server.storage.sqlite.shelf import new_shelf
from throwdown.server.storage.sqlite.shelf import shelf_of as sqlite_shelf_of
from throwdown.server.storage.statements import DROP_SEALED_OTHERWISE

from .address import masked
from .connection import IN_USE, NAMESPACE, connect, judge, migrate
from .errors import own_errors
from .statements import numbered

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from .connection import Connection

_ONE_MOMENT: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
_AT_A_TIME: Final = 1000


class PostgresShelf:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def rows(self, kind: str) -> Iterator[tuple[Any, ...]]:
        with RawServerCursor(self._connection, f"all_{kind}") as cursor:
            cursor.itersize = _AT_A_TIME
            yield from cursor.execute(selected(kind))

    def put(self, kind: str, rows: Iterable[tuple[Any, ...]]) -> None:
        copying = f"COPY {kind} ({named(kind)}) FROM STDIN"
        with self._connection.cursor() as cursor, cursor.copy(copying) as copy:
            for row in rows:
                copy.write_row(row)

    def drop_sealed_otherwise(self, key: str) -> None:
        """Forget the secrets that the key of this id does not open."""
        self._connection.execute(numbered(DROP_SEALED_OTHERWISE), (key,))


@contextmanager
def shelf_of(address: str) -> Iterator[PostgresShelf]:
    """What this database holds at this moment; it may be in use, and nothing in it is changed."""
    with connect(address) as connection, own_errors():
        judge(connection, address)
        connection.execute(_ONE_MOMENT)
        yield PostgresShelf(connection)
        connection.execute("ROLLBACK")


@contextmanager
def filled_shelf(address: str, *, overwrite: bool) -> Iterator[PostgresShelf]:
    """A database that no server uses; empty, or emptied if it may be overwritten."""
    with connect(address) as connection, own_errors():
        judge(connection, address, may_be_empty=True)
        migrate(connection)
        if connection.execute("SELECT pg_try_advisory_lock($1, $2)", (NAMESPACE, IN_USE)).fetchone() != (True,):
            raise StoreTaken("a server uses {address}: stop it first", address=masked(address))
        with connection.transaction():
            _empty(connection, address, overwrite=overwrite)
            yield PostgresShelf(connection)


def _empty(connection: Connection, address: str, *, overwrite: bool) -> None:
    holding = [kind for kind in COLUMNS if kind != "server_seed"]  # the first start drew it
    held = [kind for kind in holding if connection.execute(f"SELECT 1 FROM {kind} LIMIT 1").fetchone()]  # noqa: S608
    if held and not overwrite:
        message = "{address} holds {kind} already: replace all of it with --overwrite"
        raise BackupRefused(message, code=FULL, address=masked(address), kind=held[0])
    connection.execute(f"TRUNCATE {', '.join(COLUMNS)}, owners, servers, writers, lobby")


def copy_to_file(address: str, file: Path) -> dict[str, int]:
    """Copy a database that may be in use to a new file of SQLite; how many rows of each kind."""
    with new_shelf(file) as target, shelf_of(address) as source:
        return copy_all(source, target)


def copy_from_file(file: Path, address: str, *, overwrite: bool = False) -> dict[str, int]:
    """Copy a file of SQLite to a database that no server uses; how many rows of each kind."""
    with sqlite_shelf_of(file) as source, filled_shelf(address, overwrite=overwrite) as target:
        return copy_all(source, target)


def restore(file: Path, address: str, *, overwrite: bool = False, key: str = "", give_up: bool = False) -> None:
    """Put a backup into a database that no server uses.

    ``key`` opens the secrets in it; ``give_up``: those that it does not open are left out.
    """
    own = checked_opening(file, key, give_up=give_up)
    with sqlite_shelf_of(file) as source, filled_shelf(address, overwrite=overwrite) as target:
        copy_all(source, target)
        if give_up:
            target.drop_sealed_otherwise(own)


def copy_across(source: str, target: str, *, overwrite: bool = False) -> dict[str, int]:
    """Copy a database that may be in use to another that no server uses; how many rows of each kind."""
    with shelf_of(source) as here, filled_shelf(target, overwrite=overwrite) as there:
        return copy_all(here, there)
