"""Points, and what decides where points are equal."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from throwdown.tournaments import (
    Corrected,
    Left,
    Paired,
    Reported,
    Seating,
    points_of,
    standings,
    standings_csv,
    tables_csv,
)
from throwdown.tournaments.points import BYE, POINT, SCALES, points_by_seat

from .evenings import Evening


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2), (5, 1)),
        ((1, 1), (3, 3)),
        ((2, 1, 3), (3, 5, 1)),
        ((1, 2, 3, 4), (5, 3, 2, 1)),
        ((1, 1, 3, 4), (4, 4, 2, 1)),
        ((1, 2, 2, 2), (5, 2, 2, 2)),
        ((1, 2, 3, 4, 5), (5, 3, 2, 1, 0)),
        ((1, 1, 1, 4, 5), (Fraction(10, 3), Fraction(10, 3), Fraction(10, 3), 1, 0)),
    ],
)
def test_places_give_points_and_ties_share(places: tuple[int, ...], points: tuple[Fraction, ...]) -> None:
    assert tuple(Fraction(each, POINT) for each in points_by_seat(places)) == points


@given(st.lists(st.integers(0, 4), min_size=2, max_size=5))
def test_a_table_always_gives_all_its_points(values: list[int]) -> None:
    places = [1 + sum(other > value for other in values) for value in values]
    assert sum(points_by_seat(places)) == sum(SCALES[len(places)]) * POINT


def test_a_bye_counts_like_a_second_place() -> None:
    assert BYE == points_by_seat((1, 2, 3, 4))[1] == points_by_seat((1, 1))[0]


def paired(number: int, *tables: tuple[int, ...], byes: tuple[int, ...] = (), final: bool = False) -> Paired:
    seatings = tuple(Seating(number + at, seats) for at, seats in enumerate(tables))
    return Paired(tables=seatings, byes=byes, final=final)


def ranks(evening: Evening) -> list[tuple[int, int | None]]:
    return [(line.entrant, line.rank) for line in standings(evening.state)]


def test_points_then_wins_then_points_of_opponents_decide() -> None:
    evening = Evening(6, seats=2, rounds=2, final=False)
    evening.append(
        paired(1, (1, 2), (3, 4), (5, 6)),
        Reported(table=1, places=(1, 2)),
        Reported(table=2, places=(1, 1)),
        Reported(table=3, places=(1, 2)),
        paired(4, (1, 3), (5, 4), (2, 6)),
        Reported(table=4, places=(2, 1)),
        Reported(table=5, places=(2, 1)),
        Reported(table=6, places=(1, 1)),
    )
    lines = {line.entrant: line for line in standings(evening.state)}
    assert [lines[number].points for number in (1, 2, 3, 4, 5, 6)] == [6, 4, 8, 8, 6, 4]
    assert [lines[number].won for number in (1, 2, 3, 4, 5, 6)] == [1, 1, 2, 2, 1, 1]
    assert [lines[number].opponents for number in (1, 2, 3, 4, 5, 6)] == [12, 10, 14, 14, 12, 10]
    assert ranks(evening) == [(3, 1), (4, 1), (1, 3), (5, 3), (2, 5), (6, 5)]
    evening.append(Corrected(table=6, places=(2, 1)))
    assert ranks(evening) == [(3, 1), (4, 1), (5, 3), (1, 4), (6, 5), (2, 6)]


def test_more_wins_are_better_than_as_many_points_without() -> None:
    evening = Evening(6, seats=2, rounds=2, final=False)
    evening.append(
        paired(1, (1, 2), (3, 4), byes=(5, 6)),
        Reported(table=1, places=(1, 2)),
        Reported(table=2, places=(1, 1)),
        paired(3, (1, 4), (5, 6), byes=(3, 2)),
        Reported(table=3, places=(2, 1)),
        Reported(table=4, places=(1, 1)),
    )
    lines = standings(evening.state)
    assert [(line.entrant, line.points, line.won) for line in lines][1:] == [
        (1, 6, 1), (3, 6, 1), (5, 6, 1), (6, 6, 1), (2, 4, 0),
    ]  # fmt: skip
    assert [line.rank for line in lines] == [1, 2, 3, 4, 4, 6]


def test_a_correction_changes_the_standings_and_no_round_that_was_played() -> None:
    evening = Evening(8, rounds=2, final=False)
    evening.play()
    rounds, table = evening.state.rounds, evening.state.table(1)
    evening.append(Corrected(table=1, places=(4, 3, 2, 1)))
    assert evening.state.rounds == rounds
    assert points_of(evening.state.table(1)) == (1, 2, 3, 5)
    assert evening.state.table(1).corrected
    assert evening.state.table(1).seats == table.seats
    assert all(line.points == round(float(evening.counts.points(line.entrant)), 2) for line in standings(evening.state))


def test_a_table_that_does_not_count_gives_nobody_points() -> None:
    evening = Evening(4, rounds=1, final=False)
    evening.play()
    evening.append(Corrected(table=1, places=()))
    assert points_of(evening.state.table(1)) is None
    assert {line.points for line in standings(evening.state)} == {0}
    assert {line.games for line in standings(evening.state)} == {0}


def test_the_final_is_of_the_best_and_decides_the_first_places() -> None:
    evening = Evening(12, rounds=3)
    for _ in range(3):
        evening.play_round()
    before = standings(evening.state)
    final = evening.pair()
    assert final.final
    assert {line.rank for line in before if line.entrant in final.tables[0].seats} <= {1, 2, 3, 4}
    evening.append(Reported(table=final.tables[0].number, places=(4, 3, 2, 1)))
    assert ranks(evening)[:4] == [(number, rank + 1) for rank, number in enumerate(final.tables[0].seats[::-1])]
    assert {line.entrant: line.points for line in standings(evening.state)} == {it.entrant: it.points for it in before}
    assert points_of(evening.state.tables[-1]) is None


def test_equal_finalists_are_ranked_as_they_were_before() -> None:
    evening = Evening(8, rounds=2)
    for _ in range(2):
        evening.play_round()
    order = [line.entrant for line in standings(evening.state)]
    final = evening.pair().tables[0]
    evening.append(Reported(table=final.number, places=(1, 1, 1, 1)))
    assert [number for number, _ in ranks(evening)][:4] == [number for number in order if number in final.seats]


def test_one_who_left_is_not_in_the_final_and_has_a_rank() -> None:
    evening = Evening(8, rounds=1)
    evening.play_round()
    best = standings(evening.state)[0].entrant
    evening.append(Left(entrant=best))
    assert best not in evening.pair().tables[0].seats
    assert (best, 1) in ranks(evening)


def test_fillers_have_no_rank() -> None:
    evening = Evening(7, fillers=1, rounds=2, final=False)
    evening.play()
    assert ranks(evening)[-1] == (8, None)


@settings(max_examples=10, deadline=None)
@given(st.integers(3, 20), st.integers(0, 99))
def test_points_are_those_of_an_independent_count(players: int, seed: int) -> None:
    evening = Evening(players, seed=seed, rounds=3, final=False)
    evening.play()
    counts = evening.counts
    lines = standings(evening.state)
    assert all(abs(line.points - counts.points(line.entrant)) < 0.01 for line in lines)
    assert [line.points for line in lines] == sorted((line.points for line in lines), reverse=True)


# Files


def test_files_have_a_line_for_each_player_and_each_seat() -> None:
    evening = Evening(5, seats=2, rounds=1, final=False)
    evening.play()
    names = {1: "Ann", 2: "=1+1", 3: "Ümit", 4: "Dot, the third"}
    lines = standings_csv(evening.state, names).decode("utf-8-sig").split("\r\n")
    assert lines[0] == "rank,number,name,points,mean,games,won,opponents,byes,here"
    assert len(lines) == 1 + 5 + 1
    assert any(",2,'=1+1," in line for line in lines)
    tables = tables_csv(evening.state, names).decode("utf-8-sig").split("\r\n")
    assert len(tables) == 1 + 5 + 1
    bye = evening.state.rounds[0].byes[0]
    assert tables[-2].startswith(f"1,,0,,{bye},")
    assert tables[-2].endswith(",,3.0,0")
