"""One game moves the people in it, and nobody else."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from throwdown.ratings import POOLS, Finished, Gain, Standing, gains, newcomer, rate, standing_of
from throwdown.ratings.ladder import ladder_of
from throwdown.ratings.standing import Belief

from .samples import DAY, LEVELS, PEOPLE, after, game, known, seat, standings, tables


def close(one: dict[str, Standing], other: dict[str, Standing]) -> None:
    assert one.keys() == other.keys()
    for person, standing in one.items():
        assert (standing.games, standing.anchored) == (other[person].games, other[person].anchored)
        assert standing.now.mean == pytest.approx(other[person].now.mean, abs=1e-6)
        assert standing.now.spread == pytest.approx(other[person].now.spread, rel=1e-6)


def moved(finished: Finished, before: dict[str, Standing]) -> dict[str, float]:
    return {person: each.now.mean - before[person].now.mean for person, each in rate(finished, before).items()}


# Whatever the game


@given(st.lists(tables(), min_size=2, max_size=5), standings, st.randoms(use_true_random=False))
def test_order_within_a_day_does_not_matter(games: list[Finished], before: dict[str, Standing], rng: Random) -> None:
    games = [each.but(game="strike") for each in games]
    other = rng.sample(games, len(games))
    close(after(games, before), after(other, before))


@given(st.lists(tables(), min_size=2, max_size=5))
def test_a_standing_is_the_sum_of_what_games_said(games) -> None:  # type: ignore[no-untyped-def]
    games = [each.but(game="strike", day=DAY + 40 * number) for number, each in enumerate(games)]
    now: dict[str, Standing] = {}
    stored: dict[str, list[Gain]] = {}
    for each in games:
        for person, gain in gains(each, now).items():
            stored.setdefault(person, []).append(gain)
        now |= rate(each, now)
    close(now, {person: standing_of(reversed(rows)) for person, rows in stored.items()})


@given(tables(), standings, st.randoms(use_true_random=False))
def test_order_of_seats_does_not_matter(finished: Finished, before: dict[str, Standing], rng: Random) -> None:
    seats = rng.sample(range(len(finished.players)), len(finished.players))
    turned = finished.but(
        players=tuple(finished.players[each] for each in seats),
        winners=tuple(seats.index(winner) for winner in finished.winners),
    )
    close(rate(finished, before), rate(turned, before))


@given(tables(), standings)
def test_only_people_of_the_game_move(finished: Finished, before: dict[str, Standing]) -> None:
    bots = {pool: dict(ladder_of(pool).levels) for pool in POOLS}
    assert rate(finished, before).keys() == set(finished.people)
    assert {pool: ladder_of(pool).levels for pool in POOLS} == bots


@given(tables(), standings)
def test_a_game_narrows_what_is_known(finished: Finished, before: dict[str, Standing]) -> None:
    for person, standing in rate(finished, before).items():
        assert standing.now.spread <= standing.morning.spread
        assert standing.games == before[person].games + 1
        assert standing.anchored == before[person].anchored + finished.has_bot


@given(tables(seats=5), standings, st.integers(0, 4))
def test_of_five_the_winner_rises_and_the_others_fall(
    finished: Finished, before: dict[str, Standing], winner: int
) -> None:
    for person, by in moved(finished.but(winners=(winner,)), before).items():
        assert by > 0 if finished.players[winner].person == person else by < 0


@given(standings)
def test_winning_against_a_stronger_bot_is_worth_more(before: dict[str, Standing]) -> None:
    gains = [moved(game(("ann", "ben", level)), before)["ann"] for level in LEVELS]
    assert gains == sorted(gains)


# Ties


@given(standings)
def test_a_win_that_all_share_brings_people_together(before: dict[str, Standing]) -> None:
    by = moved(game(("ann", "ben"), 0, 1), before)
    gap = before["ann"].now.mean - before["ben"].now.mean
    assert by["ann"] * gap <= 1e-9 and by["ben"] * gap >= -1e-9  # nothing is exactly 0


@given(st.integers(3, 5))
def test_equals_who_share_a_win_gain_alike_and_less_than_alone(seats: int) -> None:
    before = {person: newcomer(DAY) for person in PEOPLE}
    alone, shared = (moved(game(PEOPLE[:seats], *winners), before) for winners in ((0,), (0, 1)))
    assert shared["ann"] == pytest.approx(shared["ben"])
    assert 0 < shared["ann"] < alone["ann"]
    assert all(shared[person] < 0 for person in PEOPLE[2:seats])


# What a game is worth


@pytest.mark.parametrize("seats", range(2, 6))
def test_with_more_seats_a_win_says_more_and_a_loss_less(seats: int) -> None:
    """Among equals the shares are those of chance: the winner gains what the others lose together."""
    before = {person: newcomer(DAY) for person in PEOPLE}
    by = moved(game(PEOPLE[:seats]), before)
    assert by["ann"] == pytest.approx(-sum(by[person] for person in PEOPLE[1:seats]), rel=0.1)
    assert by["ann"] / -by["ben"] == pytest.approx(seats - 1, rel=0.1)


def test_who_leaves_is_last() -> None:
    before = {person: known(Belief(50, 20)) for person in PEOPLE}
    players = (seat("ann"), seat("ben"), seat("cem").but(left=True))
    stayed, left = moved(game(PEOPLE[:3]), before), moved(game(PEOPLE[:3]).but(players=players), before)
    assert left["cem"] < stayed["cem"] and left["ben"] > stayed["ben"]
    assert left["ann"] == pytest.approx(stayed["ann"])


def test_the_result_of_a_stand_in_is_that_of_the_person() -> None:
    stand_in = game(("ann", "ben")).but(players=(seat("ann").but(bot="master"), seat("ben")))
    assert rate(stand_in, {}) == rate(game(("ann", "ben")), {})


def test_games_of_an_earlier_day_still_count() -> None:
    """Two servers may report across midnight."""
    today = rate(game(("ann", "ben"), day=DAY), {})
    late = rate(game(("ann", "ben"), day=DAY - 1), today)
    assert late["ann"].day == DAY
    assert late["ann"].now.mean > today["ann"].now.mean


def test_pools_use_their_own_luck() -> None:
    """Where luck decides less, a win says more."""
    arena, cards = (rate(game(("ann", "ben"), game=name), {})["ann"].now.mean for name in ("strike", "verasselt"))
    assert cards > arena
