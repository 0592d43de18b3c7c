"""What comes automatically at a table, and what is due."""

from __future__ import annotations

from tests.live.fakes import Acts, Happened, Heard, PureTable, seated
from throwdown.live import effects as fx
from throwdown.live.inputs import FillAfter, Joined, NamesWithdrawn, Start
from throwdown.live.timers import ArrivalEnds, GraceEnds, NextGame, Quiet, Unused
from throwdown.rules import Resign


def opened(*people: str, **terms: object) -> tuple[PureTable, list[Heard]]:
    table = PureTable(next_game_s=10.0, unused_s=600.0, rest_s=10.0, bot_pause_s=0.0)
    return table, table.open(*people, **terms)


def test_dice_that_luck_throws_land_automatically() -> None:
    table, _ = opened("ann", "ben")
    table.handle(Start())
    assert table.state.owed()


def test_a_game_of_an_automatic_table_waits_for_its_seats() -> None:
    table, _ = opened("ann", "", auto=True)
    table.handle(FillAfter(3.0))
    table.wait(2.9)
    assert not table.state.games
    table.wait(0.1)
    assert table.state.chairs[1].bot == "casual" and table.state.playing


def test_a_tournament_continues_automatically() -> None:
    table, _ = opened("ann", "ben", tournament=True)
    table.begin()
    table.handle(Acts(0, Resign()))
    assert table.state.status == "playing" and not table.state.playing
    assert table.ends_in(NextGame()) == 10.0
    table.wait(9.9)
    assert len(table.state.games) == 1
    table.wait(0.1)
    assert len(table.state.games) == 2 and table.state.playing


def test_an_unused_open_table_is_closed_and_released() -> None:
    table, (ann,) = opened("ann", "")
    table.leave(ann)
    assert (table.ends_in(Unused()), table.ends_in(Quiet())) == (600.0, 10.0)
    table.wait(599)
    assert not table.state.closed
    table.wait(1)
    assert table.state.closed and any(isinstance(each, fx.Release) for each in table.done)


def test_a_table_to_which_a_person_came_back_stays() -> None:
    table, (ann,) = opened("ann", "")
    table.leave(ann)
    table.handle(Joined(Heard("ann")))
    table.wait(2000)
    assert not table.state.closed and table.done == []


def test_a_game_of_days_is_never_ended_for_want_of_people() -> None:
    table, listeners = opened("ann", "ben", clock="days")
    table.begin()
    for listener in listeners:
        table.leave(listener)
    table.wait(601)
    assert table.state.playing and not any(isinstance(each, fx.Release) for each in table.done)


def test_a_closed_table_starts_nothing() -> None:
    table, (ann,) = opened("ann", "")
    table.leave(ann)
    table.wait(600)
    table.done.clear()
    assert table.handle(Happened([])) == []


def test_a_table_with_reserved_seats_begins_when_its_people_are_there() -> None:
    table = PureTable(arrive_s=180.0)
    table.handle(Happened(seated("ann", "ben", event="cup")))
    table.listen("ann")
    assert not table.state.games and table.ends_in(ArrivalEnds()) == 180.0
    table.listen("ben")
    assert table.state.playing


def test_a_table_with_reserved_seats_begins_without_those_who_are_late() -> None:
    table = PureTable(arrive_s=180.0, grace_s=60.0)
    table.handle(Happened(seated("ann", "ben", event="cup")))
    ann = table.listen("ann")
    table.wait(179.0)
    table.leave(ann)
    table.listen("ann")
    assert not table.state.games
    table.wait(1.0)
    assert table.state.playing and table.ends_in(GraceEnds("ben")) == 60.0


def test_a_person_who_is_forgotten_leaves_a_reserved_seat_to_a_bot() -> None:
    table = PureTable()
    table.handle(Happened(seated("ann", "ben", event="cup")))
    table.listen("ann")
    table.handle(NamesWithdrawn("ben", leaves=True))
    assert table.state.chairs[1].bot is not None and table.state.playing
