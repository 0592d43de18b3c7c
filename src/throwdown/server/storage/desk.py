"""The desk of a host: read about people and hand out links, from another process than the server, while that runs."""

from __future__ import annotations

from abc import abstractmethod
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any

from .batch import Batch
from .errors import ABSENT, BackupRefused
from .reading import Reading
from .sqlite import schema
from .sqlite.connection import WRITE_PATIENCE, connect, judge, own_errors
from .statements import WRITE
from .withdrawing import forgetting_people, listings_without

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator
    from pathlib import Path

    from .rows import TicketRow


class Desk(Reading):
    """What is read and written there. It has no key: secrets of games stay sealed."""

    @abstractmethod
    def _write(self, steps: list[tuple[str, tuple[object, ...]]]) -> None:
        """Run these statements in one transaction."""

    def _commit(self, batch: Batch) -> None:
        self._write([(WRITE[write], values) for write, values in sorted(batch.steps, key=lambda step: step[0].rank)])

    def do(self, batch: Batch) -> None:
        """Write what was decided. A server that runs notices it within a second."""
        self._commit(batch)

    def put_ticket(self, row: TicketRow) -> None:
        """Store a link of the host. One that signs a person in ends those that were made for them before."""
        batch = Batch().ticket(row)
        self._commit(batch.end_other_tickets(row.person, row.hash) if row.person is not None else batch)

    def end_ticket(self, hash: bytes) -> None:
        self._commit(Batch().end_ticket(hash))

    def forget(self, person: str, at: float) -> None:
        """Forget a person. A server that runs notices it within a second, and forgets what it has in memory."""
        ids = self.ids_of(person)
        self._commit(forgetting_people(self, ids, at))
        for id in ids:
            self._commit(listings_without(self, id))


class SqliteDesk(Desk):
    NO_LIMIT = -1

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def _read(self, statement: str, *values: object) -> list[Any]:
        return self._connection.execute(statement, values).fetchall()

    def _write(self, steps: list[tuple[str, tuple[object, ...]]]) -> None:
        with schema.transaction(self._connection):
            for statement, values in steps:
                self._connection.execute(statement, values)


@contextmanager
def sqlite_desk(file: Path) -> Iterator[Desk]:
    """The desk over a file."""
    if not file.is_file():
        raise BackupRefused("there is no store {file}: name the folder of a server with --data", code=ABSENT, file=file)
    with own_errors(file), closing(connect(file, WRITE_PATIENCE)) as connection:
        judge(file, connection)
        connection.execute("PRAGMA secure_delete = ON")
        yield SqliteDesk(connection)
