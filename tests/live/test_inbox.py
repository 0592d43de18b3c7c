"""The inbox: one message at a time is handled, stored, answered, published; and what becomes of what is not stored."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import TYPE_CHECKING, Any
from unittest.mock import AsyncMock, Mock

import pytest

from tests.live.fakes import Acts, Happened, Heard, Json, MemoryStore, Visit, background
from throwdown.errors import TableRefused
from throwdown.live import events as ev
from throwdown.live import timers as tm
from throwdown.live.inbox import TableEvicted
from throwdown.live.infos import table_info
from throwdown.live.inputs import Joined, Left, Said, TakeSeat
from throwdown.live.live_race import LiveRace
from throwdown.live.protocol import messages as wire
from throwdown.live.store import ADD_NAME, Batch, EventRow, NotOwner, StoreConflict, StoreFailed
from throwdown.rules import Resign

if TYPE_CHECKING:
    from throwdown.errors import ThrowdownError

SIT = ev.Seated(seat=2, name="Cid", person="cid")


def story(visit: Visit) -> list[tuple[Json, int]]:
    """Every event as it is stored, and the number of its entry."""
    return [(json.loads(ev.write(each.event, "")[0][:-64]), each.number) for each in visit.table.state.story]


async def waiting() -> Visit:
    """A table with a free seat, at which Ann and Ben sit."""
    visit = Visit()
    events = [ev.Opened(terms=ev.Terms(game="strike", name="Table", thrower="luck"), host="ann", seats=3)]
    seats = [ev.Seated(seat=seat, name=who.name, person=who.person) for seat, who in enumerate(visit.people)]
    await visit.table.open([*events, *seats])
    await visit.join()
    return visit


async def test_nothing_is_sent_before_it_is_stored() -> None:
    visit, order = await waiting(), list[str]()
    ann, ben = visit.people
    ann.send = lambda message: order.append("answered" if b"ack" in message else "sent")
    ben.send = lambda message: order.append("sent")
    visit.store.when_committed = lambda: order.append("stored")
    await visit.say(0, wire.Chat, text="hello")
    assert order == ["stored", "answered", "sent", "sent"]


async def test_what_is_refused_changes_and_stores_nothing() -> None:
    visit = await waiting()
    before, batches = story(visit), len(visit.store.batches)
    with pytest.raises(TableRefused, match="taken"):
        await visit.happen(ev.Seated(seat=0, name="Eve", person="eve"))
    assert (story(visit), len(visit.store.batches)) == (before, batches)


async def test_of_several_events_all_are_stored_or_none() -> None:
    visit = await waiting()
    before = story(visit)
    with pytest.raises(TableRefused):
        await visit.happen(SIT, ev.Seated(seat=0, name="Eve", person="eve"))
    assert story(visit) == before and visit.table.state.free_seats == [2]
    await visit.happen(SIT)
    assert visit.table.state.chairs[2].name == "Cid"


async def test_an_event_that_cannot_be_stored_leaves_no_trace() -> None:
    visit = await waiting()
    before, sent = story(visit), [len(who.messages) for who in visit.people]
    visit.store.full = True
    with pytest.raises(StoreFailed):
        await visit.say(0, wire.Chat, text="hello", move="m")
    assert story(visit) == before and [len(who.messages) for who in visit.people] == sent
    visit.store.full = False
    await visit.say(0, wire.Chat, text="hello", move="m")
    assert len(story(visit)) == len(before) + 1
    assert visit.people[0].last("ack") == {"is": "ack", "move": "m", "version": len(before) + 1}


async def test_a_command_without_events_that_cannot_be_stored_leaves_no_trace() -> None:
    """The others wait longer for a player: that is no event, and its answer is not stored."""
    visit = Visit()
    await visit.open()
    await visit.table.ask(Left(visit.people[1]))
    await visit.pass_time(visit.services.limits.grace_s)
    before = dict(visit.inside.timers)
    visit.store.full = True
    with pytest.raises(StoreFailed):
        await visit.say(0, wire.Decide, seat=1, choice="wait", move="m")
    assert visit.inside.absent["ben"].choices and visit.inside.timers == before
    visit.store.full = False
    await visit.say(0, wire.Decide, seat=1, choice="wait", move="m")
    assert not visit.inside.absent["ben"].choices


async def test_a_spectator_whose_leave_could_not_be_stored_is_heard_again() -> None:
    visit, eve = await waiting(), Heard("eve")
    await visit.table.ask(Joined(eve))
    visit.store.full = True
    with pytest.raises(StoreFailed):
        await visit.table.ask(Said(eve, wire.Leave(move="m")))
    visit.store.full = False
    await visit.table.ask(Said(eve, wire.Leave(move="m")))
    assert eve.last("ack") is not None and eve.closed == [1000]


async def test_a_finished_tower_that_could_not_be_stored_is_reported_again() -> None:
    visit = Visit()
    await visit.open()
    race = LiveRace(1, {0: 3, 1: 5}, {}, visit.time.now(), Random(1))
    race.start(visit.time.now())
    visit.inside.race = race
    visit.time.move(5.0)
    visit.store.full = True
    with pytest.raises(StoreFailed):
        await visit.say(0, wire.Finished, seat=0, race=1, ms=4000, move="m")
    visit.store.full = False
    await visit.say(0, wire.Finished, seat=0, race=1, ms=4000, move="m")
    assert visit.people[0].last("ack") is not None


async def test_a_command_without_events_whose_commit_reported_a_conflict_is_done() -> None:
    """Its first try was stored after all, so it is answered as done."""
    store = Overtaken(StoreConflict, stored=True)
    visit = Visit(store)
    await visit.open()
    await visit.table.ask(Left(visit.people[1]))
    await visit.pass_time(visit.services.limits.grace_s)
    store.begins = True
    await visit.say(0, wire.Decide, seat=1, choice="wait", move="m")
    assert visit.people[0].last("ack") is not None and not visit.inside.absent["ben"].choices


async def test_a_table_that_cannot_be_read_back_refuses_until_it_can() -> None:
    visit = await waiting()
    before = story(visit)
    visit.store.full = visit.store.broken = True
    with pytest.raises(StoreFailed, match="full"):
        await visit.happen(SIT)
    with pytest.raises(StoreFailed, match="broken"):
        await visit.happen(ev.Hosted(person="ben"))
    visit.store.full = visit.store.broken = False
    await visit.happen()
    assert story(visit) == before


async def test_a_table_that_could_not_be_read_back_is_restored_automatically() -> None:
    visit = await waiting()
    visit.store.full = visit.store.broken = True
    with pytest.raises(StoreFailed, match="full"):
        await visit.happen(SIT)
    visit.store.full = visit.store.broken = False
    await visit.pass_time(1.0)
    assert visit.table.state.free_seats == [2]


async def test_a_table_that_could_not_be_read_back_twice_is_restored_automatically() -> None:
    visit = await waiting()
    visit.store.full = visit.store.broken = True
    with pytest.raises(StoreFailed, match="full"):
        await visit.happen(SIT)
    await visit.pass_time(1.0)
    visit.store.full = visit.store.broken = False
    await visit.pass_time(1.0)
    assert visit.table.state.free_seats == [2]
    assert tm.Again() not in visit.inside.timers


async def test_a_connection_that_leaves_while_the_table_cannot_be_read_is_gone_afterwards() -> None:
    visit = await waiting()
    visit.store.full = visit.store.broken = True
    with pytest.raises(StoreFailed, match="full"):
        await visit.happen(SIT)
    visit.table.post(Left(visit.people[1]))
    await background()
    visit.store.full = visit.store.broken = False
    await visit.pass_time(1.0)
    assert visit.table.people_here == {"ann"}


async def test_a_timer_that_could_not_be_stored_fires_again() -> None:
    visit = Visit()
    await visit.open(clock="fast")
    version = visit.table.state.version
    visit.store.full = True
    await visit.pass_time(1000)
    assert visit.table.state.version == version
    visit.store.full = False
    await visit.pass_time(1.0)
    assert visit.table.state.version > version and "timeout" in visit.actions()


async def test_a_timer_that_was_set_again_before_its_turn_does_not_fire() -> None:
    """A decision that came before the end of its time counts, though both waited in the inbox."""
    visit = Visit()
    await visit.open(clock="fast", game="verasselt")
    table, state = visit.table, visit.table.state
    (seat,) = state.owed()
    action = next(iter(state.begun_match().view(seat).actions))
    ends = visit.inside.timers[tm.ClockEnds()]
    visit.time.move(ends - visit.time.now() - 0.001)
    table.post(Acts(seat, action))  # type: ignore[arg-type]
    visit.time.move(0.001)
    await background()
    assert visit.actions().count("timeout") == 0


async def test_the_answer_to_a_move_is_stored_with_what_it_did() -> None:
    visit = await waiting()
    await visit.say(0, wire.Chat, text="hello", move="m")
    answer = {"is": "ack", "move": "m", "version": visit.table.state.version}
    row = visit.store.move("t", "ann", "m")
    assert row is not None and json.loads(row.answer) == answer == visit.people[0].last("ack")
    with pytest.raises(TableRefused, match="something else"):
        await visit.say(0, wire.Chat, text="bye", move="m")
    await visit.say(1, wire.Chat, text="bye", move="m")
    assert visit.people[1].last("ack") is not None


async def test_a_move_that_does_nothing_is_answered_and_stored_all_the_same() -> None:
    visit = await waiting()
    await visit.say(0, wire.Chat, text="hello")
    await visit.say(1, wire.Report, version=visit.table.state.version, move="m")
    assert visit.people[1].last("ack") is not None and visit.store.move("t", "ben", "m") is not None


async def test_after_a_restart_the_same_move_has_the_same_answer() -> None:
    visit = await waiting()
    await visit.say(0, wire.Chat, text="hello", move="m")
    again = Visit(visit.store, visit.time)
    await again.table.resume(0.0)
    await again.join()
    version = again.table.state.version
    await again.say(0, wire.Chat, text="hello", move="m")
    assert again.people[0].last("ack") == visit.people[0].last("ack") and again.table.state.version == version


@pytest.mark.parametrize("game", ["strike", "hp_strike", "verasselt", "impact_avatar"])
async def test_read_from_the_store_a_table_is_what_it_was(game: str) -> None:
    """Live play and reading go through the same fold."""
    visit, rng = Visit(), Random(5)
    await visit.open(game=game, options={"max_turns": 3} if game == "verasselt" else {}, clock="slow")
    for _ in range(25):
        if visit.table.state.playing and visit.table.state.owed():
            await visit.act(rng)
    await visit.happen(ev.Spoken(person="ann", name="Ann", text="hello"), ev.Agreed(seat=1, agrees=True))
    again = Visit(visit.store, visit.time)
    await again.table._restore()
    assert story(again) == story(visit)
    assert table_info(again.table.state) == table_info(visit.table.state)
    for field in ("banks", "blind", "revealed", "chat", "shares", "time_asked"):
        assert getattr(again.table.state, field) == getattr(visit.table.state, field), field
    assert again.table.state.begun_match().state == visit.table.state.begun_match().state


async def test_the_end_of_a_game_is_stored_in_the_same_batch() -> None:
    visit = Visit()
    await visit.open()
    batches = len(visit.store.batches)
    await visit.table.ask(Acts(0, Resign()))  # type: ignore[arg-type]
    ending = visit.store.batches[batches]
    assert sum(kind.name == "add_event" for kind, _ in ending.steps) == 2
    row = visit.store.game(visit.table.state.games[0].id)
    assert row is not None and row.ended is not None


async def test_a_table_with_altered_events_is_refused() -> None:
    def altered(value: object) -> object:
        return value.replace("strike", "impact") if isinstance(value, str) else value

    visit, store = await waiting(), MemoryStore()
    for batch in visit.store.batches:
        batch.steps[:] = [(kind, tuple(altered(value) for value in values)) for kind, values in batch.steps]
        store.batches.append(batch)
    with pytest.raises(ev.TableDamaged):
        await Visit(store).table.resume(0.0)


async def test_a_table_is_restored_with_the_names_beside_its_events_or_without() -> None:
    visit, store = await waiting(), MemoryStore()
    store.batches = [*visit.store.batches]
    restored = Visit(store)
    await restored.table.resume(0.0)
    assert restored.table.state.chairs == visit.table.state.chairs and restored.table.state.chairs[0].name == "Ann"
    for batch in store.batches:
        batch.steps[:] = [step for step in batch.steps if step[0] is not ADD_NAME]
    withdrawn = Visit(store)
    await withdrawn.table.resume(0.0)
    assert {chair.name for chair in withdrawn.table.state.chairs if chair.person} == {""}
    assert [chair.person for chair in withdrawn.table.state.chairs] == [c.person for c in visit.table.state.chairs]


async def test_messages_are_handled_in_the_order_in_which_they_came() -> None:
    visit = await waiting()
    chats = [wire.Chat(move=f"c{number}", text=str(number)) for number in range(10)]
    await asyncio.gather(*(visit.table.ask(Said(visit.people[number % 2], each)) for number, each in enumerate(chats)))
    assert [spoken.text for _, spoken in visit.table.state.chat] == [str(number) for number in range(10)]


async def test_the_last_seat_is_given_once() -> None:
    """The seat is chosen inside the table: the second is refused, and may try the next table."""
    visit = Visit()
    terms = ev.Terms(game="strike", name="Table", thrower="luck", auto=True)
    await visit.table.open([ev.Opened(terms=terms, host="ann", seats=2), ev.Seated(seat=0, name="Ann", person="ann")])
    await visit.table.ask(Joined(visit.people[0]))
    asked = [visit.table.ask(TakeSeat(who, who.title())) for who in ("cid", "dan")]
    first, second = await asyncio.gather(*asked, return_exceptions=True)
    assert first is None and isinstance(second, TableRefused)
    assert visit.table.state.chairs[1].person == "cid"


async def test_a_caller_who_gives_up_waiting_takes_nothing_back() -> None:
    visit = await waiting()
    asking = asyncio.create_task(visit.table.ask(Happened([SIT])))  # type: ignore[arg-type]
    await asyncio.sleep(0)
    asking.cancel()
    await background()
    assert visit.table.state.free_seats == []


async def test_a_connection_that_left_before_its_turn_came_is_not_heard() -> None:
    visit = await waiting()
    visit.table.post(Left(visit.people[1]))
    await visit.table.ask(Said(visit.people[1], wire.Chat(move="late", text="hello")))
    assert not visit.table.state.chat


async def test_a_stopped_table_refuses_every_message() -> None:
    visit = await waiting()
    hanging = asyncio.create_task(visit.table.ask(Happened([SIT])))  # type: ignore[arg-type]
    await asyncio.sleep(0)
    visit.table.stop()
    with pytest.raises(TableEvicted):
        await hanging
    with pytest.raises(TableEvicted):
        await visit.table.ask(Joined(Heard("eve")))
    visit.table.post(Left(visit.people[0]))
    await visit.pass_time(10_000)
    assert visit.time.waiting == []


class Hanging(MemoryStore):
    """A store that answers no commit once it hangs."""

    hangs = False
    reads = 0

    async def commit(self, batch: Batch) -> None:
        if self.hangs:
            await asyncio.Event().wait()
        await super().commit(batch)

    def events(self, table: str, since: int = 0) -> list[EventRow]:
        self.reads += 1
        return super().events(table, since)


async def test_a_table_that_is_stopped_while_it_stores_is_not_restored() -> None:
    store = Hanging()
    visit = Visit(store)
    await visit.open()
    store.hangs = True
    asking = asyncio.create_task(visit.table.ask(Happened([ev.Agreed(seat=1, agrees=True)])))  # type: ignore[arg-type]
    await background()
    store.reads = 0
    visit.table.stop()
    with pytest.raises(TableEvicted):
        await asking
    assert store.reads == 0


async def test_effects_after_one_that_failed_are_run() -> None:
    """A returning player cannot be shown what was missed: the others see all the same that they are back."""
    visit = await waiting()
    ann = visit.people[0]
    visit.table._presenter.prepare = AsyncMock(side_effect=StoreFailed("the disk is broken"))  # type: ignore[method-assign]
    ann.messages.clear()
    with pytest.raises(StoreFailed, match="broken"):
        await visit.table.ask(Joined(Heard("eve")))
    assert ann.kinds() == ["present"]


# A move whose first try was stored after all, or a table that another server has


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
        raise self._error("another server wrote that")


async def test_a_move_whose_commit_reported_a_conflict_but_was_stored_is_answered() -> None:
    store = Overtaken(StoreConflict, stored=True)
    visit = Visit(store)
    await visit.open()
    ann, ben = visit.people
    before = visit.table.state.version
    store.begins = True
    await visit.say(0, wire.Chat, text="hello", move="again")
    assert ann.last("ack") == {"is": "ack", "move": "again", "version": before + 1}
    assert [sent["version"] for sent in ben.messages if sent.get("version", 0) > before] == [before + 1]


async def test_a_move_without_events_whose_commit_reported_a_conflict_but_was_stored_is_answered() -> None:
    store = Overtaken(StoreConflict, stored=True)
    visit = Visit(store)
    await visit.open()
    await visit.say(0, wire.Chat, text="hello")
    store.begins = True
    await visit.say(1, wire.Report, version=visit.table.state.version, move="again")
    assert visit.people[1].last("ack") is not None


async def test_a_move_that_conflicts_is_refused() -> None:
    store = Overtaken(StoreConflict, stored=False)
    visit = Visit(store)
    await visit.open()
    store.begins = True
    with pytest.raises(StoreConflict):
        await visit.say(0, wire.Chat, text="hello", move="again")
    await visit.say(0, wire.Chat, text="hello", move="once more")
    ack: Any = visit.people[0].last("ack")
    assert ack["move"] == "once more"


class Late(MemoryStore):
    """A store that loses the connection, says that it failed, and commits after all, before the next batch."""

    def __init__(self) -> None:
        super().__init__()
        self.loses = False
        self._late: Batch | None = None

    async def commit(self, batch: Batch) -> None:
        if self.loses:
            self.loses, self._late = False, batch
            raise StoreFailed("the connection is lost")
        if self._late is not None:
            late, self._late = self._late, None
            self.batches.append(late)
            raise StoreConflict("that is stored already")
        await super().commit(batch)


async def test_a_move_that_meets_another_one_which_was_stored_late_is_done_after_it() -> None:
    store = Late()
    visit = Visit(store)
    await visit.open()
    ann, ben = visit.people
    before = visit.table.state.version
    store.loses = True
    with pytest.raises(StoreFailed):
        await visit.say(0, wire.Chat, text="hello", move="late")
    await visit.say(1, wire.Chat, text="hi", move="next")
    assert ben.last("ack") == {"is": "ack", "move": "next", "version": before + 2}
    await visit.say(0, wire.Chat, text="hello", move="late")
    assert ann.last("ack") == {"is": "ack", "move": "late", "version": before + 1}


async def test_a_table_that_another_server_has_is_let_go_of_without_an_answer() -> None:
    store, gone = Overtaken(NotOwner, stored=False), list[str]()
    visit = Visit(store, services={"disowned": gone.append})
    await visit.open()
    before = len(visit.people[0].messages)
    store.begins = True
    with pytest.raises(NotOwner):
        await visit.say(0, wire.Chat, text="hello")
    assert gone == ["t"]
    assert visit.people[0].messages[before:] == []


async def test_a_table_whose_reader_dies_lets_nobody_wait_and_leaves_the_memory(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    released = list[str]()
    visit = Visit(services={"released": released.append})
    await visit.open()
    table = visit.table
    monkeypatch.setattr(table._alarm, "set", Mock(side_effect=[RuntimeError("no clock"), None]))
    asked = [asyncio.create_task(table.ask(Said(visit.people[0], wire.Chat(text="hi", move=f"m{n}")))) for n in (1, 2)]
    _, unanswered = await asyncio.wait(asked, timeout=5.0)
    assert not unanswered, "the second message is never handled"
    assert [type(task.exception()) for task in asked] == [type(None), TableEvicted]
    assert released == ["t"] and [each.closed for each in visit.people] == [[1012], [1012]]
    assert "table t does not read its messages any more" in caplog.text
