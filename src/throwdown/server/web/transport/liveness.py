"""Whether clients are still there: one that sends nothing is pinged, and silent when nothing comes back either.

One timer serves all clients of a server: a timer for each of them would be set again every second. They are checked
in groups, one after the other, so that not all pings are sent at once.
"""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop, TimerHandle
    from collections.abc import Callable

#: So often within ``beat_s`` each client is checked, and so many groups of them there are.
CHECKS, GROUPS = 4, 8


class Heartbeat:
    """Checks every client that is watched."""

    def __init__(self, beat_s: float, silent_s: float) -> None:
        """A client that sent nothing for ``beat_s`` is pinged, and is silent if no answer comes in ``silent_s``."""
        self.beat_s = beat_s
        self.silent_s = silent_s
        self._groups: list[set[Liveness]] = [set() for _ in range(GROUPS)]
        self._next_group = cycle(self._groups)
        self._timer: TimerHandle | None = None

    def add(self, client: Liveness, loop: AbstractEventLoop) -> None:
        min(self._groups, key=len).add(client)
        if self._timer is None:
            self._set_timer(loop)

    def remove(self, client: Liveness) -> None:
        for group in self._groups:
            group.discard(client)
        if self._timer is not None and not any(self._groups):
            self._timer.cancel()
            self._timer = None

    def _set_timer(self, loop: AbstractEventLoop) -> None:
        self._timer = loop.call_later(self.beat_s / (CHECKS * GROUPS), lambda: self._check(loop))

    def _check(self, loop: AbstractEventLoop) -> None:
        self._set_timer(loop)
        now, beat_s = loop.time(), self.beat_s
        for client in [each for each in next(self._next_group) if now - each.heard_at >= beat_s]:
            client.check(now)


class Liveness:
    """One client; ``on_change`` gets True when it falls silent, and False when something comes again."""

    def __init__(
        self,
        heartbeat: Heartbeat,
        loop: AbstractEventLoop,
        ping: Callable[[], None],
        on_change: Callable[[bool], None],
    ) -> None:
        self._heartbeat = heartbeat
        self._loop = loop
        self._ping = ping
        self._on_change = on_change
        self._silent = False
        self.heard_at = loop.time()
        self._asked_at = self._pinged_at = 0.0
        """The first and the last ping since it was heard."""
        heartbeat.add(self, loop)

    def heard(self) -> None:
        """Something came from the client, whatever it is."""
        self.heard_at = self._loop.time()
        if self._silent:
            self._silent = False
            self._on_change(False)

    def stop(self) -> None:
        """The connection is lost: no more pings, no more reports."""
        self._heartbeat.remove(self)

    def check(self, now: float) -> None:
        """It has sent nothing for ``beat_s``."""
        if self._asked_at <= self.heard_at:
            self._asked_at = now
        if self._pinged_at <= self.heard_at or now - self._pinged_at >= self._heartbeat.beat_s:
            self._pinged_at = now
            self._ping()
        if not self._silent and now - self._asked_at >= self._heartbeat.silent_s:
            self._silent = True
            self._on_change(True)
