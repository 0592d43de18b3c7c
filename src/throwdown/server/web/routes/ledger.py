"""The public list: every commitment of this server, and the final hash of every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from throwdown.api import http as wire
from throwdown.api.faults import NotFound
from throwdown.api.route import Route
from throwdown.server.web.answers import json_bytes
from throwdown.server.web.proving import proved
from throwdown.table.heads import Consistency, Heads, Proof

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


async def heads(call: Call) -> Response:
    """The newest signed head of the public list; after a restore also the last one of each log before, oldest last."""
    return json_bytes(await call.lobby.store.read_in_thread(_heads, call.lobby.store))


def _heads(store: Store) -> bytes:
    return msgspec.json.encode(Heads(heads=store.ledger_heads()))


async def proof(call: Call) -> Response:
    """One row of the public list, or all rows of one game, with the hashes that lead from each to a signed head."""
    number = msgspec.convert(call.query("n", "0"), RowNumber, strict=False)
    return json_bytes(await call.lobby.store.read_in_thread(_proof, call.lobby.store, number, call.query("game", "")))


def _proof(store: Store, number: int, game: str) -> bytes:
    one = store.ledger(number - 1, 1) if number else []
    return msgspec.json.encode(proved(store, store.ledger_of(game) if game else one))


async def consistency(call: Call) -> Response:
    """The hashes which prove that one log of the public list, with ``new`` rows, extends the one with ``old`` rows."""
    old, new = (msgspec.convert(call.query(name, "0"), RowNumber, strict=False) for name in ("old", "new"))
    return json_bytes(
        await call.lobby.store.read_in_thread(_consistency, call.lobby.store, call.query("log", ""), old, new)
    )


def _consistency(store: Store, log: str, old: int, new: int) -> bytes:
    head = next((head for head in store.ledger_heads() if head.log == log), None)
    if head is None or not old <= new <= head.size:
        raise NotFound("there is no such log, or it has fewer rows")
    return msgspec.json.encode(Consistency(path=store.ledger_consistency(head, old, new)))


ROUTES = (
    Route("GET", "/api/ledger", ledger, wire.LedgerPage, query=(AFTER, GAME), open=True),
    Route("GET", "/api/ledger/heads", heads, Heads, open=True),
    Route("GET", "/api/ledger/proof", proof, Proof, query=(("n", RowNumber), GAME), open=True),
    Route(
        "GET", "/api/ledger/consistency", consistency, Consistency,
        query=(("log", str), ("old", RowNumber), ("new", RowNumber)), refuses=(404,), open=True,
    ),
)  # fmt: skip
