"""Signing in with an account elsewhere, against a provider that is really there."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx2
import pytest
from click.testing import CliRunner

from tests.server.people.provider import CLIENT, SECRET, Provider, provider
from tests.server.server_fixture import ME, OPEN, OpenServer, open_server
from throwdown.cli import main


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[Provider]:
    with provider() as running:
        yield running


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, elsewhere: Provider) -> Iterator[OpenServer]:
    with open_server(tmp_path_factory.mktemp("data"), {"login_tries": 1000}, **settings(elsewhere)) as open_door:
        yield open_door


def settings(elsewhere: Provider, signup: str = "open") -> dict[str, Any]:
    account = {"oidc_issuer": elsewhere.url, "oidc_client": CLIENT, "oidc_secret": SECRET, "oidc_name": "Club"}
    return account | {"signup": signup}


def begun(client: httpx2.Client, **wanted: Any) -> str:
    """Where the browser is sent to sign in."""
    answer = client.post("/api/oidc/start", json=wanted)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["url"])


def came_back(url: str) -> dict[str, str]:
    """The browser at the provider, and what it brings back to the page."""
    back = urlsplit(httpx2.get(url, follow_redirects=False).headers["location"])
    assert back.path == "/keep"
    return {name: values[0] for name, values in parse_qs(back.query).items()}


def signed_in(client: httpx2.Client, **wanted: Any) -> httpx2.Response:
    return client.post("/api/oidc", json=came_back(begun(client, **wanted)))


def refused(answer: httpx2.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_the_same_account_is_the_same_person(site: OpenServer, elsewhere: Provider) -> None:
    elsewhere.subject = "anna-1"
    first, second = site.visitor(), site.visitor()
    anna = signed_in(first).json()["person"]
    assert anna["name"] == "Anna Elsewhere"
    assert signed_in(second).json()["person"]["id"] == anna["id"]
    assert second.get("/api/me").json()["person"]["id"] == anna["id"]
    (credential,) = first.get("/api/me/keeping").json()["credentials"]
    assert (credential["kind"], credential["label"]) == ("oidc", "Anna Elsewhere")
    assert first.get("/api/sign-in").json()["oidc"] == "Club"


def test_an_account_keeps_the_games_of_a_guest(site: OpenServer, elsewhere: Provider) -> None:
    elsewhere.subject = "ben-2"
    guest = site.guest("Ben")
    table = guest.table("strike", [ME, OPEN])["id"]
    assert signed_in(guest.http, join=True).json()["person"]["id"] == guest.id
    phone = site.visitor()
    assert [each["table"]["id"] for each in signed_in(phone).json()["tables"]] == [table]
    tablet = site.guest("Ben on a tablet")
    other = tablet.table("strike", [ME, OPEN])["id"]
    joined = signed_in(tablet.http, join=True).json()
    assert joined["person"]["id"] == guest.id
    assert {each["table"]["id"] for each in joined["tables"]} == {table, other}


def test_a_reset_by_the_host_ends_a_linked_account_and_bots(site: OpenServer, elsewhere: Provider) -> None:
    elsewhere.subject = "thief-4"
    guest = site.guest("Ann Robbed")
    assert signed_in(guest.http, join=True).json()["person"]["id"] == guest.id
    made = guest.http.post("/api/tokens", json={"name": "Spy"}).json()
    spy = {"authorization": f"Bearer {made['token']}"}
    assert site.visitor().get("/api/me", headers=spy).status_code == 200
    report = CliRunner().invoke(main, ["admin", "reset", guest.id, "--data", str(site.settings.data), "--json"])
    ticket = json.loads(report.stdout)["reset"].partition("=")[2]
    owner = site.visitor()
    assert owner.post("/api/reset", json={"ticket": ticket}).json()["person"]["id"] == guest.id
    assert signed_in(site.visitor()).json()["person"]["id"] != guest.id
    assert site.visitor().get("/api/me", headers=spy).status_code == 401
    assert [each["person"]["name"] for each in owner.get("/api/me/bots").json()["bots"]] == ["Spy"]


def test_a_name_that_cannot_be_shown_is_left_out(site: OpenServer, elsewhere: Provider) -> None:
    elsewhere.subject, elsewhere.name = "odd-3", "\u202eadmin"
    try:
        assert signed_in(site.visitor()).json()["person"]["name"] == "Guest"
    finally:
        elsewhere.name = "Anna Elsewhere"


def test_nothing_holds_in_another_browser_or_twice(site: OpenServer) -> None:
    victim, eve = site.visitor(), site.visitor()
    back = came_back(begun(eve))
    assert refused(victim.post("/api/oidc", json=back)) == (403, "person/oidc"), "it was not begun there"
    begun(victim)
    assert refused(victim.post("/api/oidc", json=back)) == (403, "person/oidc"), "another one was begun there"
    assert refused(eve.post("/api/oidc", json=back | {"state": "x"})) == (403, "person/oidc")
    assert eve.post("/api/oidc", json=back).status_code == 200
    assert refused(eve.post("/api/oidc", json=back)) == (403, "person/oidc"), "the code is used up"


@pytest.mark.parametrize(
    "forged",
    [
        {"iss": "https://evil.example"},
        {"aud": "another client"},
        {"aud": [CLIENT, "another"]},
        {"nonce": "of another sign-in"},
        {"exp": int(time.time()) - 3600},
        {"sub": None},
        {"nonce": None},
    ],
)
def test_38_tokens_for_others_are_refused(site: OpenServer, elsewhere: Provider, forged: dict[str, Any]) -> None:
    changed = {name: value for name, value in forged.items() if value is not None}
    elsewhere.tokens = lambda claims: elsewhere.signed(
        {name: value for name, value in (claims | changed).items() if forged.get(name, "") is not None}
    )
    try:
        assert refused(signed_in(site.visitor())) == (403, "person/oidc")
    finally:
        elsewhere.tokens = elsewhere.signed


@pytest.mark.parametrize("how", ["unsigned", "signed_with_public_key"])
def test_38_tokens_that_the_provider_did_not_sign_are_refused(site: OpenServer, elsewhere: Provider, how: str) -> None:
    elsewhere.tokens = getattr(elsewhere, how)
    try:
        assert refused(signed_in(site.visitor())) == (403, "person/oidc")
    finally:
        elsewhere.tokens = elsewhere.signed


def test_accounts_create_people_where_sign_up_says_so(tmp_path: Path, elsewhere: Provider) -> None:
    elsewhere.subject = "new-4"
    with open_server(tmp_path, **settings(elsewhere, "closed")) as closed:
        assert refused(signed_in(closed.visitor())) == (403, "person/oidc_new")
    with open_server(tmp_path, **settings(elsewhere, "oidc")) as open_to_accounts:
        assert open_to_accounts.visitor().post("/api/guests", json={"name": "Eve"}).status_code == 403
        assert signed_in(open_to_accounts.visitor()).status_code == 200
    with open_server(tmp_path, **settings(elsewhere, "closed")) as closed:
        assert signed_in(closed.visitor()).status_code == 200, "people who are known sign in"


def test_a_provider_that_is_away_is_named(tmp_path: Path) -> None:
    with open_server(tmp_path, oidc_issuer="http://localhost:1", oidc_client=CLIENT) as site:
        assert refused(site.visitor().post("/api/oidc/start", json={})) == (503, "person/oidc_away")


def test_without_a_provider_there_is_nothing(tmp_path: Path) -> None:
    with open_server(tmp_path) as site:
        assert site.visitor().post("/api/oidc/start", json={}).status_code == 404
        assert site.visitor().post("/api/oidc", json={"state": "", "code": ""}).status_code == 404
