"""Who sits with whom: properties that hold for any number of players, against an independent count."""

from __future__ import annotations

from contextlib import contextmanager
from itertools import permutations
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cases import for_each
from throwdown.tournaments import (
    Closed,
    Corrected,
    Entered,
    Left,
    Returned,
    TournamentRefused,
    entry_bytes,
    fold,
    next_round,
    read_entry,
    search,
)
from throwdown.tournaments.points import POINT

from .evenings import Evening
from .exact import least_cost, total_cost

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throwdown.tournaments import Paired

    from .counts import Counts


@contextmanager
def short_search() -> Iterator[None]:
    """What holds for every search holds for a short one, too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(search, "STEPS_A_PAIR", 5)
        yield


def sizes(paired: Paired) -> list[int]:
    return sorted(len(table.seats) for table in paired.tables)


def seated(paired: Paired) -> list[int]:
    return [number for table in paired.tables for number in table.seats]


def one_round(evening: Evening) -> tuple[Counts, Paired] | None:
    """What was before a round, and the round; none if too few are here."""
    before = evening.counts
    try:
        paired = evening.pair()
    except TournamentRefused as refused:
        assert refused.code == "tournament/few"
        assert len(before.here) < 3
        return None
    evening.finish_tables()
    return before, paired


@short_search()
@settings(max_examples=15, deadline=None)
@given(players=st.integers(3, 200), seats=st.sampled_from([2, 4]), seed=st.integers(0, 999))
def test_any_round_seats_everybody_who_is_here(players: int, seats: int, seed: int) -> None:
    evening = Evening(players, seats=seats, seed=seed, rounds=4, final=False)
    for _ in range(4):
        played = one_round(evening)
        if played is None:
            break
        before, paired = played
        check_everybody_is_seated_once(before, paired)
        check_sizes(paired, seats)
        check_byes(before, paired)
        check_no_exchange_helps(before, paired)
        evening.come_and_go(0.1)


def check_everybody_is_seated_once(before: Counts, paired: Paired) -> None:
    assert sorted([*seated(paired), *paired.byes]) == sorted(before.here)


def check_sizes(paired: Paired, seats: int) -> None:
    found = sizes(paired)
    if seats == 2:
        assert set(found) == {2}
        assert len(paired.byes) == len([*seated(paired), *paired.byes]) % 2
    else:
        assert found == [5] or (set(found) <= {3, 4} and found.count(3) == -sum(found) % 4)
        assert not paired.byes


def check_byes(before: Counts, paired: Paired) -> None:
    """One who rested least, and of these one with the fewest points."""
    for bye in paired.byes:
        assert all(before.rests(bye) <= before.rests(other) for other in seated(paired))
        equals = [other for other in seated(paired) if before.rests(other) == before.rests(bye)]
        assert all(before.points(bye) <= before.points(other) for other in equals)


def check_no_exchange_helps(before: Counts, paired: Paired) -> None:
    """No two players could change places for fewer repeated meetings."""
    met = before.met
    tables = [set(table.seats) for table in paired.tables]

    def repeated(player: int, others: set[int]) -> int:
        return sum(met[frozenset((player, other))] for other in others)

    for one, other in permutations(tables, 2):
        for left in one:
            alone = repeated(left, one - {left})
            for right in other if alone else ():
                now = alone + repeated(right, other - {right})
                assert now <= repeated(left, other - {right}) + repeated(right, one - {left})


@pytest.mark.parametrize("seats", [2, 4])
def test_two_hundred_players_never_meet_twice(seats: int) -> None:
    evening = Evening(200, seats=seats, rounds=4, final=False)
    for _ in range(4):
        evening.play_round()
        evening.come_and_go(0.05)
    assert max(evening.counts.met.values()) == 1


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("players", range(3, 13))
def test_up_to_twelve_players_have_the_best_tables_of_all(players: int, seats: int) -> None:
    evening = Evening(players, seats=seats, seed=players, rounds=6, final=False)
    for _ in range(6):
        played = one_round(evening)
        if played is None:
            break
        before, paired = played
        points = {number: int(before.points(number) * POINT) for number in before.here}
        tables = [table.seats for table in paired.tables]
        assert total_cost(tables, before.met, points) == least_cost(seated(paired), sizes(paired), before.met, points)
        evening.come_and_go(0.1)


def test_the_same_log_has_the_same_tables() -> None:
    evening = Evening(14, rounds=3)
    evening.play_round()
    stored = [entry_bytes(entry) for entry in evening.log]
    assert next_round(fold(map(read_entry, stored))) == next_round(evening.state)


def test_another_seed_has_other_tables() -> None:
    assert next_round(Evening(14, seed=1).state) != next_round(Evening(14, seed=2).state)


def test_everybody_begins_about_as_often() -> None:
    evening = Evening(24, rounds=8, final=False)
    evening.play()
    begun = [sum(seats[0] == number for _, seats in evening.counts.tables) for number in range(1, 25)]
    assert min(begun) >= 1
    assert max(begun) <= 3


def test_players_with_equal_points_sit_together() -> None:
    """After one round of 64 the four winners of a table are among sixteen, who have not met."""
    evening = Evening(64, rounds=2, final=False)
    evening.pair()
    for table in evening.state.playing:
        evening.append(Corrected(table=table.number, places=(1, 2, 3, 4)))
    points = evening.counts.points
    assert all(len({points(number) for number in table.seats}) == 1 for table in evening.pair().tables)


def test_the_best_tables_have_the_first_numbers() -> None:
    evening = Evening(16, rounds=2, final=False)
    evening.play_round()
    means = [sum(map(evening.counts.points, table.seats)) for table in evening.pair().tables]
    assert means == sorted(means, reverse=True)


# Fillers


@for_each(
    ("players", "fillers", "expected"),
    [(5, 3, [4, 4]), (6, 1, [3, 4]), (6, 3, [4, 4]), (7, 3, [4, 4]), (8, 3, [4, 4]), (2, 2, [4]), (9, 2, [3, 4, 4])],
)
def test_fillers_complete_tables(players: int, fillers: int, expected: list[int]) -> None:
    paired = Evening(players, fillers=fillers).pair()
    assert sizes(paired) == expected
    assert set(range(1, players + 1)) <= set(seated(paired))


def test_fillers_are_apart() -> None:
    assert all(sum(number > 9 for number in table.seats) == 1 for table in Evening(9, fillers=3).pair().tables)


def test_nobody_has_a_filler_again_while_others_had_none() -> None:
    evening = Evening(23, fillers=1, rounds=3, final=False)
    evening.play()
    had = [number for _, seats in evening.counts.tables if 24 in seats for number in seats if number != 24]
    assert len(had) == len(set(had)) == 9


def test_a_filler_plays_the_duel_that_would_be_a_bye() -> None:
    paired = Evening(5, fillers=1, seats=2).pair()
    assert (sizes(paired), paired.byes) == ([2, 2, 2], ())


# Coming and going


def test_a_break_is_no_bye_and_no_points() -> None:
    evening = Evening(5, seats=2, rounds=4, final=False)
    evening.append(Left(entrant=5))
    evening.play_round()
    evening.append(Returned(entrant=5))
    paired = evening.pair()
    assert paired.byes != (5,)
    assert evening.counts.points(5) == 0


def test_one_who_enters_late_is_not_sent_to_rest() -> None:
    evening = Evening(4, seats=2, rounds=4, final=False)
    evening.play_round()
    evening.append(Entered(entrant=5))
    assert evening.state.entrant(5).late
    assert evening.pair().byes != (5,)


def test_nobody_rests_twice_before_everybody_has() -> None:
    evening = Evening(7, seats=2, rounds=7, final=False)
    evening.play()
    assert sorted(bye for paired in evening.state.rounds for bye in paired.byes) == list(range(1, 8))


# When it cannot be paired


@for_each(("players", "seats"), [(0, 4), (1, 4), (2, 4), (1, 2)])
def test_too_few_players_are_refused(players: int, seats: int) -> None:
    with pytest.raises(TournamentRefused) as refused:
        Evening(players, seats=seats).pair()
    assert refused.value.code == "tournament/few"


def test_a_round_waits_for_the_results_of_the_last_one() -> None:
    evening = Evening(8)
    evening.pair()
    with pytest.raises(TournamentRefused) as refused:
        evening.pair()
    assert refused.value.code == "tournament/running"


def test_nothing_follows_the_final_or_the_end() -> None:
    evening = Evening(8, rounds=1)
    evening.play()
    with pytest.raises(TournamentRefused) as refused:
        evening.pair()
    assert refused.value.code == "tournament/played"
    evening.append(Closed())
    with pytest.raises(TournamentRefused) as refused:
        evening.pair()
    assert refused.value.code == "tournament/closed"
