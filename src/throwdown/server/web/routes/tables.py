"""Tables: the lobby, opening one, coming in."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Literal

from throwdown.api import http as wire
from throwdown.api.route import LANGUAGE, Route
from throwdown.errors import TableRefused
from throwdown.live.inputs import Admit
from throwdown.live.invitation import invites
from throwdown.live.protocol.messages import TableInfo
from throwdown.rules.catalogue import known as known_game
from throwdown.server.lobby.passwords import fits
from throwdown.server.web.qr import qr_code
from throwdown.server.web.redirects import addressed_to

if TYPE_CHECKING:
    from starlette.responses import Response

    from throwdown.live.inbox import LiveTable
    from throwdown.server.web.call import Call


TO = ("to", Literal["table", "hand"])


async def lobby(call: Call) -> wire.Lobby:
    """The open tables."""
    listing = call.lobby.listing
    return wire.Lobby(tables=listing.open_tables(), playing=listing.playing, people=listing.people_here)


async def new_table(call: Call, wanted: wire.TableWanted) -> wire.Made:
    """Open a table."""
    table = await call.lobby.tables.open(call.signed_in(), wanted, address=call.address)
    return _made(table)


def _made(table: LiveTable) -> wire.Made:
    return wire.Made(table=table.info(), path=f"t/{table.state.id}")


async def one_table(call: Call) -> TableInfo:
    """One table."""
    table = await call.allowed_table()
    return table.info()


async def invitation(call: Call) -> wire.Invitation:
    """What the table of a code or link is, before one says who one is. A code is good until the table is closed."""
    table = await call.invited_table()
    state, terms = table.state, table.state.terms
    info, host = table.info(), await call.lobby.people.known(state.host)
    return wire.Invitation(
        table=state.id,
        name=terms.name,
        host=host.name if host is not None else "",
        game=terms.game,
        edition=info.edition,
        status=info.status,
        seats=len(info.seats),
        free=len(state.free_seats) if invites(state) else 0,
        password=terms.visibility == "password" and not call.may_enter(table),
        spectators=terms.spectators,
        code=info.code,
    )


async def give_password(call: Call, given: wire.PasswordGiven) -> TableInfo:
    """Be let in to a table with a password."""
    person, table = call.signed_in(), await call.table()
    if table.state.terms.visibility == "password":
        call.spend_try()
        call.spend_table_try(table.state.id)
        if not await asyncio.to_thread(fits, given.password, table.state.terms.password):
            raise TableRefused("this is not the password of the table", code="server/password")
        table = await call.lobby.tables.ask(table, Admit(person.id))
    return table.info()


async def table_code(call: Call) -> Response:
    """The link of a table as a QR code; ``hand``: to a phone's hand at it, by its short code."""
    table = await call.allowed_table()
    code = table.info().code or table.state.id
    path = f"/hand/{code}" if call.query("to", "table") == "hand" else f"/t/{table.state.id}"
    return await qr_code(call.link(path))


async def ready_bots(call: Call) -> wire.ReadyBots:
    """The standing bots that would come to this table."""
    return wire.ReadyBots(bots=await call.lobby.standing.ready_for(await call.allowed_table()))


async def seat_bot(call: Call, wanted: wire.BotWanted) -> TableInfo:
    """Seat a standing bot at the own table."""
    table = await call.allowed_table()
    table = await call.lobby.standing.seat(call.signed_in(), table, wanted.person, wanted.seat)
    return table.info()


async def play_now(call: Call, wanted: wire.PlayWanted) -> wire.Made:
    """Play immediately: with a player who waits, or with a bot."""
    known_game(wanted.game)
    far = call.lobby.listing.peers.waiting_for if addressed_to(call.request) is None else None
    return _made(await call.lobby.tables.play_now(call.signed_in(), wanted.game, address=call.address, far=far))


#: A client that is not signed in names the language it reads.
_UNNAMED: dict[str, Any] = {"query": (LANGUAGE,), "refuses": (404,), "open": True}
ROUTES = (
    Route("GET", "/api/tables", lobby, wire.Lobby, open=True),
    Route("POST", "/api/tables", new_table, wire.Made, wire.TableWanted, refuses=(404, 409)),
    Route("GET", "/api/tables/{table}", one_table, TableInfo, refuses=(403, 404)),
    Route("POST", "/api/tables/{table}/password", give_password, TableInfo, wire.PasswordGiven, refuses=(403, 404)),
    Route("GET", "/api/tables/{table}/qr", table_code, "image/svg+xml", query=(TO,), refuses=(403, 404)),
    Route("GET", "/api/tables/{table}/bots", ready_bots, wire.ReadyBots, refuses=(403, 404)),
    Route("POST", "/api/tables/{table}/bots", seat_bot, TableInfo, wire.BotWanted, refuses=(403, 404, 409)),
    Route("GET", "/api/invitations/{table}", invitation, wire.Invitation, **_UNNAMED),
    Route("POST", "/api/play", play_now, wire.Made, wire.PlayWanted, refuses=(404, 409)),
)
