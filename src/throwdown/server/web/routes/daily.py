"""The daily throw: today's arena, one's own throw, and days that are over."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from starlette.responses import Response

from throwdown.api.route import LANGUAGE, THEME, Route
from throwdown.server.protocol import daily as wire
from throwdown.server.web.archive import Visitor

if TYPE_CHECKING:
    from throwdown.server.web.call import Call


async def today(call: Call) -> wire.DailyToday:
    """The arena of today, and your own throw if you have made it."""
    return await call.lobby.daily.today(call.person)


async def throw(call: Call, wanted: wire.DailyThrowWanted) -> wire.DailyMotion:
    """Throw: once a day. The same intent again gets the same answer."""
    person = call.signed_in()
    call.lobby.quotas.spend_practice(person.id, call.address)
    return await call.lobby.daily.throw(person, call.address, wanted)


async def result(call: Call) -> wire.DailyResult:
    """A day that is over, such as `2026-11-18`: its list and its secret."""
    return await call.lobby.daily.result(call.person, call.path("day"))


async def record(call: Call) -> Response:
    """The record of a day that is over, for `throwdown verify`. It has no names."""
    call.lobby.quotas.spend_replay(call.address)
    day = call.path("day")
    lines = await call.lobby.daily.record(day)
    name = f'attachment; filename="daily-{day}.jsonl"'
    text = "".join(f"{line}\n" for line in lines)
    return Response(text, media_type="application/jsonl", headers={"content-disposition": name})


async def motion(call: Call) -> wire.DailyMotion:
    """A throw with its motion: your own, or a listed one of a day that is over."""
    person = call.signed_in()
    call.lobby.quotas.spend_practice(person.id, call.address)
    return await call.lobby.daily.motion(person, call.address, call.path("day"), call.path("throw"))


async def film(call: Call) -> Response:
    """A throw of a day that is over as an animated picture."""
    call.check_own_page()
    opened = await call.lobby.daily.find(call.path("day"))
    opened.check_over()
    row = await call.lobby.daily.visible(opened, call.person, call.path("throw"))
    visitor = Visitor(call.address, partial(call.lobby.quotas.spend_verdict, call.address))
    gif = await call.archive.daily_film(visitor, row.day, row.id)
    name = f'attachment; filename="daily-{row.day}.gif"'
    return Response(gif, media_type="image/gif", headers={"content-disposition": name})


async def preview(call: Call) -> Response:
    """The arena of a day as a picture for links: 1200 × 630."""
    call.check_own_page()
    opened = await call.lobby.daily.find(call.path("day"))
    visitor = Visitor(call.address, partial(call.lobby.quotas.spend_replay, call.address))
    picture = await call.archive.daily_preview(visitor, opened.row.day, call.language, call.theme)
    return Response(picture, media_type="image/jpeg")


_HERE = "/api/daily/{day}"
_THROW = f"{_HERE}/throws/{{throw}}"
_OVER: dict[str, Any] = {"refuses": (404, 409), "open": True, "computes": True}
ROUTES = (
    Route("GET", "/api/daily", today, wire.DailyToday, open=True),
    Route(
        "POST", "/api/daily", throw, wire.DailyMotion, wire.DailyThrowWanted,
        refuses=(403, 409, 503), computes=True,
    ),
    Route("GET", _HERE, result, wire.DailyResult, **_OVER),
    Route("GET", f"{_HERE}/record", record, "application/jsonl", **_OVER),
    Route(
        "GET", f"{_HERE}/preview", preview, "image/jpeg", query=(LANGUAGE, THEME),
        refuses=(404,), open=True, computes=True, cache_s=3600,
    ),
    Route("GET", _THROW, motion, wire.DailyMotion, refuses=(404, 503), computes=True),
    Route("GET", f"{_THROW}/film", film, "image/gif", cache_s=3600, **_OVER),
)  # fmt: skip
