"""What is to happen later at a table, by name; one timer for all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable


class Alarms:
    """Named times; ``ring`` is called when at least one of them has come."""

    def __init__(
        self,
        now: Callable[[], float],
        at: Callable[[float, Callable[[], None]], asyncio.TimerHandle],
        ring: Callable[[], None],
    ) -> None:
        self._now = now
        self._at = at
        self._ring = ring
        self._times: dict[str, float] = {}
        self._timer: asyncio.TimerHandle | None = None

    def set(self, name: str, seconds: float) -> None:
        """So much later from now; a time that was set before is forgotten."""
        self._times[name] = when = self._now() + seconds
        # A timer that rings too early costs less than a new one for every change.
        if self._timer is None or self._timer.when() > when:
            self._arm()

    def drop(self, name: str) -> None:
        self._times.pop(name, None)

    def time_of(self, name: str) -> float | None:
        return self._times.get(name)

    def take_due(self) -> list[str]:
        """The names whose time has come; they are forgotten."""
        now = self._now()
        due = [name for name, when in self._times.items() if when <= now]
        for name in due:
            del self._times[name]
        return due

    def clear(self) -> None:
        self._times.clear()
        self._arm()

    def _arm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._times:
            self._timer = self._at(min(self._times.values()), self._rang)

    def _rang(self) -> None:
        self._timer = None
        now = self._now()
        if any(when <= now for when in self._times.values()):
            self._ring()
        else:
            self._arm()

    def go_on(self) -> None:
        """What was due is done: wait for the next."""
        if self._timer is None:
            self._arm()
