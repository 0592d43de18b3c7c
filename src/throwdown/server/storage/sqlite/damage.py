"""What may be wrong with the data in a file of SQLite."""

from __future__ import annotations

import sqlite3
from zlib import crc32

from throwdown.server.storage.statements import GAPS, STRAY_NAMES

from .statements import CHANGED


def flaws(connection: sqlite3.Connection) -> list[str]:
    connection.create_function("crc32", 1, crc32, deterministic=True)
    try:
        return [
            *_broken_pages(connection),
            *_gaps(connection),
            *_changed_rows(connection),
            *_stray_names(connection),
        ]
    except sqlite3.DatabaseError as error:
        return [f"the database cannot be read: {error}"]


def _broken_pages(connection: sqlite3.Connection) -> list[str]:
    found = [str(line) for (line,) in connection.execute("PRAGMA integrity_check") if line != "ok"]
    orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
    return found + [f"a row of {child} refers to one of {parent} that is not there" for child, _, parent, _ in orphans]


def _gaps(connection: sqlite3.Connection) -> list[str]:
    return [
        f"table {table}: {count} events from version {first} to {last}"
        for table, first, last, count in connection.execute(GAPS)
    ]


def _changed_rows(connection: sqlite3.Connection) -> list[str]:
    found = connection.execute(CHANGED)
    return [f"table {table}: event {version} is not what was written" for table, version in found]


def _stray_names(connection: sqlite3.Connection) -> list[str]:
    found = connection.execute(STRAY_NAMES)
    return [f"table {table}: a name is in event {version}, which is not there" for table, version in found]
