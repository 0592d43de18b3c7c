"""Daily throws: each day with its secret, and one throw of each person.

Nothing refers to ``people``: a person who is forgotten leaves a throw without a person behind.
"""

from __future__ import annotations

from typing import Final

from .tables import in_postgres, in_sqlite

#: ``sealed`` has the secret until the day ends, ``secret`` from then on. ``final``: the hash of the record.
_DAYS: Final = """
        day TEXT PRIMARY KEY,
        header TEXT NOT NULL,
        sealed TEXT NOT NULL,
        secret TEXT NOT NULL,
        opened {real} NOT NULL,
        ended {real},
        final TEXT NOT NULL
"""
#: ``points`` and ``landing`` follow from day and intent: they are missing until they are computed.
_THROWS: Final = """
        id TEXT PRIMARY KEY,
        day TEXT NOT NULL REFERENCES daily_days ON DELETE CASCADE,
        person TEXT,
        intent TEXT NOT NULL,
        listed {whole} NOT NULL,
        at {real} NOT NULL,
        points {whole},
        landing TEXT NOT NULL,
        UNIQUE (day, person)
"""
_TABLES: Final = {"daily_days": _DAYS, "daily_throws": _THROWS}
_INDEXES: Final = (
    "CREATE INDEX daily_throws_of ON daily_throws (person) WHERE person IS NOT NULL",
    "CREATE INDEX daily_throws_listed ON daily_throws (day, points) WHERE listed = 1",
)

SQLITE: Final = in_sqlite(_TABLES, _INDEXES)
POSTGRES: Final = in_postgres(_TABLES, _INDEXES)
