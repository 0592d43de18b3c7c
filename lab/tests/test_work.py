"""Pieces of work: done here, by processes or on a cluster, with the same results; lost workers are replaced."""

from __future__ import annotations

import os
from multiprocessing import active_children

import pytest

from lab.tests.pieces import dies, refuses, squared
from throwdown.errors import ThrowdownError
from throwdown_lab.simulate import PlayedGame, make_plan, simulate
from throwdown_lab.work import Pool, WorkersLost, in_order, open_pool

PIECES = list(range(30))


def own_process(number: int) -> int:
    return os.getpid()


def found(workers: Pool, pieces: list[int] = PIECES) -> list[int]:
    return list(in_order(workers.each(squared, pieces)))


def test_results_are_given_in_order() -> None:
    given = iter([(1, "b"), (0, "a"), (3, "d"), (2, "c")])
    ordered = in_order(given)
    assert next(ordered) == "a" and next(given) == (3, "d"), "the first is given as soon as it is there"
    assert list(in_order([(2, "c"), (0, "a"), (1, "b")])) == ["a", "b", "c"]


def test_one_core_works_in_this_process() -> None:
    with open_pool(1) as workers:
        assert found(workers) == [squared(number) for number in PIECES]
        assert dict(workers.each(own_process, [0])) == {0: os.getpid()}


@pytest.mark.parametrize("count", [0, 2, 5])
def test_processes_find_the_same(count: int) -> None:
    with open_pool(count or 2) as workers:
        assert found(workers) == found(workers) == [squared(number) for number in PIECES], "twice with the same ones"
        assert found(workers, []) == []
    assert not active_children()


def test_a_process_that_ends_is_reported() -> None:
    with open_pool(2) as workers, pytest.raises(WorkersLost, match="use fewer with --processes"):
        list(workers.each(dies, PIECES))


def test_an_error_of_a_worker_keeps_its_type_and_code() -> None:
    with open_pool(2) as workers:
        with pytest.raises(ThrowdownError, match="five cannot be done") as refused:
            list(workers.each(refuses, PIECES))
        assert refused.value.code == "test/five"


def test_a_reader_that_stops_early_leaves_no_worker_behind() -> None:
    with open_pool(2) as workers:
        for number, _ in workers.each(squared, PIECES):
            if number == 4:
                break
        assert found(workers, [3]) == [9]
    with pytest.raises(KeyboardInterrupt), open_pool(2) as workers:
        for _ in workers.each(squared, PIECES):
            raise KeyboardInterrupt
    assert not active_children()


def test_simulated_games_come_in_their_order() -> None:
    plan = make_plan("strike", ("thumb", "random"), "1")
    alone: list[PlayedGame] = []
    together: list[PlayedGame] = []
    assert simulate(plan, 40, processes=1, keep=alone.append) == simulate(plan, 40, processes=2, keep=together.append)
    assert [game.number for game in together] == list(range(40))
    assert alone == together
