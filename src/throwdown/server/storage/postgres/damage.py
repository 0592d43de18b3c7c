"""What may be wrong with the data in PostgreSQL. Rows that refer to nothing it does not allow itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

from throwdown.server.storage.statements import GAPS, STRAY_NAMES

from .statements import SUMS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .connection import Connection

#: Rows that are fetched at a time: a list that grows for ever must not have to fit into memory.
AT_A_TIME: Final = 1000


def flaws(connection: Connection) -> list[str]:
    with connection.transaction():
        return [*_gaps(connection), *_changed_rows(connection), *_stray_names(connection)]


def _gaps(connection: Connection) -> list[str]:
    return [
        f"table {table}: {count} events from version {first} to {last}"
        for table, first, last, count in connection.execute(GAPS)
    ]


def _changed_rows(connection: Connection) -> list[str]:
    return [
        f"table {table}: event {version} is not what was written"
        for table, version, text, crc in _rows(connection, SUMS)
        if crc32(text.encode()) != crc
    ]


def _stray_names(connection: Connection) -> list[str]:
    found = connection.execute(STRAY_NAMES)
    return [f"table {table}: a name is in event {version}, which is not there" for table, version in found]


def _rows(
    connection: Connection, statement: str, values: tuple[object, ...] = (), name: str = "rows"
) -> Iterator[tuple[Any, ...]]:
    """Row by row, from a cursor of this name that PostgreSQL keeps."""
    from psycopg import RawServerCursor

    with RawServerCursor(connection, name) as cursor:
        cursor.itersize = AT_A_TIME
        yield from cursor.execute(statement, values)
