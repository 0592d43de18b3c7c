"""Somebody is gone, or does nothing: who waits how long, and who plays then. The clock is in the test's hand."""

from __future__ import annotations

import pytest

from tests.live.fakes import Heard, Json, Table
from throwdown.errors import TableRefused
from throwdown.live import events as ev
from throwdown.live.timers import ChoiceEnds, GraceEnds


async def playing(*people: str, **terms: object) -> tuple[Table, list[Heard]]:
    table = Table(grace_s=60.0, decide_s=120.0, abandoned_s=1800.0)
    listeners = await table.open(*people, **terms)
    await table.begin()
    return table, listeners


def gone(listener: Heard) -> list[Json]:
    return list((listener.last("present") or {"gone": []})["gone"])


async def test_who_is_lost_is_waited_for_and_then_the_others_choose() -> None:
    table, (ann, ben) = await playing("ann", "ben")
    table.remove(ann, meant=False)
    assert gone(ben) == [{"seat": 0, "how": "lost", "left": 60.0}]
    with pytest.raises(TableRefused, match="nothing to decide"):
        table.absences.gone_from(0)
    assert table.timers.time_of(GraceEnds("ann")) == table.time.now() + 60
    table.time.move(60)
    table.absences.end_grace("ann")
    assert gone(ben) == [{"seat": 0, "how": "gone", "left": 0.0, "choices": True}]
    assert table.absences.gone_from(0) == "ann"
    assert table.timers.time_of(ChoiceEnds("ann")) == table.time.now() + 120


async def test_who_does_not_answer_is_told_to_the_others_and_not_waited_for_yet() -> None:
    table, (ann, ben) = await playing("ann", "ben")
    ann.silent = True
    table.absences.tell()
    assert gone(ben) == [{"seat": 0, "how": "silent"}] and table.timers.time_of(GraceEnds("ann")) is None
    elsewhere = table.listen("ann")
    table.absences.tell()
    assert gone(ben) == [], "on another line there is an answer"
    elsewhere.silent = True
    table.remove(elsewhere, meant=False)
    table.remove(ann, meant=False)
    assert gone(ben) == [{"seat": 0, "how": "lost", "left": 60.0}]


async def test_who_means_to_leave_is_not_waited_for() -> None:
    table, (ann, ben) = await playing("ann", "ben")
    table.remove(ann, meant=True)
    assert gone(ben)[0]["how"] == "left" and table.timers.time_of(GraceEnds("ann")) == table.time.now()


async def test_others_who_wait_on_give_another_grace() -> None:
    table, (ann, ben) = await playing("ann", "ben")
    table.remove(ann, meant=False)
    table.time.move(60)
    table.absences.end_grace("ann")
    table.time.move(10)
    table.absences.wait_on("ann")
    assert gone(ben) == [{"seat": 0, "how": "gone", "left": 60.0}]
    assert table.timers.time_of(ChoiceEnds("ann")) is None
    assert table.timers.time_of(GraceEnds("ann")) == table.time.now() + 60


async def test_if_nobody_chooses_the_bot_of_the_table_plays_the_seat() -> None:
    table, (ann, ben) = await playing("ann", "ben", stand_in="thumb")
    table.remove(ann, meant=False)
    table.absences.end_grace("ann")
    await table.absences.stand_in("ann")
    assert table.state.chairs[0].player == "thumb" and table.state.chairs[0].person == "ann"
    assert gone(ben) == [], "nobody waits for a seat that is played"
    version = table.state.version
    await table.absences.stand_in("ann")
    assert table.state.version == version


async def test_who_comes_back_is_waited_for_no_more_and_no_old_time_counts_later() -> None:
    table, (ann, _) = await playing("ann", "ben")
    table.remove(ann, meant=False)
    table.absences.end_grace("ann")
    assert table.absences.come_back("ann") and not table.absences.come_back("ann")
    assert table.timers.time_of(GraceEnds("ann")) is None and table.timers.time_of(ChoiceEnds("ann")) is None
    version = table.state.version
    await table.absences.stand_in("ann")
    table.absences.end_grace("ann")
    assert table.state.version == version and table.absences.gone() == []


async def test_a_second_connection_keeps_somebody_here() -> None:
    table, (ann, _) = await playing("ann", "ben")
    table.listen("ann")
    table.remove(ann, meant=False)
    assert table.absences.gone() == []


@pytest.mark.parametrize("terms", [{"kind": "hot_seat"}, {"clock": "days"}])
async def test_where_nobody_waits_nobody_is_missed(terms: Json) -> None:
    table, (ann, _) = await playing("ann", "ben", **terms)
    table.remove(ann, meant=False)
    assert table.absences.gone() == [] and table.timers.time_of(GraceEnds("ann")) is None


async def test_somebody_idle_may_be_replaced_until_they_stir() -> None:
    table, (ann, ben) = await playing("ann", "ben")
    (seat,) = table.state.owed()
    person = ("ann", "ben")[seat]
    table.absences.notice_idle()
    assert gone(ben) == [{"seat": seat, "how": "here", "left": 0.0, "choices": True}]
    assert table.absences.gone_from(seat) == person
    table.absences.stir(person)
    assert gone(ann) == [] and table.absences.gone() == []


async def test_doing_something_elsewhere_does_not_bring_back_who_is_gone() -> None:
    table, (ann, _) = await playing("ann", "ben")
    table.remove(ann, meant=False)
    table.absences.stir("ann")
    assert [each.how for each in table.absences.gone()] == ["lost"]


async def test_after_a_restart_everybody_who_is_not_there_is_waited_for() -> None:
    table, _ = await playing("ann", "ben")
    again = Table(table.store, table.time, grace_s=60.0)
    await again.journal.read()
    ben = again.listen("ben")
    again.absences.lose_missing()
    assert [each["seat"] for each in gone(ben)] == [0]


async def test_a_game_that_everybody_left_is_played_on_later() -> None:
    table, (ann, ben) = await playing("ann", "ben")
    for listener in (ann, ben):
        table.remove(listener, meant=False)
    table.absences.end_grace("ann")
    assert table.timers.time_of(ChoiceEnds("ann")) == table.time.now() + 1800, "there is nobody who could choose"
    table.absences.abandon()
    assert table.timers.time_of(ChoiceEnds("ben")) == table.time.now() + 1800
    await table.absences.stand_in("ann")
    await table.absences.stand_in("ben")
    assert [chair.player for chair in table.state.chairs] == ["master", "master"]


async def test_a_seat_outside_of_a_decider_loses_no_race() -> None:
    """The tied players alone play it: whoever only watches it can go."""
    table, (ann, _, _) = await playing("ann", "ben", "cleo")
    state = table.state
    state.games[-1] = state.games[-1]._replace(places=(1, 2))
    table.remove(ann, meant=False)
    assert [each.seat for each in table.absences.gone()] == [0]
    await table.journal.commit([ev.Spoken(person="ben", name="Ben", text="bye")])
