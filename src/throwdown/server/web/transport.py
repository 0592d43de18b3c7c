"""uvicorn made fit for strangers: connections, requests and frames within limits.

    serve(Guard(application, settings), settings)

uvicorn waits for ever for a request that does not come, takes 16 MiB messages and logs a traceback for a bad
frame. Here a connection has deadlines and caps, and whatever breaks the rules of HTTP or WebSockets is
closed with the code that the standards name and at most one line in the log.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import signal
import socket
from asyncio import TimerHandle
from collections.abc import Awaitable
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from itertools import takewhile
from types import FrameType
from typing import Any

import uvicorn
from uvicorn._types import ASGI3Application, ASGISendEvent
from uvicorn.lifespan.off import LifespanOff
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import Event
from websockets.server import ServerProtocol

from throwdown.server.operations.buckets import Bucket, Places, neighbourhood
from throwdown.server.operations.limits import Limits
from throwdown.server.operations.logs import tell
from throwdown.server.operations.settings import Settings, SettingsRefused

from .guard import CLOSING, SECURITY_HEADERS, App, Refusal

log = logging.getLogger("throwdown.transport")

#: How long a connection that was refused may stay to read why.
LINGER_S = 1.0
#: Files that are open besides connections.
FILES = 256
#: Bytes of frames that are unpacked before they are judged.
SLICE = 8 * 1024


# Running


def serve(app: App, settings: Settings, sockets: list[socket.socket] | None = None) -> None:
    """Serve until SIGTERM or SIGINT; ``sockets`` instead of the host and port of the settings."""
    _allow_files(settings.limits.connections + FILES)
    make_server(app, settings).run(sockets=sockets or [listen(settings)])


def _allow_files(count: int) -> None:
    """Systems often allow a process 1,024 open files, and every connection is one: ask for as many as we may have."""
    with contextlib.suppress(ImportError, ValueError, OSError):  # there is no such limit on Windows
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft < count:
            most = count if hard == resource.RLIM_INFINITY else min(count, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def make_server(app: App, settings: Settings) -> Server:
    """The server, ready to run; logging is left as it is (see ``logs.configure``)."""
    return Server(SafeConfig(app, settings))


def listen(settings: Settings) -> socket.socket:
    """A socket on the host and port of the settings."""
    host, port = settings.listen, settings.port
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=settings.limits.backlog)
    except (OSError, OverflowError) as trouble:
        taken = isinstance(trouble, OSError) and trouble.errno == errno.EADDRINUSE
        why = "something else listens there" if taken else str(getattr(trouble, "strerror", None) or trouble)
        message = f"Cannot listen on {host} port {port} ({why}): choose another port or host."
        raise SettingsRefused(message, code="settings/port") from None


class SafeConfig(uvicorn.Config):
    """What uvicorn needs to know, from our settings; also what all connections share."""

    def __init__(self, app: App, settings: Settings) -> None:
        limits = self.limits = settings.limits
        self.gate = Gate(limits, settings.proxies)
        super().__init__(
            app,
            host=settings.listen,
            port=settings.port,
            http=SafeHttp,
            ws=SafeSocket,
            ws_max_size=limits.message_bytes,
            ws_per_message_deflate=False,
            ws_ping_interval=limits.ping_s,
            ws_ping_timeout=limits.dead_s - limits.ping_s,
            lifespan="on",
            log_config=None,
            # Its lines of INFO hold query strings, and secrets are sent in those by mistake.
            log_level="warning",
            access_log=False,
            interface="asgi3",
            workers=1,
            # The guard reads what trusted proxies say: one place, under every server.
            proxy_headers=False,
            server_header=False,
            backlog=limits.backlog,
            timeout_keep_alive=limits.keep_alive_s,
            timeout_graceful_shutdown=limits.graceful_s,
        )


class Server(uvicorn.Server):
    """It stops in the order that players need: open requests, then the application, then the rest."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """No new connections; requests end; the application closes its sockets and files; then whatever is left."""
        for server in self.servers:
            server.close()
        await self._within_time(self._finish_requests())
        if not self.force_exit:
            await self._within_time(self.lifespan.shutdown())
        self.lifespan = LifespanOff(self.config)
        await super().shutdown(sockets)

    async def _within_time(self, work: Awaitable[None]) -> None:
        try:
            await asyncio.wait_for(work, self.config.timeout_graceful_shutdown)
        except TimeoutError:
            log.warning("shutting down takes longer than graceful_s: going on without")

    async def _finish_requests(self) -> None:
        while requests := [one for one in self.server_state.connections if isinstance(one, SafeHttp)]:
            for one in requests:
                one.shutdown()
            if self.force_exit:
                return
            await asyncio.sleep(0.01)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; a second Ctrl-C does not wait for requests. Unlike uvicorn's it does not end in a death by signal."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


class Gate:
    """How many connections are open, altogether and from each address; proxies may bring as many as there are."""

    def __init__(self, limits: Limits, proxies: list[str]) -> None:
        self._most = limits.connections
        self._places = Places(limits.connections_per_address)
        self._proxies = [ip_network(proxy) for proxy in proxies]
        self.open = 0

    @property
    def full(self) -> bool:
        return self.open >= self._most

    def enter(self, host: str) -> bool:
        if self.full or not (self._proxied(host) or self._places.enter(neighbourhood(host))):
            return False
        self.open += 1
        return True

    def leave(self, host: str) -> None:
        self.open -= 1
        if not self._proxied(host):
            self._places.leave(neighbourhood(host))

    def _proxied(self, host: str) -> bool:
        return any(ip_address(host) in network for network in self._proxies) if host else True


# Requests


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


def raw_answer(refusal: Refusal) -> bytes:
    headers = [*refusal.all_headers, *SECURITY_HEADERS]
    lines = [name + b": " + value + b"\r\n" for name, value in headers]
    return b"".join([STATUS_LINE[refusal.status], *lines, b"\r\n", refusal.body])


class Stall:
    """Drops a connection whose other side does not read what it was sent."""

    def __init__(self, loop: asyncio.AbstractEventLoop, after_s: float) -> None:
        self._loop = loop
        self._after_s = after_s
        self._timer: TimerHandle | None = None

    def begins(self, transport: asyncio.Transport) -> None:
        self.over()
        self._timer = self._loop.call_later(self._after_s, transport.abort)

    def over(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


# Sockets


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
        # The place that it took while it still spoke HTTP.
        self.config.gate.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

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

    def keepalive_timeout(self) -> None:
        self.pong_timer = None
        self._fail(CloseCode.INTERNAL_ERROR, "no answer to a ping")

    # What arrives

    def data_received(self, data: bytes) -> None:
        """In slices: thousands of tiny frames in one piece of data must not be unpacked before the first is judged."""
        if self.handshake_initiated and not self.handshake_complete:
            tell(log, logging.INFO, "data before the handshake was answered")
            self.transport.abort()
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


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
