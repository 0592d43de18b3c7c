"""The desk of a host: who looks after the server, bans and mutes with an end, reports, and a log of all that.

Beside it: whom a person has muted for themselves, and what the server last refused to a bot. Nothing refers to
``people``: the log has ids only, and outlives people who are forgotten.
"""

from __future__ import annotations

from typing import Final

from .tables import in_postgres, in_sqlite

_ROLES: Final = """
        person TEXT PRIMARY KEY,
        role TEXT NOT NULL CHECK (role IN ('host', 'moderator')),
        since {real} NOT NULL
"""
#: ``look`` is what the name of a banned person looks like: nobody else may take it before the end.
_SANCTIONS: Final = """
        person TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('ban', 'mute', 'name')),
        reason TEXT NOT NULL,
        since {real} NOT NULL,
        until {real} NOT NULL,
        look TEXT NOT NULL,
        PRIMARY KEY (person, kind)
"""
_REPORTS: Final = """
        id TEXT PRIMARY KEY,
        "table" TEXT NOT NULL,
        at {real} NOT NULL,
        by TEXT NOT NULL,
        person TEXT NOT NULL,
        name TEXT NOT NULL,
        version {whole} NOT NULL
"""
_LINES: Final = """
        report TEXT NOT NULL REFERENCES reports ON DELETE CASCADE,
        version {whole} NOT NULL,
        person TEXT NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        phrase TEXT NOT NULL,
        PRIMARY KEY (report, version)
"""
#: ``by`` is empty for the command line; ``person`` and ``table`` are empty where an act concerns none.
_LOG: Final = """
        id TEXT PRIMARY KEY,
        at {real} NOT NULL,
        by TEXT NOT NULL,
        act TEXT NOT NULL,
        person TEXT NOT NULL,
        "table" TEXT NOT NULL,
        reason TEXT NOT NULL,
        until {real} NOT NULL
"""
_MUTED: Final = """
        person TEXT NOT NULL,
        other TEXT NOT NULL,
        since {real} NOT NULL,
        PRIMARY KEY (person, other)
"""
#: ``errors`` is a list as JSON, the newest last.
_BOT_ERRORS: Final = """
        bot TEXT PRIMARY KEY,
        errors TEXT NOT NULL
"""
_TABLES: Final = {
    "roles": _ROLES,
    "sanctions": _SANCTIONS,
    "reports": _REPORTS,
    "report_lines": _LINES,
    "desk_log": _LOG,
    "muted": _MUTED,
    "bot_errors": _BOT_ERRORS,
}
_INDEXES: Final = (
    "CREATE INDEX sanctions_by_end ON sanctions (until)",
    "CREATE INDEX reports_about ON reports (person)",
    "CREATE INDEX report_lines_of ON report_lines (person)",
    "CREATE INDEX desk_log_by_time ON desk_log (at, id)",
    "CREATE INDEX desk_log_closes ON desk_log (\"table\") WHERE act = 'close'",
    "CREATE INDEX muted_by_others ON muted (other)",
)
SQLITE: Final = in_sqlite(_TABLES, _INDEXES)
POSTGRES: Final = in_postgres(_TABLES, _INDEXES)
