"""The public list: every commitment of this server, and the final hash of every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from throwdown.server.protocol import http as wire
from throwdown.server.protocol.route import Route
from throwdown.server.web.answers import json_bytes

if TYPE_CHECKING:
    from starlette.responses import Response

    from throwdown.server.storage.store import Store
    from throwdown.server.web.call import Call

#: Rows of one answer.
PAGE = 500
RowNumber = Annotated[int, Meta(ge=0, le=2**53)]
AFTER = ("after", RowNumber)
GAME = ("game", str)


async def ledger(call: Call) -> Response:
    """Rows of the public list after one of them, or all rows of one game; anybody may keep a copy and compare."""
    after = msgspec.convert(call.query("after", "0"), RowNumber, strict=False)
    # In a thread: it takes no long time, but anybody may ask, and often.
    return json_bytes(await call.lobby.store.read_in_thread(_page, call.lobby.store, after, call.query("game", "")))


def _page(store: Store, after: int, game: str) -> bytes:
    rows = store.ledger_of(game) if game else store.ledger(after, PAGE)
    return msgspec.json.encode(wire.LedgerPage(rows=rows, size=store.ledger_size()))


ROUTES = (Route("GET", "/api/ledger", ledger, wire.LedgerPage, query=(AFTER, GAME), open=True),)
