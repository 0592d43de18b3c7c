"""Attacks on what signs people in; numbers are those of the list of attacks."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import pytest

from tests.cases import for_each
from tests.server.lobby.test_keeping import admin, code_of, refused, sign_in, signed_in, token_in
from tests.server.server_fixture import ME, OPEN, OpenServer, open_server


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    with open_server(tmp_path_factory.mktemp("data"), {"login_tries": 1000}) as open_door:
        yield open_door


def test_38_what_signs_in_is_no_token_and_in_no_log(site: OpenServer, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    anna = site.guest("Anna of the log")
    code, reset = code_of(anna), token_in(admin(site, "reset", anna.id)["reset"])
    secrets = (code, code.replace(" ", "-"), reset)
    for secret in secrets:
        plain = secret.replace(" ", "-")
        for headers in ({"cookie": f"throwdown={plain}"}, {"authorization": f"Bearer {plain}"}):
            assert site.visitor(**headers).get("/api/me").status_code == 401
        assert site.visitor().get("/api/me", params={"code": secret, "ticket": secret}).status_code == 401
    sign_in(site.visitor(), code=code)
    site.visitor().post("/api/reset", json={"ticket": reset})
    lines = [record.getMessage() for record in caplog.records if record.name.startswith("throwdown")]
    assert not any(secret in line for secret in secrets for line in lines)


@for_each(
    "body",
    [
        {}, {"code": ""}, {"code": None}, {"code": ["a"]}, {"code": "x" * 5000}, {"code": "' OR 1=1 --"},
        {"name": "anna"},
    ],
)  # fmt: skip
def test_38_a_malformed_sign_in_is_refused(site: OpenServer, body: dict[str, Any]) -> None:
    answer = sign_in(site.visitor(), **body)
    assert answer.status_code in (400, 403) and "set-cookie" not in answer.headers


@for_each(
    "change", [lambda token: token[:-1], lambda token: token + "A", str.swapcase, lambda _: "", lambda _: "x" * 5000]
)
def test_38_a_link_of_the_host_is_good_only_whole(site: OpenServer, change: Any) -> None:
    token = token_in(admin(site, "reset", site.guest("Anna").id)["reset"])
    answer = site.visitor().post("/api/reset", json={"ticket": change(token)})
    assert answer.status_code in (400, 404) and "set-cookie" not in answer.headers
    assert site.visitor().post("/api/reset", json={"ticket": token}).status_code == 200


def test_42_what_belongs_to_others_is_not_found(site: OpenServer) -> None:
    anna, eve = site.guest("Anna"), site.guest("Eve")
    code_of(anna)
    own = anna.get("/api/me/keeping")
    (credential,), (device,) = own["credentials"], own["devices"]
    for path in (f"credentials/{credential['id']}", f"sessions/{device['id']}", "sessions/x"):
        assert eve.http.delete(f"/api/me/{path}").status_code == 404
        assert site.visitor().delete(f"/api/me/{path}").status_code in (401, 404)
    assert anna.get("/api/me/keeping") == own


def test_43_a_joined_person_cannot_take_a_second_seat(site: OpenServer) -> None:
    anna, guest = site.guest("Anna"), site.guest("Anna too")
    table = guest.table("strike", [ME, OPEN, OPEN])["id"]
    sign_in(guest.http, code=code_of(anna), join=True)
    with anna.link(table) as link:
        assert link.do("sit", seat=1)["code"] == "server/sits_already"


def test_44_a_kicked_guest_stays_away_as_a_part_of_another_person(site: OpenServer) -> None:
    host, eve, other = site.guest("Anna"), site.guest("Eve"), site.guest("Eve too")
    table = host.table(seats=[ME, OPEN])["id"]
    with host.link(table) as first, eve.link(table) as second:
        second.do("sit", seat=1)
        first.do("kick", person=eve.id)
    sign_in(eve.http, code=code_of(other), join=True)
    for device in (eve, other):
        with device.knock(f"/ws/tables/{table}") as link:
            link.say("hello", protocol=1)
            assert link.closed() == 4403
        assert device.http.get(f"/api/tables/{table}").status_code == 404


def test_46_only_the_host_gives_links_away(site: OpenServer) -> None:
    anna = signed_in(site, code=code_of(site.guest("Anna")))
    assert refused(anna.http.post("/api/me/invitations")) == (403, "person/may_not_invite")
    for path in ("/api/admin", "/api/reset/new", "/api/invitations"):
        assert anna.http.post(path).status_code in (404, 405)
