"""The race for the column of fire, run by people who sit far apart (DIG-FIRE-1, DIG-FIRE-4).

Each client measures its own time from its own display of the signal, so that a slow line costs little.
The server believes a time that fits what it saw itself, give or take a delay that is measured by a challenge:
a number that no client can know before it is sent, whose first answer counts. A client that holds that answer back
seems to have a slow line; so no line counts as slower than ``LONGEST_DELAY``, nor, where the operating system
has measured it, than that says.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from throwdown.errors import TableRefused
from throwdown.table.questions import race_result
from throwdown.table.race import LIMIT_S, SIGNAL_S, fastest_ms

from .protocol.messages import RaceLane, RaceState

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from throwdown.rules import Outcome
    from throwdown.rules.draws import Draw

#: After the first tower: how long others may still report theirs, in s.
ON_ITS_WAY = 1.5
#: What a browser may add to the measured delay before it shows or sends something, in s.
SLACK = 0.1
#: No client is granted more delay than this, in s: more than that could be won by pretending to have a slow line.
LONGEST_DELAY = 0.15
#: A challenge is a whole number up to this.
HIGHEST_CHALLENGE = 2**31 - 1


class LiveRace:
    """One race; each method takes the time as a value."""

    def __init__(
        self,
        number: int,
        tiles: Mapping[int, int],
        drawn: Mapping[int, int],
        now: float,
        rng: Random,
        towers: Mapping[int, int] | None = None,
        prize: int = 0,
    ):
        """``tiles``: seats that run, with how many tiles each stacks. ``drawn``: times of those who do not.

        ``towers``: the tiles of them all. ``prize``: how many dice the first one takes.
        """
        self.number = number
        self.tiles = dict(tiles)
        self.drawn = dict(drawn)
        self.towers = dict(towers or tiles)
        self.prize = prize
        self._stacked: dict[int, int] = {}
        self.times: dict[int, int] = {}
        self.draw: Draw | None = None
        """What the times of those who do not run were drawn from."""
        self.ready_at = now
        self.signal_at = now + rng.uniform(*SIGNAL_S)
        self.challenge = rng.randrange(1, HIGHEST_CHALLENGE + 1)
        self.delays: dict[str, float] = {}
        """By person: how long the answer to the challenge took, in s."""
        self.started = False

    def copy(self) -> LiveRace:
        made = copy(self)
        made.tiles, made.drawn, made.towers = dict(self.tiles), dict(self.drawn), dict(self.towers)
        made._stacked, made.times, made.delays = dict(self._stacked), dict(self.times), dict(self.delays)
        return made

    @property
    def ends_at(self) -> float:
        """Once a tower is finished, an earlier one may still be on its way over a slow line; no other can win."""
        first = min((*self.times.values(), *self.drawn.values()), default=None)
        return self.signal_at + (LIMIT_S if first is None else min(LIMIT_S, first / 1000 + ON_ITS_WAY))

    def answer(self, person: str, number: int, now: float) -> None:
        """A client answers the challenge; only the first answer shows how long messages take to them."""
        if number == self.challenge and not self.started:
            self.delays.setdefault(person, min(LONGEST_DELAY, now - self.ready_at))

    def delay_of(self, person: str, line: float | None) -> float:
        """What is granted to a person, in s; ``line`` is what the operating system says of their line, if it does."""
        answered = self.delays.get(person, 0.0)
        return answered if line is None else min(answered, line)

    def finish(self, seat: int, ms: int, now: float, delay: float) -> None:
        """A seat reports that its tower is complete; an impossible time is rejected or corrected."""
        if seat not in self.tiles:
            raise TableRefused("this seat does not run", code="server/no_race")
        if not self.started:
            raise TableRefused("the race has not begun: wait for the signal", code="server/race_early")
        if seat in self.times:
            raise TableRefused("this tower is already complete", code="server/race_twice")
        seen = (now - self.signal_at) * 1000
        if ms > seen + 1:  # more time than has passed: no clock can run so fast
            raise TableRefused("so much time has not passed yet", code="server/race_time")
        earliest = seen - 1000 * (delay + SLACK)
        self.times[seat] = round(max(ms, earliest, fastest_ms(self.tiles[seat])))

    def stack(self, seat: int, tiles: int) -> None:
        """A seat says how many of its tiles stand; that only shows, and only grows."""
        if self.started and seat in self.tiles:
            self._stacked[seat] = min(self.tiles[seat], max(tiles, self._stacked.get(seat, 0)))

    def stacked(self, seat: int, now: float) -> int:
        """How many tiles of a seat stand now; where chance runs, as many as its time makes of it."""
        tiles = self.towers[seat]
        if seat in self.times:
            return tiles
        if seat not in self.drawn or not self.started:
            return self._stacked.get(seat, 0)
        return min(tiles, int(tiles * (now - self.signal_at) * 1000 / max(1, self.drawn[seat])))

    def drop(self, seat: int) -> None:
        """This seat has no result: its connection is gone."""
        self.tiles.pop(seat, None)

    def leave(self, seat: int) -> None:
        """This seat has given up: not even its complete tower counts."""
        for known in (self.tiles, self.drawn, self.times, self.towers):
            known.pop(seat, None)

    @property
    def finished(self) -> bool:
        return self.started and all(seat in self.times for seat in self.tiles)

    def outcome(self) -> Outcome:
        """All times; those who did not finish have none."""
        return race_result(self.drawn | self.times)

    def start(self, now: float) -> None:
        """The signal is shown."""
        self.started = True
        self.signal_at = now

    def info(self, state: str, now: float) -> RaceState:
        seats = sorted(self.tiles)
        lanes = (RaceLane(seat=each, tiles=self.towers[each], stacked=self.stacked(each, now)) for each in self.towers)
        return RaceState(
            race=self.number,
            state=state,  # type: ignore[arg-type]
            seats=seats,
            tiles=[self.tiles[seat] for seat in seats],
            done=sorted(self.times),
            lanes=list(lanes),
            prize=self.prize,
            left=round(max(0.0, self.ends_at - now), 1) if self.started else None,
            challenge=self.challenge if state == "ready" else 0,
        )
