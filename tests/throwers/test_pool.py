"""Worker processes that die and hang, and the jobs that they were given."""

from __future__ import annotations

import os
import signal
import threading
import time
from typing import TYPE_CHECKING

import pytest

from throwdown.throwers.pool import Pool, PoolClosed, WorkerDied

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

#: Enough for a process to start on a busy machine.
LONG_S = 180.0


@pytest.fixture(name="pool", scope="module")
def _pool() -> Iterator[Pool]:
    """Starting a process takes a second, so the tests share it."""
    with Pool() as pool:
        yield pool


def wait_for(mark: Path) -> None:
    """In the worker: be busy until this file is there."""
    while not mark.exists():
        time.sleep(0.01)


def die_once(mark: Path) -> int:
    """In the worker: die, but not the second time."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fail(message: str) -> None:
    raise LookupError(message)


def give_back_a_lock() -> object:
    return threading.Lock()


@pytest.mark.service
def test_a_result_and_an_error_come_back(pool: Pool) -> None:
    assert pool.run(max, 3, 5, timeout=LONG_S) == 5
    with pytest.raises(LookupError, match="no such thing") as failed:
        pool.run(fail, "no such thing", timeout=LONG_S)
    assert "In a worker process" in failed.value.__notes__[0]
    assert pool.run(max, 3, 5, timeout=LONG_S) == 5


@pytest.mark.service
def test_a_job_whose_worker_died_is_run_by_another(pool: Pool, tmp_path: Path) -> None:
    before = pool.run(os.getpid, timeout=LONG_S)
    assert pool.run(die_once, tmp_path / "died", timeout=LONG_S) != before


@pytest.mark.service
def test_a_job_that_kills_every_worker_is_given_up(pool: Pool) -> None:
    with pytest.raises(WorkerDied):
        pool.run(die, timeout=LONG_S)
    assert pool.run(max, 3, 5, timeout=LONG_S) == 5


@pytest.mark.service
def test_a_worker_that_died_while_it_was_idle_costs_no_attempt(pool: Pool) -> None:
    before = pool.run(os.getpid, timeout=LONG_S)
    os.kill(before, signal.SIGKILL)
    assert pool.run(os.getpid, timeout=LONG_S) != before


@pytest.mark.service
def test_only_the_worker_that_hangs_is_replaced(tmp_path: Path) -> None:
    with Pool(2) as pool:
        mark = tmp_path / "done"
        other = threading.Thread(target=pool.run, args=(wait_for, mark), kwargs={"timeout": LONG_S})
        other.start()
        while not pool.processes():
            time.sleep(0.001)
        (busy,) = pool.processes()
        hung = pool.run(os.getpid, timeout=LONG_S)
        with pytest.raises(TimeoutError):
            pool.run(time.sleep, 600, timeout=0.01)
        mark.touch()
        other.join(LONG_S)
        assert hung not in pool.processes() and busy in pool.processes()
        assert pool.run(max, 3, 5, timeout=LONG_S) == 5


@pytest.mark.service
def test_jobs_in_rotation_reach_every_worker() -> None:
    with Pool(2, rotate=True) as pool:
        assert len({pool.run(os.getpid, timeout=LONG_S) for _ in range(2)}) == 2


@pytest.mark.service
def test_one_worker_after_the_other_is_the_same_one() -> None:
    with Pool(2) as pool:
        assert len({pool.run(os.getpid, timeout=LONG_S) for _ in range(2)}) == 1


def test_a_job_that_finds_no_free_worker_in_time_is_refused() -> None:
    pool = Pool(0)
    with pytest.raises(TimeoutError):
        pool.run(int, timeout=0.0)


@pytest.mark.service
def test_a_result_that_cannot_be_sent_is_an_error(pool: Pool) -> None:
    with pytest.raises(TypeError, match="pickle"):
        pool.run(give_back_a_lock, timeout=LONG_S)
    assert pool.run(max, 3, 5, timeout=LONG_S) == 5


@pytest.mark.service
def test_closing_ends_the_job_under_way_and_refuses_the_next() -> None:
    pool, seen = Pool(), list[type[Exception]]()

    def run() -> None:
        try:
            pool.run(time.sleep, 600, timeout=600)
        except PoolClosed as error:
            seen.append(type(error))

    thread = threading.Thread(target=run)
    thread.start()
    while not pool.processes():
        time.sleep(0.001)
    pool.close()
    thread.join(LONG_S)
    assert seen == [PoolClosed]
    with pytest.raises(PoolClosed):
        pool.run(int, timeout=0.0)


def test_a_pool_that_closes_while_a_job_takes_its_worker_starts_no_process() -> None:
    pool = Pool()
    worker = pool._take(time.monotonic() + LONG_S)
    pool.close()
    with pytest.raises(PoolClosed):
        worker.call((int, ()), time.monotonic() + LONG_S)
    assert pool.processes() == []
