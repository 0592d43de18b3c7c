"""Notices: where you want them, and when not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.api.faults import NotFound
from throwdown.api.route import Route
from throwdown.server.protocol import notices as wire
from throwdown.server.web.signing_in import keeper

if TYPE_CHECKING:
    from throwdown.server.web.call import Call


async def notices(call: Call) -> wire.NoticeSettings:
    """Where your notices are sent, and when not."""
    return await call.lobby.notice_choices.of(keeper(call), call.session)


async def add_device(call: Call, wanted: wire.NoticeDeviceWanted) -> wire.NoticeSettings:
    """Send notices to this browser."""
    await call.lobby.notice_choices.add_device(keeper(call), wanted, call.session, call.device)
    return await notices(call)


async def add_webhook(call: Call, wanted: wire.WebhookWanted) -> wire.NoticeSettings:
    """Send notices to an address of yours, at a host that this server allows."""
    await call.lobby.notice_choices.add_webhook(keeper(call), wanted)
    return await notices(call)


async def remove_target(call: Call) -> wire.NoticeSettings:
    """Send no more notices there."""
    if not await call.lobby.notice_choices.remove(keeper(call), call.path("target")):
        raise _nothing()
    return await notices(call)


async def test_target(call: Call) -> wire.NoticeTested:
    """Send a notice there now, to see whether it comes."""
    tested = await call.lobby.notice_choices.test(keeper(call), call.path("target"))
    if tested is None:
        raise _nothing()
    return tested


async def set_hours(call: Call, wanted: wire.HoursWanted) -> wire.NoticeSettings:
    """Set the hours in which no notice comes."""
    await call.lobby.notice_choices.set_hours(keeper(call), wanted)
    return await notices(call)


def _nothing() -> NotFound:
    return NotFound("your notices are not sent there")


_HERE = "/api/me/notices"
_TARGET = f"{_HERE}/targets/{{target}}"
_KEEPER: dict[str, Any] = {"refuses": (403,)}
_MOST: dict[str, Any] = {"refuses": (403, 409)}
_OWN: dict[str, Any] = {"refuses": (403, 404)}
ROUTES = (
    Route("GET", _HERE, notices, wire.NoticeSettings, **_KEEPER),
    Route("POST", f"{_HERE}/devices", add_device, wire.NoticeSettings, wire.NoticeDeviceWanted, **_MOST),
    Route("POST", f"{_HERE}/webhooks", add_webhook, wire.NoticeSettings, wire.WebhookWanted, **_MOST),
    Route("DELETE", _TARGET, remove_target, wire.NoticeSettings, **_OWN),
    Route("POST", f"{_TARGET}/test", test_target, wire.NoticeTested, computes=True, **_OWN),
    Route("PUT", f"{_HERE}/hours", set_hours, wire.NoticeSettings, wire.HoursWanted, **_KEEPER),
)
