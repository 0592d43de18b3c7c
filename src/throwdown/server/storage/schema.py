"""The database in SQL: how it grew, and every statement that the store uses.

The header of the file says whose it is (``application_id``) and which migration it has seen
(``user_version``). A migration that has been released is never edited: what changes is one more.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

from throwdown.server.operations.faults import fault

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator

APPLICATION: Final = 0x5468726F  # "Thro"

_FIRST: Final = (
    """CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('guest', 'bot')),
        owner TEXT REFERENCES people,
        language TEXT NOT NULL,
        created REAL NOT NULL,
        seen REAL NOT NULL
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE sessions (
        hash BLOB PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people,
        kind TEXT NOT NULL CHECK (kind IN ('cookie', 'token', 'resume')),
        created REAL NOT NULL,
        seen REAL NOT NULL
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX sessions_of ON sessions (person, kind)",
    """CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'closed')),
        visibility TEXT NOT NULL,
        listing TEXT NOT NULL,
        created REAL NOT NULL,
        changed REAL NOT NULL
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX tables_by_status ON tables (status, changed)",
    """CREATE TABLE games (
        id TEXT PRIMARY KEY,
        "table" TEXT NOT NULL REFERENCES tables,
        number INTEGER NOT NULL,
        game TEXT NOT NULL,
        secret TEXT NOT NULL,
        started REAL NOT NULL,
        ended REAL,
        UNIQUE ("table", number)
    ) STRICT, WITHOUT ROWID""",
    # The events of a table lie side by side, so that a returning client costs one short read.
    # The sum is there because SQLite does not notice a flipped bit inside a text.
    """CREATE TABLE events (
        "table" TEXT NOT NULL REFERENCES tables,
        version INTEGER NOT NULL CHECK (version > 0),
        at REAL NOT NULL,
        told TEXT NOT NULL,
        crc INTEGER NOT NULL,
        PRIMARY KEY ("table", version)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE moves (
        "table" TEXT NOT NULL REFERENCES tables,
        person TEXT NOT NULL,
        move TEXT NOT NULL,
        fingerprint TEXT NOT NULL,
        answer TEXT NOT NULL,
        PRIMARY KEY ("table", person, move)
    ) STRICT, WITHOUT ROWID""",
)

_SECOND: Final = (
    "ALTER TABLE sessions ADD COLUMN label TEXT NOT NULL DEFAULT ''",
    """CREATE TABLE seats (
        "table" TEXT NOT NULL REFERENCES tables,
        seat INTEGER NOT NULL,
        person TEXT NOT NULL REFERENCES people,
        PRIMARY KEY ("table", seat)
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX seats_of ON seats (person)",
)

# Whether anything can be written is tried out on a row of its own; and what nobody can use any more is looked for.
# Only who sits at a table that is not over is looked up: the others would make that slower with every game.
_THIRD: Final = (
    "CREATE TABLE pulse (one INTEGER PRIMARY KEY CHECK (one = 1), at REAL NOT NULL) STRICT",
    "CREATE INDEX sessions_by_use ON sessions (kind, seen)",
    """DELETE FROM seats WHERE "table" IN (SELECT id FROM tables WHERE status IN ('over', 'closed'))""",
)

# Secrets of games to come and under way leave the games and are sealed; ``seal`` is a function that the store lends.
_FOURTH: Final = (
    """CREATE TABLE secrets (
        game TEXT NOT NULL,
        round INTEGER NOT NULL,
        "table" TEXT NOT NULL REFERENCES tables,
        sealed TEXT NOT NULL,
        PRIMARY KEY (game, round)
    ) STRICT, WITHOUT ROWID""",
    'INSERT INTO secrets (game, round, "table", sealed) '
    "SELECT id, 1, \"table\", seal(secret, id, 1) FROM games WHERE ended IS NULL AND secret <> ''",
    "UPDATE games SET secret = '' WHERE ended IS NULL",
    """CREATE TABLE ledger (
        n INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        told TEXT NOT NULL,
        link TEXT NOT NULL,
        UNIQUE (game, told)
    ) STRICT""",
    """CREATE TRIGGER ledger_is_not_rewritten BEFORE UPDATE ON ledger
    BEGIN SELECT RAISE(ABORT, 'rows of the public list are never changed'); END""",
    """CREATE TRIGGER ledger_is_not_withdrawn BEFORE DELETE ON ledger
    BEGIN SELECT RAISE(ABORT, 'rows of the public list are never taken away'); END""",
)

#: In the order in which they run; the first makes version 1.
MIGRATIONS: Final = (_FIRST, _SECOND, _THIRD, _FOURTH)
NEWEST: Final = len(MIGRATIONS)
#: From this version on secrets are sealed, and the public list is there.
SEALS_SECRETS: Final = 4


def version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def application(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA application_id").fetchone()[0])


def is_empty(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM sqlite_schema").fetchone() is None


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All of it or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # After some faults, a full disk for one, SQLite has rolled back by itself.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the database to the newest version: whoever dies on the way finds it at one of the versions."""
    for number, statements in enumerate(MIGRATIONS, start=1):
        if version(connection) < number:
            _migrate_one(connection, number, statements)


def _migrate_one(connection: sqlite3.Connection, number: int, statements: tuple[str, ...]) -> None:
    with transaction(connection):
        if version(connection) >= number:
            return  # another process was faster
        for each in statements:
            connection.execute(each)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {number}")
        fault("in-migration")


# Writing


class Write(NamedTuple):
    """One kind of write. Lower ranks run first, so that what others refer to is there; writes of one rank
    touch the same rows and keep their order."""

    rank: int
    statement: str


PUT_PERSON: Final = Write(
    0,
    "INSERT INTO people (id, name, kind, owner, language, created, seen) VALUES (?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (id) DO UPDATE SET name = excluded.name, kind = excluded.kind, owner = excluded.owner, "
    "language = excluded.language, created = excluded.created, seen = excluded.seen",
)
PUT_SESSION: Final = Write(
    1,
    "INSERT INTO sessions (hash, person, kind, created, seen, label) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (hash) DO UPDATE SET person = excluded.person, kind = excluded.kind, "
    "created = excluded.created, seen = excluded.seen, label = excluded.label",
)
DROP_SESSION: Final = Write(1, "DELETE FROM sessions WHERE hash = ?")
DROP_SESSIONS_OF: Final = Write(1, "DELETE FROM sessions WHERE person = ?1 AND (?2 IS NULL OR kind = ?2)")
PUT_TABLE: Final = Write(
    2,
    "INSERT INTO tables (id, status, visibility, listing, created, changed) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (id) DO UPDATE SET status = excluded.status, visibility = excluded.visibility, "
    "listing = excluded.listing, created = excluded.created, changed = excluded.changed",
)
PUT_GAME: Final = Write(
    3,
    'INSERT INTO games (id, "table", number, game, secret, started, ended) VALUES (?, ?, ?, ?, ?, ?, ?) '
    'ON CONFLICT (id) DO UPDATE SET "table" = excluded."table", number = excluded.number, '
    "game = excluded.game, secret = excluded.secret, started = excluded.started, ended = excluded.ended",
)
PUT_SEAT: Final = Write(
    4,
    'INSERT INTO seats ("table", seat, person) VALUES (?, ?, ?) '
    'ON CONFLICT ("table", seat) DO UPDATE SET person = excluded.person',
)
DROP_SEAT: Final = Write(4, 'DELETE FROM seats WHERE "table" = ? AND seat = ?')
ADD_EVENT: Final = Write(5, 'INSERT INTO events ("table", version, at, told, crc) VALUES (?, ?, ?, ?, ?)')
ADD_MOVE: Final = Write(6, 'INSERT INTO moves ("table", person, move, fingerprint, answer) VALUES (?, ?, ?, ?, ?)')
PUT_SECRET: Final = Write(7, 'INSERT INTO secrets (game, round, "table", sealed) VALUES (?1, ?2, ?3, seal(?4, ?1, ?2))')
DROP_SECRETS_OF: Final = Write(7, "DELETE FROM secrets WHERE game = ?1 AND round < ?2")
ADD_LEDGER: Final = Write(
    8,
    "INSERT INTO ledger (n, game, told, link) VALUES ((SELECT COALESCE(MAX(n), 0) + 1 FROM ledger), ?1, ?2, "
    "link_after(COALESCE((SELECT link FROM ledger ORDER BY n DESC LIMIT 1), ''), ?2))",
)

PUT_PULSE: Final = Write(
    9, "INSERT INTO pulse (one, at) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at"
)

# Purging, in this order: sessions that are good no more; then people who have none left and so cannot come back,
# with the seats they had where nobody plays any more; and answers that nobody will ask for again.

_STRANDED: Final = (
    "SELECT id FROM people WHERE created < ?1 "
    "AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id) "
    "AND NOT EXISTS (SELECT 1 FROM people AS bots WHERE bots.owner = people.id) "
    'AND NOT EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = "table" '
    "WHERE person = people.id AND status IN ('open', 'playing')) ORDER BY id LIMIT ?2"
)
DROP_STALE_SESSIONS: Final = Write(10, "DELETE FROM sessions WHERE kind = ? AND seen < ?")
DROP_SEATS_OF_STRANDED: Final = Write(11, f"DELETE FROM seats WHERE person IN ({_STRANDED})")  # noqa: S608
DROP_STRANDED: Final = Write(12, f"DELETE FROM people WHERE id IN ({_STRANDED})")  # noqa: S608
DROP_OLD_MOVES: Final = Write(
    13,
    'DELETE FROM moves WHERE "table" IN '
    "(SELECT id FROM tables WHERE status IN ('over', 'closed') AND changed BETWEEN ?1 AND ?2)",
)

# Reading: the columns in the order of the fields of the row.

TABLE: Final = "SELECT id, status, visibility, listing, created, changed FROM tables WHERE id = ?"
TABLES: Final = (
    "SELECT id, status, visibility, listing, created, changed FROM tables "
    "WHERE status = ?1 AND (?2 IS NULL OR visibility = ?2) ORDER BY changed DESC, id DESC LIMIT ?3"
)
EVENTS: Final = 'SELECT version, at, told FROM events WHERE "table" = ? AND version > ? ORDER BY version'
HAS_EVENT: Final = 'SELECT 1 FROM events WHERE "table" = ? AND version = ?'
MOVE: Final = 'SELECT person, move, fingerprint, answer FROM moves WHERE "table" = ? AND person = ? AND move = ?'
GAME: Final = 'SELECT id, "table", number, game, secret, started, ended FROM games WHERE id = ?'
GAMES: Final = 'SELECT id, "table", number, game, secret, started, ended FROM games WHERE "table" = ? ORDER BY number'
SEALED_OF: Final = "SELECT sealed FROM secrets WHERE game = ? AND round = ?"
SEALED_WITH: Final = (
    "SELECT SUBSTR(sealed, 1, INSTR(sealed, ':') - 1) AS key, COUNT(DISTINCT game) FROM secrets GROUP BY key"
)
DROP_SEALED_OTHERWISE: Final = "DELETE FROM secrets WHERE sealed NOT LIKE ? || ':%'"
LEDGER: Final = "SELECT n, told, link FROM ledger WHERE n > ? ORDER BY n LIMIT ?"
LEDGER_OF: Final = "SELECT n, told, link FROM ledger WHERE game = ? ORDER BY n"
LEDGER_SIZE: Final = "SELECT COALESCE(MAX(n), 0) FROM ledger"
PERSON: Final = "SELECT id, name, kind, owner, language, created, seen FROM people WHERE id = ?"
SESSION: Final = "SELECT hash, person, kind, created, seen, label FROM sessions WHERE hash = ?"
SESSIONS: Final = (
    "SELECT hash, person, kind, created, seen, label FROM sessions "
    "WHERE person = ?1 AND (?2 IS NULL OR kind = ?2) ORDER BY created, hash"
)
TABLES_OF: Final = (
    'SELECT DISTINCT "table" FROM seats JOIN tables ON tables.id = "table" '
    "WHERE person = ? AND status IN ('open', 'playing') ORDER BY changed DESC, id LIMIT ?"
)
SIZE: Final = "SELECT page_count, page_size FROM pragma_page_count, pragma_page_size"
COUNTS: Final = (
    "SELECT 'people', COUNT(*) FROM people UNION ALL SELECT 'sessions', COUNT(*) FROM sessions "
    "UNION ALL SELECT 'tables_' || status, COUNT(*) FROM tables GROUP BY status"
)

# Looking for damage. ``crc32`` is a function that the store lends to SQLite.

GAPS: Final = (
    'SELECT "table", MIN(version), MAX(version), COUNT(*) FROM events GROUP BY "table" '
    "HAVING MIN(version) <> 1 OR MAX(version) <> COUNT(*)"
)
CHANGED: Final = 'SELECT "table", version FROM events WHERE crc <> crc32(CAST(told AS BLOB))'
