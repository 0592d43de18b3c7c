"""Who sits where, and what a session is called."""

from __future__ import annotations

from typing import Final

SQLITE: Final = (
    "ALTER TABLE sessions ADD COLUMN label TEXT NOT NULL DEFAULT ''",
    """CREATE TABLE seats (
        "table" TEXT NOT NULL REFERENCES tables,
        seat INTEGER NOT NULL,
        person TEXT NOT NULL REFERENCES people,
        PRIMARY KEY ("table", seat)
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX seats_of ON seats (person)",
)

POSTGRES: Final = (
    "ALTER TABLE sessions ADD COLUMN label TEXT NOT NULL DEFAULT ''",
    """CREATE TABLE seats (
        "table" TEXT NOT NULL REFERENCES tables,
        seat BIGINT NOT NULL,
        person TEXT NOT NULL REFERENCES people,
        PRIMARY KEY ("table", seat)
    )""",
    "CREATE INDEX seats_of ON seats (person)",
)
