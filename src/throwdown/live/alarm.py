"""The alarm of a live table: it posts every timer that is due to the table's inbox."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .inputs import TimerFired
from .timers import Quiet

if TYPE_CHECKING:
    from collections.abc import Callable

    from .table import Table
    from .timers import AnyTimer, Handle, Time


class Alarm:
    """One call of the clock, for the next timer of a table."""

    def __init__(self, table: Table, time: Time, post: Callable[[TimerFired], None]) -> None:
        self._table = table
        self._time = time
        self._post = post
        self._handle: Handle | None = None
        self._rings_at = 0.0
        self._ringing: set[AnyTimer] = set()
        """Timers that are due and wait in the inbox."""
        self._stopped = False

    def set(self) -> None:
        """Ring for the next timer. An alarm that rings too early costs less than a new one for every change."""
        times = [at for timer, at in self._table.timers.items() if timer not in self._ringing]
        wanted = min(times) if times and not self._stopped else None
        if self._handle is not None and (wanted is None or wanted < self._rings_at):
            self._handle.cancel()
            self._handle = None
        if wanted is not None and self._handle is None:
            self._rings_at = wanted
            self._handle = self._time.call_at(wanted, self._ring)

    def _ring(self) -> None:
        """Post every timer that is due; leaving the memory comes last."""
        self._handle = None
        now = self._time.now()
        due = [timer for timer, at in self._table.timers.items() if at <= now and timer not in self._ringing]
        for timer in sorted(due, key=lambda timer: isinstance(timer, Quiet)):
            self._ringing.add(timer)
            self._post(TimerFired(timer))
        self.set()

    def is_due(self, timer: AnyTimer) -> bool:
        """Whether a timer that rang was neither dropped nor set again before its turn came."""
        self._ringing.discard(timer)
        at = self._table.timers.get(timer)
        return at is not None and at <= self._table.now

    def try_again(self, timer: AnyTimer, seconds: float) -> None:
        """Let a timer ring a little later: what it was for could not be done."""
        self._ringing.discard(timer)
        self._table.timers[timer] = self._time.now() + seconds

    def stop(self) -> None:
        """Ring no more."""
        self._stopped = True
        self._table.timers.clear()
        self._ringing.clear()
        self.set()
