"""A socket whose table lives on another server: this end holds the socket, that end plays."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

from throwdown.server.cluster.frames import Kind
from throwdown.server.lobby.connections import COME_BACK
from throwdown.server.web.transport.link import current_link

from .farewell import farewell_told

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from throwdown.server.cluster.link import Link

#: The close code for a client that does not read what it is sent.
TOO_SLOW = 1013


class Passage:
    """Carries the frames of one accepted socket to the other server and back, and keeps neither waiting long."""

    def __init__(self, websocket: WebSocket, link: Link, most: int, bytes_: int) -> None:
        """``most`` messages, or so many bytes, may wait for a client that reads slowly."""
        self._websocket = websocket
        self._link = link
        self._most, self._most_bytes = most, bytes_
        self._call = 0
        self._wire: Any = current_link.get()
        self._queue: deque[tuple[Kind, bytes]] = deque()
        self._waiting_bytes = 0
        self._waits = False
        self._called = asyncio.Event()
        self._closing: tuple[int, str] | None = None

    async def run(self, opening: bytes) -> None:
        """Until one side ends it."""
        self._call = self._link.open(opening, self)
        writer = asyncio.create_task(self._write_on())
        reader = asyncio.create_task(self._read_on())
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._link.end(self._call)
            for task in (reader, writer):
                task.cancel()
            await asyncio.wait({reader, writer})
            for task in (reader, writer):
                if not task.cancelled():
                    task.exception()  # whoever is gone does not read the last words

    def close(self, code: int, reason: str) -> None:
        if self._closing is None:
            self._closing = (code, reason)
            self._called.set()

    # From the client

    async def _read_on(self) -> None:
        while True:
            event = await self._websocket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if not self._link.has_room:
                await self._link.room()
            text: str | None = event.get("text")
            if text is None:
                self._link.say(self._call, Kind.BYTES, event.get("bytes") or b"")
            else:
                self._link.say(self._call, Kind.TEXT, text.encode())

    # To the client (what the link tells)

    def received(self, kind: Kind, data: bytes) -> None:
        if kind is Kind.CLOSE:
            self.close(*farewell_told(data))
        elif kind is Kind.FEEL:
            if self._wire is not None:
                self._wire.watch(self._fell_silent)
        elif kind in (Kind.TEXT, Kind.BYTES):
            self._show(kind, data)

    def _show(self, kind: Kind, data: bytes) -> None:
        if self._closing is not None:
            return
        at_once = not self._queue and not self._waits
        if at_once and self._wire is not None and self._wire.can_write():
            self._wire.write(data, text=kind is Kind.TEXT)
            return
        self._queue.append((kind, data))
        self._waiting_bytes += len(data)
        if len(self._queue) > self._most or self._waiting_bytes > self._most_bytes:
            self._queue.clear()
            self.close(TOO_SLOW, "you read too slowly: come back with the last version you saw")
        self._called.set()

    def ended(self) -> None:
        self.close(COME_BACK, "the server of this table is away: come back")

    def _fell_silent(self, silent: bool) -> None:
        self._link.say(self._call, Kind.SILENT, b"\1" if silent else b"\0")

    async def _write_on(self) -> None:
        while True:
            await self._called.wait()
            self._called.clear()
            self._waits = True
            while self._queue:
                kind, data = self._queue.popleft()
                self._waiting_bytes -= len(data)
                frame = {"text": data.decode()} if kind is Kind.TEXT else {"bytes": data}
                await self._websocket.send({"type": "websocket.send", **frame})
            self._waits = False
            if self._closing is not None:
                await self._say_farewell(*self._closing)
                return

    async def _say_farewell(self, code: int, reason: str) -> None:
        if code == TOO_SLOW and self._wire is not None:
            self._wire.drop()  # whoever does not read would not read a farewell either
        else:
            await self._websocket.close(code, reason)
