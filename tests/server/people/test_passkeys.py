"""Passkeys where no browser is needed: where they work, challenges, and answers that nobody signed.

tests/page/test_keep.py makes and uses real ones.
"""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import pytest

from tests.live.fakes import HandTime
from tests.server.server_fixture import open_server
from throwdown.server.people.challenges import PATIENCE_S, SIZE, Challenges
from throwdown.server.people.passkeys import SIGN_IN, Place


@pytest.mark.parametrize(
    ("url", "name"),
    [
        ("https://dice.example/games", "dice.example"),
        ("https://dice.example:8443", "dice.example"),
        ("http://localhost:8642", "localhost"),
        ("http://dice.example", None),
        ("http://192.168.1.20:8642", None),
        ("https://192.168.1.20", None),
        ("https://[2001:db8::1]", None),
    ],
)
def test_passkeys_need_https_and_a_name(url: str, name: str | None) -> None:
    place = Place.of(url)
    assert (place.name if place is not None else None) == name


def test_a_challenge_is_good_for_one_purpose_and_a_while() -> None:
    clock = HandTime()
    ours, same, others = Challenges(b"seed", clock), Challenges(b"seed", clock), Challenges(b"other seed", clock)
    challenge = ours.new("sign in")
    assert len(challenge) == SIZE and same.is_good(challenge, "sign in"), "any server over the store can check it"
    assert not ours.is_good(challenge, "add") and not others.is_good(challenge, "sign in")
    for at in range(SIZE):
        assert not ours.is_good(challenge[:at] + bytes([challenge[at] ^ 1]) + challenge[at + 1 :], "sign in")
    assert not ours.is_good(challenge[1:], "sign in") and not ours.is_good(b"", "sign in")
    wall = clock.wall()
    clock.wall = lambda: wall + PATIENCE_S + 1  # type: ignore[method-assign]
    assert not ours.is_good(challenge, "sign in")


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def test_answers_that_nobody_signed_are_refused(tmp_path: Path) -> None:
    with open_server(tmp_path, {"login_tries": 1000}) as site:
        anna, eve = site.guest("Anna"), site.visitor()
        lobby = site.inside.lobby
        challenge = lobby.challenges.new(SIGN_IN)
        client = {"type": "webauthn.get", "challenge": encoded(challenge), "origin": site.url}
        response = {"clientDataJSON": encoded(json.dumps(client).encode()), "authenticatorData": encoded(b"\0" * 37)}
        good: dict[str, Any] = {"id": "AQ", "rawId": "AQ", "type": "public-key", "response": response}
        for answer in ({}, {"id": 7}, {"id": "AQ"}, good):
            refused = eve.post("/api/passkeys", json={"answer": answer})
            assert (refused.status_code, refused.json()["code"][:7]) == (403, "person/")
            refused = anna.http.post("/api/me/passkeys", json={"answer": answer})
            assert (refused.status_code, refused.json()["code"]) == (403, "person/passkey")
        options = anna.http.post("/api/me/passkeys/question").json()["options"]
        assert options["rp"]["id"] == "localhost" and options["authenticatorSelection"]["residentKey"] == "required"
        assert anna.get("/api/me/keeping")["credentials"] == []
