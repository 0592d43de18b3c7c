"""Writing groups of batches: each group is one transaction, and none is written twice.

If the connection is lost, the group is tried again on a new one. The answer to its commit may have been lost with the
connection, so each group has a number that is stored with it, and is searched for first.
"""

from __future__ import annotations

import time
from itertools import chain, groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
import psycopg

from throwdown.errors import ThrowdownError
from throwdown.live.store import Batch
from throwdown.server.operations.faults import fault
from throwdown.server.storage import writes
from throwdown.server.storage.errors import NotOwner, StoreFailed, StoreUnreachable
from throwdown.server.storage.sealing import about

from .errors import AGAIN, OWN_FAULTS, as_throwdown_error
from .statements import FENCED, FENCED_WRITE, LAST_WRITTEN, WRITE, WRITTEN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from throwdown.server.storage.batch import Step
    from throwdown.server.storage.group import Found
    from throwdown.server.storage.sealing import Sealer

    from .connection import Connection
    from .line import Line
    from .owners import PostgresOwners

    Cursor = psycopg.Cursor[tuple[Any, ...]]
    #: What added rows, and how many it had to.
    Added = tuple[Cursor, int]

#: How long batches wait for PostgreSQL to come back, and how long it is left alone between two tries, in s.
PATIENCE: Final = 20.0
PAUSE: Final = 0.2


class _LeftOut(Exception):
    """Some rows were left out: another server has their table."""


class Writing:
    """Writes on one line, for one server."""

    def __init__(self, line: Line, owners: PostgresOwners, sealer: Sealer, clock: Callable[[], float]) -> None:
        self._line = line
        self._owners = owners
        self._sealer = sealer
        self._clock = clock
        self._group = 0
        self._decided: Found = []
        """What becomes of the batches of the group under way, once it is committed."""
        self.transactions = 0

    def fenced(self, batch: Batch) -> Batch:
        """The same, and under which epoch: that of now, for when it is written this server may have another one."""
        fenced, held = Batch(), self._owners.held
        fenced.steps = [
            (write, (*values, held.get(cast("str", values[0])))) if write in FENCED else (write, values)
            for write, values in batch.steps
        ]
        return fenced

    def write(self, batches: list[Batch]) -> Found:
        """What became of each: ``None`` is written."""
        self._group += 1
        try:
            return self._write_in_the_end(batches)
        except Exception as error:  # whatever it is, waiting commits must fail with it and the thread must live
            self._line.roll_back()
            self._line.check()
            return [_as_failed(error)] * len(batches)

    def _write_in_the_end(self, batches: list[Batch]) -> Found:
        """Wait for PostgreSQL if it is gone for a while."""
        until, lost = time.monotonic() + PATIENCE, False
        while True:
            try:
                connection = self._line.get()
                if lost and self._was_committed(connection):
                    return self._decided
                return self._write_now(connection, batches)
            except (psycopg.OperationalError, StoreUnreachable) as error:
                if time.monotonic() > until or not self._may_pass(error):
                    raise
                lost = True
                self._line.roll_back()
                time.sleep(PAUSE)

    def _may_pass(self, error: Exception) -> bool:
        """Whether it is worth trying again: PostgreSQL is gone, or two wanted the same."""
        return isinstance(error, (*AGAIN, StoreUnreachable)) or self._line.broken

    def _was_committed(self, connection: Connection) -> bool:
        with connection.transaction():
            return connection.execute(LAST_WRITTEN, (self._owners.server,)).fetchone() == (self._group,)

    def _write_now(self, connection: Connection, batches: list[Batch]) -> Found:
        try:
            return self._write_together(connection, batches)
        except (*OWN_FAULTS, _LeftOut):
            connection.execute("ROLLBACK")
            return self._write_one_by_one(connection, batches)

    def _write_together(self, connection: Connection, batches: list[Batch]) -> Found:
        """All of them in one go: two ways to PostgreSQL and back, however much there is to write."""
        with connection.pipeline():
            connection.execute("BEGIN")
            added = self._apply(connection, chain.from_iterable(batch.steps for batch in batches))
            self._number(connection)
        _check_complete(added)
        return self._commit(connection, [None] * len(batches))

    def _write_one_by_one(self, connection: Connection, batches: list[Batch]) -> Found:
        """One of them is at fault: still one transaction, and a savepoint for each."""
        connection.execute("BEGIN")
        found = [self._write_alone(connection, batch) for batch in batches]
        self._number(connection)
        return self._commit(connection, found)

    def _write_alone(self, connection: Connection, batch: Batch) -> ThrowdownError | None:
        connection.execute("SAVEPOINT batch")
        try:
            _check_complete(self._apply(connection, batch.steps))
        except (*OWN_FAULTS, _LeftOut) as error:
            connection.execute("ROLLBACK TO batch")
            return self._not_owner(batch) if isinstance(error, _LeftOut) else as_throwdown_error(error)
        connection.execute("RELEASE batch")
        return None

    def _number(self, connection: Connection) -> None:
        """Store which group it is, with the group."""
        connection.execute(WRITTEN, (self._group, self._owners.server))

    def _commit(self, connection: Connection, found: Found) -> Found:
        self._decided = found
        fault("before-commit")
        connection.execute("COMMIT")
        fault("after-commit")
        self.transactions += 1
        return found

    # One kind of write after the other

    def _apply(self, connection: Connection, steps: Iterable[Step]) -> list[Added]:
        """What was added with an epoch is to be checked when PostgreSQL has answered."""
        added: list[Added] = []
        for write, same in groupby(sorted(steps, key=_rank), key=itemgetter(0)):
            rows = [values for _, values in same]
            if write in FENCED:
                added.append((self._add_fenced(connection, write, rows), len(rows)))
            else:
                connection.cursor().executemany(WRITE[write], self._filled(connection, write, rows))
        return added

    def _add_fenced(self, connection: Connection, write: writes.Write, rows: list[tuple[Any, ...]]) -> Cursor:
        """Add rows of tables that this server has."""
        columns = (*FENCED[write], "epoch")
        encoded = [dict(zip(columns, row, strict=True)) for row in rows]
        return connection.execute(FENCED_WRITE[write], (msgspec.json.encode(encoded).decode(), self._owners.server))

    def _filled(
        self, connection: Connection, write: writes.Write, rows: list[tuple[Any, ...]]
    ) -> list[tuple[Any, ...]]:
        """The values of these rows as they are stored."""
        if write is writes.PUT_SECRET:
            return [(game, n, table, self._sealer.seal(text, about(game, n))) for game, n, table, text in rows]
        return rows

    def _not_owner(self, batch: Batch) -> NotOwner:
        tables = {cast("str", values[0]): values[-1] for write, values in batch.steps if write in FENCED}
        for table, epoch in tables.items():
            if self._owners.held.get(table) == epoch:
                self._owners.lose(table)
        return NotOwner("another server has this table: ask that one")


def _check_complete(added: list[Added]) -> None:
    if any(cursor.rowcount != wanted for cursor, wanted in added):
        raise _LeftOut


def _rank(step: Step) -> int:
    return step[0].rank


def _as_failed(error: Exception) -> ThrowdownError:
    if isinstance(error, ThrowdownError):
        return StoreFailed(error.message)
    return as_throwdown_error(error)
