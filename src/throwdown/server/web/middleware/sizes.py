"""How large a request may be, and how long its body may take; the application gets the body whole."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from uvicorn.protocols.utils import ClientDisconnected

from throwdown.server.operations.buckets import ConcurrencyLimit
from throwdown.server.web.refusal import CLOSING, Refusal, Refused

from .head import RequestHead

if TYPE_CHECKING:
    from collections.abc import Collection

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from throwdown.server.operations.limits import Limits


#: So many large bodies are received at a time, altogether and from one address: each is whole in memory.
LARGE_BODIES = 8
LARGE_BODIES_PER_ADDRESS = 2


class Sizes:
    """Refuses headers and bodies that are too large, and bodies that do not arrive."""

    def __init__(self, app: ASGIApp, limits: Limits, large: Collection[str] = ()) -> None:
        """``large``: paths where a body may have all hands of a game."""
        self._app = app
        self._limits = limits
        self._large = large
        self._large_bodies = ConcurrencyLimit(LARGE_BODIES_PER_ADDRESS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        head = RequestHead(scope)
        self._check_head(head)
        if not head.is_socket:
            if "transfer-encoding" in head.headers and "content-length" in head.headers:
                message = "The request has two lengths: send Content-Length or Transfer-Encoding, not both."
                raise Refused(Refusal(400, "request/malformed", message, CLOSING))
            if head.has_body:
                read = self._read_large if head.path in self._large else self._read_small
                receive = _repeated(await read(head, receive), receive)
        await self._app(scope, receive, send)

    def _check_head(self, head: RequestHead) -> None:
        most = self._limits.header_bytes
        headers = head.scope["headers"]
        size = len(head.scope.get("raw_path") or b"") + len(head.scope.get("query_string") or b"")
        size += sum(len(name) + len(value) for name, value in headers)
        if size > most or len(headers) > self._limits.header_count:
            message = f"Address and headers may have {most} bytes together, in {self._limits.header_count} headers."
            raise Refused(Refusal(431, "request/head", message, CLOSING))

    async def _read_small(self, head: RequestHead, receive: Receive) -> bytes:
        return await _read(head, receive, self._limits.body_bytes, self._limits.receive_s)

    async def _read_large(self, head: RequestHead, receive: Receive) -> bytes:
        """A body with all hands of a game; few of them are received at a time."""
        if len(self._large_bodies) >= LARGE_BODIES or not self._large_bodies.enter(head.address):
            message = "Too many games are being sent: try again in a moment."
            raise Refused(Refusal(503, "server/busy", message, CLOSING))
        try:
            return await _read(head, receive, self._limits.hands_bytes, self._limits.hands_s)
        finally:
            self._large_bodies.leave(head.address)


async def _read(head: RequestHead, receive: Receive, most: int, within_s: float) -> bytes:
    """The body, whole, before the application sees any of it."""
    declared = head.headers.get("content-length", "0")
    if not declared.isdecimal() or len(declared) > 15 or int(declared) > most:
        raise Refused(_too_large(most))
    try:
        async with asyncio.timeout(within_s):
            return await _read_all(receive, most)
    except TimeoutError:
        message = "The request did not arrive in time: send it in one go."
        raise Refused(Refusal(408, "request/slow", message, CLOSING)) from None


async def _read_all(receive: Receive, most: int) -> bytes:
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnected
        body += message.get("body", b"")
        if len(body) > most:
            raise Refused(_too_large(most))
        if not message.get("more_body", False):
            return bytes(body)


def _too_large(most: int) -> Refusal:
    message = f"That is too much at once: a request may have {most} bytes."
    return Refusal(413, "request/too_large", message, CLOSING)


def _repeated(body: bytes, receive: Receive) -> Receive:
    """The same connection, on which the body comes once more."""
    first: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return first.pop() if first else await receive()

    return again
