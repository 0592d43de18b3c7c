"""The desk of a host over a database of PostgreSQL."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from throwdown.server.storage.desk import Desk

from .connection import connect, judge
from .errors import own_errors
from .statements import numbered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .connection import Connection


class PostgresDesk(Desk):
    NO_LIMIT = None

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def _read(self, statement: str, *values: object) -> list[Any]:
        return self._connection.execute(numbered(statement), values).fetchall()

    def _write(self, steps: list[tuple[str, tuple[object, ...]]]) -> None:
        with self._connection.transaction():
            for statement, values in steps:
                self._connection.execute(numbered(statement), values)


@contextmanager
def postgres_desk(address: str) -> Iterator[Desk]:
    """The desk over the database at this address."""
    with own_errors(), connect(address) as connection:
        judge(connection, address)
        yield PostgresDesk(connection)
