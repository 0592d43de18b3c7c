"""A store in one file of SQLite, for one server."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from contextlib import closing, contextmanager
from itertools import chain, groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final, ParamSpec, Self, TypeVar, cast

from throwdown.server.operations.faults import fault
from throwdown.server.storage import writes
from throwdown.server.storage.alone import AlwaysMe, LocalNotifications
from throwdown.server.storage.batch import Batch
from throwdown.server.storage.checkpoint import Checkpoint
from throwdown.server.storage.group import GroupWriter
from throwdown.server.storage.keys import sealer_for
from throwdown.server.storage.reading import Reading
from throwdown.server.storage.sealing import key_file
from throwdown.server.storage.statements import COUNTS, DROP_SEALED_OTHERWISE, HAS_EVENT
from throwdown.throwers.signing import Signer

from . import schema
from .backup import check_new, copy
from .connection import (
    OWN_FAULTS,
    READ_PATIENCE,
    WRITE_PATIENCE,
    as_throwdown_error,
    connect,
    judge,
    lend_functions,
    make,
    migrate,
    own_errors,
    sealed_with,
    seed_of,
    set_pragmas,
)
from .damage import flaws
from .readers import Readers
from .statements import SIZE, WRITE

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable, Iterator
    from pathlib import Path

    from throwdown.errors import ThrowdownError
    from throwdown.live.store import Batch as TableBatch
    from throwdown.live.store import Step
    from throwdown.server.storage.group import Found
    from throwdown.server.storage.sealing import Sealer

log = logging.getLogger("throwdown.store")

Asked = ParamSpec("Asked")
Seen = TypeVar("Seen")

#: A file of up to so many bytes is written anew when something in it is forgotten: that takes about a second.
REBUILT_BYTES: Final = 64 * 1024 * 1024
LARGE: Final = "deleted names may still be in unused parts of a large file: stop the server and run sqlite3 %s VACUUM"


class SqliteStore(Reading):
    """A store in one file: made with ``open``, ended with ``close``."""

    NO_LIMIT = -1

    def __init__(self, path: Path, sealer: Sealer, seed: bytes, *, clock: Callable[[], float] = time.time) -> None:
        self.path = path
        self._sealer = sealer
        self.seed = seed
        self.signer = Signer(seed)
        self._readers = Readers(path)
        self._writer = connect(path, WRITE_PATIENCE)
        set_pragmas(self._writer)
        self._checkpoint = Checkpoint(path)
        lend_functions(self._writer, sealer)
        self.owners = AlwaysMe()
        self.notifications = LocalNotifications()
        self._clock = clock
        self._group = GroupWriter(self._write, clock)
        self._scrub_wanted = False

    @classmethod
    def open(cls, path: Path, *, key: str = "", give_up: bool = False, clock: Callable[[], float] = time.time) -> Self:
        """The store in that file, made if it is not there and brought to the newest version.

        Secrets are sealed with ``key``, or with the key in the file beside it, which is made for the first of them.
        ``give_up``: what was sealed with a key that is lost is forgotten.
        """
        with own_errors(path):
            make(path)
            with closing(connect(path, WRITE_PATIENCE)) as connection:
                judge(path, connection, may_be_empty=True)
                set_pragmas(connection)
                migrate(connection)
                sealer = _sealer(path, connection, key, give_up=give_up)
                seed = seed_of(connection)
            return cls(path, sealer, seed, clock=clock)

    def close(self) -> None:
        """Write what is queued, then let go of the file."""
        self._group.close()
        self._readers.close()
        self._writer.close()
        self._checkpoint.close()

    # Writing

    def commit(self, batch: TableBatch) -> Coroutine[Any, Any, None]:
        """Write the batch; it is durable when what is given back is done."""
        return self._group.commit(batch)

    def _write(self, batches: list[TableBatch]) -> Found:
        """What became of each: ``None`` is written."""
        try:
            try:
                found = self._write_together(batches)
            except OWN_FAULTS:
                found = self._write_one_by_one(batches)
            self._scrub()
            return found
        except Exception as error:  # whatever it is, waiting commits must fail with it and the thread must live
            return [as_throwdown_error(error)] * len(batches)

    async def scrub(self, *, rest: bool = False) -> bool:
        """Overwrite what was deleted. The writer does it, so that commits wait for it instead of failing."""
        self._scrub_wanted = True
        await self.commit(Batch().heartbeat(self._clock()))
        return not self._scrub_wanted

    def _scrub(self) -> None:
        """Empty the log and, unless that takes long, write the file anew. If it fails, the next commit tries again."""
        if not self._scrub_wanted:
            return
        try:
            ((pages, size),) = self._writer.execute(SIZE)
            if pages * size <= REBUILT_BYTES:
                self._writer.execute("VACUUM")
            else:
                log.warning(LARGE, self.path)
            ((busy, _, _),) = self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            self._scrub_wanted = bool(busy)
        except sqlite3.Error as error:
            log.warning("deleted rows could not be overwritten yet: %s", error)

    def _write_together(self, batches: list[TableBatch]) -> Found:
        with self._transaction():
            _apply(self._writer, chain.from_iterable(batch.steps for batch in batches))
        self._write_checkpoint(batches)
        return [None] * len(batches)

    def _write_one_by_one(self, batches: list[TableBatch]) -> Found:
        """One of them is at fault: still one transaction, and a savepoint for each."""
        with self._transaction():
            found = [self._write_alone(batch) for batch in batches]
        self._write_checkpoint([batch for batch, error in zip(batches, found, strict=True) if error is None])
        return found

    def _write_checkpoint(self, batches: list[TableBatch]) -> None:
        """Write a checkpoint of the last event that is stored now: the next start sees whether it is still there."""
        steps = chain.from_iterable(reversed(batch.steps) for batch in reversed(batches))
        event = next((values for write, values in steps if write is writes.ADD_EVENT), None)
        if event is not None:
            try:
                self._checkpoint.write(cast("str", event[0]), cast("int", event[1]))
            except OSError as error:  # the event is stored, and whoever waits for it must not hear that it is not
                log.warning("the checkpoint beside the database could not be written: %s", error)

    def _write_alone(self, batch: TableBatch) -> ThrowdownError | None:
        self._writer.execute("SAVEPOINT batch")
        found = None
        try:
            _apply(self._writer, batch.steps)
        except OWN_FAULTS as error:
            self._writer.execute("ROLLBACK TO batch")
            found = as_throwdown_error(error)
        self._writer.execute("RELEASE batch")
        return found

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        with schema.transaction(self._writer):
            yield
            fault("before-commit")
        fault("after-commit")
        self._group.tally["transactions"] += 1

    # Reading

    async def read(self, query: Callable[Asked, Seen], *args: Asked.args, **named: Asked.kwargs) -> Seen:
        """What a read finds, here and now: it takes less time than a thread takes to be called."""
        return query(*args, **named)

    async def read_in_thread(self, query: Callable[Asked, Seen], *args: Asked.args, **named: Asked.kwargs) -> Seen:
        """What a read finds that may take a while, in a thread."""
        return await asyncio.to_thread(query, *args, **named)

    def lost_event(self) -> tuple[str, int] | None:
        """Table and version of the last acknowledged event, if it is not in the store: the end of its log was lost."""
        last = self._checkpoint.read()
        if last is None or self._read(HAS_EVENT, *last):
            return None
        return last

    def counts(self) -> dict[str, float]:
        """For metrics: rows, bytes, batches waiting and, since it was opened, what the writer did.

        ``committed`` is the time of the last commit.
        """
        # A connection of its own: counting takes a while, and reads on the event loop must not wait for it.
        with own_errors(), closing(connect(self.path, READ_PATIENCE)) as connection:
            ((pages, size),) = connection.execute(SIZE)
            rows = {name: float(count) for name, count in connection.execute(COUNTS)}
        return rows | self._group.tally | {"bytes": float(pages * size), "waiting": float(self._group.waiting)}

    def _read(self, statement: str, *values: object) -> list[Any]:
        # All rows together: a read left open would keep the log from being folded into the file.
        with own_errors(), self._readers.one() as connection:
            return connection.execute(statement, values).fetchall()

    # Looking after it: these may take long, so call them from another thread than the event loop's

    def check(self) -> list[str]:
        """What is wrong with the data, a sentence each; nothing, if all is well."""
        with own_errors(), closing(connect(self.path, READ_PATIENCE)) as connection:
            return flaws(connection)

    def backup(self, to: Path) -> None:
        """Copy the store as it is now to a new file, while it is being written."""
        check_new(to)
        with own_errors():
            copy(self.path, to)


def _sealer(path: Path, connection: sqlite3.Connection, key: str, *, give_up: bool) -> Sealer:
    """What seals the secrets of this database; those that it does not open are forgotten, if that is wanted."""
    sealer = sealer_for(key_file(path), sealed_with(connection), key, give_up=give_up)
    if give_up and sealed_with(connection):
        connection.execute(DROP_SEALED_OTHERWISE, (sealer.id,))
    return sealer


def _apply(connection: sqlite3.Connection, steps: Iterable[Step]) -> None:
    """Run the steps by rank, those of one kind together."""
    for write, same in groupby(sorted(steps, key=_rank), key=itemgetter(0)):
        connection.executemany(WRITE[write], [values for _, values in same])


def _rank(step: Step) -> int:
    return step[0].rank
