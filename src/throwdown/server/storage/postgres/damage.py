"""What may be wrong with the data in PostgreSQL. Rows that refer to nothing it does not allow itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

from throwdown.server.storage.statements import GAPS, LEDGER, LEDGER_TREE, STRAY_NAMES
from throwdown.server.storage.tree import flaw, heads
from throwdown.table.ledger import link_after

from .connection import Transaction
from .statements import SUMS, numbered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .connection import Connection

#: Rows that are fetched at a time: a list that grows for ever must not have to fit into memory.
AT_A_TIME: Final = 1000


def flaws(connection: Connection) -> list[str]:
    with connection.transaction():
        return [*_gaps(connection), *_changed_rows(connection), *_stray_names(connection), *_broken_list(connection)]


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


def _broken_list(connection: Connection) -> list[str]:
    """Over rows that were changed there is no tree to be checked."""
    return _broken_links(connection) or _broken_tree(connection)


def _broken_links(connection: Connection) -> list[str]:
    """Whether the public list is one chain."""
    link = ""
    for number, (n, text, stored) in enumerate(_rows(connection, numbered(LEDGER), (0, None)), start=1):
        link = link_after(link, text)
        if (n, stored) != (number, link):
            return [f"the public list is not what was written from row {number} on"]
    return []


def _broken_tree(connection: Connection) -> list[str]:
    """Whether the tree is over the rows of the public list, and the heads are those of the tree."""
    logs = heads(Transaction(connection).run)
    rows = ((n, text) for n, text, _ in _rows(connection, numbered(LEDGER), (0, None)))
    stored = ((n, bytes(hashes)) for n, hashes in _rows(connection, LEDGER_TREE, name="tree"))
    return list(filter(None, [flaw(rows, logs, stored)]))


def _rows(
    connection: Connection, statement: str, values: tuple[object, ...] = (), name: str = "rows"
) -> Iterator[tuple[Any, ...]]:
    """Row by row, from a cursor of this name that PostgreSQL keeps."""
    from psycopg import RawServerCursor

    with RawServerCursor(connection, name) as cursor:
        cursor.itersize = AT_A_TIME
        yield from cursor.execute(statement, values)
