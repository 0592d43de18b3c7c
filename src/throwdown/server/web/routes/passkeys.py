"""Passkeys: adding one, and signing in with one tap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.api import http as wire
from throwdown.api import identity
from throwdown.api.route import LANGUAGE, Route
from throwdown.live.protocol.plain_text import name_of
from throwdown.server.lobby.credentials import CredentialRefused
from throwdown.server.people.passkeys import PasskeyRefused, Place, key_in
from throwdown.server.storage.store import Batch, StoreConflict
from throwdown.server.web.signing_in import enter, keeper, tell_devices

if TYPE_CHECKING:
    from throwdown.server.web.call import Call


def _place(call: Call) -> Place:
    place = call.place
    if place is None:
        message = "passkeys need https and an address with a name: use a recovery card here"
        raise PasskeyRefused(message, code="person/passkey_place")
    return place


async def registration(call: Call) -> identity.PasskeyQuestion:
    """What a browser needs to make a passkey for you."""
    person, place = keeper(call), _place(call)
    known = [row.key for row in await call.lobby.credentials.of(person) if row.kind == "passkey"]
    return identity.PasskeyQuestion(options=await call.lobby.passkeys.registration(person, place, known))


async def add(call: Call, wanted: identity.PasskeyMade) -> None:
    """Add the passkey that the browser has made."""
    person, place = keeper(call), _place(call)
    label = name_of(wanted.label or call.device or "Passkey")
    made = await call.lobby.passkeys.register(person, place, wanted.answer)
    try:
        await call.lobby.credentials.add(
            person, "passkey", made.key, secret=made.public, label=label, count=made.count,
            also=Batch().ticket(call.lobby.challenges.used(made.challenge)),
        )  # fmt: skip
    except StoreConflict:
        raise CredentialRefused("this passkey is known already", code="person/enough") from None
    tell_devices(call, person)


async def question(call: Call) -> identity.PasskeyQuestion:
    """What a browser needs to sign in with a passkey."""
    return identity.PasskeyQuestion(options=await call.lobby.passkeys.question(_place(call)))


async def sign_in(call: Call, wanted: identity.PasskeyUsed) -> wire.Me:
    """Become the person of a passkey; sets the cookie."""
    place, credentials = _place(call), call.lobby.credentials
    found = await credentials.find("passkey", key_in(wanted.answer))
    if found is None:
        message = "this server does not know that passkey, or not any more: take another way to sign in"
        raise PasskeyRefused(message, code="person/no_passkey")
    person, row = found
    count, challenge = await call.lobby.passkeys.verify(person, row, place, wanted.answer)
    also = credentials.used(row, count).ticket(call.lobby.challenges.used(challenge))
    try:
        return await enter(call, person, join=wanted.join, also=also)
    except StoreConflict:
        raise PasskeyRefused("this answer of a passkey was used before: try again") from None


_UNNAMED = (LANGUAGE,)
ROUTES = (
    Route("POST", "/api/me/passkeys/question", registration, identity.PasskeyQuestion, refuses=(403,)),
    Route("POST", "/api/me/passkeys", add, None, identity.PasskeyMade, refuses=(403, 409), status=204),
    Route(
        "POST", "/api/passkeys/question", question, identity.PasskeyQuestion, query=_UNNAMED, refuses=(403,), open=True
    ),
    Route(
        "POST", "/api/passkeys", sign_in, wire.Me, identity.PasskeyUsed, query=_UNNAMED, refuses=(403, 409), open=True
    ),
)
