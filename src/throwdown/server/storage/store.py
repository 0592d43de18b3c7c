"""What the server must not forget: people, sessions, tables, games, events and answers, in SQLite.

Everything that belongs together is collected in a ``Batch``; ``await store.commit(batch)`` returns once
all of it is on the disk, and only then may anybody be told. One thread writes. It takes whatever has been
queued since its last transaction and commits that in one: fifty tables that wait share one flush.

Reads are short, see every commit that has returned, and may be made on the event loop.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from collections import defaultdict
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from itertools import chain, groupby
from operator import attrgetter, itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, Self, cast
from zlib import crc32

import msgspec

from throwdown.errors import ThrowdownError
from throwdown.server.operations.faults import fault
from throwdown.table.ledger import LedgerRow, ListedRow, canonical, link_after

from . import schema
from .mark import Mark, mark_of
from .sealing import KeyRefused, Sealer, key_file, new_key, read_key, write_key

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    Step = tuple[schema.Write, tuple[object, ...]]
    Waiting = tuple["Batch", asyncio.Future[None]]

#: How long a write waits for another process that holds the lock, and a read, for which the event loop waits too.
WRITE_PATIENCE: Final = 1.0
READ_PATIENCE: Final = 0.1
#: Others who bring the file to the newest version are waited for so long: nothing can be done before they have.
MIGRATION_PATIENCE_MS: Final = 60_000
#: Seconds after which a commit is late, and for which the event loop then stands still to let it through.
LATE: Final = 0.02
STANDSTILL: Final = 0.002
#: Pages after which the log goes into the database file, and bytes that the log keeps afterwards.
CHECKPOINT_PAGES: Final = 4000
LOG_BYTES: Final = 32 * 1024 * 1024
#: Pages that a backup copies, and flushes, at a time: so much does a commit wait for at most.
BACKUP_PAGES: Final = 256


class StoreConflict(ThrowdownError):
    """Raised when that version of the table, or an answer to that move, is stored already; nothing was written."""

    code = "store/conflict"


class StoreFailed(ThrowdownError):
    """Raised when the disk is full, locked or broken; nothing was written, and the same batch may come again."""

    code = "store/failed"


class StoreRefused(ThrowdownError):
    """Raised when a row is malformed or refers to one that is not there; nothing was written."""

    code = "store/refused"


class StoreNewer(ThrowdownError):
    """Raised when a newer program wrote the database; it is left as it is."""

    code = "store/newer"


class StoreForeign(ThrowdownError):
    """Raised when the file is no database of Throwdown; it is left as it is."""

    code = "store/foreign"


class BackupRefused(ThrowdownError):
    """Raised when a backup is damaged or missing, or would overwrite something; nothing was replaced."""

    code = "store/backup"


#: The batch is to blame, not the disk: the others of its group are written all the same.
_OWN_FAULTS = (
    sqlite3.IntegrityError,
    sqlite3.DataError,
    sqlite3.ProgrammingError,
    sqlite3.InterfaceError,
    ArithmeticError,
    TypeError,
    ValueError,
)
_TAKEN = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")


def _told(error: Exception) -> ThrowdownError:
    """The error as callers know it."""
    if isinstance(error, sqlite3.IntegrityError) and error.sqlite_errorname in _TAKEN:
        return StoreConflict(f"that is stored already ({error}): read what is there and answer that")
    if isinstance(error, _OWN_FAULTS):
        return StoreRefused(f"a row does not fit the store ({error}): mend it and write it again")
    return StoreFailed(f"the store cannot be used now ({error}): free the disk or the lock and try again")


# Rows


@dataclass(frozen=True, slots=True)
class PersonRow:
    id: str
    name: str
    kind: str
    """``guest`` or ``bot``."""
    owner: str | None
    language: str
    created: float
    seen: float


@dataclass(frozen=True, slots=True)
class SessionRow:
    hash: bytes
    """Of what the client holds: the store never sees that itself."""
    person: str
    kind: str
    """``cookie``, ``token`` or ``resume``."""
    created: float
    seen: float
    label: str = ""


@dataclass(frozen=True, slots=True)
class TableRow:
    id: str
    status: str
    """``open``, ``playing``, ``over`` or ``closed``."""
    visibility: str
    listing: str
    """What the lobby shows, as JSON."""
    created: float
    changed: float


@dataclass(frozen=True, slots=True)
class GameRow:
    id: str
    table: str
    number: int
    game: str
    secret: str
    """Once it is revealed: of a game to come or under way it is sealed, in a row of its own."""
    started: float
    ended: float | None


@dataclass(frozen=True, slots=True)
class SecretRow:
    """What the chance of a game to come or under way is made from; sealed in the database."""

    game: str
    round: int
    table: str
    secret: str


@dataclass(frozen=True, slots=True)
class EventRow:
    """One event of a table; versions count from 1 without gaps."""

    version: int
    at: float
    told: str
    """As JSON."""


@dataclass(frozen=True, slots=True)
class MoveRow:
    """What a move was answered: the same move id again gets the same answer and does nothing."""

    person: str
    move: str
    fingerprint: str
    answer: str


@dataclass(frozen=True, slots=True)
class Ages:
    """After how many seconds without use something is purged."""

    cookie: float
    code: float
    stranded: float
    """People whom nobody can be any more: after so long since they came."""
    answer: float
    """Answers to moves, at tables where nobody plays any more."""


_person_values = attrgetter("id", "name", "kind", "owner", "language", "created", "seen")
_session_values = attrgetter("hash", "person", "kind", "created", "seen", "label")
_table_values = attrgetter("id", "status", "visibility", "listing", "created", "changed")
_secret_values = attrgetter("game", "round", "table", "secret")
_game_values = attrgetter("id", "table", "number", "game", "secret", "started", "ended")


class Batch:
    """What must be written together, all of it or nothing. The order of the calls matters only within one kind."""

    __slots__ = ("steps",)

    def __init__(self) -> None:
        self.steps: list[Step] = []

    def event(self, table: str, version: int, at: float, told: str) -> Self:
        return self._add(schema.ADD_EVENT, (table, version, at, told, crc32(told.encode())))

    def move(self, table: str, person: str, move: str, fingerprint: str, answer: str) -> Self:
        return self._add(schema.ADD_MOVE, (table, person, move, fingerprint, answer))

    def table(self, row: TableRow) -> Self:
        return self._add(schema.PUT_TABLE, _table_values(row))

    def game(self, row: GameRow) -> Self:
        return self._add(schema.PUT_GAME, _game_values(row))

    def secret(self, row: SecretRow) -> Self:
        return self._add(schema.PUT_SECRET, _secret_values(row))

    def drop_secrets_of(self, game: str, before: int = 2**31) -> Self:
        """Forget the secrets of a game: all of them, or those of the rounds before one."""
        return self._add(schema.DROP_SECRETS_OF, (game, before))

    def listed(self, row: LedgerRow) -> Self:
        """One more row of the public list; it gets its place when it is written."""
        return self._add(schema.ADD_LEDGER, (row.game, canonical(row)))

    def person(self, row: PersonRow) -> Self:
        return self._add(schema.PUT_PERSON, _person_values(row))

    def session(self, row: SessionRow) -> Self:
        return self._add(schema.PUT_SESSION, _session_values(row))

    def drop_session(self, hash: bytes) -> Self:
        return self._add(schema.DROP_SESSION, (hash,))

    def drop_sessions_of(self, person: str, kind: str | None = None) -> Self:
        return self._add(schema.DROP_SESSIONS_OF, (person, kind))

    def seat(self, table: str, seat: int, person: str | None) -> Self:
        """Who sits there from now on; ``None``: nobody."""
        if person is None:
            return self._add(schema.DROP_SEAT, (table, seat))
        return self._add(schema.PUT_SEAT, (table, seat, person))

    def pulse(self, at: float) -> Self:
        """Write something that means nothing, to see whether anything can be written."""
        return self._add(schema.PUT_PULSE, (at,))

    def purge(self, now: float, ages: Ages, most: int) -> Self:
        """Forget what nobody can use any more; at most so many people at a time."""
        self._add(schema.DROP_STALE_SESSIONS, ("cookie", now - ages.cookie))
        self._add(schema.DROP_STALE_SESSIONS, ("resume", now - ages.code))
        self._add(schema.DROP_SEATS_OF_STRANDED, (now - ages.stranded, most))
        self._add(schema.DROP_STRANDED, (now - ages.stranded, most))
        return self._add(schema.DROP_OLD_MOVES, (now - 2 * ages.answer, now - ages.answer))

    def _add(self, write: schema.Write, values: tuple[object, ...]) -> Self:
        self.steps.append((write, values))
        return self


class Store(Protocol):
    """What any store of the server must do; tests/server/test_store.py says how."""

    async def commit(self, batch: Batch) -> None: ...
    def table(self, id: str) -> TableRow | None: ...
    def tables(self, status: str, limit: int = 100, visibility: str | None = None) -> list[TableRow]: ...
    def events(self, table: str, since: int = 0) -> list[EventRow]: ...
    def move(self, table: str, person: str, move: str) -> MoveRow | None: ...
    def game(self, id: str) -> GameRow | None: ...
    def games(self, table: str) -> list[GameRow]: ...
    def secret(self, game: str, round: int) -> str | None: ...
    def ledger(self, after: int = 0, limit: int = 100) -> list[ListedRow]: ...
    def ledger_of(self, game: str) -> list[ListedRow]: ...
    def ledger_size(self) -> int: ...
    def person(self, id: str) -> PersonRow | None: ...
    def session(self, hash: bytes) -> SessionRow | None: ...
    def sessions(self, person: str, kind: str | None = None) -> list[SessionRow]: ...
    def lost_event(self) -> tuple[str, int] | None: ...
    def tables_of(self, person: str, limit: int) -> list[str]: ...
    def check(self) -> list[str]: ...
    def backup(self, to: Path) -> None: ...
    def counts(self) -> dict[str, float]: ...
    def close(self) -> None: ...


class SqliteStore:
    """A store in one file: made with ``open``, ended with ``close``."""

    def __init__(self, path: Path, sealer: Sealer, *, clock: Callable[[], float] = time.time) -> None:
        self.path = path
        self._sealer = sealer
        self._clock = clock
        self._reader = _connect(path, READ_PATIENCE)
        self._reader.execute("PRAGMA query_only = ON")
        self._writer = _connect(path, WRITE_PATIENCE)
        _settle(self._writer)
        self._mark = Mark(path)
        _lend_functions(self._writer, sealer)
        self._tally = dict.fromkeys(("batches", "transactions", "conflicts", "failures", "committed"), 0.0)
        self._queue: list[Waiting] = []
        self._due = False
        """The writer is to take what is queued."""
        self._asked = self._answered = 0
        self._closing = False
        self._called = threading.Condition()
        # A daemon: a program that ends without closing the store must not hang. Nothing it answered for is lost.
        self._thread = threading.Thread(target=self._write_on, name="store", daemon=True)
        self._thread.start()

    @classmethod
    def open(cls, path: Path, *, key: str = "", give_up: bool = False, clock: Callable[[], float] = time.time) -> Self:
        """The store in that file, made if it is not there and brought to the newest version.

        Secrets are sealed with ``key``, or with the key in the file beside it, which is made for the first of them.
        ``give_up``: what was sealed with a key that is lost is forgotten.
        """
        with _as_told(path):
            _make(path)
            with closing(_connect(path, WRITE_PATIENCE)) as connection:
                _judge(path, connection)
                _settle(connection)
                sealer = _sealer_for(path, connection, key, give_up=give_up)
                _migrate(connection, sealer)
            return cls(path, sealer, clock=clock)

    def close(self) -> None:
        """Write what is queued, then let go of the file."""
        with self._called:
            self._closing = True
            self._called.notify()
        self._thread.join()
        self._reader.close()
        self._writer.close()
        self._mark.close()

    # Writing

    async def commit(self, batch: Batch) -> None:
        """Write the batch; it is durable when this returns.

        Whoever is cancelled while waiting does not know: the batch may be written or not.
        """
        if not batch.steps:
            return
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        with self._called:
            if self._closing:
                raise StoreFailed("the store is closed: open it again")
            self._queue.append((batch, future))
            self._asked += 1
            first = len(self._queue) == 1
        if first:
            # After everything that the loop has to do now: what that commits too goes into the same group.
            loop.call_soon(self._call_writer)
            loop.call_later(LATE, self._make_way, loop, self._asked)
        await future

    def _call_writer(self) -> None:
        with self._called:
            self._due = True
            self._called.notify()

    def _make_way(self, loop: asyncio.AbstractEventLoop, asked: int) -> None:
        """Stand still for a moment if the writer is late.

        A loop that never rests takes Python's lock back faster than another thread can wake up: without
        this, nothing at all is written for as long as it has more to do.
        """
        if self._answered < asked:
            time.sleep(STANDSTILL)
            loop.call_later(LATE, self._make_way, loop, asked)

    def _write_on(self) -> None:
        while group := self._next_group():
            self._answer(group, self._write([batch for batch, _ in group]))
            self._answered += len(group)

    def _next_group(self) -> list[Waiting]:
        """Everything queued; empty only when the store is closing."""
        with self._called:
            while not self._due and not self._closing:
                self._called.wait()
            self._due = False
            group, self._queue = self._queue, []
            return group

    def _write(self, batches: list[Batch]) -> list[ThrowdownError | None]:
        """What became of each: ``None`` is written."""
        try:
            try:
                found = self._write_together(batches)
            except _OWN_FAULTS:
                found = self._write_one_by_one(batches)
        except Exception as error:  # whatever it is, those who wait must hear of it and the thread must live
            found = [_told(error)] * len(batches)
        self._count(found)
        return found

    def _write_together(self, batches: list[Batch]) -> list[ThrowdownError | None]:
        with self._transaction():
            _apply(self._writer, chain.from_iterable(batch.steps for batch in batches))
        self._note(batches)
        return [None] * len(batches)

    def _write_one_by_one(self, batches: list[Batch]) -> list[ThrowdownError | None]:
        """One of them is at fault: still one transaction, and a savepoint for each."""
        with self._transaction():
            found = [self._write_alone(batch) for batch in batches]
        self._note([batch for batch, error in zip(batches, found, strict=True) if error is None])
        return found

    def _note(self, batches: list[Batch]) -> None:
        """Mark the last event that is stored now: whoever opens the store next sees whether it is still there."""
        steps = chain.from_iterable(reversed(batch.steps) for batch in reversed(batches))
        event = next((values for write, values in steps if write is schema.ADD_EVENT), None)
        if event is not None:
            self._mark.write(cast("str", event[0]), cast("int", event[1]))

    def _write_alone(self, batch: Batch) -> ThrowdownError | None:
        self._writer.execute("SAVEPOINT batch")
        found = None
        try:
            _apply(self._writer, batch.steps)
        except _OWN_FAULTS as error:
            self._writer.execute("ROLLBACK TO batch")
            found = _told(error)
        self._writer.execute("RELEASE batch")
        return found

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        with schema.transaction(self._writer):
            yield
            fault("before-commit")
        fault("after-commit")
        self._tally["transactions"] += 1

    def _answer(self, group: list[Waiting], found: list[ThrowdownError | None]) -> None:
        """Wake everybody who waits, with one call into each loop: there is one, as a rule."""
        answers = defaultdict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], ThrowdownError | None]]](list)
        for (_, future), error in zip(group, found, strict=True):
            answers[future.get_loop()].append((future, error))
        for loop, told in answers.items():
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_wake, told)

    def _count(self, found: list[ThrowdownError | None]) -> None:
        self._tally["batches"] += found.count(None)
        self._tally["conflicts"] += sum(isinstance(error, StoreConflict) for error in found)
        self._tally["failures"] += sum(isinstance(error, StoreFailed) for error in found)
        if None in found:
            self._tally["committed"] = self._clock()

    # Reading

    def table(self, id: str) -> TableRow | None:
        return next((TableRow(*row) for row in self._read(schema.TABLE, id)), None)

    def tables(self, status: str, limit: int = 100, visibility: str | None = None) -> list[TableRow]:
        """Those that changed last come first; a limit of -1 is none."""
        return [TableRow(*row) for row in self._read(schema.TABLES, status, visibility, limit)]

    def events(self, table: str, since: int = 0) -> list[EventRow]:
        """What happened after that version."""
        return [EventRow(*row) for row in self._read(schema.EVENTS, table, since)]

    def move(self, table: str, person: str, move: str) -> MoveRow | None:
        return next((MoveRow(*row) for row in self._read(schema.MOVE, table, person, move)), None)

    def game(self, id: str) -> GameRow | None:
        return next((GameRow(*row) for row in self._read(schema.GAME, id)), None)

    def games(self, table: str) -> list[GameRow]:
        return [GameRow(*row) for row in self._read(schema.GAMES, table)]

    def secret(self, game: str, round: int) -> str | None:
        """What the chance of a game to come or under way is made from."""
        found = self._read(schema.SEALED_OF, game, round)
        return self._sealer.unseal(found[0][0], _about(game, round)) if found else None

    def ledger(self, after: int = 0, limit: int = 100) -> list[ListedRow]:
        """Rows of the public list after that one."""
        return [_listed(*row) for row in self._read(schema.LEDGER, after, limit)]

    def ledger_of(self, game: str) -> list[ListedRow]:
        return [_listed(*row) for row in self._read(schema.LEDGER_OF, game)]

    def ledger_size(self) -> int:
        return int(self._read(schema.LEDGER_SIZE)[0][0])

    def person(self, id: str) -> PersonRow | None:
        return next((PersonRow(*row) for row in self._read(schema.PERSON, id)), None)

    def session(self, hash: bytes) -> SessionRow | None:
        return next((SessionRow(*row) for row in self._read(schema.SESSION, hash)), None)

    def sessions(self, person: str, kind: str | None = None) -> list[SessionRow]:
        return [SessionRow(*row) for row in self._read(schema.SESSIONS, person, kind)]

    def tables_of(self, person: str, limit: int) -> list[str]:
        """So many tables at which that person sits, those that changed last first; none that is over."""
        return [table for (table,) in self._read(schema.TABLES_OF, person, limit)]

    def lost_event(self) -> tuple[str, int] | None:
        """Table and version of the last acknowledged event, if it is not in the store: the end of its log was lost."""
        last = self._mark.read()
        if last is None or self._read(schema.HAS_EVENT, *last):
            return None
        return last

    def counts(self) -> dict[str, float]:
        """For metrics: rows, bytes, batches waiting and, since it was opened, what the writer did.

        ``committed`` is the time of the last commit.
        """
        # A connection of its own: counting takes a while, and reads on the event loop must not wait for it.
        with _as_told(), closing(_connect(self.path, READ_PATIENCE)) as connection:
            ((pages, size),) = connection.execute(schema.SIZE)
            rows = {name: float(count) for name, count in connection.execute(schema.COUNTS)}
        return rows | self._tally | {"bytes": float(pages * size), "waiting": float(len(self._queue))}

    def _read(self, statement: str, *values: object) -> list[Any]:
        # All rows at once: a read left open would keep the log from being folded into the file.
        with _as_told():
            return self._reader.execute(statement, values).fetchall()

    # Looking after it: these may take long, so call them from another thread than the event loop's

    def check(self) -> list[str]:
        """What is wrong with the data, a sentence each; nothing, if all is well."""
        with _as_told(), closing(_connect(self.path, READ_PATIENCE)) as connection:
            return _flaws(connection)

    def backup(self, to: Path) -> None:
        """Copy the store as it is now to a new file, while it is being written."""
        _check_new(to)
        with _as_told():
            _copy(self.path, to)


def backup(from_: Path, to: Path) -> None:
    """Copy a store that may be in use elsewhere to a new file, once the copy has proved sound.

    Unlike opening it, this leaves the store at its version: a newer program must not change it under an older one.
    """
    _check_new(to)
    if not from_.is_file():
        raise BackupRefused(f"there is no store {from_}: name the folder with the data of the server")
    copied = to.with_name(f".{to.name}.copied")
    try:
        with _as_told():
            _copy(from_, copied)
            _prove(from_, copied, "restore an earlier backup")
            _put(copied, to)
    finally:
        copied.unlink(missing_ok=True)


def sealed_games(path: Path) -> dict[str, int]:
    """By the id of a key: how many games in this database need it to go on."""
    with _as_told(), closing(_connect(path, READ_PATIENCE)) as connection:
        return _sealed_with(connection)


def restore(from_: Path, to: Path, *, overwrite: bool = False, key: str = "", give_up: bool = False) -> None:
    """Put a backup in place once it has proved sound. No server may have ``to`` open.

    ``key`` opens the secrets in it; ``give_up``: those that it does not open are left out.
    """
    if not overwrite and to.exists():
        raise BackupRefused(f"{to} is there already: replace it with --overwrite, or give another folder with --data")
    if not from_.is_file():
        raise BackupRefused(f"there is no backup {from_}: give one that is there")
    copied = to.with_name(f".{to.name}.restored")
    try:
        with _as_told():
            to.parent.mkdir(parents=True, exist_ok=True)
            _copy(from_, copied)
            _prove(from_, copied, "give another backup")
            _check_opens(copied, key, give_up=give_up)
            _retire(to)
            _put(copied, to)
    finally:
        copied.unlink(missing_ok=True)


# Connections


def _connect(path: Path, patience: float) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _lend_functions(connection: sqlite3.Connection, sealer: Sealer) -> None:
    """What the statements use that SQLite cannot do."""
    connection.create_function("seal", 3, lambda text, game, round: sealer.seal(text, _about(game, round)))
    connection.create_function("link_after", 2, link_after, deterministic=True)


def _about(game: str, round: int) -> str:
    """What a sealed secret is bound to: it is of no use in another row."""
    return f"{game} {round}"


_row_told = msgspec.json.Decoder(LedgerRow).decode


def _listed(n: int, told: str, link: str) -> ListedRow:
    return ListedRow(n=n, link=link, **msgspec.structs.asdict(_row_told(told)))


def _migrate(connection: sqlite3.Connection, sealer: Sealer) -> None:
    """Bring the database to the newest version; secrets that lay open in it are gone from the file afterwards."""
    _lend_functions(connection, sealer)
    lay_open = 0 < schema.version(connection) < schema.SEALS_SECRETS
    connection.execute("PRAGMA secure_delete = ON")
    connection.execute(f"PRAGMA busy_timeout = {MIGRATION_PATIENCE_MS}")
    schema.migrate(connection)
    if lay_open and _sealed_with(connection):
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


# The key


def _sealer_for(path: Path, connection: sqlite3.Connection, key: str, *, give_up: bool) -> Sealer:
    """What seals the secrets of this database; refused if some in it were sealed with another key."""
    sealed = _sealed_with(connection)
    sealer = Sealer(key or _key_beside(path, sealed if not give_up else {}))
    if not sealed.keys() - {sealer.id}:
        return sealer
    if not give_up:
        source = "the setting secrets_key" if key else key_file(path)
        raise KeyRefused(f"{source} is not the key that {_games_sealed(sealed)} need: {_WAY_OUT}")
    connection.execute(schema.DROP_SEALED_OTHERWISE, (sealer.id,))
    return sealer


def _key_beside(path: Path, sealed: dict[str, int]) -> str:
    """The key in the file beside a database, made if nothing is sealed yet."""
    file = key_file(path)
    key = read_key(file)
    if key is None and sealed:
        raise KeyRefused(f"{file} is missing, and {_games_sealed(sealed)} need it: {_WAY_OUT}")
    if key is None:
        write_key(file, new_key())
        key = read_key(file)
    return key or ""


_WAY_OUT: Final = "put the right key there, or start once with --give-up-games: those games cannot go on"


def _games_sealed(keys: dict[str, int]) -> str:
    count = sum(keys.values())
    return f"{count} {'game' if count == 1 else 'games'} to come or under way (sealed with {', '.join(sorted(keys))})"


def _sealed_with(connection: sqlite3.Connection) -> dict[str, int]:
    """By key: how many games have a secret that it sealed."""
    if schema.version(connection) < schema.SEALS_SECRETS:
        return {}
    return {str(key): int(games) for key, games in connection.execute(schema.SEALED_WITH)}


def _make(path: Path) -> None:
    """An empty file for the owner's eyes only: games have secrets. SQLite gives its log the same rights."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)


def _settle(connection: sqlite3.Connection) -> None:
    """A write is on the disk when it returns, and readers go on meanwhile."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")  # what FULL means on a Mac; nothing elsewhere
    connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
    connection.execute(f"PRAGMA journal_size_limit = {LOG_BYTES}")


def _judge(path: Path, connection: sqlite3.Connection) -> None:
    """Only databases of ours, and none from the future."""
    whose, version = schema.application(connection), schema.version(connection)
    if whose != schema.APPLICATION and (whose or not schema.is_empty(connection)):
        raise StoreForeign(f"{path} is a database of another program: give another file")
    if version > schema.NEWEST:
        raise StoreNewer(f"{path} has version {version}, this program knows {schema.NEWEST}: use the newer program")


@contextmanager
def _as_told(file: Path | None = None) -> Iterator[None]:
    """Errors of SQLite, of the system and of values that no row can have, as ours."""
    try:
        yield
    except (sqlite3.Error, OSError, *_OWN_FAULTS) as error:
        if getattr(error, "sqlite_errorname", "") == "SQLITE_NOTADB":
            raise StoreForeign(f"{file or 'that'} is no database ({error}): give another file") from error
        raise _told(error) from error


def _apply(connection: sqlite3.Connection, steps: Iterable[Step]) -> None:
    """Run the steps by rank, those of one kind together."""
    for write, same in groupby(sorted(steps, key=_rank), key=itemgetter(0)):
        connection.executemany(write.statement, [values for _, values in same])


def _rank(step: Step) -> int:
    return step[0].rank


def _wake(answers: Sequence[tuple[asyncio.Future[None], ThrowdownError | None]]) -> None:
    for future, error in answers:
        if future.done():
            continue  # whoever waited was cancelled
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)


# Damage, backups


def _flaws(connection: sqlite3.Connection) -> list[str]:
    connection.create_function("crc32", 1, crc32, deterministic=True)
    try:
        return [
            *_broken_pages(connection), *_gaps(connection), *_changed_rows(connection), *_broken_links(connection)
        ]  # fmt: skip
    except sqlite3.DatabaseError as error:
        return [f"the database cannot be read: {error}"]


def _broken_pages(connection: sqlite3.Connection) -> list[str]:
    found = [str(line) for (line,) in connection.execute("PRAGMA integrity_check") if line != "ok"]
    orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
    return found + [f"a row of {child} refers to one of {parent} that is not there" for child, _, parent, _ in orphans]


def _gaps(connection: sqlite3.Connection) -> list[str]:
    return [
        f"table {table}: {count} events from version {first} to {last}"
        for table, first, last, count in connection.execute(schema.GAPS)
    ]


def _changed_rows(connection: sqlite3.Connection) -> list[str]:
    found = connection.execute(schema.CHANGED)
    return [f"table {table}: event {version} is not what was written" for table, version in found]


def _broken_links(connection: sqlite3.Connection) -> list[str]:
    """Whether the public list is one chain; row by row, because it grows for ever."""
    if schema.version(connection) < schema.SEALS_SECRETS:
        return []
    link = ""
    for number, (n, told, stored) in enumerate(connection.execute(schema.LEDGER, (0, -1)), start=1):
        link = link_after(link, told)
        if (n, stored) != (number, link):
            return [f"the public list is not what was written from row {number} on"]
    return []


def _check_new(path: Path) -> None:
    """A backup is a new file in a folder that is there: a slip of the pen must not make folders."""
    if path.exists():
        raise BackupRefused(f"{path} is there already: give another name")
    if not path.parent.is_dir():
        raise BackupRefused(f"there is no folder {path.parent}: make it, or give another file")


def _copy(from_: Path, to: Path) -> None:
    """A whole copy in one file, or none: it gets its name when it is on the disk."""
    beside = to.with_name(f".{to.name}.part")
    beside.unlink(missing_ok=True)
    _make(beside)
    try:
        with beside.open("rb") as file, closing(_connect(from_, WRITE_PATIENCE)) as source:
            _copy_pages(source, beside, lambda *_: os.fsync(file.fileno()))
        _put(beside, to)
    finally:
        beside.unlink(missing_ok=True)


def _copy_pages(source: sqlite3.Connection, to: Path, flush: Callable[[int, int, int], object]) -> None:
    with closing(_connect(to, WRITE_PATIENCE)) as copy:
        # One open read holds one state of the store: else every commit would make the copy begin anew.
        source.execute("BEGIN")
        schema.version(source)
        # Flushing bit by bit, because commits that meet one big flush would wait for all of it.
        source.backup(copy, pages=BACKUP_PAGES, progress=flush)
        copy.execute("PRAGMA journal_mode = DELETE")  # no second file that somebody forgets to carry along


def _put(file: Path, to: Path) -> None:
    file.replace(to)
    folder = os.open(to.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _prove(named: Path, copied: Path, otherwise: str) -> None:
    with closing(_connect(copied, WRITE_PATIENCE)) as connection:
        _judge(named, connection)
        if flaws := _flaws(connection):
            raise BackupRefused(f"{named} is damaged ({flaws[0]}): {otherwise}")


def _check_opens(copied: Path, key: str, *, give_up: bool) -> None:
    """Refuse a backup with secrets that the key does not open, or leave them out of it."""
    with closing(_connect(copied, WRITE_PATIENCE)) as connection:
        sealed, own = _sealed_with(connection), Sealer(key).id if key else ""
        sealed.pop(own, None)
        if sealed and not give_up:
            raise KeyRefused(
                f"{_games_sealed(sealed)} are in this backup: give their key with --key, or --give-up-games"
            )
        if sealed:
            connection.execute(schema.DROP_SEALED_OTHERWISE, (own,))


def _retire(path: Path) -> None:
    """Make sure that nobody uses the old database, and that its log cannot get into the new one."""
    if path.exists():
        with closing(_connect(path, READ_PATIENCE)) as connection:
            _fold(path, connection)
    for end in ("-wal", "-shm"):
        path.with_name(path.name + end).unlink(missing_ok=True)
    mark_of(path).unlink(missing_ok=True)  # of what the old one held


def _fold(path: Path, connection: sqlite3.Connection) -> None:
    try:
        connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        raise BackupRefused(f"{path} cannot be replaced ({error}): stop the server first") from error
    except sqlite3.DatabaseError:
        return  # too damaged to be folded: the very reason to replace it
