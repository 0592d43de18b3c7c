"""A socket that another server passes on: here it is an ordinary one, whose line happens to be an inner connection."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

from throwdown.server.cluster.frames import Kind
from throwdown.server.web.transport.link import current_link

from .envelopes import scope_of
from .farewell import farewell

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.types import ASGIApp, Message

    from throwdown.server.cluster.link import Link

    from .envelopes import Envelope

#: Messages of a client that may wait to be heard: where it came in, it is held to a rate.
MOST_UNHEARD = 512
GONE = 1005


class VisitingSocket:
    """Speaks ASGI to the application on one side and frames to the other server on the other."""

    def __init__(self, app: ASGIApp, link: Link, call: int, told: Envelope) -> None:
        self._link = link
        self._call = call
        self._events: asyncio.Queue[Message] = asyncio.Queue()
        self._events.put_nowait({"type": "websocket.connect"})
        self._open = True
        self._silence: Callable[[bool], None] | None = None
        self._scope: dict[str, Any] = dict(scope_of(told))
        self.task = asyncio.get_running_loop().create_task(self._run(app))

    async def _run(self, app: ASGIApp) -> None:
        current_link.set(cast("Any", self))
        try:
            await app(self._scope, self._events.get, self._send)
        finally:
            self._end(b"")

    # To the other server

    async def _send(self, message: Message) -> None:
        kind = message["type"]
        if kind == "websocket.send":
            await self._link.room()
            text: str | None = message.get("text")
            data = message.get("bytes") or b"" if text is None else text.encode()
            self.write(data, text=text is not None)
        elif kind == "websocket.close":
            self._end(farewell(message.get("code", 1000), message.get("reason") or ""))

    def _end(self, last_words: bytes) -> None:
        if self._open:
            self._open = False
            self._link.end(self._call, last_words)

    def drop(self) -> None:
        self._end(farewell(1013, "you read too slowly: come back with the last version you saw"))
        self._gone()

    # What our transport offers besides ASGI, see ``web/sockets.py``

    def can_write(self) -> bool:
        return self._open and self._link.has_room

    def write(self, data: bytes, *, text: bool) -> None:
        self._link.say(self._call, Kind.TEXT if text else Kind.BYTES, data)

    def round_trip_s(self) -> float | None:
        """Not known, as behind a proxy."""
        return None

    def watch(self, told: Callable[[bool], None]) -> None:
        self._silence = told
        self._link.say(self._call, Kind.FEEL)

    # From the other server

    def received(self, kind: Kind, data: bytes) -> None:
        if kind is Kind.CLOSE:
            self._open = False
            self._gone()
        elif kind is Kind.SILENT:
            if self._silence is not None:
                self._silence(data == b"\1")
        elif self._events.qsize() >= MOST_UNHEARD:
            self.drop()
        elif kind is Kind.TEXT:
            self._events.put_nowait({"type": "websocket.receive", "text": data.decode("utf-8", "replace")})
        elif kind is Kind.BYTES:
            self._events.put_nowait({"type": "websocket.receive", "bytes": data})

    def ended(self) -> None:
        self._open = False
        self._gone()

    def _gone(self) -> None:
        self._silence = None
        self._events.put_nowait({"type": "websocket.disconnect", "code": GONE})
