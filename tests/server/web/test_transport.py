"""Attacks on connections, requests and frames, over real sockets; numbers are those of the list of attacks."""

from __future__ import annotations

import json
import logging
import os
import random
import signal
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.server.frames import (
    BINARY,
    CLOSE,
    PATIENCE_S,
    PING,
    PONG,
    TEXT,
    Elsewhere,
    RawServer,
    frame,
    mangled,
    settings_with,
    until,
)
from throwdown.server.operations.settings import Settings, SettingsRefused
from throwdown.server.web.transport import listen

ROOMY = {
    "receive_s": 60,
    "hello_s": 60,
    "stall_s": 60,
    "requests_per_minute": 100_000,
    "sockets_per_address": 1000,
    "connections_per_address": 1000,
}


@pytest.fixture(scope="module")
def site() -> Iterator[RawServer]:
    with RawServer(settings_with(ROOMY)) as open_server:
        yield open_server


@pytest.fixture(scope="module")
def hasty() -> Iterator[RawServer]:
    """A server that waits for nobody: only for clients that are late on purpose."""
    with RawServer(settings_with(ROOMY | {"receive_s": 2, "hello_s": 0.5, "stall_s": 0.3})) as open_server:
        yield open_server


@pytest.fixture(autouse=True)
def quiet(site: RawServer, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """After every attack: the server is alive, a bystander is served, and no traceback was logged."""
    caplog.set_level(logging.INFO)
    yield
    assert site.is_well()
    assert [
        record.getMessage() for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR
    ] == []


def code_after(site: RawServer, *frames: bytes) -> int | None:
    with site.talk() as wire:
        for data in frames:
            wire.send(data)
        return wire.close_code()


# Handshakes


FLAWS: tuple[dict[str, str], ...] = (
    {"Sec_WebSocket_Version": "12"},
    {"Sec_WebSocket_Version": ""},
    {"Sec_WebSocket_Key": ""},
    {"Sec_WebSocket_Key": "c2hvcnQ="},
)


def test_a_handshake_with_a_flaw_is_refused_and_closed(site: RawServer) -> None:
    """Case 4."""
    for flaw in FLAWS:
        with site.raw(site.handshake(**flaw)) as wire:
            assert (wire.answer()[0], wire.ended()) == (400, True), flaw


# Frames


BROKEN = {
    "unmasked": frame(TEXT, b"x", mask=False),
    "reserved opcode": frame(3),
    "reserved bit": frame(TEXT, b"x", rsv=4),
    "long ping": frame(PING, b"x" * 126),
    "ping in parts": frame(PING, fin=False),
    "orphan continuation": frame(0, b"x"),
    "text inside a message": frame(TEXT, b"a", fin=False) + frame(TEXT, b"b"),
    "close 999": frame(CLOSE, struct.pack("!H", 999)),
}


def test_frames_that_break_the_protocol_close_with_1002(site: RawServer) -> None:
    """Case 5."""
    codes = {name: code_after(site, bad) for name, bad in BROKEN.items()}
    assert codes == dict.fromkeys(BROKEN, 1002)


def test_text_that_is_not_utf8_closes_with_1007(caplog: pytest.LogCaptureFixture, site: RawServer) -> None:
    """Case 6. uvicorn logs it as an error; ``logs.Dampen`` holds a flood of that to a few lines."""
    assert code_after(site, frame(TEXT, b"\xff\xfe")) == 1007
    assert code_after(site, frame(TEXT, b"\xc3", fin=False) + frame(0, b"\x28")) == 1007
    caplog.clear()


def test_letters_may_be_split_across_fragments(site: RawServer) -> None:
    with site.talk() as wire:
        wire.send(frame(TEXT, b"\xc3", fin=False) + frame(PING, b"in between") + frame(0, b"\xa4"))
        assert wire.frame() == (PONG, b"in between")
        assert wire.frame() == (TEXT, "ä".encode())


LARGE = {
    "2^40 declared": frame(TEXT, size=2**40),
    "2^63-1 declared": frame(TEXT, size=2**63 - 1),
    "one too many": frame(BINARY, b"x" * 4097),
    "sum one too many": frame(TEXT, b"x" * 4000, fin=False) + frame(0, b"x" * 97),
}


def test_a_message_too_large_closes_with_1009_and_takes_no_memory(site: RawServer) -> None:
    """Case 7."""
    before = resident()
    codes = {name: {code_after(site, bad) for _ in range(5)} for name, bad in LARGE.items()}
    assert codes == {name: {1009} for name in LARGE}
    assert resident() - before < 1024 * 1024


def test_a_message_of_the_largest_size_is_accepted(site: RawServer) -> None:
    """Case 7."""
    with site.talk() as wire:
        wire.send(frame(TEXT, b"x" * 4096))
        assert wire.frame() == (TEXT, b"x" * 4096)


def test_compression_is_not_negotiated(site: RawServer) -> None:
    """Case 8."""
    with site.raw(site.handshake(Sec_WebSocket_Extensions="permessage-deflate; client_max_window_bits")) as wire:
        status, headers, _ = wire.answer()
        assert status == 101
        assert "sec-websocket-extensions" not in headers
        wire.send(frame(TEXT, b"\x00" * 64, rsv=4))
        assert wire.close_code() == 1002


def test_malformed_frames_never_break_the_server(site: RawServer) -> None:
    """Case 9, a small one."""
    rng = random.Random(9)
    codes = []
    for _ in range(30):
        with site.talk() as wire:
            wire.send(b"".join(mangled(rng) for _ in range(10)))
            codes.append(wire.close_code())
    assert set(codes) <= {1000, 1002, 1007, 1009, 4401, None}, codes
    assert codes.count(1002) > 10
    until(lambda: site.connections == 0)


def test_a_binary_message_is_refused_and_the_socket_stays_open(site: RawServer) -> None:
    """Case 10."""
    with site.talk() as wire:
        wire.send(frame(BINARY, b"\x00\x01"))
        assert wire.frame() == (TEXT, b"text, please")
        wire.send(frame(TEXT, b"yes"))
        assert wire.frame() == (TEXT, b"yes")


@pytest.mark.parametrize(
    "tiny",
    [
        pytest.param(frame(PING, b"x"), id="pings"),
        pytest.param(frame(TEXT, b"x"), id="messages"),
    ],
)
def test_a_flood_of_tiny_frames_closes_with_1008(tiny: bytes) -> None:
    """Case 11: whatever it is, all bytes of a socket come out of one budget."""
    with RawServer(settings_with({"seat_messages": 10, "message_bytes": 1000})) as site:
        first = frame(TEXT, b"", fin=False) if tiny[0] == 0 else b""
        assert code_after(site, first + tiny * 5000) == 1008


def test_a_few_pings_are_answered(site: RawServer) -> None:
    """Case 11."""
    with site.talk() as wire:
        wire.send(frame(PING, b"a") + frame(PONG) + frame(PING, b"b"))
        assert [wire.frame(), wire.frame()] == [(PONG, b"a"), (PONG, b"b")]


# Time


def test_a_body_that_does_not_arrive_is_refused_while_others_are_served(hasty: RawServer) -> None:
    """Case 12; headers that come drop by drop are for a proxy, see docs/open-net.md."""
    headers = {"content_type": "application/json", "content_length": "900", "origin": hasty.origin}
    with ExitStack() as stack:
        request = hasty.request("/api/echo", "POST", body=b"", **headers) + b"x"
        wires = [stack.enter_context(hasty.raw(request)) for _ in range(10)]
        assert hasty.is_well()
        assert [wire.answer()[0] for wire in wires] == [408] * 10
        assert all(wire.ended() for wire in wires)


def test_a_connection_serves_several_requests_and_is_closed_when_idle() -> None:
    """Case 12."""
    with RawServer(settings_with({"keep_alive_s": 1})) as site, site.raw(b"") as wire:
        for _ in range(4):
            wire.send(site.request())
            assert wire.answer()[0] == 200
        assert wire.ended()


def test_an_answer_that_takes_longer_than_a_request_may_is_sent() -> None:
    """The deadline is for the client, not for the application: a slow request that came later ends before."""
    with (
        RawServer(settings_with({"receive_s": 0.2})) as strict,
        strict.raw(strict.request("/late")) as wire,
        strict.raw(strict.request("/api/echo", "POST", content_type="application/json", content_length="9")) as slow,
    ):
        until(lambda: strict.app.state.late == 1)
        assert slow.answer()[0] == 408
        strict.app.state.let_go = True
        assert wire.answer()[2] == b"late"


def test_a_socket_without_a_first_message_is_closed(hasty: RawServer) -> None:
    """Case 13, with the application of these tests."""
    assert code_after(hasty) == 4401


def test_a_socket_that_answers_no_ping_is_dead() -> None:
    with (
        RawServer(settings_with({"ping_s": 0.1, "beat_s": 0.1, "silent_s": 0.2, "dead_s": 0.3, "hello_s": 5})) as site,
        site.talk() as wire,
    ):
        assert wire.close_code() == 1011


def test_a_socket_that_answers_pings_lives() -> None:
    limits = {"ping_s": 0.1, "beat_s": 0.1, "silent_s": 4.0, "dead_s": 5.0, "hello_s": 60}
    with RawServer(settings_with(limits)) as site, site.talk() as wire:
        outlived = time.monotonic() + 6.0
        while time.monotonic() < outlived:
            asked = wire.frame()
            assert asked is not None
            assert asked[0] == PING
            wire.send(frame(PONG, asked[1]))
        wire.send(frame(TEXT, b"here"))
        while (heard := wire.frame()) != (TEXT, b"here"):
            assert heard is not None and heard[0] == PING


@contextmanager
def unread(site: RawServer, data: bytes) -> Iterator[socket.socket]:
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", site.port))
        connection.sendall(data)
        yield connection


@pytest.mark.parametrize("path", ["/ws/pour", "/large"])
def test_a_client_that_does_not_read_is_dropped(hasty: RawServer, path: str) -> None:
    """Case 14: nothing is queued for it without end, and others do not wait for it."""
    ask = hasty.handshake(path) if path.startswith("/ws") else hasty.request(path)
    with unread(hasty, ask) as connection:
        assert connection.recv(100)
        assert hasty.is_well()
        until(lambda: hasty.connections == 0)


def test_the_application_can_drop_a_socket_immediately(site: RawServer) -> None:
    """Case 14."""
    with site.talk() as wire:
        wire.send(frame(TEXT, b"drop"))
        assert wire.close_code() is None


def test_a_body_in_chunks_has_the_same_size_limit(site: RawServer) -> None:
    """Case 64."""
    ask = site.request("/api/echo", "POST", transfer_encoding="chunked", content_type="application/json")
    chunks = ask + b"4000\r\n%b\r\n" % (b"x" * 16384)
    assert site.ask(chunks + b"1\r\nx\r\n0\r\n\r\n")[0] == 413
    assert site.ask(chunks + b"0\r\n\r\n")[0] == 200


def test_an_error_in_the_middle_of_an_answer_ends_the_connection(
    site: RawServer, caplog: pytest.LogCaptureFixture
) -> None:
    """Case 58."""
    with site.raw(site.request("/api/breaks-off")) as wire:
        assert wire.answer()[0] == 200
        assert wire.ended()
    caplog.clear()


def test_an_error_on_a_socket_closes_it(site: RawServer, caplog: pytest.LogCaptureFixture) -> None:
    """Case 58."""
    with site.talk() as wire:
        wire.send(frame(TEXT, b"raise"))
        assert wire.close_code() == 1011
    assert [record.getMessage() for record in caplog.records if record.exc_info] == ["unexpected error"]
    caplog.clear()


# Crowds


def test_requests_of_one_address_are_capped_and_others_are_served() -> None:
    """Case 15."""
    with RawServer(settings_with({"connections_per_address": 5})) as site, ExitStack() as stack:
        crowd = [stack.enter_context(site.raw(site.request("/late"))) for _ in range(5)]
        until(lambda: site.app.state.late == 5)
        status, _, body = site.get()
        assert (status, json.loads(body)["code"]) == (429, "request/connections")
        with site.raw(site.request(), source="127.0.0.2") as other:
            assert other.answer()[0] == 200
        crowd[0].connection.close()
        until(lambda: site.get()[0] == 200)


def test_connections_altogether_are_capped() -> None:
    """Case 15."""
    with RawServer(settings_with({"connections": 3})) as site, ExitStack() as stack:
        crowd = [stack.enter_context(site.raw(b"", source=f"127.0.0.{at}")) for at in (2, 3, 4)]
        until(lambda: site.connections == 3)
        assert site.get()[0] == 503
        crowd[0].connection.close()
        until(lambda: site.get()[0] == 200)


def test_sockets_altogether_are_capped() -> None:
    """Case 15: uvicorn lets every handshake through."""
    with RawServer(settings_with({"connections": 3})) as site, ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(site.talk())
        status, _, body = site.ask(site.handshake())
        assert (status, json.loads(body)["code"]) == (503, "request/full")


def test_sockets_of_one_address_are_capped_and_others_connect() -> None:
    """Case 15."""
    with RawServer(settings_with({"sockets_per_address": 3})) as site, ExitStack() as stack:
        crowd = [stack.enter_context(site.talk()) for _ in range(3)]
        status, _, body = site.ask(site.handshake())
        assert (status, json.loads(body)["code"]) == (429, "request/sockets")
        with site.raw(site.handshake(), source="127.0.0.2") as other:
            assert other.answer()[0] == 101
        crowd[0].connection.close()
        until(lambda: site.ask(site.handshake())[0] == 101)


# Requests that are two things at once

HOST = b"Host: localhost\r\n"
POST = b"POST /api/echo HTTP/1.1\r\nContent-Type: application/json\r\n" + HOST
GET = b"GET / HTTP/1.1\r\n" + HOST


MALFORMED = {
    "CL+TE": (POST + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
    "TE+CL": (POST + b"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n", 400),
    "two lengths": (POST + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\n123456", 400),
    "signed length": (POST + b"Content-Length: +5\r\n\r\n12345", 400),
    "unknown coding": (POST + b"Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n", 400),
    "bare CR": (GET + b"X: a\rY: b\r\n\r\n", 400),
    "space before the colon": (GET + b"X : a\r\n\r\n", 400),
    "NUL": (GET + b"X: \x00\r\n\r\n", 400),
    "two hosts": (GET + HOST + b"\r\n", 400),
    "header of 64 KiB": (GET + b"X: " + b"x" * 65536 + b"\r\n\r\n", 431),
    "header without an end": (GET + b"X: " + b"x" * 65536, 400),
    "101 short headers": (GET + b"X: y\r\n" * 101 + b"\r\n", 431),
    "long address": (b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\n" + HOST + b"\r\n", 431),
    "HTTP/2": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
    "TLS": (b"\x16\x03\x01\x02\x00\x01\x00", 400),
}


def test_malformed_or_large_requests_are_refused_and_the_connection_ends(site: RawServer) -> None:
    """Case 16."""
    found = {}
    for name, (data, _) in MALFORMED.items():
        with site.raw(data) as wire:
            found[name] = (wire.answer()[0], wire.ended())
    assert found == {name: (status, True) for name, (_, status) in MALFORMED.items()}


@pytest.fixture
def let_go(site: RawServer) -> Iterator[Callable[[], None]]:
    """Lets answers come that are late."""

    def answer() -> None:
        site.app.state.let_go = True

    yield answer
    site.app.state.let_go = False


def test_a_few_requests_in_a_row_are_answered_in_order(site: RawServer, let_go: Callable[[], None]) -> None:
    with site.raw(site.request("/late") + site.request("/") * 2) as wire:
        until(lambda: site.app.state.late == 1)
        let_go()
        assert [wire.answer()[2] for _ in range(3)] == [b"late", b"hello", b"hello"]


@pytest.mark.parametrize("path", ["/late", "/large"])
def test_a_client_that_disconnects_midway_causes_no_error(
    site: RawServer, caplog: pytest.LogCaptureFixture, path: str
) -> None:
    """The answer that was begun comes to its end, and those to requests behind it are not begun."""
    until(lambda: site.connections == 0)
    caplog.clear()
    with site.raw(site.request(path) * 3):
        until(lambda: site.app.state.late == 1 if path == "/late" else _answered(caplog))
    until(lambda: site.connections == 0)
    until(lambda: site.app.state.late == 0 and _answered(caplog))
    if path == "/late":
        assert len(_answered(caplog)) == 1


def _answered(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "throwdown.requests"]


# Start and end


def test_a_port_in_use_is_reported_with_the_fix(site: RawServer) -> None:
    with pytest.raises(SettingsRefused) as caught:
        listen(Settings(port=site.port))
    assert caught.value.code == "settings/port"
    assert "choose another port" in caught.value.message


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_sockets_and_requests_and_then_the_process(sent: signal.Signals) -> None:
    """Sockets get 1012, what was asked is answered, and the process ends well."""
    with Elsewhere() as there:
        with there.talk() as wire, there.raw(there.request("/late")) as request:
            wire.send(frame(TEXT, b"hello"))
            assert wire.frame() == (TEXT, b"hello")
            there.process.send_signal(sent)
            assert wire.close_code() == 1012
            assert request.answer()[2] == b"late"
        assert there.process.wait(PATIENCE_S) == 0
        assert {line["level"] for line in there.logged()} == {"info"}


@pytest.mark.parametrize("path", ["/ws/pour", "/large"])
def test_a_client_that_does_not_read_does_not_keep_the_server_from_stopping(path: str) -> None:
    with Elsewhere(graceful_s=1) as there:
        ask = there.handshake(path) if path.startswith("/ws") else there.request(path)
        with unread(there, ask) as connection:
            assert connection.recv(100)
            there.process.terminate()
            assert there.process.wait(PATIENCE_S) == 0
        assert there.logged()[-1]["what"] == "the server has stopped"


def resident() -> int:
    """Bytes of memory that this process holds, the server among it."""
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGESIZE")
