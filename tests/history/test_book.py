"""The book of a group: scores, who beat whom, by year or in all."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from throwdown.history.book import Pair, Score, book_of
from throwdown.history.zone import Zone

if TYPE_CHECKING:
    from throwdown.history.book import Seat

BERLIN = Zone("Europe/Berlin")


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def seats(game: str, when: str, *members: tuple[str, int], kind: str = "strike") -> list[Seat]:
    return [(game, seat, member, kind, at(when), rank) for seat, (member, rank) in enumerate(members)]


def test_each_pair_of_a_game_is_compared_for_itself() -> None:
    book = book_of(seats("g", "2026-05-01T20:00", ("c", 1), ("a", 2), ("b", 2)), BERLIN)
    assert book.pairs == [
        Pair(one="a", other="b", one_beat=0, other_beat=0, even=1),
        Pair(one="a", other="c", one_beat=0, other_beat=1, even=0),
        Pair(one="b", other="c", one_beat=0, other_beat=1, even=0),
    ]
    assert book.scores == [
        Score(member="c", games=1, won=1),
        Score(member="a", games=1, won=0),
        Score(member="b", games=1, won=0),
    ]


def test_a_game_counts_if_two_members_sat_there_and_the_best_seat_of_each() -> None:
    alone = seats("alone", "2026-05-01T20:00", ("a", 1), ("a", 2))
    twice = seats("twice", "2026-05-01T21:00", ("a", 3), ("b", 2), ("a", 1), kind="impact")
    book = book_of([*alone, *twice], BERLIN)
    assert (book.games, book.kinds) == (1, {"impact": 1})
    assert book.pairs == [Pair(one="a", other="b", one_beat=1, other_beat=0, even=0)]


def test_who_plays_into_the_new_year_still_plays_in_the_old_one() -> None:
    old = seats("old", "2026-01-01T03:59", ("a", 1), ("b", 2))  # 4:59 in Berlin
    new = seats("new", "2026-01-01T04:00", ("b", 1), ("a", 2))
    assert [book_of([*old, *new], BERLIN, year).games for year in (None, 2025, 2026, 2024)] == [2, 1, 1, 0]
    assert book_of([*old, *new], BERLIN, 2025).years == [2026, 2025]
    assert book_of(old, Zone("Nowhere/Atoll")).years == [2025]


def test_no_games_are_a_book_without_years() -> None:
    book = book_of([], BERLIN)
    assert (book.years, book.games, book.kinds, book.scores, book.pairs) == ([], 0, {}, [], [])
