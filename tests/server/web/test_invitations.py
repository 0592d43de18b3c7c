"""Coming to a table by a short code or a link: what is shown before signing in."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.server.server_fixture import ME, OPEN, OpenServer, listening_server, open_server, until
from throwdown.client import Client
from throwdown.live.invitation import code_of
from throwdown.server.lobby import lobby
from throwdown.server.lobby.quotas import Quotas


def test_an_invitation_shows_host_game_and_seats_without_signing_in(site: OpenServer) -> None:
    anna = site.guest("Anna", "de")
    table = anna.table("hp_strike", [ME, OPEN, OPEN], visibility="link", edition="hp-DE")
    code = table["code"]
    response = site.visitor().get(f"/api/invitations/{code[:3].lower()}-{code[3:]}").json()
    assert response == {
        **{"table": table["id"], "name": "Anna", "host": "Anna", "game": "hp_strike", "edition": "hp-DE"},
        **{"status": "open", "seats": 3, "free": 2, "password": False, "spectators": True, "code": code},
    }
    assert site.visitor().get(f"/api/invitations/{table['id']}").json() == response, "the long link says the same"


def test_a_code_leads_to_a_full_table_and_shows_that_no_seat_is_free(site: OpenServer) -> None:
    anna, ben, cid = site.guest("Anna"), site.guest("Ben"), site.guest("Cid")
    table = anna.table(seats=[ME, OPEN])
    with ben.link(table["id"]) as at_table:
        at_table.do("sit", seat=1)
        for way in (table["code"], table["id"]):
            full = cid.get(f"/api/invitations/{way}")
            assert (full["table"], full["free"], full["code"]) == (table["id"], 0, table["code"])
        at_table.do("rise", seat=1)
        assert cid.get(f"/api/invitations/{table['code']}")["free"] == 1


def test_a_code_opens_no_table_with_a_password(site: OpenServer) -> None:
    anna, ben = site.guest("Anna"), site.guest("Ben")
    table = anna.table(seats=[ME, OPEN], visibility="password", password="sesame")  # noqa: S106
    response = ben.get(f"/api/invitations/{table['code']}")
    assert response["password"]
    assert anna.get(f"/api/invitations/{table['code']}")["password"] is False, "its host is in"
    assert ben.http.get(f"/api/tables/{response['table']}").status_code == 403
    ben.http.post(f"/api/tables/{table['id']}/password", json={"password": "sesame"})
    assert ben.get(f"/api/invitations/{table['code']}")["password"] is False


def test_a_table_with_a_password_is_opened_with_one_and_no_other_table_is(site: OpenServer) -> None:
    opening = {"game": "strike", "seats": [ME, OPEN]}
    for wrong in ({"visibility": "password"}, {"visibility": "link", "password": "sesame"}):
        refused = site.guest().http.post("/api/tables", json=opening | wrong)
        assert (refused.status_code, refused.json()["code"]) == (400, "server/new_password"), wrong


def test_a_password_has_at_least_six_characters(site: OpenServer) -> None:
    """Many addresses together may guess often: four letters would fall to them."""
    opening = {"game": "strike", "seats": [ME, OPEN], "visibility": "password"}
    refused = site.guest().http.post("/api/tables", json=opening | {"password": "sesam"})
    assert (refused.status_code, refused.json()["code"]) == (400, "server/short_password")
    assert site.guest().http.post("/api/tables", json=opening | {"password": "sesame"}).status_code == 200


def test_ten_wrong_codes_a_minute_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "Quotas", partial(Quotas, clock=lambda: 100.0))  # no time passes
    with open_server(tmp_path) as site:
        anna = site.guest("Anna", "de")
        table = anna.table(seats=[ME, OPEN])
        guesser = site.visitor()
        wrong = [guesser.get("/api/invitations/BCDFGH").status_code for _ in range(10)]
        refused = guesser.get(f"/api/invitations/{table['code']}")
        assert (wrong, refused.status_code) == ([404] * 10, 429), "the right one is refused, too"
        assert int(refused.headers["retry-after"]) == 6
        assert (refused.json()["code"], " 6 s" in refused.json()["message"]) == ("server/codes_often", True)
        assert " 6 s" in anna.http.get(f"/api/invitations/{table['code']}").json()["message"]
        assert guesser.get(f"/api/invitations/{table['id']}").status_code == 200, "the link always works"


def test_a_code_survives_a_restart(tmp_path: Path) -> None:
    with open_server(tmp_path) as site:
        table = site.guest("Anna").table(seats=[ME, OPEN])
    with open_server(tmp_path) as site:
        visitor = site.visitor()
        until(lambda: visitor.get(f"/api/invitations/{table['code']}").status_code == 200)
        assert table["code"] == code_of(table["id"])


@pytest.mark.parametrize("to", ["table", "hand"])
def test_the_qr_code_leads_to_the_table_or_to_a_hand_at_it(site: OpenServer, to: str) -> None:
    anna = site.guest("Anna")
    table = anna.table(seats=[ME, OPEN])
    picture = anna.http.get(f"/api/tables/{table['id']}/qr?to={to}")
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/svg+xml")


@pytest.mark.service
async def test_a_program_finds_a_table_by_its_code(tmp_path: Path) -> None:
    with listening_server(tmp_path) as site:
        anna = await Client.guest(site.url, "Anna")
        table = await anna.make_table("strike", [ME, OPEN], thrower="luck")
        ben = await Client.guest(site.url, "Ben")
        found = await ben.invitation(f" {table['code'].lower()} ")
    assert found["table"] == table["id"]


# Screens


def test_a_screen_is_shown_what_spectators_see_and_takes_no_seat(site: OpenServer) -> None:
    anna, ben = site.guest("Anna"), site.guest("Ben")
    table = anna.table(seats=[ME, OPEN])
    with anna.link(table["id"]) as phone, ben.link(table["id"]) as other, anna.link(table["id"], watch=True) as screen:
        assert screen.welcome["seats"] == [] and screen.welcome["you"] == "" and not screen.welcome["host"]
        assert screen.welcome["table"]["code"] == table["code"]
        other.do("sit", seat=1)
        phone.do("start")
        assert phone.wait("began")["game"]["view"]["seat"] == 0
        assert screen.wait("began")["game"]["view"].get("seat") is None
        refused = screen.act(0, {"is": "throw"}, move="screen")
        assert refused["code"] == "server/not_your_seat"


def test_a_screen_of_a_player_is_allowed_where_spectators_are_off(site: OpenServer) -> None:
    anna, ben = site.guest("Anna"), site.guest("Ben")
    table = anna.table(seats=[OPEN, ME], spectators=False)
    with anna.link(table["id"]) as host, ben.link(table["id"]) as at_table, ben.link(table["id"], watch=True) as screen:
        at_table.do("sit", seat=0)
        host.do("start")
        assert screen.wait("began")["game"]["view"].get("seat") is None


SCREEN = "b3xL0VJm9Qw5Zt1KcRfYpA"


def test_a_phone_chooses_what_a_screen_shows(site: OpenServer) -> None:
    anna, television = site.guest("Anna"), site.visitor()
    picture = television.get(f"/api/screens/{SCREEN}/qr")
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/svg+xml")
    assert television.get(f"/api/screens/{SCREEN}").json() == {"table": None}
    table = anna.table(seats=[ME, OPEN], visibility="link")["id"]
    assert television.post(f"/api/screens/{SCREEN}/tables/{table}").status_code == 401
    assert anna.http.post(f"/api/screens/{SCREEN}/tables/nobody").status_code == 404
    assert anna.http.post(f"/api/screens/{SCREEN}/tables/{table}").json() == {"table": table}
    assert television.get(f"/api/screens/{SCREEN}").json() == {"table": table}
    assert television.get("/api/screens/short").status_code == 404


def test_an_address_chooses_for_screens_only_so_often(tmp_path: Path) -> None:
    with open_server(tmp_path, {"screen_choices": 1}) as site:
        anna = site.guest("Anna")
        address = f"/api/screens/{SCREEN}/tables/{anna.table(seats=[ME, OPEN])['id']}"
        assert [anna.http.post(address).status_code for _ in range(2)] == [200, 429]


# Previews


PAGE = """<!doctype html>
<html lang="en"><head><base href="/" /><meta
  name="description"
  content="Throw dice."
/><title>Throwdown</title></head></html>"""


def test_the_link_to_a_table_names_host_and_game_in_the_hosts_language(
    site: OpenServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    monkeypatch.setattr("throwdown.server.web.page.INDEX", tmp_path / "index.html")
    anna = site.guest('Anna <b>"', "de")
    table = anna.table("strike", [ME, OPEN], edition="strike-FR")
    page = site.visitor().get(f"/t/{table['id']}")
    assert page.status_code == 200
    assert '<html lang="de">' in page.text
    assert 'property="og:title" content="Anna &lt;b&gt;&quot; lädt dich ein: Strike, französische Ausgabe"' in page.text
    assert f'property="og:url" content="{site.url}/t/{table["id"]}"' in page.text
    assert f'property="og:image" content="{site.url}/img/og-strike.jpg"' in page.text
    assert "<b>" not in page.text
    assert "og:title" not in site.visitor().get("/t/nobody").text


# Play now


def test_a_table_of_play_now_shows_when_bots_come(tmp_path: Path) -> None:
    with open_server(tmp_path, {"play_now_s": 600.0}) as site:
        anna = site.guest("Anna")
        table = anna.http.post("/api/play", json={"game": "strike"}).json()["table"]
        with anna.link(table["id"]) as at_table:
            assert 300 < at_table.welcome["bots_in"] <= 600
        other = anna.table(seats=[ME, OPEN])
        with anna.link(other["id"]) as at_table:
            assert at_table.welcome["bots_in"] is None
