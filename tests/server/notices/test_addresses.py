"""Where notices may be sent, quiet hours, and what a person may ask for."""

from __future__ import annotations

import asyncio
import socket
from datetime import UTC, datetime
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest

from tests.cases import for_each
from tests.server.notices.endpoint import Browser
from tests.server.server_fixture import OpenServer, open_server
from throwdown.server.notices.addresses import AllowedHosts, Resolver, TargetRefused, place_of
from throwdown.server.notices.encryption import checked_keys
from throwdown.server.notices.hours import quiet_ends
from throwdown.server.operations.settings import Settings

INNER = (
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.1", "224.0.0.1",
    "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "ff02::1", "::ffff:10.0.0.1", "::ffff:127.0.0.1",
    "64:ff9b::a00:1", "2002:a00:1::", "::10.0.0.1", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "198.18.0.1", "192.0.2.1",
    "192.0.0.8", "fec0::1", "3fff::1",
)  # fmt: skip


@for_each("address", INNER)
def test_an_inner_address_is_refused_in_every_form(address: str) -> None:
    assert not Resolver().is_allowed(ip_address(address))
    assert not Resolver(["10.99.0.0/16"]).is_allowed(ip_address(address))


def test_open_addresses_and_named_networks_are_allowed() -> None:
    assert all(Resolver().is_allowed(ip_address(each)) for each in ("9.9.9.9", "2620:fe::fe", "64:ff9b::909:909"))
    assert Resolver(["10.1.0.0/16"]).is_allowed(ip_address("10.1.2.3"))


@for_each(
    "url",
    [
        "ftp://ntfy.example/x", "//ntfy.example/x", "https://", "https://user@ntfy.example/x", "https://ntfy.example:x/",
        "https://ntfy.example/#x", "https://ntfy.example/a b", "https://ntfy.example\\@evil.example/", "https://ntf\u0443.example/",
        "https://ntfy.example/" + "x" * 1000, "javascript:alert(1)", "https://ntfy.example/\r\nhost: evil.example",
        "https://[::1", "https://ntfy.example:99999/",
    ],
)  # fmt: skip
def test_what_is_not_a_plain_address_is_refused(url: str) -> None:
    with pytest.raises(TargetRefused):
        place_of(url)


def test_a_host_is_allowed_by_its_whole_name_scheme_and_port() -> None:
    hosts = AllowedHosts(["ntfy.example", "*.push.example", "http://inner.example:8080"])
    for url in (
        "https://ntfy.example/x", "https://NTFY.example:443/x", "https://web.push.example/y",
        "http://inner.example:8080/",
    ):  # fmt: skip
        hosts.check(url)
    for url in (
        "http://ntfy.example/x", "https://ntfy.example:8443/x", "https://evil-ntfy.example/x", "https://ntfy.example.evil/x",
        "https://push.example/x", "https://evilpush.example/x", "https://inner.example:8080/", "http://inner.example/",
        "https://127.0.0.1/", "https://ntfy.example@evil.example/",
    ):  # fmt: skip
        with pytest.raises(TargetRefused):
            hosts.check(url)
    with pytest.raises(ValueError, match="push_hosts"):
        Settings(push_hosts=("http://push.example",))
    with pytest.raises(ValueError, match="webhook_hosts"):
        Settings(webhook_hosts=("https://ntfy.example/path",))


async def test_a_name_with_one_inner_address_is_refused_and_a_checked_one_is_used_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers = [["9.9.9.9", "10.0.0.1"], ["9.9.9.9"], ["10.0.0.1"]]

    async def found(host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, port)) for each in answers.pop(0)]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", found, raising=False)
    resolver, place = Resolver(), place_of("https://ntfy.example/x")
    with pytest.raises(TargetRefused):
        await resolver.address(place)
    assert await resolver.address(place) == await resolver.address(place) == "9.9.9.9"
    assert len(answers) == 1, "a name that changes its address after the check leads nowhere else"


def test_keys_of_a_browser_are_checked() -> None:
    browser = Browser()
    assert checked_keys(browser.public, browser.secret) == f"{browser.public} {browser.secret}"
    for public, secret in (("", ""), (browser.public, "c2hvcnQ"), ("A" * 87, browser.secret), ("\u00e9", "x")):
        with pytest.raises(ValueError, match=r".*"):
            checked_keys(public, secret)


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


@for_each(
    ("now", "ends"),
    [
        ("2026-01-10 20:30", None),  # 21:30 in Berlin
        ("2026-01-10 21:00", "2026-01-11 06:00"),
        ("2026-01-11 05:59", "2026-01-11 06:00"),
        ("2026-01-11 06:00", None),
        ("2026-03-28 22:00", "2026-03-29 05:00"),  # that night the clocks change
    ],
)
def test_quiet_hours_go_over_midnight_in_the_zone_of_the_person(now: str, ends: str | None) -> None:
    found = quiet_ends(at(now), "Europe/Berlin", 22 * 60, 7 * 60)
    assert found == (None if ends is None else at(ends))
    assert quiet_ends(at(now), "Europe/Berlin", None, None) is None


def test_a_zone_that_this_machine_does_not_know_any_more_counts_as_utc() -> None:
    assert quiet_ends(at("2026-11-18 23:00"), "Nowhere/Land", 22 * 60, 7 * 60) == at("2026-11-19 07:00")


# Over HTTP


@pytest.fixture(name="site", scope="module")
def _site(tmp_path_factory: pytest.TempPathFactory) -> Any:
    hosts: dict[str, Any] = {"push_hosts": ("push.example",), "webhook_hosts": ("ntfy.example", "localhost")}
    with open_server(Path(tmp_path_factory.mktemp("notices")), **hosts) as site:
        yield site


def test_a_person_switches_a_device_on_and_signing_out_switches_it_off(site: OpenServer) -> None:
    anna, browser = site.guest(), Browser()
    here = "/api/me/notices"
    found = anna.get(here)
    assert found["key"] and found["targets"] == [] and found["hosts"] == ["ntfy.example", "localhost"]
    device = {"endpoint": "https://push.example/1", "public": browser.public, "secret": browser.secret}
    for _ in range(2):
        shown = anna.http.post(f"{here}/devices", json=device).json()
    (target,) = shown["targets"]
    assert target["here"] and "https://" not in str(shown["targets"]), "the address is a secret"
    assert "https://push.example/1" in anna.http.get("/api/me/data").text
    eve = site.guest("Eve")
    assert eve.http.delete(f"{here}/targets/{target['id']}").status_code == 404
    assert eve.http.post(f"{here}/targets/{target['id']}/test").status_code == 404
    code = anna.http.post("/api/me/code", json={}).json()["code"]
    anna.http.delete("/api/me")
    again = site.visitor()
    again.post("/api/sign-in", json={"code": code, "join": False})
    assert again.get(here).json()["targets"] == []


def test_what_may_not_be_is_refused_with_a_code(site: OpenServer) -> None:
    anna, here, browser = site.guest(), "/api/me/notices", Browser()
    device = {"endpoint": "https://push.example/1", "public": browser.public, "secret": browser.secret}
    refusals: list[tuple[str, Any, str]] = [
        ("devices", device | {"endpoint": "https://ntfy.example/1"}, "notice/host"),
        ("devices", device | {"endpoint": "http://push.example/1"}, "notice/host"),
        ("devices", device | {"public": "AAAA"}, "notice/keys"),
        ("webhooks", {"url": "https://evil.example/x"}, "notice/host"),
        ("webhooks", {"url": "https://localhost/x"}, "notice/address"),
        ("webhooks", {"url": "https://ntfy.example@localhost/x"}, "notice/address"),
    ]
    for path, body, code in refusals:
        answer = anna.http.post(f"{here}/{path}", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, code), (path, body)
    assert anna.get(here)["targets"] == []
    answer = anna.http.put(f"{here}/hours", json={"zone": "Europe/Berlin", "quiet": {"start": 1320, "end": 420}})
    assert (answer.json()["zone"], answer.json()["quiet"]) == ("Europe/Berlin", {"start": 1320, "end": 420})
    codes = [anna.http.post(f"{here}/webhooks", json={"url": "https://localhost/x"}).json()["code"] for _ in range(10)]
    assert codes[-1] == "notice/too_often", "each try makes the server look up a name"
