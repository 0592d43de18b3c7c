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
    PING,
    PONG,
    TEXT,
    Elsewhere,
    House,
    Wire,
    frame,
    mangled,
    settings_with,
    until,
)
from throwdown.server.operations.settings import Settings, SettingsRefused
from throwdown.server.web.transport import listen

RECEIVE_S = 0.5
QUICK = {
    "receive_s": RECEIVE_S,
    "handshake_s": 0.5,
    "hello_s": 0.5,
    "stall_s": 0.3,
    "requests_per_minute": 100_000,
    "sockets_per_address": 1000,
    "connections_per_address": 1000,
}


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with House(settings_with(QUICK)) as open_house:
        yield open_house


@pytest.fixture(autouse=True)
def quiet(house: House, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """After every attack: the server is alive, a bystander is served, and no traceback was logged."""
    caplog.set_level(logging.INFO)
    yield
    assert house.is_well()
    assert [
        record.getMessage() for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR
    ] == []


def code_after(house: House, *frames: bytes) -> int | None:
    with house.talk() as wire:
        for data in frames:
            wire.send(data)
        return wire.close_code()


# Handshakes


@pytest.mark.parametrize("method", ["GET", "POST", "HEAD", "DELETE"])
def test_a_socket_path_wants_an_upgrade(house: House, method: str) -> None:
    """Case 4."""
    status, headers, _ = house.get("/ws", method)
    assert (status, headers["upgrade"]) == (426, "websocket")


@pytest.mark.parametrize(
    ("flaw", "status"),
    [
        ({"Sec_WebSocket_Version": "12"}, 400),
        ({"Sec_WebSocket_Version": ""}, 400),
        ({"Sec_WebSocket_Key": ""}, 400),
        ({"Sec_WebSocket_Key": "c2hvcnQ="}, 400),
        ({"Sec_WebSocket_Key": "?" * 24}, 400),
        ({"Content_Length": "5"}, 400),
        ({"Transfer_Encoding": "chunked"}, 400),
        ({"X_Long": "x" * 9000}, 431),
    ],
)
def test_a_handshake_with_a_flaw_is_refused_and_closed(house: House, flaw: dict[str, str], status: int) -> None:
    """Case 4."""
    with house.raw(house.handshake(**flaw)) as wire:
        got, headers, body = wire.answer()
        assert got == status
        assert json.loads(body)["code"] == "request/handshake"
        assert headers["x-content-type-options"] == "nosniff"
        assert wire.ended()


@pytest.mark.parametrize("method", [b"POST", b"HEAD"])
def test_only_get_opens_a_socket(house: House, method: bytes) -> None:
    """Case 4."""
    assert house.ask(house.handshake().replace(b"GET", method, 1))[0] == 405


def test_a_socket_that_the_application_does_not_have_is_refused_in_json(house: House) -> None:
    status, headers, body = house.ask(house.handshake("/nowhere"))
    assert (status, json.loads(body)["code"]) == (403, "request/refused")
    assert "content-security-policy" in headers


def test_frames_before_the_handshake_is_answered_end_it(house: House) -> None:
    before = house.app.state.knocked
    with house.raw(house.handshake("/ws/slow")) as wire:
        until(lambda: house.app.state.knocked > before)
        wire.send(frame(PING) + b"\xff" * 50)
        assert wire.ended()


def test_a_handshake_that_nobody_answers_is_ended(house: House) -> None:
    """The application would wait for ever; how long it may is in test_deadlines.py."""
    with house.raw(house.handshake("/ws/slow")) as wire:
        assert wire.answer() == (0, {}, b"")
        assert wire.ended()


# Frames


@pytest.mark.parametrize(
    "bad",
    [
        pytest.param(frame(TEXT, b"x", mask=False), id="unmasked"),
        pytest.param(frame(3), id="reserved opcode"),
        pytest.param(frame(11), id="reserved control opcode"),
        pytest.param(frame(TEXT, b"x", rsv=4), id="rsv1"),
        pytest.param(frame(TEXT, b"x", rsv=1), id="rsv3"),
        pytest.param(frame(PING, b"x" * 126), id="long ping"),
        pytest.param(frame(PING, fin=False), id="ping in parts"),
        pytest.param(frame(0, b"x"), id="orphan continuation"),
        pytest.param(frame(TEXT, b"a", fin=False) + frame(TEXT, b"b"), id="text inside a message"),
        pytest.param(frame(CLOSE, struct.pack("!H", 999)), id="close 999"),
        pytest.param(frame(CLOSE, struct.pack("!H", 1005)), id="close 1005"),
        pytest.param(frame(CLOSE, b"x"), id="close of one byte"),
    ],
)
def test_frames_that_break_the_protocol_close_with_1002(house: House, bad: bytes) -> None:
    """Case 5."""
    assert code_after(house, bad) == 1002


@pytest.mark.parametrize(
    "bad",
    [
        pytest.param(frame(TEXT, b"\xff\xfe"), id="at once"),
        pytest.param(frame(TEXT, b"\xc3", fin=False) + frame(0, b"\x28"), id="in parts"),
        pytest.param(frame(TEXT, b"\xed\xa0\x80"), id="surrogate"),
        pytest.param(frame(TEXT, b"\xff") + frame(PING) + frame(TEXT, b"x"), id="with more behind it"),
        pytest.param(frame(CLOSE, struct.pack("!H", 1000) + b"\xff"), id="reason"),
    ],
)
def test_text_that_is_not_utf8_closes_with_1007_and_one_line(
    house: House, caplog: pytest.LogCaptureFixture, bad: bytes
) -> None:
    """Case 6."""
    assert code_after(house, bad) == 1007
    assert [record.getMessage() for record in caplog.records if record.name == "throwdown.transport"] == [
        "socket closed"
    ]


def test_letters_may_be_split_across_fragments(house: House) -> None:
    with house.talk() as wire:
        wire.send(frame(TEXT, b"\xc3", fin=False) + frame(PING, b"in between") + frame(0, b"\xa4"))
        assert wire.frame() == (PONG, b"in between")
        assert wire.frame() == (TEXT, "ä".encode())


@pytest.mark.parametrize(
    "bad",
    [
        pytest.param(frame(TEXT, size=2**40), id="2^40 declared"),
        pytest.param(frame(TEXT, size=2**63 - 1), id="2^63-1 declared"),
        pytest.param(frame(BINARY, b"x" * 4097), id="one too many"),
        pytest.param(frame(TEXT, b"x", fin=False) + frame(0, b"x", fin=False) * 4096, id="4097 fragments"),
        pytest.param(frame(TEXT, b"", fin=False) + frame(0, b"", fin=False) * 5000, id="5000 empty fragments"),
        pytest.param(frame(TEXT, b"x" * 4000, fin=False) + frame(0, b"x" * 97), id="sum one too many"),
    ],
)
def test_too_large_closes_with_1009_and_takes_no_memory(house: House, bad: bytes) -> None:
    """Case 7."""
    before = resident()
    assert [code_after(house, bad) for _ in range(5)] == [1009] * 5
    assert resident() - before < 1024 * 1024


def test_the_largest_message_that_may_be_comes_through(house: House) -> None:
    """Case 7."""
    with house.talk() as wire:
        wire.send(frame(TEXT, b"x" * 4096))
        assert wire.frame() == (TEXT, b"x" * 4096)


def test_compression_is_not_negotiated(house: House) -> None:
    """Case 8."""
    with house.raw(house.handshake(Sec_WebSocket_Extensions="permessage-deflate; client_max_window_bits")) as wire:
        status, headers, _ = wire.answer()
        assert status == 101
        assert "sec-websocket-extensions" not in headers
        wire.send(frame(TEXT, b"\x00" * 64, rsv=4))
        assert wire.close_code() == 1002


def test_malformed_frames_never_break_the_server(house: House) -> None:
    """Case 9, a small one."""
    rng = random.Random(9)
    codes = []
    for _ in range(30):
        with house.talk() as wire:
            wire.send(b"".join(mangled(rng) for _ in range(10)))
            codes.append(wire.close_code())
    assert set(codes) <= {1000, 1002, 1007, 1009, 4401, None}, codes
    assert codes.count(1002) > 10
    until(lambda: house.connections == 0)


def test_the_wrong_kind_of_message_is_told_and_the_socket_stays(house: House) -> None:
    """Case 10."""
    with house.talk() as wire:
        wire.send(frame(BINARY, b"\x00\x01"))
        assert wire.frame() == (TEXT, b"text, please")
        wire.send(frame(TEXT, b"yes"))
        assert wire.frame() == (TEXT, b"yes")


@pytest.mark.parametrize("opcode", [PING, PONG])
def test_a_flood_of_pings_or_pongs_closes_with_1008(house: House, opcode: int) -> None:
    """Case 11."""
    assert code_after(house, frame(opcode, b"x") * 10_000) == 1008


def test_a_few_pings_are_answered(house: House) -> None:
    """Case 11."""
    with house.talk() as wire:
        wire.send(frame(PING, b"a") + frame(PONG) + frame(PING, b"b"))
        assert [wire.frame(), wire.frame()] == [(PONG, b"a"), (PONG, b"b")]


def test_a_flood_of_messages_closes_with_1008_and_the_application_hears_it(house: House) -> None:
    house.app.state.codes.clear()
    assert code_after(house, frame(TEXT, b"x") * 5000) == 1008
    until(lambda: {1006, 1008} & set(house.app.state.codes))  # 1006 where it was about to answer


# Time


@pytest.mark.parametrize("kind", ["silent", "half header", "trickled header", "trickled body", "blank lines"])
def test_slow_requests_are_closed_while_honest_ones_are_served(house: House, kind: str) -> None:
    """Case 12."""
    post = house.request(
        "/api/echo", "POST", content_type="application/json", content_length="900", origin=house.origin
    )
    first, drip = {
        "silent": (b"", b""),
        "half header": (b"GET / HTTP/1.1\r\nHost: local", b""),
        "trickled header": (b"GET / HTTP/1.1\r\n", b"X-A: b\r\n"),
        "trickled body": (post, b"x"),
        "blank lines": (b"\r\n", b"\r\n"),
    }[kind]
    with ExitStack() as stack:
        wires = [stack.enter_context(house.raw(first)) for _ in range(40)]
        assert house.is_well()
        # Whatever still comes gives no more time: else it would never end.
        until(lambda: sum(_has_ended_after(wire, drip) for wire in wires) == len(wires))


def _has_ended_after(wire: Wire, drip: bytes) -> bool:
    wire.send(drip)
    return wire.has_ended()


def test_a_keep_alive_connection_serves_several_requests_and_each_has_a_deadline(house: House) -> None:
    """Case 12; that each has its own is in test_deadlines.py."""
    with house.raw(house.request()) as wire:
        for _ in range(4):
            assert wire.answer()[0] == 200
            wire.send(house.request())
        assert wire.answer()[0] == 200
        wire.send(b"GET / HTTP/1.1\r\n")
        assert wire.answer()[0] == 408


def test_an_answer_that_takes_longer_than_a_request_may_is_sent() -> None:
    """The deadline is for the client, not for the application: a slow request that came later ends before."""
    with (
        House(settings_with({"receive_s": 0.2})) as strict,
        strict.raw(strict.request("/late")) as wire,
        strict.raw(b"GET / HTTP/1.1\r\n") as slow,
    ):
        until(lambda: strict.app.state.late == 1)
        assert slow.answer()[0] == 408
        strict.app.state.let_go = True
        assert wire.answer()[2] == b"late"


def test_a_socket_without_a_first_message_is_closed(house: House) -> None:
    """Case 13, with the application of these tests."""
    assert code_after(house) == 4401


def test_a_socket_that_answers_no_ping_is_dead() -> None:
    with (
        House(settings_with({"ping_s": 0.1, "beat_s": 0.1, "silent_s": 0.2, "dead_s": 0.3, "hello_s": 5})) as house,
        house.talk() as wire,
    ):
        assert wire.close_code() == 1011
        until(lambda: house.app.state.codes == [1011])


def test_a_socket_that_answers_pings_lives() -> None:
    limits = {"ping_s": 0.05, "beat_s": 0.1, "silent_s": 1.0, "dead_s": 1.5, "hello_s": 30, "control_frames": 1}
    with House(settings_with(limits)) as house, house.talk() as wire:
        outlived = time.monotonic() + 2.0
        while time.monotonic() < outlived:
            asked = wire.frame()
            assert asked is not None
            assert asked[0] == PING
            wire.send(frame(PONG, asked[1]))
        wire.send(frame(TEXT, b"here"))
        assert (TEXT, b"here") in (wire.frame(), wire.frame())


@contextmanager
def unread(house: House, data: bytes) -> Iterator[None]:
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", house.port))
        connection.sendall(data)
        yield


@pytest.mark.parametrize("path", ["/ws/pour", "/large"])
def test_a_client_that_does_not_read_is_dropped(house: House, path: str) -> None:
    """Case 14: nothing is queued for it without end, and others do not wait for it."""
    ask = house.handshake(path) if path.startswith("/ws") else house.request(path)
    with unread(house, ask):
        until(lambda: house.connections >= 1)
        assert house.is_well()
        until(lambda: house.connections == 0)


def test_the_application_can_drop_a_socket_at_once(house: House) -> None:
    """Case 14."""
    with house.talk() as wire:
        wire.send(frame(TEXT, b"drop"))
        assert wire.close_code() is None


# Crowds


def test_connections_of_one_address_are_capped_and_others_connect() -> None:
    """Case 15."""
    with House(settings_with({"connections_per_address": 5})) as house, ExitStack() as stack:
        crowd = [stack.enter_context(house.raw(b"")) for _ in range(5)]
        until(lambda: house.connections == 5)
        status, headers, body = house.get()
        assert (status, json.loads(body)["code"]) == (429, "request/connections")
        assert headers["connection"] == "close"
        with house.raw(house.request(), source="127.0.0.2") as other:
            assert other.answer()[0] == 200
        crowd[0].connection.close()
        until(lambda: house.get()[0] == 200)


def test_connections_altogether_are_capped() -> None:
    """Case 15."""
    with House(settings_with({"connections": 3})) as house, ExitStack() as stack:
        crowd = [stack.enter_context(house.raw(b"", source=f"127.0.0.{at}")) for at in (2, 3, 4)]
        until(lambda: house.connections == 3)
        assert house.get()[0] == 0
        crowd[0].connection.close()
        until(lambda: house.get()[0] == 200)


def test_sockets_of_one_address_are_capped_and_others_connect() -> None:
    """Case 15."""
    with House(settings_with({"sockets_per_address": 3})) as house, ExitStack() as stack:
        crowd = [stack.enter_context(house.talk()) for _ in range(3)]
        status, _, body = house.ask(house.handshake())
        assert (status, json.loads(body)["code"]) == (429, "request/sockets")
        with house.raw(house.handshake(), source="127.0.0.2") as other:
            assert other.answer()[0] == 101
        crowd[0].connection.close()
        until(lambda: house.ask(house.handshake())[0] == 101)


# Requests that are two things at once

HOST = b"Host: localhost\r\n"
POST = b"POST /api/echo HTTP/1.1\r\nContent-Type: application/json\r\n" + HOST
GET = b"GET / HTTP/1.1\r\n" + HOST


@pytest.mark.parametrize(
    ("data", "statuses"),
    [
        pytest.param(POST + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", {400}, id="CL+TE"),
        pytest.param(POST + b"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n", {400}, id="TE+CL"),
        pytest.param(POST + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\n123456", {400}, id="two lengths"),
        pytest.param(POST + b"Content-Length: 5\r\nContent-Length: 5\r\n\r\n12345", {400}, id="same length twice"),
        pytest.param(POST + b"Content-Length: +5\r\n\r\n12345", {400}, id="signed length"),
        pytest.param(POST + b"Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n", {400}, id="unknown coding"),
        pytest.param(POST + b"Transfer-Encoding: chunked\r\n\r\nZ\r\n", {400}, id="bad chunk"),
        pytest.param(POST + b"Transfer-Encoding: chunked\r\n\r\n2;x\nab\r\n0\r\n\r\n", {400}, id="LF in a chunk"),
        pytest.param(b"GET / HTTP/1.1\nHost: localhost\n\n", {400}, id="bare LF"),
        pytest.param(GET + b"X: a\nY: b\r\n\r\n", {400}, id="bare LF between headers"),
        pytest.param(GET + b"X: a\rY: b\r\n\r\n", {400}, id="bare CR"),
        pytest.param(GET + b"X: a\r\n b\r\n\r\n", {400}, id="folded header"),
        pytest.param(GET + b"X : a\r\n\r\n", {400}, id="space before the colon"),
        pytest.param(GET + b"X: \x00\r\n\r\n", {400}, id="NUL"),
        pytest.param(GET + HOST + b"\r\n", {400}, id="two hosts"),
        pytest.param(GET + b"X: " + b"x" * 65536 + b"\r\n\r\n", {431}, id="header of 64 KiB"),
        pytest.param(GET + b"X: " + b"x" * 65536, {431}, id="header without an end"),
        pytest.param(GET + b"X: y\r\n" * 10_000 + b"\r\n", {431}, id="10,000 headers"),
        pytest.param(GET + b"X: y\r\n" * 101 + b"\r\n", {431}, id="101 short headers"),
        pytest.param(b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\n" + HOST + b"\r\n", {431}, id="long address"),
        pytest.param(b"\r\n" * 20_000, {431}, id="nothing but line ends"),
        pytest.param(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", {400}, id="HTTP/2"),
        pytest.param(b"CONNECT evil:80 HTTP/1.1\r\n" + HOST + b"\r\n", {400}, id="tunnel"),
        pytest.param(b"\x16\x03\x01\x02\x00\x01\x00", {400}, id="TLS"),
        pytest.param((GET.replace(b"GET / ", b"GET /late ") + b"\r\n") * 50, {0}, id="50 requests in a row"),
    ],
)
def test_ambiguous_requests_are_refused_and_the_connection_ends(house: House, data: bytes, statuses: set[int]) -> None:
    """Case 16."""
    with house.raw(data) as wire:
        status, headers, _ = wire.answer()
        assert status in statuses
        assert not status or headers["x-content-type-options"] == "nosniff"
        assert wire.ended()


def test_an_upgrade_to_something_else_is_ignored(house: House) -> None:
    with house.raw(house.request(connection="Upgrade", upgrade="h2c")) as wire:
        assert wire.answer()[0] == 200
        assert wire.ended()


@pytest.fixture
def let_go(house: House) -> Iterator[Callable[[], None]]:
    """Lets answers come that are late."""

    def answer() -> None:
        house.app.state.let_go = True

    yield answer
    house.app.state.let_go = False


def test_a_few_requests_in_a_row_are_answered_in_order(house: House, let_go: Callable[[], None]) -> None:
    with house.raw(house.request("/late") + house.request("/") * 2) as wire:
        until(lambda: house.app.state.late == 1)
        let_go()
        assert [wire.answer()[2] for _ in range(3)] == [b"late", b"hello", b"hello"]


@pytest.mark.parametrize("path", ["/late", "/large"])
@pytest.mark.parametrize("many", [1, 3])
def test_going_away_in_the_middle_is_no_fault(
    house: House, caplog: pytest.LogCaptureFixture, path: str, many: int
) -> None:
    """The answer that was begun comes to its end, and those to requests behind it are not begun."""
    until(lambda: house.connections == 0)
    caplog.clear()
    with house.raw(house.request(path) * many):
        until(lambda: house.app.state.late == 1 if path == "/late" else _answered(caplog))
    until(lambda: house.connections == 0)
    until(lambda: house.app.state.late == 0 and _answered(caplog))
    if path == "/late":
        assert len(_answered(caplog)) == 1


def _answered(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "throwdown.requests"]


# Start and end


def test_a_port_that_is_taken_is_told_with_the_fix(house: House) -> None:
    with pytest.raises(SettingsRefused) as caught:
        listen(Settings(port=house.port))
    assert caught.value.code == "settings/port"
    assert "choose another port" in caught.value.message


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_requests_then_sockets_then_the_process(sent: signal.Signals) -> None:
    """What was asked is answered, sockets get 1012 from the application, and the process ends well."""
    with Elsewhere() as there:
        with there.talk() as wire, there.raw(there.request("/late")) as request:
            wire.send(frame(TEXT, b"hello"))
            assert wire.frame() == (TEXT, b"hello")
            there.process.send_signal(sent)
            until(lambda: not there.listens())
            wire.send(frame(TEXT, b"let go"))
            assert wire.frame() == (TEXT, b"let go")
            assert request.answer()[2] == b"late"
            assert wire.frame() == (CLOSE, struct.pack("!H", 1012) + b"see you soon")
        assert there.process.wait(5) == 0
        assert {line["level"] for line in there.logged()} == {"info"}


@pytest.mark.parametrize("path", ["/ws/pour", "/large"])
def test_whoever_does_not_read_is_cut_off_when_the_server_stops(path: str) -> None:
    """What is written waits for a reader: a server that stops does not, and leaves nothing open."""
    with House(settings_with({"graceful_s": 1})) as house:
        with unread(house, house.handshake(path) if path.startswith("/ws") else house.request(path)):
            until(lambda: house.connections == 1)
            house.server.should_exit = True
            until(lambda: not house.runs)
        assert not house.server.server_state.connections


def resident() -> int:
    """Bytes of memory that this process holds, the server among it."""
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGESIZE")
