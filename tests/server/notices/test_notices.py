"""Notices to people who are not there, at a real endpoint that decrypts them; and targets that behave badly."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from tests.live.fakes import HandTime, Happened, Heard
from tests.server.notices.endpoint import Browser, Endpoint, open_endpoint, vapid_claims
from tests.server.server_fixture import PATIENCE_S
from throwdown.api.http import SeatWanted, TableWanted
from throwdown.api.person import Person
from throwdown.live import events as ev
from throwdown.live.inbox import LiveTable
from throwdown.live.inputs import Start
from throwdown.live.pace import DAY
from throwdown.server.lobby import notices as sending
from throwdown.server.lobby.lobby import Lobby
from throwdown.server.notices import sending as http
from throwdown.server.notices.notice import Notice
from throwdown.server.operations.limits import Limits
from throwdown.server.operations.settings import Settings
from throwdown.server.protocol.notices import NoticeDeviceWanted
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import Batch, ChoicesRow, PersonRow, StoreFailed, TargetRow

ANN, BEN = Person("ann", "Ann", "guest", "de"), Person("ben", "Ben", "guest", "en")
#: The endpoint is on this machine: the owner of the server names that network.
HERE = ("127.0.0.0/8", "::1/128")
WHOLE = 7 * DAY


class Club:
    """A lobby whose clock is in the test's hand, over a store that outlives it."""

    def __init__(self, folder: Path, endpoint: Endpoint) -> None:
        self.store, self.time, self.endpoint = SqliteStore.open(folder / "throwdown.db"), HandTime(), endpoint
        self._folder = folder
        self.browser = Browser()
        self.lobby = self.new_lobby()

    def new_lobby(self, **settings: Any) -> Lobby:
        given: dict[str, Any] = {
            "push_hosts": (self.endpoint.host,), "webhook_hosts": (self.endpoint.host,), "notice_networks": HERE,
            "public_url": "https://dice.example/games",
        }  # fmt: skip
        limits = Limits(hash_wait_s=0.0)
        return Lobby(
            self.store, Settings(data=self._folder, workers=1, limits=limits, **(given | settings)), time=self.time
        )

    async def restart(self) -> None:
        await self.lobby.close()
        self.lobby = self.new_lobby()
        await self.lobby.tables.restore_all()
        await wait_until(lambda: not self.lobby.tables._loading)

    async def subscribe(self, person: Person = ANN, path: str = "/push") -> None:
        wanted = NoticeDeviceWanted(
            endpoint=self.endpoint.url + path, public=self.browser.public, secret=self.browser.secret
        )
        await self.lobby.notice_choices.add_device(person, wanted, "session", "Firefox")

    async def hook(self, path: str) -> None:
        row = TargetRow(f"hook{path}", "ann", "webhook", self.endpoint.url + path, "", "", "", 1.0)
        await self.store.commit(Batch().target(row))

    async def send(self) -> list[Any]:
        """Everything that is due now, as the browser reads it; with webhooks their path and body."""
        before = len(self.endpoint.requests)
        await self.lobby.notices.work_off()
        if self.lobby.notices._under_way:
            await asyncio.wait(self.lobby.notices._under_way)
        new = self.endpoint.requests[before:]
        return [self.browser.read(body) if path == "/push" else (path, json.loads(body)) for path, _, body in new]

    async def table(self) -> LiveTable:
        """Ann and Ben play turn by turn; Ann begins, and no one is there."""
        seats = [SeatWanted(me=True), SeatWanted()]
        wanted = TableWanted(game="strike", seats=seats, thrower="luck", clock="days", first=0)
        table = await self.lobby.tables.open(ANN, wanted)
        await table.ask(Happened([ev.Seated(seat=1, name=BEN.name, person=BEN.id)]))  # type: ignore[arg-type]
        await table.ask(Start())
        await wait_until(lambda: table.state.owed() == [0])
        return table

    async def move(self, seconds: float) -> None:
        self.time.move(seconds)
        await wait_until(lambda: not self.lobby.tables._loading)
        for _ in range(20):  # the tables handle what was due
            await asyncio.sleep(0)
        await wait_until(lambda: all(not table._messages for table in self.lobby.tables))


async def wait_until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not true():
            await asyncio.sleep(0.001)


@pytest.fixture(name="endpoint", scope="module")
def _endpoint(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Endpoint]:
    folder = tmp_path_factory.mktemp("endpoint")
    with pytest.MonkeyPatch.context() as patch, open_endpoint(folder) as endpoint:
        patch.setenv("SSL_CERT_FILE", str(folder / "cert.pem"))
        yield endpoint


@pytest.fixture(name="club")
async def _club(tmp_path: Path, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Club]:
    endpoint.answers.clear()
    endpoint.requests.clear()
    monkeypatch.setattr(sending, "TRIES_S", (0.0, 0.01))
    club = Club(tmp_path, endpoint)
    rows = [PersonRow(each.id, each.name, each.kind, None, each.language, 1.0, 1.0) for each in (ANN, BEN)]
    with closing(club.store):
        await club.store.commit(Batch().person(rows[0]).person(rows[1]))
        yield club
        await club.lobby.close()


TABLE = Notice("table", "/t/one")
SHOWN = {
    "title": "Dein Tisch ist bereit",
    "body": "Die nächste Runde deines Turniers beginnt.",
    "path": "/t/one",
    "tag": "table/t/one",
}


async def test_a_browser_reads_what_it_is_sent_and_the_service_knows_who_sent_it(club: Club) -> None:
    await club.subscribe()
    club.lobby.notices.notify("ann", TABLE)
    club.lobby.notices.notify("ben", TABLE)  # who asked for none
    assert await club.send() == [SHOWN]
    ((_, headers, body),) = club.endpoint.requests
    assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0 and len(headers["topic"]) == 32
    claims = vapid_claims(headers["authorization"], club.lobby.notices.vapid.public)
    assert claims["aud"] == club.endpoint.url and claims["sub"] == "https://dice.example/games"
    assert 0 < claims["exp"] - club.time.wall() <= 24 * 3600
    assert len(body) < 1000 and b"Ann" not in body
    key = club.lobby.notices.vapid.public
    await club.restart()
    assert club.lobby.notices.vapid.public == key, "browsers stay subscribed"
    club.lobby.notices.notify("ann", TABLE)
    assert await club.send() == [], "a restart sends nothing twice"


async def test_nothing_comes_while_a_tab_is_open_at_this_or_another_server(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.subscribe()
    tab = Heard("ann")
    club.lobby.connections.add(tab)
    club.lobby.notices.notify("ann", TABLE)
    assert await club.send() == []
    club.lobby.connections.remove(tab)
    monkeypatch.setattr(type(club.lobby.listing.peers), "people", {"ann"})
    club.lobby.notices.notify("ann", replace(TABLE, path="/t/two"))
    assert await club.send() == []


async def test_a_change_of_what_signs_in_is_told_though_a_tab_is_open(club: Club) -> None:
    """The tab may be open to somebody else, who has just made a card."""
    await club.subscribe()
    club.lobby.connections.add(Heard("ann"))
    club.lobby.notices.notify("ann", Notice("sign-in", "/keep", "1.0"))
    (sent,) = await club.send()
    assert sent["path"] == "/keep" and "Karte" in sent["body"]


async def test_of_two_servers_one_sends(club: Club) -> None:
    await club.subscribe()
    other = club.new_lobby()
    for lobby in (club.lobby, other):
        lobby.notices.notify("ann", TABLE)
    await asyncio.gather(club.lobby.notices.work_off(), other.notices.work_off())
    await asyncio.wait({*club.lobby.notices._under_way, *other.notices._under_way})
    await other.close()
    assert len(club.endpoint.requests) == 1


async def test_a_turn_has_one_notice_and_one_reminder_also_after_a_restart(club: Club) -> None:
    await club.subscribe()
    table = await club.table()
    await club.move(10.0)
    (turn,) = await club.send()
    assert (turn["title"], turn["path"]) == ("Du bist dran", f"/t/{table.id}")
    assert "Ann" not in str(turn) and "Ben" not in str(turn)
    await club.restart()
    await club.move(30.0)
    assert await club.send() == []
    await club.move(11.0)  # it has left the memory
    await wait_until(lambda: table.id in club.lobby.tables.evicted)
    await club.restart()
    await club.move(0.8 * WHOLE)
    await wait_until(lambda: table.id in club.lobby.tables._in_memory)
    await club.move(0.0)
    await wait_until(lambda: club.lobby.notices._queue)
    (reminder,) = await club.send()
    assert (reminder["title"], reminder["tag"]) == ("Nur noch wenig Zeit", turn["tag"])
    await club.move(DAY)
    assert await club.send() == []


async def test_a_notice_waits_until_quiet_hours_are_over_and_is_dropped_if_the_turn_is(club: Club) -> None:
    await club.subscribe()
    table = await club.table()
    minute = datetime.fromtimestamp(club.time.wall(), UTC).hour * 60
    await club.store.commit(Batch().choices(ChoicesRow("ann", "UTC", minute, (minute + 120) % 1440)))
    await club.move(10.0)
    club.lobby.notices.notify("ann", TABLE)
    assert await club.send() == []
    await club.restart()
    club.time.move(2 * 3600.0)
    shown = await club.send()
    assert sorted(each["title"] for each in shown) == ["Dein Tisch ist bereit", "Du bist dran"]
    live = await club.lobby.tables.find(table.id)
    assert live is not None
    club.time.move(22 * 3600.0)  # quiet again, and Ann plays before the hours are over
    club.lobby.notices.notify_turn("ben", "turn", table.id, "a turn of Ann")
    await club.store.commit(Batch().choices(ChoicesRow("ben", "UTC", minute, (minute + 120) % 1440)))
    await club.subscribe(BEN)
    assert await club.send() == []
    club.time.move(2 * 3600.0)
    assert await club.send() == [], "the table does not wait for Ben"


async def test_a_webhook_is_sent_plain_json(club: Club) -> None:
    await club.hook("/dice")
    club.lobby.notices.notify("ann", TABLE)
    link = "https://dice.example/games/t/one"
    assert await club.send() == [("/dice", {"title": SHOWN["title"], "text": SHOWN["body"], "link": link})]


async def test_a_dead_target_is_dropped_and_one_that_fails_often_too(club: Club) -> None:
    club.endpoint.answers |= {"/gone": 410, "/lost": 404, "/broken": 500, "/moved": 403}
    for path in ("/gone", "/lost", "/broken", "/moved"):
        await club.hook(path)
    club.lobby.notices.notify("ann", TABLE)
    paths = [path for path, _ in await club.send()]
    assert sorted(paths) == ["/broken", "/broken", "/gone", "/lost", "/moved"], "a server in trouble is asked again"
    assert {row.id: row.failures for row in club.store.targets_of("ann")} == {"hook/broken": 1, "hook/moved": 1}
    await club.store.commit(Batch().target_failures("hook/moved", sending.MOST_FAILURES - 1))
    del club.endpoint.answers["/broken"]
    club.lobby.notices.notify("ann", replace(TABLE, path="/t/two"))
    await club.send()
    assert [(row.id, row.failures) for row in club.store.targets_of("ann")] == [("hook/broken", 0)]


async def test_a_redirect_is_not_followed(club: Club) -> None:
    club.endpoint.answers["/away"] = f"{club.endpoint.url}/inner"
    await club.hook("/away")
    club.lobby.notices.notify("ann", TABLE)
    assert [path for path, _ in await club.send()] == ["/away"]
    assert [row.failures for row in club.store.targets_of("ann")] == [1]


async def test_a_server_that_hangs_holds_up_no_one(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "TRY_S", 0.3)
    club.endpoint.answers["/hang"] = "hang"
    for number in range(6):
        await club.hook(f"/hang?{number}")
        club.endpoint.answers[f"/hang?{number}"] = "hang"
    began = asyncio.get_running_loop().time()
    club.lobby.notices.notify("ann", TABLE)
    sent = await club.send()
    assert len(sent) == http.CONNECTIONS, "the others find out that it does not answer"
    assert asyncio.get_running_loop().time() - began < 2.0
    assert {row.failures for row in club.store.targets_of("ann")} == {1}


async def test_after_quiet_hours_everything_comes_that_waited(club: Club) -> None:
    await club.subscribe()
    minute = datetime.fromtimestamp(club.time.wall(), UTC).hour * 60
    await club.store.commit(Batch().choices(ChoicesRow("ann", "UTC", minute, (minute + 120) % 1440)))
    for number in range(8):
        club.lobby.notices.notify("ann", Notice("table", f"/t/{number}"))
    assert await club.send() == []
    club.time.move(2 * 3600.0)
    assert sorted(each["path"] for each in await club.send()) == [f"/t/{number}" for number in range(8)]


async def test_a_target_in_trouble_takes_no_place_from_others_and_loses_nothing(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "TRIES_S", (0.0, 3600.0))
    club.endpoint.answers["/full"] = 503
    await club.hook("/full")
    notices = club.lobby.notices
    for number in range(5):
        notices.notify("ann", Notice("table", f"/t/{number}"))
    await notices.work_off()
    await wait_until(lambda: len(notices._under_way) == sending.MOST_TO_A_TARGET)
    asked = len(club.endpoint.requests)
    notices.notify("ann", Notice("table", "/t/5"))
    await notices.work_off()
    assert len(club.endpoint.requests) == asked, "it waits in the store, unclaimed"
    waiting = {row.path for row in club.store.notices_of("ann") if not row.claims}
    assert len(waiting) == 3 and "/t/5" in waiting
    await club.hook("/well")
    club.time.move(sending.LATER_S)
    await notices.work_off()
    await wait_until(lambda: len(notices._under_way) == sending.MOST_TO_A_TARGET)
    assert {path for path, _, _ in club.endpoint.requests[asked:]} == {"/well"}
    assert len(club.endpoint.requests[asked:]) == 3


async def test_an_outage_loses_nothing(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "MOST_AGAIN", 0)
    await club.hook("/dice")
    club.endpoint.answers["/dice"] = 503
    for number in range(3):
        club.lobby.notices.notify("ann", Notice("table", f"/t/{number}"))
    assert len(await club.send()) == 3
    assert await club.send() == []
    del club.endpoint.answers["/dice"]
    club.time.move(sending.LATER_S)
    assert len(await club.send()) == 3
    assert await club.send() == [] and [row.failures for row in club.store.targets_of("ann")] == [0]


async def test_claimed_notices_are_sent_when_the_store_is_there_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.hook("/dice")
    for number in range(3):
        club.lobby.notices.notify("ann", Notice("table", f"/t/{number}"))

    async def fails(*_: object) -> None:
        raise StoreFailed("the store is away for a moment")

    with monkeypatch.context() as patch, pytest.raises(StoreFailed):
        patch.setattr(club.lobby.notices, "_message", fails)
        await club.lobby.notices.work_off()
    assert len(await club.send()) == 3


async def test_no_notice_is_sent_to_an_inner_address_or_a_host_that_is_not_allowed(club: Club) -> None:
    await club.subscribe()
    await club.hook("/dice")
    await club.lobby.close()
    for settings in ({"notice_networks": ()}, {"push_hosts": (), "webhook_hosts": ()}):
        club.lobby = club.new_lobby(**settings)
        club.lobby.notices.notify("ann", replace(TABLE, about=str(settings)))
        assert await club.send() == []
        await club.lobby.close()
    assert {row.failures for row in club.store.targets_of("ann")} == {2}
