"""What takes long at a table with a long game is done in slices: others get their turn in between."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest

from tests.live.fakes import Table
from throwdown.live import slices

ACTIONS = 30


@pytest.fixture
async def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table with a game under way; a slice is used up by every step."""
    monkeypatch.setattr(slices, "SLICE_S", -1.0)
    made = Table()
    await made.open("ann", "ben", game="verasselt")
    await made.begin()
    while made.state.version < ACTIONS:
        await made.act()
    return made


async def turns_during(work: Awaitable[object]) -> int:
    """How often others had their turn until the work was done."""
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    counting = asyncio.create_task(count())
    await work
    counting.cancel()
    return turns


async def test_a_table_is_read_from_the_store_in_slices(table: Table) -> None:
    again = Table(table.store, table.time)
    assert await turns_during(again.journal.read()) >= ACTIONS
    assert again.state.version == table.state.version


async def test_what_somebody_missed_is_told_in_slices(table: Table) -> None:
    ann = table.listen("ann")
    assert await turns_during(table.publisher.catch_up(ann, 1, table.state.version)) >= table.state.version - 1
    assert len(ann.kinds()) == table.state.version - 1


async def test_a_game_is_told_in_a_new_language_in_slices(table: Table) -> None:
    ann = table.listen("ann")
    ann.language = "fr"
    entries = table.state.begun_match().version
    assert await turns_during(table.presenter.prepare(ann)) >= entries
