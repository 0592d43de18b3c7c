"""Signs of life on an inner connection: given now and then, and missed when the other side gives none."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

#: Time between two signs of life, and after so much silence the other side is gone, in s.
BEAT_S = 0.5
SILENT_S = 1.6


class Pulse:
    """Beats, and listens."""

    def __init__(self, loop: asyncio.AbstractEventLoop, beat: Callable[[], None], miss: Callable[[str], None]) -> None:
        """``miss`` is told, once, that the other side is silent."""
        self._loop = loop
        self._beat = beat
        self._miss = miss
        self._heard = loop.time()
        self._timer: asyncio.TimerHandle | None = None

    def heard(self) -> None:
        """Something came."""
        self._heard = self._loop.time()

    def start(self) -> None:
        self._next()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _next(self) -> None:
        self._beat()
        now = self._loop.time()
        wait = min(BEAT_S, max(0.0, self._heard + SILENT_S - now))
        self._timer = self._loop.call_later(wait, self._listen, now + wait)

    def _listen(self, due: float) -> None:
        """Whether the other side is still there. A timer that comes late shows that it was this side which slept."""
        now = self._loop.time()
        if now - due > SILENT_S / 2:
            self._heard = max(self._heard, now - SILENT_S / 2)
        if now - self._heard >= SILENT_S:
            self._miss(f"nothing was heard for {SILENT_S:g} s")
        else:
            self._next()
