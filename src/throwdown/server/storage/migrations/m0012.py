"""Books of groups: their members, seasons, and seats of games that a group has assigned.

Nothing refers to ``people`` or ``plays``: who leaves a group is a member without person and name there, and the seats
of that member are stored by game and seat alone.
"""

from __future__ import annotations

from typing import Final

from .tables import in_postgres, in_sqlite

_BOOKS: Final = """
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        zone TEXT NOT NULL,
        invitation TEXT NOT NULL UNIQUE,
        created {real} NOT NULL
"""
_MEMBERS: Final = """
        id TEXT PRIMARY KEY,
        book TEXT NOT NULL REFERENCES books ON DELETE CASCADE,
        person TEXT,
        name TEXT NOT NULL,
        since {real} NOT NULL,
        gone {real},
        UNIQUE (book, person)
"""
_SEASONS: Final = """
        id TEXT PRIMARY KEY,
        book TEXT NOT NULL REFERENCES books ON DELETE CASCADE,
        name TEXT NOT NULL,
        first_day TEXT NOT NULL,
        last_day TEXT NOT NULL
"""
_SEATS: Final = """
        book TEXT NOT NULL REFERENCES books ON DELETE CASCADE,
        game TEXT NOT NULL,
        seat {whole} NOT NULL,
        member TEXT NOT NULL REFERENCES book_members ON DELETE CASCADE,
        PRIMARY KEY (book, game, seat)
"""
_TABLES: Final = {"books": _BOOKS, "book_members": _MEMBERS, "book_seasons": _SEASONS, "book_seats": _SEATS}
_INDEXES: Final = (
    "CREATE INDEX book_members_are ON book_members (person) WHERE person IS NOT NULL",
    "CREATE INDEX book_seasons_of ON book_seasons (book)",
    "CREATE INDEX book_seats_of ON book_seats (member)",
)

SQLITE: Final = in_sqlite(_TABLES, _INDEXES)
POSTGRES: Final = in_postgres(_TABLES, _INDEXES)
