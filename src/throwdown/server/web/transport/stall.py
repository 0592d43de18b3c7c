"""Clients that do not read."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop, TimerHandle, Transport


class Stall:
    """Drops a connection whose other side does not read what it was sent."""

    def __init__(self, loop: AbstractEventLoop, after_s: float) -> None:
        self._loop = loop
        self._after_s = after_s
        self._timer: TimerHandle | None = None

    def begins(self, transport: Transport) -> None:
        self.over()
        self._timer = self._loop.call_later(self._after_s, transport.abort)

    def over(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
