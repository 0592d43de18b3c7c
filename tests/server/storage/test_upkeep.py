"""What a server leaves behind: nothing that nobody can use, one folder for itself, and word of what was lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from tests.live.fakes import HandTime
from tests.live.store_contract import PLAY
from tests.server.server_fixture import ME, OPEN, PATIENCE_S, OpenServer, open_server
from throwdown.api.http import SeatWanted, TableWanted
from throwdown.live.naming import NameBeside
from throwdown.server.lobby.lobby import Lobby
from throwdown.server.lobby.people import COOKIE_AGE, RESUME_AGE
from throwdown.server.lobby.upkeep import AGES, BELIEVED_S, DAY
from throwdown.server.operations.settings import Settings
from throwdown.server.storage.checkpoint import checkpoint_of
from throwdown.server.storage.folder import DataFolder, FolderTaken, FolderUnusable
from throwdown.server.storage.sqlite.backup import restore
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import (
    Batch,
    CredentialRow,
    GameRow,
    MoveRow,
    PersonRow,
    SessionRow,
    StoreFailed,
    TableRow,
    TicketRow,
)

NOW = 1_700_001_000.0  # what HandTime begins with


@pytest.fixture(name="site")
async def _lobby(tmp_path: Path) -> AsyncIterator[Lobby]:
    with closing(SqliteStore.open(tmp_path / "throwdown.db")) as store:
        site = Lobby(store, Settings(data=tmp_path, workers=1), time=HandTime())
        yield site
        await site.close()


def person(id: str, age: float, owner: str | None = None) -> PersonRow:
    return PersonRow(id, id.title(), "bot" if owner else "guest", owner, "en", NOW - age, NOW - age)


def session(id: str, kind: str, age: float, label: str = "") -> SessionRow:
    return SessionRow(f"{id} {kind} {label}".encode(), id, kind, NOW - age, NOW - age, label)


def table(id: str, status: str, age: float) -> TableRow:
    return TableRow(id, status, "public", "{}", NOW - age, NOW - age)


# Purging


async def test_expired_sessions_and_people_without_one_are_deleted(site: Lobby) -> None:
    old, store = COOKIE_AGE + 10, site.store
    await store.commit(
        Batch()
        .person(person("gone", old)).session(session("gone", "cookie", old))
        .person(person("here", old)).session(session("here", "cookie", COOKIE_AGE - 10))
        .session(session("here", "resume", RESUME_AGE + 10)).play(replace(PLAY, person="here"))
        .person(person("new", 60.0))
        .person(person("plays", old)).person(person("played", old))
        .person(person("kept", old)).credential(CredentialRow("c", "kept", "code", "k", "", "", 0, 1.0, 1.0))
        .person(person("part", old)).person(person("lost", old)).person(person("lost-part", old))
        .join("part", "kept").join("lost-part", "lost")
        .ticket(TicketRow(b"old", "invite", None, 1, 1.0, NOW - 1))
        .ticket(TicketRow(b"new", "invite", None, 1, 1.0, NOW + 1))
        .person(person("owner", old)).person(person("bot", old, "owner")).session(session("bot", "token", old))
        .table(table("t-playing", "playing", 10.0)).seat("t-playing", 0, "plays")
        .table(table("t-over", "over", old)).seat("t-over", 0, "played")
    )  # fmt: skip
    await site.upkeep.tidy()
    await site.upkeep.tidy()  # guests who were joined to a person go first, then the person
    names = ("gone", "here", "new", "plays", "played", "owner", "bot", "kept", "part", "lost", "lost-part")
    left = {each for each in names if store.person(each)}
    assert left == {"here", "new", "plays", "owner", "bot", "kept", "part"}
    assert store.ticket(b"old") is None and store.ticket(b"new") is not None
    assert [each.kind for each in store.sessions("here")] == ["cookie"]
    assert store.sessions("bot"), "the token of a bot is good until it is taken back"
    assert store.check() == []


async def test_guests_without_games_chat_lines_and_games_go_when_the_host_says_so(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, workers=1, keep_chat_days=7, keep_guests_days=3, keep_games_days=100)
    with closing(SqliteStore.open(tmp_path / "throwdown.db")) as store:
        site = Lobby(store, settings, time=HandTime())
        batch = Batch()
        for id, days in (("idle", 4), ("player", 4), ("seated", 4), ("recent", 2), ("owner", 4)):
            batch.person(person(id, days * DAY)).session(session(id, "cookie", days * DAY))
        batch.person(person("bot", 4 * DAY, "owner")).session(session("bot", "token", DAY))
        for id, days in (("t-old", 101), ("t-chat", 8), ("t-new", 6)):
            batch.table(table(id, "over", days * DAY)).event(id, 1, NOW - days * DAY, "{}")
            batch.name(id, 1, NameBeside(0, "player", "Player", text="hello"))
            batch.game(GameRow(f"g-{id}", id, 1, "strike", "", NOW, NOW))
            batch.play(replace(PLAY, game=f"g-{id}", person="player"))
        await store.commit(batch.table(table("t-live", "open", DAY)).seat("t-live", 0, "seated"))
        await site.upkeep.tidy()
        people = {id for id in ("idle", "player", "seated", "recent", "owner", "bot") if store.person(id)}
        assert people == {"player", "seated", "recent", "owner", "bot"}
        assert [row.person for row in store.withdrawn()] == ["idle"]
        texts = {id: [each.text for row in store.events(id) for each in row.names] for id in ("t-chat", "t-new")}
        assert texts == {"t-chat": [""], "t-new": ["hello"]}
        assert (store.table("t-old"), store.game("g-t-old"), store.plays_in("g-t-old")) == (None, None, [])
        assert store.game("g-t-chat") is not None and store.check() == []
        await site.close()


async def test_stored_answers_of_closed_tables_are_deleted(site: Lobby) -> None:
    answer, old = MoveRow("ada", "m1", "f", "{}"), AGES.answer + 10
    for id, status, age in (("t-1", "closed", old), ("t-2", "over", 10.0), ("t-3", "playing", old)):
        row = table(id, status, age)
        await site.store.commit(Batch().table(row).move(id, answer.person, answer.move, "f", "{}"))
    await site.upkeep.tidy()
    assert [id for id in ("t-1", "t-2", "t-3") if site.store.move(id, "ada", "m1")] == ["t-2", "t-3"]


def test_a_deserted_turn_by_turn_table_is_closed(tmp_path: Path) -> None:
    with open_server(tmp_path, {"deserted_s": 0.001}) as site:
        anna = site.guest("Anna")
        deserted = anna.table("strike", [ME, OPEN], clock="days")["id"]
        visited = anna.table("strike", [ME, OPEN], clock="days")["id"]
        with anna.link(visited):
            tidy(site)
            assert anna.http.get(f"/api/tables/{deserted}").status_code == 404
            assert anna.http.get(f"/api/tables/{visited}").status_code == 200


def tidy(site: OpenServer) -> None:
    """As the server does it by itself every hour, in its own loop."""
    inside = site.inside.lobby
    asyncio.run_coroutine_threadsafe(inside.upkeep.tidy(), loop_of(site)).result(PATIENCE_S)


def loop_of(site: OpenServer) -> asyncio.AbstractEventLoop:
    return site.loop


# The folder


def test_a_folder_has_one_server(tmp_path: Path) -> None:
    with closing(DataFolder(tmp_path / "data")), pytest.raises(FolderTaken, match="another server uses"):
        DataFolder(tmp_path / "data")
    DataFolder(tmp_path / "data").close()


def test_a_folder_is_for_its_owner_unless_it_holds_other_things(tmp_path: Path) -> None:
    own, shared = tmp_path / "own", tmp_path / "shared"
    for folder in (own, shared):
        folder.mkdir()
        folder.chmod(0o755)
    (own / "throwdown.db").touch()
    (shared / "letters.txt").touch()
    for folder in (own, shared, tmp_path / "new"):
        DataFolder(folder).close()
    modes = [folder.stat().st_mode & 0o777 for folder in (own, shared, tmp_path / "new")]
    assert modes == [0o700, 0o755, 0o700]


def test_a_path_where_no_folder_can_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(FolderUnusable, match="--data"):
        DataFolder(tmp_path / "file")


# What was lost


async def written(path: Path, versions: int) -> None:
    with closing(SqliteStore.open(path)) as store:
        await store.commit(Batch().table(table("t-one", "open", 0.0)))
        for version in range(1, versions + 1):
            await store.commit(Batch().event("t-one", version, 1.0, '"x"'))
            saved = path.with_name(f"{path.name}-wal").read_bytes()
        path.with_name("copied").write_bytes(saved)
        path.with_name("copied.db").write_bytes(path.read_bytes())


async def test_a_log_whose_end_is_damaged_is_noticed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """SQLite takes what comes before the damage and says nothing."""
    path = tmp_path / "throwdown.db"
    await written(path, 5)
    log = bytearray((tmp_path / "copied").read_bytes())
    log[-3000] ^= 1
    path.write_bytes((tmp_path / "copied.db").read_bytes())
    path.with_name("throwdown.db-wal").write_bytes(log)
    with closing(SqliteStore.open(path)) as store:
        assert store.events("t-one")[-1].version == 4
        assert store.lost_event() == ("t-one", 5)
        site = Lobby(store, Settings(data=tmp_path, workers=1), time=HandTime())
        caplog.set_level(logging.ERROR)
        running = asyncio.create_task(site.upkeep.run())
        await asyncio.sleep(0)
        running.cancel()
        await site.close()
    assert "version 5 of table t-one was acknowledged" in caplog.text


async def test_no_lost_event_is_reported_for_an_intact_store(tmp_path: Path) -> None:
    path = tmp_path / "throwdown.db"
    await written(path, 3)
    with closing(SqliteStore.open(path)) as store:
        assert store.lost_event() is None
    checkpoint_of(path).write_bytes(b"no checkpoint at all")
    with closing(SqliteStore.open(path)) as store:
        assert store.lost_event() is None
        store.backup(tmp_path / "backup.db")
        await store.commit(Batch().event("t-one", 4, 1.0, '"x"'))
    restore(tmp_path / "backup.db", path, overwrite=True)
    with closing(SqliteStore.open(path)) as store:
        assert store.lost_event() is None, "a backup is older, and meant to be"


# Health


async def test_health_fails_while_nothing_can_be_written(site: Lobby) -> None:
    writer: Any = site.store
    await site.upkeep.check()
    writer._writer.execute("PRAGMA query_only = ON")
    await site.upkeep.check()  # tried a moment ago
    time: Any = site.time
    time.move(BELIEVED_S + 1)
    with pytest.raises(StoreFailed):
        await site.upkeep.check()
    writer._writer.execute("PRAGMA query_only = OFF")
    with pytest.raises(StoreFailed):
        await site.upkeep.check()
    time.move(BELIEVED_S + 1)
    await site.upkeep.check()


def test_health_is_refused_with_the_reason(tmp_path: Path) -> None:
    with open_server(tmp_path) as site:
        inside: Any = site.inside.lobby
        inside.store._writer.execute("PRAGMA query_only = ON")
        inside.upkeep._tried_at = float("-inf")
        answer = site.visitor().get("/healthz")
        inside.store._writer.execute("PRAGMA query_only = OFF")
    assert answer.status_code == 503 and answer.json()["code"] == "store/failed"


async def test_a_table_is_not_damaged_because_the_store_did_not_answer(
    site: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _ = await site.people.new_guest("Anna", "en")
    opened = await site.tables.open(anna, TableWanted(game="strike", seats=[SeatWanted(me=True), SeatWanted()]))
    site.tables.release(opened.id)
    with monkeypatch.context() as patched:
        patched.setattr(site.store, "events", Mock(side_effect=StoreFailed("it is being restarted")))
        with pytest.raises(StoreFailed):
            await site.tables.find(opened.id)
    found = await site.tables.find(opened.id)
    assert found is not None and found.state.host == anna.id and not site.tables.damaged


async def test_what_is_stored_is_acknowledged_though_the_checkpoint_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(SqliteStore.open(tmp_path / "throwdown.db")) as store:
        monkeypatch.setattr(store._checkpoint, "write", Mock(side_effect=OSError(5, "Input/output error")))
        batch = Batch().person(person("ben", 0.0)).table(table("t", "open", 0.0)).event("t", 1, NOW, "{}")
        await store.commit(batch)
        assert store.person("ben") is not None and store.last_version("t") == 1
    assert "the checkpoint beside the database could not be written" in caplog.text
