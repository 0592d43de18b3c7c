"""PostgreSQL collects no statistics about columns with names and words of people.

Its statistics have samples of the values, and they would still have a name after its person was forgotten. Setting the
type again deletes what was collected so far.
"""

from __future__ import annotations

from typing import Final

#: By table: the columns.
_WORDS: Final = {
    "people": ("name",),
    "sessions": ("label",),
    "credentials": ("label",),
    "names": ("name", "salt", "text"),
    "tables": ("listing",),
    "events": ("told",),
    "moves": ("answer",),
    "plays": ("name",),
    "books": ("name",),
    "book_members": ("name",),
    "book_seasons": ("name",),
    "tournaments": ("name",),
    "tournament_entrants": ("name",),
    "tournament_log": ("entry",),
    "reports": ("name",),
    "report_lines": ("name", "text", "phrase"),
    "sanctions": ("reason", "look"),
    "desk_log": ("reason",),
    "bot_errors": ("errors",),
    "notice_targets": ("endpoint", "keys", "label"),
    "lobby": ("shown",),
}

SQLITE: Final = ()
POSTGRES: Final = tuple(
    f"ALTER TABLE {table} ALTER COLUMN {column} TYPE TEXT, ALTER COLUMN {column} SET STATISTICS 0"
    for table, columns in _WORDS.items()
    for column in columns
)
