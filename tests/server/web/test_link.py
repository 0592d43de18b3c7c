"""A client's line with a clock in the test's hand: pings, silence, budgets, and frames that are written directly."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest
from websockets.frames import Frame, Opcode

from tests.server.frames import BINARY, CLOSE, PONG, TEXT, frame
from throwdown.server.operations.limits import Limits
from throwdown.server.web.transport.frames import whole_frame
from throwdown.server.web.transport.link import Link
from throwdown.server.web.transport.liveness import Heartbeat

PING = b"\x89\x00"


class Timer:
    def __init__(self, due: float, work: Callable[[], object]) -> None:
        self.due, self.work, self.cancelled = due, work, False

    def cancel(self) -> None:
        self.cancelled = True


class FakeLoop:
    """A clock and timers; ``advance`` lets time pass."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timers: list[Timer] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, work: Callable[[], object]) -> Timer:
        self.timers.append(Timer(self.now + delay, work))
        return self.timers[-1]

    def advance(self, seconds: float) -> None:
        end = self.now + seconds
        while due := [timer for timer in self.timers if not timer.cancelled and timer.due <= end]:
            first = min(due, key=lambda timer: timer.due)
            self.timers.remove(first)
            self.now = first.due
            first.work()
        self.now = end

    @property
    def pending(self) -> int:
        return sum(not timer.cancelled for timer in self.timers)


class FakeTransport(asyncio.Transport):
    """Keeps what was written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.state = "open"

    def write(self, data: Any) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.state != "open"

    def close(self) -> None:
        self.state = "closed"

    def abort(self) -> None:
        self.state = "aborted"

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def taken(self) -> bytes:
        """What was written since the last time."""
        written, self.written = self.written, b""
        return written


@pytest.fixture
def loop() -> FakeLoop:
    return FakeLoop()


@pytest.fixture
def transport() -> FakeTransport:
    return FakeTransport()


@pytest.fixture
def link(transport: FakeTransport, loop: FakeLoop) -> Link:
    made = Link(transport, cast(asyncio.AbstractEventLoop, loop))
    made.limit(Limits(seat_messages=10, message_bytes=100, message_window_s=20.0), Heartbeat(beat_s=1.0, silent_s=1.5))
    return made


def test_a_watched_client_is_pinged_every_beat_and_silent_within_three_seconds(
    link: Link, transport: FakeTransport, loop: FakeLoop
) -> None:
    changes: list[bool] = []
    link.watch(changes.append)
    for _ in range(30):
        loop.advance(1.3)
        assert transport.taken() == PING
        assert link.receive(6)
    assert changes == []
    loop.advance(3.0)
    assert changes == [True]
    link.receive(1)
    assert changes == [True, False], "whatever comes shows that the client is there"
    loop.advance(3.0)
    assert changes == [True, False, True]
    loop.advance(60.0)
    assert changes == [True, False, True], "silence is reported once"


def test_a_client_that_sends_something_is_not_pinged_and_still_silent_in_time(
    link: Link, transport: FakeTransport, loop: FakeLoop
) -> None:
    changes: list[bool] = []
    link.watch(changes.append)
    for _ in range(30):
        loop.advance(0.7)
        assert link.receive(6)
    assert transport.taken() == b""
    loop.advance(1.2)
    assert transport.taken() == PING
    loop.advance(1.6)
    assert changes == [True], "as soon as after a ping without an answer"


def test_pings_stop_when_the_line_is_lost(link: Link, loop: FakeLoop) -> None:
    changes: list[bool] = []
    link.watch(changes.append)
    loop.advance(1.01)
    link.lose()
    assert loop.pending == 0 and changes == [] and not link.can_write()


def test_a_client_that_does_not_read_gets_no_pings_and_is_silent(
    link: Link, transport: FakeTransport, loop: FakeLoop
) -> None:
    changes: list[bool] = []
    link.watch(changes.append)
    link.pause()
    loop.advance(3.0)
    assert (changes, transport.taken()) == ([True], b"")
    link.resume()
    loop.advance(1.0)
    assert transport.taken() == PING


def test_more_bytes_than_the_budget_close_with_1008(link: Link, transport: FakeTransport, loop: FakeLoop) -> None:
    assert all(link.receive(100) for _ in range(10))
    loop.advance(10.0)
    assert link.receive(500), "half the window is over: half the budget is back"
    assert not link.receive(1)
    assert (transport.taken(), transport.state) == (b"\x88\x02\x03\xf0", "closed")
    assert not link.receive(1)
    assert transport.taken() == b"", "it is sent once"


def test_writing_stops_while_the_client_reads_slowly_and_after_the_end(link: Link, transport: FakeTransport) -> None:
    assert link.can_write()
    link.pause()
    assert not link.can_write()
    link.resume()
    assert link.can_write()
    link.drop()
    assert (transport.state, link.can_write()) == ("aborted", False)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 0xFFFF, 0x10000])
def test_messages_are_framed_as_the_standard_says(length: int) -> None:
    message = b"x" * length
    assert whole_frame(message, text=True) == Frame(Opcode.TEXT, message).serialize(mask=False)
    assert whole_frame(message, text=False) == Frame(Opcode.BINARY, message).serialize(mask=False)


# Messages that come in


def test_whole_texts_reach_the_application_and_empty_pongs_do_not(link: Link) -> None:
    heard: list[str] = []
    link.hold()
    assert link.take(frame(TEXT, b"first")) == b""
    link.listen(heard.append)
    assert heard == ["first"], "what came before somebody listened is not lost"
    long = "ü" * 50
    assert link.take(frame(TEXT, b"") + frame(PONG, b"") + frame(TEXT, long.encode())) == b""
    assert heard == ["first", "", long]


def test_pings_and_other_pongs_are_left_to_uvicorn(link: Link) -> None:
    heard: list[str] = []
    link.hold()
    link.listen(heard.append)
    pong = frame(PONG, b"1234")
    assert link.take(frame(TEXT, b"a") + pong + frame(TEXT, b"b")) == pong
    assert heard == ["a", "b"]


@pytest.mark.parametrize(
    "odd",
    [
        frame(TEXT, b"whole")[:4],
        frame(TEXT, b"part", fin=False),
        frame(BINARY, b"x"),
        frame(TEXT, b"\xff"),
        frame(TEXT, b"x" * 101),
        frame(TEXT, b"x" * 70_000),
        frame(TEXT, b"x", mask=False),
        frame(CLOSE, b""),
        b"\x81",
    ],
    ids=["cut", "part", "binary", "no text", "too long", "very long", "no mask", "close", "one byte"],
)
def test_everything_from_the_first_odd_frame_on_is_left_to_uvicorn(link: Link, odd: bytes) -> None:
    heard: list[str] = []
    link.hold()
    link.listen(heard.append)
    after = frame(TEXT, b"after")
    assert link.take(frame(TEXT, b"before") + odd) == odd
    assert link.take(after) == after, "no message overtakes another"
    assert heard == ["before"]


def test_without_a_listener_everything_is_left_to_uvicorn(link: Link) -> None:
    message = frame(TEXT, b"a")
    assert link.take(message) == message
