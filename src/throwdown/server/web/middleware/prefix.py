"""The path under which the server lies, and headers that only a proxy may set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.server.peers.address import split_server
from throwdown.server.web.redirects import ADDRESSED, FORWARDED

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

#: After ``proxies`` has read them, nothing else may believe them.
_FORWARDED = (b"x-forwarded-", b"forwarded")


class Prefix:
    """Puts every request below the prefix: some proxies take it off and some do not.

    Among several servers ``/s/NAME`` is taken off too, and noted. Who has a table decides what is answered, not the
    address: it may be older, or brought here by a proxy that does not reach the server of that name.
    """

    def __init__(self, app: ASGIApp, prefix: str, *, several: bool = False) -> None:
        self._app = app
        self._prefix = prefix
        self._several = several

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope["path"]
        if path == self._prefix or path.startswith(f"{self._prefix}/"):
            path = path[len(self._prefix) :]
        headers = [pair for pair in scope["headers"] if not pair[0].startswith(_FORWARDED)]
        forwarded = len(headers) < len(scope["headers"])
        server, path = split_server(path) if self._several else (None, path)
        placed: Scope = {
            **scope,
            "path": self._prefix + path,
            "root_path": self._prefix,
            "state": {**scope.get("state", {}), ADDRESSED: server, FORWARDED: forwarded},
            "headers": headers,
        }
        await self._app(placed, receive, send)
