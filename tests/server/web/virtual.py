"""Time and connections in the test's hand: a loop whose clock is set, and a transport that writes things down."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Generator
from typing import Any, cast


class Timer:
    """What ``call_later`` gives."""

    def __init__(self, when: float, work: Callable[[], object]) -> None:
        self.when = when
        self.work = work
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Done:
    """A task that has run as far as it can without waiting."""

    def __init__(self, work: Coroutine[Any, Any, None]) -> None:
        self.work = work
        try:
            work.send(None)
        except StopIteration:
            self.waits = False
        else:
            self.waits = True

    def add_done_callback(self, callback: Callable[[Any], object]) -> None:
        if not self.waits:
            callback(self)


class Forever:
    """``await Forever()`` never comes back."""

    def __await__(self) -> Generator[None, None, None]:
        while True:
            yield


class VirtualLoop:
    """As much of an event loop as a protocol of uvicorn uses."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timers: list[Timer] = []
        self.tasks: list[Done] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, work: Callable[..., object], *arguments: object) -> Timer:
        timer = Timer(self.now + delay, lambda: work(*arguments))
        self.timers.append(timer)
        return timer

    def create_task(self, work: Coroutine[Any, Any, None]) -> Done:
        task = Done(work)
        self.tasks.append(task)
        return task

    def advance(self, seconds: float) -> None:
        """Let so much time pass; whatever is due happens at its time."""
        end = self.now + seconds
        while due := [timer for timer in self.timers if not timer.cancelled and timer.when <= end]:
            first = min(due, key=lambda timer: timer.when)
            self.timers.remove(first)
            self.now = first.when
            first.work()
        self.now = end

    @property
    def pending(self) -> list[float]:
        """When something is due."""
        return sorted(timer.when for timer in self.timers if not timer.cancelled)

    def close(self) -> None:
        """End what still waits."""
        for task in self.tasks:
            task.work.close()

    @property
    def as_loop(self) -> asyncio.AbstractEventLoop:
        return cast(asyncio.AbstractEventLoop, self)


class VirtualTransport(asyncio.Transport):
    """The server's end of a connection that leads nowhere."""

    def __init__(self, client: str = "127.0.0.1") -> None:
        super().__init__({"peername": (client, 1234), "sockname": ("127.0.0.1", 80)})
        self.written = b""
        self.state = "open"
        self.ended = False
        self.reading = True
        self.protocol: asyncio.BaseProtocol | None = None

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.ended = True

    def close(self) -> None:
        if self.state == "open":
            self.state = "closed"

    def abort(self) -> None:
        self.state = "aborted"

    def is_closing(self) -> bool:
        return self.state != "open"

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol
