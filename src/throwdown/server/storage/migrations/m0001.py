"""People, sessions, tables, games, events and answers."""

from __future__ import annotations

from typing import Final

SQLITE: Final = (
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

POSTGRES: Final = (
    """CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('guest', 'bot')),
        owner TEXT REFERENCES people,
        language TEXT NOT NULL,
        created DOUBLE PRECISION NOT NULL,
        seen DOUBLE PRECISION NOT NULL
    )""",
    "CREATE INDEX people_of ON people (owner) WHERE owner IS NOT NULL",
    """CREATE TABLE sessions (
        hash BYTEA PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people,
        kind TEXT NOT NULL CHECK (kind IN ('cookie', 'token', 'resume')),
        created DOUBLE PRECISION NOT NULL,
        seen DOUBLE PRECISION NOT NULL
    )""",
    "CREATE INDEX sessions_of ON sessions (person, kind)",
    """CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'closed')),
        visibility TEXT NOT NULL,
        listing TEXT NOT NULL,
        created DOUBLE PRECISION NOT NULL,
        changed DOUBLE PRECISION NOT NULL
    )""",
    "CREATE INDEX tables_by_status ON tables (status, changed)",
    """CREATE TABLE games (
        id TEXT PRIMARY KEY,
        "table" TEXT NOT NULL REFERENCES tables,
        number BIGINT NOT NULL,
        game TEXT NOT NULL,
        secret TEXT NOT NULL,
        started DOUBLE PRECISION NOT NULL,
        ended DOUBLE PRECISION,
        UNIQUE ("table", number)
    )""",
    """CREATE TABLE events (
        "table" TEXT NOT NULL REFERENCES tables,
        version BIGINT NOT NULL CHECK (version > 0),
        at DOUBLE PRECISION NOT NULL,
        told TEXT NOT NULL,
        crc BIGINT NOT NULL,
        PRIMARY KEY ("table", version)
    )""",
    """CREATE TABLE moves (
        "table" TEXT NOT NULL REFERENCES tables,
        person TEXT NOT NULL,
        move TEXT NOT NULL,
        fingerprint TEXT NOT NULL,
        answer TEXT NOT NULL,
        PRIMARY KEY ("table", person, move)
    )""",
)
