"""Players who are gone, or do nothing: who waits how long, and who plays then."""

from __future__ import annotations

import pytest

from tests.live.fakes import Heard, Json, PureTable
from throwdown.errors import TableRefused
from throwdown.live.absence import gone
from throwdown.live.inputs import FellSilent, Restored
from throwdown.live.protocol import messages as wire
from throwdown.live.timers import ChoiceEnds, GraceEnds, Idle


def playing(*people: str, **terms: object) -> tuple[PureTable, list[Heard]]:
    table = PureTable(grace_s=60.0, decide_s=120.0, abandoned_s=1800.0, idle_turn_s=300.0)
    listeners = table.open(*people, **terms)
    table.begin()
    return table, listeners


def shown_gone(listener: Heard) -> list[Json]:
    return list((listener.last("present") or {"gone": []})["gone"])


def test_a_lost_player_is_waited_for_and_then_the_others_choose() -> None:
    table, (ann, ben) = playing("ann", "ben")
    table.leave(ann)
    assert shown_gone(ben) == [{"seat": 0, "how": "lost", "left": 60.0, "choices": False}]
    with pytest.raises(TableRefused, match="nothing to decide"):
        table.say(ben, wire.Decide, seat=0, choice="wait")
    assert table.ends_in(GraceEnds("ann")) == 60
    table.wait(60)
    assert shown_gone(ben) == [{"seat": 0, "how": "gone", "left": 0.0, "choices": True}]
    assert table.ends_in(ChoiceEnds("ann")) == 120


def test_a_silent_player_is_shown_to_the_others_and_not_waited_for_yet() -> None:
    table, (ann, ben) = playing("ann", "ben")
    table.handle(FellSilent(ann, True))
    assert (
        shown_gone(ben) == [{"seat": 0, "how": "silent", "left": None, "choices": False}]
        and GraceEnds("ann") not in table.timers
    )
    elsewhere = table.listen("ann")
    table.handle(FellSilent(ben, False))
    assert shown_gone(ben) == [], "on another line there is an answer"
    table.handle(FellSilent(elsewhere, True))
    table.leave(elsewhere)
    table.leave(ann)
    assert shown_gone(ben) == [{"seat": 0, "how": "lost", "left": 60.0, "choices": False}]


def test_a_player_who_means_to_leave_is_not_waited_for() -> None:
    table, (ann, ben) = playing("ann", "ben")
    table.say(ann, wire.Leave)
    assert shown_gone(ben)[0]["how"] == "left" and table.ends_in(GraceEnds("ann")) == 0
    assert ann.closed == [1000]


def test_others_who_wait_longer_give_another_grace() -> None:
    table, (ann, ben) = playing("ann", "ben")
    table.leave(ann)
    table.wait(70)
    table.say(ben, wire.Decide, seat=0, choice="wait")
    assert shown_gone(ben) == [{"seat": 0, "how": "gone", "left": 60.0, "choices": False}]
    assert ChoiceEnds("ann") not in table.timers and table.ends_in(GraceEnds("ann")) == 60


def test_others_may_let_a_bot_play_or_end_the_game_for_the_seat() -> None:
    for choice in ("bot", "end"):
        table, (ann, ben) = playing("ann", "ben")
        table.leave(ann)
        table.wait(60)
        table.say(ben, wire.Decide, seat=0, choice=choice)
        assert (table.state.chairs[0].player is not None, table.state.playing) == (choice == "bot", choice == "bot")


def test_the_bot_of_the_table_plays_the_seat_if_the_others_do_not_choose() -> None:
    table, (ann, ben) = playing("ann", "ben", stand_in="thumb")
    table.leave(ann)
    table.wait(60 + 120)
    assert table.state.chairs[0].player == "thumb" and table.state.chairs[0].person == "ann"
    assert shown_gone(ben) == [], "nobody waits for a seat that is played"


def test_a_player_who_comes_back_is_not_waited_for_and_no_old_time_counts_later() -> None:
    table, (ann, _) = playing("ann", "ben")
    table.leave(ann)
    table.wait(60)
    table.listen("ann")
    assert GraceEnds("ann") not in table.timers and ChoiceEnds("ann") not in table.timers
    assert gone(table.table) == []


def test_a_player_who_comes_back_plays_again_in_place_of_the_bot() -> None:
    table, (ann, _) = playing("ann", "ben")
    table.leave(ann)
    table.wait(60 + 120)
    assert table.state.chairs[0].player is not None
    table.listen("ann")
    assert table.state.chairs[0].player is None


def test_a_second_connection_keeps_a_player_here() -> None:
    table, (ann, _) = playing("ann", "ben")
    table.listen("ann")
    table.leave(ann)
    assert gone(table.table) == []


@pytest.mark.parametrize("terms", [{"kind": "hot_seat"}, {"clock": "days"}])
def test_an_absent_player_is_not_waited_for_at_tables_that_do_not_wait(terms: Json) -> None:
    table, (ann, _) = playing("ann", "ben", **terms)
    table.leave(ann)
    assert gone(table.table) == [] and GraceEnds("ann") not in table.timers


def test_an_idle_player_may_be_replaced_until_they_do_something() -> None:
    table, listeners = playing("ann", "ben")
    (seat,) = table.state.owed()
    table.wait(299)
    table.say(listeners[1 - seat], wire.Chat, text="hurry")
    assert table.ends_in(Idle()) == 1, "what others do prolongs nothing"
    table.wait(1)
    assert shown_gone(listeners[0]) == [{"seat": seat, "how": "here", "left": 0.0, "choices": True}]
    table.say(listeners[seat], wire.Chat, text="one moment")
    assert shown_gone(listeners[0]) == [] and gone(table.table) == []


def test_an_idle_player_who_says_something_has_the_whole_time_again() -> None:
    table, listeners = playing("ann", "ben")
    (seat,) = table.state.owed()
    table.wait(299)
    table.say(listeners[seat], wire.Chat, text="one moment")
    assert table.ends_in(Idle()) == 300
    table.say(listeners[seat], wire.Ping, n=1)
    assert table.ends_in(Idle()) == 300


def test_after_a_restart_players_who_are_not_there_are_waited_for() -> None:
    table, _ = playing("ann", "ben")
    again = table.restarted()
    again.handle(Restored())
    assert {each.seat for each in gone(again.table)} == {0, 1}
    again.listen("ben")
    assert [each.seat for each in gone(again.table)] == [0]


def test_bots_take_the_seats_of_a_game_that_every_player_left_after_a_long_wait() -> None:
    table, (ann, ben) = playing("ann", "ben")
    table.leave(ann)
    table.leave(ben)
    table.wait(60)
    assert table.ends_in(ChoiceEnds("ann")) == 1800, "there is nobody who could choose"
    table.wait(1799)
    assert [chair.player for chair in table.state.chairs] == [None, None]
    table.wait(1)
    assert [chair.player for chair in table.state.chairs] == ["master", "master"]


def test_a_player_outside_of_a_decider_may_leave() -> None:
    """The tied players alone play it: a player who only watches it can go."""
    table, (ann, _, _) = playing("ann", "ben", "cleo")
    state = table.state
    state.games[-1] = state.games[-1]._replace(places=(1, 2))
    table.leave(ann)
    assert [each.seat for each in gone(table.table)] == [0]
