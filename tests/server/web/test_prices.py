"""What costs the server something has a price of its own, at every door."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

from tests.server.server_fixture import ME, OPEN, OpenServer, open_server, play, wait_for_practice
from throwdown.errors import TableRefused
from throwdown.server.compute.throwing import Throwing
from throwdown.server.lobby import lobby
from throwdown.server.lobby.quotas import Quotas
from throwdown.server.web import archive as archives
from throwdown.server.web.archive import Archive, Made, Visitor

#: One verdict and two replays a minute, three wrong passwords, and few tables.
STRICT: dict[str, Any] = {
    "verdict_price": 50_000,
    "replay_price": 25_000,
    "login_tries": 3,
    "tables_per_person": 3,
    "table_rounds": 1,
    "throws_per_s": 0.01,
    "people_per_address": 1,
}
PASSWORD = "correct horse"  # noqa: S105


@pytest.fixture(scope="module", name="games")
def _games(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A folder with a few finished games."""
    folder, games = tmp_path_factory.mktemp("data"), list[str]()
    with open_server(folder) as site:
        anna = site.guest("Anna")
        for _ in range(3):
            table = anna.table("strike", [ME, {"name": "Ben"}], kind="hot_seat", start=True)
            with anna.link(table["id"]) as link:
                play([link])
                games.append((link.game or {})["id"])
    return folder, games


@pytest.fixture(name="site")
def _site(games: tuple[Path, list[str]], monkeypatch: pytest.MonkeyPatch) -> Iterator[OpenServer]:
    """The clock of its prices stands still: a slow machine earns nothing while it spends."""
    monkeypatch.setattr(lobby, "Quotas", partial(Quotas, clock=lambda: 100.0))
    with open_server(games[0], STRICT) as site:
        yield site


def test_verdicts_do_not_use_up_the_tries_for_passwords(site: OpenServer, games: tuple[Path, list[str]]) -> None:
    visitor, ids = site.visitor(), games[1]
    for _ in range(10):  # what is known already costs nothing
        assert visitor.get(f"/api/replays/{ids[0]}/verify").status_code == 200
    assert visitor.get(f"/api/replays/{ids[1]}/verify").status_code == 200
    refused = visitor.get(f"/api/replays/{ids[2]}/verify")
    assert (refused.status_code, refused.json()["code"]) == (429, "server/replays_often")
    assert 0 < int(refused.headers["retry-after"]) <= 60
    host, ben = site.guest("Anna"), site.guest("Ben")
    table = host.table(seats=[ME, OPEN], visibility="password", password=PASSWORD)["id"]
    assert ben.http.post(f"/api/tables/{table}/password", json={"password": PASSWORD}).status_code == 200


def test_requests_of_foreign_pages_for_replays_are_refused(site: OpenServer, games: tuple[Path, list[str]]) -> None:
    path = f"/api/replays/{games[1][0]}"
    for origin in ("cross-site", "same-site"):
        picture = {"sec-fetch-site": origin, "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image", "origin": ""}
        for end in ("", "/record", "/verify", "/story", "/review"):
            refused = site.visitor(**picture).get(path + end)
            assert (refused.status_code, refused.json()["code"]) == (403, "request/origin")
    follows_a_link = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document"}
    assert site.visitor(**follows_a_link, origin="").get(f"{path}/record").status_code == 200
    assert site.visitor(**{"sec-fetch-site": "same-origin"}).get(path).status_code == 200


def test_replays_have_a_price(site: OpenServer, games: tuple[Path, list[str]]) -> None:
    visitor = site.visitor()
    responses = [
        visitor.get(f"/api/replays/{game}?language={language}") for game in games[1] for language in ("en", "de")
    ]
    assert [answer.status_code for answer in responses] == [200] * 4 + [429] * 2
    assert visitor.get(f"/api/replays/{games[1][0]}?language=de").status_code == 200  # it is cached


def test_tables_practice_and_lessons_have_a_price(site: OpenServer) -> None:
    anna = site.guest("Anna")
    for _ in range(3):
        table = anna.table("strike", [ME, {"name": "Ben"}], kind="hot_seat", start=True)
        with anna.link(table["id"]) as link:
            for seat in (0, 1):
                link.do("concede", seat=seat)
            assert link.over or link.look()["table"]["status"] == "over"
    answer = anna.http.post("/api/tables", json={"game": "strike", "seats": [ME, OPEN], "thrower": "luck"})
    assert (answer.status_code, answer.json()["code"]) == (429, "server/tables_often")
    assert int(answer.headers["retry-after"]) > 60
    ben = site.guest("Ben", "de")
    ben.table("strike", [ME, OPEN])  # a first one is for everybody, whatever others at the address have opened
    refused = ben.http.post("/api/tables", json={"game": "strike", "seats": [ME, OPEN], "thrower": "luck"})
    assert refused.json()["message"].startswith("Du hast in einer Stunde viele Tische")
    throw = {"game": "strike", "intent": [0, 0, 250, 0, 0, -1000, 0, 0, 0]}
    wait_for_practice(site)
    codes = [ben.http.post("/api/practice", json=throw).status_code for _ in range(3)]
    assert codes == [200, 200, 429]
    mark = ben.http.post("/api/lessons/strike/stop", json={}).json()["mark"]
    step = {"mark": mark, "action": {"is": "stop"}}
    response = ben.http.post("/api/lessons/strike/stop", json=step)
    assert (response.status_code, response.json()["code"]) == (429, "server/too_often")  # of the same purse


def test_an_evicted_table_is_read_for_a_price(site: OpenServer) -> None:
    """Three tables are evicted, and an address may have four of them read in a minute, over HTTP or a socket."""
    anna = site.guest("Anna")
    tables = site.inside.lobby.tables
    ids = [anna.table("strike", [ME, {"name": "Ben"}], kind="hot_seat")["id"] for _ in range(3)]

    def evict_all() -> None:
        for table in ids:
            tables.release(table)

    def look(table: str) -> int:
        return anna.http.get(f"/api/tables/{table}").status_code

    site.call(evict_all)
    assert [look(table) for table in ids] == [200] * 3
    assert [look(table) for table in ids] == [200] * 3  # they are in memory
    site.call(evict_all)
    assert [look(table) for table in ids] == [200, 429, 429]
    with anna.knock(f"/ws/tables/{ids[1]}") as socket:
        assert socket.closed() == 1013


# The archive without games


class HandMade(Archive):
    """An archive whose answers are made when the test says so, and what it was asked to make, in order."""

    def __init__(self) -> None:
        super().__init__(cast("Any", None), Throwing(1, lambda seconds: None))
        self.asked: list[str] = []
        self._ready: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)

    async def _made(self, make: object, key: tuple[str, ...]) -> Made:
        name = f"{key[1]} {key[0]}"
        self.asked.append(name)
        await self._ready[name].wait()
        return Made(b"made", 4, "table", 1, final=True)

    async def make(self, *names: str) -> None:
        for name in names:
            self._ready[name].set()
        await yield_to_loop()


async def yield_to_loop() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def free(address: str) -> Visitor:
    return Visitor(address, lambda: None)


async def test_verdicts_leave_a_thread_to_records_and_addresses_take_turns() -> None:
    archive = HandMade()
    tasks = [asyncio.create_task(archive.verdict(free("theirs"), f"{number}")) for number in range(4)]
    await yield_to_loop()
    assert archive.asked == ["verdict 0"]
    tasks += [asyncio.create_task(archive.record(free("theirs"), f"{number}")) for number in range(2)]
    tasks += [asyncio.create_task(archive.record(free("ours"), "own"))]
    await yield_to_loop()
    assert archive.asked == ["verdict 0", "record 0"]
    tasks += [asyncio.create_task(archive.replay(free("theirs"), f"{number}", "en", "")) for number in range(3)]
    await archive.make("record 0", "record 1", "record own")
    assert archive.asked[2:] == ["record 1", "record own", "replay 0"]
    for task in tasks:
        task.cancel()
    archive.close()
    await yield_to_loop()


async def test_one_address_cannot_fill_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives, "QUESTIONS_PER_ADDRESS", 2)
    archive = HandMade()
    tasks = [asyncio.create_task(archive.record(free("theirs"), f"{number}")) for number in range(2)]
    await yield_to_loop()
    with pytest.raises(TableRefused) as refused:
        await archive.record(free("theirs"), "2")
    assert refused.value.code == "server/busy"
    tasks.append(asyncio.create_task(archive.record(free("ours"), "own")))
    tasks.append(asyncio.create_task(archive.record(free("theirs"), "0")))  # the same question again
    await archive.make("record 0", "record 1", "record own")
    assert await asyncio.gather(*tasks) == [b"made"] * 4
    await yield_to_loop()
    assert not archive._asked_from and not archive._under_way


async def test_cached_answers_do_not_use_the_quota() -> None:
    archive, paid = HandMade(), list[str]()
    await archive.make("verdict game")

    def visitor(name: str) -> Visitor:
        return Visitor(name, lambda: paid.append(name))

    await asyncio.gather(archive.verdict(visitor("ann"), "game"), archive.verdict(visitor("ben"), "game"))
    await archive.verdict(visitor("cid"), "game")
    assert paid == ["ann"]
    assert archive.asked == ["verdict game"]


async def test_nothing_is_computed_for_a_client_over_its_quota() -> None:
    archive = HandMade()

    def broke() -> None:
        raise TableRefused("no", code="server/replays_often")

    with pytest.raises(TableRefused):
        await archive.record(Visitor("ann", broke), "game")
    assert not archive.asked and not archive._under_way
