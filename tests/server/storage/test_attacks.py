"""Attacks on what is stored and served, and disks and clocks that fail; numbers are those of the list of attacks."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cases import for_each
from tests.server.server_fixture import (
    BOT,
    ME,
    OPEN,
    Guest,
    Json,
    Link,
    OpenServer,
    act_once,
    asked,
    open_server,
    two_at,
    until,
)
from throwdown.server.storage import writes
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import Batch, StoreFailed

XSS = (
    "<img src=x onerror=a()>", "<svg onload=a()>", "</script><b>", "<script>a()</script>", "javascript:a()",
    "data:text/html,x", "{{7*7}}", "${7*7}", "#{7*7}", "<%= 7*7 %>", "[x](javascript:a)", "![x](x onerror=a)",
    "'\"><b>", "\"onmouseover=a()", "' onclick='a()", "<iframe src=//x>", "<a href=//x>x</a>", "<b/onclick=a>",
    "<style>*{}</style>", "<base href=//x>", "<meta http-equiv=x>", "<object data=x>", "<embed src=x>", "<!--",
    "-->", "<![CDATA[", "]]>", "&lt;b&gt;", "&#60;b&#62;", "%3Cb%3E", "\\u003cb\\u003e", "<math><mi>", "<form>",
    "<input autofocus>", "<details open>", "<video><source>", "*{color:red}", "@import 'x'", "__proto__", "<b>bold",
)  # fmt: skip
SQL = ("' OR 1=1 --", "'; DROP TABLE x;--", '" OR ""="', "1; SELECT 1", "x' UNION SELECT 1", "%' LIKE '%", "\\'; --")
TRAVERSAL = (
    "/../pyproject.toml", "/..%2f..%2fpyproject.toml", "/%2e%2e/%2e%2e/app.py", "/..%5capp.py", "/assets/../../app.py",
    "/assets/%2e%2e%2f%2e%2e%2fapp.py", "//etc/passwd", "/%2fetc%2fpasswd", "/assets/%00", "/%00", "/app.py%00.js",
    "/.%00./app.py", "/assets/..;/app.py", "/" + "a" * 300, "/" + "a/" * 2000, "/%ff%fe", "/%c0%ae%c0%ae/app.py",
    "/assets/" + "x" * 5000, "/C:/windows", "/~root", "/%f0%9f%8e%b2", "/assets/", "/assets", "/%0d%0aset-cookie:x=1",
)  # fmt: skip


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    with open_server(tmp_path_factory.mktemp("data"), {"login_tries": 100_000}) as open_door:
        yield open_door


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    caplog.set_level(logging.INFO)
    yield
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


# 51 and 53: text stays text


@for_each("text", XSS + SQL)
def test_51_and_53_names_and_chat_come_back_as_the_text_they_are(site: OpenServer, text: str) -> None:
    guest = site.guest(text)
    answer = guest.http.get("/api/me")
    assert answer.json()["person"]["name"] == text
    assert (answer.headers["content-type"], answer.headers["x-content-type-options"]) == ("application/json", "nosniff")
    table = guest.table(name=text, seats=[ME, OPEN])
    assert (table["name"], table["seats"][0]["name"]) == (text, text)
    with guest.link(table["id"]) as link:
        assert link.do("chat", text=text)["is"] == "ack"
        assert link.wait("spoke")["line"]["text"] == text
        assert link.look()["chat"][0]["text"] == text


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("text", SQL)
def test_53_sql_in_any_field_is_plain_text(site: OpenServer, text: str) -> None:
    guest = site.guest()
    table = guest.table(seats=[ME, OPEN])["id"]
    paths = (
        "tables/{}",
        "tables/{}/qr",
        "replays/{}",
        "replays/{}/record",
        "words/{}",
        "guide/en/{}",
        "guide/{}/strike",
    )
    for path in paths:
        assert guest.http.get("/api/" + path.format(text.replace("/", ""))).status_code == 404
    bodies: list[tuple[str, Json]] = [
        ("/api/tables", {"game": text, "seats": [ME, BOT]}),
        ("/api/tables", {"game": "strike", "seats": [ME, {"bot": text}]}),
        ("/api/tables", {"game": "strike", "seats": [ME, BOT], "edition": text}),
        ("/api/tables", {"game": "strike", "seats": [ME, BOT], "options": {text: text}}),
        ("/api/play", {"game": text}),
        ("/api/resume", {"code": text}),
        ("/api/practice", {"game": text, "intent": []}),
    ]
    for path, body in bodies:
        assert 400 <= guest.http.post(path, json=body).status_code < 500, (path, body)
    with guest.link(table) as link:
        for kind, fields in (("kick", {"person": text}), ("mute", {"person": text, "muted": True})):
            assert link.do(kind, **fields)["is"] in ("ack", "refused")
        assert link.do("fill", seat=1, bot=text)["code"] == "bot/unknown"
    assert site.inside.lobby.store.check() == []


# 54: paths


@pytest.mark.usefixtures("quiet")
@for_each("path", TRAVERSAL)
def test_54_nothing_outside_of_the_page_is_served(site: OpenServer, path: str) -> None:
    for prefix in ("", "/t", "/g", "/api/replays", "/api/words"):
        answer = site.visitor().request("GET", f"{site.url}{prefix}{path}")
        assert answer.status_code in (200, 307, 400, 404, 431), (prefix, answer.status_code, answer.text)
        assert "root:" not in answer.text and "import" not in answer.text[:2000].split("<")[0]
        assert "set-cookie" not in answer.headers


# 59: the disk


class Disk:
    """What is written goes wrong while ``full``."""

    def __init__(self, site: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        self.only_moves = False
        """What nobody asked for goes wrong: dice that land."""
        self.refused = 0
        store = site.inside.lobby.store
        commit = store.commit

        async def failing(batch: Batch) -> None:
            asked_for = any(step[0] is writes.ADD_MOVE for step in batch.steps)
            if self.full or (self.only_moves and not asked_for):
                self.refused += 1
                raise StoreFailed("the store cannot be used now (disk full): free the disk and try again")
            await commit(batch)

        monkeypatch.setattr(store, "commit", failing)


@pytest.fixture
def disk(site: OpenServer, monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(site, monkeypatch)


def drain_all(*links: Link) -> None:
    for link in links:
        link.drain(0.05)


@pytest.mark.parametrize("thrower", ["luck", "physics"])
def test_59_nothing_is_acknowledged_that_is_not_stored(site: OpenServer, disk: Disk, thrower: str) -> None:
    first, second = two_at(site, thrower=thrower)
    with first, second:
        asked(first, second)
        before, seen = first.look(), len(second.heard)
        disk.full = True
        for number in range(3):
            message = first.act(0, {"is": "throw"}, move=f"full{number}")
            assert (message["is"], message["code"]) == ("refused", "store/failed")
        assert first.do("chat", text="hello")["code"] == "store/failed"
        drain_all(second)
        assert not any(message["is"] in ("moment", "spoke") for message in second.heard[seen:])
        disk.full = False
        after = first.look()
        assert (after["version"], after["game"]["hash"]) == (before["version"], before["game"]["hash"])
        assert first.act(0, {"is": "throw"}, move="full0")["is"] == "ack"
        assert second.wait("moment", where=lambda message: message["version"] > after["version"])["seat"] == 0


def test_59_a_landing_that_could_not_be_stored_is_tried_again(site: OpenServer, disk: Disk) -> None:
    """The throw is locked; the disk is full while the dice fly; they land by themselves later, as they must."""
    first, second = two_at(site, thrower="physics")
    with first, second:
        asked(first, second)
        version = first.version
        disk.only_moves = True
        first.say("act", move="locked", seat=0, version=version, action={"is": "throw"})
        assert first.answer("locked")["is"] == "ack"
        until(lambda: disk.refused)
        disk.only_moves = False
        landed = first.wait(
            "moment", where=lambda message: message.get("seat") is None and message["version"] > version
        )
        assert landed["events"]


@pytest.mark.parametrize(
    "body", [("/api/guests", {"name": "A"}), ("/api/tables", {"game": "strike", "seats": [ME, BOT]})]
)
def test_59_a_full_disk_answers_http_with_503_and_sets_no_cookie(
    site: OpenServer, disk: Disk, body: tuple[str, Json]
) -> None:
    guest = site.guest()
    disk.full = True
    answer = guest.http.post(body[0], json=body[1])
    assert (answer.status_code, answer.json()["code"]) == (503, "store/failed")
    assert "retry-after" in answer.headers and "set-cookie" not in answer.headers
    disk.full = False
    assert guest.http.post(body[0], json=body[1]).status_code == 200


def test_59_a_database_locked_by_another_process_refuses_and_recovers(tmp_path: Path) -> None:
    with open_server(tmp_path) as locked:
        first, second = two_at(locked)
        with first, second, closing(sqlite3.connect(tmp_path / "throwdown.db", isolation_level=None)) as other:
            drain_all(first, second)
            other.execute("BEGIN EXCLUSIVE")
            assert first.do("chat", text="hello")["code"] == "store/failed"
            other.execute("ROLLBACK")
            assert first.do("chat", text="hello again")["is"] == "ack"
            assert second.wait("spoke")["line"]["text"] == "hello again"


def test_59_a_kick_that_was_not_stored_has_no_effect(site: OpenServer, disk: Disk) -> None:
    host, eve = site.guest("Anna"), site.guest("Eve")
    table = host.table(seats=[ME, OPEN])["id"]
    with host.link(table) as first, eve.link(table) as second:
        second.do("sit", seat=1)
        disk.full = True
        assert first.do("kick", person=eve.id)["code"] == "store/failed"
        second.sync()
        disk.full = False
        assert second.do("chat", text="still here")["is"] == "ack"


def test_59_a_store_that_neither_writes_nor_reads_loses_nothing(
    site: OpenServer, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is gone altogether for a while: afterwards the story has no gap, and the same move counts once."""
    first, second = two_at(site)
    store = site.inside.lobby.store
    with first, second:
        asked(first, second)
        before = first.look()
        disk.full = True

        def unreadable(*_: Any) -> Any:
            raise StoreFailed("the store cannot be used now (disk I/O error): try again")

        with monkeypatch.context() as broken:
            broken.setattr(store, "events", unreadable)
            assert first.act(0, {"is": "throw"}, move="gone")["code"] == "store/failed"
        disk.full = False
        after = first.look()
        assert after["version"] == before["version"]
        assert first.act(0, {"is": "throw"}, move="gone", version=after["version"])["is"] == "ack"
        assert store.check() == []


# 62: clocks that jump


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_62_no_clock_that_is_put_forward_ends_a_turn(
    site: OpenServer, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    first, second = two_at(site, clock="fast")
    with first, second:
        asked(first, second)
        before = first.look()
        real = time.time
        monkeypatch.setattr(site.inside.lobby.time, "wall", lambda: real() + jump)
        assert second.do("chat", phrase="one_moment")["is"] == "ack"  # something is stored with the new time
        after = first.look()
        assert after["version"] == before["version"] + 1
        assert abs(after["clock"]["left"] - before["clock"]["left"]) < 2
        assert first.act(0, {"is": "throw"})["is"] == "ack"


# 63: what was changed behind our back


def corrupt(folder: Path, table: str, change: str) -> None:
    with closing(sqlite3.connect(folder / "throwdown.db", isolation_level=None)) as database:
        names = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type='table'")]
        events = next(name for name in names if name.startswith("event"))
        columns = [row[1] for row in database.execute(f"PRAGMA table_info({events})")]
        key = next(name for name in columns if name in ("table_id", "table", "tbl", "room"))
        database.execute(change.format(events=events, key=f'"{key}"'), (table,))


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE {events} SET body = replace(body, '\"seat\":0', '\"seat\":1') WHERE {key} = ? AND version = 2",
        "UPDATE {events} SET body = '' WHERE {key} = ? AND version = 3",
        "DELETE FROM {events} WHERE {key} = ? AND version = 3",
        "UPDATE {events} SET body = substr(body, 2) WHERE {key} = ? AND version = 4",
    ],
)
def test_63_a_changed_event_closes_that_table_only(tmp_path: Path, change: str) -> None:
    with open_server(tmp_path) as before:
        guest = before.guest("Anna")
        token, person = guest.token, guest.id
        bad, good = (guest.table(seats=[ME, {"name": "Ben"}], kind="hot_seat", start=True)["id"] for _ in range(2))
    corrupt(tmp_path, bad, change)
    with open_server(tmp_path) as after:
        client = after.visitor()
        client.cookies.set("throwdown", token)
        again = Guest(after, client, person)
        answer = client.get(f"/api/tables/{bad}")
        assert (answer.status_code, answer.json()["code"]) == (503, "server/table_damaged")
        assert again.knock(f"/ws/tables/{bad}").closed() == 4404
        with again.link(good) as link:
            asked(link)
            assert act_once([link], Random(1))
        assert [turn["table"]["id"] for turn in again.get("/api/me")["tables"]] == [good]


def test_these_attacks_run_against_the_sqlite_store(site: OpenServer) -> None:
    assert isinstance(site.inside.lobby.store, SqliteStore)
