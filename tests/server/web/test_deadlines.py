"""What a connection may take its time for, and how long: with a clock in the test's hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from uvicorn.server import ServerState

from tests.server.frames import CLOSE, KEY, PING, PONG, TEXT, frame, settings_with
from tests.server.web.virtual import Forever, VirtualLoop, VirtualTransport
from throwdown.server.web.transport.config import SafeConfig
from throwdown.server.web.transport.http import SafeHttp
from throwdown.server.web.transport.websocket import SafeSocket

LIMITS = {
    "receive_s": 9.0,
    "keep_alive_s": 5,
    "stall_s": 10.0,
    "handshake_s": 4.0,
    "ping_s": 15.0,
    "dead_s": 25.0,
    "control_frames": 2,
    "seat_messages": 3,
    "message_window_s": 20.0,
    "connections_per_address": 2,
    "connections": 3,
}
GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + KEY.encode() + b"\r\n\r\n"
)


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answers a request at once, POST and /late never; accepts a socket and lets it be, /slow does not accept it."""
    if scope["type"] == "websocket" and scope["path"] != "/slow":
        await send({"type": "websocket.accept"})
        await Forever()
    elif scope["type"] == "websocket" or scope["method"] == "POST" or scope["path"] == "/late":
        await Forever()
    else:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})


class Visitor:
    """One connection."""

    def __init__(self, config: SafeConfig, loop: VirtualLoop, client: str = "127.0.0.1") -> None:
        self.transport = VirtualTransport(client)
        self.http = SafeHttp(config=config, server_state=ServerState(), app_state={}, _loop=loop.as_loop)
        self.http.connection_made(self.transport)

    def sends(self, data: bytes) -> None:
        self.http.data_received(data)

    @property
    def told(self) -> bytes:
        """What it was told since it last looked."""
        told, self.transport.written = self.transport.written, b""
        return told

    @property
    def status(self) -> int:
        told = self.told
        return int(told.split()[1]) if told else 0

    @property
    def state(self) -> str:
        return self.transport.state


class SocketVisitor:
    """One connection that asked to be a socket."""

    def __init__(self, config: SafeConfig, loop: VirtualLoop, handshake: bytes = HANDSHAKE) -> None:
        self.transport = VirtualTransport()
        self.socket = SafeSocket(config=config, server_state=ServerState(), app_state={}, _loop=loop.as_loop)
        self.socket.connection_made(self.transport)
        self.socket.data_received(handshake)

    def sends(self, data: bytes) -> None:
        self.socket.data_received(data)

    def frames(self) -> list[tuple[int, bytes]]:
        """The frames it got since it last looked."""
        data, self.transport.written = self.transport.written, b""
        if data.startswith(b"HTTP/1.1 101"):
            data = data.partition(b"\r\n\r\n")[2]
        found = []
        while data:
            length = data[1] & 0x7F
            found.append((data[0] & 0x0F, data[2 : 2 + length]))
            data = data[2 + length :]
        return found


@pytest.fixture
def loop() -> Iterator[VirtualLoop]:
    virtual = VirtualLoop()
    yield virtual
    virtual.close()


@pytest.fixture
def config() -> SafeConfig:
    made = SafeConfig(app, settings_with(LIMITS), http=SafeHttp, ws=SafeSocket)
    made.load()
    return made


@pytest.fixture
def visitor(config: SafeConfig, loop: VirtualLoop) -> Visitor:
    return Visitor(config, loop)


# Requests


def test_whoever_says_nothing_is_gone_after_receive_s(visitor: Visitor, loop: VirtualLoop) -> None:
    loop.advance(8.99)
    assert visitor.state == "open"
    loop.advance(0.02)
    assert (visitor.state, visitor.told) == ("closed", b"")


@pytest.mark.parametrize(
    ("first", "drip"),
    [
        pytest.param(b"GET / HTTP/1.1\r\nHost: loc", b"", id="half a header"),
        pytest.param(b"GET / HTTP/1.1\r\n", b"X-A: b\r\n", id="headers one by one"),
        pytest.param(b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n", b"x", id="body by bytes"),
        pytest.param(b"\r\n", b"\r\n", id="blank lines"),
    ],
)
def test_what_comes_drop_by_drop_gets_no_more_time(
    visitor: Visitor, loop: VirtualLoop, first: bytes, drip: bytes
) -> None:
    visitor.sends(first)
    for _ in range(8):
        loop.advance(1.0)
        visitor.sends(drip)
        assert visitor.state == "open"
    assert visitor.told == b""
    loop.advance(1.01)
    assert visitor.status == 408
    assert visitor.transport.ended
    loop.advance(1.01)
    assert visitor.state == "aborted"


def test_each_request_of_a_connection_gets_its_own_time(visitor: Visitor, loop: VirtualLoop) -> None:
    for _ in range(5):
        loop.advance(4.0)
        visitor.sends(GET)
        assert visitor.status == 200
    visitor.sends(b"GET / HTTP/1.1\r\n")
    loop.advance(8.99)
    assert visitor.told == b""
    loop.advance(0.02)
    assert visitor.status == 408


def test_a_connection_idles_for_keep_alive_s_and_no_longer(visitor: Visitor, loop: VirtualLoop) -> None:
    visitor.sends(GET)
    assert visitor.status == 200
    loop.advance(4.99)
    assert visitor.state == "open"
    loop.advance(0.02)
    assert (visitor.state, visitor.told) == ("closed", b"")


def test_the_application_may_take_longer_than_a_request(visitor: Visitor, loop: VirtualLoop) -> None:
    visitor.sends(GET.replace(b"GET / ", b"GET /late "))
    loop.advance(100.0)
    assert (visitor.state, visitor.told) == ("open", b"")


def test_whoever_does_not_read_is_dropped_after_stall_s(visitor: Visitor, loop: VirtualLoop) -> None:
    visitor.sends(GET.replace(b"GET / ", b"GET /late "))
    visitor.http.pause_writing()
    loop.advance(9.0)
    visitor.http.resume_writing()
    loop.advance(9.0)
    assert visitor.state == "open"
    visitor.http.pause_writing()
    loop.advance(10.01)
    assert visitor.state == "aborted"
    visitor.http.connection_lost(None)


def test_nothing_is_left_to_do_after_a_connection(visitor: Visitor, loop: VirtualLoop, config: SafeConfig) -> None:
    visitor.sends(GET)
    visitor.http.connection_lost(None)
    assert loop.pending == []
    assert config.gate.open == 0


def test_so_many_connections_of_one_address_and_so_many_altogether(config: SafeConfig, loop: VirtualLoop) -> None:
    visitors = [Visitor(config, loop, "192.0.2.1") for _ in range(3)]
    assert [visitor.status for visitor in visitors] == [0, 0, 429]
    third = Visitor(config, loop, "192.0.2.2")
    assert (third.state, config.gate.open) == ("open", 3)
    assert Visitor(config, loop, "192.0.2.3").state == "aborted"
    visitors[2].http.connection_lost(None)
    assert config.gate.open == 3
    visitors[0].http.connection_lost(None)
    assert config.gate.open == 2
    assert Visitor(config, loop, "192.0.2.1").state == "open"


# Sockets


def test_a_handshake_is_answered_within_its_time_or_dropped(config: SafeConfig, loop: VirtualLoop) -> None:
    slow = SocketVisitor(config, loop, HANDSHAKE.replace(b"/ws", b"/slow"))
    loop.advance(3.99)
    assert slow.transport.state == "open"
    loop.advance(0.02)
    assert slow.transport.state == "aborted"


def test_a_handshake_that_was_answered_is_not_dropped(config: SafeConfig, loop: VirtualLoop) -> None:
    visitor = SocketVisitor(config, loop)
    loop.advance(4.01)
    assert visitor.transport.state == "open"


def test_a_socket_is_asked_every_ping_s_and_dead_after_dead_s(config: SafeConfig, loop: VirtualLoop) -> None:
    visitor = SocketVisitor(config, loop)
    loop.advance(14.99)
    assert visitor.frames() == []
    loop.advance(0.02)
    [(kind, asked)] = visitor.frames()
    assert kind == PING
    visitor.sends(frame(PONG, asked))
    loop.advance(15.01)
    assert [kind for kind, _ in visitor.frames()] == [PING]
    loop.advance(9.97)
    assert visitor.frames() == []
    loop.advance(0.02)
    [(kind, why)] = visitor.frames()
    assert (kind, int.from_bytes(why[:2], "big")) == (CLOSE, 1011)
    assert visitor.transport.ended


def test_who_plays_is_asked_every_second_and_told_silent_in_less_than_three(
    config: SafeConfig, loop: VirtualLoop
) -> None:
    visitor = SocketVisitor(config, loop)
    told: list[bool] = []
    visitor.socket.feel(told.append)
    for _ in range(30):
        loop.advance(1.01)
        [(kind, asked)] = visitor.frames()
        assert kind == PING
        visitor.sends(frame(PONG, asked))
    assert told == []
    loop.advance(2.6)
    assert told == [True]
    [(_, asked)] = visitor.frames()
    visitor.sends(frame(PONG, asked))
    assert told == [True, False], "whatever comes shows that somebody is there"
    loop.advance(23.5)
    assert told == [True, False, True] and not visitor.transport.ended
    loop.advance(1.6)
    assert visitor.transport.ended, "silent for dead_s"


@pytest.mark.parametrize(("opcode", "many"), [(TEXT, 3), (PING, 2), (PONG, 2)])
def test_frames_are_counted_within_their_window(config: SafeConfig, loop: VirtualLoop, opcode: int, many: int) -> None:
    visitor = SocketVisitor(config, loop)
    for _ in range(many):
        visitor.sends(frame(opcode, b"x"))
    loop.advance(10.01)
    visitor.frames()
    visitor.sends(frame(opcode, b"x"))  # half the window is over: there is room for one more
    assert CLOSE not in [kind for kind, _ in visitor.frames()]
    visitor.sends(frame(opcode, b"x") * many)
    [(kind, why)] = [told for told in visitor.frames() if told[0] == CLOSE]
    assert (kind, int.from_bytes(why[:2], "big")) == (CLOSE, 1008)


def test_a_socket_that_does_not_read_is_dropped_after_stall_s(config: SafeConfig, loop: VirtualLoop) -> None:
    visitor = SocketVisitor(config, loop)
    visitor.socket.pause_writing()
    loop.advance(9.99)
    assert visitor.transport.state == "open"
    loop.advance(0.02)
    assert visitor.transport.state == "aborted"
