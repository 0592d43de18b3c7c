"""Throws in other processes: the same landing, through deaths and delays."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import CancelledError, Future
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

import pytest

from throwdown.errors import ThrowFailed, ThrowRefused
from throwdown.physics import Landing, Scene, Throw, simulate
from throwdown.physics.arenas import NEWEST
from throwdown.rules import game
from throwdown.rules.arena.state import Throw as ThrowDie
from throwdown.table import Match, Seat
from throwdown.throwers import Fairness
from throwdown.throwers.physical import Physical
from throwdown.throwers.workers import BUDGET, Workers

ONE = [Throw(3, (0, 0, 120_000), (300, 0, 0), (0, 9000, 0), (5, 1, 2, 3), 11)]


@pytest.fixture(scope="module")
def shared() -> Iterator[Workers]:
    """Starting a process costs a second: the tests that leave it alive share one."""
    with Workers() as workers:
        yield workers


def told(landing: Landing) -> tuple[Any, ...]:
    """A landing as it can be compared."""
    return (
        landing.scene,
        landing.faces,
        landing.out,
        landing.stacks,
        landing.nudges,
        landing.steps,
        landing.trajectory.encode(),
    )


@pytest.mark.service
def test_a_worker_lands_as_this_process_does(shared: Workers) -> None:
    """DIG-NET-1: where a throw is computed has no part in how it falls."""
    here = simulate(Scene({}), ONE, towers=False, seed=5)
    assert told(shared.simulate(Scene({}), ONE, towers=False, seed=5)) == told(here)
    assert told(shared.submit(Scene({}), ONE, towers=False, seed=5).result(BUDGET)) == told(here)


@pytest.mark.service
def test_ctrl_c_is_for_the_one_who_began_it(shared: Workers) -> None:
    """A terminal tells all its processes; who stops in order still needs the others."""
    shared.simulate(Scene({}), ONE, towers=False, seed=5)
    (before,) = shared._pool._processes
    os.kill(before, signal.SIGINT)
    shared.simulate(Scene({}), ONE, towers=False, seed=5)
    assert list(shared._pool._processes) == [before]


@pytest.mark.service
def test_refusals_come_through(shared: Workers) -> None:
    with pytest.raises(ThrowRefused) as refused:
        shared.simulate(Scene({}), [], towers=False, seed=5)
    assert refused.value.code == "throw/dice"


@pytest.mark.service
def test_a_game_in_workers_is_the_same_game(shared: Workers) -> None:
    records = []
    for workers in (None, shared):
        thrower = Physical(Random(1), workers)
        match = Match(game("strike", 2), [Seat("A"), Seat("B")], thrower, fair=Fairness.seeded("workers"))
        match.run()
        match.act(0, ThrowDie(), "toss")
        match.run()
        records.append(list(match.log.lines()))
    assert records[0] == records[1]


@pytest.mark.service
def test_a_worker_that_dies_is_replaced_and_the_throw_falls_the_same(shared: Workers) -> None:
    """DIG-NET-1: the process is killed in the middle of a throw."""
    here = told(simulate(Scene({}), ONE, towers=False, seed=5))
    shared.simulate(Scene({}), ONE, towers=False, seed=5)  # it runs
    long_throw = shared.submit(Scene({}), [*_many()], towers=False, seed=1)
    for process in list(shared._pool._processes.values()):
        process.kill()
    with pytest.raises(BrokenProcessPool):
        long_throw.result(BUDGET)
    assert told(shared.simulate(Scene({}), ONE, towers=False, seed=5)) == here


def _many() -> Iterator[Throw]:
    for die in range(25):
        yield Throw(die, (28_000 * (die % 5 - 2), 28_000 * (die // 5 - 2), 120_000), (0, 0, 0), (0, 0, 0))


@pytest.mark.service
def test_a_throw_that_takes_too_long_fails_and_the_next_one_works(shared: Workers) -> None:
    before = shared._pool
    shared.budget = 0.0
    try:
        with pytest.raises(ThrowFailed, match="stays locked") as failed:
            shared.simulate(Scene({}), ONE, towers=False, seed=5)
    finally:
        shared.budget = BUDGET
    assert failed.value.code == "throw/failed"  # not an engine's failure: no other attempt, the same throw again
    assert shared._pool is not before
    assert told(shared.simulate(Scene({}), ONE, towers=False, seed=5)) == told(
        simulate(Scene({}), ONE, towers=False, seed=5)
    )


class Ended(Workers):
    """Its processes come to an end as the script says; no process is started."""

    def __init__(self, *ends: type[Exception]) -> None:
        super().__init__()
        self.ends = list(ends)

    def submit(
        self, scene: Scene, throws: list[Throw], *, towers: bool, seed: int, arena: str = NEWEST.name
    ) -> Future[Landing]:
        given: Future[Landing] = Future()
        if self.ends:
            given.set_exception(self.ends.pop(0)())
        else:
            given.set_result(simulate(scene, throws, towers=towers, seed=seed))
        return given


@pytest.mark.service
@pytest.mark.parametrize("end", [BrokenProcessPool, CancelledError])
def test_a_throw_that_waited_when_its_worker_was_ended_is_given_to_the_next(end: type[Exception]) -> None:
    with Ended(end) as workers:
        assert workers.simulate(Scene({}), ONE, towers=False, seed=5).faces.keys() == {3}
    with Ended(end, end) as workers, pytest.raises(ThrowFailed, match="died twice"):
        workers.simulate(Scene({}), ONE, towers=False, seed=5)


def test_who_waits_for_the_same_dead_worker_does_not_end_the_new_one() -> None:
    with Workers() as workers:
        dead = workers._pool
        seen = []

        def renew() -> None:
            workers._renew(dead)
            seen.append(workers._pool)

        threads = [threading.Thread(target=renew) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(set(map(id, seen))) == 1
        assert seen[0] is not dead


def test_a_closed_table_computes_nothing_more() -> None:
    workers = Workers()
    workers.close()
    with pytest.raises(ThrowFailed, match="closed"):
        workers.simulate(Scene({}), ONE, towers=False, seed=5)
