"""How much time people have, and the clock of one game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from .protocol.messages import ClockInfo

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

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


class Clock:
    """The time of one game; each method takes the time as a value."""

    def __init__(self, pace: Pace, seats: int, banks: Sequence[float] = ()) -> None:
        """``banks``: what is left of them in a game that is resumed after a restart."""
        self.pace = pace
        self.banks = list(banks) or [pace.bank] * seats
        self.running: dict[int, float] = {}
        """By seat: when its time for this decision began."""
        self.extra: dict[int, float] = {}

    def copy(self) -> Clock:
        made = Clock(self.pace, len(self.banks), self.banks)
        made.running, made.extra = dict(self.running), dict(self.extra)
        return made

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
        used = now - self.running[seat]
        over = used - self.pace.decision - self.extra.get(seat, 0.0)
        change = -over if over > 0 else self.pace.gain
        return max(0.0, min(self.pace.bank, self.banks[seat] + change))

    def ends(self, seat: int) -> float:
        """When the time of this seat is over."""
        return self._after(seat, self.pace.decision + self.extra.get(seat, 0.0) + self.banks[seat])

    def fifth(self, seat: int) -> float:
        """When a fifth of the time of this seat is left."""
        return self._after(seat, 0.8 * (self.pace.decision + self.extra.get(seat, 0.0) + self.banks[seat]))

    def _after(self, seat: int, seconds: float) -> float:
        """When so much of the time of this seat has run."""
        return self.running[seat] + seconds

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
    """The time of a game in a snapshot of its table."""

    banks: list[float]
    running: dict[int, float]
    """By seat: when its time for this decision began."""
    extra: dict[int, float]
