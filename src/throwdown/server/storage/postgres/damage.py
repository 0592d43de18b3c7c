"""What may be wrong with the data in PostgreSQL. Rows that refer to nothing it does not allow itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

from throwdown.server.storage.statements import GAPS, LEDGER
from throwdown.table.ledger import link_after

from .statements import SUMS, numbered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .connection import Connection

#: Rows that are fetched at a time: a list that grows for ever must not have to fit into memory.
AT_A_TIME: Final = 1000


def flaws(connection: Connection) -> list[str]:
    with connection.transaction():
        return [*_gaps(connection), *_changed_rows(connection), *_broken_links(connection)]


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


def _broken_links(connection: Connection) -> list[str]:
    """Whether the public list is one chain."""
    link = ""
    for number, (n, text, stored) in enumerate(_rows(connection, numbered(LEDGER), (0, None)), start=1):
        link = link_after(link, text)
        if (n, stored) != (number, link):
            return [f"the public list is not what was written from row {number} on"]
    return []


def _rows(connection: Connection, statement: str, values: tuple[object, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Row by row, from a cursor that PostgreSQL keeps."""
    from psycopg import RawServerCursor

    with RawServerCursor(connection, "rows") as cursor:
        cursor.itersize = AT_A_TIME
        yield from cursor.execute(statement, values)
