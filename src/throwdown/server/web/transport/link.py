"""The line to one WebSocket client, beside what ASGI offers.

Reading and writing whole messages directly, cutting the line, how long packets take, whether the client still
answers, and a budget for bytes that come in. It needs nothing but the transport that asyncio gives to every protocol.
"""

from __future__ import annotations

import asyncio
from contextvars import ContextVar
from typing import TYPE_CHECKING

from throwdown.server.operations.buckets import Bucket
from throwdown.server.operations.limits import Limits

from .frames import CLOSE_1008, PING, PING_FRAME, PONG, TEXT, first_frame, whole_frame
from .liveness import Heartbeat, Liveness
from .round_trip import round_trip_s

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop, Transport
    from collections.abc import Callable

#: The line of the socket that the running task serves. None where there is no network below, as in some tests.
current_link: ContextVar[Link | None] = ContextVar("throwdown_link", default=None)


class Link:
    """One client's line, from the handshake until it is lost."""

    def __init__(self, transport: Transport, loop: AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._writable = True
        self._limits = Limits()
        self._budget: Bucket | None = None
        self._heartbeat: Heartbeat | None = None
        self._liveness: Liveness | None = None
        self._on_text: Callable[[str], None] | None = None
        """Who gets whole messages; None where uvicorn reads all of them, because no message may overtake another."""
        self._held: list[str] = []
        self._is_lost = asyncio.Event()

    # What the connection reports

    def receive(self, size: int) -> bool:
        """So many bytes came; False, and the line is closed, if that is more than a client may send."""
        if self._liveness is not None:
            self._liveness.heard()
        if self._budget is None or self._budget.take(size):
            return True
        if not self._transport.is_closing():
            self._transport.write(CLOSE_1008)
            self._transport.close()
        return False

    def take(self, data: bytes) -> bytes:
        """Give whole text messages to the application, and return what uvicorn has to read.

        That is pings and pongs, and everything from the first other frame on: a message in pieces, one that is too
        long or no text, or a close frame.
        """
        left = b""
        while data and self._on_text is not None:
            frame = first_frame(data)
            if frame is None or not (data[0] in (PING, PONG) or self._give(data[0], frame[1])):
                self._on_text = None
                break
            end, payload = frame
            if data[0] == PING or (data[0] == PONG and payload):  # an empty pong answers a ping of ours
                left += data[:end]
            data = data[end:]
        return left + data

    def _give(self, first: int, payload: bytes) -> bool:
        """Give a text message to the application; False: it is none, or too long."""
        if first != TEXT or len(payload) > self._limits.message_bytes or self._on_text is None:
            return False
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            return False
        self._on_text(text)
        return True

    def pause(self) -> None:
        """The client reads more slowly than we write."""
        self._writable = False

    def resume(self) -> None:
        self._writable = True

    def lose(self) -> None:
        """The line is gone."""
        self._writable = False
        self._is_lost.set()
        if self._liveness is not None:
            self._liveness.stop()
            self._liveness = None  # its callback refers to a table
        self._on_text = None

    # What the application may do

    def limit(self, limits: Limits, heartbeat: Heartbeat) -> None:
        """Hold the client to a rate of bytes: the largest messages at the highest rate, or as much in tiny frames."""
        self._limits, self._heartbeat = limits, heartbeat
        self._budget = Bucket(limits.seat_messages * limits.message_bytes, limits.message_window_s, self._loop.time)

    def hold(self) -> None:
        """Hold back messages from the first one on until ``listen``."""
        self._on_text = self._held.append

    def listen(self, on_text: Callable[[str], None]) -> None:
        """Call this with every whole message after ``hold``; what came in pieces, and all after it, goes by ASGI."""
        for text in self._held:
            on_text(text)
        self._held.clear()
        if self._on_text is not None:
            self._on_text = on_text

    def can_write(self) -> bool:
        """Whether a message can be written without waiting."""
        return self._writable and not self._transport.is_closing()

    def write(self, data: bytes, *, text: bool) -> None:
        """Write a whole message, after ``can_write``: ``send`` of ASGI goes through every layer of the application."""
        self._transport.write(whole_frame(data, text=text))

    def drop(self) -> None:
        """Cut the line: a close frame would wait behind all that is unread."""
        self._transport.abort()

    async def wait_until_lost(self) -> None:
        await self._is_lost.wait()

    def round_trip_s(self) -> float | None:
        """How long a packet takes there and back."""
        return round_trip_s(self._transport.get_extra_info("socket"))

    def watch(self, on_change: Callable[[bool], None]) -> None:
        """Ping a client that sends nothing; report when it falls silent and when it is heard again."""
        if self._liveness is None and self._heartbeat is not None and not self._transport.is_closing():
            self._liveness = Liveness(self._heartbeat, self._loop, self._ping, on_change)

    def _ping(self) -> None:
        if self.can_write():
            self._transport.write(PING_FRAME)
