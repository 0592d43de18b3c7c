"""A move whose first try was stored after all, or a table that another server has: nobody is told what is not so."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tests.live.fakes import HandTime, MemoryStore, fake_services
from tests.live.test_session import Visit
from throwdown.live.session import Session
from throwdown.server.storage.store import Batch, NotOwner, StoreConflict

if TYPE_CHECKING:
    from throwdown.errors import ThrowdownError


class Overtaken(MemoryStore):
    """A store in which whatever is to be written is there already, or must not be written here."""

    def __init__(self, error: type[ThrowdownError], *, stored: bool) -> None:
        super().__init__()
        self._error, self._stored = error, stored
        self.begins = False

    async def commit(self, batch: Batch) -> None:
        if not self.begins:
            return await super().commit(batch)
        self.begins = False
        if self._stored:
            self.batches.append(batch)
        raise self._error("somebody else wrote that")


async def test_a_move_that_was_stored_unnoticed_is_answered_and_told() -> None:
    store = Overtaken(StoreConflict, stored=True)
    visit = Visit(store)
    await visit.open()
    ann, ben = visit.people
    before = visit.session.state.version
    store.begins = True
    await visit.say(0, "chat", text="hello", move="again")
    assert ann.last("ack") == {"is": "ack", "move": "again", "version": before + 1}
    assert [told["version"] for told in ben.messages if told.get("version", 0) > before] == [before + 1]


async def test_what_somebody_else_did_is_told_and_the_move_refused() -> None:
    store = Overtaken(StoreConflict, stored=False)
    visit = Visit(store)
    await visit.open()
    store.begins = True
    with pytest.raises(StoreConflict):
        await visit.say(0, "chat", text="hello", move="again")
    await visit.say(0, "chat", text="hello", move="once more")
    assert visit.people[0].last("ack")["move"] == "once more"  # type: ignore[index]


async def test_a_table_that_another_server_has_is_let_go_of_without_an_answer() -> None:
    store, gone = Overtaken(NotOwner, stored=False), list[str]()
    visit = Visit(store)
    visit.session = Session("t", replace(fake_services(store, HandTime()), disowned=gone.append))
    await visit.open()
    before = len(visit.people[0].messages)
    store.begins = True
    with pytest.raises(NotOwner):
        await visit.say(0, "chat", text="hello")
    assert gone == ["t"]
    assert visit.people[0].messages[before:] == []
