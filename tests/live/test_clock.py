"""Whose time runs, and what becomes of it; the clock is in the test's hand."""

from __future__ import annotations

from random import Random

import pytest

from tests.live.fakes import Heard, Json, Table
from throwdown.errors import ActionRefused
from throwdown.live.clock import PACES, Clock, Pace
from throwdown.live.timers import ClockEnds, Idle, WindowEnds
from throwdown.rules import Stop

PACE = Pace(decision=30, bank=120, gain=5, more=30)


def test_a_decision_in_time_gains_and_a_late_one_costs_what_is_over() -> None:
    clock = Clock(PACE, 2, [100, 120])
    assert clock.run([0], 0.0)
    assert not clock.run([0], 10.0)
    assert clock.run([1], 20.0)
    assert clock.banks == [105, 120]
    clock.run([], 20.0 + 30 + 50)
    assert clock.banks == [105, 70]


def test_a_bank_is_never_fuller_than_full_nor_emptier_than_empty() -> None:
    clock = Clock(PACE, 2)
    clock.run([0], 0.0)
    clock.run([1], 1.0)
    clock.run([], 1000.0)
    assert clock.banks == [120, 0]


def test_asking_what_would_be_left_changes_nothing() -> None:
    clock = Clock(PACE, 2, [100, 100])
    clock.run([0], 0.0)
    assert clock.banks_after(40.0) == [90, 100]
    assert clock.banks == [100, 100] and clock.running == {0: 0.0}


def test_time_is_over_when_decision_bank_and_gifts_are_used() -> None:
    clock = Clock(PACE, 2, [10, 100])
    clock.run([0], 0.0)
    assert clock.next_end() == 40 and clock.over(39.9) == [] and clock.over(40) == [0]
    clock.give(0)
    assert clock.next_end() == 70 and clock.over(69.9) == []
    clock.run([], 65.0)
    assert clock.banks == [5, 100], "what was given is used before the bank"
    clock.run([0], 70.0)
    assert clock.next_end() == 105, "a gift is for one decision"


def test_what_is_told_of_it() -> None:
    clock = Clock(PACE, 2, [10, 100])
    assert clock.info(0.0).left is None
    clock.run([1], 0.0)
    info = clock.info(29.96)
    assert (info.seats, info.left, info.banks) == ([1], 100.0, [10, 100])


# At a table


async def table(**terms: object) -> Table:
    ours = Table(idle_turn_s=300.0, window_s=20.0)
    await ours.open("ann", "ben", **terms)
    await ours.begin()
    ours.clock.begin()
    ours.clock.run()
    return ours


async def test_time_runs_for_who_owes_a_decision_and_is_stored_with_it() -> None:
    ours = await table(clock="fast")
    pace = PACES["fast"]
    assert pace is not None
    (seat,) = ours.state.owed()
    assert ours.clock.runs_for(seat) and not ours.clock.runs_for(1 - seat)
    assert ours.timers.time_of(ClockEnds()) == ours.time.now() + pace.decision + pace.bank
    ours.time.move(pace.decision + 10)
    await ours.act()
    assert ours.state.banks[seat] == pace.bank - 10 and ours.state.banks[1 - seat] == pace.bank


async def test_a_refused_action_neither_gains_nor_costs_time() -> None:
    ours = await table(clock="fast")
    (seat,) = ours.state.owed()
    ours.time.move(20)
    before = ours.clock.info()
    with pytest.raises(ActionRefused):
        await ours.journal.commit(ours.play.act(ours.state.in_game(1 - seat), Stop()))
    assert ours.clock.info() == before and ours.clock.runs_for(seat)


async def test_each_decision_has_its_own_time_though_the_same_seat_decides_again() -> None:
    ours = await table(clock="fast", game="verasselt")
    pace = PACES["fast"]
    assert pace is not None
    for _ in range(2):
        ours.time.move(pace.decision - 1)
        await ours.act()
        ours.clock.run()
        assert ours.clock.over() == []
        info = ours.clock.info()
        assert info is not None and info.left == pace.decision + pace.bank


async def test_everybody_is_told_whose_time_runs() -> None:
    ours = Table()
    (listener, _) = await ours.open("ann", "ben", clock="slow")
    await ours.begin()
    ours.clock.begin()
    ours.clock.run()
    told = listener.last("clocked")
    assert told is not None and told["clock"]["seats"] == ours.state.owed()
    count = len(listener.messages)
    ours.clock.run()
    assert len(listener.messages) == count, "nothing new, nothing told"


async def test_without_a_clock_somebody_idle_is_noticed_if_others_wait() -> None:
    ours = await table()
    assert ours.clock.info() is None and ours.clock.banks() == []
    assert ours.timers.time_of(Idle()) == ours.time.now() + 300
    alone = Table()
    await alone.open("ann", "CASUAL")
    await alone.begin()
    alone.clock.run()
    assert alone.timers.time_of(Idle()) is None, "bots wait for ever"


async def test_throws_at_the_same_time_have_a_window_instead() -> None:
    ours, rng = await table(game="hp_strike", clock="fast"), Random(1)
    while len(ours.state.owed()) < 2:  # until somebody casts Relashio
        if not ours.state.playing:
            await ours.begin()
            ours.clock.begin()
        await ours.act(rng)
    ours.clock.run()
    info = ours.clock.info()
    assert info is not None and info.window and info.left == 20.0 and sorted(info.seats) == [0, 1]
    assert not ours.clock.runs_for(0) and ours.timers.time_of(WindowEnds()) == ours.time.now() + 20
    await ours.journal.commit(ours.play.timed_out(ours.state.owed()))
    ours.clock.run()
    assert len(ours.state.owed()) < 2 and ours.timers.time_of(WindowEnds()) is None


def _clock(listener: Heard) -> Json:
    """The clock that was told last."""
    told = listener.last("clocked")
    assert told is not None
    clock: Json = told["clock"]
    return clock


async def test_when_nobodys_time_runs_any_more_everybody_is_told() -> None:
    ours, rng = Table(window_s=20.0), Random(1)
    (listener, _) = await ours.open("ann", "ben", game="hp_strike")
    await ours.begin()
    while len(ours.state.owed()) < 2:  # until somebody casts Relashio
        if not ours.state.playing:
            await ours.begin()
        await ours.act(rng)
    ours.clock.run()
    assert _clock(listener)["seats"] == [0, 1]
    await ours.journal.commit(ours.play.timed_out(ours.state.owed()))
    ours.clock.run()
    assert _clock(listener) == {}, "the window is closed, and the table has no clock"
    count = len(listener.messages)
    ours.clock.run()
    assert len(listener.messages) == count, "once is enough"


async def test_a_clock_rests_with_the_end_of_the_game() -> None:
    ours = Table()
    (listener, _) = await ours.open("ann", "ben", clock="fast")
    await ours.begin()
    ours.clock.begin()
    ours.clock.run()
    assert _clock(listener)["seats"]
    ours.clock.end()
    ours.clock.run()
    assert _clock(listener) == {}
