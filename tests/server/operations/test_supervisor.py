"""Background work that fails is logged, counted and started again; until then the server is not ready."""

from __future__ import annotations

import asyncio
import logging

import pytest

from tests.live.fakes import HandTime
from throwdown.server.operations.metrics import Metrics
from throwdown.server.operations.supervisor import FIRST_S, LONGEST_S, Supervisor


class Loop:
    """Work that fails as often as the test wants it to, then runs on."""

    def __init__(self, failures: int, error: Exception | None = None) -> None:
        self.starts = 0
        self._failures = failures
        self._error = error or ValueError("no hexadecimal number")
        self.fail = asyncio.Event()

    async def run(self) -> None:
        self.starts += 1
        if self.starts <= self._failures:
            raise self._error
        await self.fail.wait()
        self.fail.clear()
        raise self._error


class Stand:
    """A supervisor whose clock is in the test's hand."""

    def __init__(self) -> None:
        self.time, self.metrics = HandTime(), Metrics()
        self.supervisor = Supervisor(self.metrics, self.time)

    async def move(self, seconds: float) -> None:
        self.time.move(seconds)
        await settle()

    def failures(self, name: str) -> float:
        return sample(self.metrics, "throwdown_work_failures_total", {"work": name})

    @property
    def down(self) -> float:
        return sample(self.metrics, "throwdown_work_down", {})


def sample(metrics: Metrics, name: str, labels: dict[str, str]) -> float:
    found = metrics.registry.get_sample_value(name, labels)
    assert found is not None, name
    return found


async def settle() -> None:
    """Let every task do what it can do without time."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_work_that_fails_is_logged_counted_and_started_again(caplog: pytest.LogCaptureFixture) -> None:
    stand, loop = Stand(), Loop(failures=1)
    stand.supervisor.start("notices", loop.run)
    await settle()
    problem = stand.supervisor.problem()
    assert problem is not None and "notices" in problem.message
    assert (loop.starts, stand.failures("notices"), stand.down) == (1, 1, 1)
    (line,) = caplog.records
    assert (line.levelno, line.getMessage()) == (logging.ERROR, "notices failed and is started again in 1 s")
    assert line.exc_info is not None and str(line.exc_info[1]) == "no hexadecimal number"
    await stand.move(FIRST_S)
    assert loop.starts == 2 and stand.supervisor.problem() is not None
    await stand.move(FIRST_S)
    assert stand.supervisor.problem() is None and stand.down == 0
    stand.supervisor.stop()


async def test_work_waits_longer_each_time_it_fails_at_once_and_never_longer_than_a_minute() -> None:
    stand, loop = Stand(), Loop(failures=100)
    stand.supervisor.start("notices", loop.run)
    await settle()
    for starts, wait in enumerate((1.0, 2.0, 4.0, 8.0, 16.0, 32.0, LONGEST_S, LONGEST_S), 1):
        assert loop.starts == starts
        await stand.move(wait - 0.1)
        assert loop.starts == starts and stand.supervisor.problem() is not None
        await stand.move(0.1)
    stand.supervisor.stop()


async def test_work_that_ran_well_in_the_meantime_waits_no_longer_than_the_first_time() -> None:
    stand, loop = Stand(), Loop(failures=3)
    stand.supervisor.start("notices", loop.run)
    await settle()
    for wait in (1.0, 2.0, 4.0):
        await stand.move(wait)
    await stand.move(4.0)
    assert stand.supervisor.problem() is None
    loop.fail.set()
    await settle()
    assert (loop.starts, stand.failures("notices")) == (4, 4)
    await stand.move(FIRST_S)
    assert loop.starts == 5
    stand.supervisor.stop()


async def test_work_that_returns_is_done_and_the_other_work_goes_on() -> None:
    stand, loop = Stand(), Loop(failures=1)
    done: list[int] = []

    async def once() -> None:
        done.append(1)
        if len(done) == 1:
            raise OSError("not yet")

    stand.supervisor.start("restoring the tables", once)
    stand.supervisor.start("notices", loop.run)
    await settle()
    problem = stand.supervisor.problem()
    assert problem is not None and "notices, restoring the tables" in problem.message
    await stand.move(FIRST_S)
    await stand.move(LONGEST_S)
    assert (done, loop.starts, stand.supervisor.problem()) == ([1, 1], 2, None)
    stand.supervisor.stop()


async def test_work_ends_when_it_is_stopped() -> None:
    stand, loop = Stand(), Loop(failures=0)
    stand.supervisor.start("notices", loop.run)
    await settle()
    stand.supervisor.stop()
    await settle()
    await stand.move(LONGEST_S)
    assert (loop.starts, stand.failures("notices"), stand.supervisor.problem()) == (1, 0, None)
