"""Notices: where a person wants them, when not, what was sent, and days away.

``claims``: a server that sends a notice claims it first; a second claim is refused.
"""

from __future__ import annotations

from typing import Final

from .tables import in_postgres, in_sqlite

_TARGETS: Final = """
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('push', 'ntfy', 'discord', 'slack', 'matrix')),
        endpoint TEXT NOT NULL,
        keys TEXT NOT NULL,
        session TEXT NOT NULL,
        label TEXT NOT NULL,
        created {real} NOT NULL,
        failures {whole} NOT NULL,
        UNIQUE (person, endpoint)
"""
_CHOICES: Final = """
        person TEXT PRIMARY KEY,
        zone TEXT NOT NULL,
        quiet_from {whole},
        quiet_until {whole}
"""
_AWAY: Final = """
        person TEXT NOT NULL,
        since {real} NOT NULL,
        until {real} NOT NULL,
        first_day TEXT NOT NULL,
        last_day TEXT NOT NULL,
        PRIMARY KEY (person, since)
"""
_NOTICES: Final = """
        person TEXT NOT NULL,
        kind TEXT NOT NULL,
        about TEXT NOT NULL,
        path TEXT NOT NULL,
        due {real} NOT NULL,
        claims {whole} NOT NULL CHECK (claims <= 1),
        PRIMARY KEY (person, kind, about)
"""
_TABLES: Final = {
    "notice_targets": _TARGETS, "notice_choices": _CHOICES, "days_away": _AWAY, "notices": _NOTICES,
}  # fmt: skip
_INDEXES: Final = (
    "CREATE UNIQUE INDEX notice_targets_push ON notice_targets (endpoint) WHERE kind = 'push'",
    "CREATE INDEX days_away_until ON days_away (until)",
    "CREATE INDEX notices_due ON notices (due) WHERE claims = 0",
    "CREATE INDEX notices_by_time ON notices (due)",
)

SQLITE: Final = in_sqlite(_TABLES, _INDEXES)
POSTGRES: Final = in_postgres(_TABLES, _INDEXES)
