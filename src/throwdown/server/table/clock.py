"""Whose time runs at a table: a time for each decision, and a bank for those who need longer."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from throwdown.server.protocol.messages import ClockInfo

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
        self._extra: dict[int, float] = {}

    def run(self, seats: Iterable[int], now: float) -> bool:
        """Time runs for these seats; the others have decided. True if that is a change."""
        wanted = set(seats)
        for seat in set(self.running) - wanted:
            used = now - self.running.pop(seat)
            over = used - self.pace.decision - self._extra.pop(seat, 0.0)
            change = -over if over > 0 else self.pace.gain
            self.banks[seat] = max(0.0, min(self.pace.bank, self.banks[seat] + change))
        begun = wanted - set(self.running)
        for seat in begun:
            self.running[seat] = now
        return bool(begun)

    def pause(self, seat: int, now: float, since: float) -> None:
        """The time from ``since`` until now does not count for this seat: it was not its fault."""
        if seat in self.running:
            self.running[seat] += now - since

    def ends(self, seat: int) -> float:
        """When the time of this seat is over."""
        return self.running[seat] + self.pace.decision + self._extra.get(seat, 0.0) + self.banks[seat]

    def give(self, seat: int) -> None:
        """More time for this decision."""
        self._extra[seat] = self._extra.get(seat, 0.0) + self.pace.more

    def next_end(self) -> float | None:
        return min(map(self.ends, self.running), default=None)

    def over(self, now: float) -> list[int]:
        """Seats whose time is over."""
        return [seat for seat in self.running if self.ends(seat) <= now]

    def told(self, now: float) -> ClockInfo:
        ends = self.next_end()
        return ClockInfo(
            seats=sorted(self.running),
            left=None if ends is None else round(max(0.0, ends - now), 1),
            banks=[round(bank, 1) for bank in self.banks],
        )
