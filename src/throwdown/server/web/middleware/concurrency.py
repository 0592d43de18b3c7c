"""How many requests and sockets may be open at a time, and how many bytes a socket may send."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.server.operations.buckets import ConcurrencyLimit
from throwdown.server.web.refusal import Refusal, Refused
from throwdown.server.web.transport.link import current_link
from throwdown.server.web.transport.liveness import Heartbeat

from .head import RequestHead

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from throwdown.server.operations.limits import Limits


class Concurrency:
    """Takes a place for each request and socket and gives it back; innermost, so that no refusal keeps a place."""

    def __init__(self, app: ASGIApp, limits: Limits, sockets: ConcurrencyLimit) -> None:
        self._app = app
        self._limits = limits
        self._sockets = sockets
        self._open = ConcurrencyLimit(limits.connections_per_address)
        self._heartbeat = Heartbeat(limits.beat_s, limits.silent_s)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = RequestHead(scope).address
        if not self._open.enter(address):
            message = "Too many connections from your address: close one first."
            raise Refused(Refusal(429, "request/connections", message))
        try:
            if scope["type"] == "websocket":
                await self._serve_socket(address, scope, receive, send)
            else:
                await self._app(scope, receive, send)
        finally:
            self._open.leave(address)

    async def _serve_socket(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        if len(self._sockets) >= self._limits.connections:  # uvicorn counts only requests
            raise Refused(Refusal(503, "request/full", "The server is full: try again later."))
        if not self._sockets.enter(address):
            message = "Too many open sockets from your address: close one first."
            raise Refused(Refusal(429, "request/sockets", message))
        try:
            link = current_link.get()
            if link is not None:
                link.limit(self._limits, self._heartbeat)
            await self._app(scope, receive, send)
        finally:
            self._sockets.leave(address)
