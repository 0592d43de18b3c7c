"""Groups and their books, for members only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from throwdown.api.route import LANGUAGE, Route
from throwdown.history.book import Book
from throwdown.server.protocol import groups as wire
from throwdown.server.web.qr import qr_code

if TYPE_CHECKING:
    from starlette.responses import Response

    from throwdown.server.lobby.groups import OpenGroup
    from throwdown.server.web.call import Call

YEAR = ("year", int)


async def _group(call: Call) -> OpenGroup:
    return await call.lobby.groups.open(call.signed_in(), call.path("group"))


def _link(call: Call, group: OpenGroup) -> str:
    # Behind a hash: no log of a server or a proxy has it.
    return call.link(f"/groups#join={group.row.invitation}")


def _info(call: Call, group: OpenGroup) -> wire.Group:
    return group.info(_link(call, group))


async def _changed(call: Call) -> wire.Group:
    """The group as it is now."""
    return _info(call, await _group(call))


async def groups(call: Call) -> wire.GroupList:
    """The groups that you are a member of."""
    return wire.GroupList(groups=await call.lobby.groups.of(call.signed_in()))


async def new_group(call: Call, wanted: wire.GroupWanted) -> wire.Group:
    """Make a group, with you as its first member."""
    return _info(call, await call.lobby.groups.make(call.signed_in(), wanted.name, wanted.zone))


async def invitation(call: Call, given: wire.GroupInvitationGiven) -> wire.GroupInvitation:
    """Which group a link invites to, before one says who one is."""
    return await call.lobby.groups.invited(call.person, given.invitation)


async def join(call: Call, given: wire.GroupInvitationGiven) -> wire.Group:
    """Become a member. The others then see the games that you played with them."""
    return _info(call, await call.lobby.groups.join(call.signed_in(), given.invitation))


async def group(call: Call) -> wire.Group:
    """A group that you are a member of."""
    return _info(call, await _group(call))


async def change_group(call: Call, wanted: wire.GroupChanged) -> wire.Group:
    """Another name or time zone."""
    await call.lobby.groups.change(await _group(call), wanted.name, wanted.zone)
    return await _changed(call)


async def renew_invitation(call: Call) -> wire.Group:
    """A new link to invite with; the old one leads nowhere."""
    await call.lobby.groups.renew_invitation(await _group(call))
    return await _changed(call)


async def invitation_code(call: Call) -> Response:
    """The link that invites, as a QR code."""
    return await qr_code(_link(call, await _group(call)))


async def add_paper_member(call: Call, wanted: wire.MemberWanted) -> wire.Group:
    """A member who has no device here."""
    await call.lobby.groups.add_paper_member(await _group(call), wanted.name)
    return await _changed(call)


async def rename_member(call: Call, wanted: wire.MemberWanted) -> wire.Group:
    """Another name in this group, for you or for a member on paper."""
    await call.lobby.groups.rename_member(await _group(call), call.path("member"), wanted.name)
    return await _changed(call)


async def be_member(call: Call) -> wire.Group:
    """You are the one who was a member on paper: what was assigned to them is yours."""
    await call.lobby.groups.be(await _group(call), call.path("member"))
    return await _changed(call)


async def leave(call: Call) -> None:
    """Leave the group and take your name along; its keeper may send others away."""
    await call.lobby.groups.leave(await _group(call), call.path("member"))


async def book(call: Call) -> Book:
    """Scores and who beat whom: of one year, or of all."""
    year = call.query("year", "")
    return await call.lobby.groups.book(await _group(call), msgspec.convert(year, int, strict=False) if year else None)


async def typed(call: Call) -> wire.TypedTables:
    """Names that you typed at tables on your device, and who they were."""
    return wire.TypedTables(tables=await call.lobby.groups.typed(await _group(call), call.signed_in()))


async def assign_typed(call: Call, given: wire.TypedGiven) -> wire.TypedTables:
    """Say who it was whose name you typed."""
    await call.lobby.groups.assign_typed(await _group(call), call.signed_in(), given)
    return await typed(call)


_HERE = "/api/groups/{group}"
_MEMBER = f"{_HERE}/members/{{member}}"
_HIDDEN: dict[str, Any] = {"refuses": (404,)}
_KEPT: dict[str, Any] = {"refuses": (403, 404)}
ROUTES = (
    Route("GET", "/api/groups", groups, wire.GroupList),
    Route("POST", "/api/groups", new_group, wire.Group, wire.GroupWanted, refuses=(409,)),
    Route(
        "POST", "/api/groups/invitation", invitation, wire.GroupInvitation, wire.GroupInvitationGiven,
        query=(LANGUAGE,), refuses=(404,), open=True,
    ),
    Route("POST", "/api/groups/join", join, wire.Group, wire.GroupInvitationGiven, refuses=(404, 409)),
    Route("GET", _HERE, group, wire.Group, **_HIDDEN),
    Route("PATCH", _HERE, change_group, wire.Group, wire.GroupChanged, **_KEPT),
    Route("POST", f"{_HERE}/invitation", renew_invitation, wire.Group, **_KEPT),
    Route("GET", f"{_HERE}/qr", invitation_code, "image/svg+xml", **_HIDDEN),
    Route("POST", f"{_HERE}/members", add_paper_member, wire.Group, wire.MemberWanted, refuses=(404, 409)),
    Route("PATCH", _MEMBER, rename_member, wire.Group, wire.MemberWanted, **_KEPT),
    Route("DELETE", _MEMBER, leave, None, status=204, **_KEPT),
    Route("POST", f"{_MEMBER}/me", be_member, wire.Group, **_HIDDEN),
    Route("GET", f"{_HERE}/book", book, Book, query=(YEAR,), **_HIDDEN),
    Route("GET", f"{_HERE}/typed", typed, wire.TypedTables, **_HIDDEN),
    Route("POST", f"{_HERE}/typed", assign_typed, wire.TypedTables, wire.TypedGiven, **_HIDDEN),
)  # fmt: skip
