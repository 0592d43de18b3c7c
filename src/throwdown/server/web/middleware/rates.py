"""How often one address may ask."""

from __future__ import annotations

import time
from math import ceil
from typing import TYPE_CHECKING

from throwdown.server.operations.buckets import Buckets, wide_network
from throwdown.server.web.refusal import Refusal

from .errors import refuse
from .head import RequestHead
from .security_headers import security_headers

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from throwdown.server.operations.buckets import Clock
    from throwdown.server.operations.metrics import Metrics
    from throwdown.server.operations.settings import Settings


#: In IPv6 a rented server has a /48 of 65,536 networks that count as one address each: all may ask as often as these.
NETWORKS = 16


class Rates:
    """Counts requests and handshakes together, and refuses one too many before anything else is done for it.

    So a flood costs little: a refused request has no id and no line in the log.
    """

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, clock: Clock = time.monotonic) -> None:
        self._app = app
        self._metrics = metrics
        per_minute = settings.limits.requests_per_minute
        self._buckets = Buckets(per_minute, 60.0, clock=clock)
        self._wide = Buckets(NETWORKS * per_minute, 60.0, clock=clock)
        self._headers = tuple(security_headers(https=settings.secure))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        wait = self._take(RequestHead(scope).address)
        if wait is None:
            await self._app(scope, receive, send)
            return
        self._metrics.count_refusal("request/rate")
        await refuse(scope, send, self._refusal(wait))

    def _take(self, address: str) -> float | None:
        """Count one; if it is one too many, return the seconds until the next may come."""
        if not self._buckets.take(address):
            return self._buckets.wait(address)
        wide = wide_network(address)
        if wide is not None and not self._wide.take(wide):
            return self._wide.wait(wide)
        return None

    def _refusal(self, seconds: float) -> Refusal:
        wait = max(1, ceil(seconds))
        message = f"Too many requests from your address: try again in {wait} s."
        return Refusal(429, "request/rate", message, ((b"retry-after", str(wait).encode()), *self._headers))
