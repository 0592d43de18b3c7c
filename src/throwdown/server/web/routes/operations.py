"""The server itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.api import http as wire
from throwdown.api.route import Route
from throwdown.live.protocol.messages import PROTOCOL

if TYPE_CHECKING:
    from throwdown.server.web.call import Call


async def health(call: Call) -> wire.Health:
    """Whether the server is there and can write; 503 with the reason where it cannot."""
    await call.lobby.upkeep.check()
    lost = call.lobby.upkeep.lost
    notices = ["the end of the database's log was lost before the last start: see the server's log"] if lost else []
    return wire.Health(status="ok", version=call.lobby.version, protocol=PROTOCOL, notices=notices)


async def ready(call: Call) -> wire.Health:
    """Whether a proxy should send people here; 503 while nothing can be written, others may have our tables, or
    background work is down."""
    for problem in call.lobby.not_ready:
        trouble = problem()
        if trouble is not None:
            raise trouble
    return await health(call)


ROUTES = (
    Route("GET", "/healthz", health, wire.Health, open=True, needs_identity=False, refuses=(503,)),
    Route("GET", "/readyz", ready, wire.Health, open=True, needs_identity=False, refuses=(503,)),
)
