"""Chat lines beside the events, who was forgotten, and the journals of older versions, which are to be rewritten.

A row of ``old_journals`` is a table whose events may have names or chat lines inside. The store rewrites them when it
is opened, each in a transaction of its own, so that a process that dies on the way loses nothing (``journals``).
"""

from __future__ import annotations

from typing import Final

_TEXT: Final = "ALTER TABLE names ADD COLUMN text TEXT NOT NULL DEFAULT ''"
_SPOKEN: Final = """CREATE INDEX names_spoken ON names ("table", version) WHERE text <> ''"""
#: ``kind``: ``person`` is forgotten altogether, ``names`` is withdrawn from the games until then.
_WITHDRAWN: Final = """
        person TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('person', 'names')),
        at {real} NOT NULL,
        PRIMARY KEY (person, kind)
"""
_BY_TIME: Final = "CREATE INDEX withdrawn_by_time ON withdrawn (at)"
_OLD: Final = 'CREATE TABLE old_journals ("table" TEXT PRIMARY KEY REFERENCES tables)'
_ALL_OLD: Final = "INSERT INTO old_journals SELECT id FROM tables"

SQLITE: Final = (
    _TEXT,
    _SPOKEN,
    f"CREATE TABLE withdrawn ({_WITHDRAWN.format(real='REAL')}) STRICT, WITHOUT ROWID",
    _BY_TIME,
    f"{_OLD} STRICT, WITHOUT ROWID",
    _ALL_OLD,
)
POSTGRES: Final = (
    _TEXT,
    _SPOKEN,
    f"CREATE TABLE withdrawn ({_WITHDRAWN.format(real='DOUBLE PRECISION')})",
    _BY_TIME,
    _OLD,
    _ALL_OLD,
)
