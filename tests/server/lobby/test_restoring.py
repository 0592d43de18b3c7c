"""After a start: one damaged row costs one table, a store that fails once costs none, and the host learns of both."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from pathlib import Path

import httpx2
import pytest
from starlette.applications import Starlette

from tests.live.fakes import HandTime
from tests.server.lobby.test_evicted import wait_until
from tests.server.operations.test_supervisor import sample
from throwdown.api.http import SeatWanted, TableWanted
from throwdown.api.person import Person
from throwdown.live.events import linked
from throwdown.server.lobby.lobby import Lobby
from throwdown.server.operations.settings import Settings
from throwdown.server.operations.supervisor import FIRST_S
from throwdown.server.protocol.tournaments import TournamentWanted
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import Batch, EntryRow, PersonRow, StoreFailed
from throwdown.server.web.app import make_app

ANN = Person("ann", "Ann", "guest", "en")


def lobby_in(folder: Path, store: SqliteStore) -> Lobby:
    return Lobby(store, Settings(data=folder, workers=1), time=HandTime())


@pytest.fixture(name="tables")
async def _stored_tables(tmp_path: Path) -> list[str]:
    """Three tables that a server left behind, the second one first to be damaged."""
    with closing(SqliteStore.open(tmp_path / "throwdown.db")) as store:
        await store.commit(Batch().person(PersonRow(ANN.id, ANN.name, ANN.kind, None, "en", 1.0, 1.0)))
        lobby = lobby_in(tmp_path, store)
        wanted = TableWanted(game="strike", seats=[SeatWanted(me=True), SeatWanted()], thrower="luck")
        opened = [(await lobby.tables.open(ANN, wanted)).id for _ in range(3)]
        await lobby.close()
    return opened


@pytest.fixture(name="lobby")
async def _lobby(tmp_path: Path, tables: list[str]) -> AsyncIterator[Lobby]:
    with closing(SqliteStore.open(tmp_path / "throwdown.db")) as store:
        lobby = lobby_in(tmp_path, store)
        yield lobby
        await lobby.close()


def damage_text(file: Path, statement: str, table: str) -> None:
    """As a torn page does: bytes that are no text."""
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute(statement.format("CAST(x'7bff7d' AS TEXT)"), (table,))


async def add_unknown_event(store: SqliteStore, table: str) -> None:
    """An event of a program that is newer than this one."""
    last = store.events(table)[-1]
    text, _ = linked(json.dumps({"is": "danced"}), last.text[-64:])
    await store.commit(Batch().event(table, last.version + 1, last.at, text))


async def tear_event(store: SqliteStore, table: str) -> None:
    damage_text(store.path, 'UPDATE events SET body = {} WHERE "table" = ? AND version = 1', table)


async def tear_listing(store: SqliteStore, table: str) -> None:
    damage_text(store.path, "UPDATE tables SET listing = {} WHERE id = ?", table)


@pytest.mark.parametrize("damage", [add_unknown_event, tear_event, tear_listing])
async def test_one_damaged_row_costs_one_table_and_is_logged_and_counted(
    lobby: Lobby,
    tables: list[str],
    damage: Callable[[SqliteStore, str], Awaitable[None]],
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert isinstance(lobby.store, SqliteStore)
    await damage(lobby.store, tables[1])
    await lobby.tables.restore_all()
    assert {table.id for table in lobby.tables} == {tables[0], tables[2]}
    assert list(lobby.tables.damaged) == [tables[1]]
    assert sample(lobby.metrics, "throwdown_damaged_tables", {}) == 1
    (line,) = [each.getMessage() for each in caplog.records if each.levelno == logging.ERROR]
    assert line.startswith(f"table {tables[1][:6]} cannot be read: ")
    assert await lobby.listing.turn_at(tables[1], [ANN.id]) is None
    assert len(caplog.records) == 1, "it is said once"


async def test_a_secret_that_is_no_number_costs_one_table(
    lobby: Lobby, tables: list[str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    recall = lobby.tables._services.secrets.recall

    async def recalled(table: str) -> None:
        await recall(table)
        if table == tables[0]:
            bytes.fromhex("a damaged secret")

    monkeypatch.setattr(lobby.tables._services.secrets, "recall", recalled)
    await lobby.tables.restore_all()
    assert {table.id for table in lobby.tables} == set(tables[1:])
    assert "hexadecimal" in caplog.text and tables[0][:6] in caplog.text


async def test_a_damaged_table_does_not_keep_deserted_ones_open(lobby: Lobby, tables: list[str]) -> None:
    """All three are deserted; the first that is found is damaged."""
    assert isinstance(lobby.store, SqliteStore) and isinstance(lobby.time, HandTime)
    lobby.time.move(lobby.limits.deserted_s + 60.0)
    first, *others = lobby.store.deserted(lobby.time.wall() - lobby.limits.deserted_s)
    await tear_event(lobby.store, first)
    await lobby.upkeep.tidy()
    assert {first, *others} == set(tables)
    assert [row.status for id in others if (row := lobby.store.table(id)) is not None] == ["closed", "closed"]


async def test_a_server_that_could_not_read_its_tables_is_not_ready_and_reads_them_again(
    tables: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    time, read = HandTime(), SqliteStore.live_tables
    failures = [StoreFailed("the file is locked")]

    def read_but_once(store: SqliteStore) -> list[str]:
        if failures:
            raise failures.pop()
        return read(store)

    monkeypatch.setattr(SqliteStore, "live_tables", read_but_once)
    monkeypatch.setattr("throwdown.server.lobby.lobby.LoopTime", lambda: time)
    app, server = make_app(Settings(data=tmp_path, workers=1))
    async with (
        server.life(Starlette()),
        httpx2.AsyncClient(transport=httpx2.ASGITransport(app), base_url="http://localhost") as visitor,
    ):
        lobby = server.lobby
        await wait_until(lambda: sample(server.metrics, "throwdown_work_down", {}))
        answer = await visitor.get("/readyz")
        assert (answer.status_code, answer.json()["code"]) == (503, "server/work_down")
        assert (await visitor.get("/healthz")).status_code == 200
        assert "restoring the tables failed and is started again in 1 s" in caplog.text
        assert not list(lobby.tables)
        time.move(FIRST_S)
        await wait_until(lambda: {table.id for table in lobby.tables} == set(tables))
        await wait_until(lambda: not sample(server.metrics, "throwdown_work_down", {}))
        assert (await visitor.get("/readyz")).status_code == 200


async def test_a_damaged_log_of_a_tournament_costs_that_tournament(
    lobby: Lobby, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = [await lobby.tournaments.make(ANN, TournamentWanted(name=name), "1.2.3.4") for name in ("A", "B", "C")]
    lobby.tournaments.logs._open.clear()
    assert isinstance(lobby.store, SqliteStore)
    damage_text(lobby.store.path, "UPDATE tournament_log SET entry = {} WHERE tournament = ?", made[0].id)
    bad = EntryRow(2, 1.0, json.dumps({"is": "danced"}))
    await lobby.store.commit(Batch().entry(made[1].id, bad, running=True))
    followed: list[str] = []

    async def follow(id: str) -> None:
        await lobby.tournaments.logs.open(id)
        followed.append(id)

    monkeypatch.setattr(lobby.tournaments, "_follow_tables", follow)
    await lobby.tournaments.catch_up()
    assert followed == [made[2].id]
    assert [made[1].id[:6] in caplog.text, made[0].id[:6] in caplog.text] == [True, True]
    assert [each.id for each in await lobby.tournaments.listed_for(ANN)] == [made[2].id]
