"""Passkeys where no browser is needed: where they work, challenges, and answers that nobody signed.

tests/page/test_keep.py makes and uses real ones.
"""

from __future__ import annotations

import base64
import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import encode_cbor

from tests.live.fakes import HandTime
from tests.server.server_fixture import open_server
from throwdown.api.person import Person
from throwdown.server.people.challenges import PATIENCE_S, SIZE, Challenges
from throwdown.server.people.passkeys import SIGN_IN, NewPasskey, PasskeyRefused, Passkeys, Place
from throwdown.server.storage.store import CredentialRow


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


class Key:
    """A passkey of Anna as a device holds it: it signs whatever the test lets it say."""

    PLACE = Place("dice.example", "https://dice.example")
    ANNA = Person("anna", "Anna", "guest", "en", also=("anna-as-a-guest",))

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        numbers = self._private.public_key().public_numbers()
        public = encode_cbor({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
        self.row = CredentialRow("1", "anna", "passkey", "AQ", encoded(public), "Phone", 0, 1.0, 1.0)
        self.challenges = Challenges(b"seed", HandTime())

    def answer(self, *, handle: bytes | None = None, flags: int = 0b101, **said: Any) -> dict[str, Any]:
        """A whole answer to a fresh challenge; ``said`` is added to what the browser says."""
        challenge = encoded(self.challenges.new(SIGN_IN))
        client = {"type": "webauthn.get", "challenge": challenge, "origin": self.PLACE.origin} | said
        seen = json.dumps(client).encode()
        data = sha256(self.PLACE.name.encode()).digest() + bytes([flags]) + (1).to_bytes(4)
        signature = self._private.sign(data + sha256(seen).digest(), ec.ECDSA(hashes.SHA256()))
        response = {"clientDataJSON": seen, "authenticatorData": data, "signature": signature, "userHandle": handle}
        shown = {name: encoded(raw) for name, raw in response.items() if raw is not None}
        return {"id": "AQ", "rawId": "AQ", "type": "public-key", "response": shown}

    async def added(self, **said: Any) -> NewPasskey:
        """What is stored of it when Anna adds it; ``said`` is added to what the browser says."""
        challenge = encoded(self.challenges.new("passkey/add/anna"))
        client = {"type": "webauthn.create", "challenge": challenge, "origin": self.PLACE.origin} | said
        data = sha256(self.PLACE.name.encode()).digest() + bytes([0b1000101]) + bytes(4 + 16) + (1).to_bytes(2) + b"\1"
        data += base64.urlsafe_b64decode(self.row.secret + "==")
        made = {"fmt": "none", "attStmt": {}, "authData": data}
        response = {"clientDataJSON": json.dumps(client).encode(), "attestationObject": encode_cbor(made)}
        shown = {name: encoded(raw) for name, raw in response.items()}
        answer = {"id": "AQ", "rawId": "AQ", "type": "public-key", "response": shown}
        return await Passkeys(self.challenges).register(self.ANNA, self.PLACE, answer)

    async def signs_in(self, answer: dict[str, Any]) -> bool:
        try:
            await Passkeys(self.challenges).verify(self.ANNA, self.row, self.PLACE, answer)
        except PasskeyRefused:
            return False
        return True


@pytest.mark.parametrize("handle", [None, b"anna", b"anna-as-a-guest"])
async def test_an_answer_signs_in_that_names_its_owner_or_nobody(handle: bytes | None) -> None:
    key = Key()
    assert await key.signs_in(key.answer(handle=handle))
    assert await key.signs_in(key.answer(handle=handle, crossOrigin=False))


@pytest.mark.parametrize(
    "said",
    [{"handle": b"eve"}, {"handle": b"\xff"}, {"crossOrigin": True}, {"flags": 0b001}],
    ids=["another person", "no text", "a foreign frame", "no finger and no PIN"],
)
async def test_a_signed_answer_is_refused_that_is_not_of_its_owner_at_our_page(said: dict[str, Any]) -> None:
    key = Key()
    assert not await key.signs_in(key.answer(**said))


@pytest.mark.parametrize(("said", "taken"), [({}, True), ({"crossOrigin": True}, False)])
async def test_no_passkey_is_added_in_a_foreign_frame(said: dict[str, Any], *, taken: bool) -> None:
    key = Key()
    if taken:
        assert (await key.added(**said)).public == key.row.secret
    else:
        with pytest.raises(PasskeyRefused):
            await key.added(**said)
