"""Screens for the room: a phone that scans the code of one makes or chooses the table that it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.api import http as wire
from throwdown.api.faults import NotFound
from throwdown.api.route import Route
from throwdown.server.lobby.screens import SCREEN_ID
from throwdown.server.web.qr import qr_code

if TYPE_CHECKING:
    from starlette.responses import Response

    from throwdown.server.web.call import Call


def _screen(call: Call) -> str:
    screen = call.path("screen")
    if not SCREEN_ID.fullmatch(screen):
        raise NotFound("this is no id of a screen: open /screen there")
    return screen


async def shown(call: Call) -> wire.ScreenChoice:
    """The table that this screen is to show, once a phone has chosen one."""
    return wire.ScreenChoice(table=call.lobby.screens.table_of(_screen(call)))


async def choose(call: Call) -> wire.ScreenChoice:
    """Show this table on the screen whose code was scanned."""
    screen = _screen(call)
    call.lobby.quotas.spend_screen(call.address)
    table = (await call.allowed_table()).id
    await call.lobby.screens.choose(screen, table)
    return wire.ScreenChoice(table=table)


async def screen_code(call: Call) -> Response:
    """The QR code that a screen shows: a phone makes or chooses a table there."""
    return await qr_code(call.link(f"/new?screen={_screen(call)}"))


ROUTES = (
    Route("GET", "/api/screens/{screen}", shown, wire.ScreenChoice, refuses=(404,), open=True, needs_identity=False),
    Route("POST", "/api/screens/{screen}/tables/{table}", choose, wire.ScreenChoice, refuses=(403, 404)),
    Route("GET", "/api/screens/{screen}/qr", screen_code, "image/svg+xml", refuses=(404,), open=True,
          needs_identity=False),
)  # fmt: skip
