"""What people prove themselves with besides the cookie of a browser, guests that were joined, and links of the host."""

from __future__ import annotations

from typing import Final

#: ``key`` is what a credential is found by; the kind says what it and ``secret`` are (rows.py).
_CREDENTIALS: Final = """
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people,
        kind TEXT NOT NULL CHECK (kind IN ('code', 'password', 'passkey', 'oidc')),
        key TEXT NOT NULL,
        secret TEXT NOT NULL,
        label TEXT NOT NULL,
        count {whole} NOT NULL,
        created {real} NOT NULL,
        used {real} NOT NULL,
        UNIQUE (kind, key)
"""
_TICKETS: Final = """
        hash {bytes} PRIMARY KEY,
        kind TEXT NOT NULL CHECK (kind IN ('reset', 'invite', 'used')),
        person TEXT REFERENCES people,
        uses {whole} NOT NULL CHECK (uses >= 0),
        created {real} NOT NULL,
        until {real} NOT NULL
"""
#: The rows of a guest stay as they are when the guest is joined to another person: journals name that id.
_JOINED: Final = "ALTER TABLE people ADD COLUMN joined TEXT REFERENCES people"
_INDEXES: Final = (
    "CREATE INDEX people_joined ON people (joined) WHERE joined IS NOT NULL",
    "CREATE INDEX credentials_of ON credentials (person)",
    "CREATE INDEX tickets_of ON tickets (person) WHERE person IS NOT NULL",
)
_SQLITE: Final = {"whole": "INTEGER", "real": "REAL", "bytes": "BLOB"}
_POSTGRES: Final = {"whole": "BIGINT", "real": "DOUBLE PRECISION", "bytes": "BYTEA"}

SQLITE: Final = (
    _JOINED,
    f"CREATE TABLE credentials ({_CREDENTIALS.format(**_SQLITE)}) STRICT, WITHOUT ROWID",
    f"CREATE TABLE tickets ({_TICKETS.format(**_SQLITE)}) STRICT, WITHOUT ROWID",
    *_INDEXES,
)
POSTGRES: Final = (
    _JOINED,
    f"CREATE TABLE credentials ({_CREDENTIALS.format(**_POSTGRES)})",
    f"CREATE TABLE tickets ({_TICKETS.format(**_POSTGRES)})",
    *_INDEXES,
)
