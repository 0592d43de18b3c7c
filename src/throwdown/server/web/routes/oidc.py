"""Signing in with an account elsewhere, and connecting one."""

from __future__ import annotations

import base64
import binascii
from typing import TYPE_CHECKING

import msgspec
from starlette.responses import Response

from throwdown.api import http as wire
from throwdown.api import identity
from throwdown.api.faults import NotFound
from throwdown.api.route import LANGUAGE, Route
from throwdown.live.protocol.plain_text import TextRefused
from throwdown.server.lobby.credentials import CredentialRefused
from throwdown.server.people.challenges import PATIENCE_S
from throwdown.server.people.oidc import OidcRefused, Started
from throwdown.server.storage.store import StoreConflict
from throwdown.server.web.answers import json_answer
from throwdown.server.web.signing_in import enter

if TYPE_CHECKING:
    from throwdown.server.people.oidc import Account, Oidc
    from throwdown.server.web.call import Call

#: What one sign-in began with, in the browser that began it.
COOKIE = "throwdown-oidc"
BACK = "/keep"
#: The name of a person whose own cannot be shown.
UNNAMED = "Guest"


def _oidc(call: Call) -> Oidc:
    if call.lobby.oidc is None:
        raise NotFound("there is no account elsewhere with which people sign in here")
    return call.lobby.oidc


async def start(call: Call, wanted: identity.OidcWanted) -> Response:
    """Where the browser goes to sign in; it comes back to the page with a code."""
    call.spend_guest()
    url, begun = await _oidc(call).start(call.link(BACK), join=wanted.join)
    response = json_answer(identity.OidcStart(url=url), 200)
    value = base64.urlsafe_b64encode(msgspec.json.encode(begun)).decode()
    settings = call.lobby.settings
    response.set_cookie(
        COOKIE, value, max_age=PATIENCE_S, path=f"{settings.prefix}/api/oidc", httponly=True, samesite="lax",
        secure=settings.secure,
    )  # fmt: skip
    return response


async def finish(call: Call, wanted: identity.OidcBack) -> wire.Me:
    """Come in as the person of that account; sets the cookie."""
    call.spend_try()
    oidc, begun = _oidc(call), _begun(call)
    account = await oidc.finish(begun, wanted.state, wanted.code, call.link(BACK))
    credentials = call.lobby.credentials
    found = await credentials.find("oidc", account.key)
    if found is not None:
        person, row = found
        return await enter(call, person, join=begun.join, also=credentials.used(row))
    return await _connected(call, account, join=begun.join)


def _begun(call: Call) -> Started:
    try:
        return msgspec.json.decode(base64.urlsafe_b64decode(call.request.cookies.get(COOKIE, "")), type=Started)
    except (msgspec.MsgspecError, binascii.Error, UnicodeError):
        raise OidcRefused("signing in was not begun in this browser, or too long ago: try again") from None


async def _connected(call: Call, account: Account, *, join: bool) -> wire.Me:
    """An account that is new here: it keeps the games of the guest of this browser, or a new person has it."""
    guest = call.person if join and call.person is not None and call.person.kind == "guest" else None
    try:
        if guest is not None:
            await call.lobby.credentials.add(guest, "oidc", account.key, label=account.name)
            return await enter(call, guest, join=False)
        return await _new_person(call, account)
    except StoreConflict:  # in another window, a moment ago
        raise OidcRefused("this account was connected just now: sign in with it") from None


async def _new_person(call: Call, account: Account) -> wire.Me:
    if call.lobby.settings.signup not in ("open", "oidc"):
        raise CredentialRefused("no person has this account, and no new people come in here", code="person/oidc_new")
    call.spend_guest()
    people, credentials = call.lobby.people, call.lobby.credentials
    language, made = call.language, credentials.new_row("oidc", account.key, label=account.name)
    try:
        person, call.cookie = await people.new_guest(account.name, language, call.device, credential=made)
    except TextRefused:
        person, call.cookie = await people.new_guest(UNNAMED, language, call.device, credential=made)
    return wire.Me(person=person.info(), tables=[])


_UNNAMED = (LANGUAGE,)
ROUTES = (
    Route(
        "POST", "/api/oidc/start", start, identity.OidcStart, identity.OidcWanted, query=_UNNAMED, refuses=(404, 503),
        open=True,
    ),
    Route(
        "POST", "/api/oidc", finish, wire.Me, identity.OidcBack, query=_UNNAMED, refuses=(403, 404, 409, 503), open=True
    ),
)  # fmt: skip
