"""What trusted proxies say about the client."""

from __future__ import annotations

from ipaddress import ip_address
from typing import TYPE_CHECKING, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

#: Where a scope says who is really at the other end of the line.
PEER: Final = "throwdown.peer"


def behind_proxies(app: ASGIApp, proxies: list[str]) -> ASGIApp:
    """Believe X-Forwarded-For and -Proto from those, and from no other address. Junk in them counts as the proxy."""
    if not proxies:
        return app

    async def named(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and not _is_address(scope.get("client")):
            scope["client"] = scope[PEER]  # else each junk would be a client of its own
        await app(scope, receive, send)

    behind = ProxyHeadersMiddleware(named, proxies)  # type: ignore[arg-type]

    async def entry(scope: Scope, receive: Receive, send: Send) -> None:
        scope[PEER] = scope.get("client")
        await behind(scope, receive, send)  # type: ignore[arg-type]

    return entry


def _is_address(client: tuple[str, int] | None) -> bool:
    try:
        return client is not None and bool(ip_address(client[0].partition("%")[0]))
    except ValueError:
        return False
