"""One row for each seat of a finished game: lists and figures of many games are read without reading any journal.

Nothing refers to ``people`` here: who does not come back is forgotten there, and stays in the games of the others.
Games that ended before get their rows from a step in the background.
"""

from __future__ import annotations

from typing import Final

_COLUMNS: Final = """
        game TEXT NOT NULL,
        seat {whole} NOT NULL,
        person TEXT,
        bot TEXT NOT NULL,
        name TEXT NOT NULL,
        kind TEXT NOT NULL,
        edition TEXT NOT NULL,
        thrower TEXT NOT NULL,
        table_kind TEXT NOT NULL,
        place TEXT NOT NULL,
        host TEXT NOT NULL,
        seats {whole} NOT NULL,
        rank {whole} NOT NULL,
        won {whole} NOT NULL,
        "left" {whole} NOT NULL,
        ended {real} NOT NULL,
        rated {whole} NOT NULL,
        figures TEXT NOT NULL,
        analysis TEXT NOT NULL,
        PRIMARY KEY (game, seat)
"""
_INDEXES: Final = (
    "CREATE INDEX plays_of ON plays (person, ended, game)",  # which games two people share is read from it alone
    "CREATE INDEX plays_hosted ON plays (host, ended) WHERE host <> ''",
)

SQLITE: Final = (
    f"CREATE TABLE plays ({_COLUMNS.format(whole='INTEGER', real='REAL')}) STRICT, WITHOUT ROWID",
    *_INDEXES,
)
POSTGRES: Final = (
    f"CREATE TABLE plays ({_COLUMNS.format(whole='BIGINT', real='DOUBLE PRECISION')})",
    *_INDEXES,
)
