"""The host's desk: for those who look after the server, and nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from throwdown.api.faults import NotFound
from throwdown.api.route import Route
from throwdown.server.lobby.moderation import DeskRefused
from throwdown.server.operations.settings import KEEP_REPORTS_DAYS
from throwdown.server.protocol import desk as wire

if TYPE_CHECKING:
    from throwdown.api.person import Person
    from throwdown.server.storage.moderation import SanctionKind
    from throwdown.server.storage.store import PersonRow, Store
    from throwdown.server.web.call import Call

#: So many are shown at a time.
REPORTS: Final = 100
#: Longer searches find nobody.
MOST_LETTERS: Final = 100
KINDS: Final[tuple[SanctionKind, ...]] = ("ban", "mute", "name")


def _host(call: Call) -> Person:
    """The host who asks. A bot of a host is not one."""
    person = call.signed_in()
    if not call.lobby.moderation.is_host(person):
        raise DeskRefused("only those who look after this server can use its desk")
    return person


async def desk(call: Call) -> wire.Desk:
    """What waits at the desk."""
    _host(call)
    store = call.lobby.store
    return wire.Desk(reports=await store.read(store.report_count), report_days=KEEP_REPORTS_DAYS)


# Reports


async def reports(call: Call) -> wire.DeskReports:
    """Reports that wait, each with the last twenty lines."""
    _host(call)
    return await call.lobby.store.read_in_thread(_reports, call.lobby.store)


def _reports(store: Store) -> wire.DeskReports:
    found = []
    for row in store.reports(REPORTS):
        table = store.table(row.table)
        found.append(
            wire.DeskReport(
                id=row.id, table=row.table, open=table is not None and table.status in ("open", "playing"), at=row.at,
                by=row.by, by_name=_name(store, row.by), person=row.person, name=row.name, version=row.version,
                lines=[
                    wire.DeskLine(
                        version=line.version, person=line.person, name=line.name, text=line.text, phrase=line.phrase
                    )
                    for line in row.lines
                ],
            )
        )  # fmt: skip
    return wire.DeskReports(reports=found)


def _name(store: Store, id: str) -> str:
    row = store.person(id) if id else None
    return "" if row is None else row.name


async def settle(call: Call) -> None:
    """A report needs nothing more: it is deleted with its lines."""
    by = _host(call)
    await call.lobby.moderation.settle(call.path("report"), call.lobby.moderation.decision(by))


# People


async def people(call: Call) -> wire.DeskPeople:
    """People with these whole words in their names, or with this id; without any, those who came last."""
    _host(call)
    found = await call.lobby.moderation.search(call.query("name", "")[:MOST_LETTERS])
    return wire.DeskPeople(people=[await _shown(call, row) for row in found])


async def _one(call: Call) -> wire.DeskPerson:
    found = await call.lobby.people.known(call.path("person"))
    row = None if found is None else await call.lobby.store.read(call.lobby.store.person, found.id)
    if row is None:
        raise NotFound("there is no such person")
    return await _shown(call, row)


async def _shown(call: Call, row: PersonRow) -> wire.DeskPerson:
    store, moderation = call.lobby.store, call.lobby.moderation
    credentials = await store.read(store.credentials, row.id)
    own = [moderation.sanction(kind, row.id) for kind in KINDS]
    return wire.DeskPerson(
        id=row.id, name=row.name, kind=row.kind, owner=row.owner or "", created=row.created, seen=row.seen,
        credentials=sorted({each.kind for each in credentials}), host=moderation.is_host_id(row.id),
        sanctions=[
            wire.DeskSanction(kind=each.kind, reason=each.reason, since=each.since, until=each.until)
            for each in own
            if each is not None
        ],
    )  # fmt: skip


def _kind(call: Call) -> SanctionKind:
    for kind in KINDS:
        if call.path("kind") == kind:
            return kind
    raise NotFound("there is nothing like that to decide")


async def sanction(call: Call, wanted: wire.SanctionWanted) -> wire.DeskPerson:
    """Ban (`ban`) or mute (`mute`) a person until the end of that time."""
    by, moderation, kind = _host(call), call.lobby.moderation, _kind(call)
    if kind == "name":
        raise NotFound("a person is renamed with their new name")
    target = await moderation.target(by, call.path("person"))
    await moderation.sanction_person(target, kind, moderation.decision(by, wanted.reason, wanted.hours))
    return await _one(call)


async def lift(call: Call) -> wire.DeskPerson:
    """End a ban (`ban`), a mute (`mute`), or the time without a choice of name (`name`)."""
    by, moderation = _host(call), call.lobby.moderation
    target = await moderation.target(by, call.path("person"))
    await moderation.lift(target, _kind(call), moderation.decision(by))
    return await _one(call)


async def rename(call: Call, wanted: wire.RenameWanted) -> wire.DeskPerson:
    """Give a person another name."""
    by, moderation = _host(call), call.lobby.moderation
    target = await moderation.target(by, call.path("person"))
    await moderation.rename(target, wanted.name, moderation.decision(by, wanted.reason, wanted.hours))
    return await _one(call)


async def close_table(call: Call, wanted: wire.ClosingWanted) -> None:
    """Close a table for everybody, whatever happens there."""
    by, moderation = _host(call), call.lobby.moderation
    await moderation.close_table(call.path("table"), moderation.decision(by, wanted.reason))


_PERSON = "/api/desk/people/{person}"
_ONE: dict[str, Any] = {"refuses": (403, 404)}
ROUTES = (
    Route("GET", "/api/desk", desk, wire.Desk, refuses=(403,)),
    Route("GET", "/api/desk/reports", reports, wire.DeskReports, refuses=(403,)),
    Route("DELETE", "/api/desk/reports/{report}", settle, None, status=204, **_ONE),
    Route("GET", "/api/desk/people", people, wire.DeskPeople, query=(("name", str),), refuses=(403,)),
    Route("PUT", f"{_PERSON}/name", rename, wire.DeskPerson, wire.RenameWanted, **_ONE),
    Route("PUT", f"{_PERSON}/{{kind}}", sanction, wire.DeskPerson, wire.SanctionWanted, **_ONE),
    Route("DELETE", f"{_PERSON}/{{kind}}", lift, wire.DeskPerson, **_ONE),
    Route("POST", "/api/desk/tables/{table}/close", close_table, None, wire.ClosingWanted, status=204, **_ONE),
)
