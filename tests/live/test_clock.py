"""Whose time runs, and what becomes of it."""

from __future__ import annotations

from random import Random

import pytest

from tests.live.fakes import Acts, Heard, Json, PureTable
from throwdown.errors import ActionRefused
from throwdown.live.clock import banks_now, clock_info
from throwdown.live.pace import PACES, Clock, Pace
from throwdown.live.timers import ClockEnds, Idle, WindowEnds
from throwdown.rules import Resign, Stop

PACE = Pace(decision=30, bank=120, gain=5, more=30)

NO_CLOCK: dict[str, object] = {"seats": [], "left": None, "banks": [], "window": False}


def test_a_decision_in_time_gains_and_a_late_one_costs_what_is_over() -> None:
    clock = Clock(PACE, 2, [100, 120])
    assert clock.run([0], 0.0)
    assert not clock.run([0], 10.0)
    assert clock.run([1], 20.0)
    assert clock.banks == [105, 120]
    clock.run([], 20.0 + 30 + 50)
    assert clock.banks == [105, 70]


def test_a_bank_stays_between_empty_and_full() -> None:
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


def test_clock_info_has_seats_time_left_and_banks() -> None:
    clock = Clock(PACE, 2, [10, 100])
    assert clock.info(0.0).left is None
    clock.run([1], 0.0)
    info = clock.info(29.96)
    assert (info.seats, info.left, info.banks) == ([1], 100.0, [10, 100])


# At a table


def playing(**terms: object) -> tuple[PureTable, Heard]:
    table = PureTable(idle_turn_s=300.0, window_s=20.0)
    listener, _ = table.open("ann", "ben", **terms)
    table.begin()
    return table, listener


def running(table: PureTable) -> list[int]:
    return list(table.table.clock.running) if table.table.clock is not None else []


def test_time_runs_for_the_seat_that_owes_a_decision_and_is_stored_with_it() -> None:
    table, _ = playing(clock="fast")
    pace = PACES["fast"]
    assert pace is not None
    (seat,) = table.state.owed()
    assert running(table) == [seat]
    assert table.ends_in(ClockEnds()) == pace.decision + pace.bank
    table.wait(pace.decision + 10)
    table.act()
    assert table.state.banks[seat] == pace.bank - 10 and table.state.banks[1 - seat] == pace.bank


def test_a_refused_action_neither_gains_nor_costs_time() -> None:
    table, _ = playing(clock="fast")
    (seat,) = table.state.owed()
    table.wait(20)
    before = clock_info(table.table)
    with pytest.raises(ActionRefused):
        table.handle(Acts(table.state.in_game(1 - seat), Stop()))
    assert clock_info(table.table) == before and running(table) == [seat]


def test_each_decision_has_its_own_time_though_the_same_seat_decides_again() -> None:
    table, _ = playing(clock="fast", game="verasselt")
    pace = PACES["fast"]
    assert pace is not None
    for _ in range(2):
        table.wait(pace.decision - 1)
        table.act()
        info = clock_info(table.table)
        assert info is not None and info.left == pace.decision + pace.bank


def test_a_seat_whose_clock_is_over_is_timed_out() -> None:
    table, _ = playing(clock="fast")
    (seat,), pace = table.state.owed(), PACES["fast"]
    assert pace is not None
    version = table.state.version
    table.wait(pace.decision + pace.bank - 0.1)
    assert table.state.version == version
    table.wait(0.2)
    entry = table.state.story[version].entry
    assert type(entry.action).__name__ == "Timeout" and table.state.banks[seat] == 0.0  # type: ignore[union-attr]


def test_every_listener_is_sent_whose_time_runs() -> None:
    table, listener = playing(clock="slow")
    assert _clock(listener)["seats"] == table.state.owed()
    count = len(listener.messages)
    table.wait(1)
    assert len(listener.messages) == count, "nothing new, nothing sent"


def test_without_a_clock_an_idle_player_is_noticed_if_others_wait() -> None:
    table, _ = playing()
    assert clock_info(table.table) is None and banks_now(table.table) == ()
    assert table.ends_in(Idle()) == 300
    alone = PureTable()
    alone.open("ann", "CASUAL")
    alone.begin()
    assert Idle() not in alone.timers, "bots wait for ever"


def to_window(**terms: object) -> tuple[PureTable, Heard]:
    """A table at which two throw at the same time."""
    table, rng = playing(game="hp_strike", **terms), Random(1)
    while len(table[0].state.owed()) < 2:  # until Relashio is cast
        if table[0].state.playing:
            table[0].act(rng)
        else:
            table[0].begin()
    return table


def test_throws_at_the_same_time_have_a_window_instead() -> None:
    table, _ = to_window(clock="fast")
    info = clock_info(table.table)
    assert info is not None and info.window and info.left == 20.0 and sorted(info.seats) == [0, 1]
    assert running(table) == [] and table.ends_in(WindowEnds()) == 20
    table.wait(20)
    assert len(table.state.owed()) < 2 and WindowEnds() not in table.timers


def _clock(listener: Heard) -> Json:
    """The clock that was sent last."""
    sent = listener.last("clocked")
    assert sent is not None
    clock: Json = sent["clock"]
    return clock


def test_a_stopped_clock_is_sent_once_to_each_listener() -> None:
    table, listener = to_window()
    assert _clock(listener)["seats"] == [0, 1]
    table.wait(20)
    assert _clock(listener) == NO_CLOCK, "the window is closed, and the table has no clock"
    assert listener.kinds().count("clocked") == 2


def test_a_clock_ends_with_the_game() -> None:
    table, listener = playing(clock="fast")
    assert _clock(listener)["seats"]
    table.handle(Acts(0, Resign()))
    assert _clock(listener) == NO_CLOCK and table.table.clock is None and ClockEnds() not in table.timers
