"""Silent and slow connections, without a socket: the clock and the line are in the test's hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState

from tests.live.fakes import Call, HandTime
from tests.server.frames import settings_with
from throwdown.server.web.transport.http import Door, HttpConnection

WITHIN_S = 9.0
REQUEST = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"


class Line(asyncio.Transport):
    """A line to one client that writes down what is sent."""

    def __init__(self, host: str) -> None:
        super().__init__({"peername": (host, 1), "sockname": ("127.0.0.1", 2)})
        self.sent = b""
        self.closed = False

    def write(self, data: Any) -> None:
        self.sent += data

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def set_protocol(self, protocol: Any) -> None:
        pass


class HandLoop:
    """The event loop of the test with a clock that the test moves."""

    def __init__(self) -> None:
        self.time = HandTime()

    def call_later(self, seconds: float, work: Callable[[], None]) -> Call:
        return cast("Call", self.time.call_at(self.time.now() + seconds, work))

    def create_task(self, work: Any, **named: Any) -> asyncio.Task[Any]:
        return asyncio.get_running_loop().create_task(work, **named)


class Site:
    """A server to which lines lead."""

    def __init__(self, limits: dict[str, Any] | None = None, **settings: Any) -> None:
        self.loop = HandLoop()
        self.config = uvicorn.Config(answer_ok, ws="none", log_config=None, timeout_keep_alive=5)
        self.config.load()
        self.state = ServerState()
        self._door = Door(settings_with({"receive_s": WITHIN_S} | (limits or {}), **settings))

    def connect(self, host: str = "192.0.2.1") -> tuple[HttpConnection, Line]:
        loop = cast("asyncio.AbstractEventLoop", self.loop)
        connection = HttpConnection(self.config, self.state, {}, loop, door=self._door)
        line = Line(host)
        connection.connection_made(line)
        return connection, line


async def answer_ok(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


async def until_answered(line: Line, times: int = 1) -> None:
    for _ in range(100):
        if line.sent.count(b"200 OK") == times:
            return
        await asyncio.sleep(0)
    raise AssertionError(line.sent)


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\n"], ids=["silent", "half a head"])
async def test_a_head_that_is_not_whole_in_time_ends_its_connection(sent: bytes) -> None:
    site = Site()
    connection, line = site.connect()
    if sent:
        connection.data_received(sent)
    site.loop.time.move(WITHIN_S - 0.1)
    assert not line.closed
    site.loop.time.move(0.2)
    assert line.closed


async def test_a_head_that_trickles_gets_no_more_time_for_each_byte() -> None:
    site = Site()
    connection, line = site.connect()
    for byte in b"GET / HTTP/1.1":
        connection.data_received(bytes((byte,)))
        site.loop.time.move(WITHIN_S / 10)
        if line.closed:
            break
    assert line.closed


async def test_the_head_of_a_later_request_has_the_same_time() -> None:
    site = Site()
    connection, line = site.connect()
    connection.data_received(REQUEST)
    await until_answered(line)
    connection.data_received(b"GET / HT")
    site.loop.time.move(WITHIN_S + 0.1)
    assert line.closed


async def test_a_request_that_is_whole_may_take_longer_to_answer() -> None:
    site = Site()
    connection, line = site.connect()
    site.loop.time.move(WITHIN_S - 1)
    connection.data_received(REQUEST)
    site.loop.time.move(2 * WITHIN_S)
    await until_answered(line)
    connection.data_received(REQUEST)
    await until_answered(line, times=2)
    assert not line.closed


async def test_connections_count_for_their_address_from_their_first_packet() -> None:
    site = Site({"connections_per_address": 2})
    (first, _), _ = site.connect(), site.connect()
    _, third = site.connect()
    assert third.closed and third.sent.startswith(b"HTTP/1.1 429 ") and b'"request/connections"' in third.sent
    head, _, body = third.sent.partition(b"\r\n\r\n")
    assert head.endswith(b"content-length: %d" % len(body))
    connection, other = site.connect("192.0.2.2")
    connection.data_received(REQUEST)
    await until_answered(other)
    first.connection_lost(None)
    connection, again = site.connect()
    connection.data_received(REQUEST)
    await until_answered(again)


async def test_one_network_of_ipv6_counts_as_one_address() -> None:
    site = Site({"connections_per_address": 1})
    assert not site.connect("2001:db8::1")[1].closed
    assert site.connect("2001:db8::2")[1].closed
    assert not site.connect("2001:db8:0:1::1")[1].closed


async def test_what_a_refused_client_sends_is_not_read_and_gives_no_place_back() -> None:
    site = Site({"connections_per_address": 1})
    site.connect()
    refused, line = site.connect()
    refused.data_received(REQUEST)
    refused.connection_lost(None)
    assert b"200 OK" not in line.sent
    assert site.connect()[1].closed


async def test_a_proxy_may_open_as_many_as_it_wants() -> None:
    site = Site({"connections_per_address": 1}, trusted_proxies=("192.0.2.0/24",))
    assert not any(site.connect()[1].closed for _ in range(10))
    _, line = site.connect()
    site.loop.time.move(WITHIN_S + 0.1)
    assert line.closed, "it sends heads in time as everybody does"
