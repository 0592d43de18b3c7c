"""Refusals of the middlewares inside, and unexpected errors, become answers here."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from throwdown.server.web.refusal import Refusal, Refused
from throwdown.server.web.transport.link import current_link

from .head import RequestHead

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from throwdown.server.operations.metrics import Metrics

log = logging.getLogger("throwdown.errors")


class Errors:
    """Answers what is refused inside, and an unexpected error with nothing but its id."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (self._socket if scope["type"] == "websocket" else self._request)(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = _Answer(send)
        try:
            await self._app(scope, receive, answer.send)
            await answer.release()
        except ClientDisconnected:
            raise
        except Refused as refused:
            self._metrics.count_refusal(refused.refusal.code)
            await refused.refusal.answer(send)
        except Exception:  # whatever it is, the client gets an answer and the log a line
            await answer.replace(_fault(RequestHead(scope)))

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        opening = _Opening(scope, send)
        try:
            await self._app(scope, receive, opening.send)
        except (WebSocketDisconnect, ClientDisconnected):
            pass  # it went away: that is no fault
        except Refused as refused:
            self._metrics.count_refusal(refused.refusal.code)
            await opening.refuse(refused.refusal)
        except Exception:  # as above
            await opening.break_off(_fault(RequestHead(scope)))


async def refuse(scope: Scope, send: Send, refusal: Refusal) -> None:
    """Answer a request or a handshake that nothing was done for yet."""
    if scope["type"] == "websocket":
        await _Opening(scope, send).refuse(refusal)
    else:
        await refusal.answer(send)


def _fault(head: RequestHead) -> Refusal:
    """The answer to an unexpected error; the log has one line about it, under the same id."""
    log.error("unexpected error", exc_info=True, extra={"fields": {"id": head.id, "path": head.path}})
    message = "Something went wrong on the server: try again, and tell its owner this id if it stays."
    return Refusal(500, "server/fault", message, id=head.id)


class _Answer:
    """The way back to the client on which a failed answer can still be replaced."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._held: list[Message] = []
        self._started = False

    async def send(self, message: Message) -> None:
        starts = message["type"] == "http.response.start"
        self._started = self._started or starts
        if self._held or (starts and message["status"] == 500):
            # Starlette answers an error with a page of its own before it lets the error out.
            self._held.append(message)
        else:
            await self._send(message)

    async def release(self) -> None:
        """The application is done: send what was held back."""
        for message in self._held:
            await self._send(message)

    async def replace(self, refusal: Refusal) -> None:
        """Say this instead; too late when part of an answer is out, which then ends in the middle."""
        if self._held or not self._started:
            await refusal.answer(self._send)


class _Opening:
    """The way back over a socket, which until it is accepted is an answer like any other."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._send = send
        self._can_answer = "websocket.http.response" in (scope.get("extensions") or {})
        self._open = False

    async def send(self, message: Message) -> None:
        kind = message["type"]
        if kind == "websocket.close" and not self._open:
            await self.refuse(Refusal(403, "request/refused", "There is no such socket, or it is not for you."))
            return
        if kind == "websocket.accept":
            self._open = True
        await self._send(message)

    async def refuse(self, refusal: Refusal) -> None:
        if self._can_answer:
            await refusal.answer(self._send, "websocket.http")
            if (link := current_link.get()) is not None:
                await link.wait_until_lost()  # uvicorn logs an error about an application that returns before that
        else:
            await self._send({"type": "websocket.close", "code": 1008, "reason": refusal.code})

    async def break_off(self, refusal: Refusal) -> None:
        with suppress(RuntimeError, OSError):  # it may be closed already
            if self._open:
                await self._send({"type": "websocket.close", "code": 1011, "reason": refusal.code})
            else:
                await self.refuse(refusal)
