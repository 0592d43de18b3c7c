"""Connections to a file of SQLite, and its errors as callers know them."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from throwdown.server.storage.errors import (
    ABSENT,
    BackupRefused,
    StoreConflict,
    StoreDamaged,
    StoreFailed,
    StoreForeign,
    StoreNewer,
    StoreOlder,
    StoreRefused,
)
from throwdown.server.storage.migrations import FIRST
from throwdown.server.storage.sealing import about
from throwdown.server.storage.server_seed import server_seed

from . import schema, statements

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from throwdown.errors import ThrowdownError
    from throwdown.server.storage.sealing import Sealer

#: How long a write waits for another process that holds the lock, and a read, for which the event loop waits too.
WRITE_PATIENCE: Final = 1.0
READ_PATIENCE: Final = 0.1
#: Others who bring the file to the newest version are waited for so long: nothing can be done before they have.
MIGRATION_PATIENCE_MS: Final = 60_000
#: Pages after which the log goes into the database file, and bytes that the log keeps afterwards.
CHECKPOINT_PAGES: Final = 4000
LOG_BYTES: Final = 32 * 1024 * 1024

#: The batch is to blame, not the disk: the others of its group are written all the same.
OWN_FAULTS = (
    sqlite3.IntegrityError,
    sqlite3.DataError,
    sqlite3.ProgrammingError,
    sqlite3.InterfaceError,
    ArithmeticError,
    TypeError,
    ValueError,
)
_TAKEN = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")


def as_throwdown_error(error: Exception) -> ThrowdownError:
    """The error as callers know it."""
    if isinstance(error, sqlite3.IntegrityError) and error.sqlite_errorname in _TAKEN:
        return StoreConflict("that is stored already ({why}): read what is there and answer that", why=error)
    if isinstance(error, OWN_FAULTS):
        return StoreRefused("a row does not fit the store ({why}): mend it and write it again", why=error)
    if _is_damage(error):
        return StoreDamaged("a part of the database file is damaged: restore it from a backup")
    return StoreFailed("the store cannot be used now ({why}): free the disk or the lock and try again", why=error)


def _is_damage(error: Exception) -> bool:
    """Whether a part of the file cannot be read any more. SQLite has no name for the error of text that is none."""
    name = getattr(error, "sqlite_errorname", "SQLITE_CORRUPT")
    return isinstance(error, sqlite3.DatabaseError) and name.startswith("SQLITE_CORRUPT")


@contextmanager
def own_errors(file: Path | None = None) -> Iterator[None]:
    """Errors of SQLite, of the system and of values that no row can have, as ours."""
    try:
        yield
    except (sqlite3.Error, OSError, *OWN_FAULTS) as error:
        if getattr(error, "sqlite_errorname", "") == "SQLITE_NOTADB":
            raise StoreForeign(
                "{file} is not a database ({why}): give another file", file=file or "that", why=error
            ) from error
        raise as_throwdown_error(error) from error


def connect(path: Path, patience: float) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA foreign_keys = ON")
    connection.create_function("LOWER", 1, str.lower, deterministic=True)  # its own one knows the letters of ASCII only
    return connection


def lend_functions(connection: sqlite3.Connection, sealer: Sealer) -> None:
    """What the statements use that SQLite cannot do."""
    connection.create_function("seal", 3, lambda text, game, place: sealer.seal(text, about(game, place)))


def make(path: Path) -> None:
    """An empty file for the owner's eyes only: games have secrets. SQLite gives its log the same rights."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)


def set_pragmas(connection: sqlite3.Connection) -> None:
    """A write is on the disk when it returns, and readers are not held up."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")  # what FULL means on a Mac; nothing elsewhere
    connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
    connection.execute(f"PRAGMA journal_size_limit = {LOG_BYTES}")
    connection.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten with zeros


def judge(path: Path, connection: sqlite3.Connection, *, may_be_empty: bool = False) -> None:
    """Only databases of ours, and none from the future or from before 1.0."""
    whose, version = schema.application(connection), schema.version(connection)
    if not whose and schema.is_empty(connection):
        if may_be_empty:
            return
        raise BackupRefused("{path} is empty: name a file that a server has used", code=ABSENT, path=path)
    if whose != schema.APPLICATION:
        raise StoreForeign("{path} is a database of another program: give another file", path=path)
    if version > schema.NEWEST:
        raise StoreNewer(
            "{path} has version {version}, this program knows {known}: use the newer program",
            path=path,
            version=version,
            known=schema.NEWEST,
        )
    if version < FIRST:
        raise StoreOlder(
            "{path} is from before version 1.0, which cannot read it: start with a new folder (--data)", path=path
        )


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the database to the newest version."""
    connection.execute(f"PRAGMA busy_timeout = {MIGRATION_PATIENCE_MS}")
    schema.migrate(connection)


def seed_of(connection: sqlite3.Connection) -> bytes:
    """The random bytes of the server."""
    return server_seed(lambda statement, *values: connection.execute(statement, values).fetchall())


def sealed_with(connection: sqlite3.Connection) -> dict[str, int]:
    """By key: how many games have a secret that it sealed."""
    return {str(key): int(games) for key, games in connection.execute(statements.SEALED_WITH)}
