"""How many sockets one address may have open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.server.web.refusal import Refusal, Refused

from .visit import Visit

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from throwdown.server.operations.buckets import Places


class SocketPlaces:
    """Takes a place for each socket and gives it back; the innermost middleware, so that no refusal keeps a place."""

    def __init__(self, app: ASGIApp, places: Places) -> None:
        self._app = app
        self._places = places

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = Visit(scope).address
        if not self._places.enter(address):
            message = "Too many open sockets from your address: close one first."
            raise Refused(Refusal(429, "request/sockets", message))
        try:
            await self._app(scope, receive, send)
        finally:
            self._places.leave(address)
