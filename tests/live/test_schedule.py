"""What comes by itself at a table, and what is due, with the clock in the test's hand."""

from __future__ import annotations

import pytest

from tests.live.fakes import Heard, Table, background
from throwdown.live import timers as tm
from throwdown.live.clock import PACES
from throwdown.rules import Resign
from throwdown.server.storage.store import StoreFailed


async def opened(*people: str, **terms: object) -> tuple[Table, list[Heard]]:
    table = Table(next_game_s=10.0, unused_s=600.0, again_s=1.0, bot_pause_s=0.0)
    return table, await table.open(*people, **terms)


async def pass_time(table: Table, seconds: float) -> None:
    table.time.move(seconds)
    await background()


async def test_dice_that_luck_throws_land_by_themselves() -> None:
    table, _ = await opened("ann", "ben")
    await table.schedule.begin()
    assert table.play.comes_by_itself()
    table.schedule.go_on()
    await background()
    assert table.state.owed()


async def test_bots_play_a_whole_game_by_themselves() -> None:
    table, _ = await opened("CASUAL", "NOVICE")
    await table.schedule.begin()
    for _ in range(5000):
        table.schedule.go_on()
        await background()
        if not table.state.playing:
            break
    assert table.state.status == "over"


async def test_whose_clock_is_over_is_timed_out() -> None:
    table, _ = await opened("ann", "ben", clock="fast")
    await table.begin()
    table.clock.begin()
    table.schedule.go_on()
    (seat,), pace = table.state.owed(), PACES["fast"]
    assert pace is not None
    version = table.state.version
    await pass_time(table, pace.decision + pace.bank - 0.1)
    assert table.state.version == version
    await pass_time(table, 0.2)
    entry = table.state.story[version].entry
    assert type(entry.action).__name__ == "Timeout" and table.state.banks[seat] == 0.0  # type: ignore[union-attr]


async def test_what_failed_is_tried_again() -> None:
    table, _ = await opened("ann", "ben", clock="fast")
    await table.begin()
    table.clock.begin()
    table.schedule.go_on()
    table.store.full = True
    version = table.state.version
    await pass_time(table, 1000)
    assert table.state.version == version
    assert table.timers.time_of(tm.ClockEnds()) is not None and table.timers.time_of(tm.Again()) is not None
    table.store.full = False
    await pass_time(table, 1.0)
    assert table.state.version > version


async def test_a_game_that_begins_by_itself_waits_for_a_full_table() -> None:
    table, _ = await opened("ann", "", auto=True)
    table.schedule.fill_after(3.0)
    table.schedule.go_on()
    await background()
    assert not table.state.games
    await pass_time(table, 3.0)
    assert table.state.chairs[1].bot == "casual" and table.state.playing


async def test_a_tournament_goes_on_by_itself() -> None:
    table, _ = await opened("ann", "ben", tournament=True)
    await table.begin()
    await table.journal.commit(table.play.act(0, Resign()))
    assert table.state.status == "playing" and not table.state.playing
    table.schedule.go_on()
    table.schedule.go_on()
    await pass_time(table, 9.9)
    assert len(table.state.games) == 1
    await pass_time(table, 0.2)
    assert len(table.state.games) == 2 and table.state.playing


async def test_a_table_that_waits_for_nobody_is_closed_and_rests() -> None:
    table, (ann,) = await opened("ann", "")
    table.remove(ann, meant=False)
    await pass_time(table, 599)
    assert not table.state.closed
    await pass_time(table, 2)
    assert table.state.closed and table.rested == ["t"] and table.time.waiting == []


async def test_a_table_to_which_somebody_came_back_does_not_rest() -> None:
    table, (ann,) = await opened("ann", "")
    table.remove(ann, meant=False)
    table.listen("ann")
    table.schedule.note_used()
    await pass_time(table, 2000)
    assert not table.state.closed and table.rested == []


async def test_a_game_of_days_does_not_rest_while_it_is_played() -> None:
    table, listeners = await opened("ann", "ben", clock="days")
    await table.begin()
    for listener in listeners:
        table.remove(listener, meant=False)
    await pass_time(table, 601)
    assert table.rested == [] and table.state.playing


async def test_after_stop_nothing_comes_by_itself() -> None:
    table, _ = await opened("CASUAL", "ann")
    await table.schedule.begin()
    table.schedule.go_on()
    table.schedule.stop()
    version = table.state.version
    await pass_time(table, 10_000)
    assert table.state.version == version and table.time.waiting == []


async def test_a_table_that_could_not_be_read_back_is_read_when_it_goes_on() -> None:
    table, _ = await opened("ann", "ben")
    table.store.full = table.store.broken = True
    with pytest.raises(StoreFailed, match="full"):
        await table.schedule.begin()
    assert table.journal.unread
    table.store.full = table.store.broken = False
    table.schedule.go_on()
    await background()
    assert not table.journal.unread and table.state.status == "open"
