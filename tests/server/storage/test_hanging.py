"""A PostgreSQL that hangs: everything goes on that does not need it, and everything else as soon as it answers."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.server_fixture import BOT, ME, PATIENCE_S, Guest, open_server, play, until
from tests.server.storage.rows import event, set_up
from throwdown.server.storage.postgres import store as stores
from throwdown.server.storage.postgres.store import PostgresStore
from throwdown.server.storage.store import StoreFailed
from throwdown.server.web import endpoint
from throwdown.server.web.archive import Visitor

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    import httpx2

    from tests.server.postgres import Cluster
    from tests.server.server_fixture import Json, OpenServer


@pytest.fixture(name="store")
async def _store(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[PostgresStore]:
    for patience in ("READ_S", "ASK_PATIENCE"):
        monkeypatch.setattr(stores, patience, 0.3)
    with closing(PostgresStore.open(database, tmp_path / "store.key")) as store:
        await store.commit(set_up())
        yield store


def asks_for(site: OpenServer, guest: Guest) -> Json:
    """The response to a person whom the server has to look up."""
    site.call(site.inside.lobby.people.forget_all)
    response: Json = guest.http.get("/api/me").json()
    return response


def test_the_server_answers_while_postgresql_hangs_and_games_continue_afterwards(
    database: str, postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "READ_S", 3.0)
    with open_server(tmp_path, {"lease_s": 60}, store=database) as site, ThreadPoolExecutor() as aside:
        anna, ben = site.guest("Anna"), site.guest("Ben", "de")
        playing = anna.link(anna.table("strike", [ME, BOT], start=True)["id"])
        with playing, ben.link(ben.table("strike", [ME, BOT])["id"]) as waiting:
            with postgres.hung():
                moves = aside.submit(play, [playing])
                refused = [aside.submit(asks_for, site, ben) for _ in range(2 * stores.READERS)]
                waiting.sync()
                assert ben.http.get("/healthz").json()["status"] == "ok"
                assert {each.result()["code"] for each in refused} == {"store/failed"}
                assert ben.knock("/ws/lobby").closed() == 1013
                waiting.sync()
                assert not moves.done()
            assert moves.result()["winners"]
            waiting.sync()
        until(lambda: asks_for(site, ben).get("person"))
    with closing(PostgresStore.open(database, tmp_path / "throwdown.key")) as store:
        assert store.check() == []


def test_a_request_that_writes_is_answered_with_503_while_postgresql_hangs(
    database: str, postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_server(tmp_path, {"lease_s": 60}, store=database) as site:
        ben = site.guest("Ben", "de")
        ben.get("/api/me")  # so that he is known
        with postgres.hung(), monkeypatch.context() as hurried:
            hurried.setattr(endpoint, "ANSWER_S", 0.5)
            response = ben.http.post("/api/me/resume")
            assert (response.status_code, response.json()["code"]) == (503, "store/failed")
            assert response.json()["message"].startswith("Der Server kann gerade nichts speichern.")
            assert response.headers["retry-after"]
        until(lambda: ben.http.post("/api/me/resume").status_code == 200)


def test_a_request_for_a_finished_game_is_answered_while_postgresql_hangs(
    database: str, postgres: Cluster, tmp_path: Path
) -> None:
    with open_server(tmp_path, {"lease_s": 60}, store=database) as site:
        anna = site.guest("Anna")
        table = anna.table("strike", [ME, BOT], start=True)["id"]
        with anna.link(table) as link:
            play([link])
            game = (link.game or {})["id"]

        async def story() -> bytes:
            """As it is asked for when the database was there a moment ago."""
            return await site.inside.archive.story(Visitor("", lambda: None), game)

        loop = site.loop
        with postgres.hung(), pytest.raises(StoreFailed):
            asyncio.run_coroutine_threadsafe(story(), loop).result(PATIENCE_S)
        until(lambda: anna.http.get(f"/api/replays/{game}/story").status_code == 200)


def test_nothing_is_read_on_the_event_loop(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game, its table again after a restart, and what people ask: what is read there would stand still with it."""
    read, on_the_loop = PostgresStore._read, list[str]()

    def noting(store: PostgresStore, statement: str, *values: object) -> list[Any]:
        if asyncio._get_running_loop() is not None:
            on_the_loop.append(statement)
        return read(store, statement, *values)

    monkeypatch.setattr(PostgresStore, "_read", noting)
    monkeypatch.setattr(stores, "READ_S", 60.0)
    with open_server(tmp_path, store=database) as site:
        anna, ben = site.guest("Anna"), site.guest("Ben")
        over, goes_on = (anna.table("strike", [ME, BOT], start=True)["id"] for _ in range(2))
        with anna.link(over) as link, ben.link(over) as watching:
            play([link])
            assert link.do("start")["is"] == "ack"
            game = watching.wait("began")["game"]["id"]
            play([link])
        ask_around(anna, over, game)
    with open_server(tmp_path, store=database) as site:
        for table in (over, goes_on):
            with Guest(site, sent_by(site, anna), anna.id).link(table) as link:
                link.do("chat", text="again")
    assert on_the_loop == []


def sent_by(site: OpenServer, guest: Guest) -> httpx2.Client:
    """Somebody's browser after a restart."""
    client = site.visitor()
    client.cookies.set("throwdown", guest.token)
    return client


def ask_around(guest: Guest, table: str, game: str) -> None:
    for path in ("/api/me", f"/api/tables/{table}", f"/api/invitations/{table}", f"/api/replays/{game}"):
        guest.get(path)
    assert guest.http.get(f"/t/{table}").status_code == 200
    assert guest.http.patch("/api/me", json={"name": "Anne"}).status_code == 200
    code = guest.device_code()
    assert guest.http.post("/api/resume", json={"code": code}).status_code == 200


async def found_again(store: PostgresStore) -> bool:
    """Whether anything is found, now that those are answered who waited in vain."""
    try:
        claim = await store.owners.claim("t-one")
        return await store.read(store.person, "p-ada") is not None and claim.table == "t-one"
    except StoreFailed:
        return False


async def test_reads_fail_after_a_bounded_wait_while_postgresql_hangs(store: PostgresStore, postgres: Cluster) -> None:
    with postgres.hung():
        reads = [store.read(store.person, "p-ada") for _ in range(3 * stores.READERS)]
        found = await asyncio.gather(*reads, return_exceptions=True)
        assert {type(each) for each in found} == {StoreFailed}
        with pytest.raises(StoreFailed):
            await store.owners.claim("t-one")
    async with asyncio.timeout(PATIENCE_S):
        while not await found_again(store):
            await asyncio.sleep(0.01)


async def test_a_store_can_be_closed_while_postgresql_hangs(
    store: PostgresStore, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    for patience in ("LAST_WORDS_S", "FAREWELL_S"):
        monkeypatch.setattr(stores, patience, 0.1)
    with postgres.hung():
        writing = asyncio.create_task(store.commit(event(1)))
        with pytest.raises(StoreFailed):
            await store.read(store.person, "p-ada")
        await asyncio.to_thread(store.close)
        assert not writing.done()
    writing.cancel()


async def test_a_closed_store_refuses_reads_immediately_and_starts_none(database: str, tmp_path: Path) -> None:
    """A client that is still connected when a server stops may ask: a thread that started then would never end."""
    store = PostgresStore.open(database, tmp_path / "store.key")
    store.close()
    for asked in (store.read(store.table, "t"), store.owners.servers()):
        with pytest.raises(StoreFailed, match="the store is closed"):
            await asked
    assert not {each.name for each in threading.enumerate()} & {"reader", "asker"}
