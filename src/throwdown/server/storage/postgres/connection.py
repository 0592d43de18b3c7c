"""Connections to PostgreSQL: made, judged, and brought to the newest version of the schema."""

from __future__ import annotations

import logging
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Final

import psycopg
from psycopg import RawCursor
from psycopg import errors as pg

from throwdown.server.operations.faults import fault
from throwdown.server.storage.errors import (
    ABSENT,
    NO_ADDRESS,
    BackupRefused,
    StoreForeign,
    StoreNewer,
    StoreOlder,
    StoreUnreachable,
)
from throwdown.server.storage.migrations import FIRST
from throwdown.server.storage.migrations import POSTGRES as MIGRATIONS
from throwdown.server.storage.server_seed import server_seed

from .address import PATTERN, masked, without_password
from .statements import numbered

if TYPE_CHECKING:
    from collections.abc import Sequence

    Connection = psycopg.Connection[tuple[Any, ...]]

log = logging.getLogger("throwdown.store")

NEWEST: Final = FIRST + len(MIGRATIONS) - 1
#: Seconds after which an address that does not answer is given up, and silence is taken for a lost connection.
CONNECT_S: Final = 3
SILENCE_MS: Final = 10_000
#: Everything that locks by number does so under this one: "Thro".
NAMESPACE: Final = 0x5468726F
MIGRATING: Final = 1
IN_USE: Final = 2
#: Names of servers are locked under this one.
NAMES: Final = NAMESPACE + 1
#: Parts of libpq's messages where not the database is wrong but its address.
_WRONG_ADDRESS: Final = ("invalid port number", "invalid integer value", "invalid connection option", "invalid URI")
_NOTED: Final = "throwdown_schema"
#: Tables from which forgetting a person deletes names or words.
WITH_NAMES: Final = (
    "names",
    "people",
    "sessions",
    "credentials",
    "tables",
    "events",
    "moves",
    "plays",
    "books",
    "book_members",
    "tournaments",
    "tournament_entrants",
    "reports",
    "report_lines",
    "sanctions",
    "bot_errors",
    "notice_targets",
    "lobby",
)
#: A table of up to so many bytes is written anew: others wait for that, and that long for them, in ms.
REBUILT_BYTES: Final = 64 * 1024 * 1024
LARGE: Final = "deleted names may still be in unused parts of the table %s: run VACUUM FULL %s when nobody plays"
SCRUB_PATIENCE_MS: Final = 2000
#: So often it is looked whether older transactions have ended, in s.
SCRUB_LOOK_S: Final = 0.02
#: Whether a transaction is under way that began before this one.
_SEES_DELETED: Final = (
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() "
    "AND (age(backend_xmin) >= age($1::xid) OR age(backend_xid) >= age($1::xid)) LIMIT 1"
)
_TABLES: Final = "SELECT 1 FROM pg_tables WHERE schemaname = current_schema()"


def connect(address: str) -> Connection:
    """A connection on which every statement is a transaction, unless one is begun."""
    try:
        return psycopg.connect(address, **CONNECTING)
    except psycopg.OperationalError as error:
        raise _unreachable(error, address) from None
    except (psycopg.ProgrammingError, ValueError) as error:
        raise _no_address(address, without_password(str(error), address)) from None


#: How every connection is made.
CONNECTING: Final[dict[str, Any]] = {
    "autocommit": True,
    "cursor_factory": RawCursor,
    "connect_timeout": CONNECT_S,
    "application_name": "throwdown",
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": SILENCE_MS,
}


def _unreachable(error: psycopg.OperationalError, address: str) -> StoreUnreachable:
    detail = without_password(str(error), address)
    if any(wrong in detail for wrong in _WRONG_ADDRESS):
        return _no_address(address, detail)
    why = detail.partition(" Is the server running")[0]
    return StoreUnreachable(_message(error, detail), address=masked(address), why=why)


def _no_address(address: str, detail: str) -> StoreUnreachable:
    message = "{address} is not an address of a database ({why}): write {pattern}"
    return StoreUnreachable(message, code=NO_ADDRESS, address=masked(address), why=detail, pattern=PATTERN)


def _message(error: psycopg.OperationalError, detail: str) -> str:
    if "password" in detail or "no pg_hba.conf entry" in detail or "Peer authentication failed" in detail:
        return "PostgreSQL lets nobody in as {address} asks ({why}): check user and password"
    if isinstance(error, pg.InvalidCatalogName) or ("database" in detail and "does not exist" in detail):
        return "PostgreSQL has no such database ({address}): make it with createdb"
    if "role" in detail and "does not exist" in detail:
        return "PostgreSQL has no such user ({address}): make it with createuser"
    return "no PostgreSQL answers at {address} ({why}): start it, or give another address"


def version(connection: Connection) -> int:
    """Which migration this database has seen; 0: none."""
    if connection.execute(f"{_TABLES} AND tablename = $1", (_NOTED,)).fetchone() is None:
        return 0
    (found,) = connection.execute(f"SELECT MAX(version) FROM {_NOTED}").fetchone() or (0,)  # noqa: S608
    return int(found or 0)


def judge(connection: Connection, address: str, *, may_be_empty: bool = False) -> None:
    """Only databases of ours, and none from the future or from before 1.0."""
    found, where = version(connection), masked(address)
    if found > NEWEST:
        raise StoreNewer(
            "{where} has version {found}, this program knows {known}: use the newer program",
            where=where,
            found=found,
            known=NEWEST,
        )
    if found and found < FIRST:
        raise StoreOlder(
            "{where} is from before version 1.0, which cannot read it: start with a new database", where=where
        )
    if not found and connection.execute(f"{_TABLES} LIMIT 1").fetchone():
        raise StoreForeign("{where} holds tables of another program: give an empty database", where=where)
    if not found and not may_be_empty:
        raise BackupRefused("{where} is empty: name a database that a server has used", code=ABSENT, where=where)


def migrate(connection: Connection) -> None:
    """Bring the database to the newest version; a process that dies on the way leaves it at one of the versions."""
    for number, steps in enumerate(MIGRATIONS, start=FIRST):
        if version(connection) < number:
            _migrate_one(connection, number, steps)


def _migrate_one(connection: Connection, number: int, steps: tuple[str, ...]) -> None:
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock($1, $2)", (NAMESPACE, MIGRATING))
        if version(connection) >= number:
            return  # another server was faster
        for each in (f"CREATE TABLE IF NOT EXISTS {_NOTED} (version INTEGER PRIMARY KEY)", *steps):
            connection.execute(each)
        connection.execute(f"INSERT INTO {_NOTED} VALUES ($1)", (number,))  # noqa: S608
        fault("in-migration")


def scrub(connection: Connection, kinds: Sequence[str] = WITH_NAMES) -> tuple[str, ...]:
    """Write tables with names anew, without what was deleted from them; large ones only mark its place as free.

    Those for which it has to be done again: they may be in use. What an older transaction still sees is not deleted,
    so that is waited for first: none is written while there is one.
    """
    connection.execute(f"SET lock_timeout = {SCRUB_PATIENCE_MS}")
    ((now,),) = connection.execute("SELECT pg_current_xact_id()::xid::text")
    until = monotonic() + SCRUB_PATIENCE_MS / 1000
    while connection.execute(_SEES_DELETED, (now,)).fetchone() is not None:
        if monotonic() > until:
            return tuple(kinds)
        sleep(SCRUB_LOOK_S)
    return tuple(kind for kind in kinds if not _scrub_one(connection, kind))


def _scrub_one(connection: Connection, kind: str) -> bool:
    ((size,),) = connection.execute("SELECT pg_total_relation_size($1::regclass)", (kind,))
    if size > REBUILT_BYTES:
        log.warning(LARGE, kind, kind)
    try:
        connection.execute(f"VACUUM {'(FULL) ' if size <= REBUILT_BYTES else ''}{kind}")
    except pg.LockNotAvailable:
        return False
    return True


def seed_of(connection: Connection) -> bytes:
    """The random bytes of the server."""

    def run(statement: str, *values: object) -> list[Any]:
        found = connection.execute(numbered(statement), values)
        return found.fetchall() if found.description else []

    return server_seed(run)
