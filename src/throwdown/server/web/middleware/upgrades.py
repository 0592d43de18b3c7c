"""Paths that are for sockets only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.server.web.refusal import Refusal, Refused

from .head import RequestHead

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.types import ASGIApp, Receive, Scope, Send


class Upgrades:
    """Refuses plain requests to these paths and below them."""

    def __init__(self, app: ASGIApp, socket_paths: Iterable[str]) -> None:
        self._app = app
        self._paths = tuple(socket_paths)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        head = RequestHead(scope)
        if not head.is_socket and head.is_below(*self._paths):
            message = "This address is for WebSockets: connect to it with one."
            wanted = ((b"upgrade", b"websocket"), (b"connection", b"upgrade"))
            raise Refused(Refusal(426, "request/upgrade", message, wanted))
        await self._app(scope, receive, send)
