"""Turn by turn: one notice for a turnand one reminder."""

from __future__ import annotations

from typing import Any, cast

from tests.live.fakes import PureTable
from throwdown.live import effects as fx
from throwdown.live.inputs import Restored
from throwdown.live.pace import PACES, Pace

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
