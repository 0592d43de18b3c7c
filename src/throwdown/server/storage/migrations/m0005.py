"""Which servers there are, which of them has which table, and what each wrote last; only PostgreSQL has several."""

from __future__ import annotations

from typing import Final

SQLITE: Final[tuple[str, ...]] = ()

# An epoch only grows: whoever writes under an older one is refused. A server that writes a group of batches says
# under ``written`` which one it was, in the same transaction, so that it recognises a commit whose answer was lost.
POSTGRES: Final = (
    """CREATE TABLE servers (
        id TEXT PRIMARY KEY,
        address TEXT NOT NULL,
        version TEXT NOT NULL,
        started TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
        lease_until TIMESTAMPTZ NOT NULL
    )""",
    """CREATE TABLE owners (
        "table" TEXT PRIMARY KEY,
        server TEXT,
        epoch BIGINT NOT NULL
    )""",
    "CREATE INDEX owners_of ON owners (server) WHERE server IS NOT NULL",
    """CREATE TABLE writers (
        server TEXT PRIMARY KEY,
        written BIGINT NOT NULL,
        since TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp()
    )""",
)
