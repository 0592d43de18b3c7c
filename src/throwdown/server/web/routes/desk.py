"""The host's desk: for those who look after the server, and nobody else."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any, Final

from throwdown.api.faults import NotFound
from throwdown.api.identity import InvitationLink
from throwdown.api.route import Route
from throwdown.server.lobby.moderation import DeskRefused
from throwdown.server.operations.settings import KEEP_REPORTS_DAYS
from throwdown.server.people.tickets import DAY_S, invite_path, new_ticket
from throwdown.server.protocol import desk as wire
from throwdown.server.web.qr import qr_svg

if TYPE_CHECKING:
    from throwdown.api.person import Person
    from throwdown.server.storage.moderation import SanctionKind
    from throwdown.server.storage.store import PersonRow, Store
    from throwdown.server.web.call import Call

#: So many are shown at a time.
REPORTS: Final = 100
ACTS: Final = 50
INVITATIONS: Final = 200
TABLES: Final = 10
#: Longer searches find nobody.
MOST_LETTERS: Final = 100
KINDS: Final[tuple[SanctionKind, ...]] = ("ban", "mute", "name")


def _moderator(call: Call) -> Person:
    """The moderator who asks. A bot of a moderator is not one."""
    person = call.signed_in()
    if not call.lobby.moderation.is_moderator(person):
        raise DeskRefused("only those who look after this server can use its desk")
    return person


async def desk(call: Call) -> wire.Desk:
    """What waits at the desk."""
    person, settings, store = _moderator(call), call.lobby.settings, call.lobby.store
    role = call.lobby.moderation.role_of(person)
    assert role is not None  # noqa: S101 - a moderator has one
    reports = await store.read(store.report_count)
    return wire.Desk(role=role, reports=reports, signup=settings.signup, report_days=KEEP_REPORTS_DAYS)


# Reports


async def reports(call: Call) -> wire.DeskReports:
    """Reports that wait, each with the last twenty lines."""
    _moderator(call)
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
    by = _moderator(call)
    await call.lobby.moderation.settle(call.path("report"), call.lobby.moderation.decision(by))


# People


async def people(call: Call) -> wire.DeskPeople:
    """People with these whole words in their names, or with this id; without any, those who came last."""
    _moderator(call)
    found = await call.lobby.moderation.search(call.query("name", "")[:MOST_LETTERS])
    return wire.DeskPeople(people=[await _shown(call, row) for row in found])


async def person(call: Call) -> wire.DeskPerson:
    """One person."""
    _moderator(call)
    return await _one(call)


async def _one(call: Call) -> wire.DeskPerson:
    found = await call.lobby.people.known(call.path("person"))
    row = None if found is None else await call.lobby.store.read(call.lobby.store.person, found.id)
    if row is None:
        raise NotFound("there is no such person")
    return await _shown(call, row)


async def _shown(call: Call, row: PersonRow) -> wire.DeskPerson:
    store, moderation = call.lobby.store, call.lobby.moderation
    credentials, tables = await store.read(_beside, store, row.id)
    own = [moderation.sanction(kind, row.id) for kind in KINDS]
    return wire.DeskPerson(
        id=row.id, name=row.name, kind=row.kind, owner=row.owner or "", created=row.created, seen=row.seen,
        credentials=credentials, role=moderation.role_of_id(row.id), tables=tables,
        sanctions=[
            wire.DeskSanction(kind=each.kind, reason=each.reason, since=each.since, until=each.until)
            for each in own
            if each is not None
        ],
    )  # fmt: skip


def _beside(store: Store, person: str) -> tuple[list[str], list[str]]:
    kinds = {each.kind for each in store.credentials(person)}
    return sorted(kinds), store.tables_of(person, TABLES)


def _kind(call: Call) -> SanctionKind:
    for kind in KINDS:
        if call.path("kind") == kind:
            return kind
    raise NotFound("there is nothing like that to decide")


async def sanction(call: Call, wanted: wire.SanctionWanted) -> wire.DeskPerson:
    """Ban (`ban`) or mute (`mute`) a person until the end of that time."""
    by, moderation, kind = _moderator(call), call.lobby.moderation, _kind(call)
    if kind == "name":
        raise NotFound("a person is renamed with their new name")
    target = await moderation.target(by, call.path("person"))
    await moderation.sanction_person(target, kind, moderation.decision(by, wanted.reason, wanted.hours))
    return await _one(call)


async def lift(call: Call) -> wire.DeskPerson:
    """End a ban (`ban`), a mute (`mute`), or the time without a choice of name (`name`)."""
    by, moderation = _moderator(call), call.lobby.moderation
    target = await moderation.target(by, call.path("person"))
    await moderation.lift(target, _kind(call), moderation.decision(by))
    return await _one(call)


async def rename(call: Call, wanted: wire.RenameWanted) -> wire.DeskPerson:
    """Give a person another name."""
    by, moderation = _moderator(call), call.lobby.moderation
    target = await moderation.target(by, call.path("person"))
    await moderation.rename(target, wanted.name, moderation.decision(by, wanted.reason, wanted.hours))
    return await _one(call)


async def close_table(call: Call, wanted: wire.ClosingWanted) -> None:
    """Close a table for everybody, whatever happens there."""
    by, moderation = _moderator(call), call.lobby.moderation
    await moderation.close_table(call.path("table"), moderation.decision(by, wanted.reason))


async def rename_tournament(call: Call, wanted: wire.TournamentNameWanted) -> None:
    """Give a tournament another name."""
    by, moderation = _moderator(call), call.lobby.moderation
    decision = moderation.decision(by, wanted.reason)
    await moderation.rename_tournament(by, call.path("tournament"), wanted.name, decision)


async def close_tournament(call: Call, wanted: wire.ClosingWanted) -> None:
    """Close a tournament. Games that are under way are played on."""
    by, moderation = _moderator(call), call.lobby.moderation
    await moderation.close_tournament(by, call.path("tournament"), moderation.decision(by, wanted.reason))


# Invitations


async def invitations(call: Call) -> wire.DeskInvitations:
    """Invitations that are still good."""
    _moderator(call)
    store = call.lobby.store
    rows = await store.read(store.tickets, "invite", call.lobby.time.wall(), INVITATIONS)
    return wire.DeskInvitations(
        invitations=[
            wire.DeskInvitation(id=row.hash.hex(), uses=row.uses, created=row.created, until=row.until) for row in rows
        ]
    )


async def invite(call: Call, wanted: wire.DeskInvitationWanted) -> InvitationLink:
    """A link with which new people come in; it is shown only here."""
    by, moderation = _moderator(call), call.lobby.moderation
    token, row = new_ticket("invite", call.lobby.time.wall(), uses=wanted.uses, days=wanted.days)
    await moderation.invite(row, moderation.decision(by))
    link = call.link(invite_path(token))
    return InvitationLink(link=link, qr=await qr_svg(link), seconds=int(wanted.days * DAY_S))


async def revoke(call: Call) -> wire.DeskInvitations:
    """An invitation is good no more."""
    by, moderation = _moderator(call), call.lobby.moderation
    try:
        ticket = bytes.fromhex(call.path("invitation"))
    except ValueError:
        raise NotFound("there is no such invitation") from None
    await moderation.revoke(ticket, moderation.decision(by))
    return await invitations(call)


# The log


async def log(call: Call) -> wire.DeskLog:
    """What was done here, by whom and when: the newest first."""
    _moderator(call)
    try:
        before = float(call.query("before", "inf"))
    except ValueError:
        before = inf
    return await call.lobby.store.read_in_thread(_log, call.lobby.store, min(before, 1e12))


def _title(store: Store, id: str) -> str:
    cup = store.tournament(id) if id else None
    return "" if cup is None else cup.name


def _log(store: Store, before: float) -> wire.DeskLog:
    rows = store.acts(before, ACTS)
    acts = [
        wire.DeskAct(
            at=row.at, act=row.act, by=row.by, by_name=_name(store, row.by), person=row.person,
            name=_name(store, row.person), table=row.table, title=_title(store, row.table), reason=row.reason,
            until=row.until,
        )
        for row in rows
    ]  # fmt: skip
    return wire.DeskLog(acts=acts, next=rows[-1].at if len(rows) == ACTS else 0.0)


_PERSON = "/api/desk/people/{person}"
_TOURNAMENT = "/api/desk/tournaments/{tournament}"
_ONE: dict[str, Any] = {"refuses": (403, 404)}
ROUTES = (
    Route("GET", "/api/desk", desk, wire.Desk, refuses=(403,)),
    Route("GET", "/api/desk/reports", reports, wire.DeskReports, refuses=(403,)),
    Route("DELETE", "/api/desk/reports/{report}", settle, None, status=204, **_ONE),
    Route("GET", "/api/desk/people", people, wire.DeskPeople, query=(("name", str),), refuses=(403,)),
    Route("GET", _PERSON, person, wire.DeskPerson, **_ONE),
    Route("PUT", f"{_PERSON}/name", rename, wire.DeskPerson, wire.RenameWanted, **_ONE),
    Route("PUT", f"{_PERSON}/{{kind}}", sanction, wire.DeskPerson, wire.SanctionWanted, **_ONE),
    Route("DELETE", f"{_PERSON}/{{kind}}", lift, wire.DeskPerson, **_ONE),
    Route("POST", "/api/desk/tables/{table}/close", close_table, None, wire.ClosingWanted, status=204, **_ONE),
    Route("PUT", f"{_TOURNAMENT}/name", rename_tournament, None, wire.TournamentNameWanted, status=204, **_ONE),
    Route("POST", f"{_TOURNAMENT}/close", close_tournament, None, wire.ClosingWanted, status=204, **_ONE),
    Route("GET", "/api/desk/invitations", invitations, wire.DeskInvitations, refuses=(403,)),
    Route("POST", "/api/desk/invitations", invite, InvitationLink, wire.DeskInvitationWanted, refuses=(403,)),
    Route("DELETE", "/api/desk/invitations/{invitation}", revoke, wire.DeskInvitations, **_ONE),
    Route("GET", "/api/desk/log", log, wire.DeskLog, query=(("before", str),), refuses=(403,)),
)
