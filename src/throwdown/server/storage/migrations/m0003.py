"""A row to try writing on, and what purging looks for."""

from __future__ import annotations

from typing import Final

# Whether anything can be written is tried out on a row of its own; and what nobody can use any more is looked for.
# Only who sits at a table that is not over is looked up: the others would make that slower with every game.
SQLITE: Final = (
    "CREATE TABLE pulse (one INTEGER PRIMARY KEY CHECK (one = 1), at REAL NOT NULL) STRICT",
    "CREATE INDEX sessions_by_use ON sessions (kind, seen)",
    """DELETE FROM seats WHERE "table" IN (SELECT id FROM tables WHERE status IN ('over', 'closed'))""",
)

POSTGRES: Final = (
    "CREATE TABLE pulse (one INTEGER PRIMARY KEY CHECK (one = 1), at DOUBLE PRECISION NOT NULL)",
    "CREATE INDEX sessions_by_use ON sessions (kind, seen)",
)
