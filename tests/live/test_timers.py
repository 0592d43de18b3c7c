"""Timers of a table: typed, each set once, over one call of the clock."""

from __future__ import annotations

import asyncio

from tests.live.fakes import HandTime
from throwdown.live.timers import Again, ChoiceEnds, GraceEnds, Idle, LoopTime, Timers, Unused


def timers() -> tuple[Timers, HandTime, list[float]]:
    time, rang = HandTime(), list[float]()
    return Timers(time, lambda: rang.append(time.now())), time, rang


def test_it_rings_when_the_first_is_due_and_not_before() -> None:
    ours, time, rang = timers()
    ours.set(Idle(), 10)
    ours.set(Again(), 3)
    time.move(2.9)
    assert rang == [] and ours.take_due() == []
    time.move(0.1)
    assert rang == [1003.0]
    assert ours.take_due() == [Again()] and ours.take_due() == []
    ours.rearm()
    time.move(7)
    assert rang == [1003.0, 1010.0] and ours.take_due() == [Idle()]


def test_timers_about_different_people_are_different() -> None:
    ours, time, _ = timers()
    ours.set(GraceEnds("ann"), 1)
    ours.set(GraceEnds("ben"), 2)
    ours.set(ChoiceEnds("ann"), 3)
    ours.drop(GraceEnds("ann"))
    time.move(5)
    assert ours.take_due() == [GraceEnds("ben"), ChoiceEnds("ann")]


def test_set_again_it_is_due_at_the_new_time_only() -> None:
    ours, time, rang = timers()
    ours.set(Idle(), 5)
    time.move(4)
    ours.set(Idle(), 5)
    assert ours.time_of(Idle()) == 1009.0
    time.move(4)
    assert rang == []
    time.move(1)
    assert len(rang) == 1


def test_the_clock_is_asked_for_one_call_at_a_time() -> None:
    """A timer that is moved further away costs nothing; the call that comes too early waits on."""
    ours, time, rang = timers()
    for seconds in (5, 6, 7, 8):
        ours.set(Idle(), seconds)
        ours.set(Unused(), 600)
    assert len(time.waiting) == 1
    time.move(7.9)
    assert rang == [] and len(time.waiting) == 1
    time.move(0.1)
    assert len(rang) == 1


def test_what_is_dropped_or_cleared_never_rings() -> None:
    ours, time, rang = timers()
    ours.set(Idle(), 1)
    ours.drop(Idle())
    ours.drop(Again())
    time.move(2)
    assert rang == []
    ours.set(Idle(), 1)
    ours.clear()
    assert time.waiting == [] and ours.time_of(Idle()) is None


async def test_timers_that_are_due_at_once_can_be_set_one_after_the_other() -> None:
    """uvloop gives a handle that knows no time for what is due now: leaving a table failed for that."""
    rang = asyncio.Event()
    ours = Timers(LoopTime(), rang.set)
    ours.set(Unused(), 0.0)
    ours.set(Idle(), 5.0)
    ours.set(Again(), -1.0)
    async with asyncio.timeout(5):
        await rang.wait()
    assert set(ours.take_due()) == {Unused(), Again()}
