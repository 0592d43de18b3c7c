"""Open tournaments: what happened in each of them, and who plays.

Names are beside the log, so that they can be withdrawn. Nothing refers to ``people``: results stay when a person is
forgotten.
"""

from __future__ import annotations

from typing import Final

from .tables import in_postgres, in_sqlite

_TOURNAMENTS: Final = """
        id TEXT PRIMARY KEY,
        host TEXT NOT NULL,
        name TEXT NOT NULL,
        book TEXT,
        listed {whole} NOT NULL,
        running {whole} NOT NULL,
        created {real} NOT NULL,
        changed {real} NOT NULL
"""
_LOG: Final = """
        tournament TEXT NOT NULL REFERENCES tournaments ON DELETE CASCADE,
        version {whole} NOT NULL,
        at {real} NOT NULL,
        entry TEXT NOT NULL,
        PRIMARY KEY (tournament, version)
"""
_ENTRANTS: Final = """
        tournament TEXT NOT NULL REFERENCES tournaments ON DELETE CASCADE,
        number {whole} NOT NULL,
        person TEXT,
        bot TEXT NOT NULL,
        name TEXT NOT NULL,
        gone {whole} NOT NULL,
        PRIMARY KEY (tournament, number),
        UNIQUE (tournament, person)
"""
_TABLES: Final = {"tournaments": _TOURNAMENTS, "tournament_log": _LOG, "tournament_entrants": _ENTRANTS}
_INDEXES: Final = (
    "CREATE INDEX tournaments_hosted ON tournaments (host)",
    "CREATE INDEX tournaments_running ON tournaments (id) WHERE running = 1",
    "CREATE INDEX tournaments_listed ON tournaments (changed) WHERE listed = 1",
    "CREATE INDEX tournaments_of_book ON tournaments (book) WHERE book IS NOT NULL",
    "CREATE INDEX tournament_entrants_are ON tournament_entrants (person) WHERE person IS NOT NULL",
)

SQLITE: Final = in_sqlite(_TABLES, _INDEXES)
POSTGRES: Final = in_postgres(_TABLES, _INDEXES)
