"""Games that were played without a server come home: each is stored once, and nothing of it is rated."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

from throwdown.api import http as wire
from throwdown.api.route import Route
from throwdown.errors import TableRefused
from throwdown.server.storage.ownership import Claim
from throwdown.server.storage.store import Batch, GameRow, NotOwner, StoreConflict, TableRow

if TYPE_CHECKING:
    from throwdown.server.storage.store import Store
    from throwdown.server.web.call import Call
    from throwdown.server.web.handed_in import HandedIn

#: Where they are handed in: a body there may be as large as a record.
PATH = "/api/handed-in"


async def hand_in(call: Call, wanted: wire.HandInWanted) -> wire.HandedInGame:
    """Store a finished game that was played without a server; handed in again, it is answered the same."""
    person, now = call.signed_in(), time.time()
    call.lobby.quotas.spend_handed_in(person.id, call.address)
    game = await call.archive.handed_in(call.address, wanted.record, person.id, person.name, now)
    if game.events:
        ended = min(now, wanted.ended if wanted.ended is not None else now)
        try:
            await _store(call.lobby.store, game, ended, now)
        except (StoreConflict, NotOwner):  # two requests store this id at this moment: one of them has done so
            game = await call.archive.handed_in(call.address, wanted.record, person.id, person.name, now)
            if game.events:
                raise _busy() from None
    return wire.HandedInGame(id=game.id)


async def _store(store: Store, game: HandedIn, ended: float, now: float) -> None:
    """All of it or nothing."""
    if not isinstance(await store.owners.claim(game.table), Claim):
        raise _busy()
    try:
        await store.commit(_batch(game, ended, now))
    finally:
        await store.owners.release(game.table)


def _busy() -> TableRefused:
    return TableRefused("this game is being stored at this moment: try again", code="server/busy")


def _batch(game: HandedIn, ended: float, now: float) -> Batch:
    batch = Batch()
    batch.table(TableRow(game.table, "closed", "link", game.listing, now, now))
    batch.game(GameRow(game.id, game.table, 1, game.game, game.secret, ended, ended))
    for play in game.plays:
        batch.play(replace(play, ended=ended))
    for row in game.events:
        batch.event(game.table, row.version, row.at, row.text)
        for name in row.names:
            batch.name(game.table, row.version, name)
    return batch


ROUTES = (Route("POST", PATH, hand_in, wire.HandedInGame, wire.HandInWanted, refuses=(409, 503), computes=True),)
