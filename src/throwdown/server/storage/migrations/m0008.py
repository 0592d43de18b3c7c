"""Names of people, beside the events that they are in: one can be withdrawn, and the hashes of the events hold.

Nothing refers to ``people`` here: who does not come back is forgotten there, and stays in the records of their games.
"""

from __future__ import annotations

from typing import Final

_COLUMNS: Final = """
        "table" TEXT NOT NULL REFERENCES tables,
        version {whole} NOT NULL,
        seat {whole} NOT NULL,
        person TEXT NOT NULL,
        name TEXT NOT NULL,
        salt TEXT NOT NULL,
        PRIMARY KEY ("table", version, seat)
"""
_OF: Final = "CREATE INDEX names_of ON names (person)"

SQLITE: Final = (f"CREATE TABLE names ({_COLUMNS.format(whole='INTEGER')}) STRICT, WITHOUT ROWID", _OF)
POSTGRES: Final = (f"CREATE TABLE names ({_COLUMNS.format(whole='BIGINT')})", _OF)
