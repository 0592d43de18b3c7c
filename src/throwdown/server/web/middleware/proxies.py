"""What trusted proxies say about the client."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

if TYPE_CHECKING:
    from starlette.types import ASGIApp


def behind_proxies(app: ASGIApp, proxies: list[str]) -> ASGIApp:
    """Believe X-Forwarded-For and -Proto from those, and from no other address."""
    return ProxyHeadersMiddleware(app, proxies) if proxies else app  # type: ignore[arg-type, return-value]
