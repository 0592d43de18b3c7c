"""Many at once: people in the lobby cost one read together, and nobody opens more tables than they may."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.live.fakes import HandTime, Heard
from throwdown.api.http import SeatWanted, TableWanted
from throwdown.api.person import Person
from throwdown.errors import TableRefused
from throwdown.server.lobby.lobby import Lobby
from throwdown.server.operations.limits import Limits
from throwdown.server.operations.settings import Settings
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import Batch, PersonRow

ANN = Person("ann", "Ann", "guest", "en")
WANTED = TableWanted(game="strike", seats=[SeatWanted(me=True), SeatWanted()], thrower="luck")


@pytest.fixture(name="lobby")
async def _lobby(tmp_path: Path) -> AsyncIterator[Lobby]:
    with closing(SqliteStore.open(tmp_path / "throwdown.db")) as store:
        await store.commit(Batch().person(PersonRow(ANN.id, ANN.name, ANN.kind, None, "en", 1.0, 1.0)))
        limits = Limits(tables_per_person=2)
        lobby = Lobby(store, Settings(data=tmp_path, workers=1, limits=limits), time=HandTime())
        yield lobby
        await lobby.close()


async def test_what_a_crowd_in_the_lobby_is_sent_costs_one_read(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = await lobby.tables.open(ANN, WANTED)
    crowd = [Heard("ann"), Heard("ann"), *(Heard(f"p{number}") for number in range(50))]
    lobby.listing._listeners.extend(crowd)
    reads, in_thread, read = list[str](), lobby.store.read_in_thread, lobby.store.read

    async def counted(query: Any, *arguments: Any) -> Any:
        reads.append("in a thread")
        return await in_thread(query, *arguments)

    async def counted_here(query: Any, *arguments: Any) -> Any:
        reads.append("on the loop")
        return await read(query, *arguments)

    monkeypatch.setattr(lobby.store, "read_in_thread", counted)
    monkeypatch.setattr(lobby.store, "read", counted_here)
    await lobby.listing._send_to_listeners()
    assert reads == ["in a thread"]
    turns = [(each.last("your_turn") or {})["tables"] for each in crowd]
    assert [len(tables) for tables in turns] == [1, 1] + [0] * 50
    assert turns[0][0]["table"]["id"] == opened.id


async def test_tables_that_are_opened_at_the_same_moment_count_too(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    go, claim = asyncio.Event(), lobby.tables._claim

    async def slow_claim(id: str) -> None:
        await go.wait()
        await claim(id)

    monkeypatch.setattr(lobby.tables, "_claim", slow_claim)
    opening = [asyncio.create_task(lobby.tables.open(ANN, WANTED)) for _ in range(5)]
    for _ in range(5):
        await asyncio.sleep(0)
    go.set()
    answers = await asyncio.gather(*opening, return_exceptions=True)
    assert [isinstance(answer, TableRefused) for answer in answers] == [False, False, True, True, True]
    assert len(lobby.tables) == 2 and not lobby.tables._opening
    with pytest.raises(TableRefused):
        await lobby.tables.open(ANN, WANTED)
