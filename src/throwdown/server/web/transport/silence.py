"""Whether somebody answers: a line that does not for a while is silent, until it is heard again."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop, TimerHandle
    from collections.abc import Callable


class Silence:
    """Waits for an answer; ``told`` hears that it does not come, and later that it did."""

    def __init__(self, loop: AbstractEventLoop, patience_s: float, told: Callable[[bool], None]) -> None:
        self._loop = loop
        self._patience_s = patience_s
        self._told = told
        self._timer: TimerHandle | None = None
        self._silent = False

    def asked(self) -> None:
        """A question was sent."""
        if self._timer is None and not self._silent:
            self._timer = self._loop.call_later(self._patience_s, self._falls_silent)

    def heard(self) -> None:
        """Something came, whatever it is."""
        self._stop()
        if self._silent:
            self._silent = False
            self._told(False)

    def over(self) -> None:
        """The line is gone: nobody is told any more."""
        self._stop()
        self._told = lambda silent: None

    def _falls_silent(self) -> None:
        self._timer = None
        self._silent = True
        self._told(True)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
