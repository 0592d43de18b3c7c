"""Tables that leave the memory and come back: shown in the lobby all the while, one object each, nothing lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.live.fakes import HandTime, Heard
from tests.server.server_fixture import (
    ME,
    OPEN,
    PATIENCE_S,
    Link,
    OpenServer,
    act_once,
    asked,
    follow,
    open_server,
    until,
)
from throwdown.api.http import SeatWanted, TableWanted
from throwdown.api.person import Person
from throwdown.live import timers as tm
from throwdown.live.inbox import LiveTable
from throwdown.live.inputs import Joined, Left
from throwdown.live.pace import DAY
from throwdown.server.lobby.evicted import MOST_LEFT, EvictedTable
from throwdown.server.lobby.lobby import Lobby
from throwdown.server.lobby.tables import FORGIVEN_S
from throwdown.server.operations.limits import Limits
from throwdown.server.operations.settings import Settings
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import Batch, PersonRow, StoreFailed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throwdown.live.protocol.fields import Visibility

ANN = Person("ann", "Ann", "guest", "en")
#: How long a player has for the first decision of a game of days.
WHOLE = 7 * DAY


class Club:
    """A lobby whose clock is in the test's hand, over a store that outlives it."""

    def __init__(self, folder: Path) -> None:
        self.store = SqliteStore.open(folder / "throwdown.db")
        self.time = HandTime()
        self._folder = folder
        self.lobby = self._new_lobby()

    def _new_lobby(self) -> Lobby:
        limits = Limits(tables_per_person=100, hash_wait_s=0.0)
        return Lobby(self.store, Settings(data=self._folder, workers=1, limits=limits), time=self.time)

    async def restart(self) -> None:
        await self.lobby.close()
        self.lobby = self._new_lobby()
        await self.lobby.tables.restore_all()
        await wait_until(lambda: not self.lobby.tables._loading)

    async def table(self, *, start: bool = False, visibility: Visibility = "public") -> LiveTable:
        """Ann and, if it starts, Ben sit there."""
        seats = [SeatWanted(me=True), SeatWanted(name="Ben") if start else SeatWanted()]
        wanted = TableWanted(
            game="strike", seats=seats, thrower="luck", clock="days", visibility=visibility, first=0, start=start,
            kind="hot_seat" if start else "online",
        )  # fmt: skip
        table = await self.lobby.tables.open(ANN, wanted, address="1.2.3.4")
        await wait_until(lambda: is_idle(table) and (table.state.owed() or not start))
        return table

    async def evicted(self, id: str) -> EvictedTable:
        """The table after a while, with nobody there."""
        await wait_until(lambda: id not in self.lobby.tables._in_memory or is_idle(self.lobby.tables[id]))
        self.time.move(11.0)
        await wait_until(lambda: id in self.lobby.tables.evicted)
        found = self.lobby.tables.evicted.get(id)
        assert found is not None and id not in self.lobby.tables._in_memory
        return found

    async def acts(self, table: LiveTable) -> None:
        """A table whose time has come is back, and does what is due."""
        await wait_until(lambda: table.id not in self.lobby.tables.evicted)
        self.time.move(0.0)
        await wait_until(lambda: self.store.last_version(table.id) > table.state.version)


def is_idle(table: LiveTable) -> bool:
    """Whether everything that happened is stored, and nothing is computed."""
    return not (table._table.working or table._messages) and table._published == table.state.version


async def wait_until(true: Callable[[], object]) -> None:
    """Let the store write until something is true."""
    async with asyncio.timeout(PATIENCE_S):
        while not true():
            await asyncio.sleep(0.001)


@pytest.fixture(name="club")
async def _club(tmp_path: Path) -> AsyncIterator[Club]:
    club = Club(tmp_path)
    with closing(club.store):
        await club.store.commit(Batch().person(PersonRow(ANN.id, ANN.name, ANN.kind, None, "en", 1.0, 1.0)))
        yield club
        await club.lobby.close()


async def test_the_lobby_shows_and_counts_evicted_tables(club: Club) -> None:
    shown, hidden = await club.table(), await club.table(visibility="link")
    playing = await club.table(start=True)
    before = [info.id for info in club.lobby.listing.open_tables()]
    turns = await club.lobby.listing.turns_of(("ann",))
    for table in (shown, hidden, playing):
        await club.evicted(table.id)
    listing, tables = club.lobby.listing, club.lobby.tables
    assert len(tables) == 0 and len(tables.evicted) == 3 and listing.playing == 1
    assert [info.id for info in listing.open_tables()] == before == [shown.id]
    assert sorted(await listing.turns_of(("ann",)), key=str) == sorted(turns, key=str)
    assert [turn.your_turn for turn in turns] == [True, False, False]
    assert [turn.ends and turn.ends - club.time.wall() > WHOLE - DAY for turn in turns] == [True, None, None]
    assert [each.info.id for each in listing.snapshot([]).tables] == [shown.id]
    assert (tables.evicted.hosted["ann"], tables.evicted.opened_from["1.2.3.4"]) == (3, 3)
    assert len(tables) == 0, "looking at it loads nothing"


async def test_two_callers_get_the_same_restored_table(club: Club) -> None:
    table = await club.table()
    await club.evicted(table.id)
    first, second = await asyncio.gather(club.lobby.tables.find(table.id), club.lobby.tables.find(table.id))
    assert first is second is club.lobby.tables[table.id] and first is not table
    assert table.id not in club.lobby.tables.evicted
    assert club.lobby.tables.opened_from(first) == "1.2.3.4"


async def test_a_connection_that_is_gone_leaves_the_table_that_is_in_memory(club: Club) -> None:
    """It was found, evicted before the connection joined, and restored for it: the restored one must hear the end."""
    found, ann = await club.table(), Heard("ann")
    await club.evicted(found.id)
    restored = await club.lobby.tables.ask(found, Joined(ann))
    assert restored is not found and restored.people_here == {"ann"}
    club.lobby.tables.post(found.id, Left(ann))
    await wait_until(lambda: not restored.people_here)


async def test_a_message_to_a_table_that_is_not_in_memory_restores_nothing(club: Club) -> None:
    table = await club.table()
    await club.evicted(table.id)
    club.lobby.tables.post(table.id, Left(Heard("ann")))
    assert table.id in club.lobby.tables.evicted and not club.lobby.tables._loading


async def test_the_code_of_an_evicted_table_still_finds_it(club: Club) -> None:
    table = await club.table()
    code = table.info().code
    await club.evicted(table.id)
    found = await club.lobby.tables.invited(code)
    assert found is not None and found.id == table.id


async def test_a_deadline_fires_in_time_and_the_table_is_evicted_again(club: Club) -> None:
    table = await club.table(start=True)
    (owed,) = table.state.owed()
    await club.evicted(table.id)
    club.time.move(WHOLE - 12.0)
    await asyncio.sleep(0)
    assert table.id in club.lobby.tables.evicted
    club.time.move(1.1)
    await club.acts(table)
    woken = club.lobby.tables[table.id]
    assert type(woken.state.story[table.state.version].entry.action).__name__ == "Timeout"  # type: ignore[union-attr]
    assert woken.state.banks[owed] == 0.0
    await club.evicted(table.id)


async def test_a_deadline_that_comes_while_the_table_loads_fires_once(club: Club) -> None:
    table = await club.table(start=True)
    await club.evicted(table.id)
    loading = asyncio.create_task(club.lobby.tables.find(table.id))
    await asyncio.sleep(0)
    assert table.id in club.lobby.tables._loading
    club.time.move(WHOLE)
    found = await loading
    await club.acts(table)
    assert found is club.lobby.tables[table.id]
    timeouts = [row for row in club.store.events(table.id) if '"timeout"' in row.text.lower()]
    assert len(timeouts) == 1


async def test_a_store_that_does_not_answer_is_asked_again(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await club.table(start=True)
    await club.evicted(table.id)
    asked: list[str] = []

    def broken(id: str, since: int = 0) -> None:
        asked.append(id)
        raise StoreFailed("the disk is broken")

    with monkeypatch.context() as patch:
        patch.setattr(club.store, "events", broken)
        club.time.move(WHOLE)
        await wait_until(lambda: asked and not club.lobby.tables._loading)
        assert table.id in club.lobby.tables.evicted
    await wait_until(lambda: not club.lobby.tables.evicted._is_restoring)
    club.time.move(1.1)
    await club.acts(table)


async def test_a_start_loads_no_evicted_table_and_its_clock_runs(club: Club) -> None:
    waits, plays = await club.table(), await club.table(start=True)
    for table in (waits, plays):
        await club.evicted(table.id)
    await club.restart()
    tables = club.lobby.tables
    assert len(tables) == 0 and {each.id for each in tables.evicted} == {waits.id, plays.id}
    assert tables._codes.table(waits.info().code) == waits.id
    club.time.move(WHOLE - 21.0)
    await asyncio.sleep(0)
    assert plays.id in tables.evicted
    club.time.move(2.1)
    await club.acts(plays)


async def test_a_table_that_was_not_evicted_is_loaded_and_evicted(club: Club) -> None:
    table = await club.table(start=True)
    await club.restart()
    restored = club.lobby.tables[table.id]
    await wait_until(lambda: tm.Quiet() in restored._table.timers)
    club.time.move(restored._table.limits.rest_s - 0.1)
    await wait_until(lambda: is_idle(restored))
    assert await club.lobby.tables.find(table.id) is restored, "it waits a moment for people who come back"
    ends = await club.evicted(table.id)
    assert ends.snapshot is not None
    assert ends.snapshot.turn_ends == pytest.approx(club.time.wall() + WHOLE - 21.0, abs=1.0)


async def test_tables_that_people_wait_for_are_restored_first(club: Club) -> None:
    tables = [await club.table(start=True) for _ in range(5)]
    await club.lobby.close()
    club.lobby = club._new_lobby()
    last = club.store.live_tables()[-1]
    restoring = asyncio.create_task(club.lobby.tables.restore_all())
    await club.lobby.tables.find(last)
    assert len(club.lobby.tables) <= 2, "at most one was being restored already"
    await restoring
    assert len(club.lobby.tables) == len(tables)


async def test_a_snapshot_is_ignored_after_more_was_stored(club: Club) -> None:
    """Another server, perhaps of an earlier version, continued the table and left the snapshot as it was."""
    table = await club.table(start=True)
    await club.evicted(table.id)
    await club.lobby.close()
    last = club.store.events(table.id)[-1]
    before = club.store.last_version(table.id)
    assert await club.lobby.tables._stored_eviction(table.id) is not None
    await club.store.commit(Batch().event(table.id, before + 1, last.at, last.text))
    assert await club.lobby.tables._stored_eviction(table.id) is None


async def test_a_deadline_that_passed_while_no_server_ran_starts_again(club: Club) -> None:
    table = await club.table(start=True)
    await club.evicted(table.id)
    await club.lobby.close()
    club.time.move(WHOLE + FORGIVEN_S)
    await club.restart()
    await club.evicted(table.id)
    assert club.store.last_version(table.id) == table.state.version


async def test_an_evicted_table_of_another_server_is_not_listed(club: Club) -> None:
    table = await club.table()
    await club.evicted(table.id)
    club.lobby.tables.lose(table.id)
    assert table.id in club.lobby.tables, "it is only in doubt: the lease may still be renewed"
    await club.store.owners.release(table.id)
    club.lobby.tables.lose(table.id)
    assert table.id not in club.lobby.tables and club.lobby.tables.moved == 1
    assert club.lobby.listing.open_tables() == []


async def test_repeated_visits_do_not_pile_up_deadlines(club: Club) -> None:
    table = await club.table(start=True)
    for _ in range(3 * MOST_LEFT):
        await club.evicted(table.id)
        found = await club.lobby.tables.find(table.id)
        assert found is not None
        listener = Heard("ann")
        await found.ask(Joined(listener))
        await found.ask(Left(listener))
    assert len(club.lobby.tables.evicted._due) <= 2 * MOST_LEFT + 1


# Over HTTP and sockets


@contextmanager
def quick(folder: Path) -> Iterator[OpenServer]:
    with open_server(folder, {"rest_s": 0.05}) as site:
        yield site


def is_evicted(site: OpenServer, table: str) -> bool:
    return table in site.inside.lobby.tables.evicted


@pytest.mark.deep
def test_a_game_continues_after_every_eviction_and_nothing_is_missing(tmp_path: Path) -> None:
    with quick(tmp_path) as site:
        anna, ben = site.guest("Anna"), site.guest("Ben")
        table, chat = anna.table("verasselt", [ME, OPEN], clock="days")["id"], list[str]()  # it is long
        links = (anna.link(table), ben.link(table))
        assert links[1].do("sit", seat=1)["is"] == links[0].do("start")["is"] == "ack"
        for number in range(3):
            version = _do_something(links, f"line-{number}")
            chat.append(f"line-{number}")
            for link in links:
                link.close()
            until(lambda: is_evicted(site, table))
            links = (anna.link(table), ben.link(table))
            for link in links:  # ids of moves that they did not use before
                link._moves = (f"again-{chat[-1]}-{count}" for count in range(9))
            assert [link.welcome["version"] for link in links] == [version, version]
            assert [line["text"] for line in links[0].welcome["chat"]] == chat
            assert links[0].do("chat", text=chat[0], move=chat[0])["is"] == "ack"
            assert links[0].look()["version"] == version, "an answer that was given is given again"
        for link in links:
            link.close()


def _do_something(links: tuple[Link, Link], text: str) -> int:
    """Somebody acts and speaks; the version afterwards."""
    rng = Random(text)
    follow(links, lambda: act_once(list(links), rng))
    assert links[0].do("chat", text=text, move=text)["is"] == "ack"
    asked(*links)
    follow(links, lambda: links[0].version == links[1].version)
    return links[0].version


def test_api_and_sockets_find_an_evicted_table(tmp_path: Path) -> None:
    with quick(tmp_path) as site:
        anna, ben = site.guest("Anna"), site.guest("Ben")
        table = anna.table("strike", [ME, OPEN], clock="days")
        until(lambda: is_evicted(site, table["id"]))
        assert [each["id"] for each in ben.get("/api/tables")["tables"]] == [table["id"]]
        assert [each["table"]["id"] for each in anna.get("/api/me")["tables"]] == [table["id"]]
        assert is_evicted(site, table["id"])
        with anna.link(table["id"]) as first, ben.link(table["id"]) as second:
            assert second.do("sit", seat=1)["is"] == "ack"
            first.sync()
            assert len(site.inside.lobby.tables) == 1
            assert site.inside.lobby.tables[table["id"]].connections == 2
        until(lambda: is_evicted(site, table["id"]))
        assert ben.get(f"/api/tables/{table['id']}")["seats"][1]["person"] == ben.id
