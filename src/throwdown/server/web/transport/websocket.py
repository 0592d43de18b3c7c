"""A connection that has become a socket: its frames, how many and how large, and how it ends."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import struct
from asyncio import TimerHandle
from http import HTTPStatus
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from throwdown.server.operations.buckets import Bucket
from throwdown.server.operations.logs import tell
from throwdown.server.web.middleware.security_headers import SECURITY_HEADERS
from throwdown.server.web.refusal import CLOSING, Refusal

from .line import packet_delay
from .raw import LINGER_S, raw_answer
from .silence import Silence
from .stall import Stall

if TYPE_CHECKING:
    from collections.abc import Callable

    from uvicorn._types import ASGISendEvent
    from websockets.protocol import Event

    from .config import SafeConfig

log = logging.getLogger("throwdown.transport")

#: Bytes of frames that are unpacked before they are judged.
SLICE = 8 * 1024
#: The bit of a message's last frame, and the longest messages whose length takes one byte, and three.
_FINAL, _SHORT, _MEDIUM = 0x80, 125, 0xFFFF


class Handshake(ServerProtocol):
    """The WebSocket protocol; a handshake that fails is answered as everything else is."""

    def reject(self, status: HTTPStatus | int, text: str) -> Response:
        status = HTTPStatus(status)
        refusal = Refusal(status, "request/handshake", text.strip().partition("\n")[0], CLOSING)
        headers = Headers((name.decode(), value.decode()) for name, value in (*refusal.all_headers, *SECURITY_HEADERS))
        return Response(status.value, status.phrase, headers, refusal.body)


class SafeSocket(WebSocketsSansIOProtocol):
    """A connection that has asked to be a socket.

    ``scope["extensions"]["throwdown.drop"]`` cuts it off at once: for a client that does not read, as a close
    would wait behind all that is still to be sent.
    """

    config: SafeConfig

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        limits = self._limits = self.config.limits
        self.conn = Handshake(max_size=limits.message_bytes, logger=self.logger)
        self.close_timeout = limits.close_s
        self._messages = Bucket(limits.seat_messages, limits.message_window_s, self.loop.time)
        self._controls = Bucket(limits.control_frames, limits.message_window_s, self.loop.time)
        self._fragments = 0
        self._breach: tuple[int, str] | None = None
        self._failed = False
        self._deadline: TimerHandle | None = None
        self._stall = Stall(self.loop, limits.stall_s)
        self._silence: Silence | None = None

    # The connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._deadline = self.loop.call_later(self._limits.handshake_s, self._too_slow)

    def _too_slow(self) -> None:
        if not self.handshake_complete:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._stall.over()
        if self._silence is not None:
            self._silence.over()
        # The place that it took while it still spoke HTTP.
        self.config.gate.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)
        if self.handshake_initiated and hasattr(self, "scope"):  # there is none where the handshake was refused
            self.scope["extensions"].clear()  # what it offers refers back here

    def pause_writing(self) -> None:
        self._stall.begins(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._stall.over()
        super().resume_writing()

    def shutdown(self) -> None:
        if self._failed or not self.handshake_complete:
            self.transport.abort()
            return
        with contextlib.suppress(InvalidState):  # it may be closing already, from the other side
            super().shutdown()

    # Whether somebody is still there. Browsers answer pings by themselves, however busy the page is.

    def feel(self, told: Callable[[bool], None]) -> None:
        """Ping every ``beat_s`` from now on, and tell when the line falls silent, and when it is heard again."""
        limits = self._limits
        self._silence = Silence(self.loop, limits.silent_s, told)
        self.ping_interval, self.ping_timeout = limits.beat_s, limits.dead_s - limits.beat_s
        if self.ping_timer is not None:
            self.ping_timer.cancel()
            self.schedule_ping()

    def send_keepalive_ping(self) -> None:
        super().send_keepalive_ping()
        if self._silence is not None and self.pending_ping_payload is not None:
            self._silence.asked()

    def keepalive_timeout(self) -> None:
        self.pong_timer = None
        self._fail(CloseCode.INTERNAL_ERROR, "no answer to a ping")

    # What arrives

    def data_received(self, data: bytes) -> None:
        """In slices: thousands of tiny frames in one piece of data must not be unpacked before the first is judged."""
        if self.handshake_initiated and not self.handshake_complete:
            tell(log, logging.INFO, "data before the handshake was answered")
            self.transport.abort()
        if self._silence is not None:
            self._silence.heard()
        for start in range(0, len(data), SLICE):
            if self._failed or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
        if not self.handshake_initiated:
            self._refuse_handshake()

    def _refuse_handshake(self) -> None:
        """What HTTP could read and the handshake cannot, as one with a body."""
        self._failed = True
        refusal = Refusal(400, "request/handshake", "That is not a handshake of a WebSocket.", CLOSING)
        self.transport.write(b"".join(self.conn.data_to_send()) or raw_answer(refusal))
        self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"]["throwdown.drop"] = self.transport.abort  # type: ignore[assignment]
            self.scope["extensions"]["throwdown.wire"] = self  # type: ignore[assignment]

    def handle_events(self) -> None:
        """Up to the first that is too much."""
        self.conn.events = list(takewhile(self._bearable, self.conn.events_received()))
        super().handle_events()
        if self._breach:
            self._fail(*self._breach)

    def _bearable(self, event: Event) -> bool:
        if not isinstance(event, Frame):
            return True
        if event.opcode is Opcode.CONT:
            self._fragments += 1
        elif event.opcode in (Opcode.TEXT, Opcode.BINARY):
            self._fragments = 1
            self._spend(self._messages, "too many messages")
        elif event.opcode is Opcode.PING or (event.opcode is Opcode.PONG and event.data != self.pending_ping_payload):
            self._spend(self._controls, "too many pings or pongs")
        if self._fragments > self._limits.fragments:
            self._breach = (CloseCode.MESSAGE_TOO_BIG, "too many fragments")
        return self._breach is None

    def _spend(self, bucket: Bucket, otherwise: str) -> None:
        if not bucket.take():
            self._breach = (CloseCode.POLICY_VIOLATION, otherwise)

    def handle_ping(self) -> None:
        if not self._failed:  # by a frame just before it
            super().handle_ping()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            self._fail(CloseCode.INVALID_DATA, "text that is not UTF-8")
        else:
            super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """The protocol has written its close frame, if a handshake came before."""
        close = self.conn.close_sent
        self._finish(*((close.code, close.reason) if close else (CloseCode.ABNORMAL_CLOSURE, "no handshake")))

    # The end

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:
            # An answer instead of a handshake completes it too, which uvicorn would otherwise call an error.
            self.handshake_complete = True

    # A table has many listeners to tell. ``send`` goes through every layer of the application, and waits for who
    # reads slowly; where nothing stands in the way, these two do the same at once.

    def can_write(self) -> bool:
        """Whether a message can be written without waiting."""
        speaks = self.handshake_complete and self.conn.state is State.OPEN
        ends = self.close_sent or self._failed or self.transport.is_closing()
        return speaks and not ends and self.writable.is_set()

    def write(self, data: bytes, *, text: bool) -> None:
        """Write a message, after ``can_write``."""
        self.transport.write(whole_frame(data, Opcode.TEXT if text else Opcode.BINARY))

    def line_delay(self) -> float | None:
        """How long a packet takes there and back, in s: measured by the system, where no client can hold it back."""
        return packet_delay(self.transport.get_extra_info("socket"))

    def _fail(self, code: int, reason: str) -> None:
        if not (self.close_sent or self._failed or self.transport.is_closing()):
            self.conn.fail(code, reason)
            self._finish(code, reason)

    def _finish(self, code: int, reason: str) -> None:
        """Send what is written, tell the application, and close once the other side had time to read why."""
        tell(log, logging.INFO, "socket closed", code=code, reason=reason)
        self._failed = self.close_sent = self.disconnected = True
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.writable.set()
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(LINGER_S, self.transport.abort)


def whole_frame(data: bytes, opcode: Opcode) -> bytes:
    """A whole message in one frame, as a server without extensions sends it (RFC 6455, 5.2)."""
    first, length = _FINAL | opcode, len(data)
    if length <= _SHORT:
        return bytes((first, length)) + data
    if length <= _MEDIUM:
        return struct.pack("!BBH", first, _SHORT + 1, length) + data
    return struct.pack("!BBQ", first, _SHORT + 2, length) + data


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
