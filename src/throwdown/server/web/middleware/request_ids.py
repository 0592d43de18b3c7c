"""An id for each request, in its answer, in the log and in the report of an error."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from .headers import with_headers

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send


class RequestIds:
    """Puts a random id into ``scope["state"]["request_id"]`` and into the header X-Request-Id."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        id = secrets.token_hex(8)
        known: Scope = {**scope, "state": {**scope.get("state", {}), "request_id": id}}
        await self._app(known, receive, with_headers(send, [(b"x-request-id", id.encode())]))
