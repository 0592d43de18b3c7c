"""How large a request may be, and how long its body may take; the application gets the body whole."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from uvicorn.protocols.utils import ClientDisconnected

from throwdown.server.web.refusal import CLOSING, Refusal, Refused

from .head import RequestHead

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from throwdown.server.operations.limits import Limits


class Sizes:
    """Refuses headers and bodies that are too large, and bodies that do not arrive."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        head = RequestHead(scope)
        self._check_head(head)
        if not head.is_socket:
            if "transfer-encoding" in head.headers and "content-length" in head.headers:
                message = "The request has two lengths: send Content-Length or Transfer-Encoding, not both."
                raise Refused(Refusal(400, "request/malformed", message, CLOSING))
            if self._is_too_large(head.headers.get("content-length", "0")):
                raise Refused(self._too_large())
            if head.has_body:
                receive = _repeated(await self._read(receive), receive)
        await self._app(scope, receive, send)

    def _check_head(self, head: RequestHead) -> None:
        most = self._limits.header_bytes
        headers = head.scope["headers"]
        size = len(head.scope.get("raw_path") or b"") + len(head.scope.get("query_string") or b"")
        size += sum(len(name) + len(value) for name, value in headers)
        if size > most or len(headers) > self._limits.header_count:
            message = f"Address and headers may have {most} bytes together, in {self._limits.header_count} headers."
            raise Refused(Refusal(431, "request/head", message, CLOSING))

    def _is_too_large(self, declared: str) -> bool:
        return not declared.isdecimal() or len(declared) > 15 or int(declared) > self._limits.body_bytes

    async def _read(self, receive: Receive) -> bytes:
        """The body, whole, before the application sees any of it."""
        try:
            async with asyncio.timeout(self._limits.receive_s):
                return await self._read_all(receive)
        except TimeoutError:
            message = "The request did not arrive in time: send it in one go."
            raise Refused(Refusal(408, "request/slow", message, CLOSING)) from None

    async def _read_all(self, receive: Receive) -> bytes:
        body = b""
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise ClientDisconnected
            body += bytes(message.get("body", b""))
            if len(body) > self._limits.body_bytes:
                raise Refused(self._too_large())
            if not message.get("more_body", False):
                return body

    def _too_large(self) -> Refusal:
        message = f"That is too much at once: a request may have {self._limits.body_bytes} bytes."
        return Refusal(413, "request/too_large", message, CLOSING)


def _repeated(body: bytes, receive: Receive) -> Receive:
    """The same connection, on which the body comes once more."""
    first: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return first.pop() if first else await receive()

    return again
