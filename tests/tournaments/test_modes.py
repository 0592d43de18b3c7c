"""Open evenings and knock-outs."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from throwdown.tournaments import (
    BellRung,
    Closed,
    Corrected,
    Entered,
    Left,
    Reported,
    Returned,
    TournamentRefused,
    phase,
    standings,
)

from .evenings import Evening

# Open evening


def evening_of(players: int, **settings: int) -> Evening:
    return Evening(players, mode="evening", **settings)


def finish(evening: Evening, table: int) -> None:
    evening.append(Reported(table=table, places=evening.some_places(len(evening.state.table(table).seats))))


def test_four_who_wait_are_seated_at_once() -> None:
    evening = evening_of(3)
    assert evening.pair().tables == ()
    evening.append(Entered(entrant=4))
    assert sorted(evening.pair().tables[0].seats) == [1, 2, 3, 4]


def test_three_are_seated_when_they_have_waited() -> None:
    evening = evening_of(3)
    assert evening.pair(hurry=True).tables != ()


def test_two_wait_on() -> None:
    assert evening_of(2).pair(hurry=True).tables == ()


def test_those_who_waited_longest_play_first() -> None:
    evening = evening_of(6)
    assert sorted(evening.pair().tables[0].seats) == [1, 2, 3, 4]
    evening.append(Left(entrant=5), Returned(entrant=5))
    evening.append(*(Entered(entrant=number) for number in (7, 8, 9)))
    assert sorted(evening.pair().tables[0].seats) == [5, 6, 7, 8]


def test_four_from_one_table_wait_for_others_while_a_table_plays() -> None:
    evening = evening_of(8)
    evening.pair()
    finish(evening, 1)
    assert evening.pair().tables == ()
    evening.append(Entered(entrant=9))
    assert 9 in evening.pair().tables[0].seats


def test_the_same_four_play_again_when_nobody_else_is_there() -> None:
    evening = evening_of(4)
    evening.play_round()
    assert sorted(evening.pair().tables[0].seats) == [1, 2, 3, 4]


def test_two_tables_that_finish_mix() -> None:
    evening = evening_of(8)
    first = evening.play_round().tables
    second = evening.pair().tables
    assert all(len(set(old.seats) & set(new.seats)) == 2 for old in first for new in second)


def test_a_filler_sits_down_when_players_have_waited() -> None:
    evening = Evening(2, fillers=2, mode="evening")
    assert evening.pair().tables == ()
    assert len(evening.pair(hurry=True).tables[0].seats) == 4


def test_what_began_before_the_bell_counts() -> None:
    evening = evening_of(4, least_games=1)
    evening.pair()
    evening.append(BellRung())
    assert phase(evening.state) == "playing"
    with pytest.raises(TournamentRefused) as refused:
        evening.pair()
    assert refused.value.code == "tournament/bell"
    evening.append(Reported(table=1, places=(1, 2, 3, 4)))
    assert phase(evening.state) == "over"
    assert [line.points for line in standings(evening.state)] == [5, 3, 2, 1]


def test_the_mean_decides_and_too_few_games_have_no_rank() -> None:
    evening = evening_of(5, least_games=2)
    evening.play_round()
    evening.append(Left(entrant=1))
    evening.play_round()
    lines = standings(evening.state)
    means = [line.mean for line in lines if line.rank]
    assert {line.entrant for line in lines if line.rank is None} == {1, 5}
    assert means == sorted(means, reverse=True)


@settings(max_examples=15, deadline=None)
@given(st.integers(3, 30), st.integers(0, 999))
def test_an_evening_never_seats_anybody_twice_at_once(players: int, seed: int) -> None:
    evening = evening_of(players, seed=seed)
    for _ in range(12):
        paired = evening.pair(hurry=evening.rng.random() < 0.5)
        assert all(3 <= len(table.seats) <= 5 for table in paired.tables)
        busy = [number for table in evening.state.playing for number in table.seats]
        assert len(busy) == len(set(busy))
        if evening.state.playing:
            finish(evening, evening.rng.choice(evening.state.playing).number)
        evening.come_and_go(0.05)
    free = [it for it in evening.state.entrants if it.here and not evening.state.table_of(it.number)]
    assert len(free) < 3 or evening.pair(hurry=True).tables


# Knock-out


@pytest.mark.parametrize(
    ("players", "seats", "rounds"), [(23, 4, [23, 12, 6, 4]), (5, 4, [5]), (16, 4, [16, 8, 4]), (7, 2, [7, 4, 2])]
)
def test_the_better_half_plays_the_next_round(players: int, seats: int, rounds: list[int]) -> None:
    evening = Evening(players, mode="knockout", seats=seats)
    evening.play()
    paired = evening.counts.rounds
    assert [sum(len(table.seats) for table in it.tables) + len(it.byes) for it in paired] == rounds
    assert paired[-1].final
    assert standings(evening.state)[0].rank == 1


def test_the_first_two_of_four_play_on() -> None:
    evening = Evening(8, mode="knockout")
    tables = evening.pair().tables
    for table in tables:
        evening.append(Reported(table=table.number, places=(1, 2, 3, 4)))
    assert sorted(evening.pair().tables[0].seats) == sorted(number for table in tables for number in table.seats[:2])


def test_a_correction_before_the_next_round_changes_who_plays_it() -> None:
    evening = Evening(8, mode="knockout")
    tables = evening.pair().tables
    for table in tables:
        evening.append(Reported(table=table.number, places=(1, 2, 3, 4)))
    evening.append(Corrected(table=1, places=(4, 3, 2, 1)))
    assert set(tables[0].seats[2:]) < set(evening.pair().tables[0].seats)
    evening.append(Corrected(table=1, places=(1, 2, 3, 4)))
    assert set(tables[0].seats[2:]) < set(evening.state.tables[-1].seats)


def test_players_who_got_further_are_ranked_higher() -> None:
    evening = Evening(23, mode="knockout", seed=3)
    evening.play()
    last = {number: table.round for table in evening.state.tables for number in table.seats}
    reached = [last[line.entrant] for line in standings(evening.state)]
    assert reached == sorted(reached, reverse=True)
    final = evening.state.tables[-1]
    assert standings(evening.state)[0].entrant in {
        number for number, place in zip(final.seats, final.places or (), strict=True) if place == 1
    }


def test_one_who_leaves_is_out_and_the_last_one_wins() -> None:
    evening = Evening(4, mode="knockout", seats=2)
    evening.play_round()
    remaining = {line.entrant for line in standings(evening.state)[:2]}
    evening.append(Left(entrant=min(remaining)))
    assert phase(evening.state) == "over"
    evening.append(Returned(entrant=min(remaining)))
    assert phase(evening.state) == "between"


def test_nobody_enters_a_knock_out_that_has_begun() -> None:
    evening = Evening(8, mode="knockout")
    evening.play_round()
    with pytest.raises(TournamentRefused) as refused:
        evening.append(Entered(entrant=9))
    assert refused.value.code == "tournament/begun"


def test_a_filler_never_plays_on() -> None:
    evening = Evening(7, fillers=1, mode="knockout")
    table = evening.pair().tables
    for each in table:
        places = tuple(1 if number == 8 else 2 for number in each.seats)
        evening.append(Corrected(table=each.number, places=places if 8 in each.seats else (1, 2, 3, 4)))
    assert 8 not in evening.pair().tables[0].seats


# Phases


def test_phases_of_a_swiss_tournament() -> None:
    evening = Evening(4, rounds=1)
    seen = [phase(evening.state)]
    for _ in range(2):
        evening.pair()
        seen.append(phase(evening.state))
        evening.finish_tables()
        seen.append(phase(evening.state))
    assert seen == ["entering", "playing", "between", "playing", "over"]


def test_a_host_may_close_early() -> None:
    evening = Evening(4)
    evening.append(Closed())
    assert phase(evening.state) == "over"
