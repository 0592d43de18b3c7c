"""The path under which the server lies, and headers that only a proxy may set."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

#: After ``proxies`` has read them, nobody else may believe them.
_FORWARDED = (b"x-forwarded-", b"forwarded")


class Prefix:
    """Puts every request below the prefix: some proxies take it off and some do not."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self._app = app
        self._prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope["path"]
        below = path == self._prefix or path.startswith(f"{self._prefix}/")
        placed: Scope = {
            **scope,
            "path": path if below else self._prefix + path,
            "root_path": self._prefix,
            "headers": [pair for pair in scope["headers"] if not pair[0].startswith(_FORWARDED)],
        }
        await self._app(placed, receive, send)
