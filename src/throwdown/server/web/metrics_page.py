"""The numbers of the server, for Prometheus."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING

from starlette.exceptions import HTTPException
from starlette.responses import Response

from throwdown.server.storage.store import StoreFailed

if TYPE_CHECKING:
    from starlette.requests import Request

    from throwdown.server.operations.metrics import Metrics
    from throwdown.server.storage.store import Store


class MetricsPage:
    """Shown to clients with the token; for all others it does not exist."""

    def __init__(self, metrics: Metrics, token: str) -> None:
        self._metrics = metrics
        self._token = token

    async def answer(self, request: Request, store: Store) -> Response:
        given = request.headers.get("authorization", "")
        if not self._token or not hmac.compare_digest(given.encode(), f"Bearer {self._token}".encode()):
            raise HTTPException(404)
        self._metrics.set_store(await _counted(store))
        return Response(self._metrics.render(), media_type="text/plain; version=0.0.4")


async def _counted(store: Store) -> dict[str, float]:
    """What the store counts; a store that does not answer is when the other numbers are wanted most."""
    try:
        return await store.read_in_thread(store.counts) | {"answers": 1.0}
    except StoreFailed:
        return {"answers": 0.0}
