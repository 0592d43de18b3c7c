"""The race for the column of fire, run by people who sit far apart (DIG-FIRE-1, DIG-FIRE-4).

Each client measures its own time from its own display of the signal, so that a slow line costs nobody
anything. The server believes a time that fits what it saw itself, give or take the measured delay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.errors import TableRefused
from throwdown.rules.arena.state import Raced
from throwdown.server.protocol.messages import RaceState

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

#: Nobody reacts faster, and nobody stacks a tile faster, in ms (DIG-FIRE-1).
REACTION, TILE = 200, 120
#: The signal comes after a wait that nobody can guess, in s (DIG-FIRE-4).
WAIT = (0.7, 1.5)
#: Who has not finished by then has no result, in s (DIG-FIRE-1).
LONGEST = 20.0
#: After the first tower: how long others may still report theirs, in s.
ON_ITS_WAY = 1.5
#: What a browser may add to the measured delay before it shows or sends something, in s.
SLACK = 0.25


#: Nobody is granted more delay than this, in s: a client measures it by answering ``ready`` with a ping.
LONGEST_DELAY = 0.5


class LiveRace:
    """One race; it is told what time it is."""

    def __init__(self, number: int, tiles: Mapping[int, int], drawn: Mapping[int, int], now: float, rng: Random):
        """``tiles``: seats that run, with how many tiles each stacks. ``drawn``: times of those who do not."""
        self.number = number
        self.tiles = dict(tiles)
        self.drawn = dict(drawn)
        self.times: dict[int, int] = {}
        self.ready_at = now
        self.signal_at = now + rng.uniform(*WAIT)
        self.started = False

    @property
    def ends_at(self) -> float:
        """Once a tower stands, an earlier one may still be on its way over a slow line; nobody else can win."""
        first = min((*self.times.values(), *self.drawn.values()), default=None)
        return self.signal_at + (LONGEST if first is None else min(LONGEST, first / 1000 + ON_ITS_WAY))

    def finish(self, seat: int, ms: int, now: float, round_trip: float) -> None:
        """A seat says that its tower stands; what cannot be is refused or put right."""
        if seat not in self.tiles:
            raise TableRefused("this seat does not run", code="server/no_race")
        if not self.started:
            raise TableRefused("the race has not begun: wait for the signal", code="server/race_early")
        if seat in self.times:
            raise TableRefused("this tower stands already", code="server/race_twice")
        seen = (now - self.signal_at) * 1000
        if ms > seen + 1:  # more time than has passed: no clock can run so fast
            raise TableRefused("so much time has not passed yet", code="server/race_time")
        earliest = seen - 1000 * (round_trip + SLACK)
        floor = REACTION + TILE * self.tiles[seat]
        self.times[seat] = round(max(ms, earliest, floor))

    def drop(self, seat: int) -> None:
        """This seat has no result: its connection is gone."""
        self.tiles.pop(seat, None)

    def leave(self, seat: int) -> None:
        """This seat has given up: not even a tower that stands counts."""
        for known in (self.tiles, self.drawn, self.times):
            known.pop(seat, None)

    @property
    def finished(self) -> bool:
        return self.started and all(seat in self.times for seat in self.tiles)

    def outcome(self) -> Raced:
        """All times; those who did not finish have none."""
        return Raced(times=tuple(sorted((self.drawn | self.times).items())))

    def told(self, state: str) -> RaceState:
        seats = sorted(self.tiles)
        return RaceState(
            race=self.number,
            state=state,  # type: ignore[arg-type]
            seats=seats,
            tiles=[self.tiles[seat] for seat in seats],
            done=sorted(self.times),
        )
