"""Keeping one's games: recovery codes, devices, joining two guests, links of the host."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.api import http as wire
from throwdown.api import identity
from throwdown.api.faults import NotFound
from throwdown.api.route import LANGUAGE, Route
from throwdown.server.lobby.credentials import CredentialRefused
from throwdown.server.lobby.people import session_name
from throwdown.server.people.recovery import key_of
from throwdown.server.people.tickets import DAY_S, INVITE_DAYS, code_path, invite_path
from throwdown.server.storage.store import StoreRefused
from throwdown.server.web.qr import qr_svg
from throwdown.server.web.signing_in import enter, keeper, tell_devices

if TYPE_CHECKING:
    from throwdown.server.web.call import Call


async def ways(call: Call) -> identity.Ways:
    """How people come in here."""
    return call.ways()


async def keeping(call: Call) -> identity.Keeping:
    """What keeps your games, and where you are signed in."""
    person = keeper(call)
    credentials = [
        identity.CredentialInfo(id=row.id, kind=row.kind, label=row.label, created=row.created, used=row.used)  # type: ignore[arg-type]
        for row in await call.lobby.credentials.of(person)
    ]
    devices = [
        identity.DeviceInfo(
            id=session_name(row.hash), label=row.label, created=row.created, seen=row.seen,
            here=session_name(row.hash) == call.session,
        )
        for row in await call.lobby.people.devices(person)
    ]  # fmt: skip
    may_invite = call.lobby.settings.signup == "invite" and bool(credentials)
    return identity.Keeping(credentials=credentials, devices=devices, ways=call.ways(), may_invite=may_invite)


async def new_code(call: Call) -> identity.RecoveryCode:
    """A new recovery code. For a day the one before takes that back: it ends everything else that signs you in."""
    person = keeper(call)
    call.spend_guest()
    code = await call.lobby.credentials.new_code(person)
    tell_devices(call, person)
    link = call.link(code_path(code))
    return identity.RecoveryCode(code=code, link=link, qr=await qr_svg(link))


async def remove(call: Call) -> None:
    """Take something back that signs you in. For a day a recovery code takes that back, as with a new one."""
    person = keeper(call)
    if not await call.lobby.credentials.remove(person, call.path("credential")):
        raise NotFound("you have no such thing")
    tell_devices(call, person)


async def sign_in(call: Call, wanted: identity.SignInWanted) -> wire.Me:
    """Become the person of a recovery code; sets the cookie."""
    credentials = call.lobby.credentials
    key = key_of(wanted.code)
    person, row = await credentials.by_code(key)
    if row.kind == "old_code":
        me = await enter(call, person, join=wanted.join, also=credentials.restored(row))
        await call.lobby.people.announce_change(person.id)
        await call.lobby.sign_out(person.ids)
        return me
    return await enter(call, person, join=wanted.join, also=credentials.used(row))


async def reset(call: Call, wanted: identity.ResetWanted) -> wire.Me:
    """Sign in with a link from the host; sets the cookie. Every other device and every bot is signed out."""
    row = await call.lobby.credentials.ticket(wanted.ticket, "reset")
    found = await call.lobby.credentials.reset(row) if row is not None else None
    if found is None:
        raise _no_ticket()
    person, bots, batch = found
    try:
        me = await enter(call, person, join=False, also=batch)
    except StoreRefused:  # another browser was faster
        raise _no_ticket() from None
    for id in (person.id, *bots):
        await call.lobby.people.announce_change(id)
    await call.lobby.sign_out((*person.ids, *bots))
    return me


def _no_ticket() -> NotFound:
    return NotFound("this link is not good, or not any more: ask the host for a new one", code="person/no_ticket")


async def end_device(call: Call) -> None:
    """Sign out of one browser; its sockets are closed."""
    person, session = keeper(call), call.path("session")
    if not await call.lobby.people.end_device(person, session):
        raise NotFound("you are not signed in there any more")
    if session == call.session:
        call.cookie = ""
    await call.lobby.sign_out(person.ids, only=session)


async def end_everywhere(call: Call) -> None:
    """Sign out of every browser, this one too; all sockets are closed."""
    person = keeper(call)
    await call.lobby.people.end_everywhere(person)
    call.cookie = ""
    await call.lobby.sign_out(person.ids)


async def invite(call: Call) -> identity.InvitationLink:
    """A link with which one new person may come in. Who keeps their games here may invite."""
    person = keeper(call)
    if call.lobby.settings.signup != "invite" or not await call.lobby.credentials.of(person):
        raise CredentialRefused("you cannot invite new people here", code="person/may_not_invite")
    call.spend_guest()
    link = call.link(invite_path(await call.lobby.credentials.new_invitation()))
    return identity.InvitationLink(link=link, qr=await qr_svg(link), seconds=int(INVITE_DAYS * DAY_S))


#: A client that is not signed in names the language it reads.
_UNNAMED = (LANGUAGE,)
ROUTES = (
    Route("GET", "/api/sign-in", ways, identity.Ways, open=True, needs_identity=False),
    Route(
        "POST", "/api/sign-in", sign_in, wire.Me, identity.SignInWanted, query=_UNNAMED, refuses=(403, 409), open=True
    ),
    Route("POST", "/api/reset", reset, wire.Me, identity.ResetWanted, query=_UNNAMED, refuses=(404,), open=True),
    Route("GET", "/api/me/keeping", keeping, identity.Keeping, refuses=(403,)),
    Route("POST", "/api/me/code", new_code, identity.RecoveryCode, refuses=(403,)),
    Route("DELETE", "/api/me/credentials/{credential}", remove, None, refuses=(403, 404), status=204),
    Route("DELETE", "/api/me/sessions/{session}", end_device, None, refuses=(403, 404), status=204),
    Route("DELETE", "/api/me/sessions", end_everywhere, None, refuses=(403,), status=204),
    Route("POST", "/api/me/invitations", invite, identity.InvitationLink, refuses=(403,)),
)  # fmt: skip
