"""Open tournaments with many tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from starlette.responses import Response

from throwdown.api.faults import NotFound
from throwdown.api.route import LANGUAGE, Route
from throwdown.live.listener import encoded
from throwdown.server.lobby.tournament_views import listed, shown
from throwdown.server.protocol import tournaments as wire
from throwdown.server.web.answers import json_bytes
from throwdown.server.web.qr import qr_code
from throwdown.tournaments import standings_csv, tables_csv

if TYPE_CHECKING:
    from throwdown.server.lobby.tournament_log import OpenTournament
    from throwdown.server.lobby.tournaments import Tournaments
    from throwdown.server.web.call import Call


#: What a file has: `standings` or `tables`.
SHEET = ("sheet", str)
SHEETS = {"standings": standings_csv, "tables": tables_csv}


def _all(call: Call) -> Tournaments:
    return call.lobby.tournaments


def _id(call: Call) -> str:
    return call.path("tournament")


def _number(call: Call, name: str) -> int:
    try:
        return msgspec.convert(call.path(name), int, strict=False)
    except msgspec.ValidationError:
        raise NotFound("there is nothing of this number") from None


def _link(call: Call) -> str:
    return call.link(f"/tournaments/{_id(call)}")


def _shown(call: Call, found: OpenTournament) -> wire.Tournament:
    return _tagged(call, found)[0]


def _tagged(call: Call, found: OpenTournament) -> tuple[wire.Tournament, str]:
    return shown(found, call.person, call.link(f"/tournaments/{found.id}"), call.lobby.time.wall())


async def tournaments(call: Call) -> wire.TournamentList:
    """Those that everybody finds, your own and those of your groups; running ones first."""
    found = await _all(call).listed_for(call.person)
    return wire.TournamentList(tournaments=[listed(each, call.person) for each in found])


async def new_tournament(call: Call, wanted: wire.TournamentWanted) -> wire.Tournament:
    """Open a tournament; you are its host."""
    return _shown(call, await _all(call).make(call.signed_in(), wanted, call.address))


async def tournament(call: Call) -> Response:
    """Everything that is shown of a tournament. With the ETag of the last answer: 304 while nothing changes."""
    answer, tag = _tagged(call, await _all(call).see(call.person, _id(call)))
    etag = f'"{tag}"'
    headers = {"etag": etag, "cache-control": "private, no-cache"}
    if call.request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    return json_bytes(encoded(answer), headers=headers)


async def change_tournament(call: Call, wanted: wire.TournamentChanged) -> wire.Tournament:
    """Another name, number of rounds or boxes, bots that fill, or countdown."""
    return _shown(call, await _all(call).change(call.signed_in(), _id(call), wanted, call.address))


async def enter(call: Call) -> wire.Tournament:
    """Take part; after the first round too, unless it is a knock-out."""
    return _shown(call, await _all(call).enter(call.signed_in(), _id(call), call.address))


async def leave(call: Call) -> wire.Tournament:
    """Take a break, or leave for good. A game under way is still played."""
    return _shown(call, await _all(call).step_out(call.signed_in(), _id(call), None, call.address))


async def come_back(call: Call) -> wire.Tournament:
    """Play again from the next round on."""
    return _shown(call, await _all(call).step_in(call.signed_in(), _id(call), None, call.address))


async def add_entrant(call: Call, wanted: wire.EntrantWanted) -> wire.Tournament:
    """Enter a player on paper or a bot; for the host."""
    person = call.signed_in()
    return _shown(call, await _all(call).enter_other(person, _id(call), wanted.name, wanted.bot, call.address))


async def rename_entrant(call: Call, wanted: wire.EntrantRenamed) -> wire.Tournament:
    """Another name for a player on paper; for the host."""
    person, number = call.signed_in(), _number(call, "entrant")
    return _shown(call, await _all(call).rename(person, _id(call), number, wanted.name, call.address))


async def drop_entrant(call: Call) -> wire.Tournament:
    """A player takes a break or has gone; for the host."""
    person, number = call.signed_in(), _number(call, "entrant")
    return _shown(call, await _all(call).step_out(person, _id(call), number, call.address))


async def return_entrant(call: Call) -> wire.Tournament:
    """A player is here again; for the host."""
    person, number = call.signed_in(), _number(call, "entrant")
    return _shown(call, await _all(call).step_in(person, _id(call), number, call.address))


async def preview(call: Call) -> wire.NextRound:
    """Who would sit where in the next round, and who would meet again; for the host."""
    return await _all(call).preview(call.signed_in(), _id(call))


async def pair(call: Call) -> wire.Tournament:
    """Begin the next round, or the final; for the host."""
    return _shown(call, await _all(call).pair(call.signed_in(), _id(call), call.address))


async def report(call: Call, given: wire.ResultGiven) -> wire.Tournament:
    """How a table ended; for its players, and for the host. Online tables report themselves."""
    person, table = call.signed_in(), _number(call, "number")
    return _shown(call, await _all(call).report(person, _id(call), table, given.places, call.address))


async def correct(call: Call, given: wire.ResultGiven) -> wire.Tournament:
    """How a table ended, whatever was reported; for the host."""
    person, table = call.signed_in(), _number(call, "number")
    return _shown(call, await _all(call).correct(person, _id(call), table, given.places, call.address))


async def open_device(call: Call, wanted: wire.DeviceWanted) -> wire.Tournament:
    """Play a table on your device, or be its referee: its end is the result. For its players, and for the host."""
    person, table = call.signed_in(), _number(call, "number")
    return _shown(call, await _all(call).open_device(person, _id(call), table, wanted.kind, call.address))


async def move(call: Call, wanted: wire.TableMoved) -> wire.Tournament:
    """Another place for a table; for the host."""
    person, table = call.signed_in(), _number(call, "number")
    return _shown(call, await _all(call).move(person, _id(call), table, wanted, call.address))


async def ring_bell(call: Call) -> wire.Tournament:
    """End an open evening: games that have begun count, and nobody is seated any more. For the host."""
    return _shown(call, await _all(call).ring_bell(call.signed_in(), _id(call), call.address))


async def close(call: Call) -> wire.Tournament:
    """Close the tournament. The host may still correct results."""
    return _shown(call, await _all(call).close(call.signed_in(), _id(call), call.address))


async def sheet(call: Call) -> Response:
    """The standings, or all tables (`sheet` is `tables`), as CSV."""
    found = await _all(call).see(call.person, _id(call))
    write = SHEETS.get(call.query("sheet", "standings"))
    if write is None:
        raise NotFound("there is no such sheet: standings or tables")
    names = {row.number: row.name for row in found.entrants.values()}
    name = {"content-disposition": 'attachment; filename="tournament.csv"'}
    return Response(write(found.state, names), media_type="text/csv", headers=name)


async def link_code(call: Call) -> Response:
    """The link to the tournament, as a QR code."""
    await _all(call).see(call.person, _id(call))
    return await qr_code(_link(call))


_HERE = "/api/tournaments/{tournament}"
_ENTRANT = f"{_HERE}/entrants/{{entrant}}"
_TABLE = f"{_HERE}/tables/{{number}}"
_SEEN: dict[str, Any] = {"query": (LANGUAGE,), "refuses": (404,), "open": True}
_HOSTED: dict[str, Any] = {"refuses": (403, 404, 409)}
ROUTES = (
    Route("GET", "/api/tournaments", tournaments, wire.TournamentList, open=True),
    Route("POST", "/api/tournaments", new_tournament, wire.Tournament, wire.TournamentWanted, refuses=(403, 404, 409)),
    Route("GET", _HERE, tournament, wire.Tournament, **_SEEN),
    Route("PATCH", _HERE, change_tournament, wire.Tournament, wire.TournamentChanged, **_HOSTED),
    Route("POST", f"{_HERE}/enter", enter, wire.Tournament, **_HOSTED),
    Route("POST", f"{_HERE}/leave", leave, wire.Tournament, **_HOSTED),
    Route("POST", f"{_HERE}/return", come_back, wire.Tournament, **_HOSTED),
    Route("POST", f"{_HERE}/entrants", add_entrant, wire.Tournament, wire.EntrantWanted, **_HOSTED),
    Route("PATCH", _ENTRANT, rename_entrant, wire.Tournament, wire.EntrantRenamed, **_HOSTED),
    Route("POST", f"{_ENTRANT}/leave", drop_entrant, wire.Tournament, **_HOSTED),
    Route("POST", f"{_ENTRANT}/return", return_entrant, wire.Tournament, **_HOSTED),
    Route("GET", f"{_HERE}/next", preview, wire.NextRound, computes=True, **_HOSTED),
    Route("POST", f"{_HERE}/pair", pair, wire.Tournament, computes=True, **_HOSTED),
    Route("POST", f"{_TABLE}/result", report, wire.Tournament, wire.ResultGiven, **_HOSTED),
    Route("POST", f"{_TABLE}/correct", correct, wire.Tournament, wire.ResultGiven, **_HOSTED),
    Route("POST", f"{_TABLE}/device", open_device, wire.Tournament, wire.DeviceWanted, **_HOSTED),
    Route("POST", f"{_TABLE}/move", move, wire.Tournament, wire.TableMoved, **_HOSTED),
    Route("POST", f"{_HERE}/bell", ring_bell, wire.Tournament, **_HOSTED),
    Route("POST", f"{_HERE}/close", close, wire.Tournament, **_HOSTED),
    Route("GET", f"{_HERE}/csv", sheet, "text/csv", **(_SEEN | {"query": (LANGUAGE, SHEET)})),
    Route("GET", f"{_HERE}/qr", link_code, "image/svg+xml", **_SEEN),
)  # fmt: skip
