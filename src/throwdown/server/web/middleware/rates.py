"""How often one address may ask."""

from __future__ import annotations

import time
from math import ceil
from typing import TYPE_CHECKING

from throwdown.server.operations.buckets import Buckets, wide_network
from throwdown.server.web.refusal import Refusal, Refused

from .head import RequestHead

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from throwdown.server.operations.buckets import Clock


#: In IPv6 a rented server has a /48 of 65,536 networks that count as one address each: all may ask as often as these.
NETWORKS = 16


class Rates:
    """Requests and handshakes together."""

    def __init__(self, app: ASGIApp, per_minute: int, clock: Clock = time.monotonic) -> None:
        self._app = app
        self._buckets = Buckets(per_minute, 60.0, clock=clock)
        self._wide = Buckets(NETWORKS * per_minute, 60.0, clock=clock)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = RequestHead(scope).address
        if not self._buckets.take(address):
            raise Refused(self._refusal(self._buckets.wait(address)))
        wide = wide_network(address)
        if wide is not None and not self._wide.take(wide):
            raise Refused(self._refusal(self._wide.wait(wide)))
        await self._app(scope, receive, send)

    def _refusal(self, seconds: float) -> Refusal:
        wait = max(1, ceil(seconds))
        message = f"Too many requests from your address: try again in {wait} s."
        return Refusal(429, "request/rate", message, ((b"retry-after", str(wait).encode()),))
