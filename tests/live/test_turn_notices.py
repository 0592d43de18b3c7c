"""Turn by turn: one notice for a turn, one reminder, and days away that stop the clock."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from tests.live.fakes import PureTable
from throwdown.live import effects as fx
from throwdown.live import events as ev
from throwdown.live.eviction import snapshot_of
from throwdown.live.inputs import Continue, Restored
from throwdown.live.pace import DAY, PACES, Clock, Pace
from throwdown.live.timers import ClockEnds

DAYS = cast("Pace", PACES["days"])
WHOLE = DAYS.decision + DAYS.bank
PEOPLE = ("ann", "ben")


def playing(**terms: Any) -> PureTable:
    table = PureTable(notice_s=10.0, rest_s=1e6)
    table.open(*PEOPLE, **({"clock": "days"} | terms))
    table.begin()
    return table


def notices(table: PureTable) -> list[fx.Notify]:
    return [each for each in table.done if isinstance(each, fx.Notify)]


def away(table: PureTable, **periods: dict[float, float]) -> None:
    """Let the host say who is away."""
    table.table.host = replace(table.table.host, away_of=lambda person: periods.get(person, {}))  # type: ignore[type-var]


def test_a_turn_has_one_notice_and_one_reminder_when_a_fifth_is_left() -> None:
    table = playing()
    (seat,) = table.state.owed()
    table.wait(9.9)
    assert notices(table) == []
    table.wait(0.1)
    (turn,) = notices(table)
    assert (turn.person, turn.kind) == (PEOPLE[seat], "turn")
    table.wait(0.8 * WHOLE - 10.1)
    assert notices(table) == [turn]
    table.wait(0.2)
    assert [each.kind for each in notices(table)] == ["turn", "reminder"] and notices(table)[1].about == turn.about
    table.wait(0.1 * WHOLE)
    assert len(notices(table)) == 2


def test_a_turn_of_several_decisions_is_one_also_after_a_restart() -> None:
    table = playing(game="verasselt")
    (seat,) = table.state.owed()
    table.wait(10)
    (first,) = notices(table)
    table.act()
    while table.state.owed() == [seat]:
        again = table.restarted()
        again.handle(Restored(None))
        again.wait(10)
        assert notices(again)[0].about == first.about
        table.act()
    table.wait(10)
    assert len(notices(table)) == 2 and notices(table)[1].about != first.about


def test_who_plays_within_a_moment_and_games_without_days_have_no_notice() -> None:
    quick = playing()
    (seat,) = quick.state.owed()
    quick.wait(5)
    while quick.state.owed() == [seat]:
        quick.act()
    quick.wait(5)
    assert notices(quick) == []
    slow = playing(clock="slow")
    slow.wait(60)
    assert notices(slow) == []


def test_days_away_stop_the_clock_of_that_person_and_are_stored() -> None:
    table = playing()
    (seat,) = table.state.owed()
    table.wait(DAY)
    wall = table.table.wall
    away(table, **{PEOPLE[seat]: {wall + DAY: wall + 11 * DAY}})
    table.handle(Continue())
    assert table.ends_in(ClockEnds()) == pytest.approx(WHOLE - DAY + 10 * DAY)
    assert table.state.away == {seat: {wall + DAY: wall + 11 * DAY}}
    table.wait(5 * DAY)
    again = table.restarted()
    again.handle(Restored(snapshot_of(table.table)))
    assert again.ends_in(ClockEnds()) == pytest.approx(WHOLE - 6 * DAY + 10 * DAY)
    # back four days early: what is left runs again
    away(again, **{PEOPLE[seat]: {wall + DAY: wall + 7 * DAY}})
    again.handle(Continue())
    assert again.ends_in(ClockEnds()) == pytest.approx(WHOLE - 6 * DAY + 6 * DAY)
    away(again, **{PEOPLE[1 - seat]: {wall + DAY: wall + 99 * DAY}})
    version = again.state.version
    again.handle(Continue())
    assert again.state.version == version + 1 and again.ends_in(ClockEnds()) == pytest.approx(WHOLE)


def test_a_table_that_learns_late_that_a_person_is_away_times_no_one_out() -> None:
    table = playing()
    (seat,) = table.state.owed()
    start, version = table.table.wall, table.state.version
    table.wait(WHOLE - 1)
    away(table, **{PEOPLE[seat]: {start + DAY: start + 3 * DAY}})
    table.wait(2)
    assert isinstance(table.state.story[version].event, ev.AwaySet) and table.state.version == version + 1
    assert table.ends_in(ClockEnds()) == pytest.approx(2 * DAY - 1)
    table.wait(2 * DAY)
    assert type(table.state.story[version + 1].entry.action).__name__ == "Timeout"  # type: ignore[union-attr]


def test_time_away_costs_nothing_of_the_bank() -> None:
    clock = Clock(Pace(decision=30, bank=120, gain=0, more=30), 1)
    clock.stops = {0: [(-50, 5), (10, 70), (100, 110)]}
    clock.run([0], 0.0)
    assert clock.ends(0) == 150 + 5 + 60 + 10
    assert clock.fifth(0) == 120 + 5 + 60 + 10
    assert clock.banks_after(40.0) == [120]
    assert clock.banks_after(120.0) == [120 - (120 - 75 - 30)]
