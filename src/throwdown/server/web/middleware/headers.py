"""Adding headers to whatever is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.types import Message, Send

    from throwdown.server.web.refusal import Header

_STARTS = frozenset({"http.response.start", "websocket.http.response.start"})


def with_headers(send: Send, ours: list[Header]) -> Send:
    """The same way back to the client, with these headers on an answer that has not set them itself."""

    def completed(message: Message) -> Awaitable[None]:
        # No coroutine of its own: every message of every socket goes through here.
        if message["type"] in _STARTS:
            message = {**message, "headers": _completed(message.get("headers", ()), ours)}
        return send(message)

    return completed


def _completed(headers: Iterable[Header], ours: list[Header]) -> list[Header]:
    own = [(name.lower(), value) for name, value in headers]
    names = {name for name, _ in own}
    return [*own, *(pair for pair in ours if pair[0] not in names)]
