"""How far a check is, in sentences: while it runs, at its end, and where it was stopped."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .pieces import Checked

#: A log gets a line about progress after so many s; at a terminal there is a bar.
PACE = 60.0


@dataclass
class Tally:
    """Counts games, decisions and differences. Times are those of a monotonic clock, in s."""

    game: str
    numbers: range
    tables: int
    begun: float
    games: int = 0
    decisions: int = 0
    differ: int = 0
    until: int = 0
    """All games below this number are done."""
    reported: float = 0.0

    def __post_init__(self) -> None:
        self.until, self.reported = self.numbers.start, self.begun

    def add(self, checked: Checked, now: float) -> None:
        """One more piece. Into a file or a program goes a line now and then."""
        self.games += len(checked.piece.numbers)
        self.decisions += checked.decisions
        self.differ += len(checked.found)
        self.until = checked.piece.until
        if now - self.reported >= PACE and not sys.stderr.isatty():
            self.reported = now
            print(self.under_way(now), file=sys.stderr, flush=True)

    def under_way(self, now: float) -> str:
        left = (now - self.begun) / self.games * (len(self.numbers) - self.games)
        return f"{self._counted(now)}; about {_duration(left)} left"

    def summary(self, now: float) -> str:
        return self._counted(now)

    def stopped(self, now: float) -> str:
        """The line with the arguments that continue the run."""
        rest = self.numbers.stop - self.until
        return f"{self._counted(now)}; stopped: go on with --first {self.until} --games {rest}"

    def _counted(self, now: float) -> str:
        tables = f"{self.tables} tables" if self.tables > 1 else "1 table"
        differ = f"{self.differ or 'no'} difference{'s' if self.differ > 1 else ''}"
        return (
            f"{self.game}: {self.games} games from number {self.numbers.start} at {tables}, {self.decisions} decisions,"
            f" {differ}, {_duration(now - self.begun)}"
        )


def _duration(seconds: float) -> str:
    """In whole seconds up to some minutes, then in minutes and hours."""
    if seconds < 300:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 120 else f"{minutes // 60} h {minutes % 60} min"
