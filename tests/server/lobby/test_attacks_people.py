"""Attacks on who is who and who may what; numbers are those of the list of attacks."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed

from tests.cases import for_each
from tests.samples import sample
from tests.server.server_fixture import (
    BOT,
    ME,
    OPEN,
    Guest,
    Json,
    Link,
    OpenServer,
    act_once,
    follow,
    open_server,
    play,
    two_at,
)
from throwdown.server.lobby.people import COOKIE_AGE, RESUME_AGE
from throwdown.server.web.routes import ROUTES

NOBODY = "A" * 22
SCREEN = "b3xL0VJm9Qw5Zt1KcRfYpA"
WORD = "correct horse"
METRICS_TOKEN = "a-token-for-metrics"  # noqa: S105


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    folder = tmp_path_factory.mktemp("data")
    with open_server(folder, {"login_tries": 1000}, metrics_token=METRICS_TOKEN) as open_door:
        yield open_door


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    caplog.set_level(logging.DEBUG)
    yield
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


def knock(site: OpenServer, table: str, origin: str | None = None, **headers: str) -> int:
    """With which code a socket is closed that says hello with these headers."""
    with site.knock(f"/ws/tables/{table}", origin or site.url, headers) as link:
        with suppress(ConnectionClosed):  # it may be closed before
            link.say("hello", protocol=1)
        return link.closed()


# 38 and 39: tokens


def bad_tokens(site: OpenServer, good: str) -> dict[str, str]:
    return {
        "one letter": "A",
        "garbage": "garbage",
        "truncated": good[:-1],
        "longer": good + "A",
        "other case": good.swapcase(),
        "alg none": "eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.",
        "random": secrets.token_urlsafe(32),
        "sql": "' OR 1=1 --",
        "long": "A" * 8000,
    }


def test_38_only_the_token_itself_is_good(site: OpenServer, caplog: pytest.LogCaptureFixture) -> None:
    guest = site.guest()
    table = guest.table()["id"]
    for name, token in bad_tokens(site, guest.token).items():
        for headers in ({"cookie": f"throwdown={token}"}, {"authorization": f"Bearer {token}"}):
            answer = site.visitor(**headers).get("/api/me")
            assert (answer.status_code, answer.json()["code"]) == (401, "person/unknown"), name
            assert answer.headers["www-authenticate"] == "Bearer"
            assert site.visitor(**headers).get("/api/visitor").json()["person"] is None
            assert knock(site, table, **headers) == 4401, name
    assert guest.http.get("/api/visitor").json()["person"]["id"] == guest.id
    assert not any(guest.token in line for line in own_lines(caplog))


def own_lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the server wrote into its log; the client in this process has one too."""
    return [record.getMessage() for record in caplog.records if record.name.startswith("throwdown")]


def test_38_a_cookie_is_no_bearer_token_and_back(site: OpenServer) -> None:
    guest = site.guest()
    bot = guest.http.post("/api/tokens", json={"name": "Robot"}).json()["token"]
    for headers in (
        {"authorization": f"Bearer {guest.token}"},
        {"cookie": f"throwdown={bot}"},
        {"cookie": f"other={guest.token}"},
    ):
        assert site.visitor(**headers).get("/api/me").status_code == 401
    assert site.visitor(origin="", authorization=f"Bearer {bot}").get("/api/me").status_code == 200


def test_38_a_token_in_the_address_is_none(site: OpenServer, caplog: pytest.LogCaptureFixture) -> None:
    guest = site.guest()
    for name in ("token", "access_token", "throwdown", "cookie"):
        assert site.visitor().get("/api/me", params={name: guest.token}).status_code == 401
    assert not any(guest.token in line for line in own_lines(caplog))


def test_38_a_resume_code_is_no_cookie_and_works_once(site: OpenServer) -> None:
    guest = site.guest()
    code = guest.device_code()
    assert site.visitor(cookie=f"throwdown={code}").get("/api/me").status_code == 401
    other = site.visitor()
    assert other.post("/api/resume", json={"code": code}).json()["person"]["id"] == guest.id
    assert other.get("/api/me").json()["person"]["id"] == guest.id
    assert other.cookies["throwdown"] != guest.token
    assert site.visitor().post("/api/resume", json={"code": code}).status_code == 404


def test_38_of_many_at_once_one_gets_in_with_a_resume_code(site: OpenServer) -> None:
    code = site.guest().device_code()
    visitors = [site.visitor() for _ in range(10)]
    with ThreadPoolExecutor(10) as pool:
        answers = list(pool.map(lambda each: each.post("/api/resume", json={"code": code}).status_code, visitors))
    assert sorted(answers) == [200] + [404] * 9


@pytest.mark.parametrize(("age", "kind"), [(COOKIE_AGE, "cookie"), (RESUME_AGE, "resume")])
def test_38_tokens_expire(site: OpenServer, monkeypatch: pytest.MonkeyPatch, age: float, kind: str) -> None:
    guest = site.guest()
    code = guest.device_code()
    later = time.time() + age + 60
    monkeypatch.setattr(site.inside.lobby.time, "wall", lambda: later)
    if kind == "cookie":
        assert guest.http.get("/api/me").status_code == 401
    else:
        assert site.visitor().post("/api/resume", json={"code": code}).status_code == 404


def test_39_a_session_cookie_chosen_by_an_attacker_is_not_used(site: OpenServer) -> None:
    victim = site.visitor(cookie="throwdown=chosen-by-the-attacker")
    victim.post("/api/guests", json={"name": "Anna"})
    assert victim.cookies["throwdown"] != "chosen-by-the-attacker"
    assert site.visitor(cookie="throwdown=chosen-by-the-attacker").get("/api/me").status_code == 401


def test_39_a_second_sign_in_makes_a_new_person_and_token(site: OpenServer) -> None:
    guest = site.guest()
    token = guest.token
    response = guest.http.post("/api/guests", json={"name": "Eve"}).json()
    assert response["person"]["id"] != guest.id and guest.token != token


def test_39_a_cookie_is_for_the_server_only(site: OpenServer) -> None:
    set_cookie = site.visitor().post("/api/guests", json={"name": "Anna"}).headers["set-cookie"].lower()
    assert "httponly" in set_cookie and "samesite=lax" in set_cookie and len(set_cookie.split(";")[0]) > 40


# 40 and 41


def test_40_logging_out_closes_every_socket(site: OpenServer) -> None:
    guest = site.guest()
    token = guest.token
    table = guest.table()["id"]
    lobby = guest.knock("/ws/lobby")
    lobby.say("hello", protocol=1)
    lobby.wait("heard")
    with guest.link(table) as link, lobby:
        assert guest.http.delete("/api/me").status_code == 204
        assert (link.closed(), lobby.closed()) == (4401, 4401)
    assert site.visitor(cookie=f"throwdown={token}").get("/api/me").status_code == 401
    assert knock(site, table, cookie=f"throwdown={token}") == 4401


def test_40_logging_out_before_hello_closes_too(site: OpenServer) -> None:
    """The socket was opened while the cookie was good; it is not when hello comes."""
    guest = site.guest()
    with guest.knock(f"/ws/tables/{guest.table()['id']}") as link:
        guest.http.delete("/api/me")
        with suppress(ConnectionClosed):  # it may be closed before hello is sent
            link.say("hello", protocol=1)
        assert link.closed() == 4401


def test_40_a_token_that_is_taken_back_closes_the_bot(site: OpenServer) -> None:
    guest = site.guest()
    made = guest.http.post("/api/tokens", json={"name": "Robot"}).json()
    table = guest.table(seats=[ME, OPEN])["id"]
    headers = {"authorization": f"Bearer {made['token']}"}
    with site.knock(f"/ws/tables/{table}", None, headers) as link:
        link.say("hello", protocol=1)
        link.wait("welcome")
        path = f"/api/tokens/{made['person']['id']}"
        assert site.guest("Eve").http.delete(path).status_code == 404
        assert guest.http.delete(path).status_code == 204
        assert link.closed() == 4401
    assert site.visitor(origin="", **headers).get("/api/me").status_code == 401


def test_41_guessing_ends_after_ten(tmp_path_factory: pytest.TempPathFactory) -> None:
    with open_server(tmp_path_factory.mktemp("data"), {"login_tries": 10}) as strict:
        host, eve = strict.guest("Anna"), strict.guest("Eve")
        table = host.table(seats=[ME, OPEN], visibility="password", password=WORD)["id"]
        path, tries = f"/api/tables/{table}/password", sample(250, 1000)
        codes = [eve.http.post(path, json={"password": f"guess {n}"}).status_code for n in range(tries)]
        assert codes == [403] * 10 + [429] * (tries - 10)
        assert eve.http.post(path, json={"password": WORD}).status_code == 429
        assert eve.http.post("/api/resume", json={"code": "x"}).status_code == 404, (
            "nobody is locked out of their games"
        )


def test_41_all_wrong_passwords_look_alike(site: OpenServer) -> None:
    host, eve = site.guest("Anna"), site.guest("Eve")
    table = host.table(seats=[ME, OPEN], visibility="password", password=WORD)["id"]
    path = f"/api/tables/{table}/password"
    outcomes = {
        eve.http.post(path, json={"password": each}).text for each in ("", "correct hors", "correct horsf", "x" * 200)
    }
    assert len(outcomes) == 1


# 42: what is not for you


def paths_of(table: str) -> list[str]:
    return [f"/api/tables/{table}", f"/api/tables/{table}/qr"]


def test_42_ids_cannot_be_guessed(site: OpenServer) -> None:
    guest = site.guest()
    ids = [guest.table()["id"] for _ in range(5)]
    assert len(set(ids)) == 5 and all(len(each) >= 22 for each in ids)
    for guess in (*(secrets.token_urlsafe(16) for _ in range(20)), "1", "0", "-1", "..", "%00", "x" * 500):
        for path in (*paths_of(guess), f"/api/replays/{guess}", f"/api/replays/{guess}/record"):
            assert guest.http.get(path).status_code == 404, path
    assert knock(site, NOBODY, cookie=f"throwdown={guest.token}") == 4404


#: What shows a table or a game to those who have its id.
SHOWING = (
    *paths_of("{}"),
    *(f"/api/replays/{{}}{part}" for part in ("", "/record", "/story", "/review", "/verify", "/analysis")),
)


def test_42_random_ids_find_nothing(site: OpenServer) -> None:
    eve = site.guest("Eve").http
    guesses = (secrets.token_urlsafe(16) for _ in range(sample(300, 10_000)))
    found = [path for guess, shown in zip(guesses, cycle(SHOWING), strict=False)
             if eve.get(path := shown.format(guess)).status_code != 404]  # fmt: skip
    assert found == []
    pages = [eve.get(f"/g/{secrets.token_urlsafe(16)}", headers={"user-agent": "Twitterbot/1.0"}) for _ in range(2)]
    assert pages[0].text == pages[1].text and "og:title" not in pages[0].text


def test_42_tables_by_link_are_in_no_list(site: OpenServer) -> None:
    host, eve = site.guest("Anna"), site.guest("Eve")
    table = host.table(seats=[ME, OPEN], visibility="link")["id"]
    assert table not in eve.http.get("/api/tables").text
    assert table not in eve.http.get("/api/me").text
    for path in ("/", "/sitemap.xml", "/robots.txt", "/api/mine/export/json", "/api/mine/export/csv"):
        assert table not in eve.http.get(path).text, path
    lobby = eve.knock("/ws/lobby")
    with lobby:
        lobby.say("hello", protocol=1)
        assert table not in str(lobby.wait("heard"))
    assert eve.http.get(f"/api/tables/{table}").status_code == 200  # everyone with the link


def test_42_a_password_keeps_people_out(site: OpenServer) -> None:
    host, eve = site.guest("Anna"), site.guest("Eve")
    table = host.table(seats=[ME, OPEN], visibility="password", password=WORD)["id"]
    for path in paths_of(table):
        answer = eve.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (403, "server/password")
        assert site.visitor().get(path).status_code == 401
    assert knock(site, table, cookie=f"throwdown={eve.token}") == 4403
    assert WORD not in host.http.get(f"/api/tables/{table}").text
    assert eve.http.post(f"/api/tables/{table}/password", json={"password": WORD}).status_code == 200
    with eve.link(table) as link:
        assert link.do("sit", seat=1)["is"] == "ack"


def test_42_spectators_are_closed_out_where_spectators_are_off(site: OpenServer) -> None:
    anna, ben, eve = site.guest("Anna"), site.guest("Ben"), site.guest("Eve")
    table = anna.table(seats=[ME, OPEN], spectators=False)["id"]
    with anna.link(table) as first, ben.link(table) as second, eve.link(table) as watching:
        second.do("sit", seat=1)
        first.do("start")
        assert watching.closed() == 4403  # she came while the table was open
    assert knock(site, table, cookie=f"throwdown={eve.token}") == 4403


def test_42_a_finished_game_of_a_link_table_is_shown_to_everyone_with_its_id(site: OpenServer) -> None:
    first, second = two_at(site, visibility="link")
    with first, second:
        play([first, second])
        game = (first.game or {})["id"]
    assert len(game) >= 32
    assert site.visitor().get(f"/api/replays/{game}").status_code == 200


# 43 and 44: seats


@pytest.mark.parametrize(("seat", "code"), [(0, "server/seat_taken"), (2, "server/no_seat"), (4, "server/no_seat")])
def test_43_sitting_in_a_taken_or_missing_seat_is_refused(site: OpenServer, seat: int, code: str) -> None:
    table = site.guest("Anna").table(seats=[ME, OPEN])["id"]
    with site.guest("Eve").link(table) as link:
        assert link.do("sit", seat=seat)["code"] == code


@pytest.mark.parametrize("seat", [-1, 5, 99, 2**31])
def test_43_a_seat_number_out_of_range_is_refused(site: OpenServer, seat: int) -> None:
    table = site.guest("Anna").table(seats=[ME, OPEN])["id"]
    with site.guest("Eve").link(table) as link:
        link.say("sit", move="s", seat=seat)
        assert link.refused()["code"] == "message/schema"


def test_43_a_person_cannot_take_two_seats(site: OpenServer) -> None:
    host = site.guest("Anna")
    table = host.table(seats=[ME, OPEN, OPEN])["id"]
    with host.link(table) as link:
        assert link.do("sit", seat=1)["code"] == "server/sits_already"
    refused = host.http.post("/api/tables", json={"game": "strike", "seats": [ME, ME]})
    assert (refused.status_code, refused.json()["code"]) == (400, "server/sits_already")


def test_43_a_person_cannot_sit_under_another_name(site: OpenServer) -> None:
    table = site.guest("Anna").table(seats=[ME, OPEN])["id"]
    with site.guest("Eve").link(table) as link:
        assert link.do("sit", seat=1, name="Anna")["code"] == "server/own_name"


def test_43_one_of_fifty_who_want_a_seat_gets_it(site: OpenServer) -> None:
    table = site.guest("Anna").table(seats=[ME, OPEN])["id"]
    links = [site.guest(f"Racer {n}").link(table) for n in range(50)]
    for link in links:
        link.say("sit", move="race", seat=1)
    answers = [link.answer("race") for link in links]
    for link in links:
        link.close()
    assert [response["is"] for response in answers].count("ack") == 1
    assert {response["code"] for response in answers if response["is"] == "refused"} == {"server/seat_taken"}


def test_43_many_who_play_now_together_all_get_a_seat(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Many at once: each gets a seat, and no seat is given twice."""
    with open_server(tmp_path_factory.mktemp("data"), {"play_now_s": 600.0}) as patient:  # no bot takes the seat
        waiting, guests = patient.guest("Waits"), [patient.guest(f"Now {n}") for n in range(8)]
        table = waiting.http.post("/api/play", json={"game": "impact"}).json()["table"]["id"]
        with waiting.link(table), ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(lambda each: each.http.post("/api/play", json={"game": "impact"}), guests))
        assert [answer.status_code for answer in answers] == [200] * 8
        assert [answer.json()["table"]["id"] for answer in answers].count(table) == 1


def test_44_a_kicked_person_cannot_come_back(site: OpenServer) -> None:
    host, eve = site.guest("Anna"), site.guest("Eve")
    table = host.table(seats=[ME, OPEN])["id"]
    with host.link(table) as first, eve.link(table) as second:
        second.do("sit", seat=1)
        assert first.do("kick", person=eve.id)["is"] == "ack"
        with suppress(ConnectionClosed):
            second.say("chat", move="still", text="here")
        assert second.closed() == 4403
        assert not any(message["is"] == "spoke" for message in first.heard)
        assert first.look()["table"]["seats"][1]["person"] is None
    assert knock(site, table, cookie=f"throwdown={eve.token}") == 4403
    for path in paths_of(table):
        assert eve.http.get(path).status_code == 404
    assert eve.get("/api/me")["tables"] == []


# 45: since


@pytest.mark.parametrize("since", [-1, 0, 10**6, -(2**53), 2**53])
def test_45_a_version_that_never_existed_gets_the_whole_table(site: OpenServer, since: int) -> None:
    host = site.guest()
    with host.link(host.table(start=True)["id"], since=since) as link:
        assert link.welcome["full"] is True and link.welcome["game"]["view"]


@for_each("since", [2**63, -(2**63), 1.5, 1.0, True, "1", [1], 10**100])
def test_45_a_malformed_version_is_refused(site: OpenServer, since: object) -> None:
    host = site.guest()
    with host.knock(f"/ws/tables/{host.table(start=True)['id']}") as link:
        link.say("hello", protocol=1, since=since)
        assert link.refused()["code"] in ("message/type", "message/schema")


def test_45_a_version_of_another_table_shows_nothing_of_that_table(site: OpenServer) -> None:
    host = site.guest()
    long, short = host.table("strike", [ME, OPEN])["id"], host.table("strike", [ME, OPEN], name="Short")["id"]
    with host.link(long) as link:
        for number in range(9):
            link.do("chat", text=f"elsewhere {number}")
        since = link.version
    with host.link(short, since=since) as link:
        assert link.welcome["full"] and link.welcome["table"]["name"] == "Short"
        assert "elsewhere" not in str(link.heard)


def test_45_exactly_what_was_missed_comes_again(site: OpenServer) -> None:
    first, second = two_at(site)
    guest_id = first.welcome["you"]
    rng = Random(5)
    with first, second:
        for _ in range(10):
            follow([first, second], lambda: first.over or act_once([first, second], rng))
        for link in (second, first):
            link.sync()
        everything = {message["version"]: message for message in first.heard if message["is"] in ("moment", "began")}
        assert guest_id
        seen = sorted(everything)[2]
        with Guest(site, _with_cookie_of(site, first), guest_id).link(
            first.welcome["table"]["id"], since=seen
        ) as again:
            again.sync()
            missed = [message["version"] for message in again.heard if message["is"] in ("moment", "began")]
            assert missed == [version for version in sorted(everything) if version > seen]


def _with_cookie_of(site: OpenServer, link: Link) -> httpx2.Client:
    client = site.visitor()
    client.cookies.set("throwdown", link.socket.headers["cookie"].partition("=")[2])
    return client


# 46: what only the host may


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("kick", {"person": "HOST"}),
        ("start", {}),
        ("fill", {"seat": 1, "bot": "casual"}),
        ("mute", {"person": "HOST", "muted": True}),
        ("rise", {"seat": 0}),
        ("name_first", {"seat": 1}),
        ("give_dice", {"dice": [3, 6]}),
    ],
)
def test_46_messages_for_hosts_are_refused_from_others(site: OpenServer, kind: str, fields: Json) -> None:
    host = site.guest("Anna")
    table = host.table(seats=[ME, OPEN])["id"]
    with site.guest("Eve").link(table) as link:
        given = {name: host.id if value == "HOST" else value for name, value in fields.items()}
        assert link.do(kind, **given)["code"] == "server/host_only"
        assert link.look()["version"] == link.welcome["version"]


@pytest.mark.parametrize(
    ("kind", "fields"),
    [("enter", {"text": "5"}), ("deal", {"cards": "YYB"}), ("take_back", {})],
)
def test_46_messages_for_referees_are_refused_from_players(site: OpenServer, kind: str, fields: Json) -> None:
    first, second = two_at(site)
    with first, second:
        for link in (first, second):
            link.sync()
            more = {} if kind == "take_back" else {"version": link.version}
            assert link.do(kind, **fields, **more)["code"] == "server/not_referee"


def test_46_kicking_a_player_of_a_running_game_or_oneself_is_refused(site: OpenServer) -> None:
    first, second = two_at(site)
    with first, second:
        assert first.do("kick", person=second.welcome["you"])["code"] == "server/playing"
        assert first.do("kick", person=first.welcome["you"])["is"] == "refused"
        assert second.do("decide", seat=0, choice="bot")["code"] == "server/nobody_gone"


@pytest.fixture(scope="module", name="cup")
def _cup(site: OpenServer) -> tuple[str, Guest, list[Guest], dict[int, Json]]:
    """A tournament with two tables that play, one of them online: its path, host, players, and tables by entrant."""
    host, players = site.guest("Anna"), [site.guest(name) for name in ("Ben", "Cleo")]
    wanted = {"name": "Cup", "seats": 2, "thrower": "luck", "edition": "none"}
    path = f"/api/tournaments/{host.http.post('/api/tournaments', json=wanted).json()['id']}"
    for player in players:
        assert player.http.post(f"{path}/enter").status_code == 200
    for name in ("Dan", "Eve"):
        assert host.http.post(f"{path}/entrants", json={"name": name}).status_code == 200
    tables = host.http.post(f"{path}/pair").json()["tables"]
    return path, host, players, {number: table for table in tables for number in table["seats"]}


@pytest.mark.parametrize(
    ("step", "body"),
    [
        ("pair", None),
        ("bell", None),
        ("close", None),
        ("entrants", {"name": "Mallory"}),
        ("entrants", {"bot": "novice"}),
        ("entrants/1/leave", None),
        ("entrants/1/return", None),
        ("tables/1/correct", {"places": [1, 2]}),
        ("tables/1/move", {"play": "box"}),
    ],
)
def test_46_only_the_host_directs_a_tournament(cup: Any, site: OpenServer, step: str, body: Json | None) -> None:
    path, host, players, _ = cup
    before = host.get(path)["version"]
    for eve in (site.guest("Eve"), players[1]):
        answer = eve.http.post(f"{path}/{step}", json=body)
        assert (answer.status_code, answer.json()["code"]) == (403, "tournament/host_only")
    assert site.visitor().post(f"{path}/{step}", json=body).status_code == 401
    for change in ({"name": "Mine"}, {"rounds": 1}):
        assert players[0].http.patch(path, json=change).status_code == 403
    assert players[0].http.patch(f"{path}/entrants/3", json={"name": "X"}).status_code == 403
    assert host.get(path)["version"] == before


def test_46_results_are_typed_by_players_of_the_table_only(cup: Any, site: OpenServer) -> None:
    path, host, players, tables = cup
    version = host.get(path)["version"]
    papers = {tables[3]["number"], tables[4]["number"]}
    for number in (1, 2):
        for person in (site.guest("Eve"), *players):
            own = person in players and tables[players.index(person) + 1]["number"] == number
            if own and number in papers:
                continue
            code = (403, "tournament/online" if own else "tournament/not_yours")
            for step, body in (("result", {"places": [1, 2]}), ("device", {"kind": "hot_seat"})):
                if own and step == "device":
                    continue
                answer = person.http.post(f"{path}/tables/{number}/{step}", json=body)
                assert (answer.status_code, answer.json()["code"]) == code
    assert players[0].http.post(f"{path}/tables/9/result", json={"places": [1, 2]}).status_code == 404
    assert players[0].http.post(f"{path}/tables/x/result", json={"places": [1, 2]}).status_code == 404
    assert host.get(path)["version"] == version


def test_43_nobody_enters_a_tournament_twice(cup: Any, site: OpenServer) -> None:
    path, host, players, _ = cup
    eager = site.guest("Fay")
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: eager.http.post(f"{path}/enter"), range(8)))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    assert players[0].http.post(f"{path}/enter").json()["code"] == "tournament/entered"
    token = host.http.post("/api/tokens", json={"name": "Robot"}).json()["token"]
    robot = site.visitor(origin="", authorization=f"Bearer {token}").post(f"{path}/enter")
    assert (robot.status_code, robot.json()["code"]) == (403, "tournament/bot")
    outsider = site.guest("Gil").http.post(f"{path}/leave")
    assert (outsider.status_code, outsider.json()["code"]) == (409, "tournament/not_entered")


def test_43_reserved_seats_stay_with_their_players(site: OpenServer) -> None:
    host, ben, cleo, eve = (site.guest(name) for name in ("Anna", "Ben", "Cleo", "Eve"))
    wanted = {"name": "Cup", "seats": 2, "thrower": "luck", "edition": "none"}
    path = f"/api/tournaments/{host.http.post('/api/tournaments', json=wanted).json()['id']}"
    for player in (ben, cleo):
        player.http.post(f"{path}/enter")
    table = host.http.post(f"{path}/pair").json()["tables"][0]
    seat = table["seats"].index(1)
    with ben.link(table["table"]) as first, eve.link(table["table"]) as thief, host.link(table["table"]) as watching:
        for link in (first, watching):
            assert link.do("rise", seat=seat)["code"] == "server/reserved"
        assert thief.do("sit", seat=1 - seat)["code"] == "server/reserved"
        assert watching.do("kick", person=ben.id)["code"] == "server/reserved"
        assert watching.do("fill", seat=seat, bot="novice")["code"] == "server/reserved"
        first.say("leave", move="away")
        first.closed()
        assert watching.look()["table"]["seats"][seat]["person"] == ben.id
        with ben.link(table["table"]) as back, cleo.link(table["table"]):
            back.wait("began")  # both are here: nobody has to start it


@for_each(
    ("method", "path", "body"),
    [
        ("PATCH", "", {"name": "Mine"}),
        ("PATCH", "", {"zone": "UTC"}),
        ("POST", "/invitation", None),
        ("DELETE", "/members/KEEPER", None),
        ("PATCH", "/members/KEEPER", {"name": "Fool"}),
    ],
)
def test_46_only_the_keeper_changes_a_group(site: OpenServer, method: str, path: str, body: Json | None) -> None:
    keeper, member = site.guest("Anna"), site.guest("Ben")
    group = keeper.http.post("/api/groups", json={"name": "Club"}).json()
    here, invitation = f"/api/groups/{group['id']}", group["link"].partition("#join=")[2]
    assert member.http.post("/api/groups/join", json={"invitation": invitation}).status_code == 200
    before = keeper.get(here)
    path = path.replace("KEEPER", before["members"][0]["id"])
    token = member.http.post("/api/tokens", json={"name": "Robot"}).json()["token"]
    robot, stranger = site.visitor(origin="", authorization=f"Bearer {token}"), site.guest("Eve").http
    found = [each.request(method, here + path, json=body).status_code for each in (member.http, robot, stranger)]
    assert found[0] == 403 and found[1] in (403, 404) and found[2] == 404
    assert keeper.get(here) == before


@for_each(("method", "step"), [("PATCH", ""), ("POST", "/rotate"), ("DELETE", "")])
def test_46_only_the_owner_looks_after_a_bot(site: OpenServer, method: str, step: str) -> None:
    owner = site.guest("Anna")
    token = owner.http.post("/api/tokens", json={"name": "Robot"}).json()["token"]
    robot = site.visitor(origin="", authorization=f"Bearer {token}")
    bot = robot.get("/api/me").json()["person"]["id"]
    for other in (site.guest("Eve").http, robot):
        answer = other.request(method, f"/api/tokens/{bot}{step}", json={"name": "Mine"} if method == "PATCH" else None)
        assert answer.status_code in (403, 404), answer.text
    assert robot.get("/api/me").json()["person"]["name"] == "Robot", "the token is as good as before"


@pytest.mark.parametrize("token", ["", "wrong", METRICS_TOKEN[:-1], METRICS_TOKEN.upper()])
def test_46_metrics_are_not_found_without_their_token(site: OpenServer, token: str) -> None:
    visitor = site.visitor(authorization=f"Bearer {token}" if token else "")
    assert visitor.get("/metrics").status_code == 404
    assert visitor.get("/metrics", params={"token": METRICS_TOKEN}).status_code == 404


def test_46_metrics_with_their_token(site: OpenServer) -> None:
    response = site.visitor(authorization=f"Bearer {METRICS_TOKEN}").get("/metrics")
    assert response.status_code == 200 and "throwdown_tables" in response.text


@pytest.mark.parametrize("path", ["/admin", "/debug", "/redoc", "/api/admin", "/.env", "/.git/config", "/api/people"])
def test_46_unknown_paths_are_not_found(site: OpenServer, path: str) -> None:
    assert site.visitor().get(path).status_code == 404


# 47: requests that others make in your name

CHANGES = [route for route in ROUTES if route.method != "GET"]
FORGED: dict[str, dict[str, str]] = {
    "foreign": {"origin": "https://evil.example"},
    "null": {"origin": "null"},
    "no origin": {"origin": ""},
    "other port": {"origin": "http://localhost:1"},
    "cross-site": {"sec-fetch-site": "cross-site"},
    "same-site": {"sec-fetch-site": "same-site"},
}


def path_of(route: Any, victim: Guest, table: str) -> str:
    own = {"table": table, "person": victim.id, "session": victim.session}
    others = {"credential": "0" * 16, "group": NOBODY, "member": "1", "season": "1"}
    others |= {"tournament": NOBODY, "entrant": "1", "number": "1"}
    others |= {"target": "1", "day": "1"}
    others |= {"kind": "ban", "report": "1", "invitation": "00"}
    return str(route.path.format(game="strike", step="pair", screen=SCREEN, **own, **others))


@for_each("headers", FORGED.values())
def test_47_requests_of_foreign_pages_are_refused(site: OpenServer, headers: dict[str, str]) -> None:
    victim = site.guest("Anna")
    table = victim.table()["id"]
    before = victim.get("/api/me")
    forged = site.visitor(cookie=f"throwdown={victim.token}", **headers)
    for route in CHANGES:
        path = path_of(route, victim, table)
        answer = forged.request(route.method, path, json={"name": "Eve", "game": "strike", "seats": [ME, BOT]})
        assert (answer.status_code, answer.json()["code"]) == (403, "request/origin"), path
        assert "set-cookie" not in answer.headers, path
        assert victim.get("/api/me") == before, path


@for_each("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
@for_each("route", [route for route in CHANGES if route.body])
def test_47_only_json_is_read(site: OpenServer, route: Any, kind: str) -> None:
    victim = site.guest("Anna")
    path = path_of(route, victim, NOBODY)
    answer = victim.http.request(route.method, path, content='{"name":"Eve"}', headers={"content-type": kind})
    assert answer.status_code == 415


@for_each("route", CHANGES)
def test_47_no_get_changes_anything(site: OpenServer, route: Any) -> None:
    victim = site.guest("Anna")
    path = path_of(route, victim, NOBODY)
    assert victim.http.get(path, params={"name": "Eve", "_method": route.method}).status_code in (200, 403, 404, 405)
    assert victim.get("/api/me")["person"]["name"] == "Anna"


# Cookies, passwords, links and names that are not what they seem


def test_a_plain_cookie_is_ignored_over_https(tmp_path: Path) -> None:
    """Whoever answers for the same name over http can set a plain cookie: it must not become a session."""
    with open_server(tmp_path, public_url="https://dice.example") as secure:
        made = secure.visitor().post("/api/guests", json={"name": "Mallory", "language": "en"})
        token = made.headers["set-cookie"].partition("=")[2].partition(";")[0]
        assert made.headers["set-cookie"].startswith("__Host-throwdown=")
        planted = secure.visitor(cookie=f"throwdown={token}").get("/api/me")
        own = secure.visitor(cookie=f"__Host-throwdown={token}").get("/api/me")
    assert planted.status_code == 401 and "set-cookie" not in planted.headers
    assert own.status_code == 200


def test_the_password_of_a_table_cannot_be_guessed_from_many_addresses(tmp_path: Path) -> None:
    limits = {"login_tries": 1000, "table_password_tries": 3}
    with open_server(tmp_path, limits) as site:
        table = site.guest().table("strike", [ME, OPEN], visibility="password", password=WORD)["id"]
        other = site.guest().table("strike", [ME, OPEN], visibility="password", password=WORD)["id"]
        guesser = site.guest("Eve").http
        answers = [guesser.post(f"/api/tables/{table}/password", json={"password": f"no {n}"}) for n in range(7)]
        assert [answer.status_code for answer in answers] == [403] * 5 + [429] * 2
        assert answers[-1].json()["code"] == "server/passwords"
        assert guesser.post(f"/api/tables/{other}/password", json={"password": WORD}).status_code == 200


def test_wrong_tries_of_others_do_not_lock_out_who_knows_the_password(tmp_path: Path) -> None:
    limits = {"login_tries": 1000, "table_password_tries": 3}
    with open_server(tmp_path, limits, trusted_proxies=("127.0.0.1",)) as site:
        table = site.guest().table("strike", [ME, OPEN], visibility="password", password=WORD)["id"]
        path, guesser, friend = f"/api/tables/{table}/password", site.guest("Eve").http, site.guest("Ben").http
        friend.headers["x-forwarded-for"] = "198.51.100.7"
        assert [guesser.post(path, json={"password": f"no {n}"}).status_code for n in range(6)][-1] == 429
        assert guesser.post(path, json={"password": WORD}).status_code == 429, "else guessing could continue"
        assert friend.post(path, json={"password": WORD}).status_code == 200


def test_the_link_in_a_code_has_the_port_of_the_server(site: OpenServer) -> None:
    table = site.guest("Quinn")
    code = table.table("strike", [ME, OPEN])["id"]
    path, cookie = f"/api/tables/{code}/qr", f"throwdown={table.token}"
    honest = site.visitor(cookie=cookie).get(path)
    asked = site.visitor(cookie=cookie, host="localhost:9", origin="").get(path)
    assert honest.status_code == asked.status_code == 200
    assert asked.content == honest.content


def test_the_link_in_a_code_has_no_port_that_a_visitor_chose_behind_a_proxy(tmp_path: Path) -> None:
    with open_server(tmp_path, trusted_proxies=("127.0.0.1",)) as site:
        guest = site.guest("Quinn")
        path, cookie = f"/api/tables/{guest.table('strike', [ME, OPEN])['id']}/qr", f"throwdown={guest.token}"

        def code(**headers: str) -> bytes:
            answer = site.visitor(cookie=cookie, origin="", **headers).get(path)
            assert answer.status_code == 200
            return answer.content

        through = {"x-forwarded-for": "198.51.100.7"}
        assert code(host="localhost:9") == code(host=f"localhost:{site.url.rpartition(':')[2]}")
        assert code(host="localhost:9", **through) == code(host="localhost", **through)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("\u0410lice", "name/scripts"),
        ("Bo\u03bf", "name/scripts"),
        ("Server", "name/reserved"),
        ("  T\u0068rowdown!", "name/reserved"),
        ("\uff33erver", "name/reserved"),
    ],
)
def test_names_that_imitate_others_are_refused(site: OpenServer, name: str, code: str) -> None:
    answer = site.visitor().post("/api/guests", json={"name": name, "language": "en"})
    assert (answer.status_code, answer.json()["code"]) == (400, code)


@pytest.mark.parametrize(
    "name",
    ["\u0410\u043b\u0438\u0441\u0430", "\u0394\u03ae\u03bc\u03bf\u03c2", "Zo\u00eb", "\u5c0f\u660e Li", "Serverin"],
)
def test_names_of_one_alphabet_are_accepted(site: OpenServer, name: str) -> None:
    assert site.visitor().post("/api/guests", json={"name": name, "language": "en"}).status_code == 200
