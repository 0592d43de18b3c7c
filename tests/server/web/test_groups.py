"""Groups and their books over HTTP: who may see them, what they read there, and what stays of those who leave."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from itertools import count
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from tests.live.store_contract import GAME, ONE, PLAY
from throwdown.server.storage.store import Batch
from throwdown.server.web.routes.groups import ROUTES

if TYPE_CHECKING:
    import httpx2

    from tests.server.server_fixture import Guest, OpenServer

Json = dict[str, Any]
NUMBERS = count(1)
#: By name of a part of a path: what is there, in a group that has been looked at.
BODIES: dict[str, Json] = {
    "GroupChanged": {"name": "Club"},
    "MemberWanted": {"name": "Cleo"},
    "TypedGiven": {"table": "t", "name": "Bo"},
}


def write(site: OpenServer, batch: Batch) -> None:
    loop = site.loop
    asyncio.run_coroutine_threadsafe(site.inside.lobby.store.commit(batch), loop).result()


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def played(site: OpenServer, when: str, *ranked: Guest) -> str:
    """A finished game of these people, the winner first; its id."""
    id, batch = f"game{next(NUMBERS)}", Batch()
    for seat, guest in enumerate(ranked):
        batch.play(replace(PLAY, game=id, seat=seat, person=guest.id, rank=seat + 1, ended=at(when)))
    write(site, batch)
    return id


def answered(answer: httpx2.Response, status: int = 200) -> Json:
    assert answer.status_code == status, answer.text
    found: Json = answer.json() if answer.content else {}
    return found


def made(guest: Guest, *others: Guest, **wanted: str) -> Json:
    """A new group that these people have joined by its link."""
    group = answered(guest.http.post("/api/groups", json={"name": "Family"} | wanted))
    for other in others:
        invitation = group["link"].split("#join=")[1]
        answered(other.http.post("/api/groups/join", json={"invitation": invitation}))
    return guest.get(f"/api/groups/{group['id']}")


def ids(group: Json) -> dict[str, str]:
    """Members by name."""
    return {member["name"]: member["id"] for member in group["members"]}


@pytest.fixture(name="ada")
def _ada(site: OpenServer) -> Guest:
    return site.guest("Ada")


@pytest.fixture(name="bo")
def _bo(site: OpenServer) -> Guest:
    return site.guest("Bo")


def test_to_an_outsider_a_group_is_as_if_it_did_not_exist(site: OpenServer, ada: Guest, bo: Guest) -> None:
    group = made(ada)
    names = {"member": group["members"][0]["id"]}
    below = [route for route in ROUTES if "{group}" in route.path]
    assert len(below) == len(ROUTES) - 4  # these four are about the caller, or ask for an invitation
    for route in below:
        body = BODIES[route.body.__name__] if route.body is not None else None
        answers = []
        for id in (group["id"], "0" * 16):
            path = route.path.format(group=id, **names)
            answers.append(bo.http.request(route.method, path, json=body))
            nobody = site.visitor().request(route.method, path, json=body)
            assert nobody.status_code == 401, path
        there, nowhere = answers
        assert (there.status_code, there.json()) == (nowhere.status_code, nowhere.json()), route
        assert (there.status_code, there.json()["code"]) == (404, "server/not_found"), route
    assert ada.get(f"/api/groups/{group['id']}") == group
    for path in ("invitation", "join"):
        answered(bo.http.post(f"/api/groups/{path}", json={"invitation": group["id"]}), 404)


def test_people_join_by_a_link_until_it_is_renewed(ada: Guest, bo: Guest, site: OpenServer) -> None:
    group = answered(ada.http.post("/api/groups", json={"name": "Family", "zone": "Europe/Berlin"}))
    assert (group["zone"], group["link"].startswith(f"{site.url}/groups#join=")) == ("Europe/Berlin", True)
    invitation = {"invitation": group["link"].split("#join=")[1]}
    shown = answered(site.visitor().post("/api/groups/invitation", json=invitation))
    assert (
        shown
        == answered(bo.http.post("/api/groups/invitation", json=invitation))
        == {"name": "Family", "members": 1, "group": None}
    )
    for _ in range(2):  # a second tap changes nothing
        joined = answered(bo.http.post("/api/groups/join", json=invitation))
    assert [member["name"] for member in joined["members"]] == ["Ada", "Bo"]
    assert [member["keeper"] for member in joined["members"]] == [True, False]
    assert bo.get("/api/groups") == {"groups": [{"id": group["id"], "name": "Family", "members": 2}]}
    assert bo.http.get(f"/api/groups/{group['id']}/qr").headers["content-type"] == "image/svg+xml"
    answered(bo.http.post(f"/api/groups/{group['id']}/invitation"), 403)
    renewed = answered(ada.http.post(f"/api/groups/{group['id']}/invitation"))
    assert renewed["link"] != group["link"]
    answered(site.guest("Eve").http.post("/api/groups/join", json=invitation), 404)


def test_the_book_has_games_of_two_members_by_year(site: OpenServer, ada: Guest, bo: Guest) -> None:
    eve = site.guest("Eve")
    group = made(ada, bo)
    here, (a, b) = f"/api/groups/{group['id']}", ids(group).values()
    played(site, "2024-12-31T23:30", ada, bo)
    played(site, "2025-01-01T01:00", bo, ada, eve)  # the same evening
    played(site, "2025-06-01T20:00", ada, eve, bo)
    played(site, "2025-06-01T21:00", ada, eve)  # not of the group
    everything = ada.get(f"{here}/book")
    assert (everything["year"], everything["years"], everything["games"]) == (None, [2025, 2024], 3)
    assert everything["kinds"] == {"strike": 3}
    assert everything["scores"] == [{"member": a, "games": 3, "won": 2}, {"member": b, "games": 3, "won": 1}]
    newest = ada.get(f"{here}/book?year=2025")
    assert (newest["year"], newest["years"], newest["games"]) == (2025, [2025, 2024], 1)
    assert newest["pairs"] == [
        {"one": min(a, b), "other": max(a, b), "one_beat": int(a < b), "other_beat": int(b < a), "even": 0}
    ]
    assert ada.get(f"{here}/book?year=2024")["games"] == 2
    assert ada.get(f"{here}/book?year=1999")["games"] == 0
    answered(ada.http.get(f"{here}/book?year=x"), 400)


def test_who_leaves_takes_the_name_along_and_results_stay(site: OpenServer, ada: Guest, bo: Guest) -> None:
    group = made(ada, bo)
    here, bos = f"/api/groups/{group['id']}", ids(group)["Bo"]
    played(site, "2025-06-01T20:00", bo, ada)
    answered(bo.http.delete(f"{here}/members/{ids(group)['Ada']}"), 403)
    before = ada.get(f"{here}/book")
    answered(bo.http.delete(f"{here}/members/{bos}"), 204)
    played(site, "2025-06-02T20:00", bo, ada)  # after that
    assert ada.get(f"{here}/book") == before
    answers = [ada.http.get(path).text for path in (here, f"{here}/book", "/api/groups")]
    assert not any('"Bo"' in text or bo.id in text for text in answers)
    left = next(member for member in ada.get(here)["members"] if member["id"] == bos)
    assert (left["name"], left["kind"]) == ("", "left")
    answered(bo.http.get(here), 404)
    answered(ada.http.delete(f"{here}/members/{ids(group)['Ada']}"), 204)
    assert site.inside.lobby.store.book(group["id"]) is None  # nobody is left to read it


def test_typed_names_become_members_on_paper_and_then_people(site: OpenServer, ada: Guest, bo: Guest) -> None:
    table, game = f"t{next(NUMBERS)}", f"game{next(NUMBERS)}"
    seats = [replace(PLAY, game=game, host=ada.id, table_kind="hot_seat", ended=at("2025-06-01T20:00"))] * 2
    typed = replace(seats[1], seat=1, person=None, name="Bo at home", rank=2)
    stored = Batch().table(replace(ONE, id=table)).game(replace(GAME, id=game, table=table))
    write(site, stored.play(replace(seats[0], person=ada.id)).play(typed))
    group = made(ada, bo)
    here = f"/api/groups/{group['id']}"
    assert bo.get(f"{here}/typed") == {"tables": []}  # what Ada typed is seen by nobody else
    (shown,) = ada.get(f"{here}/typed")["tables"]
    assert (shown["table"], shown["names"]) == (table, [{"name": "Bo at home", "member": None}])
    group = answered(ada.http.post(f"{here}/members", json={"name": "Bo"}))
    paper = group["members"][-1]
    assert paper["kind"] == "paper"
    given = {"table": table, "name": "Bo at home", "member": paper["id"]}
    (shown,) = answered(ada.http.post(f"{here}/typed", json=given))["tables"]
    assert shown["names"] == [{"name": "Bo at home", "member": paper["id"]}]
    assert ada.get(f"{here}/book")["games"] == 1
    answered(bo.http.post(f"{here}/members/{paper['id']}/me"))
    group = bo.get(here)
    assert [member["kind"] for member in group["members"]] == ["person", "person"]
    assert {score["member"] for score in bo.get(f"{here}/book")["scores"]} == set(ids(group).values())
    answered(ada.http.post(f"{here}/typed", json=given | {"member": None}))
    assert ada.get(f"{here}/book?year=2025")["games"] == 0
    answered(ada.http.post(f"{here}/typed", json=given), 404)  # that member is gone


def test_members_name_themselves_and_those_on_paper(site: OpenServer, ada: Guest, bo: Guest) -> None:
    group = made(ada, bo)
    here = f"/api/groups/{group['id']}"
    assert (
        answered(bo.http.patch(f"{here}/members/{ids(group)['Ada']}", json={"name": "X"}), 403)["code"]
        == "group/own_name"
    )
    answered(bo.http.patch(f"{here}/members/{ids(group)['Bo']}", json={"name": "Uncle Bo"}))
    answered(bo.http.patch(here, json={"name": "Club"}), 403)
    renamed = answered(ada.http.patch(here, json={"name": "Club", "zone": "Nowhere/Atoll"}))
    assert (renamed["name"], renamed["zone"], "Uncle Bo" in ids(renamed)) == ("Club", "UTC", True)
    answered(ada.http.delete(f"{here}/members/{ids(group)['Bo']}"), 204)  # the keeper sends somebody away
    answered(bo.http.get(here), 404)


def test_there_is_an_end_to_groups_and_members(site: OpenServer, ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    groups = site.inside.lobby.groups
    small = msgspec.structs.replace(site.settings.limits, groups_per_person=1, members_per_group=2)
    monkeypatch.setattr(groups, "_limits", small)
    here = f"/api/groups/{made(ada)['id']}"
    assert answered(ada.http.post("/api/groups", json={"name": "Club"}), 409)["code"] == "group/too_many"
    answered(ada.http.post(f"{here}/members", json={"name": "Cleo"}))
    assert answered(ada.http.post(f"{here}/members", json={"name": "Dan"}), 409)["code"] == "group/full"
    token = answered(ada.http.post("/api/tokens", json={"name": "Robo"}))["token"]
    bot = site.visitor(authorization=f"Bearer {token}", origin="").post("/api/groups", json={"name": "Bots"})
    assert answered(bot, 403)["code"] == "group/bot"
