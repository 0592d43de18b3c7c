"""All middlewares in their order, around the application.

    app = with_middleware(application, settings)

They answer themselves, with ``{code, message}`` as JSON, whatever must not come further: names that are not
ours, pages that are not ours, too much or too often. They know addresses, headers and sizes, no games.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from throwdown.server.operations.buckets import ConcurrencyLimit
from throwdown.server.operations.metrics import Metrics

from .access_log import AccessLog
from .concurrency import Concurrency
from .errors import Errors
from .hosts import Hosts
from .media_types import MediaTypes
from .origins import Origins
from .prefix import Prefix
from .proxies import behind_proxies
from .rates import Rates
from .request_ids import RequestIds
from .security_headers import SecurityHeaders
from .sizes import Sizes
from .upgrades import Upgrades

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from starlette.types import ASGIApp, Receive, Scope, Send

    from throwdown.server.operations.buckets import Clock
    from throwdown.server.operations.settings import Settings


def with_middleware(
    app: ASGIApp,
    settings: Settings,
    *,
    metrics: Metrics | None = None,
    socket_paths: Iterable[str] = ("/ws",),
    large_paths: Collection[str] = (),
    clock: Clock = time.monotonic,
) -> ASGIApp:
    """The application behind all middlewares; ``socket_paths`` and all below them are for sockets.

    At ``large_paths`` a body may be as large as a record.
    """
    limits = settings.limits
    sockets = ConcurrencyLimit(limits.sockets_per_address)
    metrics = metrics or Metrics()
    metrics.sockets.set_function(lambda: len(sockets))
    # From the innermost to the outermost: a request goes through them from below.
    wrapped: ASGIApp = Concurrency(app, limits, sockets)
    wrapped = Sizes(wrapped, limits, large_paths)
    wrapped = MediaTypes(wrapped)
    wrapped = Origins(wrapped, settings)
    wrapped = Upgrades(wrapped, socket_paths)
    wrapped = Hosts(wrapped, settings)
    wrapped = Errors(wrapped, metrics)
    wrapped = SecurityHeaders(wrapped, https=settings.secure)
    wrapped = AccessLog(wrapped, metrics, clock)
    wrapped = RequestIds(wrapped)
    wrapped = Prefix(wrapped, settings.prefix, several=bool(settings.server_name))
    wrapped = Rates(wrapped, settings, metrics, clock)
    return _beside_lifespan(app, behind_proxies(wrapped, settings.proxies))


def _beside_lifespan(app: ASGIApp, wrapped: ASGIApp) -> ASGIApp:
    """Start and end of the server concern the application alone."""

    async def entry(scope: Scope, receive: Receive, send: Send) -> None:
        await (app if scope["type"] == "lifespan" else wrapped)(scope, receive, send)

    return entry
