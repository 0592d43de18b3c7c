"""Whose time runs at a table: a time for each decision, and a bank for those who need longer."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from throwdown.live.protocol.messages import Clocked, ClockInfo
from throwdown.rules import Several

from .timers import ClockEnds, Idle, WindowEnds

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .journal import Journal
    from .limits import TableLimits
    from .listener import Audience
    from .state import TableState
    from .timers import Time, Timers

DAY = 24 * 3600.0


class Pace(NamedTuple):
    """How much time people have, in s."""

    decision: float
    """For each decision; what is not used of it is lost."""
    bank: float
    """For the whole game, where a decision takes longer."""
    gain: float
    """What each decision made in time puts back into the bank, up to its size."""
    more: float
    """What "more time" gives."""


PACES: dict[str, Pace | None] = {
    "none": None,
    "slow": Pace(60, 300, 10, 60),
    "normal": Pace(30, 120, 5, 30),
    "fast": Pace(15, 45, 3, 15),
    "days": Pace(3 * DAY, 4 * DAY, 0, DAY),
}
#: How often a seat may ask for more time for itself in one game.
OWN_REQUESTS = 3


class Clock:
    """The time of one game; it is told what time it is."""

    def __init__(self, pace: Pace, seats: int, banks: Sequence[float] = ()) -> None:
        """``banks``: what is left of them in a game that goes on after a restart."""
        self.pace = pace
        self.banks = list(banks) or [pace.bank] * seats
        self.running: dict[int, float] = {}
        """By seat: when its time for this decision began."""
        self.extra: dict[int, float] = {}

    def run(self, seats: Iterable[int], now: float) -> bool:
        """Time runs for these seats; the others have decided. True if that is a change."""
        wanted = set(seats)
        for seat in set(self.running) - wanted:
            self.banks[seat] = self._bank_after(seat, now)
            del self.running[seat]
            self.extra.pop(seat, None)
        begun = wanted - set(self.running)
        for seat in begun:
            self.running[seat] = now
        return bool(begun)

    def banks_after(self, now: float) -> list[float]:
        """The banks as they are if everybody decides now; nothing changes."""
        return [self._bank_after(seat, now) if seat in self.running else bank for seat, bank in enumerate(self.banks)]

    def _bank_after(self, seat: int, now: float) -> float:
        over = now - self.running[seat] - self.pace.decision - self.extra.get(seat, 0.0)
        change = -over if over > 0 else self.pace.gain
        return max(0.0, min(self.pace.bank, self.banks[seat] + change))

    def ends(self, seat: int) -> float:
        """When the time of this seat is over."""
        return self.running[seat] + self.pace.decision + self.extra.get(seat, 0.0) + self.banks[seat]

    def give(self, seat: int) -> None:
        """More time for this decision."""
        self.extra[seat] = self.extra.get(seat, 0.0) + self.pace.more

    def next_end(self) -> float | None:
        return min(map(self.ends, self.running), default=None)

    def over(self, now: float) -> list[int]:
        """Seats whose time is over."""
        return [seat for seat in self.running if self.ends(seat) <= now]

    def info(self, now: float) -> ClockInfo:
        ends = self.next_end()
        return ClockInfo(
            seats=sorted(self.running),
            left=None if ends is None else round(max(0.0, ends - now), 1),
            banks=[round(bank, 1) for bank in self.banks],
        )


class RunningClock(msgspec.Struct, frozen=True):
    """The time of a game while its table is at rest."""

    banks: list[float]
    running: dict[int, float]
    """By seat: when its time for this decision began."""
    extra: dict[int, float]


class GameClock:
    """Runs the time of the game under way: players' own clocks, the window for throws at the same time, idleness."""

    def __init__(self, journal: Journal, timers: Timers, time: Time, limits: TableLimits, audience: Audience) -> None:
        self._journal = journal
        self._timers = timers
        self._time = time
        self._limits = limits
        self._audience = audience
        self._clock: Clock | None = None
        self._decided_at = 0
        """How many entries the game had when the clocks ran last."""
        self._counts = False
        """Whether what was told last counts down for somebody."""

    def begin(self) -> None:
        """Take up the time of the game under way, with what was left of it when the table was stored."""
        state = self._journal.state
        pace = PACES[state.terms.clock]
        self._clock = Clock(pace, len(state.chairs), state.banks) if pace is not None else None

    def end(self) -> None:
        self._clock = None

    def note(self, ahead: float) -> RunningClock | None:
        """The time as it runs, by a clock that is so far ahead."""
        if self._clock is None:
            return None
        running = {seat: began + ahead for seat, began in self._clock.running.items()}
        return RunningClock(self._clock.banks, running, self._clock.extra)

    def take_up(self, noted: RunningClock | None, ahead: float) -> None:
        """Let time run on as it was noted."""
        if noted is None:
            return
        self.begin()
        if self._clock is None:
            return
        self._clock.banks = noted.banks
        self._clock.running = {seat: began + ahead for seat, began in noted.running.items()}
        self._clock.extra = noted.extra
        match = self._journal.state.match
        self._decided_at = match.version if match is not None else 0

    # Questions

    def banks(self) -> list[float]:
        """What is left for each seat if everybody decides now, as it is stored; empty without a clock."""
        if self._clock is None:
            return []
        return [round(bank, 1) for bank in self._clock.banks_after(self._time.now())]

    def runs_for(self, seat: int) -> bool:
        return self._clock is not None and seat in self._clock.running

    def over(self) -> list[int]:
        """Seats whose time is over."""
        return self._clock.over(self._time.now()) if self._clock is not None else []

    def info(self) -> ClockInfo | None:
        window = self._timers.time_of(WindowEnds())
        if window is not None:
            left = max(0.0, window - self._time.now())
            return ClockInfo(seats=self._journal.state.owed(), left=round(left, 1), window=True)
        return self._clock.info(self._time.now()) if self._clock is not None else None

    # Running

    def run(self) -> None:
        """Let time run for the people who owe a decision."""
        state = self._journal.state
        owed = [seat for seat in state.owed() if state.chairs[seat].player is None]
        window = self._run_window(state, owed)
        if self._clock is not None:
            self._run_clock(self._clock, state, [] if window else owed)
        elif owed and _others_wait(state, owed):
            self._timers.set(Idle(), self._limits.idle_turn_s)
        else:
            self._timers.drop(Idle())
        if self._counts and not self._running():
            self.tell()

    def _running(self) -> bool:
        """Whether time runs for somebody."""
        info = self.info()
        return info is not None and bool(info.seats)

    def _run_window(self, state: TableState, owed: Sequence[int]) -> bool:
        """Throws at the same time have a window instead of everybody's own time; whether it is open."""
        at_once = bool(owed) and state.match is not None and isinstance(state.match.awaiting, Several)
        if not (at_once and state.waits_for_people):
            self._timers.drop(WindowEnds())
            return False
        if self._timers.time_of(WindowEnds()) is None:
            self._timers.set(WindowEnds(), self._limits.window_s)
            self.tell()
        return True

    def _run_clock(self, clock: Clock, state: TableState, owed: Sequence[int]) -> None:
        now = self._time.now()
        entries = state.match.version if state.match is not None else 0
        if entries != self._decided_at:  # another decision, though perhaps of the same seat
            self._decided_at = entries
            clock.run((), now)
        if clock.run(owed, now):
            self.tell()
        ends = clock.next_end()
        if ends is None:
            self._timers.drop(ClockEnds())
        else:
            self._timers.set(ClockEnds(), ends - now)

    def give(self, seat: int) -> None:
        """More time for this decision."""
        if self._clock is not None:
            self._clock.give(seat)
            self.tell()

    def tell(self) -> None:
        """Tell everybody whose time runs, or that nobody's does any more."""
        info = self.info()
        if info is None and not self._counts:
            return
        told = info or ClockInfo()
        self._counts = bool(told.seats)
        self._audience.tell_each_in_time(Clocked(clock=told), self._time)


def _others_wait(state: TableState, owed: Sequence[int]) -> bool:
    people = {state.chairs[seat].person for seat in owed}
    others = (chair.person for chair in state.chairs if chair.person is not None)
    return state.waits_for_people and any(person not in people for person in others)
