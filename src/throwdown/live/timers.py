"""What is to happen later at a table: typed timers, of which each runs once at a time, over one timer of the clock."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Protocol

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable


class Handle(Protocol):
    """A call that was ordered for later. It does not say for when: uvloop's does not know where that is now."""

    def cancel(self) -> None: ...


class Time(Protocol):
    """The clocks of a table; in tests they stand still until the test moves them."""

    def now(self) -> float:
        """Seconds on a clock that never jumps."""
        ...

    def wall(self) -> float:
        """Seconds since 1970, as people's clocks show them."""
        ...

    def call_at(self, when: float, work: Callable[[], None]) -> Handle:
        """Call ``work`` when ``now`` has come to ``when``."""
        ...


class LoopTime:
    """The clock of the running event loop, and the wall clock of the system."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def wall(self) -> float:
        return time.time()

    def call_at(self, when: float, work: Callable[[], None]) -> Handle:
        return asyncio.get_running_loop().call_at(when, work)


class Timer(msgspec.Struct, frozen=True, tag=True):
    """Something that is due at a time. Those of tables at rest are stored, by the names of their types."""


class Again(Timer, frozen=True):
    """Something failed a moment ago and is tried again."""


class Signal(Timer, frozen=True):
    """The race starts."""


class RaceGoes(Timer, frozen=True):
    """How far the runners are is told anew."""


class RaceEnds(Timer, frozen=True):
    """Nobody can win the race any more who has not finished."""


class WindowEnds(Timer, frozen=True):
    """Throws at the same time were waited for long enough."""


class ClockEnds(Timer, frozen=True):
    """Somebody's time for a decision is over."""


class Idle(Timer, frozen=True):
    """Without a clock: somebody who is there has done nothing for too long."""


class GraceEnds(Timer, frozen=True):
    """Somebody whose connection was lost was waited for long enough."""

    person: str


class ChoiceEnds(Timer, frozen=True):
    """The others did not choose what becomes of somebody who is gone."""

    person: str


class Unused(Timer, frozen=True):
    """Nobody has listened to the table for too long."""


class Quiet(Timer, frozen=True):
    """Nobody has listened to the table for a moment: it may leave the memory for a while."""


class NextGame(Timer, frozen=True):
    """The next game of the tournament begins."""


class BotsFill(Timer, frozen=True):
    """Nobody came to play: bots take the free seats."""


class HashesEnd(Timer, frozen=True):
    """Hashes of keys were waited for long enough."""


class KeysEnd(Timer, frozen=True):
    """Whoever has not revealed the key that was promised keeps it back."""


AnyTimer = (
    HashesEnd | KeysEnd | Again | Signal | RaceGoes | RaceEnds | WindowEnds | ClockEnds | Idle | GraceEnds | ChoiceEnds
    | Unused | Quiet | NextGame | BotsFill
)  # fmt: skip


class Timers:
    """The timers of one table; ``ring`` is called when at least one of them is due."""

    def __init__(self, time: Time, ring: Callable[[], None]) -> None:
        self._time = time
        self._ring = ring
        self._times: dict[AnyTimer, float] = {}
        self._handle: Handle | None = None
        self._rings_at = 0.0
        """What the handle waits for."""

    def set(self, timer: AnyTimer, seconds: float) -> None:
        """Make it due so much later; a time that was set before is forgotten."""
        self._times[timer] = when = self._time.now() + seconds
        # A handle that rings too early costs less than a new one for every change.
        if self._handle is None or self._rings_at > when:
            self._arm()

    def drop(self, timer: AnyTimer) -> None:
        self._times.pop(timer, None)

    def time_of(self, timer: AnyTimer) -> float | None:
        """When it is due, if it is set."""
        return self._times.get(timer)

    def times(self) -> dict[AnyTimer, float]:
        """When each of them is due."""
        return dict(self._times)

    def take_due(self) -> list[AnyTimer]:
        """The timers that are due; they are not set any more."""
        now = self._time.now()
        due = [timer for timer, when in self._times.items() if when <= now]
        for timer in due:
            del self._times[timer]
        return due

    def clear(self) -> None:
        self._times.clear()
        self._arm()

    def detach(self) -> None:
        """Ring no more, and let go of whoever was rung for."""
        self.clear()
        self._ring = lambda: None

    def rearm(self) -> None:
        """Wait for the next timer, after those that were due were taken."""
        if self._handle is None:
            self._arm()

    def _arm(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        if self._times:
            self._rings_at = min(self._times.values())
            self._handle = self._time.call_at(self._rings_at, self._rang)

    def _rang(self) -> None:
        self._handle = None
        now = self._time.now()
        if any(when <= now for when in self._times.values()):
            self._ring()
        else:
            self._arm()
