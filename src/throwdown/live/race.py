"""The race for the column of fire, run by people who sit far apart (DIG-FIRE-1, DIG-FIRE-4).

Each client measures its own time from its own display of the signal, so that a slow line costs little.
The server believes a time that fits what it saw itself, give or take a delay that is measured by a challenge:
a number that nobody can know before it is sent, whose first answer counts. Whoever holds that answer back
seems to have a slow line; so no line counts as slower than ``LONGEST_DELAY``, nor, where the operating system
has measured it, than that says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from throwdown.errors import TableRefused
from throwdown.live.protocol.messages import RaceLane, RaceState
from throwdown.rules import Race
from throwdown.rules.record import Resolved
from throwdown.table.questions import race_prize, race_result, race_tiles, race_times
from throwdown.table.race import LIMIT_S, SIGNAL_S, fastest_ms

from .timers import RaceEnds, RaceGoes, Signal

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from throwdown.rules import Outcome
    from throwdown.rules.draws import Draw

    from .journal import Journal
    from .listener import Audience, Listener
    from .play import Play
    from .timers import Time, Timers

#: After the first tower: how long others may still report theirs, in s.
ON_ITS_WAY = 1.5
#: How often everybody is told how far the runners are, in s.
TOLD_EVERY = 0.4
#: What a browser may add to the measured delay before it shows or sends something, in s.
SLACK = 0.1
#: Nobody is granted more delay than this, in s: more than that could be won by pretending to have a slow line.
LONGEST_DELAY = 0.15
#: A challenge is a whole number up to this.
HIGHEST_CHALLENGE = 2**31 - 1


class LiveRace:
    """One race; it is told what time it is."""

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

    @property
    def ends_at(self) -> float:
        """Once a tower stands, an earlier one may still be on its way over a slow line; nobody else can win."""
        first = min((*self.times.values(), *self.drawn.values()), default=None)
        return self.signal_at + (LIMIT_S if first is None else min(LIMIT_S, first / 1000 + ON_ITS_WAY))

    def answer(self, person: str, number: int, now: float) -> None:
        """Somebody answers the challenge; only the first answer shows how long messages take to them."""
        if number == self.challenge and not self.started:
            self.delays.setdefault(person, min(LONGEST_DELAY, now - self.ready_at))

    def delay_of(self, person: str, line: float | None) -> float:
        """What is granted to a person, in s; ``line`` is what the operating system says of their line, if it does."""
        answered = self.delays.get(person, 0.0)
        return answered if line is None else min(answered, line)

    def finish(self, seat: int, ms: int, now: float, delay: float) -> None:
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
        """This seat has given up: not even a tower that stands counts."""
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


class Races:
    """Lets people race at a table: calls the race, gives the signal, takes their times, enters the result."""

    def __init__(
        self, journal: Journal, play: Play, timers: Timers, time: Time, audience: Audience, rng: Random
    ) -> None:
        self._journal = journal
        self._play = play
        self._timers = timers
        self._time = time
        self._audience = audience
        self._rng = rng
        self._called = 0
        self.race: LiveRace | None = None

    def begin(self, awaited: Race) -> None:
        """Call the race, unless one is under way; whoever does not run has a time drawn by chance."""
        if self.race is not None:
            return
        runners, match = self._play.runners(awaited), self._journal.state.begun_match()
        drawn = tuple(seat for seat in awaited.seats if seat not in runners)
        simulated = match.race_of_bots(drawn)
        self._called += 1
        now = self._time.now()
        times, towers, prize = race_times(simulated.outcome), race_tiles(match, awaited), race_prize(match)
        self.race = LiveRace(self._called, runners, times, now, self._rng, towers, prize)
        self.race.draw = simulated.draw
        self._tell(self.race, "ready")
        self._timers.set(Signal(), self.race.signal_at - now)

    def drop(self) -> None:
        """Forget the race: its game is not the one that is played any more."""
        self.race = None
        self._timers.drop(Signal())
        self._timers.drop(RaceGoes())
        self._timers.drop(RaceEnds())

    # What runners do

    def stack(self, number: int, seat: int, tiles: int) -> None:
        """A seat of the game says how many of its tiles stand; told with the others, in a moment."""
        if self.race is not None and self.race.number == number:
            self.race.stack(seat, tiles)

    def measure(self, listener: Listener, number: int) -> None:
        """Somebody sends a ping with this number: it may be the answer to the challenge of the race."""
        if self.race is not None:
            self.race.answer(listener.person, number, self._time.now())

    def finish(self, number: int, seat: int, ms: int, listener: Listener) -> None:
        """A seat of the game says that its tower stands."""
        if self.race is None or self.race.number != number:
            raise TableRefused("this race is over", code="server/no_race")
        delay = self.race.delay_of(listener.person, listener.line_delay())
        self.race.finish(seat, ms, self._time.now(), delay)
        self._changed(self.race)

    def lose(self, seats: list[int]) -> None:
        """The connection of these seats of the game is gone: they have no result."""
        if self.race is not None and seats:
            for seat in seats:
                self.race.drop(seat)
            self._changed(self.race)

    def give_up(self, seat: int) -> None:
        """A seat of the game has given up: it has no result, and perhaps there is nothing left to race for."""
        match = self._journal.state.match
        if self.race is None or match is None:
            return
        self.race.leave(seat)
        if isinstance(match.awaiting, Race):
            self._changed(self.race)
        else:
            self.drop()

    def _changed(self, race: LiveRace) -> None:
        if race.started:
            self._tell(race, "finished")
        if race.finished or not race.tiles:
            self._timers.set(RaceEnds(), 0.0)
        elif race.started:
            self._timers.set(RaceEnds(), race.ends_at - self._time.now())

    # What is due

    def signal(self) -> None:
        if self.race is not None:
            self.race.start(self._time.now())
            self._tell(self.race, "go")
            self._timers.set(RaceGoes(), TOLD_EVERY)
            self._timers.set(RaceEnds(), self.race.ends_at - self._time.now())

    def go_on(self) -> None:
        """Tell how far everybody is."""
        if self.race is not None:
            self._tell(self.race, "under_way")
            self._timers.set(RaceGoes(), TOLD_EVERY)

    async def end(self) -> None:
        """Enter the times of everybody who finished."""
        race, self.race = self.race, None
        self._timers.drop(RaceGoes())
        match = self._journal.state.match
        if race is not None and match is not None and isinstance(match.awaiting, Race):
            await self._journal.commit(self._play.played(Resolved(race.outcome(), draw=race.draw)))

    def _tell(self, race: LiveRace, state: str) -> None:
        """Tell everybody of the race, by seats of the table."""
        game = self._journal.state.game
        assert game is not None  # noqa: S101  # a race is one of its game
        info = race.info(state, self._time.now())
        seats, done = ([game.places[seat] for seat in each] for each in (info.seats, info.done))
        lanes = [msgspec.structs.replace(lane, seat=game.places[lane.seat]) for lane in info.lanes]
        told = msgspec.structs.replace(info, seats=seats, done=done, lanes=lanes)
        self._audience.tell_each_in_time(told, self._time)
