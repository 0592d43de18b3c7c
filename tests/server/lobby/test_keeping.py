"""Keeping one's games: recovery codes, devices, joined guests, invitations and links of the host."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2
import pytest
from click.testing import CliRunner

from tests.live.fakes import HandTime
from tests.server.server_fixture import ME, OPEN, Guest, OpenServer, open_server, play
from throwdown.cli import main
from throwdown.server.lobby.credentials import OLD_CODE_S
from throwdown.server.lobby.lobby import Lobby
from throwdown.server.lobby.upkeep import AGES
from throwdown.server.operations.settings import Settings
from throwdown.server.people.recovery import new_code
from throwdown.server.people.tickets import new_ticket
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import Batch, StoreRefused

PHONE = "Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    with open_server(tmp_path_factory.mktemp("data"), {"login_tries": 1000}) as open_door:
        yield open_door


def code_of(guest: Guest) -> str:
    return str(guest.http.post("/api/me/code").json()["code"])


def refused(answer: httpx2.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def sign_in(client: httpx2.Client, **proof: Any) -> httpx2.Response:
    return client.post("/api/sign-in", json=proof)


def signed_in(site: OpenServer, **proof: Any) -> Guest:
    """The same person in another browser."""
    client = site.visitor()
    answer = sign_in(client, **proof)
    assert answer.status_code == 200, answer.text
    return Guest(site, client, answer.json()["person"]["id"])


def admin(site: OpenServer, *words: str) -> Any:
    ran = CliRunner().invoke(main, ["admin", *words, "--data", str(site.settings.data), "--json"])
    assert ran.exit_code == 0, ran.output
    return json.loads(ran.stdout)


def token_in(link: str) -> str:
    return link.partition("=")[2]


# Recovery codes


def test_a_lost_phone_costs_nothing(site: OpenServer) -> None:
    anna, ben = site.guest("Anna"), site.guest("Ben")
    table = anna.table("strike", [ME, OPEN])["id"]
    card = anna.http.post("/api/me/code").json()
    assert card["link"] == f"{site.url}/keep#code={card['code'].replace(' ', '-')}"
    assert card["qr"].startswith("<?xml") or card["qr"].startswith("<svg")
    again = signed_in(site, code=card["code"].upper())
    assert again.id == anna.id and again.token != anna.token
    assert [each["table"]["id"] for each in again.get("/api/me")["tables"]] == [table]
    assert anna.get("/api/me")["person"]["name"] == "Anna", "the other device stays signed in"
    with again.link(table) as first, ben.link(table) as second:
        second.do("sit", seat=1)
        first.do("start")
        play([first, second])


def cards(guest: Guest) -> dict[str, str]:
    """The ids of the cards of this person, by kind."""
    return {each["kind"]: each["id"] for each in guest.get("/api/me/keeping")["credentials"]}


def a_day_later(site: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    later = time.time() + 24 * 3600 + 1
    monkeypatch.setattr(site.inside.lobby.time, "wall", lambda: later)


def test_a_new_code_makes_the_old_one_invalid_after_a_day(site: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = site.guest()
    old, new = code_of(anna), code_of(anna)
    assert signed_in(site, code=new).id == anna.id, "who lost the card and is signed in has a new one at once"
    assert set(cards(anna)) == {"code", "old_code"}
    a_day_later(site, monkeypatch)
    assert refused(sign_in(site.visitor(), code=old)) == (403, "person/no_code")
    assert signed_in(site, code=new).id == anna.id
    assert anna.http.delete(f"/api/me/credentials/{cards(anna)['code']}").status_code == 204
    assert set(cards(anna)) == {"old_code"}


def test_whoever_finds_an_open_browser_does_not_take_its_person_over(site: OpenServer) -> None:
    """Eve has Anna's cookie: she takes the card back, makes two of her own, and signs in with one."""
    anna = site.guest("Anna with a card")
    own = code_of(anna)
    assert anna.get("/api/visitor")["old_card"] is None
    before = cards(anna)["code"]
    assert anna.http.delete(f"/api/me/credentials/{before}").status_code == 204
    planted = [code_of(anna), code_of(anna)]
    assert anna.http.delete(f"/api/me/credentials/{cards(anna)['old_code']}").status_code == 404
    eve, table = signed_in(site, code=planted[1]), anna.table()["id"]
    assert anna.get("/api/visitor")["old_card"] > time.time(), "every device of Anna says so"
    with eve.link(table) as link:
        again = signed_in(site, code=own)
        assert again.id == anna.id and link.closed(within=5) == 4401
    assert {each.http.get("/api/me").status_code for each in (anna, eve)} == {401}
    assert {refused(sign_in(site.visitor(), code=each)) for each in planted} == {(403, "person/no_code")}
    assert cards(again) == {"code": before} and again.get("/api/visitor")["old_card"] is None
    assert signed_in(site, code=own).id == anna.id


def test_old_cards_are_purged_after_a_day(site: OpenServer) -> None:
    anna = site.guest()
    code_of(anna), code_of(anna)
    store = site.inside.lobby.store
    for age, kinds in ((OLD_CODE_S - 60, {"code", "old_code"}), (OLD_CODE_S + 60, {"code"})):
        site.wait(store.commit(Batch().purge(time.time() + age, AGES, 500)))
        assert {row.kind for row in store.credentials(anna.id)} == kinds


def test_the_store_has_only_hashes(site: OpenServer) -> None:
    anna = site.guest()
    code = code_of(anna)
    stored = b"".join(file.read_bytes() for file in site.settings.data.glob("throwdown.db*"))
    assert anna.id.encode() in stored
    for secret in (code, code.replace(" ", ""), code.replace(" ", "-"), anna.token):
        assert secret.encode() not in stored


def test_41_wrong_codes_lock_nobody_out(tmp_path: Path) -> None:
    """Nobody guesses 128 random bits; but a child behind the same address may try, and the card is the way in."""
    with open_server(tmp_path, {"login_tries": 3}) as strict:
        anna, eve = strict.guest("Anna"), strict.visitor()
        code = code_of(anna)
        slip = ("l" if code[0] != "l" else "k") + code[1:]
        assert {sign_in(eve, code=slip).status_code for _ in range(20)} == {400}
        assert {sign_in(eve, code=new_code()).status_code for _ in range(20)} == {403}
        assert {eve.post("/api/resume", json={"code": "x" * 43}).status_code for _ in range(20)} == {404}
        assert sign_in(eve, code=code).status_code == 200


def test_a_link_of_the_host_ends_those_before_it(site: OpenServer) -> None:
    anna = site.guest("Anna who lost it")
    first, second = (token_in(admin(site, "reset", anna.id)["reset"]) for _ in range(2))
    assert site.visitor().post("/api/reset", json={"ticket": first}).status_code == 404
    assert site.visitor().post("/api/reset", json={"ticket": second}).status_code == 200


async def test_a_link_that_is_used_ends_those_beside_it(tmp_path: Path) -> None:
    """Also one that was made at the same moment, which no making of the other could end."""
    with closing(SqliteStore.open(tmp_path / "throwdown.db")) as store:
        lobby = Lobby(store, Settings(data=tmp_path, workers=1), time=HandTime())
        anna, _ = await lobby.people.new_guest("Anna", "en")
        made = [new_ticket("reset", lobby.time.wall(), person=anna.id, days=1) for _ in range(2)]
        for _, row in made:
            await store.commit(Batch().ticket(row))
        found = [await lobby.credentials.ticket(token, "reset") for token, _ in made]
        batches = [(await lobby.credentials.reset(row) or (None, [], Batch()))[2] for row in found if row is not None]
        await store.commit(batches[0])
        assert await lobby.credentials.ticket(made[1][0], "reset") is None
        with pytest.raises(StoreRefused):  # both were read before one was used
            await store.commit(batches[1])
        await lobby.close()


def test_a_link_to_another_device_ends_the_session_that_the_browser_had(site: OpenServer) -> None:
    anna, eve = site.guest("Anna"), site.guest("Eve")
    before = eve.token
    assert eve.http.post("/api/resume", json={"code": anna.device_code()}).json()["person"]["id"] == anna.id
    assert eve.token != before
    old = site.visitor()
    old.cookies.set("throwdown", before)
    assert old.get("/api/me").status_code == 401


def test_a_token_of_a_bot_does_not_become_a_session(site: OpenServer) -> None:
    made = site.guest("Anna").http.post("/api/tokens", json={"name": "Robot"}).json()
    bot = site.visitor(origin="", authorization=f"Bearer {made['token']}")
    assert refused(bot.post("/api/me/resume")) == (403, "person/bot")


def test_39_nothing_of_a_planted_guest_signs_in_as_the_person_who_joins_it(site: OpenServer) -> None:
    """Eve is signed in at Anna's browser. She has a second session, a code, a card and a link of the host for it."""
    anna, eve = site.guest("Anna"), site.guest("Eve who plants")
    second, card = signed_in(site, code=code_of(eve)), code_of(eve)
    resume = second.device_code()
    reset = token_in(admin(site, "reset", "Eve who plants")["reset"])
    with second.knock("/ws/lobby") as socket:
        socket.say("hello", protocol=1)
        assert sign_in(eve.http, code=code_of(anna), join=True).json()["person"]["id"] == anna.id
        assert socket.closed() == 1012
    assert second.http.get("/api/me").status_code == 401
    assert refused(sign_in(site.visitor(), code=card)) == (403, "person/no_code")
    assert site.visitor().post("/api/resume", json={"code": resume}).status_code == 404
    assert site.visitor().post("/api/reset", json={"ticket": reset}).status_code == 404
    assert len(anna.get("/api/me/keeping")["devices"]) == 2


def test_39_signing_in_sets_a_new_token_and_ends_the_one_before(site: OpenServer) -> None:
    anna, eve = site.guest("Anna"), site.guest("Eve")
    code, planted = code_of(anna), eve.token
    assert sign_in(eve.http, code=code).json()["person"]["id"] == anna.id
    assert eve.token not in (planted, anna.token)
    assert site.visitor(cookie=f"throwdown={planted}").get("/api/me").status_code == 401


def test_a_bot_keeps_nothing(site: OpenServer) -> None:
    token = site.guest().http.post("/api/tokens", json={"name": "Robot"}).json()["token"]
    bot = site.visitor(origin="", authorization=f"Bearer {token}")
    assert refused(bot.post("/api/me/code")) == (403, "person/bot")
    assert refused(bot.get("/api/me/keeping")) == (403, "person/bot")


# Devices


def test_devices_are_listed_and_signed_out_one_by_one_and_all(site: OpenServer) -> None:
    anna = site.guest("Anna")
    code, table = code_of(anna), anna.table()["id"]
    client = site.visitor(**{"user-agent": PHONE})
    sign_in(client, code=code)
    phone, tablet = Guest(site, client, anna.id), signed_in(site, code=code)
    devices = {each["id"]: each for each in anna.get("/api/me/keeping")["devices"]}
    assert sorted(each["here"] for each in devices.values()) == [False, False, True]
    named = next(each for each in devices.values() if each["label"])
    assert named["label"] == "Firefox, Android"
    assert site.guest("Eve").http.delete(f"/api/me/sessions/{named['id']}").status_code == 404
    with phone.link(table) as on_phone, tablet.link(table) as on_tablet, anna.link(table) as here:
        assert anna.http.delete(f"/api/me/sessions/{named['id']}").status_code == 204
        assert on_phone.closed(within=5) == 4401
        on_tablet.sync()
        here.sync()
        assert tablet.http.delete("/api/me/sessions").status_code == 204
        assert (on_tablet.closed(within=5), here.closed(within=5)) == (4401, 4401)
    assert {each.http.get("/api/me").status_code for each in (anna, phone, tablet)} == {401}
    assert signed_in(site, code=code).id == anna.id, "what signs in stays good"


def test_signing_out_here_leaves_other_devices_alone(site: OpenServer) -> None:
    anna = site.guest("Anna")
    table, other = anna.table()["id"], signed_in(site, code=code_of(anna))
    with other.link(table) as link:
        assert anna.http.delete("/api/me").status_code == 204
        link.sync()


# Joining


def test_two_guests_become_one_person_and_a_running_game_continues(site: OpenServer) -> None:
    anna, guest, ben = site.guest("Anna"), site.guest("Anna at school"), site.guest("Ben")
    own, table = anna.table("strike", [ME, OPEN])["id"], guest.table("strike", [ME, OPEN])["id"]
    robot = guest.http.post("/api/tokens", json={"name": "Robot"}).json()
    with guest.link(table) as first, ben.link(table) as second:
        second.do("sit", seat=1)
        first.do("start")
        first.wait("began")
        joined = sign_in(guest.http, code=code_of(anna), join=True).json()
        assert joined["person"] == anna.get("/api/me")["person"]
        assert first.closed() == 1012
        with guest.link(table) as again, anna.link(table) as at_home:
            assert again.seats() == at_home.seats() == [0]
            again._moves = first._moves  # one person at the table, and each of their moves has its own id
            play([again, second])
    for device in (guest, anna):
        assert {each["table"]["id"] for each in device.get("/api/me")["tables"]} >= {own}
        assert len(device.get("/api/me/keeping")["devices"]) == 2
    assert anna.http.delete(f"/api/tokens/{robot['person']['id']}").status_code == 204, "bots move too"
    with anna.link(own) as link:
        assert link.welcome["host"] is True


def test_joining_with_a_link_for_another_device(site: OpenServer) -> None:
    anna, guest = site.guest("Anna"), site.guest("Anna too")
    table = guest.table("strike", [ME, OPEN])["id"]
    code = anna.device_code()
    answer = guest.http.post("/api/resume", json={"code": code, "join": True}).json()
    assert answer["person"]["id"] == anna.id
    assert [each["table"]["id"] for each in anna.get("/api/me")["tables"]] == [table]
    with anna.link(table) as link:
        assert link.do("start")["code"] == "server/seats_open" or link.welcome["host"]


def test_a_guest_joins_with_all_guests_who_were_joined_before(site: OpenServer) -> None:
    first, second, third = (site.guest(name) for name in ("First", "Second", "Third"))
    tables = {each.table("strike", [ME, OPEN])["id"] for each in (first, second, third)}
    sign_in(first.http, code=code_of(second), join=True)
    sign_in(second.http, code=code_of(third), join=True)
    assert {each["table"]["id"] for each in third.get("/api/me")["tables"]} == tables
    own = third.device_code()
    assert third.http.post("/api/resume", json={"code": own, "join": True}).status_code == 200
    assert sign_in(third.http, code=code_of(third), join=True).json()["person"]["id"] == third.id


def test_two_at_one_table_are_not_joined(site: OpenServer) -> None:
    anna, ben = site.guest("Anna"), site.guest("Ben")
    table = anna.table("strike", [ME, OPEN])["id"]
    with ben.link(table) as link:
        link.do("sit", seat=1)
    assert refused(sign_in(ben.http, code=code_of(anna), join=True)) == (409, "person/same_table")
    code = anna.device_code()
    assert refused(ben.http.post("/api/resume", json={"code": code, "join": True})) == (409, "person/same_table")
    assert ben.get("/api/me")["person"]["id"] == ben.id
    assert site.visitor().post("/api/resume", json={"code": code}).status_code == 200, "the link is still good"


def test_without_join_the_guest_stays_apart(site: OpenServer) -> None:
    anna, guest = site.guest("Anna"), site.guest("Guest")
    guest.table("strike", [ME, OPEN])
    assert sign_in(guest.http, code=code_of(anna)).json()["tables"] == []


# Who may come in


def test_no_new_people_where_sign_up_is_closed(tmp_path: Path) -> None:
    with open_server(tmp_path) as site:
        code = code_of(site.guest("Anna"))
    with open_server(tmp_path, signup="closed") as site:
        new = site.visitor()
        assert refused(new.post("/api/guests", json={"name": "Eve"})) == (403, "person/signup_closed")
        assert new.get("/api/sign-in").json()["signup"] == "closed"
        anna = signed_in(site, code=code)
        assert refused(anna.http.post("/api/me/invitations")) == (403, "person/may_not_invite")


def test_an_invitation_lets_so_many_people_in(tmp_path: Path) -> None:
    with open_server(tmp_path, signup="invite") as site:
        assert refused(site.visitor().post("/api/guests", json={"name": "Eve"})) == (403, "person/signup_invite")
        link = admin(site, "invite", "--uses", "2", "--url", "https://dice.example/games/")["invitation"]
        assert link.startswith("https://dice.example/games/keep#invitation=")
        body = {"name": "Anna", "invitation": token_in(link)}
        visitors = [site.visitor() for _ in range(5)]
        with ThreadPoolExecutor(5) as pool:
            codes = list(pool.map(lambda each: each.post("/api/guests", json=body).status_code, visitors))
        assert sorted(codes) == [200, 200, 403, 403, 403]
        anna = next(each for each, code in zip(visitors, codes, strict=True) if code == 200)
        assert refused(anna.post("/api/me/invitations")) == (403, "person/may_not_invite")
        anna.post("/api/me/code")
        assert anna.get("/api/me/keeping").json()["may_invite"] is True
        own = anna.post("/api/me/invitations").json()["link"]
        ben = {"name": "Ben", "invitation": token_in(own)}
        assert [site.visitor().post("/api/guests", json=ben).status_code for _ in range(2)] == [200, 403]


@pytest.mark.parametrize("one", [True, False])
def test_a_host_takes_an_invitation_back(tmp_path: Path, one: bool) -> None:
    with open_server(tmp_path, signup="invite") as site:
        first, second = (admin(site, "invite", "--uses", "2")["invitation"] for _ in range(2))
        eve, ben = ({"name": name, "invitation": token_in(link)} for name, link in (("Eve", first), ("Ben", second)))
        assert site.visitor().post("/api/guests", json=eve).status_code == 200
        assert admin(site, "invite", *([first] if one else []), "--take-back") == {"ended": 1 if one else 2}
        codes = [site.visitor().post("/api/guests", json=each).status_code for each in (eve, ben)]
        assert codes == [403, 200 if one else 403]
        again = CliRunner().invoke(main, ["admin", "invite", first, "--take-back", "--data", str(site.settings.data)])
        assert again.exit_code == 1 and "used up" in again.output


# Links of the host


def test_a_host_resets_what_signs_a_person_in(site: OpenServer) -> None:
    anna = site.guest("Anna Unique")
    code, table = code_of(anna), anna.table("strike", [ME, OPEN])["id"]
    report = admin(site, "reset", "anna unique")
    assert report["person"] == anna.id and re.search(r"/keep#reset=", report["reset"])
    new = site.visitor()
    with anna.link(table) as link:
        answer = new.post("/api/reset", json={"ticket": token_in(report["reset"])})
        assert answer.json()["person"]["id"] == anna.id
        assert link.closed(within=5) == 4401
    assert anna.http.get("/api/me").status_code == 401
    assert new.get("/api/me").json()["tables"][0]["table"]["id"] == table
    assert refused(sign_in(site.visitor(), code=code)) == (403, "person/no_code")
    again = site.visitor().post("/api/reset", json={"ticket": token_in(report["reset"])})
    assert refused(again) == (404, "person/no_ticket")


def test_a_link_is_good_for_its_own_purpose_and_time(site: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = site.guest("Anna Timely")
    reset = token_in(admin(site, "reset", anna.id, "--days", "2")["reset"])
    invitation = token_in(admin(site, "invite")["invitation"])
    assert site.visitor().post("/api/reset", json={"ticket": invitation}).status_code == 404
    later = time.time() + 3 * 24 * 3600
    monkeypatch.setattr(site.inside.lobby.time, "wall", lambda: later)
    assert site.visitor().post("/api/reset", json={"ticket": reset}).status_code == 404


def test_a_host_finds_people(site: OpenServer) -> None:
    twins = [site.guest("Twin"), site.guest("Twin")]
    found = admin(site, "people", "twin")["people"]
    assert {each["id"] for each in found} == {each.id for each in twins}
    words = ["admin", "reset", "Twin", "--data", str(site.settings.data)]
    ran = CliRunner().invoke(main, words)
    assert ran.exit_code == 1 and all(each.id in ran.output for each in twins)
    assert admin(site, "reset", twins[0].id)["person"] == twins[0].id
    lately = admin(site, "people")["people"]
    assert {each.id for each in twins} <= {each["id"] for each in lately}
    nobody = CliRunner().invoke(main, ["admin", "people", "Nobody At All", "--data", str(site.settings.data)])
    assert nobody.exit_code == 1 and "Nobody At All" in nobody.output


def test_a_host_lists_the_open_tables(tmp_path: Path) -> None:
    with open_server(tmp_path) as site:
        assert admin(site, "tables") == {"tables": []}
        table = site.guest("Anna").table("strike", [ME, OPEN])["id"]
        (shown,) = admin(site, "tables")["tables"]
        assert (shown["id"], shown["status"], shown["game"], shown["players"]) == (
            table,
            "open",
            "strike",
            ["Anna", "-"],
        )
        printed = CliRunner().invoke(main, ["admin", "tables", "--data", str(site.settings.data)]).output
        assert table in printed and "Anna, -" in printed
