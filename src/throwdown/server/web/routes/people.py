"""Who you are: guests, other devices, bots with a token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.server.lobby.people import RESUME_AGE
from throwdown.server.protocol import http as wire
from throwdown.server.protocol.route import Route
from throwdown.server.web.faults import NotFound

if TYPE_CHECKING:
    from throwdown.server.web.call import Call


async def new_guest(call: Call, wanted: wire.GuestWanted) -> wire.Me:
    """Sign in under a name; sets the cookie. A person who has one already becomes a new person with a new one."""
    call.spend_guest()
    person, call.cookie = await call.lobby.people.new_guest(wanted.name, wanted.language)
    return wire.Me(person=person.info(), tables=[])


async def visitor(call: Call) -> wire.Visitor:
    """Who you are, if anybody: a page asks at every start, since a browser may keep a cookie and nothing else."""
    if call.person is not None:
        await _refresh_cookie(call)
    return wire.Visitor(person=call.person.info() if call.person is not None else None)


async def me(call: Call) -> wire.Me:
    """Who you are, and where you sit."""
    person = call.signed_in()
    await _refresh_cookie(call)
    return wire.Me(person=person.info(), tables=await call.lobby.listing.turns_of(person.id))


async def _refresh_cookie(call: Call) -> None:
    """Let the session of a browser last longer."""
    if call.token is not None and call.token[1] == "cookie":
        await call.lobby.people.refresh(call.token[0])
        call.cookie = call.token[0]


async def change_me(call: Call, wanted: wire.MeChanged) -> wire.Me:
    """Another name or language."""
    person = await call.lobby.people.change(call.signed_in(), wanted.name, wanted.language)
    return wire.Me(person=person.info(), tables=await call.lobby.listing.turns_of(person.id))


async def log_out(call: Call) -> None:
    """Forget this device; its sockets are closed."""
    person = call.signed_in()
    if call.token is not None:
        await call.lobby.people.end(call.token[0])
    call.cookie = ""
    await call.lobby.sign_out(person.id)


async def new_resume_code(call: Call) -> wire.Code:
    """A code with which another device becomes you, once."""
    code = await call.lobby.people.new_session(call.signed_in(), "resume")
    return wire.Code(code=code, seconds=RESUME_AGE)


async def resume(call: Call, wanted: wire.ResumeWanted) -> wire.Me:
    """Become the person who made this code; sets the cookie."""
    call.spend_try()
    taken = await call.lobby.people.take(wanted.code)
    if taken is None:
        raise NotFound("this code is not good, or not any more: make a new one on the other device")
    person, call.cookie = taken
    return wire.Me(person=person.info(), tables=await call.lobby.listing.turns_of(person.id))


async def new_token(call: Call, wanted: wire.TokenWanted) -> wire.TokenInfo:
    """A bot with a token of its own; the token is shown only here."""
    call.spend_guest()
    bot, token = await call.lobby.people.new_bot(call.signed_in(), wanted.name)
    return wire.TokenInfo(person=bot.info(), token=token)


async def end_token(call: Call) -> None:
    """Take a bot's tokens back."""
    if not await call.lobby.people.end_bot(call.signed_in(), call.path("person")):
        raise NotFound("you have no such bot")
    await call.lobby.sign_out(call.path("person"))


ROUTES = (
    Route("POST", "/api/guests", new_guest, wire.Me, wire.GuestWanted, open=True),
    Route("GET", "/api/visitor", visitor, wire.Visitor, open=True),
    Route("GET", "/api/me", me, wire.Me),
    Route("PATCH", "/api/me", change_me, wire.Me, wire.MeChanged),
    Route("DELETE", "/api/me", log_out, None, status=204),
    Route("POST", "/api/me/resume", new_resume_code, wire.Code),
    Route("POST", "/api/resume", resume, wire.Me, wire.ResumeWanted, refuses=(404,), open=True),
    Route("POST", "/api/tokens", new_token, wire.TokenInfo, wire.TokenWanted),
    Route("DELETE", "/api/tokens/{person}", end_token, None, refuses=(404,), status=204),
)
