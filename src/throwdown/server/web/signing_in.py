"""Coming in as a person who is known: a new cookie, and the guest of this browser comes along if that is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.api.http import Me
from throwdown.server.lobby.credentials import CredentialRefused
from throwdown.server.notices.notice import Notice

if TYPE_CHECKING:
    from throwdown.api.person import Person
    from throwdown.server.storage.store import Batch

    from .call import Call


def keeper(call: Call) -> Person:
    """The person who asks and can keep their games. A bot has a token, and its owner looks after it."""
    person = call.signed_in()
    if person.kind == "bot":
        raise CredentialRefused("a bot has its token, and nothing else signs it in", code="person/bot")
    return person


def tell_devices(call: Call, person: Person) -> None:
    """Notify a person that something else signs them in now: somebody may have found a browser of theirs open."""
    call.lobby.notices.notify(person.id, Notice("sign-in", "/keep", f"{call.lobby.time.wall()}"))


async def join_guest(call: Call, guest: Person, person: Person) -> Person:
    """Both are one person from now on; open windows reconnect, and see the tables of both."""
    for each in (guest, person):
        call.lobby.moderation.check_admitted(each)
    await call.lobby.credentials.join(guest, person)
    joined = await call.lobby.people.known(person.id) or person
    await call.lobby.reconnect(joined.ids)
    return joined


async def leave_session(call: Call, person: Person) -> None:
    """End the session that this browser had: the person comes in with another one."""
    guest = call.person
    if call.token is None or call.token[1] != "cookie":
        return
    await call.lobby.people.end(call.token[0])
    if guest is not None and guest.id not in person.ids:
        await call.lobby.notices.sign_out(guest.ids, only=call.session, but="")


async def enter(call: Call, person: Person, *, join: bool, also: Batch | None = None) -> Me:
    """Sign this browser in. The person has proven to be this one, and the guest of the browser has its cookie."""
    guest, lobby = call.person, call.lobby
    if join and guest is not None and guest.kind == "guest" and guest.id != person.id:
        person = await join_guest(call, guest, person)
    before = call.token[0] if call.token is not None and call.token[1] == "cookie" else None
    call.cookie = await lobby.people.sign_in(person, call.device, before, also)
    if before is not None and guest is not None and guest.id not in person.ids:
        await lobby.notices.sign_out(guest.ids, only=call.session, but="")
    return Me(person=person.info(), tables=await lobby.listing.turns_of(person.ids))
