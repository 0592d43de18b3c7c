"""uvicorn's configuration from our settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import uvicorn

from .gate import Gate
from .tls import tls_context

if TYPE_CHECKING:
    import asyncio

    from starlette.types import ASGIApp

    from throwdown.server.operations.settings import Settings


class SafeConfig(uvicorn.Config):
    """What uvicorn needs to know, from our settings; also what all connections share."""

    def __init__(
        self, app: ASGIApp, settings: Settings, *, http: type[asyncio.Protocol], ws: type[asyncio.Protocol]
    ) -> None:
        self.settings = settings
        limits = self.limits = settings.limits
        self.gate = Gate(limits, settings.proxies)
        tls = tls_context(settings)
        super().__init__(
            app,
            host=settings.listen,
            port=settings.port,
            http=http,
            ws=ws,
            ws_max_size=limits.message_bytes,
            ws_per_message_deflate=False,
            ws_ping_interval=limits.ping_s,
            ws_ping_timeout=limits.dead_s - limits.ping_s,
            lifespan="on",
            log_config=None,
            # Its lines of INFO hold query strings, and secrets are sent in those by mistake.
            log_level="warning",
            access_log=False,
            interface="asgi3",
            workers=1,
            # ``middleware/proxies.py`` reads what trusted proxies say: one place, under every server.
            proxy_headers=False,
            server_header=False,
            backlog=limits.backlog,
            timeout_keep_alive=limits.keep_alive_s,
            timeout_graceful_shutdown=limits.graceful_s,
            ssl_context_factory=(lambda config, default: tls) if tls else None,
        )
