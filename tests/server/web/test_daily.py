"""The daily throw over HTTP: one try each, nothing of others before the end, and a record that holds afterwards."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.storage.rows import credential
from throwdown.daily.record import lines_of, read_day
from throwdown.daily.verify import verify_daily
from throwdown.errors import ThrowFailed
from throwdown.server.lobby.daily import CLOSE_AFTER_S
from throwdown.server.storage.sealing import KeyRefused
from throwdown.server.storage.store import Batch
from throwdown.table.ledger import ListedGames, rows_of

if TYPE_CHECKING:
    import httpx2

    from tests.server.server_fixture import Guest, OpenServer
    from throwdown.server.storage.store import DayRow

Json = dict[str, Any]
NUMBERS = count(1)
INTENT = [0, -140, 90, 100, 1900, -396, -17872, 2144, 0]
OTHER = [0, -140, 90, -50, 1700, -396, -15000, 1000, 0]


def moment(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


class Clock:
    """The clock of a server, set to a day of its own in each test."""

    def __init__(self, site: OpenServer, patch: pytest.MonkeyPatch) -> None:
        self.day = f"2027-03-{next(NUMBERS):02}"
        self.begins = moment(self.day)
        self.ends = self.begins + 86400
        self._now = self.begins + 43200
        self._site = site
        patch.setattr(site.inside.lobby.time, "wall", lambda: self._now)

    def set(self, now: float) -> None:
        self._now = now

    def end_day(self) -> None:
        self._now = self.ends + CLOSE_AFTER_S

    def guest(self, name: str, since: float | None = None) -> Guest:
        """A guest, or a person with a credential since then."""
        guest = self._site.guest(name)
        if since is not None:
            row = replace(credential(f"c{next(NUMBERS)}", "code", guest.id), person=guest.id, created=since)
            do(self._site, self._site.inside.lobby.store.commit(Batch().credential(row)))
        return guest

    def person(self, name: str) -> Guest:
        """A person whose credential is older than the day."""
        return self.guest(name, self.begins - 1)


@pytest.fixture
def clock(site: OpenServer, monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(site, monkeypatch)


def do(site: OpenServer, work: Any) -> Any:
    return asyncio.run_coroutine_threadsafe(work, site.loop).result()


def throw(guest: Guest, day: str, intent: list[int] = INTENT) -> httpx2.Response:
    return guest.http.post("/api/daily", json={"day": day, "intent": intent})


def answered(answer: httpx2.Response, status: int = 200) -> Json:
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    return found


def refused(answer: httpx2.Response, status: int, code: str) -> None:
    assert answered(answer, status)["code"] == code


# One try


def test_a_second_device_has_no_second_try(site: OpenServer, clock: Clock) -> None:
    anna = clock.person("Anna")
    before = anna.get("/api/daily")
    assert (before["own"], before["listed"], before["ends"]) == (None, True, clock.ends)
    first = answered(throw(anna, clock.day))
    phone = site.visitor()
    code = anna.http.post("/api/me/resume").json()["code"]
    assert phone.post("/api/resume", json={"code": code}).status_code == 200
    refused(phone.post("/api/daily", json={"day": clock.day, "intent": OTHER}), 409, "daily/thrown")
    again = answered(phone.post("/api/daily", json={"day": clock.day, "intent": INTENT}))
    assert again == first
    own = phone.get("/api/daily").json()["own"]
    assert own == {"throw": first["throw"], "listed": True, "landing": first["landing"]}
    assert first["landing"]["points"] == len(first["landing"]["turned"]) - len(first["landing"]["out"])


def test_of_many_throws_of_one_person_at_once_one_counts(site: OpenServer, clock: Clock) -> None:
    anna = clock.person("Anna")
    intents = [[*INTENT[:3], number, *INTENT[4:]] for number in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda intent: throw(anna, clock.day, intent).status_code, intents))
    assert sorted(answers) == [200] + [409] * 7
    assert anna.get("/api/daily")["throws"] == 1


def test_a_throw_that_was_not_computed_lands_later_as_it_was_thrown(
    site: OpenServer, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = clock.person("Anna"), clock.person("Ben")
    throwing = site.inside.lobby.throwing

    async def fail(*_: object) -> None:
        raise ThrowFailed("no worker is there")

    with monkeypatch.context() as broken:
        broken.setattr(throwing, "run", fail)
        refused(throw(anna, clock.day), 503, "throw/failed")
        refused(throw(anna, clock.day, OTHER), 409, "daily/thrown")
        own = anna.get("/api/daily")["own"]
        assert own["landing"] is None
    landed = anna.get(f"/api/daily/{clock.day}/throws/{own['throw']}")
    assert landed["landing"] == answered(throw(ben, clock.day))["landing"]
    assert anna.get("/api/daily")["own"]["landing"] == landed["landing"]


def test_only_hands_of_people_throw(site: OpenServer, clock: Clock) -> None:
    anna = clock.person("Anna")
    token = anna.http.post("/api/tokens", json={"name": "Robot"}).json()["token"]
    bot = site.visitor(origin="", authorization=f"Bearer {token}")
    refused(bot.post("/api/daily", json={"day": clock.day, "intent": INTENT}), 403, "daily/bot")
    refused(throw(anna, clock.day, [0] * 9), 400, "throw/bounds")
    refused(throw(anna, clock.day, [0] * 8), 400, "throw/intent")
    assert anna.get("/api/daily")["own"] is None


# Before the end


def test_nobody_sees_secret_or_throws_of_others_before_the_end(site: OpenServer, clock: Clock) -> None:
    anna, ben = clock.person("Anna"), clock.person("Ben")
    thrown = answered(throw(anna, clock.day))
    store = site.inside.lobby.store
    row = store.day(clock.day)
    assert row is not None and row.secret == ""
    secret = store.secret_of_day(row)
    assert secret not in row.sealed and secret not in row.header
    here, one = f"/api/daily/{clock.day}", f"/api/daily/{clock.day}/throws/{thrown['throw']}"
    texts = []
    for visitor in (ben.http, site.visitor()):
        for path in (here, f"{here}/record", f"{one}/film"):
            refused(visitor.get(path), 409, "daily/not_over")
        assert visitor.get(one).status_code in (401, 404)
        texts += [visitor.get(path).text for path in ("/api/daily", here, one, "/api/ledger", f"{here}/record")]
    texts.append(ben.http.get("/api/me/data").text)
    assert not any(secret in text or thrown["throw"] in text for text in texts)
    refused(anna.http.get(f"{one}/film"), 409, "daily/not_over")
    assert answered(anna.http.get(one)) == thrown


def test_the_store_decides_when_a_day_ends(site: OpenServer, clock: Clock) -> None:
    anna, ben = clock.person("Anna"), clock.person("Ben")
    anna.get("/api/daily")
    clock.set(clock.ends - 0.001)
    answered(throw(anna, clock.day))
    clock.set(clock.ends)
    refused(throw(ben, clock.day), 409, "daily/over")
    refused(ben.http.get(f"/api/daily/{clock.day}"), 409, "daily/not_over")
    assert ben.get("/api/daily")["day"] > clock.day
    clock.end_day()
    assert ben.get(f"/api/daily/{clock.day}")["throws"] == 1
    clock.set(clock.ends - 0.001)  # the clock of another server is late: the secret is known by now
    refused(throw(ben, clock.day), 409, "daily/over")


# After the end


def test_a_day_that_is_over_has_a_list_and_a_record_that_holds(site: OpenServer, clock: Clock) -> None:
    anna, ben, cleo = clock.person("Anna"), clock.person("Ben"), clock.guest("Cleo", clock.begins)
    assert cleo.get("/api/daily")["listed"] is False
    commitment = anna.get("/api/daily")["arena"]["commitment"]
    throws = []
    for later, guest in enumerate((anna, ben, cleo)):
        clock.set(clock.begins + later)
        throws.append(answered(throw(guest, clock.day)))
    assert throws[0]["landing"] == throws[1]["landing"] != throws[2]["landing"]
    clock.end_day()
    result = anna.get(f"/api/daily/{clock.day}")
    assert [(each["place"], each["name"], each["you"]) for each in result["places"]] == [
        (1, "Anna", True),
        (1, "Ben", False),
    ]
    assert (result["throws"], result["listed"], result["place"]) == (3, 2, 1)
    assert cleo.get(f"/api/daily/{clock.day}")["own"]["landing"] == throws[2]["landing"]
    assert ben.http.get(f"/api/daily/{clock.day}/throws/{throws[2]['throw']}").status_code == 404
    assert answered(ben.http.get(f"/api/daily/{clock.day}/throws/{throws[0]['throw']}")) == throws[0]
    film = anna.http.get(f"/api/daily/{clock.day}/throws/{throws[0]['throw']}/film")
    assert film.content[:6] == b"GIF89a"
    lines = site.visitor().get(f"/api/daily/{clock.day}/record").text.splitlines()
    assert "Anna" not in "".join(lines)
    proof = site.visitor().get("/api/ledger", params={"game": f"daily-{clock.day}"}).json()
    listed = ListedGames(rows_of(proof))
    assert listed.commitments(f"daily-{clock.day}") == [commitment]
    assert verify_daily(lines, listed).verdict == "holds"
    assert verify_daily(forged(lines), listed).verdict == "differs"
    anna.http.request("DELETE", "/api/me/data")
    assert [each["name"] for each in ben.get(f"/api/daily/{clock.day}")["places"]] == ["", "Ben"]
    assert site.visitor().get(f"/api/daily/{clock.day}/record").text.splitlines() == lines


def test_a_day_whose_throws_cannot_be_computed_keeps_no_later_day_from_its_end(
    site: OpenServer, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, throwing = clock.person("Anna"), site.inside.lobby.throwing
    run, first = throwing.run, clock.day

    async def fail(order: Any, work: Any, day: Any, *arguments: Any) -> Any:
        if day.day == first:
            raise ThrowFailed("the engine fails")
        return await run(order, work, day, *arguments)

    monkeypatch.setattr(throwing, "run", fail)
    refused(throw(anna, first), 503, "throw/failed")
    clock.set(clock.ends + 43200)
    second = anna.get("/api/daily")["day"]
    answered(throw(anna, second))
    clock.set(clock.ends + 86400 + CLOSE_AFTER_S)
    result = anna.get(f"/api/daily/{second}")
    assert (result["place"], result["final"] != "") == (1, True)
    assert anna.get(f"/api/daily/{first}")["final"] == ""


def test_a_day_whose_secret_is_lost_has_a_list_and_no_films(
    site: OpenServer, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = clock.person("Anna")
    thrown = answered(throw(anna, clock.day))["throw"]

    store = site.inside.lobby.store
    unsealed = store.secret_of_day

    def lose(row: DayRow) -> str:
        if row.day == clock.day:
            raise KeyRefused("another key")
        return unsealed(row)

    monkeypatch.setattr(store, "secret_of_day", lose)
    clock.end_day()
    result = anna.get(f"/api/daily/{clock.day}")
    assert (result["secret"], result["final"], result["place"]) == ("", "", 1)
    assert anna.http.get(f"/api/daily/{clock.day}/throws/{thrown}/film").status_code == 404
    monkeypatch.setattr(store, "secret_of_day", unsealed)  # the right key is there again
    do(site, site.inside.lobby.daily.end_days())
    result = anna.get(f"/api/daily/{clock.day}")
    assert result["secret"] and result["final"]


def test_a_link_shows_the_arena_of_the_day(site: OpenServer, clock: Clock) -> None:
    site.visitor().get("/api/daily")
    page = site.visitor().get(f"/daily/{clock.day}", params={"lang": "de"}).text
    assert f"Wurf des Tages vom {clock.day}" in page and f"/api/daily/{clock.day}/preview?language=de" in page
    picture = site.visitor().get(f"/api/daily/{clock.day}/preview")
    assert picture.content[:3] == b"\xff\xd8\xff", picture.text
    for day in ("2027-02-30", "today", "1999-01-01", "9999-12-31"):
        assert site.visitor().get(f"/api/daily/{day}").status_code == 404


def forged(lines: list[str]) -> list[str]:
    """The same record without its second throw: every hash in it is right."""
    record = read_day(lines)
    return lines_of(record.day, record.throws[:1], record.secret)
