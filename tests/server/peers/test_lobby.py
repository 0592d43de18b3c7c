"""Two servers, one lobby and one set of people: both show the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.peers.servers import Pair, at, two_servers
from tests.server.server_fixture import ME, OPEN, Guest, Json, Link, follow, until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.postgres import Cluster


@pytest.fixture(scope="module")
def sites(tmp_path_factory: pytest.TempPathFactory, postgres: Cluster) -> Iterator[Pair]:
    database = postgres.new_database("migrated")
    with two_servers(tmp_path_factory.mktemp("two"), database, play_now_s=30.0) as both:
        yield both


def in_lobby(guest: Guest, **hello: object) -> Link:
    lobby = guest.knock("/ws/lobby")
    lobby.say("hello", protocol=1, **hello)
    lobby.wait("heard")
    return lobby


def shown(lobby: Link) -> set[str]:
    messages = [each for each in lobby.heard if each["is"] == "heard"]
    return {table["id"] for table in messages[-1]["tables"]}


def turns(lobby: Link) -> list[Json]:
    messages = [each for each in lobby.heard if each["is"] == "your_turn"]
    return list(messages[-1]["tables"]) if messages else []


def test_an_open_table_is_shown_at_both_and_its_code_leads_there(
    sites: Pair,
) -> None:
    one, other = sites
    anna, ben = one.guest("Anna"), other.guest("Ben")
    lobby = in_lobby(ben)
    table = anna.table("strike", [ME, OPEN], visibility="public")
    follow([lobby], lambda: table["id"] in shown(lobby))
    assert table["id"] in {each["id"] for each in ben.get("/api/tables")["tables"]}
    sent = at(other, ben).http.get(f"/api/invitations/{table['code']}")
    assert sent.headers["location"] == f"/s/one/api/invitations/{table['code']}"
    assert ben.http.get("/api/invitations/BCDFGH").status_code == 404


def test_a_screen_at_one_server_shows_the_table_that_was_chosen_at_the_other(
    sites: Pair,
) -> None:
    one, other = sites
    anna, screen, television = one.guest("Anna"), "b3xL0VJm9Qw5Zt1KcRfYpA", other.visitor()
    table = anna.table("strike", [ME, OPEN])["id"]
    anna.http.post(f"/api/screens/{screen}/tables/{table}")
    until(lambda: television.get(f"/api/screens/{screen}").json()["table"] == table)


def test_whose_turn_it_is_is_known_at_the_other_server(sites: Pair) -> None:
    one, other = sites
    anna, ben = one.guest("Anna"), other.guest("Ben")
    table = anna.table("strike", [ME, OPEN], first=1)["id"]
    first = anna.link(table)
    with at(one, ben).link(table) as second:
        assert second.do("sit", seat=1)["is"] == "ack"
    lobby = in_lobby(ben)
    assert first.do("start")["is"] == "ack"
    follow([lobby], lambda: [turn["table"]["id"] for turn in turns(lobby) if turn["your_turn"]] == [table])
    assert [turn["table"]["id"] for turn in ben.get("/api/me")["tables"]] == [table]


def test_two_who_want_to_play_now_meet_though_they_came_to_different_servers(
    sites: Pair,
) -> None:
    one, other = sites
    anna, ben = one.guest("Anna"), other.guest("Ben")
    table = anna.http.post("/api/play", json={"game": "impact"}).json()["table"]["id"]
    with anna.link(table):
        until(lambda: other.inside.lobby.listing.peers.waiting_for(ben.id, "impact"))
        sent = at(other, ben).http.post("/api/play", json={"game": "impact"})
        assert (sent.status_code, sent.headers["location"]) == (307, "/s/one/api/play")
        here = at(one, ben).http.post("/s/one/api/play", json={"game": "impact"})
        assert here.json()["table"]["id"] == table


def test_a_bot_that_stands_ready_at_the_other_server_is_seated(sites: Pair) -> None:
    one, other = sites
    anna, owner = one.guest("Anna"), other.guest("Owner")
    made = owner.http.post("/api/tokens", json={"name": "Robo"}).json()
    bearer = {"authorization": f"Bearer {made['token']}"}
    lobby = other.knock("/ws/lobby", None, bearer)
    lobby.say("hello", protocol=1, serves={"games": ["strike"]})
    table = anna.table("strike", [ME, OPEN])["id"]
    bot = until(lambda: anna.get(f"/api/tables/{table}/bots")["bots"])[0]
    assert bot == {"person": made["person"]["id"], "name": "Robo"}
    seated = anna.http.post(f"/api/tables/{table}/bots", json={"person": bot["person"], "seat": 1})
    assert seated.json()["seats"][1]["name"] == "Robo"
    follow([lobby], lambda: any(each["is"] == "your_turn" and each["tables"] for each in lobby.heard))
    lobby.close()


def test_a_kicked_person_is_refused_by_every_server(sites: Pair) -> None:
    one, other = sites
    anna, ben = one.guest("Anna"), other.guest("Ben")
    table = anna.table("strike", [ME, OPEN])["id"]
    here = at(one, ben)
    first, second = anna.link(table), here.link(table)
    assert second.do("sit", seat=1)["is"] == "ack"
    assert first.do("kick", person=ben.id)["is"] == "ack"
    second.closed()
    assert at(other, ben).http.get(f"/api/tables/{table}").status_code == 307
    assert here.http.get(f"/api/tables/{table}").status_code == 404
    door = here.knock(f"/ws/tables/{table}")
    door.say("hello", protocol=1)
    assert door.closed() == 4403


def test_a_new_name_and_signing_out_count_at_every_server(sites: Pair) -> None:
    one, other = sites
    anna = one.guest("Anna")
    elsewhere = other.visitor()
    elsewhere.cookies.set("throwdown", anna.token)
    away = Guest(other, elsewhere, anna.id)
    lobby = in_lobby(away)
    assert elsewhere.get("/api/me").status_code == 200
    assert anna.http.patch("/api/me", json={"name": "Anne"}).status_code == 200
    until(lambda: elsewhere.get("/api/me").json()["person"]["name"] == "Anne")
    assert anna.http.delete("/api/me").status_code == 204
    assert lobby.closed() == 4401
    assert elsewhere.get("/api/me").status_code == 401


def test_joining_and_signing_out_everywhere_count_at_every_server(
    sites: Pair,
) -> None:
    one, other = sites
    anna, guest = one.guest("Anna"), other.guest("Anna too")
    table = guest.table("strike", [ME, OPEN])["id"]
    code = anna.http.post("/api/me/code").json()["code"]
    with in_lobby(anna) as lobby:
        joined = guest.http.post("/api/sign-in", json={"code": code, "join": True}).json()
        assert joined["person"]["id"] == anna.id
        assert lobby.closed() == 1012, "she is asked to reconnect, and sees the tables of both then"
    assert [each["table"]["id"] for each in anna.get("/api/me")["tables"]] == [table]
    with in_lobby(anna) as lobby:
        assert guest.http.delete("/api/me/sessions").status_code == 204
        assert lobby.closed() == 4401
    assert anna.http.get("/api/me").status_code == 401
