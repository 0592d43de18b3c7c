"""Many games as a batch: what a batch offers, and what it refuses."""

from __future__ import annotations

import numpy as np
import pytest

from throwdown.errors import ActionRefused, TableRefused
from throwdown.rules.tournament import game_points
from throwdown_lab.batch import Batch, batch_for
from throwdown_lab.batch.chance import keys_of
from throwdown_lab.batch.stream import Stream, shares_ahead


def played(batch: Batch, seeds: int = 1) -> Batch:
    """The same batch after random play to the end."""
    batch.reset(seeds)
    while not batch.over().all():
        batch.step(batch.random_ids())
    return batch


@pytest.mark.parametrize(
    ("game", "seats", "games"), [("strike", 2, 3000), ("strike", 5, 1000), ("impact", 3, 2000), ("hp_strike", 4, 40)]
)
def test_whole_games_are_those_that_are_played_step_by_step(game: str, seats: int, games: int) -> None:
    batch = played(batch_for(game, seats, games=games), 7)
    whole = batch.play(np.arange(7, 7 + games))
    assert (whole.winners == batch.winners() @ (1 << np.arange(seats))).all()
    assert (whole.steps == batch.steps).all()
    assert whole.throws.tolist() == [batch.fields(each)["throws"] for each in range(games)]


def test_points_are_those_of_the_tournament() -> None:
    batch = played(batch_for("hp_strike", 5, games=40))
    for game, points in enumerate(batch.points().tolist()):
        places = np.array(batch.fields(game)["out"])
        order = [seat for seat in np.argsort(places).tolist() if places[seat]]
        groups = {group: tuple(seat for seat in order if places[seat] // 8 == group) for group in range(1, 6)}
        out = tuple(group for group in groups.values() if group)
        assert tuple(points) == game_points(5, out, "after_all")


def test_the_same_seed_is_the_same_game_whatever_its_neighbours_are() -> None:
    one, many = played(batch_for("strike", 3, games=1), 9), played(batch_for("strike", 3, games=20), 0)
    assert (one.winners()[0] == many.winners()[9]).all() and one.steps[0] == many.steps[9]


def test_other_chance_may_be_given_with_a_step() -> None:
    batch = batch_for("strike", 2, games=2)
    batch.reset([1, 2])
    batch.step([3, 3], np.array([5, 5], np.uint64))
    batch.reset([1, 1])
    batch.step([3, 3], np.array([5, 6], np.uint64))
    same = batch_for("strike", 2, games=2)
    same.reset([1, 1])
    same.step([3, 3], np.array([5, 5], np.uint64))
    assert same.fields(0) == same.fields(1) == batch.fields(0)


def test_some_games_begin_again_while_others_continue() -> None:
    batch = batch_for("strike", 2, games=3)
    batch.reset(0)
    start = [batch.fields(game) for game in range(3)]
    batch.step(batch.random_ids())
    batch.reset_where(np.array([True, False, False]), [0])
    assert batch.fields(0) == start[0] and batch.fields(1) != start[1]
    assert batch.steps.tolist() == [0, 1, 1]


def test_an_id_that_is_not_open_is_refused_and_nothing_is_played() -> None:
    batch = batch_for("strike", 2, games=2)
    batch.reset(0)
    before = batch.fields(0)
    with pytest.raises(ActionRefused, match="game 1 does not offer id 8: choose one of its mask"):
        batch.step([0, 8])
    assert batch.fields(0) == before
    with pytest.raises(ActionRefused, match="1 ids do not fit 2 games"):
        batch.step([0])
    with pytest.raises(TableRefused, match="3 seeds do not fit 2 games"):
        batch.reset([1, 2, 3])
    with pytest.raises(TableRefused, match="games must be a whole number from 1; got 0"):
        batch_for("strike", 2, games=0)


def test_games_that_are_over_offer_nothing_and_stay_as_they_are() -> None:
    batch = played(batch_for("impact", 2, games=4))
    assert (batch.seat() == -1).all() and not batch.mask().any()
    before, steps = batch.fields(2), batch.steps.copy()
    batch.step(batch.random_ids())
    assert batch.fields(2) == before and (batch.steps == steps).all()


def test_numbers_that_are_known_already_are_those_that_would_be_drawn() -> None:
    drawn, known = Stream(5), Stream()
    known.begin(5, shares_ahead(np.array([5], np.uint64), 3)[0].tolist())
    for _ in range(3):
        assert known.random() == drawn.random()
        assert known.getrandbits(7) == drawn.getrandbits(7)
        assert known.randrange(5) == drawn.randrange(5)
    with pytest.raises(ValueError, match="54 bits of a number that is known to 53"):
        known.getrandbits(54)


def test_a_row_of_chance_is_the_same_in_python() -> None:
    """The first numbers of splitmix64 from 0, as its authors give them."""
    stream = Stream(0)
    assert [stream.getrandbits(64) for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    keys = keys_of(np.array([1, 1, 2], np.uint64), np.array([0, 1, 0]))
    assert len(set(keys.tolist())) == 3


def test_a_game_takes_less_than_a_kilobyte() -> None:
    for game in ("strike", "impact_avatar", "hp_strike"):
        batch = batch_for(game, 5, games=10)
        assert batch.bytes_a_game() < 1000
