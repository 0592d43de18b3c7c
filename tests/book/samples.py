"""Seats of made-up games."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from throwdown.book import Luck

if TYPE_CHECKING:
    from throwdown.book import Sat

MEMBERS = ("ada", "bo", "cleo", "dan")
#: A Saturday evening, at eight in the evening in UTC.
SATURDAY = datetime(2026, 11, 14, 20, tzinfo=UTC).timestamp()
HOUR = 3600.0


def game(id: str, ended: float, *winners: str, of: str = "ada bo") -> list[Sat]:
    """A game of these members, separated by blanks: who does not win is second."""
    return [(id, member, "strike", "", ended, 1 if member in winners else 2, None) for member in of.split()]


def _seats(games: list[tuple[int, str, str, list[int]]]) -> list[Sat]:
    begin = datetime(2025, 12, 31, 12, tzinfo=UTC).timestamp()
    return [
        (f"g{number}", member, "strike", where, begin + hours * HOUR, rank, Luck(rank * hours % 20, 5.0, 4.2))
        for number, (hours, where, sat, ranks) in enumerate(games)
        for member, rank in zip(sat.split(), ranks, strict=False)
    ]


#: Seats of games within a few days around New Year. Some have one member only, or one twice; some were won by others.
seats = st.builds(
    _seats,
    st.lists(
        st.tuples(
            st.integers(0, 60),
            st.sampled_from(("", "tab")),
            st.sampled_from(("ada bo", "ada bo cleo dan", "bo cleo", "dan", "ada ada bo", "cleo dan")),
            st.lists(st.integers(1, 4), min_size=4, max_size=4),
        ),
        max_size=12,
    ),
)
