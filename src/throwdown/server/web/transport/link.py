"""The line to one WebSocket client, beside what ASGI offers.

Writing without waiting, cutting the line, how long packets take, whether the client still answers, and a budget for
bytes that come in. It needs nothing but the transport that asyncio gives to every protocol.
"""

from __future__ import annotations

import struct
from contextvars import ContextVar
from typing import TYPE_CHECKING

from throwdown.server.operations.buckets import Bucket
from throwdown.server.operations.limits import Limits

from .liveness import Liveness
from .round_trip import round_trip_s

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop, Transport
    from collections.abc import Callable

#: First bytes of frames that are whole messages (RFC 6455, 5.2), and the largest lengths that take one byte, and three.
_TEXT, _BINARY = 0x81, 0x82
_SHORT, _MEDIUM = 125, 0xFFFF
_PING = b"\x89\x00"
#: A close frame with 1008, policy violation.
_CLOSE_1008 = b"\x88\x02\x03\xf0"

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
        self._liveness: Liveness | None = None

    # What the connection reports

    def receive(self, size: int) -> bool:
        """So many bytes came; False, and the line is closed, if that is more than a client may send."""
        if self._liveness is not None:
            self._liveness.heard()
        if self._budget is None or self._budget.take(size):
            return True
        if not self._transport.is_closing():
            self._transport.write(_CLOSE_1008)
            self._transport.close()
        return False

    def pause(self) -> None:
        """The client reads more slowly than we write."""
        self._writable = False

    def resume(self) -> None:
        self._writable = True

    def lose(self) -> None:
        """The line is gone."""
        self._writable = False
        if self._liveness is not None:
            self._liveness.stop()
            self._liveness = None  # its callback refers to a table

    # What the application may do

    def limit(self, limits: Limits) -> None:
        """Hold the client to a rate of bytes: the largest messages at the highest rate, or as much in tiny frames."""
        self._limits = limits
        self._budget = Bucket(limits.seat_messages * limits.message_bytes, limits.message_window_s, self._loop.time)

    def can_write(self) -> bool:
        """Whether a message can be written without waiting."""
        return self._writable and not self._transport.is_closing()

    def write(self, data: bytes, *, text: bool) -> None:
        """Write a whole message, after ``can_write``: ``send`` of ASGI goes through every layer of the application."""
        self._transport.write(whole_frame(data, text=text))

    def drop(self) -> None:
        """Cut the line: a close frame would wait behind all that is unread."""
        self._transport.abort()

    def round_trip_s(self) -> float | None:
        """How long a packet takes there and back."""
        return round_trip_s(self._transport.get_extra_info("socket"))

    def watch(self, on_change: Callable[[bool], None]) -> None:
        """Ping every ``beat_s`` from now on, and report when the client falls silent and when it is heard again."""
        if self._liveness is None and not self._transport.is_closing():
            limits = self._limits
            self._liveness = Liveness(self._loop, limits.beat_s, limits.silent_s, self._ping, on_change)

    def _ping(self) -> None:
        if self.can_write():
            self._transport.write(_PING)


def whole_frame(data: bytes, *, text: bool) -> bytes:
    """A whole message in one frame, as a server without extensions sends it."""
    first, length = _TEXT if text else _BINARY, len(data)
    if length <= _SHORT:
        return bytes((first, length)) + data
    if length <= _MEDIUM:
        return struct.pack("!BBH", first, _SHORT + 1, length) + data
    return struct.pack("!BBQ", first, _SHORT + 2, length) + data
