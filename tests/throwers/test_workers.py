"""Throws in other processes: the same landing, through deaths and delays."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest

from throwdown.errors import ThrowFailed, ThrowRefused
from throwdown.physics import Landing, Scene, Throw, simulate
from throwdown.rules import game
from throwdown.rules.arena.state import Throw as ThrowDie
from throwdown.table import Match, Seat
from throwdown.throwers import Fairness
from throwdown.throwers.physical import Physical
from throwdown.throwers.pool import WorkerDied
from throwdown.throwers.simulating import thrown_by
from throwdown.throwers.workers import BUDGET, Workers

ONE = [Throw(3, (0, 0, 120_000), (300, 0, 0), (0, 9000, 0), (5, 1, 2, 3), 11)]


@pytest.fixture(scope="module")
def shared() -> Iterator[Workers]:
    """Starting a process costs a second: the tests that leave it alive share one."""
    with Workers() as workers:
        yield workers


def fields(landing: Landing) -> tuple[Any, ...]:
    """What two landings must have in common."""
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
    assert fields(shared.simulate(Scene({}), ONE, towers=False, seed=5)) == fields(here)


@pytest.mark.service
def test_workers_ignore_sigint(shared: Workers) -> None:
    """A terminal tells all its processes; who stops in order still needs the others."""
    shared.simulate(Scene({}), ONE, towers=False, seed=5)
    (before,) = shared.pool.processes()
    os.kill(before, signal.SIGINT)
    shared.simulate(Scene({}), ONE, towers=False, seed=5)
    assert shared.pool.processes() == [before]


@pytest.mark.service
def test_refusals_come_through(shared: Workers) -> None:
    with pytest.raises(ThrowRefused) as refused:
        shared.simulate(Scene({}), [], towers=False, seed=5)
    assert refused.value.code == "throw/dice"


@pytest.mark.service
def test_a_throw_in_a_worker_is_the_same_throw(shared: Workers) -> None:
    seats = [Seat("A"), Seat("B")]
    match = Match(game("strike", 2), seats, Physical(Random(1)), fair=Fairness.seeded("workers"))
    match.run()
    match.act(0, ThrowDie(), "toss")
    assert thrown_by(shared.simulate, match.answering()) == match.answer()


@pytest.mark.service
def test_a_worker_that_dies_is_replaced_and_the_throw_falls_the_same(shared: Workers) -> None:
    """DIG-NET-1: the process is killed in the middle of a throw."""
    many = [
        Throw(die, (28_000 * (die % 5 - 2), 28_000 * (die // 5 - 2), 120_000), (0, 0, 0), (0, 0, 0))
        for die in range(25)
    ]
    shared.simulate(Scene({}), ONE, towers=False, seed=5)  # it runs
    (before,) = shared.pool.processes()
    killer = threading.Timer(0.05, os.kill, (before, signal.SIGKILL))
    killer.start()
    landing = shared.simulate(Scene({}), many, towers=False, seed=1)
    assert before not in shared.pool.processes()
    assert fields(landing) == fields(simulate(Scene({}), many, towers=False, seed=1))


@pytest.mark.service
def test_a_throw_that_takes_too_long_fails_and_the_next_one_works(shared: Workers) -> None:
    shared.budget = 0.0
    try:
        with pytest.raises(ThrowFailed, match="stays locked") as failed:
            shared.simulate(Scene({}), ONE, towers=False, seed=5)
    finally:
        shared.budget = BUDGET
    assert failed.value.code == "throw/failed"  # not an engine's failure: no other attempt, the same throw again
    assert shared.simulate(Scene({}), ONE, towers=False, seed=5).faces.keys() == {3}


def test_a_throw_whose_workers_die_twice_stays_locked(monkeypatch: pytest.MonkeyPatch) -> None:
    with Workers() as workers:
        monkeypatch.setattr(workers.pool, "run", Mock(side_effect=WorkerDied))
        with pytest.raises(ThrowFailed, match="died twice"):
            workers.simulate(Scene({}), ONE, towers=False, seed=5)


def test_a_closed_table_computes_nothing_more() -> None:
    workers = Workers()
    workers.close()
    with pytest.raises(ThrowFailed, match="closed"):
        workers.simulate(Scene({}), ONE, towers=False, seed=5)
