"""How large a request may be; the application gets its body whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.protocols.utils import ClientDisconnected

from throwdown.server.web.refusal import CLOSING, Refusal, Refused

from .visit import Visit

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send


class Bodies:
    """Refuses a body that says it is too large, or turns out to be."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self._app = app
        self._most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        visit = Visit(scope)
        if not visit.is_socket:
            if self._is_too_large(visit.headers.get("content-length", "0")):
                raise Refused(self._refusal())
            if visit.has_body:
                receive = _repeated(await self._read(receive), receive)
        await self._app(scope, receive, send)

    def _is_too_large(self, declared: str) -> bool:
        return not declared.isdecimal() or len(declared) > 15 or int(declared) > self._most

    async def _read(self, receive: Receive) -> bytes:
        """The body, whole, before the application sees any of it."""
        body = b""
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise ClientDisconnected
            body += bytes(message.get("body", b""))
            if len(body) > self._most:
                raise Refused(self._refusal())
            if not message.get("more_body", False):
                return body

    def _refusal(self) -> Refusal:
        message = f"That is too much at once: a request may have {self._most} bytes."
        return Refusal(413, "request/too_large", message, CLOSING)


def _repeated(body: bytes, receive: Receive) -> Receive:
    """The same connection, on which the body comes once more."""
    first: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return first.pop() if first else await receive()

    return again
