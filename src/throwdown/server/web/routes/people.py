"""Who you are: guests, other devices, bots with a token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.api import http as wire
from throwdown.api import identity
from throwdown.api.faults import NotFound
from throwdown.api.route import Route
from throwdown.server.lobby.credentials import OLD_CODE_S, CredentialRefused
from throwdown.server.lobby.people import RESUME_AGE
from throwdown.server.people.tickets import resume_path
from throwdown.server.storage.store import Batch, StoreRefused
from throwdown.server.web.qr import qr_svg
from throwdown.server.web.signing_in import join_guest, keeper, leave_session

if TYPE_CHECKING:
    from throwdown.api.person import Person
    from throwdown.server.web.call import Call


async def new_guest(call: Call, wanted: wire.GuestWanted) -> wire.Me:
    """Sign in under a name; sets the cookie. A person who has one already becomes a new person with a new one."""
    call.lobby.moderation.check_admitted(call.person)  # a banned person who only takes another name
    call.spend_guest()
    admitted = await _admission(call, wanted.invitation)
    try:
        person, call.cookie = await call.lobby.people.new_guest(wanted.name, wanted.language, call.device, admitted)
    except StoreRefused:
        if admitted is None:
            raise
        raise _uninvited() from None  # others have used the invitation up
    return wire.Me(person=person.info(), tables=[])


async def _admission(call: Call, invitation: str) -> Batch | None:
    """What is written with a new person: an invitation is used up. Refused where new people may not come so."""
    match call.lobby.settings.signup:
        case "open":
            return None
        case "closed":
            message = "no new people come in here: sign in with what you have, or ask the host"
            raise CredentialRefused(message, code="person/signup_closed")
    ticket = await call.lobby.credentials.ticket(invitation, "invite") if invitation else None
    if ticket is None:
        raise _uninvited()
    return Batch().use_ticket(ticket.hash)


def _uninvited() -> CredentialRefused:
    message = "new people need an invitation here: ask for a link, or sign in with what you have"
    return CredentialRefused(message, code="person/signup_invite")


async def visitor(call: Call) -> wire.Visitor:
    """Who you are, if anybody: a page asks at every start, since a browser may keep a cookie and nothing else."""
    if call.person is not None:
        await _refresh_cookie(call)
    if call.person is None:
        return wire.Visitor(person=None)
    moderation = call.lobby.moderation
    ban = moderation.ban_of(call.person)
    credentials = await call.lobby.credentials.of(call.person)
    return wire.Visitor(
        person=call.person.info(),
        hosts=moderation.is_host(call.person),
        ban=None if ban is None else wire.Ban(reason=ban.reason, until=ban.until),
        old_card=next((row.used + OLD_CODE_S for row in credentials if row.kind == "old_code"), None),
    )


async def me(call: Call) -> wire.Me:
    """Who you are, and where you sit."""
    person = call.signed_in()
    await _refresh_cookie(call)
    return wire.Me(person=person.info(), tables=await call.lobby.listing.turns_of(person.ids))


async def _refresh_cookie(call: Call) -> None:
    """Let the session of a browser last longer."""
    if call.token is not None and call.token[1] == "cookie":
        await call.lobby.people.refresh(call.token[0])
        call.cookie = call.token[0]


async def change_me(call: Call, wanted: wire.MeChanged) -> wire.Me:
    """Another name or language."""
    person = call.signed_in()
    if wanted.name is not None and wanted.name != person.name:
        call.lobby.moderation.check_renames(person)
    person = await call.lobby.people.change(person, wanted.name, wanted.language)
    return wire.Me(person=person.info(), tables=await call.lobby.listing.turns_of(person.ids))


async def log_out(call: Call) -> None:
    """Forget this device; its sockets are closed."""
    person = call.signed_in()
    if call.token is not None:
        await call.lobby.people.end(call.token[0])
    call.cookie = ""
    await call.lobby.sign_out(person.ids, only=call.session)


async def new_device_link(call: Call) -> identity.DeviceLink:
    """A link with which another device becomes you, once."""
    link = call.link(resume_path(await call.lobby.people.new_session(keeper(call), "resume")))
    return identity.DeviceLink(link=link, qr=await qr_svg(link), seconds=RESUME_AGE)


async def resume(call: Call, wanted: wire.ResumeWanted) -> wire.Me:
    """Become the person who made the link with this code; sets the cookie."""
    people = call.lobby.people
    maker = await people.of(wanted.code, "resume")
    guest = _guest_beside(call, maker) if wanted.join else None
    if guest is not None and maker is not None:
        await call.lobby.credentials.check_apart(guest, maker)
    taken = await people.take(wanted.code, call.device)
    if taken is None:
        raise NotFound("this link is not good, or not any more: make a new one on the other device")
    person, cookie = taken
    await leave_session(call, person)
    call.cookie = cookie
    if guest is not None:
        person = await join_guest(call, guest, person)
    return wire.Me(person=person.info(), tables=await call.lobby.listing.turns_of(person.ids))


def _guest_beside(call: Call, person: Person | None) -> Person | None:
    """The guest of this browser, unless that is this person already."""
    guest = call.person
    return guest if guest is not None and guest.kind == "guest" and (person is None or guest.id != person.id) else None


ROUTES = (
    Route("POST", "/api/guests", new_guest, wire.Me, wire.GuestWanted, refuses=(403,), open=True),
    Route("GET", "/api/visitor", visitor, wire.Visitor, open=True),
    Route("GET", "/api/me", me, wire.Me),
    Route("PATCH", "/api/me", change_me, wire.Me, wire.MeChanged),
    Route("DELETE", "/api/me", log_out, None, when_banned=True, status=204),
    Route("POST", "/api/me/resume", new_device_link, identity.DeviceLink, refuses=(403,)),
    Route("POST", "/api/resume", resume, wire.Me, wire.ResumeWanted, refuses=(404, 409), open=True),
)
