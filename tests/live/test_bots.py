"""Bots at a table: they take their time where people watch, and act only if they are still asked."""

from __future__ import annotations

import asyncio
from random import Random

from tests.live.fakes import Table, background
from throwdown.live import events as ev
from throwdown.live.bots import UNWATCHED, WATCHED, Bots
from throwdown.rules import Resign


class Pauses:
    """Pauses that are over when the test says so, and how long they were meant to be."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        self.over = asyncio.Event()

    async def __call__(self, seconds: float) -> None:
        self.asked.append(seconds)
        await self.over.wait()


async def with_bot(*people: str) -> tuple[Table, Pauses]:
    """A table with a bot of ours in it, whose turn it is."""
    table, pauses = Table(), Pauses()
    await table.open(*people)
    await table.begin()
    table.bots = Bots(
        table.journal, table.play, table.tasks, table.audience, table.thinkers,
        pause_s=1.0, sleep=pauses, rng=Random(1),
    )  # fmt: skip
    while table.state.playing and table.state.chairs[table.state.owed()[0]].player is None:
        await table.pass_on()
    assert table.state.playing
    return table, pauses


async def test_a_bot_that_is_asked_acts_once() -> None:
    table, pauses = await with_bot("CASUAL", "ann")
    version, bot = table.state.version, table.state.owed()[0]
    table.bots.start_acting()
    table.bots.start_acting()
    await background()
    assert len(pauses.asked) == 1 and table.state.version == version
    pauses.over.set()
    await background()
    assert table.thinkers.asked == [("casual", table.state.in_game(bot))]
    assert table.state.version > version


async def test_bots_take_their_time_where_people_watch() -> None:
    table, pauses = await with_bot("CASUAL", "ann")
    table.bots.start_acting()
    await background()
    assert WATCHED[0] <= pauses.asked[0] <= WATCHED[1]
    unwatched, quick = await with_bot("CASUAL", "ann")
    unwatched.audience.remove(next(iter(unwatched.audience)))
    unwatched.bots.start_acting()
    await background()
    assert quick.asked == [UNWATCHED]
    for each in (pauses, quick):
        each.over.set()
    await background()


async def test_a_thought_about_a_game_that_went_on_is_thrown_away() -> None:
    table, pauses = await with_bot("CASUAL", "ann")
    table.thinkers.go.clear()
    pauses.over.set()
    table.bots.start_acting()
    await background()
    assert table.thinkers.asked
    await table.journal.commit(table.play.act(table.state.in_game(1), Resign()))
    version = table.state.begun_match().version
    table.thinkers.go.set()
    await background()
    assert table.state.begun_match().version == version


async def test_a_stand_in_whose_person_is_back_does_not_act() -> None:
    table, pauses = await with_bot("CASUAL", "ann")
    while table.state.owed() != [1]:
        await table.pass_on()
    await table.journal.commit([ev.StoodIn(seat=1, bot="regular")])
    table.bots.start_acting()
    await background()
    await table.journal.commit([ev.CameBack(seat=1)])
    version = table.state.version
    pauses.over.set()
    await background()
    assert table.state.version == version


async def test_the_bots_of_a_game_are_prepared() -> None:
    table, _ = await with_bot("CASUAL", "ann", "MASTER")
    table.bots.start_preparing()
    await background()
    assert table.thinkers.prepared == [{"casual", "master"}]


async def test_a_bot_is_not_asked_about_a_game_that_ended_while_it_paused() -> None:
    table, pauses = await with_bot("CASUAL", "ann")
    table.bots.start_acting()
    await background()
    await table.journal.commit(table.play.act(table.state.in_game(1), Resign()))
    assert not table.state.playing
    pauses.over.set()
    await background()
    assert table.thinkers.asked == []
