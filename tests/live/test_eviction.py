"""Tables that leave the memory: which may, what is stored of them, and that they resume as if they had never left."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import Any, cast

import pytest

from tests.live.fakes import Acts, HandTime, Happened, Heard, MemoryStore, PureTable, Visit, background
from throwdown.live import effects as fx
from throwdown.live import events as ev
from throwdown.live import timers as tm
from throwdown.live.absence import gone
from throwdown.live.eviction import is_evictable, snapshot_of
from throwdown.live.inbox import TableEvicted
from throwdown.live.inputs import CloseDeserted, Joined, Restored
from throwdown.live.pace import PACES, Pace
from throwdown.live.protocol import messages as wire
from throwdown.live.snapshot import Snapshot, evicted_in, info_in
from throwdown.rules import Resign

DAYS = cast("Pace", PACES["days"])


def left(**terms: Any) -> PureTable:
    """A game is under way and everybody has gone."""
    table = PureTable(rest_s=10.0, unused_s=600.0)
    people = table.open("ann", "ben", **terms)
    table.begin()
    table.act()
    for each in people:
        table.leave(each)
    return table


def evicted(table: PureTable) -> Snapshot:
    found = evicted_in(table.took(fx.Evict).snapshot)
    assert found is not None
    return found[1]


def resumed(table: PureTable, snapshot: Snapshot, after: float = 0.0) -> PureTable:
    again = table.restarted()
    again._move(after)
    again.handle(Restored(snapshot))
    return again


def test_a_game_of_days_leaves_the_memory_soon_and_says_when_it_is_due() -> None:
    table = left(clock="days")
    table.wait(9.9)
    assert table.done == []
    table.wait(0.1)
    (evict,) = [each for each in table.done if isinstance(each, fx.Evict)]
    assert info_in(evict.snapshot).id == "t" and evict.version == table.state.version
    snapshot = evicted(table)
    assert snapshot.playing and snapshot.owed == table.state.owed()
    assert snapshot.wakes_at is not None and snapshot.turn_ends is not None
    assert snapshot.turn_ends - table.table.wall == pytest.approx(DAYS.decision + DAYS.bank - 10)
    assert snapshot.wakes_at - table.table.wall == pytest.approx(0.8 * (DAYS.decision + DAYS.bank) - 10)


def test_the_clock_of_an_evicted_table_keeps_running() -> None:
    table = left(clock="days")
    (owed,) = table.state.owed()
    ann = table.listen("ann")
    table.say(ann, wire.MoreTime, seat=owed)
    table.leave(ann)
    table.wait(11.0)
    back = resumed(table, evicted(table), after=3600.0)
    assert back.ends_in(tm.ClockEnds()) == pytest.approx(DAYS.decision + DAYS.bank + DAYS.more - 3611.0)
    assert back.state.owed() == [owed]


def test_a_deadline_that_passed_during_eviction_fires_on_restore() -> None:
    table = left(clock="days")
    table.wait(11.0)
    back = resumed(table, evicted(table), after=DAYS.decision + DAYS.bank)
    version = back.state.version
    back.wait(0.0)
    entry = back.state.story[version].entry
    assert type(entry.action).__name__ == "Timeout"  # type: ignore[union-attr]


def test_restored_grace_times_are_not_prolonged() -> None:
    table = left(clock="none")
    table.wait(11.0)
    back = resumed(table, evicted(table))
    assert back.ends_in(tm.GraceEnds("ann")) == pytest.approx(49.0)
    assert back.ends_in(tm.Unused()) == pytest.approx(589.0)
    assert {(each.how, each.left) for each in gone(back.table)} == {("lost", 49.0)}


def test_a_snapshot_of_an_earlier_version_is_ignored() -> None:
    table = left(clock="days")
    table.wait(11.0)
    snapshot = evicted(table)
    table.handle(Happened([ev.Spoken(person="ann", name="Ann", seat=0, text="another server has it now")]))
    back = resumed(table, snapshot, after=3600.0)
    assert back.ends_in(tm.ClockEnds()) == pytest.approx(DAYS.decision + DAYS.bank)


@pytest.mark.parametrize("terms", [{"clock": "days"}, {"kind": "hot_seat"}])
def test_tables_that_need_no_one_present_have_no_unused_timer(terms: dict[str, Any]) -> None:
    table = left(**terms)
    assert not [each for each in snapshot_of(table.table).due if isinstance(each.timer, tm.Unused)]


def test_a_table_that_waits_for_players_comes_back_to_be_closed() -> None:
    table = PureTable(rest_s=10.0, unused_s=600.0)
    (ann,) = table.open("ann", "")
    table.leave(ann)
    table.wait(11.0)
    snapshot = evicted(table)
    assert {each.timer for each in snapshot.due} == {tm.GraceEnds("ann"), tm.Unused()}
    back = resumed(table, snapshot, after=589.0)
    back.wait(0.0)
    assert back.state.closed


def test_a_bot_that_is_to_act_keeps_the_table() -> None:
    table = left(clock="days")
    (owed,) = table.state.owed()
    table.handle(Happened([ev.StoodIn(seat=owed, bot="casual")]))
    assert not is_evictable(table.table)


def test_a_listener_keeps_the_table() -> None:
    table = left(clock="days")
    assert not is_evictable(table.table), "a player who is not there is notified first"
    table.table.drop_timer(tm.NoticeDue(*table.state.owed()))
    assert is_evictable(table.table)
    table.listen("ann")
    assert not is_evictable(table.table)
    table.wait(3600)
    assert table.done == []


def test_a_game_that_ends_without_listeners_is_released() -> None:
    table = left(clock="days")
    table.table.drop_timer(tm.Unused())
    table.handle(Acts(0, Resign()))
    table.wait(11.0)
    assert table.ends_in(tm.Unused()) is not None
    table.wait(601.0)
    assert any(isinstance(each, fx.Release) for each in table.done)


# A whole live table


class Stay(Visit):
    """A visit to a table that may leave the memory; what it left there."""

    def __init__(self, store: MemoryStore | None = None, time: HandTime | None = None) -> None:
        self.left = left = list[bytes]()
        super().__init__(store, time, services={"evicted": lambda table, snapshot: left.append(snapshot)})


async def stay() -> Stay:
    made = Stay()
    await made.open(clock="days")
    await made.act()
    await made.leave()
    return made


async def test_a_person_who_comes_while_the_snapshot_is_stored_keeps_the_table() -> None:
    visit = await stay()
    coming: list[asyncio.Task[None]] = []
    committed = visit.store.commit

    async def slow(batch: Any) -> None:
        coming.append(asyncio.create_task(visit.table.ask(Joined(visit.people[0]))))
        await committed(batch)
        await asyncio.sleep(0)

    visit.store.commit = slow  # type: ignore[method-assign]
    await visit.pass_time(11.0)
    visit.store.commit = committed  # type: ignore[method-assign]
    assert coming and not visit.left
    await coming[0]
    assert visit.table.connections == 1
    await visit.pass_time(3600.0)
    assert not visit.left


async def test_a_table_stays_in_memory_while_its_snapshot_cannot_be_stored() -> None:
    visit = await stay()
    visit.store.full = True
    await visit.pass_time(11.0)
    assert not visit.left
    visit.store.full = False
    await visit.pass_time(11.0)
    assert visit.left


async def test_an_evicted_table_stores_nothing_more() -> None:
    visit = await stay()
    await visit.pass_time(11.0)
    assert visit.left
    batches = len(visit.store.batches)
    with pytest.raises(TableEvicted):
        await visit.table.ask(CloseDeserted())
    with pytest.raises(TableEvicted):
        await visit.table.ask(Joined(Heard("ann")))
    assert len(visit.store.batches) == batches and visit.time.waiting == []


async def test_an_evicted_table_is_freed() -> None:
    visit = await stay()
    await visit.pass_time(11.0)
    assert visit.left
    table = weakref.ref(visit.table)
    del visit
    await background()
    gc.collect()
    assert table() is None
