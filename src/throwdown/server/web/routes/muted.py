"""People whom a person has muted for themselves: on every device, and without anybody else noticing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.api.faults import NotFound
from throwdown.api.route import Route
from throwdown.server.lobby.moderation import DeskRefused
from throwdown.server.protocol.desk import MutedPeople, MutedPerson
from throwdown.server.storage.store import Batch

if TYPE_CHECKING:
    from throwdown.server.web.call import Call


async def muted(call: Call) -> MutedPeople:
    """Whose chat lines you do not want to read."""
    store, id = call.lobby.store, call.signed_in().id
    names, ids = await store.read(store.muted_names, id), await store.read(store.muted_by, id)
    people = [MutedPerson(person=person, name=name, since=since) for person, name, since in names]
    return MutedPeople(people=people, ids=ids)


async def mute(call: Call) -> MutedPeople:
    """Read nothing more of this person."""
    person, other = call.signed_in(), await call.lobby.people.known(call.path("person"))
    if other is None or other.id in person.ids:
        raise NotFound("there is no such person")
    if len((await muted(call)).people) >= call.lobby.limits.muted_people:
        raise DeskRefused("you hide what very many people write: show some of them again first", code="desk/muted")
    await call.lobby.store.commit(Batch().mute_for(person.id, other.id, call.lobby.time.wall()))
    return await muted(call)


async def unmute(call: Call) -> MutedPeople:
    """Read this person again."""
    await call.lobby.store.commit(Batch().unmute_for(call.signed_in().id, call.path("person")))
    return await muted(call)


ROUTES = (
    Route("GET", "/api/me/muted", muted, MutedPeople),
    Route("PUT", "/api/me/muted/{person}", mute, MutedPeople, refuses=(404, 409)),
    Route("DELETE", "/api/me/muted/{person}", unmute, MutedPeople),
)
