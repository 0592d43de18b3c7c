"""A store in PostgreSQL, for one server or several."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import contextmanager, suppress
from functools import partial
from secrets import token_hex
from threading import Thread
from typing import TYPE_CHECKING, Any, Final, ParamSpec, Self, TypeVar

import psycopg
from psycopg_pool import ConnectionPool

from throwdown.server.storage.errors import StoreFailed
from throwdown.server.storage.group import GroupWriter
from throwdown.server.storage.keys import sealer_for
from throwdown.server.storage.reading import Reading
from throwdown.server.storage.statements import COUNTS, DROP_SEALED_OTHERWISE
from throwdown.throwers.signing import Signer

from .connection import CONNECTING, WITH_NAMES, connect, judge, migrate, scrub, seed_of
from .damage import flaws
from .errors import own_errors
from .line import Line
from .notifications import PostgresNotifications
from .owners import CLAIMING, LEASE_S, PostgresOwners
from .shelf import copy_to_file
from .statements import ALONE, LET_GO, SEALED_WITH, SIZE, numbered
from .thread_pool import ThreadPool
from .writing import Writing

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator
    from pathlib import Path

    from throwdown.live.store import Batch
    from throwdown.server.storage.sealing import Sealer

    from .connection import Connection

Asked = ParamSpec("Asked")
Seen = TypeVar("Seen")

#: Threads that read, as many connections for them, and how long a caller waits for them, in s.
READERS: Final = 4
READ_S: Final = 5.0
LONG_READ_S: Final = 8.0
#: How long a read waits for a connection: those that are left on the event loop make it wait too.
READ_PATIENCE: Final = 0.25
#: The same for the lease, the owners of tables and notifications: these must not queue behind reads.
ASKERS: Final = CLAIMING + 1
ASK_PATIENCE: Final = 5.0
#: While nothing answers, one read in so many seconds waits, and all others fail immediately.
SPARED_S: Final = 0.5
#: How long a server that stops waits for a database that does not answer, in s: for what is queued, and otherwise.
LAST_WORDS_S: Final = 10.0
FAREWELL_S: Final = 2.0
TRIES: Final = 2


# The library would log each of its tries; the task that renews the lease logs once what is wrong.
logging.getLogger("psycopg").setLevel(logging.CRITICAL)


class PostgresStore(Reading):
    """A store in a database: made with ``open``, ended with ``close``."""

    NO_LIMIT = None

    def __init__(
        self,
        address: str,
        sealer: Sealer,
        seed: bytes,
        *,
        name: str,
        lease_s: float,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.address = address
        self._sealer = sealer
        self.seed = seed
        self.signer = Signer(seed)
        self._pool = _pool(address)
        self._spared_until = 0.0
        self._unscrubbed: tuple[str, ...] = WITH_NAMES
        self._readers = ThreadPool(READERS, READ_S, "reader")
        self._askers = ThreadPool(ASKERS, ASK_PATIENCE, "asker")
        self.notifications = PostgresNotifications(self._ask, self._askers, address)
        self.owners = PostgresOwners(
            self._ask, self._askers, token_hex(8), name, lease_s=lease_s, is_steady=self.notifications.is_steady
        )
        self._line = Line(address, self.owners.server, name)
        self._writing = Writing(self._line, self.owners, sealer, clock)
        self._group = GroupWriter(self._writing.write, clock, when_idle=self._line.check)

    @classmethod
    def open(
        cls,
        address: str,
        key_file: Path,
        *,
        key: str = "",
        give_up: bool = False,
        name: str = "",
        lease_s: float = LEASE_S,
        reading: bool = False,
        clock: Callable[[], float] = time.time,
    ) -> Self:
        """The store in that database, brought to the newest version.

        Secrets are sealed with ``key``, or with the key in that file, which is made for the first of them.
        ``name``: what this server is called among others; empty if it has the database for itself.
        ``reading``: another process of the same server only reads.
        """
        with connect(address) as connection, own_errors():
            judge(connection, address, may_be_empty=True)
            migrate(connection)
            sealer = _sealer(connection, key_file, key, give_up=give_up)
            seed = seed_of(connection)
        store = cls(address, sealer, seed, name=name, lease_s=lease_s, clock=clock)
        try:
            if not reading:
                store._begin()
        except BaseException:
            store._let_go()
            raise
        return store

    def _begin(self) -> None:
        """Be the server that writes, or one of them."""
        with own_errors():
            connection = self._line.get()
            if not self.owners.name:
                connection.execute(ALONE, (self.owners.server,))
            self.owners.join()

    def close(self) -> None:
        """Write what is queued, then let go of the database."""
        if not self._pool.closed and self._group.close(LAST_WORDS_S):
            # A daemon: if the database does not answer, the others will notice that the lease is over.
            leaving = Thread(target=self._leave, name="leaving", daemon=True)
            leaving.start()
            leaving.join(FAREWELL_S)
        self._let_go()

    def _leave(self) -> None:
        """Notify the other servers immediately."""
        if not self._line.broken:
            with suppress(psycopg.Error):
                self._line.get().execute(LET_GO, (self.owners.server,))

    def _let_go(self) -> None:
        self._group.close(FAREWELL_S)
        self._readers.close(FAREWELL_S)
        self._askers.close(FAREWELL_S)
        self.notifications.close()
        self._line.close()
        self._pool.close(FAREWELL_S)

    def commit(self, batch: Batch) -> Coroutine[Any, Any, None]:
        """Write the batch; it is durable when what is given back is done."""
        return self._group.commit(self._writing.fenced(batch))

    # Reading

    async def read(self, query: Callable[Asked, Seen], *args: Asked.args, **named: Asked.kwargs) -> Seen:
        """What a read finds, in a thread; refused if PostgreSQL takes too long."""
        with self._sparing():
            return await self._readers.run(partial(query, *args, **named))

    async def read_in_thread(self, query: Callable[Asked, Seen], *args: Asked.args, **named: Asked.kwargs) -> Seen:
        """The same with more patience: it may find a great deal."""
        return await self._readers.run_within(LONG_READ_S, partial(query, *args, **named))

    def _read(self, statement: str, *values: object) -> list[Any]:
        with self._sparing():
            return self._run(READ_PATIENCE, numbered(statement), values)[1]

    @contextmanager
    def _sparing(self) -> Iterator[None]:
        """After one read that timed out others fail immediately for a moment."""
        if time.monotonic() < self._spared_until:
            raise StoreFailed("PostgreSQL does not answer: see that it runs and try again")
        try:
            yield
        except StoreFailed:
            self._spared_until = time.monotonic() + SPARED_S
            raise

    def _ask(self, statement: str, *values: object) -> tuple[int, list[Any]]:
        return self._run(ASK_PATIENCE, statement, values)

    def _run(self, patience: float, statement: str, values: tuple[object, ...]) -> tuple[int, list[Any]]:
        """How many rows it touched, and those that it gave. A connection that was lost is replaced."""
        with own_errors():
            for _ in range(TRIES):
                with self._pool.connection(patience) as connection:
                    try:
                        found = connection.execute(statement, values)
                        return found.rowcount, found.fetchall() if found.description else []
                    except psycopg.OperationalError as error:
                        if not connection.closed:
                            raise
                        lost = error
                self._pool.check()  # where one was lost, the others were
            raise lost

    def lost_event(self) -> None:
        """PostgreSQL itself refuses a log whose end is damaged."""

    def counts(self) -> dict[str, float]:
        """For metrics: rows, bytes, batches waiting and, since it was opened, what the writer did.

        ``committed`` is the time of the last commit.
        """
        rows = {name: float(count) for name, count in self._ask(COUNTS)[1]}
        done = self._group.tally | {"transactions": float(self._writing.transactions)}
        return rows | done | {"bytes": float(self._ask(SIZE)[1][0][0]), "waiting": float(self._group.waiting)}

    # Looking after it: these may take long, so call them from another thread than the event loop's

    async def scrub(self, *, rest: bool = False) -> bool:
        """Overwrite what was deleted, as far as PostgreSQL does it; whether that is done."""
        return await asyncio.to_thread(self._scrub, rest=rest)

    def _scrub(self, *, rest: bool) -> bool:
        with connect(self.address) as connection, own_errors():
            self._unscrubbed = scrub(connection, self._unscrubbed if rest else WITH_NAMES)
        return not self._unscrubbed

    def check(self) -> list[str]:
        """What is wrong with the data, a sentence each; nothing, if all is well."""
        with connect(self.address) as connection, own_errors():
            return flaws(connection)

    def backup(self, to: Path) -> None:
        """Copy the store as it is now to a new file of SQLite, while it is being written."""
        with own_errors():
            copy_to_file(self.address, to)


def _pool(address: str) -> ConnectionPool[Connection]:
    return ConnectionPool(
        address,
        kwargs=CONNECTING,
        min_size=READERS,  # on a busy machine a new connection takes longer than a read waits
        max_size=READERS + ASKERS,
        reconnect_timeout=0.0,  # the next who asks makes another try, instead of all waiting longer and longer
        num_workers=1,
        open=True,
    )


def _sealer(connection: Connection, file: Path, key: str, *, give_up: bool) -> Sealer:
    """What seals the secrets of this database; those that it does not open are forgotten, if that is wanted."""
    sealed = {str(key): int(games) for key, games in connection.execute(SEALED_WITH)}
    sealer = sealer_for(file, sealed, key, give_up=give_up)
    if give_up and sealed:
        connection.execute(numbered(DROP_SEALED_OTHERWISE), (sealer.id,))
    return sealer
