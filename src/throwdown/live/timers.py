"""What is to happen later at a table: typed timers, each of which runs once at a time; and the clocks of its host."""

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
    """The clock of event loops, and the wall clock of the system."""

    def now(self) -> float:
        return time.monotonic()

    def wall(self) -> float:
        return time.time()

    def call_at(self, when: float, work: Callable[[], None]) -> Handle:
        return asyncio.get_running_loop().call_at(when, work)


class Timer(msgspec.Struct, frozen=True, tag=True):
    """Something that is due at a time. Those of an evicted table are stored, by the names of their types."""


class Again(Timer, frozen=True):
    """Something failed a moment ago and is tried again."""


class Signal(Timer, frozen=True):
    """The race starts."""


class RaceProgress(Timer, frozen=True, tag="RaceGoes"):  # as it is stored
    """How far the runners are is sent again."""


class RaceEnds(Timer, frozen=True):
    """A runner who has not finished cannot win the race any more."""


class WindowEnds(Timer, frozen=True):
    """Throws at the same time were waited for long enough."""


class ClockEnds(Timer, frozen=True):
    """The time of a seat for its decision is over."""


class NoticeDue(Timer, frozen=True):
    """Turn by turn: a turn began a moment ago, and a player who is not there is notified."""

    seat: int


class ReminderDue(Timer, frozen=True):
    """Turn by turn: little is left of the time of a seat."""

    seat: int


class Idle(Timer, frozen=True):
    """Without a clock: a player who is there has done nothing for too long."""


class GraceEnds(Timer, frozen=True):
    """A player whose connection was lost was waited for long enough."""

    person: str


class ChoiceEnds(Timer, frozen=True):
    """The others did not choose what becomes of a player who is gone."""

    person: str


class Unused(Timer, frozen=True):
    """The table has had no listener for too long."""


class Quiet(Timer, frozen=True):
    """The table has had no listener for a moment: it may leave the memory for a while."""


class NextGame(Timer, frozen=True):
    """The next game of the tournament begins."""


class BotsFill(Timer, frozen=True):
    """No player came: bots take the free seats."""


class ArrivalEnds(Timer, frozen=True):
    """People with reserved seats were waited for long enough: the game begins without those who are missing."""


class HashesEnd(Timer, frozen=True):
    """Hashes of keys were waited for long enough."""


class KeysEnd(Timer, frozen=True):
    """A seat that has not revealed its promised key in time keeps it back."""


class BotPause(Timer, frozen=True):
    """A bot seems to have thought long enough. Never stored: a table at which a bot is asked is not evicted."""

    seat: int


AnyTimer = (
    BotPause | HashesEnd | KeysEnd | Again | Signal | RaceProgress | RaceEnds | WindowEnds | ClockEnds | Idle
    | GraceEnds | ChoiceEnds | Unused | Quiet | NextGame | BotsFill | NoticeDue | ReminderDue | ArrivalEnds
)  # fmt: skip
