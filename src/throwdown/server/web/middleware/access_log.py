"""One line in the log and one count for each request that was answered."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

from uvicorn.protocols.utils import ClientDisconnected

from throwdown.server.operations.logs import log_request

from .head import RequestHead

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from throwdown.server.operations.buckets import Clock
    from throwdown.server.operations.metrics import Metrics

log = logging.getLogger("throwdown.requests")

#: The status in the log of a request that was never finished by its client.
GONE = 499


class AccessLog:
    """Requests only: sockets are logged where they are closed."""

    def __init__(self, app: ASGIApp, metrics: Metrics, clock: Clock = time.monotonic) -> None:
        self._app = app
        self._metrics = metrics
        self._clock = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        head, began, status = RequestHead(scope), self._clock(), 0

        def record_status(message: Message) -> Awaitable[None]:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            return send(message)

        try:
            await self._app(scope, receive, record_status)
        except ClientDisconnected:
            status = GONE
        finally:
            took = self._clock() - began
            self._metrics.count_answer(head.method, status, took)
            log_request(log, method=head.method, path=head.path, status=status, ms=took * 1000, id=head.id)
