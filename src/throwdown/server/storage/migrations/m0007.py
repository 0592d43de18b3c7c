"""The tree over the public list: hashes of full subtrees, the logs with their newest signed heads, and the key.

They are filled when the store is opened: neither store can sign.
"""

from __future__ import annotations

from typing import Final

# In the row of each leaf: the hashes of the subtrees that it completes, itself first, 32 bytes each.
SQLITE: Final = (
    "CREATE TABLE ledger_tree (n INTEGER PRIMARY KEY, hashes BLOB NOT NULL) STRICT",
    """CREATE TABLE ledger_logs (
        first INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        size INTEGER NOT NULL,
        root TEXT NOT NULL,
        at INTEGER NOT NULL,
        signature TEXT NOT NULL
    ) STRICT""",
    """CREATE TABLE ledger_key (
        one INTEGER PRIMARY KEY CHECK (one = 1), private TEXT NOT NULL, public TEXT NOT NULL
    ) STRICT""",
)

POSTGRES: Final = (
    "CREATE TABLE ledger_tree (n BIGINT PRIMARY KEY, hashes BYTEA NOT NULL)",
    """CREATE TABLE ledger_logs (
        first BIGINT PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        size BIGINT NOT NULL,
        root TEXT NOT NULL,
        at BIGINT NOT NULL,
        signature TEXT NOT NULL
    )""",
    "CREATE TABLE ledger_key (one BIGINT PRIMARY KEY CHECK (one = 1), private TEXT NOT NULL, public TEXT NOT NULL)",
)
