"""The book of a table: what a group of people played together, evening by evening, and who beat whom.

Pure functions over the seats of finished games. Names are not in it: members are ids.
"""

from __future__ import annotations

from .book import Book, Evening, Pair, Part, Score, Streak, Unlucky, book_from, book_of, part_of
from .evenings import Zone, day_of, evenings_of
from .games import Game, Luck, Sat, games_of
from .seasons import ALL, Span, span_of_year, years_of

__all__ = [
    "ALL", "Book", "Evening", "Game", "Luck", "Pair", "Part", "Sat", "Score", "Span", "Streak", "Unlucky", "Zone",
    "book_from", "book_of", "day_of", "evenings_of", "games_of", "part_of", "span_of_year", "years_of",
]  # fmt: skip
