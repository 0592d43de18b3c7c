"""The store of the tab: the contract of every store, and what is stored when the tab comes back."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from tests.live.store_contract import ADA, GAME, ONE, StoreContract, event, set_up
from tests.tab.databases import DictDatabase
from throwdown.live.naming import NameBeside
from throwdown.live.store import Batch, EventRow, MoveRow, SecretRow, StoreFailed, TableRow
from throwdown.tab.errors import StorageFull, from_code
from throwdown.tab.store import FINISHED, TabStore

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


class TestContract(StoreContract):
    """Over a database in memory; tests/page/test_tab_store.py runs it over the browser's."""

    @pytest.fixture(name="store")
    async def _store(self) -> AsyncIterator[TabStore]:
        with closing(await TabStore.open(DictDatabase())) as store:
            await store.commit(set_up())
            yield store


async def test_everything_is_there_when_the_tab_comes_back() -> None:
    database = DictDatabase()
    before = await TabStore.open(database)
    name = NameBeside(0, "p-ada", "Ada")
    batch = set_up().game(GAME).seat("t-one", 0, "p-ada").secret(SecretRow("g-one", 1, "t-one", "aa"))
    await before.commit(batch.event("t-one", 1, 1.0, "{}").name("t-one", 1, name).move("t-one", "p-ada", "m", "f", "a"))
    after = await TabStore.open(database)
    assert (after.table("t-one"), after.person("p-ada"), after.game("g-one")) == (ONE, ADA, GAME)
    assert (after.tables_of("p-ada", 9), after.secrets("g-one")) == (["t-one"], {1: "aa"})
    assert await after.read(after.events, "t-one") == [EventRow(1, 1.0, "{}", (name,))]
    assert await after.read(after.move, "t-one", "p-ada", "m") == MoveRow("p-ada", "m", "f", "a")


async def test_a_history_is_read_when_it_is_needed_and_not_again() -> None:
    database = DictDatabase()
    await (await TabStore.open(database)).commit(set_up().event("t-one", 1, 1.0, "{}"))
    store = await TabStore.open(database)
    assert not [store for store, _ in database.loads if store == "events"]
    with pytest.raises(StoreFailed, match="read"):
        store.events("t-one")
    assert await store.read(store.last_version, "t-one") == 1
    await store.commit(Batch().event("t-one", 2, 2.0, "[]"))
    assert [row.version for row in await store.read(store.events, "t-one")] == [1, 2]
    assert len([store for store, _ in database.loads if store == "events"]) == 1


async def test_few_finished_tables_stay_in_memory() -> None:
    database = DictDatabase()
    store = await TabStore.open(database)
    over = [f"t-{number}" for number in range(FINISHED + 2)]
    for table in over:
        await store.commit(Batch().table(TableRow(table, "over", "private", "{}", 1.0, 1.0)).event(table, 1, 1.0, "{}"))
    await store.read(store.events, over[-1])
    with pytest.raises(StoreFailed):
        store.events(over[0])
    assert database.forgotten[:3] == [("events", "t-0\x1f"), ("names", "t-0\x1f"), ("moves", "t-0\x1f")]
    assert len(await store.read(store.events, over[0])) == 1


async def test_a_write_that_fails_changes_nothing_and_may_come_again() -> None:
    database = DictDatabase()
    store = await TabStore.open(database)
    await store.commit(set_up())
    database.fails = from_code("tab/storage_full")
    with pytest.raises(StorageFull):
        await store.commit(event(1))
    assert store.events("t-one") == []
    database.fails = None
    await store.commit(event(1))
    assert [row.version for row in store.events("t-one")] == [1]
