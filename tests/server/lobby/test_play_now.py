"""Play now: a seat where a player waits, or a table of one's own; nobody is refused because others were faster."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.live.fakes import Heard
from throwdown.api.person import Person
from throwdown.live.inputs import Joined, Said
from throwdown.live.protocol.messages import Chat
from throwdown.server.lobby.lobby import Lobby
from throwdown.server.operations.limits import Limits
from throwdown.server.operations.settings import Settings
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import Batch, PersonRow

PEOPLE = [Person(name.lower(), name, "guest", "en", None) for name in ("Ann", "Ben", "Cid")]


@pytest.fixture(name="lobby")
async def _lobby(tmp_path: Path) -> AsyncIterator[Lobby]:
    with closing(SqliteStore.open(tmp_path / "throwdown.db")) as store:
        batch = Batch()
        for each in PEOPLE:
            batch.person(PersonRow(each.id, each.name, each.kind, None, "en", 1.0, 1.0))
        await store.commit(batch)
        lobby = Lobby(store, Settings(data=tmp_path, workers=1, limits=Limits(play_now_s=600.0)))
        yield lobby
        await lobby.close()


async def test_two_who_come_while_the_host_chats_both_get_a_table(lobby: Lobby) -> None:
    """The seat was chosen before the table's turn came: the second was refused with "seat taken"."""
    ann, *others = PEOPLE
    waiting = await lobby.tables.play_now(ann, "strike")
    host = Heard(ann.id)
    await waiting.ask(Joined(host))
    chatting = [waiting.ask(Said(host, Chat(move=f"m{number}", phrase="hello"))) for number in range(5)]
    *_, first, second = await asyncio.gather(*chatting, *(lobby.tables.play_now(each, "strike") for each in others))
    assert first is waiting and second is not waiting
    assert waiting.state.chairs[1].person == "ben" and second is not None and second.state.host == "cid"
