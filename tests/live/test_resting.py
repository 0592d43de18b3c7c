"""A table at rest: what makes it one, what is noted of it, and that it goes on as if it had never been away."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any, cast

import pytest

from tests.live.fakes import HandTime, MemoryStore, background, fake_services
from tests.live.test_session import Visit
from tests.server.tables.test_memory import garbage
from throwdown.live import events as ev
from throwdown.live import timers as tm
from throwdown.live.clock import PACES, Pace
from throwdown.live.rest import Rest, info_in, noted_in
from throwdown.live.session import Session
from throwdown.server.storage.store import NotOwner

DAYS = cast("Pace", PACES["days"])


class Stay(Visit):
    """A visit to a table that may leave the memory; what it left there."""

    def __init__(self, store: MemoryStore | None = None, time: HandTime | None = None, **limits: Any) -> None:
        super().__init__(store, time, **limits)
        self.session.detach()
        self.left = left = list[bytes]()
        services = fake_services(self.store, self.time, **limits)
        self.session = Session("t", replace(services, lie_down=lambda table, told: left.append(told)))

    async def go(self) -> None:
        for listener in self.people:
            self.session.leave(listener, meant=False)
        await background()

    @property
    def rest(self) -> Rest:
        (told,) = self.left
        noted = noted_in(told)
        assert noted is not None
        return noted[1]

    async def again(self) -> Stay:
        """The same table, read back."""
        self.session.detach()
        back = Stay(self.store, self.time)
        await back.session.resume(0.0, self.rest)
        return back

    def ends_in(self, timer: tm.AnyTimer) -> float | None:
        at = self.session._parts.timers.time_of(timer)
        return None if at is None else at - self.time.now()


async def played(**terms: Any) -> Stay:
    """A game is under way and everybody has gone."""
    stay = Stay()
    await stay.open(**terms)
    await stay.act()
    await stay.go()
    return stay


async def test_a_game_of_days_leaves_the_memory_soon_and_says_when_it_is_due() -> None:
    stay = await played(clock="days")
    await stay.pass_time(9.9)
    assert not stay.left
    await stay.pass_time(0.2)
    assert stay.rest.playing and stay.rest.owed == stay.session.state.owed()
    ends = stay.rest.wakes_at
    assert ends is not None and ends - stay.time.wall() == pytest.approx(DAYS.decision + DAYS.bank - 10.1)
    assert info_in(stay.left[0]) == stay.session.listed_info()


async def test_its_clock_runs_on_while_it_is_away() -> None:
    stay = await played(clock="days")
    (owed,) = stay.session.state.owed()
    await stay.session.commit([ev.TimeGiven(seat=owed, asked=True)])
    stay.session._parts.clock.give(owed)
    stay.session.go_on()
    await stay.pass_time(11.0)
    stay.time.move(3600.0)
    back = await stay.again()
    assert back.ends_in(tm.ClockEnds()) == pytest.approx(DAYS.decision + DAYS.bank + DAYS.more - 3611.0)
    assert back.session.state.owed() == [owed]


async def test_a_deadline_that_is_over_when_it_comes_back_is_kept_at_once() -> None:
    stay = await played(clock="days")
    await stay.pass_time(11.0)
    stay.time.move(DAYS.decision + DAYS.bank)
    back = await stay.again()
    version = back.session.state.version
    await back.pass_time(0.0)
    entry = back.session.state.story[version].entry
    assert type(entry.action).__name__ == "Timeout"  # type: ignore[union-attr]


async def test_people_are_waited_for_on_and_nobody_gets_more_time() -> None:
    stay = await played(clock="none")
    await stay.pass_time(11.0)
    back = await stay.again()
    assert back.ends_in(tm.GraceEnds("ann")) == pytest.approx(49.0)
    assert back.ends_in(tm.Unused()) == pytest.approx(589.0)
    assert {(gone.how, gone.left) for gone in back.session._parts.absences.gone()} == {("lost", 49.0)}


async def test_a_note_of_an_earlier_version_says_nothing() -> None:
    stay = await played(clock="days")
    await stay.pass_time(11.0)
    stay.time.move(3600.0)
    await stay.session.commit([ev.Spoken(person="ann", name="Ann", seat=0, text="somebody else has it now")])
    back = await stay.again()
    assert back.ends_in(tm.ClockEnds()) == pytest.approx(DAYS.decision + DAYS.bank)


@pytest.mark.parametrize("terms", [{"clock": "days"}, {"kind": "hot_seat"}])
async def test_where_nobody_has_to_be_there_nothing_is_due_for_want_of_people(terms: dict[str, Any]) -> None:
    stay = await played(**terms)
    await stay.pass_time(11.0)
    assert not [each for each in stay.rest.due if isinstance(each.timer, tm.Unused)]


async def test_a_table_that_waits_for_players_comes_back_to_be_closed() -> None:
    stay = Stay()
    await stay.session.open([ev.Opened(terms=ev.Terms(game="strike", name="Table"), host="ann", seats=2)])
    await stay.pass_time(11.0)
    assert [each.timer for each in stay.rest.due] == [tm.Unused()]
    stay.time.move(589.0)
    back = await stay.again()
    await back.pass_time(0.0)
    assert back.session.state.closed


async def test_a_bot_that_is_to_move_and_dice_that_fly_keep_it() -> None:
    stay = Stay(bot_pause_s=60.0)
    await stay.open(clock="days")
    (owed,) = stay.session.state.owed()
    await stay.session.commit([ev.StoodIn(seat=owed, bot="casual")])
    await stay.go()
    await stay.pass_time(25.0)
    assert not stay.left
    stay.session.stop()


async def test_whoever_comes_while_it_is_noted_keeps_it() -> None:
    stay = await played(clock="days")
    coming: list[asyncio.Task[None]] = []

    def come() -> None:
        coming.append(asyncio.create_task(stay.session.join(stay.people[0], None)))

    committed, stay.store.when_committed = stay.store.commit, come

    async def slow(batch: Any) -> None:
        await committed(batch)
        await asyncio.sleep(0)

    stay.store.commit = slow  # type: ignore[method-assign]
    await stay.pass_time(11.0)
    assert coming and not stay.left
    await coming[0]
    assert stay.people[0] in stay.session._parts.audience
    await stay.pass_time(3600.0)
    assert not stay.left


async def test_whoever_is_at_work_there_keeps_it() -> None:
    stay = await played(clock="days")
    with stay.session.held():
        await stay.pass_time(11.0)
        assert not stay.left
    await stay.pass_time(11.0)
    assert stay.left


async def test_a_full_disk_keeps_it() -> None:
    stay = await played(clock="days")
    stay.store.full = True
    await stay.pass_time(11.0)
    assert not stay.left
    stay.store.full = False
    await stay.pass_time(11.0)
    assert stay.left


async def test_what_has_left_the_memory_stores_nothing_more() -> None:
    stay = await played(clock="days")
    await stay.pass_time(11.0)
    stay.session.detach()
    with pytest.raises(NotOwner):
        await stay.session.commit([ev.TableClosed()])


async def test_a_game_that_ends_while_nobody_is_there_is_forgotten_too() -> None:
    stay, gone = Stay(), list[str]()
    stay.session = Session("t", replace(fake_services(stay.store, stay.time), rest=gone.append))
    await stay.open(clock="days")
    await stay.go()
    stay.session._parts.schedule.note_used()  # as after a rest: nothing is due for want of people
    stay.session._parts.schedule.note_quiet()
    await stay.session.commit(stay.session._parts.play.timed_out([0, 1] * 40))
    while stay.session.state.playing:
        await stay.pass_time(DAYS.decision + DAYS.bank)
    await stay.pass_time(11.0)
    await stay.pass_time(601.0)
    assert gone == ["t"]


async def test_it_is_freed_at_once() -> None:
    async def once() -> None:
        stay = await played(clock="days")
        for listener in stay.people:
            listener.detach()
        await stay.pass_time(11.0)
        assert stay.left
        stay.session.detach()
        await background()

    await once()
    with garbage() as found:
        await once()
    assert not found
