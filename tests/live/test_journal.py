"""The journal: fold, store in one batch, answer, publish; and what becomes of a table that could not be stored."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.live.fakes import Json, MemoryStore, Table, opened
from throwdown.errors import TableRefused
from throwdown.live import events as ev
from throwdown.live.answers import Move, fingerprint
from throwdown.live.infos import table_info
from throwdown.live.protocol import messages as say
from throwdown.rules import Resign
from throwdown.rules.record import Ended
from throwdown.server.storage.store import StoreFailed


def move(id: str, answers: list[bytes], person: str = "ann", text: str = "hello") -> Move:
    return Move(person, id, fingerprint(say.Chat(move=id, text=text)), answers.append)


def story(table: Table) -> list[tuple[Json, int]]:
    """Every event as it is stored, and the number of its entry."""
    return [(json.loads(ev.write(each.event, "")[0][:-64]), each.number) for each in table.state.story]


async def test_a_generator_sees_the_state_after_each_of_its_events() -> None:
    table = Table()
    seen: list[int] = []

    def events() -> Iterator[ev.AnyEvent]:
        yield ev.Opened(terms=opened(), host="ann", seats=2)
        seen.append(len(table.state.chairs))
        yield ev.Seated(seat=1, name="Ann", person="ann")
        seen.append(table.state.seats_of("ann")[0])

    await table.journal.commit(events())
    assert seen == [2, 1]
    assert len(table.store.batches) == 1 and len(table.store.events("t")) == 2


async def test_nobody_hears_of_anything_before_it_is_stored() -> None:
    table = Table()
    order: list[str] = []
    (listener,) = await table.open("ann", "")
    listener.send = lambda message: order.append("told")
    table.store.when_committed = lambda: order.append("stored")
    answered = Move("ann", "m", "print", lambda answer: order.append("answered"))
    await table.journal.commit([ev.Seated(seat=1, name="Ben", person="ben")], answered)
    assert order == ["stored", "answered", "told"]


async def test_what_is_refused_changes_and_stores_nothing() -> None:
    table = Table()
    await table.open("ann", "ben")
    before, batches = story(table), len(table.store.batches)
    with pytest.raises(TableRefused, match="taken"):
        await table.journal.commit([ev.Seated(seat=0, name="Eve", person="eve")])
    assert (story(table), len(table.store.batches)) == (before, batches)
    assert "lost" not in table.observed


async def test_of_several_events_all_are_stored_or_none() -> None:
    table = Table()
    await table.open("ann", "")
    before = story(table)
    refused = [ev.Seated(seat=1, name="Ben", person="ben"), ev.Seated(seat=0, name="Eve", person="eve")]
    with pytest.raises(TableRefused):
        await table.journal.commit(refused)
    assert story(table) == before and table.state.free_seats == [1]
    assert table.observed[-2:] == ["lost", "restored"]
    await table.journal.commit([ev.Seated(seat=1, name="Eve", person="eve")])
    assert table.state.chairs[1].name == "Eve"


async def test_what_cannot_be_stored_never_was() -> None:
    table = Table()
    (listener,) = await table.open("ann", "")
    before, answers = story(table), list[bytes]()
    table.store.full = True
    with pytest.raises(StoreFailed):
        await table.journal.commit([ev.Seated(seat=1, name="Ben", person="ben")], move("m", answers))
    assert story(table) == before and answers == [] and listener.messages == []
    table.store.full = False
    await table.journal.commit([ev.Seated(seat=1, name="Ben", person="ben")], move("m", answers))
    assert table.state.free_seats == [] and len(answers) == 1


async def test_a_table_that_cannot_be_read_back_refuses_until_it_can() -> None:
    table = Table()
    await table.open("ann", "")
    before = story(table)
    table.store.full = table.store.broken = True
    with pytest.raises(StoreFailed, match="full"):
        await table.journal.commit([ev.Seated(seat=1, name="Ben", person="ben")])
    assert table.journal.unread
    with pytest.raises(StoreFailed, match="broken"):
        await table.journal.commit([ev.Hosted(person="ben")])
    table.store.full = table.store.broken = False
    await table.journal.ensure_read()
    assert story(table) == before and not table.journal.unread


async def test_the_answer_to_a_move_is_stored_with_what_it_did() -> None:
    table, answers = Table(), list[bytes]()
    await table.open("ann", "ben")
    await table.journal.commit([ev.Spoken(person="ann", name="Ann", text="hello")], move("m", answers))
    assert answers == [b'{"is":"ack","move":"m","version":4}']
    row = table.store.move("t", "ann", "m")
    assert row is not None and row.answer.encode() == answers[0]
    assert await table.journal.answers.find(move("m", [])) == answers[0]
    with pytest.raises(TableRefused, match="something else"):
        await table.journal.answers.find(move("m", [], text="bye"))
    assert await table.journal.answers.find(move("m", [], person="ben")) is None


async def test_a_move_that_does_nothing_is_answered_and_stored_all_the_same() -> None:
    table, answers = Table(), list[bytes]()
    await table.open("ann", "ben")
    await table.journal.commit([], move("m", answers))
    assert answers and table.store.move("t", "ann", "m") is not None


async def test_after_a_restart_the_same_move_has_the_same_answer() -> None:
    table, answers = Table(), list[bytes]()
    await table.open("ann", "ben")
    await table.journal.commit([ev.Hosted(person="ben")], move("m", answers))
    again = Table(table.store)
    await again.journal.read()
    assert await again.journal.answers.find(move("m", [])) == answers[0]
    assert await again.journal.answers.find(move("other", [])) is None


@pytest.mark.parametrize("game", ["strike", "hp_strike", "verasselt", "impact_avatar"])
async def test_read_from_the_store_a_table_is_what_it_was(game: str) -> None:
    """Live play and reading go through the same fold."""
    table = Table()
    await table.open("ann", "ben", game=game, options={"max_turns": 3} if game == "verasselt" else {}, clock="slow")
    table.clock.begin()
    await table.begin()
    for _ in range(25):
        if table.state.playing and table.state.owed():
            await table.act()
    await table.journal.commit([ev.Spoken(person="ann", name="Ann", text="hello"), ev.Agreed(seat=1, agrees=True)])
    again = Table(table.store, table.time)
    await again.journal.read()
    assert story(again) == story(table)
    assert table_info(again.state) == table_info(table.state)
    for field in ("banks", "blind", "revealed", "chat", "shares", "time_asked"):
        assert getattr(again.state, field) == getattr(table.state, field), field
    assert again.state.begun_match().state == table.state.begun_match().state


async def test_the_end_of_a_game_is_an_event_of_its_own_in_the_same_batch() -> None:
    table = Table()
    await table.open("ann", "ben")
    await table.begin()
    batches = len(table.store.batches)
    await table.journal.commit(table.play.act(0, Resign()))
    assert len(table.store.batches) == batches + 1
    acted, ended = table.state.story[-2:]
    assert isinstance(ended.entry, Ended) and not acted.is_end
    assert (acted.number, ended.number) == (ended.number - 1, table.state.begun_match().version)
    assert table.state.status == "over"
    row = table.store.game(table.state.games[0].id)
    assert row is not None and row.ended is not None


async def test_no_table_is_read_from_a_changed_story() -> None:
    table, store = Table(), MemoryStore()
    await table.open("ann", "ben")
    for batch in table.store.batches:
        batch.steps[:] = [
            (kind, tuple(value.replace("Ann", "Eve") if isinstance(value, str) else value for value in values))
            for kind, values in batch.steps
        ]
        store.batches.append(batch)
    with pytest.raises(ev.TableDamaged):
        await Table(store).journal.read()
