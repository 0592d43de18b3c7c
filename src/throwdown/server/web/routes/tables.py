"""Tables: the lobby, opening one, coming in."""

from __future__ import annotations

import asyncio
from io import BytesIO
from typing import TYPE_CHECKING

import segno
from starlette.responses import Response

from throwdown.errors import TableRefused
from throwdown.rules.catalogue import known as known_game
from throwdown.server.lobby.passwords import fits
from throwdown.server.protocol import http as say
from throwdown.server.protocol.messages import TableInfo
from throwdown.server.protocol.route import Route

if TYPE_CHECKING:
    from throwdown.server.table.session import Session
    from throwdown.server.web.call import Call


async def lobby(call: Call) -> say.Lobby:
    """The open tables."""
    listing = call.house.listing
    return say.Lobby(tables=listing.open_tables(), playing=listing.playing, people=listing.people_here)


async def new_table(call: Call, wanted: say.TableWanted) -> say.Made:
    """Open a table."""
    table = await call.house.tables.open(call.somebody(), wanted, address=call.address)
    return _made(table)


def _made(table: Session) -> say.Made:
    return say.Made(table=table.info(), path=f"t/{table.state.id}")


async def one_table(call: Call) -> TableInfo:
    """One table."""
    table = await call.allowed_table()
    return table.info()


async def give_password(call: Call, given: say.PasswordGiven) -> TableInfo:
    """Be let in to a table with a password."""
    person, table = call.somebody(), await call.table()
    if table.state.terms.visibility == "password":
        call.spend_try()
        call.spend_table_try(table.state.id)
        if not await asyncio.to_thread(fits, given.password, table.state.terms.password):
            raise TableRefused("this is not the password of the table", code="server/password")
        await table.admit(person.id)
    return table.info()


async def table_code(call: Call) -> Response:
    """The link of a table as a QR code."""
    table = await call.allowed_table()
    picture = await asyncio.to_thread(_qr_code, call.link(f"/t/{table.state.id}"))
    return Response(picture, media_type="image/svg+xml")


def _qr_code(link: str) -> bytes:
    picture = BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", scale=8, dark="#2b2130", light="#ffffff", border=3)
    return picture.getvalue()


async def play_now(call: Call, wanted: say.PlayWanted) -> say.Made:
    """Play at once: with somebody who waits, or with a bot."""
    known_game(wanted.game)
    return _made(await call.house.tables.play_now(call.somebody(), wanted.game, address=call.address))


ROUTES = (
    Route("GET", "/api/tables", lobby, say.Lobby, open=True),
    Route("POST", "/api/tables", new_table, say.Made, say.TableWanted, refuses=(404, 409)),
    Route("GET", "/api/tables/{table}", one_table, TableInfo, refuses=(403, 404)),
    Route("POST", "/api/tables/{table}/password", give_password, TableInfo, say.PasswordGiven, refuses=(403, 404)),
    Route("GET", "/api/tables/{table}/qr", table_code, "image/svg+xml", refuses=(403, 404)),
    Route("POST", "/api/play", play_now, say.Made, say.PlayWanted, refuses=(404, 409)),
)
