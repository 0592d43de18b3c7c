"""What is decided elsewhere, as one server applies it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tests.live.fakes import HandTime
from tests.server.storage.rows import ONE, TWO
from throwdown.live.naming import NameBeside
from throwdown.server.lobby import moderation
from throwdown.server.lobby.lobby import Lobby
from throwdown.server.operations.settings import Settings
from throwdown.server.storage import acts
from throwdown.server.storage.acts import Decision
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import Batch, PersonRow, StoreFailed

ANN = PersonRow("ann", "Rude", "guest", None, "en", 1.0, 1.0)


class Renaming:
    """A lobby, and what it was asked to rename; it can fail."""

    def __init__(self, folder: Path) -> None:
        self.time = HandTime()
        self.store = SqliteStore.open(folder / "throwdown.db")
        self.folder = folder
        self.asked: list[str] = []
        self.fails = False

    def lobby(self) -> Lobby:
        lobby = Lobby(self.store, Settings(data=self.folder, workers=1), time=self.time)
        lobby.moderation.renamed = self.renamed
        return lobby

    async def renamed(self, person: str) -> None:
        self.asked.append(person)
        if self.fails:
            raise StoreFailed("the disk is full")

    async def decide(self, name: str) -> None:
        await self.store.commit(acts.rename(ANN, name, Decision("", self.time.wall(), "name", 24 * 30)))


@pytest.fixture(name="club")
async def _club(tmp_path: Path) -> AsyncIterator[Renaming]:
    club = Renaming(tmp_path)
    with closing(club.store):
        await club.store.commit(Batch().person(ANN))
        yield club


async def test_a_new_name_is_applied_again_until_the_store_has_it(club: Renaming) -> None:
    lobby = club.lobby()
    await lobby.moderation.apply()
    await club.decide("Polite")
    club.fails = True
    with pytest.raises(StoreFailed):
        await lobby.moderation.apply()
    club.fails = False
    for _ in range(2):
        await lobby.moderation.apply()
    assert club.asked == ["ann", "ann"], "once more after the failure, and then no more"
    await lobby.close()


async def test_a_server_that_starts_applies_only_what_was_decided_a_moment_ago(club: Renaming) -> None:
    await club.decide("Polite")
    first = club.lobby()
    await first.moderation.apply()
    await first.close()
    club.time.move(moderation.MISSED_S + 1)
    second = club.lobby()
    await second.moderation.apply()
    assert club.asked == ["ann"], "the second start asks for nothing"
    club.time.move(1.0)
    await club.decide("Kind")
    await second.moderation.apply()
    assert club.asked == ["ann"] * 2
    await second.close()


async def test_a_chat_line_that_is_gone_is_no_name_that_was_typed(club: Renaming) -> None:
    online = '{"kind":"online","event":"","seats":[{"person":"ann","name":"Rude"}]}'
    typed = '{"kind":"hot_seat","event":"cup","seats":[{"named":"ann","name":"Rude"}]}'
    batch = Batch().table(replace(ONE, listing=online)).table(replace(TWO, listing=typed))
    for table in (ONE.id, TWO.id):
        batch.event(table, 2, 1.0, "{}").name(table, 2, NameBeside(0, "ann", "Rude"))
        batch.event(table, 3, 1.0, "{}").name(table, 3, NameBeside(0, "ann", "Rude", text="hello"))
    await club.store.commit(batch)
    await club.store.commit(Batch().drop_old_chat(2.0))
    await club.decide("Polite")
    lobby = club.lobby()
    await lobby.forgetting.apply_new_name("ann")
    rows = [club.store.table(table) for table in (ONE.id, TWO.id)]
    assert ["Rude" in row.listing for row in rows if row is not None] == [True, False]
    await lobby.close()


async def test_idle_guests_are_forgotten_once(club: Renaming) -> None:
    lobby = club.lobby()
    await lobby.forgetting.apply()
    await lobby.forgetting.forget_idle(["ann"])
    club.time.move(60.0)
    assert not await lobby.forgetting.repeat()
    assert club.store.person("ann") is None
    await lobby.close()
