"""What takes long at a table with a long game is done in slices: others get their turn in between."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest

from tests.live.fakes import Heard, Visit
from throwdown.live import events as ev
from throwdown.live import slices
from throwdown.live.inputs import Joined
from throwdown.live.store import StoreFailed

ACTIONS = 30


@pytest.fixture
async def visit(monkeypatch: pytest.MonkeyPatch) -> Visit:
    """A table with a game under way; a slice is used up by every step."""
    made = Visit()
    await made.open(game="verasselt")
    while made.table.state.version < ACTIONS:
        await made.act()
    monkeypatch.setattr(slices, "SLICE_S", -1.0)
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
    try:
        await work
    finally:
        counting.cancel()
    return turns


async def test_a_table_is_read_from_the_store_in_slices(visit: Visit) -> None:
    again = Visit(visit.store, visit.time)
    assert await turns_during(again.table.resume(0.0)) >= ACTIONS
    assert again.table.state.version == visit.table.state.version


async def test_a_table_that_could_not_be_stored_is_restored_in_slices(visit: Visit) -> None:
    """It was folded in one go, while everybody waited."""
    visit.store.full = True
    turns = 0

    async def fails() -> None:
        with pytest.raises(StoreFailed):
            await visit.happen(ev.Spoken(person="ann", name="Ann", text="hello"))

    turns = await turns_during(fails())
    assert turns >= ACTIONS and visit.table.state.version >= ACTIONS


async def test_a_table_that_could_not_be_read_either_is_restored_in_slices_later(visit: Visit) -> None:
    visit.store.full = visit.store.broken = True
    with pytest.raises(StoreFailed):
        await visit.happen(ev.Spoken(person="ann", name="Ann", text="hello"))
    visit.store.full = visit.store.broken = False
    assert await turns_during(visit.happen()) >= ACTIONS


async def test_what_a_client_missed_is_sent_in_slices(visit: Visit) -> None:
    ann = Heard("ann")
    last = visit.table.state.version
    assert await turns_during(visit.table.ask(Joined(ann, 1))) >= last - 1
    assert [sent["version"] for sent in ann.messages[1:] if "version" in sent] == list(range(2, last + 1))


async def test_a_game_is_narrated_in_a_new_language_in_slices(visit: Visit) -> None:
    ann = Heard("ann")
    ann.language, ann.views, ann.log = "fr", True, 100
    entries = visit.table.state.begun_match().version
    assert await turns_during(visit.table.ask(Joined(ann))) >= entries
