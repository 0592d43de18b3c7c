"""A connection that speaks HTTP: its deadline, its sizes, and what is refused before a request is whole."""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from throwdown.server.web.refusal import CLOSING, Refusal

from .raw import LINGER_S, raw_answer
from .stall import Stall

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application

    from .config import SafeConfig


class TooMuch(Exception):
    """Raised inside the parser, which then stops."""


class SafeHttp(HttpToolsProtocol):
    """A connection that speaks HTTP, until it becomes a socket."""

    config: SafeConfig

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._limits = self.config.limits
        self._deadline: TimerHandle | None = None
        self._stall = Stall(self.loop, self._limits.stall_s)
        self._admitted = False
        self._refused = False
        self._answering: RequestResponseCycle | None = None
        # Of the request line and the headers: what has come since they began, what was read, and how many.
        self._in_head = True
        self._arrived = self._read = self._headers = 0

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._admitted = self.config.gate.enter(self._host)
        if self._admitted:
            self._expect_request()
        elif self.config.gate.full:
            transport.abort()
        else:
            self._refuse(429, "request/connections", "Too many connections from your address: close one first.")

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._stall.over()
        if self._admitted:
            self.config.gate.leave(self._host)
        self._give_up_answers()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self._stall.begins(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._stall.over()
        super().resume_writing()

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    @property
    def _idle(self) -> bool:
        """No answer is owed."""
        cycle = getattr(self, "cycle", None)  # None before the first request, which its type does not say
        return cycle is None or cycle.response_complete

    # The deadline: from the connection, or from the first byte after an answer, until a request is whole

    def _expect_request(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self._limits.receive_s, self._too_slow)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        self._deadline = None
        if self._arrived or not self._in_head:
            self._refuse(408, "request/slow", "The request did not arrive in time: send it in one go.")
        else:
            self.transport.close()

    # What arrives

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        if self._idle:
            self._expect_request()
        self._arrived += len(data)
        super().data_received(data)
        if self._in_head and self._arrived > self._limits.header_bytes:
            self._refuse_head()

    def on_message_begin(self) -> None:
        self._expect_request()
        self._read = self._headers = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers += 1
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._read += size
        if self._read > self._limits.header_bytes or self._headers > self._limits.header_count:
            raise TooMuch

    def on_headers_complete(self) -> None:
        self._in_head, self._arrived = False, 0
        super().on_headers_complete()
        if len(self.pipeline) > self._limits.pipelined:
            self.transport.abort()
            raise TooMuch

    def on_message_complete(self) -> None:
        self._stop_waiting()
        self._in_head, self._arrived = True, 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it refers back here, and nothing more comes to it

    def _unsupported_upgrade_warning(self) -> None:
        # Answered as if nothing had been asked; the parser cannot go on after it.
        self.cycle.keep_alive = False

    # What is answered without asking the application

    def send_400_response(self, msg: str) -> None:
        """The parser has stopped."""
        if self._read > self._limits.header_bytes or self._headers > self._limits.header_count:
            self._refuse_head()
        else:
            self._refuse(400, "request/malformed", "That is not a request in HTTP.")

    def _refuse_head(self) -> None:
        self._refuse(431, "request/head", f"Address and headers may have {self._limits.header_bytes} bytes together.")

    def _refuse(self, status: int, code: str, message: str) -> None:
        """Say why and close, but not before the other side had time to read it."""
        if self._refused or self.transport.is_closing():
            return
        self._refused = True
        self._stop_waiting()
        self._unset_keepalive_if_required()
        if self._give_up_answers():
            self.transport.abort()
            return
        self.transport.write(raw_answer(Refusal(status, code, message, CLOSING)))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._deadline = self.loop.call_later(LINGER_S, self.transport.abort)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        # With requests in a row, ``self.cycle`` is the last of them.
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _give_up_answers(self) -> bool:
        """Tell the application that nobody listens any more; whether it was in the middle of an answer."""
        self.pipeline.clear()
        cycle = self._answering
        if cycle is None or cycle.response_complete:
            return False
        cycle.disconnected = True
        cycle.message_event.set()
        return cycle.response_started
