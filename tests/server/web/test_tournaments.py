"""Open tournaments over HTTP: rounds at live tables, results, restarts, and who may do what."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.server_fixture import Guest, OpenServer, open_server, play, until
from throwdown.server.lobby import tournaments
from throwdown.server.lobby.round_tables import RoundTables
from throwdown.server.storage.store import StoreFailed

if TYPE_CHECKING:
    from pathlib import Path

    import httpx2

Json = dict[str, Any]


def answered(answer: httpx2.Response, status: int = 200) -> Json:
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    return found


def refused(answer: httpx2.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def opened(host: Guest, **wanted: Any) -> str:
    """A new tournament of short games; its path."""
    usual = {"name": "Cup", "thrower": "luck", "edition": "none", "rounds": 2, "final": False}
    found = answered(host.http.post("/api/tournaments", json=usual | wanted))
    return f"/api/tournaments/{found['id']}"


def post(guest: Guest, path: str, **body: Any) -> Json:
    return answered(guest.http.post(path, json=body or None))


def playing(found: Json) -> list[Json]:
    return [table for table in found["tables"] if table["places"] is None]


def play_online(tables: list[Json], people: dict[int, Guest]) -> None:
    """Everybody sits down and plays at random."""
    for table in tables:
        with ExitStack() as here:
            seated = [people[number] for number in table["seats"] if number in people]
            play([here.enter_context(guest.link(table["table"], views=True)) for guest in seated], Random(3))


def again(site: OpenServer, guest: Guest) -> Guest:
    """The same person at another server."""
    client = site.visitor()
    client.cookies.set("throwdown", guest.token)
    return Guest(site, client, guest.id)


def after(guest: Guest, here: str, phase: str) -> Json:
    """The tournament once it is in this phase."""
    found: Json = until(lambda: (now := guest.get(here))["phase"] == phase and now)
    return found


def test_a_tournament_of_people_and_bots_survives_a_restart(tmp_path: Path) -> None:
    with open_server(tmp_path) as site:
        people = {number: site.guest(name) for number, name in enumerate(("Ada", "Bo", "Cleo"), start=1)}
        host = people[1]
        here = opened(host, fill="novice")
        for guest in people.values():
            post(guest, f"{here}/enter")
        assert post(host, f"{here}/entrants", bot="novice")["entrants"][3]["kind"] == "bot"
        found = post(host, f"{here}/pair")
        (table,) = found["tables"]
        assert (sorted(table["seats"]), table["play"], found["phase"]) == ([1, 2, 3, 4], "online", "playing")
        assert refused(host.http.post(f"{here}/pair")) == (409, "tournament/running")
        with ExitStack() as sat:
            links = [sat.enter_context(guest.link(table["table"])) for guest in people.values()]
            links[0].wait("began")
    with open_server(tmp_path) as site:
        people = {number: again(site, guest) for number, guest in people.items()}
        host, people[8] = people[1], site.guest("Dan")  # three bots that fill have the numbers between
        play_online([table], people)
        found = after(host, here, "between")
        (table,) = found["tables"]
        assert (table["source"], min(table["places"]), len(table["points"])) == ("game", 1, 4)
        before = {line["entrant"]: line["points"] for line in found["standings"]}
        other = next(order for order in ([1, 2, 3, 4], [4, 3, 2, 1]) if order != table["places"])
        found = post(host, f"{here}/tables/1/correct", places=other)
        changed = {line["entrant"]: line["points"] for line in found["standings"]}
        assert found["tables"][0]["corrected"] and changed != before
        found = post(people[8], f"{here}/enter")
        assert (found["you"], found["entrants"][-1]["late"]) == (8, True)
        for number in (2, 3):
            assert post(people[number], f"{here}/leave")["entrants"][number - 1]["here"] is False
        assert post(people[3], f"{here}/return")["entrants"][2]["here"] is True
        found = post(host, f"{here}/pair")
        seated = {number for table in playing(found) for number in table["seats"]}
        assert 2 not in seated and {1, 3, 4, 8} <= seated
        play_online(playing(found), people)
        found = after(host, here, "over")
        assert found["standings"][0]["rank"] == 1
        assert all(len(table["places"]) == len(table["seats"]) for table in found["tables"])


# Where tables play


def test_boxes_go_from_table_to_table_and_a_phone_types_results(site: OpenServer) -> None:
    host, bo = site.guest("Ada"), site.guest("Bo")
    here = opened(host, play="box", boxes=1, seats=2)
    post(bo, f"{here}/enter")
    for name in ("Cleo", "Dan", "Eve"):
        found = post(host, f"{here}/entrants", name=name)
    assert [each["kind"] for each in found["entrants"]] == ["person", "paper", "paper", "paper"]
    assert refused(host.http.post(f"{here}/entrants", json={"bot": "novice"})) == (409, "tournament/no_bots")
    renamed = answered(host.http.patch(f"{here}/entrants/2", json={"name": "Clea"}))
    assert renamed["entrants"][1]["name"] == "Clea"
    assert refused(host.http.patch(f"{here}/entrants/1", json={"name": "Bob"})) == (403, "tournament/own_name")
    changed = answered(host.http.patch(here, json={"name": "League", "rounds": 5, "minutes": 20}))
    assert (changed["name"], changed["rounds"], changed["minutes"]) == ("League", 5, 20)
    assert host.http.patch(here, json={"fill": "novice"}).status_code == 409
    found = post(host, f"{here}/pair")
    assert [(table["play"], table["box"]) for table in found["tables"]] == [("box", 1), ("box", None)]
    assert found["until"] - found["now"] == pytest.approx(1200, abs=60)
    found = post(host, f"{here}/tables/1/result", places=[2, 1])
    assert [(table["box"], table["source"]) for table in found["tables"]] == [(1, "host"), (1, None)]
    moved = post(host, f"{here}/tables/2/move", play="device")["tables"][1]
    assert (moved["play"], moved["box"]) == ("device", None)
    assert refused(host.http.post(f"{here}/tables/2/move", json={"play": "online"})) == (409, "tournament/paper")
    assert refused(host.http.post(f"{here}/tables/2/result", json={"places": [1, 3]})) == (400, "tournament/places")
    post(host, f"{here}/tables/2/result", places=[1, 1])
    sheet = host.http.get(f"{here}/csv?sheet=tables")
    assert sheet.headers["content-type"].startswith("text/csv") and b"Clea" in sheet.content
    assert host.http.get(f"{here}/csv?sheet=no").status_code == 404
    assert host.http.get(f"{here}/qr").headers["content-type"] == "image/svg+xml"


def test_a_referee_and_one_device_give_results(site: OpenServer) -> None:
    host, bo = site.guest("Ada"), site.guest("Bo")
    here = opened(host, play="device", seats=2, rounds=3)
    post(bo, f"{here}/enter")
    post(host, f"{here}/entrants", name="Cleo")
    for kind in ("referee", "hot_seat"):
        post(host, f"{here}/pair")
        number = playing(host.get(here))[0]["number"]
        table = post(bo, f"{here}/tables/{number}/device", kind=kind)["tables"][-1]
        again = host.http.post(f"{here}/tables/{number}/device", json={"kind": kind})
        assert refused(again) == (409, "tournament/device")
        with bo.link(table["table"]) as link:
            assert link.welcome["table"]["event"] == here.rpartition("/")[2]
            assert link.do("concede", seat=0)["is"] == "ack"
        table = after(host, here, "between")["tables"][-1]
        assert (table["places"], table["source"]) == ([2, 1], "game")


def test_a_tournament_has_a_longer_name_than_a_person(site: OpenServer) -> None:
    host = site.guest("Ada")
    name = "Würfelabend der Freunde des Spiels im alten Rathaus, Saal 2"
    here = opened(host, name=name, seats=2, fill="novice")
    post(host, f"{here}/enter")
    post(host, f"{here}/entrants", bot="novice")
    found = post(host, f"{here}/pair")
    assert found["name"] == name
    with host.link(found["tables"][0]["table"]) as link:
        assert link.welcome["table"]["name"] == "Würfelabend der Freunde…"
    wanted = {"name": "x" * 61}
    assert refused(host.http.post("/api/tournaments", json=wanted)) == (400, "name/length")


def test_a_typed_name_that_another_player_has_is_refused(site: OpenServer) -> None:
    host, ben = site.guest("Ada"), site.guest("Ben")
    here = opened(host)
    post(ben, f"{here}/enter")
    assert refused(host.http.post(f"{here}/entrants", json={"name": " ben "})) == (409, "tournament/name_taken")
    post(host, f"{here}/entrants", name="Ben K.")
    changed = host.http.patch(f"{here}/entrants/2", json={"name": "Ben"})
    assert refused(changed) == (409, "tournament/name_taken")


def test_the_host_sees_the_next_round_before_it_begins(site: OpenServer) -> None:
    host, bo = site.guest("Ada"), site.guest("Bo")
    here = opened(host, play="box", seats=2, rounds=3)
    post(bo, f"{here}/enter")
    post(host, f"{here}/entrants", name="Cleo")
    assert refused(bo.http.get(f"{here}/next")) == (403, "tournament/host_only")
    for met in ([], [[1, 2]]):
        shown = host.get(f"{here}/next")
        (table,) = shown["tables"]
        assert table["again"] == met and sorted(table["seats"]) == [1, 2] and not shown["byes"]
        assert shown["version"] == host.get(here)["version"]
        found = post(host, f"{here}/pair")
        assert found["tables"][-1]["seats"] == table["seats"] and found["version"] > shown["version"]
        post(host, f"{here}/tables/{found['tables'][-1]['number']}/result", places=[1, 2])


def test_bots_that_would_fill_the_next_round_are_shown_with_it(site: OpenServer) -> None:
    host = site.guest("Ada")
    here = opened(host, fill="novice")
    for guest in (host, site.guest("Bo"), site.guest("Cleo")):
        post(guest, f"{here}/enter")
    shown = host.get(f"{here}/next")
    assert [(each["number"], each["filler"]) for each in shown["fillers"]] == [(4, True), (5, True), (6, True)]
    assert len(host.get(here)["entrants"]) == 3
    found = post(host, f"{here}/pair")
    assert found["entrants"][3:] == shown["fillers"]
    assert [each["seats"] for each in found["tables"]] == [each["seats"] for each in shown["tables"]]


def test_an_evening_seats_those_who_wait_until_the_bell(site: OpenServer) -> None:
    host = site.guest("Ada")
    here = opened(host, mode="evening", play="box", least_games=1)
    for name in ("Bo", "Cleo", "Dan"):
        found = post(host, f"{here}/entrants", name=name)
    assert (found["phase"], found["tables"]) == ("entering", [])
    assert len(post(host, f"{here}/entrants", name="Eve")["tables"]) == 1
    for name in ("Fay", "Gil", "Hal", "Ida"):
        found = post(host, f"{here}/entrants", name=name)
    assert len(playing(found)) == 2  # no table waits for the other
    post(host, f"{here}/tables/1/result", places=[1, 2, 3, 4])
    found = post(host, f"{here}/bell")
    assert found["phase"] == "playing" and found["bell"]
    found = post(host, f"{here}/tables/2/result", places=[1, 2, 3, 4])
    assert (found["phase"], [line["rank"] for line in found["standings"]][:2]) == ("over", [1, 1])
    assert refused(host.http.post(f"{here}/pair")) == (409, "tournament/bell")


def test_three_who_have_waited_for_long_are_seated(site: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournaments, "HURRY_S", 0.0)
    host = site.guest("Ada")
    here = opened(host, mode="evening", play="box")
    for name in ("Bo", "Cleo", "Dan"):
        found = post(host, f"{here}/entrants", name=name)
    assert [len(table["seats"]) for table in found["tables"]] == [3]


def test_a_live_table_that_was_not_opened_before_a_crash_is_opened_later(
    site: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def crash(self: RoundTables, found: object) -> None:
        raise StoreFailed("the disk is full")

    host, bo = site.guest("Ada"), site.guest("Bo")
    here = opened(host, seats=2)
    for guest in (host, bo):
        post(guest, f"{here}/enter")
    with monkeypatch.context() as broken:
        broken.setattr(RoundTables, "open_missing", crash)
        (table,) = post(host, f"{here}/pair")["tables"]
        assert host.http.get(f"/api/tables/{table['table']}").status_code == 404
    # In memory it is there a moment before it is stored, and only then people have it in their list.
    until(lambda: [each["table"]["id"] for each in bo.get("/api/me")["tables"]] == [table["table"]])
    assert host.http.get(f"/api/tables/{table['table']}").status_code == 200


def test_a_tournament_is_deserted_only_if_nobody_plays_there(site: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with days for a move takes weeks in which nothing is written about the tournament."""
    people = [site.guest("Ada"), site.guest("Bo")]
    lobby = site.inside.lobby
    here, empty = opened(people[0], seats=2, clock="days"), opened(people[0])
    for guest in people:
        post(guest, f"{here}/enter")
    (table,) = post(people[0], f"{here}/pair")["tables"]
    with ExitStack() as sat:
        links = [sat.enter_context(guest.link(table["table"])) for guest in people]
        links[0].wait("began")
        month = lobby.time.wall() + 31 * 24 * 3600.0
        with monkeypatch.context() as waiting:
            waiting.setattr(lobby.time, "wall", lambda: month)
            asyncio.run_coroutine_threadsafe(lobby.tournaments.catch_up(), site.loop).result()
            assert people[0].get(empty)["phase"] == "entering", "a club that plays once a month"
        later = lobby.time.wall() + lobby.limits.tournament_deserted_s + 60.0
        monkeypatch.setattr(lobby.time, "wall", lambda: later)
        after(people[0], empty, "over")
        asyncio.run_coroutine_threadsafe(lobby.tournaments.catch_up(), site.loop).result()
        assert people[0].get(here)["phase"] == "playing"


def test_a_player_who_is_forgotten_stays_without_a_name_and_is_not_paired(site: OpenServer) -> None:
    host, bo = site.guest("Ada"), site.guest("Bo")
    here = opened(host, play="device", seats=2)
    for guest in (bo, host):
        post(guest, f"{here}/enter")
    for name in ("Cleo", "Dan"):
        post(host, f"{here}/entrants", name=name)
    assert bo.http.delete("/api/me/data").status_code == 204
    found = post(host, f"{here}/pair")
    gone = found["entrants"][0]
    assert (gone["name"], gone["kind"], gone["here"]) == ("", "left", False)
    assert 1 not in {number for table in found["tables"] for number in table["seats"]}


# Who may see what, and do what


def test_a_page_that_has_the_newest_version_is_not_sent_it_again(site: OpenServer) -> None:
    host = site.guest("Ada")
    here = opened(host)
    first = host.http.get(here)
    tag = {"if-none-match": first.headers["etag"]}
    assert host.http.get(here, headers=tag).status_code == 304
    post(host, f"{here}/enter")
    assert host.http.get(here, headers=tag).status_code == 200
    assert site.visitor().get(here).json()["you"] is None  # a big screen has nobody signed in


def test_a_tournament_of_a_group_is_not_there_for_others(site: OpenServer) -> None:
    host, bo, eve = site.guest("Ada"), site.guest("Bo"), site.guest("Eve")
    group = answered(host.http.post("/api/groups", json={"name": "Club"}))
    answered(bo.http.post("/api/groups/join", json={"invitation": group["link"].split("#join=")[1]}))
    here = opened(host, open_to="group", group=group["id"])
    listed = opened(host, open_to="listed", name="Open")
    by_link = opened(host, name="Link")
    assert post(bo, f"{here}/enter")["you"] == 1
    for answer in (eve.http.get(here), site.visitor().get(here), eve.http.post(f"{here}/enter")):
        assert refused(answer) == (404, "server/not_found")
    ids = {each.rpartition("/")[2]: each for each in (here, listed, by_link)}
    found = {guest: {ids[each["id"]] for each in guest.get("/api/tournaments")["tournaments"] if each["id"] in ids}
             for guest in (host, bo, eve)}  # fmt: skip
    assert found == {host: {here, listed, by_link}, bo: {here, listed}, eve: {listed}}
    wanted = {"name": "X", "open_to": "group", "group": group["id"]}
    assert eve.http.post("/api/tournaments", json=wanted).status_code == 404


def test_a_list_is_open_to_all_and_entering_needs_a_name(site: OpenServer) -> None:
    host, visitor = site.guest("Ada"), site.visitor()
    ids = [opened(host, open_to=way, name=way).rpartition("/")[2] for way in ("listed", "link")]
    found = {each["id"]: each for each in visitor.get("/api/tournaments").json()["tournaments"]}
    assert ids[0] in found and ids[1] not in found and not found[ids[0]]["host"] and not found[ids[0]]["you"]
    assert visitor.post(f"/api/tournaments/{ids[0]}/enter").status_code == 401


def test_only_the_host_brings_back_a_player_whom_the_host_dropped(site: OpenServer) -> None:
    host, bo = site.guest("Ada"), site.guest("Bo")
    here = opened(host)
    for guest in (bo, host):
        post(guest, f"{here}/enter")
    post(bo, f"{here}/leave")
    assert post(bo, f"{here}/return")["entrants"][0]["here"] is True
    post(bo, f"{here}/leave")
    dropped = post(host, f"{here}/entrants/1/leave")["entrants"][0]
    assert (dropped["here"], dropped["dropped"]) == (False, True)
    assert refused(bo.http.post(f"{here}/leave"))[1] == "tournament/entrant"
    for path in ("return", "entrants/1/return"):
        assert refused(bo.http.post(f"{here}/{path}")) == (403, "tournament/dropped")
    returned = post(host, f"{here}/entrants/1/return")["entrants"][0]
    assert (returned["here"], returned["dropped"]) == (True, False)
    post(host, f"{here}/leave")
    assert post(host, f"{here}/return")["entrants"][1]["here"] is True, "the host, too, takes breaks"


def test_people_are_notified_when_their_table_is_ready(site: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    notified: list[tuple[str, Any]] = []
    monkeypatch.setattr(site.inside.lobby.notices, "notify", lambda who, what: notified.append((who, what)))
    host, bo = site.guest("Ada"), site.guest("Bo")
    here = opened(host, seats=2, open_to="listed")
    for guest in (host, bo):
        post(guest, f"{here}/enter")
    (table,) = post(host, f"{here}/pair")["tables"]
    assert site.inside.lobby.tables[table["table"]].state.terms.phrases, "strangers meet there"
    assert {(who, what.kind, what.path) for who, what in notified} == {
        (guest.id, "table", f"/t/{table['table']}") for guest in (host, bo)
    }
