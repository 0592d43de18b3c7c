"""What our transport assumes of uvicorn, one contract for each method and attribute that it overrides or uses.

uvicorn is pinned. Whoever moves the pin runs these first: each that fails names what has to be looked at in
``server/web/transport``.
"""

from __future__ import annotations

import asyncio
import inspect
import re
import tomllib
from collections import deque
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.lifespan.off import LifespanOff
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from tests.server.frames import CLOSE, KEY, PING, PONG, TEXT, frame, settings_with
from tests.server.web.virtual import Forever, VirtualLoop, VirtualTransport
from throwdown.server.web.transport import make_server
from throwdown.server.web.transport.config import SafeConfig
from throwdown.server.web.transport.http import SafeHttp
from throwdown.server.web.transport.server import Server
from throwdown.server.web.transport.websocket import Handshake, SafeSocket, whole_frame

GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + KEY.encode() + b"\r\n\r\n"
)


# The pin


@pytest.mark.parametrize("package", ["uvicorn", "httptools", "websockets"])
def test_it_is_pinned_to_the_version_that_is_tested(package: str) -> None:
    project = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text("utf-8"))
    wanted = [each for each in project["project"]["dependencies"] if re.match(rf"{package}\b", each)]
    assert wanted == [f"{package}=={version(package)}"]


# What is overridden is there, and is called as we call it

#: By class of ours: the class below it, and every method of that class that ours replaces.
OVERRIDDEN: dict[type, tuple[type, set[str]]] = {
    SafeHttp: (
        HttpToolsProtocol,
        {
            "__init__",
            "connection_made",
            "connection_lost",
            "pause_writing",
            "resume_writing",
            "data_received",
            "on_message_begin",
            "on_url",
            "on_header",
            "on_headers_complete",
            "on_message_complete",
            "handle_websocket_upgrade",
            "_unsupported_upgrade_warning",
            "send_400_response",
            "_start_asgi_task",
        },
    ),
    SafeSocket: (
        WebSocketsSansIOProtocol,
        {
            "__init__",
            "connection_made",
            "connection_lost",
            "pause_writing",
            "resume_writing",
            "shutdown",
            "send_keepalive_ping",
            "keepalive_timeout",
            "data_received",
            "handle_connect",
            "handle_events",
            "handle_ping",
            "send_receive_event_to_app",
            "handle_parser_exception",
            "send",
        },
    ),
    Server: (uvicorn.Server, {"run", "startup", "shutdown", "handle_exit"}),
    Handshake: (ServerProtocol, {"reject"}),
    SafeConfig: (uvicorn.Config, {"__init__"}),
}


@pytest.mark.parametrize("ours", OVERRIDDEN, ids=lambda each: each.__name__)
def test_every_method_that_ours_replaces_is_named_here(ours: type) -> None:
    below, named = OVERRIDDEN[ours]
    replaced = {name for name, value in vars(ours).items() if inspect.isfunction(value) and hasattr(below, name)}
    assert replaced == named


@pytest.mark.parametrize(
    ("ours", "name"),
    [
        pytest.param(ours, name, id=f"{ours.__name__}.{name}")
        for ours, (_, names) in OVERRIDDEN.items()
        for name in sorted(names - {"__init__"})
    ],
)
def test_a_method_that_ours_replaces_takes_the_same(ours: type, name: str) -> None:
    below = OVERRIDDEN[ours][0]
    theirs, mine = (inspect.signature(getattr(each, name)) for each in (below, ours))
    assert list(theirs.parameters) == list(mine.parameters)
    assert inspect.iscoroutinefunction(getattr(below, name)) == inspect.iscoroutinefunction(getattr(ours, name))


# When uvicorn calls them, and what it keeps where


class HttpCalls(HttpToolsProtocol):
    """uvicorn's own, which writes down which of the methods that we replace are called."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        self.calls: list[str] = []
        super().__init__(*arguments, **named)


class SocketCalls(WebSocketsSansIOProtocol):
    """The same for sockets."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        self.calls: list[str] = []
        super().__init__(*arguments, **named)


def _write_down(kind: type, names: set[str]) -> None:
    for name in names - {"__init__", "send"}:
        setattr(kind, name, _noted(name, getattr(kind, name)))


def _noted(name: str, method: Any) -> Any:
    def noting(self: Any, *arguments: Any) -> Any:
        self.calls.append(name)
        return method(self, *arguments)

    return noting


_write_down(HttpCalls, OVERRIDDEN[SafeHttp][1])
_write_down(SocketCalls, OVERRIDDEN[SafeSocket][1])


async def answer_at_once(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        await Forever()
    if scope["path"] == "/late":
        await Forever()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


@pytest.fixture
def loop() -> Iterator[VirtualLoop]:
    virtual = VirtualLoop()
    yield virtual
    virtual.close()


@pytest.fixture
def config(loop: VirtualLoop) -> uvicorn.Config:
    class HandedOver(SocketCalls):
        """It is made without a loop where a connection becomes a socket."""

        def __init__(self, **named: Any) -> None:
            super().__init__(**{"_loop": loop.as_loop, **named})

    made = uvicorn.Config(
        answer_at_once, http=HttpCalls, ws=HandedOver, log_config=None, lifespan="off", ws_per_message_deflate=False
    )
    made.load()
    return made


@pytest.fixture
def http(config: uvicorn.Config, loop: VirtualLoop) -> HttpCalls:
    protocol = HttpCalls(config=config, server_state=ServerState(), app_state={}, _loop=loop.as_loop)
    protocol.connection_made(VirtualTransport())
    protocol.calls.clear()
    return protocol


@pytest.fixture
def socket(config: uvicorn.Config, loop: VirtualLoop) -> SocketCalls:
    protocol = SocketCalls(config=config, server_state=ServerState(), app_state={}, _loop=loop.as_loop)
    protocol.connection_made(VirtualTransport())
    return protocol


def test_a_request_goes_through_the_callbacks_in_this_order(http: HttpCalls) -> None:
    http.data_received(GET)
    assert http.calls == [
        "data_received",
        "on_message_begin",
        "on_url",
        "on_header",
        "on_headers_complete",
        "_start_asgi_task",
        "on_message_complete",
    ]


def test_there_is_no_cycle_before_the_first_request_and_it_says_when_its_answer_is_complete(http: HttpCalls) -> None:
    assert http.cycle is None
    http.data_received(GET)
    assert (http.cycle.response_started, http.cycle.response_complete, http.cycle.disconnected) == (True, True, False)
    assert isinstance(http.cycle.message_event, asyncio.Event)
    assert http.cycle.keep_alive is True


def test_what_the_parser_refuses_ends_in_send_400_response(http: HttpCalls) -> None:
    http.data_received(b"\x16\x03\x01")
    assert http.calls == ["data_received", "on_message_begin", "send_400_response"]
    assert http.cycle is None


def test_an_error_in_a_callback_stops_the_parser_and_ends_in_send_400_response(
    config: uvicorn.Config, loop: VirtualLoop
) -> None:
    class Full(HttpCalls):
        def on_header(self, name: bytes, value: bytes) -> None:
            raise RuntimeError("too much")

    full = Full(config=config, server_state=ServerState(), app_state={}, _loop=loop.as_loop)
    full.connection_made(VirtualTransport())
    full.data_received(GET)
    assert full.calls[-1] == "send_400_response"
    assert full.cycle is None


def test_requests_behind_an_unanswered_one_wait_in_the_pipeline(http: HttpCalls) -> None:
    late = GET.replace(b"GET / ", b"GET /late ")
    http.data_received(late + GET + GET)
    assert isinstance(http.pipeline, deque)
    assert len(http.pipeline) == 2
    assert http.calls.count("_start_asgi_task") == 1


def test_an_upgrade_to_a_socket_hands_the_connection_over(http: HttpCalls) -> None:
    http.data_received(HANDSHAKE)
    assert http.calls[-1] == "handle_websocket_upgrade"
    assert isinstance(http.transport, VirtualTransport)
    socket = http.transport.protocol
    assert isinstance(socket, SocketCalls)
    assert socket.calls[:3] == ["connection_made", "data_received", "handle_events"]
    assert http not in http.connections and socket in http.connections


def test_an_upgrade_to_something_else_is_answered_and_warned_about(http: HttpCalls) -> None:
    http.data_received(GET.replace(b"\r\n\r\n", b"\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n"))
    assert http.calls[-1] == "_unsupported_upgrade_warning"
    assert http.transport.written.startswith(b"HTTP/1.1 200")  # type: ignore[attr-defined]


def test_keep_alive_is_a_timer_that_can_be_unset(http: HttpCalls, loop: VirtualLoop) -> None:
    http.data_received(GET)
    assert loop.pending == [5.0]
    http._unset_keepalive_if_required()
    assert loop.pending == []


def test_shutdown_closes_an_idle_connection_and_lets_an_answer_finish(http: HttpCalls) -> None:
    http.data_received(GET.replace(b"GET / ", b"GET /late "))
    http.shutdown()
    assert (http.transport.is_closing(), http.cycle.keep_alive) == (False, False)


def test_a_lost_connection_wakes_the_application(http: HttpCalls) -> None:
    http.data_received(GET.replace(b"GET / ", b"GET /late "))
    http.connection_lost(None)
    assert http.cycle.disconnected
    assert http.cycle.message_event.is_set()


# Sockets


def test_a_handshake_is_connected_and_accepted(socket: SocketCalls) -> None:
    assert (socket.handshake_initiated, socket.handshake_complete) == (False, False)
    socket.data_received(HANDSHAKE)
    assert socket.calls == ["connection_made", "data_received", "handle_events", "handle_connect"]
    assert (socket.handshake_initiated, socket.handshake_complete) == (True, True)
    assert socket.response.status_code == 101
    assert isinstance(socket.scope["extensions"], dict)


def test_a_handshake_that_is_refused_goes_through_reject_of_the_protocol(socket: SocketCalls) -> None:
    class Refusing(ServerProtocol):
        def reject(self, status: Any, text: str) -> Any:
            socket.calls.append("reject")
            return super().reject(status, text)

    socket.conn = Refusing()
    socket.data_received(HANDSHAKE.replace(b"Version: 13", b"Version: 12"))
    assert "reject" in socket.calls
    assert socket.response.status_code == 400
    assert socket.close_sent and socket.handshake_complete


@pytest.mark.parametrize(
    ("sent", "called"),
    [
        pytest.param(frame(TEXT, b"a"), ["send_receive_event_to_app"], id="text"),
        pytest.param(frame(TEXT, b"a", fin=False), [], id="part of a text"),
        pytest.param(frame(PING, b"a"), ["handle_ping"], id="ping"),
        pytest.param(frame(PONG, b"a"), [], id="pong"),
        pytest.param(frame(3), ["handle_parser_exception"], id="no frame"),
    ],
)
def test_frames_find_their_methods(socket: SocketCalls, sent: bytes, called: list[str]) -> None:
    socket.data_received(HANDSHAKE)
    socket.calls.clear()
    socket.data_received(sent)
    assert [name for name in socket.calls if name not in ("data_received", "handle_events")] == called


def test_events_can_be_put_back_before_they_are_handled(socket: SocketCalls) -> None:
    """``handle_events`` of ours takes the events, leaves out what is too much, and lets uvicorn handle the rest."""
    socket.data_received(HANDSHAKE)
    socket.conn.receive_data(frame(TEXT, b"a") + frame(TEXT, b"b"))
    first, second = socket.conn.events_received()
    assert isinstance(first, Frame) and isinstance(second, Frame)
    assert socket.conn.events == []
    socket.conn.events = [first]
    assert socket.conn.events_received() == [first]


def test_a_message_is_gathered_in_frames_and_queued_and_reading_pauses(socket: SocketCalls) -> None:
    socket.data_received(HANDSHAKE)
    socket.data_received(frame(TEXT, b"a", fin=False))
    assert (socket.curr_msg_data_type, socket.frames, socket.read_paused) == ("text", [b"a"], False)
    socket.data_received(frame(0, b"b"))
    assert socket.frames == []
    assert socket.read_paused
    assert socket.queue.qsize() == 2  # the connect, and the message


def test_a_ping_without_answer_ends_in_keepalive_timeout(socket: SocketCalls, loop: VirtualLoop) -> None:
    socket.data_received(HANDSHAKE)
    loop.advance(20.01)
    assert isinstance(socket.pending_ping_payload, bytes)
    assert socket.pong_timer is not None
    loop.advance(20.0)
    assert "keepalive_timeout" in socket.calls


def test_stop_keepalive_takes_all_timers_away(socket: SocketCalls, loop: VirtualLoop) -> None:
    socket.data_received(HANDSHAKE)
    assert loop.pending == [20.0]
    socket.stop_keepalive()
    assert loop.pending == []


def test_the_protocol_can_be_failed_from_outside(socket: SocketCalls) -> None:
    socket.data_received(HANDSHAKE)
    socket.conn.fail(1008, "too much")
    assert socket.conn.close_sent is not None
    assert (socket.conn.close_sent.code, socket.conn.close_sent.reason) == (1008, "too much")
    assert b"".join(socket.conn.data_to_send())[0] & 0x0F == CLOSE


@pytest.mark.parametrize("opcode", [Opcode.TEXT, Opcode.BINARY])
@pytest.mark.parametrize("length", [0, 1, 125, 126, 0xFFFF, 0x10000])
def test_messages_are_framed_as_the_protocol_frames_them(opcode: Opcode, length: int) -> None:
    message = b"x" * length
    assert whole_frame(message, opcode) == Frame(opcode, message).serialize(mask=False)


def test_these_are_kept_on_a_socket(socket: SocketCalls) -> None:
    kept = {"close_timer": None, "close_timeout": 10.0, "close_sent": False, "disconnected": False}
    assert {name: getattr(socket, name) for name in kept} == kept
    assert socket.writable.is_set()
    assert socket.client == ("127.0.0.1", 1234)


def test_a_lost_socket_tells_the_application_and_stops_its_timers(socket: SocketCalls, loop: VirtualLoop) -> None:
    socket.data_received(HANDSHAKE)
    socket.connection_lost(None)
    assert socket.disconnected
    assert loop.pending == []
    assert socket.queue.qsize() == 2  # the connect, and the disconnect


# The server


async def test_the_server_stops_in_the_order_that_shutdown_builds_on() -> None:
    """``shutdown`` closes listeners and connections, waits for tasks, then ends the lifespan: ours ends that before."""
    server = uvicorn.Server(uvicorn.Config(answer_at_once, lifespan="off", log_config=None))
    server.lifespan = LifespanOff(server.config)
    server.servers = []
    await server.shutdown()
    assert (server.should_exit, server.force_exit) == (False, False)
    assert server.server_state.connections == set()


def test_uvicorn_runs_it_under_uvloop() -> None:
    import uvloop

    server = make_server(answer_at_once, settings_with())
    assert server.config.get_loop_factory() is uvloop.new_event_loop
