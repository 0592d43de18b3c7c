"""How strong people are: what each rated game says about each person in it, and which games wait to be rated.

A game is in it once for each person, whichever server rates it and however often. Nothing refers to ``people`` here,
as in ``plays``.
"""

from __future__ import annotations

from typing import Final

_COLUMNS: Final = """
        game TEXT NOT NULL,
        person TEXT NOT NULL,
        pool TEXT NOT NULL,
        day {whole} NOT NULL,
        weight {real} NOT NULL,
        moment {real} NOT NULL,
        anchored {whole} NOT NULL,
        PRIMARY KEY (game, person)
"""
_INDEXES: Final = (
    "CREATE INDEX ratings_of ON ratings (person, pool)",
    "CREATE INDEX plays_to_rate ON plays (ended, game) WHERE rated = 1 AND seat = 0",
)

SQLITE: Final = (
    f"CREATE TABLE ratings ({_COLUMNS.format(whole='INTEGER', real='REAL')}) STRICT, WITHOUT ROWID",
    *_INDEXES,
)
POSTGRES: Final = (
    f"CREATE TABLE ratings ({_COLUMNS.format(whole='BIGINT', real='DOUBLE PRECISION')})",
    *_INDEXES,
)
