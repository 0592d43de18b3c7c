"""Whether a client is still there: it is pinged when it sends nothing, and silent when nothing comes back either."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop, TimerHandle
    from collections.abc import Callable


#: A client that was quiet for this share of ``beat_s`` is pinged: a timer may ring a moment early.
_ALMOST = 0.9


class Liveness:
    """Pings a client that sent nothing for ``beat_s``, and again after every ``beat_s``.

    ``on_change`` gets True when no answer came within ``silent_s``, and False when something comes again.
    """

    def __init__(
        self,
        loop: AbstractEventLoop,
        beat_s: float,
        silent_s: float,
        ping: Callable[[], None],
        on_change: Callable[[bool], None],
    ) -> None:
        self._loop = loop
        self._beat_s = beat_s
        self._silent_s = silent_s
        self._ping = ping
        self._on_change = on_change
        self._answered = True
        self._silent = False
        self._heard_at = loop.time()
        self._deadline: TimerHandle | None = None
        self._next_beat = loop.call_later(beat_s, self._beat)

    def heard(self) -> None:
        """Something came from the client, whatever it is."""
        self._answered = True
        self._heard_at = self._loop.time()
        if self._silent:
            self._silent = False
            self._on_change(False)

    def stop(self) -> None:
        """The connection is lost: no more pings, no more reports."""
        self._next_beat.cancel()
        if self._deadline is not None:
            self._deadline.cancel()

    def _beat(self) -> None:
        quiet_s = self._loop.time() - self._heard_at
        if quiet_s < _ALMOST * self._beat_s:
            self._next_beat = self._loop.call_later(self._beat_s - quiet_s, self._beat)
            return
        self._next_beat = self._loop.call_later(self._beat_s, self._beat)
        if self._deadline is None and not self._silent:
            self._answered = False
            self._deadline = self._loop.call_later(self._silent_s, self._judge)
        self._ping()

    def _judge(self) -> None:
        self._deadline = None
        if not self._answered:
            self._silent = True
            self._on_change(True)
