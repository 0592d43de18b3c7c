"""What the host in a tab answers: the same requests as a server, as far as one person alone can have them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from throwdown import __version__
from throwdown.api import http as wire
from throwdown.api.answers import Answer
from throwdown.api.faults import NotFound
from throwdown.api.replays import finished_in, not_over, read_table, record_of, replay_of
from throwdown.api.route import LANGUAGE, THEME, Route
from throwdown.api.routes import catalogue, lessons, practice
from throwdown.api.secrets import stored_secret
from throwdown.live.protocol.messages import PROTOCOL, TableInfo
from throwdown.live.snapshot import info_in
from throwdown.rules.catalogue import known as known_game
from throwdown.table.story import Story, tell_story

from .missing import LACKS, TabInfo, unavailable

if TYPE_CHECKING:
    from throwdown.live.games import PlayedGame
    from throwdown.live.inbox import LiveTable
    from throwdown.live.store import GameRow

    from .call import Call
    from .store import TabStore

#: So many finished games are listed.
LISTED = 200
#: The bot of a game that somebody only wants to try.
FIRST_BOT = "casual"


# The person


async def new_guest(call: Call, wanted: wire.GuestWanted) -> wire.Me:
    """Say who plays on this device."""
    person = await call.parts.device.name(wanted.name, wanted.language, call.parts.limits)
    return wire.Me(person=person.info(), tables=await call.parts.tables.turns_of(person.id))


async def visitor(call: Call) -> wire.Visitor:
    """Who plays here, if anybody has said so."""
    return wire.Visitor(person=call.person.info() if call.person is not None else None)


async def me(call: Call) -> wire.Me:
    """Who plays here, and where they sit."""
    person = call.signed_in()
    return wire.Me(person=person.info(), tables=await call.parts.tables.turns_of(person.id))


async def change_me(call: Call, wanted: wire.MeChanged) -> wire.Me:
    """Another name or language."""
    person = call.signed_in()
    name, language = wanted.name or person.name, wanted.language or person.language
    person = await call.parts.device.name(name, language, call.parts.limits)
    return wire.Me(person=person.info(), tables=await call.parts.tables.turns_of(person.id))


# Tables


async def lobby(call: Call) -> wire.Lobby:
    """No table is open to others here."""
    return wire.Lobby(tables=[], playing=call.parts.lobby.playing, people=1)


async def new_table(call: Call, wanted: wire.TableWanted) -> wire.Made:
    """Open a table."""
    return _made(await call.parts.tables.open(call.signed_in(), wanted))


async def play_now(call: Call, wanted: wire.PlayWanted) -> wire.Made:
    """Play immediately, with a bot."""
    seats = [wire.SeatWanted(me=True), wire.SeatWanted(bot=FIRST_BOT)]
    table = wire.TableWanted(game=known_game(wanted.game).id, seats=seats, hints=True, start=True)
    return _made(await call.parts.tables.open(call.signed_in(), table))


def _made(table: LiveTable) -> wire.Made:
    return wire.Made(table=table.info(), path=f"t/{table.state.id}")


async def one_table(call: Call) -> TableInfo:
    """One table."""
    call.signed_in()
    return (await call.table()).info()


async def no_bots(call: Call) -> wire.ReadyBots:
    """Standing bots come over the network: none is ready here."""
    return wire.ReadyBots(bots=[])


# Finished games


async def _finished(call: Call) -> tuple[GameRow, PlayedGame]:
    store, game = call.parts.store, call.path("game")
    row = store.game(game)
    if row is None:
        raise NotFound("there is no such game")
    if row.ended is None:
        raise not_over()
    rows = await store.read(store.events, row.table)
    table = read_table(row.table, rows, lambda game, place: stored_secret(store, game, place))
    return row, finished_in(table, game)


class FinishedGame(msgspec.Struct, frozen=True):
    """A game that was played in this browser."""

    id: str
    game: str
    started: float
    ended: float
    players: list[str]
    together: int
    """So many games its table has: they are removed together."""


async def finished(call: Call) -> list[FinishedGame]:
    """The finished games of this browser, the last one first."""
    store = call.parts.store
    return [_listed(store, row, row.ended) for row in store.finished_games(LISTED) if row.ended is not None]


def _listed(store: TabStore, row: GameRow, ended: float) -> FinishedGame:
    table = store.table(row.table)
    seats = info_in(table.listing.encode()).seats if table is not None else []
    players = [seat.name for seat in seats]
    return FinishedGame(row.id, row.game, row.started, ended, players, len(store.games(row.table)))


async def remove_finished(call: Call) -> None:
    """Remove a finished game, and the others of its table."""
    store = call.parts.store
    row = store.game(call.path("game"))
    if row is None:
        raise NotFound("there is no such game")
    table = store.table(row.table)
    if row.ended is None or (table is not None and table.status == "playing"):
        raise not_over()
    call.parts.tables.release(row.table)
    await store.remove(row.table)


async def replay(call: Call) -> wire.Replay:
    """A finished game, step by step."""
    row, played = await _finished(call)
    return replay_of(played, row, await call.words())


async def record(call: Call) -> Answer:
    """The record of a finished game."""
    _, played = await _finished(call)
    name = f'attachment; filename="{played.id}.jsonl"'
    return Answer(record_of(played), "application/jsonl", headers={"content-disposition": name})


async def story(call: Call) -> Story:
    """How a finished game went."""
    _, played = await _finished(call)
    return tell_story(played.match.log, played.id)


# The host


async def health(call: Call) -> wire.Health:
    """The host is there."""
    return wire.Health(status="ok", version=__version__, protocol=PROTOCOL)


async def lacks(call: Call) -> TabInfo:
    """What is not here, and why."""
    return TabInfo(version=__version__, lacks=LACKS)


async def not_here(call: Call, *body: Any) -> None:
    """Something that only a server has."""
    raise unavailable("this request")


_READ: dict[str, Any] = {"query": (LANGUAGE, THEME)}
ROUTES: tuple[Route, ...] = (
    Route("POST", "/api/guests", new_guest, wire.Me, wire.GuestWanted),
    Route("GET", "/api/visitor", visitor, wire.Visitor),
    Route("GET", "/api/me", me, wire.Me),
    Route("PATCH", "/api/me", change_me, wire.Me, wire.MeChanged),
    *catalogue.ROUTES,
    *practice.ROUTES,
    *lessons.ROUTES,
    Route("GET", "/api/tables", lobby, wire.Lobby),
    Route("POST", "/api/tables", new_table, wire.Made, wire.TableWanted),
    Route("GET", "/api/tables/{table}", one_table, TableInfo),
    Route("GET", "/api/tables/{table}/bots", no_bots, wire.ReadyBots),
    Route("POST", "/api/play", play_now, wire.Made, wire.PlayWanted),
    Route("GET", "/api/replays/{game}", replay, wire.Replay, **_READ),
    Route("GET", "/api/replays/{game}/record", record, "application/jsonl"),
    Route("GET", "/api/replays/{game}/story", story, Story),
    Route("GET", "/api/finished", finished, list[FinishedGame]),
    Route("DELETE", "/api/finished/{game}", remove_finished, None, status=204),
    Route("GET", "/healthz", health, wire.Health),
    Route("GET", "/api/tab", lacks, TabInfo),
)
