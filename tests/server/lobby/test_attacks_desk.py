"""Attacks on the host's desk, on bans and mutes: what a person wants who may not, and one who was shut out."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from tests.cases import for_each
from tests.server.server_fixture import ME, OPEN, Guest, Json, OpenServer, open_server, until
from throwdown.cli import main
from throwdown.server.web.routes import ROUTES

BAN = {"reason": "insult", "hours": 24}
DESK = [route for route in ROUTES if route.path.startswith("/api/desk")]
#: Something that each body may be: the right to send it is checked after its form.
BODIES: Json = {"reason": "spam", "hours": 1, "name": "Somebody"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    with open_server(tmp_path_factory.mktemp("data"), {"login_tries": 1000}, free_chat="private") as opened:
        yield opened


def admin(site: OpenServer, *words: str) -> Json:
    """``throwdown admin``, in another process than the server as far as the store can tell."""
    ran = CliRunner().invoke(main, ["admin", *words, "--data", str(site.settings.data), "--json"])
    assert ran.exit_code == 0, ran.output
    report: Json = json.loads(ran.stdout)
    return report


def new_host(site: OpenServer, name: str) -> Guest:
    """A person who looks after the server: the server knows within a second."""
    guest = site.guest(name)
    admin(site, "host", guest.id)
    until(lambda: guest.http.get("/api/desk").status_code == 200)
    return guest


@pytest.fixture(scope="module")
def host(site: OpenServer) -> Guest:
    return new_host(site, "Mona")


def ban(host: Guest, person: str, **wanted: Any) -> Any:
    return host.http.put(f"/api/desk/people/{person}/ban", json=BAN | wanted)


def code_of(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# Who has the desk


def body_for(route: Any) -> Json | None:
    return None if route.body is None else {name: BODIES[name] for name in route.body.__struct_fields__}


@for_each("route", DESK)
def test_nobody_but_hosts_has_any_route_of_the_desk(site: OpenServer, host: Guest, route: Any) -> None:
    eve = site.guest("Eve")
    bot = host.http.post("/api/tokens", json={"name": "Helper"}).json()["token"]
    ids = {"person": host.id, "report": "0", "table": "A" * 22}
    path = route.path.format(kind="ban", **ids)
    for visitor in (eve.http, site.visitor(origin="", authorization=f"Bearer {bot}")):
        answer = visitor.request(route.method, path, json=body_for(route))
        assert code_of(answer) == (403, "desk/hosts"), path
    assert site.visitor().request(route.method, path, json=body_for(route)).status_code == 401


@for_each("act", ["ban", "mute", "name"])
def test_hosts_decide_neither_about_each_other_nor_about_themselves(site: OpenServer, host: Guest, act: str) -> None:
    other, wanted = new_host(site, f"Mark {act} twin"), {"name": "Fool"} if act == "name" else BAN
    bot = other.http.post("/api/tokens", json={"name": "Helper"}).json()["person"]["id"]
    for person in (other.id, bot):
        assert code_of(host.http.put(f"/api/desk/people/{person}/{act}", json=wanted)) == (403, "desk/colleague")
        assert code_of(host.http.delete(f"/api/desk/people/{person}/{act}")) == (403, "desk/colleague")
    for person in (host.id, host.http.post("/api/tokens", json={"name": "Mine"}).json()["person"]["id"]):
        assert code_of(host.http.put(f"/api/desk/people/{person}/{act}", json=wanted)) == (403, "desk/self")


def test_a_host_who_is_taken_back_is_gone_within_a_second(site: OpenServer) -> None:
    guest = new_host(site, "Short")
    admin(site, "host", guest.id, "--take-back")
    until(lambda: guest.http.get("/api/desk").status_code == 403)
    assert not guest.get("/api/visitor")["hosts"]


def test_a_host_makes_no_hosts(host: Guest) -> None:
    assert not [route for route in DESK if "host" in route.path]
    assert host.http.put(f"/api/desk/people/{host.id}/host", json=BAN).status_code == 404


# A banned person


def test_a_banned_person_is_refused_at_every_door(site: OpenServer, host: Guest) -> None:
    eve = site.guest("Mallory")
    made = eve.http.post("/api/tokens", json={"name": "Robot"}).json()
    table = site.guest("Anna").table(seats=[ME, OPEN], phrases=None)["id"]
    headers = {"authorization": f"Bearer {made['token']}"}
    lobby = eve.knock("/ws/lobby")
    lobby.say("hello", protocol=1)
    lobby.wait("heard")
    bot = site.knock(f"/ws/tables/{table}", None, headers)
    bot.say("hello", protocol=1)
    bot.wait("welcome")
    silent = eve.knock(f"/ws/tables/{table}")  # it said nothing yet
    with eve.link(table) as link, lobby, bot, silent:
        shown = ban(host, eve.id).json()
        assert shown["sanctions"][0]["kind"] == "ban"
        for each in (link, lobby, bot):
            refused = each.wait("refused")
            assert (refused["code"], refused["reason"]) == ("person/banned", "insult")
            assert refused["until"] > time.time() + 23 * 3600
        assert [each.closed() for each in (link, lobby, bot, silent)] == [4403] * 4
    # The old cookie and the token of the bot
    for visitor in (eve.http, site.visitor(origin="", **headers)):
        answer = visitor.get("/api/me")
        assert code_of(answer) == (403, "person/banned")
        assert (answer.json()["reason"], answer.json()["until"] > time.time()) == ("insult", True)
        assert code_of(visitor.post("/api/play", json={"game": "strike"})) == (403, "person/banned")
    for given in ({"cookie": f"throwdown={eve.token}"}, headers):
        with site.knock(f"/ws/tables/{table}", site.url if "cookie" in given else None, given) as late:
            with suppress(ConnectionClosed):
                late.say("hello", protocol=1)
            assert (late.wait("refused")["code"], late.closed()) == ("person/banned", 4403)
    # Neither a new name for the same browser, nor a code for another one, nor a guest who is joined
    assert code_of(eve.http.post("/api/guests", json={"name": "Innocent"})) == (403, "person/banned")
    assert code_of(eve.http.post("/api/me/resume")) == (403, "person/banned")
    assert eve.get("/api/visitor")["ban"]["reason"] == "insult"
    # What is stored about them stays theirs
    assert eve.get("/api/me/data")["stored"]["sanctions"][0]["reason"] == "insult"
    # The name is not free, however it is written
    for name in ("Mallory", "mallory 2", "Ma11ory"):
        assert code_of(site.visitor().post("/api/guests", json={"name": name})) == (400, "name/protected")
    assert site.visitor().post("/api/guests", json={"name": "Mallorys friend"}).status_code == 200
    # Until it is lifted
    assert host.http.delete(f"/api/desk/people/{eve.id}/ban").json()["sanctions"] == []
    assert eve.http.get("/api/me").status_code == 200


def test_a_banned_person_may_delete_themselves(site: OpenServer, host: Guest) -> None:
    eve = site.guest("Leaver")
    assert ban(host, eve.id).status_code == 200
    assert eve.http.delete("/api/me/data").status_code == 204
    acts = admin(site, "log")["log"]
    assert any(act["person"] == eve.id for act in acts) and "Leaver" not in json.dumps(acts)


def test_a_ban_ends_by_itself(site: OpenServer, host: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    eve = site.guest("Patience")
    ban(host, eve.id, hours=1)
    assert eve.http.get("/api/me").status_code == 403
    later = time.time() + 3700
    monkeypatch.setattr(site.inside.lobby.time, "wall", lambda: later)
    assert eve.http.get("/api/me").status_code == 200


def test_a_banned_guest_cannot_become_a_part_of_another_person(site: OpenServer, host: Guest) -> None:
    eve, other = site.guest("Guestly"), site.guest("Second")
    code = other.device_code()
    ban(host, eve.id)
    assert code_of(eve.http.post("/api/resume", json={"code": code, "join": True})) == (403, "person/banned")


def test_the_command_line_bans_while_the_server_runs(site: OpenServer) -> None:
    eve = site.guest("Shelly")
    table = eve.table(seats=[ME, OPEN], phrases=None)["id"]
    with eve.link(table) as link:
        admin(site, "ban", eve.id, "--reason", "spam", "--days", "2")
        assert link.closed() == 4403
    assert eve.http.get("/api/me").json()["reason"] == "spam"
    admin(site, "ban", eve.id, "--take-back")
    until(lambda: eve.http.get("/api/me").status_code == 200)
    admin(site, "rename", eve.id, "--name", "Polite")
    until(lambda: eve.get("/api/me")["person"]["name"] == "Polite")
    admin(site, "close", table)
    until(lambda: eve.http.get(f"/api/tables/{table}").status_code == 404)
    assert [act["act"] for act in admin(site, "log")["log"]][:4] == ["close", "rename", "lift", "ban"]


# Names


@for_each("name", ["Mona", "M0na", "mona!", "MONA 7", "Moderator Jo", "the Adm1n"])
def test_nobody_takes_the_name_of_a_host(site: OpenServer, host: Guest, name: str) -> None:
    answer = site.visitor().post("/api/guests", json={"name": name})
    assert answer.status_code == 400 and answer.json()["code"] in ("name/protected", "name/reserved")
    eve = site.guest("Eve")
    assert eve.http.patch("/api/me", json={"name": name}).status_code == 400
    assert eve.http.post("/api/tokens", json={"name": name}).status_code == 400


def test_names_that_only_have_such_letters_in_them_are_free(site: OpenServer, host: Guest) -> None:
    for name in ("Ramona", "Monalisa", "Mona Lisa", "Moderato"):
        assert site.visitor().post("/api/guests", json={"name": name}).status_code == 200, name
    assert host.http.patch("/api/me", json={"name": "MONA"}).status_code == 200
    assert host.http.patch("/api/me", json={"name": "Mona"}).status_code == 200


def test_a_renamed_person_has_the_new_name_and_cannot_change_it(site: OpenServer, host: Guest) -> None:
    eve = site.guest("Rude")
    answer = host.http.put(f"/api/desk/people/{eve.id}/name", json={"name": "Polite"})
    assert answer.json()["name"] == eve.get("/api/me")["person"]["name"] == "Polite"
    assert code_of(eve.http.patch("/api/me", json={"name": "Rude"})) == (403, "person/renamed")
    assert code_of(eve.http.post("/api/tokens", json={"name": "Rude"})) == (403, "person/renamed")
    assert eve.http.patch("/api/me", json={"language": "de"}).status_code == 200
    path = f"/api/desk/people/{eve.id}/name"
    assert code_of(host.http.put(path, json={"name": "Mona"})) == (400, "name/protected")


def test_the_command_line_renames_and_closes_a_tournament(site: OpenServer) -> None:
    ada = site.guest("Ada")
    cup = ada.http.post("/api/tournaments", json={"name": "Rude"}).json()["id"]
    long = "The polite autumn cup of the Ambidex club"
    assert admin(site, "rename", cup, "--name", long)["renamed_tournament"] == cup
    assert admin(site, "close", cup)["closed_tournament"] == cup
    found = ada.get(f"/api/tournaments/{cup}")
    assert (found["name"], found["phase"]) == (long, "over")
    assert ada.http.post(f"/api/tournaments/{cup}/enter").status_code == 409


def test_a_name_of_a_tournament_is_not_taken_back(site: OpenServer) -> None:
    cup = site.guest("Ada").http.post("/api/tournaments", json={"name": "Rude"}).json()["id"]
    ran = CliRunner().invoke(main, ["admin", "rename", cup, "--take-back", "--data", str(site.settings.data)])
    assert ran.exit_code != 0 and "Say the new name" in ran.output


def test_people_are_found_by_whole_words_and_by_look(site: OpenServer, host: Guest) -> None:
    wanted = [site.guest(name).id for name in ("Zoe Quill", "Z0e quill")]
    site.guest("Zoella")
    found = host.get("/api/desk/people?name=zoë")["people"]
    assert {person["id"] for person in found} == set(wanted)
    assert [person["id"] for person in host.get(f"/api/desk/people?name={wanted[0]}")["people"]] == wanted[:1]


# Chat: phrases, mutes and reports


def test_strangers_chat_with_phrases_and_friends_with_own_words(site: OpenServer) -> None:
    anna = site.guest("Anna")
    listed = anna.table(seats=[ME, OPEN], phrases=None)
    assert listed["phrases"]
    with anna.link(listed["id"]) as link:
        assert link.do("chat", text="hello")["code"] == "server/phrases_only"
        assert link.do("chat", phrase="hello")["is"] == "ack"
    refused = anna.http.post("/api/tables", json={"game": "strike", "seats": [ME, OPEN], "phrases": False})
    assert code_of(refused) == (400, "server/phrases_only")
    private = anna.table(seats=[ME, OPEN], visibility="link", phrases=None)
    with anna.link(private["id"]) as link:
        assert not private["phrases"] and link.do("chat", text="hello")["is"] == "ack"
    assert anna.table(seats=[ME, OPEN], visibility="link", phrases=True)["phrases"]
    assert anna.http.post("/api/play", json={"game": "strike"}).json()["table"]["phrases"]


@for_each("setting", ["never", "everywhere"])
def test_the_server_says_where_own_words_are_allowed(tmp_path: Path, setting: str) -> None:
    with open_server(tmp_path, free_chat=setting) as site:
        anna = site.guest("Anna")
        wanted: Json = {"game": "strike", "seats": [ME, OPEN], "phrases": False}
        status = [anna.http.post("/api/tables", json=wanted | {"visibility": each}).status_code for each in
                  ("public", "link")]  # fmt: skip
        assert status == ([400, 400] if setting == "never" else [200, 200])
        assert anna.table(seats=[ME, OPEN], visibility="public", phrases=None)["phrases"]
        assert anna.table(seats=[ME, OPEN], visibility="link", phrases=None)["phrases"] is (setting == "never")


def test_a_muted_person_plays_and_says_nothing(site: OpenServer, host: Guest) -> None:
    eve = site.guest("Loud")
    table = eve.table(seats=[ME, OPEN], visibility="link")["id"]
    with eve.link(table) as link:
        host.http.put(f"/api/desk/people/{eve.id}/mute", json={"reason": "spam", "hours": 2})
        for said in ({"text": "hi"}, {"phrase": "hello"}):
            refused = link.do("chat", **said)
            assert (refused["code"], refused["reason"]) == ("person/muted", "spam")
        assert link.do("rise", seat=0)["is"] == "ack"


def test_a_report_comes_to_the_desk_with_twenty_lines_and_is_deleted_when_settled(
    site: OpenServer, host: Guest
) -> None:
    anna, eve = site.guest("Anna"), site.guest("Eve")
    table = anna.table(seats=[ME, OPEN], visibility="link")["id"]
    with anna.link(table) as link, eve.link(table) as other:
        for number in range(25):
            assert other.do("chat", text=f"line {number}")["is"] == "ack"
        link.sync()
        version = other.version
        assert link.do("report", version=version)["is"] == "ack"
        assert link.do("report", version=version)["is"] == "ack"  # once is enough
        assert link.do("report", person=eve.id)["is"] == "ack"
        assert link.do("report", person="nobody")["code"] == "server/no_person"
        assert link.do("report", person=anna.id)["code"] == "server/report_self"
        assert link.do("report", version=10**6)["code"] == "server/no_line"
    found = [each for each in host.get("/api/desk/reports")["reports"] if each["table"] == table]
    line, person = sorted(found, key=lambda each: -each["version"])
    assert (line["version"], person["version"], line["person"], line["by_name"]) == (version, 0, eve.id, "Anna")
    assert [each["text"] for each in line["lines"]] == [f"line {number}" for number in range(5, 25)]
    assert line["open"]
    about = eve.get("/api/me/data")["stored"]
    assert about["reports"] == [{"name": "Eve"}] * 2 and not about["reported_lines"], "at a table of two: by whom"
    assert [each["table"] for each in anna.get("/api/me/data")["stored"]["reported"]] == [table] * 2
    assert host.http.delete(f"/api/desk/reports/{line['id']}").status_code == 204
    assert host.http.delete(f"/api/desk/reports/{line['id']}").status_code == 404
    closed = host.http.post(f"/api/desk/tables/{table}/close", json={"reason": "insult"})
    assert closed.status_code == 204 and anna.http.get(f"/api/tables/{table}").status_code == 404
    # Withdrawing one's names does not empty what hosts read; being forgotten does.
    assert eve.http.delete("/api/me/names").status_code == 200
    assert "line 24" in host.http.get("/api/desk/reports").text
    assert eve.http.delete("/api/me/data").status_code == 204
    assert "line 2" not in host.http.get("/api/desk/reports").text


def test_too_many_reports_are_refused(tmp_path: Path) -> None:
    with open_server(tmp_path, {"reports_per_hour": 2}) as site:
        anna, eve = site.guest("Anna"), site.guest("Eve")
        table = anna.table(seats=[ME, OPEN], visibility="link")["id"]
        with anna.link(table) as link, eve.link(table):
            answers = [link.do("report", person=eve.id) for _ in range(3)]
        assert [answer.get("code") for answer in answers] == [None, None, "server/too_fast"]


def test_muting_somebody_for_oneself_holds_on_every_device(site: OpenServer) -> None:
    anna, eve = site.guest("Anna"), site.guest("Eve")
    assert anna.http.put(f"/api/me/muted/{eve.id}").json()["ids"] == [eve.id]
    code = anna.device_code()
    phone = site.visitor()
    phone.post("/api/resume", json={"code": code})
    assert [each["name"] for each in phone.get("/api/me/muted").json()["people"]] == ["Eve"]
    assert eve.get("/api/me/muted")["people"] == []
    assert phone.delete(f"/api/me/muted/{eve.id}").json()["ids"] == []
    assert anna.http.put(f"/api/me/muted/{anna.id}").status_code == 404
    assert anna.http.put("/api/me/muted/nobody").status_code == 404


# Bots and their owners


def test_the_owner_of_a_bot_reads_what_it_was_refused_also_after_a_restart(tmp_path: Path) -> None:
    with open_server(tmp_path) as site:
        owner = site.guest("Owner")
        made = owner.http.post("/api/tokens", json={"name": "Robot"}).json()
        bot = site.visitor(origin="", authorization=f"Bearer {made['token']}")
        assert bot.get("/api/tables/nothing").status_code == 404
        table = owner.table(seats=[ME, OPEN])["id"]
        headers = {"authorization": f"Bearer {made['token']}"}
        with site.knock(f"/ws/tables/{table}", None, headers) as link:
            link.say("hello", protocol=1)
            link.wait("welcome")
            assert link.do("start")["code"] == "server/host_only"
            assert owner.get("/api/me/bots")["bots"][0]["connected"]
        cookie = owner.token
    with open_server(tmp_path) as site:
        again = site.visitor(cookie=f"throwdown={cookie}")
        mine = again.get("/api/me/bots").json()
        (one,) = mine["bots"]
        assert [(error["code"], error["asked"]) for error in one["errors"]] == [
            ("server/host_only", "start"), ("server/not_found", "GET /api/tables/{table}"),
        ]  # fmt: skip
        assert one["errors"][0]["message"] and mine["limits"]["throws_per_s"] > 0
        path = f"/api/tokens/{made['person']['id']}"
        assert again.patch(path, json={"name": "Roberta"}).json()["name"] == "Roberta"
        new = again.post(f"{path}/rotate").json()["token"]
        tokens = (made["token"], new)
        status = [site.visitor(origin="", authorization=f"Bearer {each}").get("/api/me").status_code for each in tokens]
        assert status == [401, 200]
        stranger = site.guest("Eve")
        assert stranger.http.post(f"{path}/rotate").status_code == 404
        assert stranger.http.patch(path, json={"name": "Mine"}).status_code == 404
        assert stranger.get("/api/me/bots")["bots"] == []
