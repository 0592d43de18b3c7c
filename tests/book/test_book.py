"""The book of a group: evenings, pairs, streaks, luck and years, by example and as properties."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given

from tests.book.samples import HOUR, MEMBERS, SATURDAY, game, seats
from throwdown.book import (
    ALL,
    Luck,
    Sat,
    Zone,
    book_from,
    book_of,
    day_of,
    evenings_of,
    games_of,
    part_of,
    span_of_year,
    years_of,
)
from throwdown.book.evenings import PAUSE_S

UTC = Zone()


@given(seats)
def test_every_game_is_in_one_evening_of_one_place_and_day(sat: list[Sat]) -> None:
    games = games_of(sat)
    evenings = evenings_of(games, UTC)
    assert sorted(game.id for evening in evenings for game in evening) == sorted(game.id for game in games)
    for evening in evenings:
        assert len({game.where for game in evening}) == len({UTC.day(game.ended) for game in evening}) == 1
        assert all(later.ended - game.ended <= PAUSE_S for game, later in pairwise(evening))


@given(seats)
def test_pairs_have_every_game_of_two_members_once(sat: list[Sat]) -> None:
    games = games_of(sat)
    for pair in book_of(games, ALL, UTC).pairs:
        both = [game for game in games if {pair.one, pair.other} <= game.ranks.keys()]
        assert pair.one < pair.other
        assert pair.one_beat + pair.other_beat + pair.even == len(both) > 0
        assert pair.one_beat == sum(game.ranks[pair.one] < game.ranks[pair.other] for game in both)


@given(seats)
def test_years_have_every_game_once(sat: list[Sat]) -> None:
    games = games_of(sat)
    whole = book_of(games, ALL, UTC)
    years = [book_of(games, span_of_year(year), UTC) for year in years_of([game.ended for game in games], UTC)]
    assert [evening for year in years for evening in year.evenings] == whole.evenings
    assert sum(year.games for year in years) == whole.games == len(games)
    for member in MEMBERS:
        won = [score.won for year in years for score in year.scores if score.member == member]
        assert sum(won) == sum(score.won for score in whole.scores if score.member == member)


@given(seats)
def test_years_one_after_the_other_are_the_whole_book(sat: list[Sat]) -> None:
    games = games_of(sat)
    parts = [part_of(games, span_of_year(year), UTC) for year in (2025, 2026)]
    assert book_from(parts, UTC) == book_of(games, ALL, UTC)


@given(seats)
def test_no_streak_is_longer_than_the_longest(sat: list[Sat]) -> None:
    games = games_of(sat)
    streak = book_of(games, ALL, UTC).streak
    found = 0
    for member in MEMBERS:
        results = "".join("W" if game.won(member) else "-" for game in games if member in game.ranks)
        found = max(found, *map(len, results.split("-")))
    assert found == (streak.games if streak else 0)


@given(seats)
def test_the_order_of_seats_does_not_matter(sat: list[Sat]) -> None:
    assert book_of(games_of(sat), ALL, UTC) == book_of(games_of(reversed(sat)), ALL, UTC)


def test_a_game_in_which_one_member_sat_is_not_of_the_group() -> None:
    alone = game("g1", SATURDAY, of="ada") + game("g2", SATURDAY, of="bo bo")
    assert games_of(alone) == []


def test_the_second_beats_the_third_and_equal_ranks_are_even() -> None:
    sat = [
        ("g", member, "strike", "", SATURDAY, rank, None) for member, rank in zip(MEMBERS, (1, 2, 3, 3), strict=True)
    ]
    found = {(pair.one, pair.other): pair for pair in book_of(games_of(sat), ALL, UTC).pairs}
    assert (found["bo", "cleo"].one_beat, found["bo", "cleo"].other_beat, found["bo", "cleo"].even) == (1, 0, 0)
    assert (found["cleo", "dan"].one_beat, found["cleo", "dan"].other_beat, found["cleo", "dan"].even) == (0, 0, 1)


def test_the_hours_after_midnight_belong_to_the_evening_before() -> None:
    late = game("g1", SATURDAY + 3 * HOUR) + game("g2", SATURDAY + 6 * HOUR) + game("g3", SATURDAY + 10 * HOUR)
    book = book_of(games_of(late), ALL, UTC)
    assert [(evening.day, evening.games) for evening in book.evenings] == [("2026-11-15", 1), ("2026-11-14", 2)]


def test_a_zone_decides_which_day_it_was() -> None:
    (played,) = games_of(game("g", SATURDAY + 6 * HOUR))
    assert day_of([played], Zone("Pacific/Auckland")).isoformat() == "2026-11-15"
    assert day_of([played], Zone("America/New_York")).isoformat() == "2026-11-14"
    assert (Zone.knows("Europe/Berlin"), Zone.knows("../etc/passwd"), Zone.knows("")) == (True, False, False)


def test_new_years_eve_is_one_evening_of_the_old_year() -> None:
    eve = SATURDAY + (47 * 24 + 3) * HOUR  # 31 December, 23:00
    games = games_of(game("g1", eve, "ada") + game("g2", eve + 2 * HOUR, "ada"))
    assert years_of([game.ended for game in games], UTC) == [2026]
    book = book_of(games, span_of_year(2026), UTC)
    assert book.streak is not None and (book.streak.member, book.streak.games) == ("ada", 2)
    assert book_of(games, span_of_year(2027), UTC).evenings == []


def test_the_unluckiest_evening_is_the_one_with_most_bad_luck() -> None:
    def thrown(id: str, day: int, dice: int, crosses: int) -> list[Sat]:
        sat = game(id, SATURDAY + day * 24 * HOUR)
        return [(*sat[0][:-1], Luck(crosses, dice / 6, dice * 5 / 36)), sat[1]]

    few = thrown("few", 0, 5, 5)
    most = thrown("most", 1, 600, 130)  # 30 above 100, more than three standard deviations
    worst = thrown("worst", 2, 60, 30)  # 20 above 10, seven of them
    book = book_of(games_of(few + most + worst), ALL, UTC)
    assert book.unluckiest is not None
    assert (book.unluckiest.member, book.unluckiest.seen, book.unluckiest.expected) == ("ada", 30, 10.0)
    assert book.unluckiest.day == "2026-11-16"
    assert book_of(games_of(few), ALL, UTC).unluckiest is None
