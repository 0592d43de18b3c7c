"""The column of fire in lines of text (DIG-FIRE-1): on the Enter key against the clock, or told by the people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.rules.arena.state import Raced
from throwdown.table.race import REACTION_MS, TILE_MS
from throwdown.terminal.questions import line
from throwdown.words import folded

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from throwdown.terminal.front import Racer
    from throwdown.terminal.session import Session

    from .commands import Commands

#: GO comes after so many seconds: reading a line takes longer than seeing a signal.
SHORTEST_WAIT, LONGEST_WAIT = 1.0, 3.0


class Stopwatch:
    """Time and chance for the live race, both from outside."""

    def __init__(self, clock: Callable[[], float], wait: Callable[[float], None], rng: Random) -> None:
        self.clock = clock
        self._wait = wait
        self._rng = rng

    def wait(self) -> None:
        """Nobody knows how long: GO cannot be foreseen."""
        self._wait(self._rng.uniform(SHORTEST_WAIT, LONGEST_WAIT))

    def pause(self) -> None:
        """Time for hands to come to rest: whoever presses on answers no question by it."""
        self._wait(SHORTEST_WAIT)


class RaceTrack:
    """One race after the other at this desk."""

    def __init__(self, commands: Commands, session: Session, watch: Stopwatch) -> None:
        self.commands = commands
        self.desk = commands.desk
        self.words = commands.words
        self.session = session
        self.watch = watch

    async def run(self, seats: tuple[int, ...]) -> Raced:
        """One race of these seats."""
        self.desk.blank()
        return await (self._timed(seats) if self.desk.live else self._told(seats))

    # Without keys that can be timed

    async def _told(self, seats: tuple[int, ...]) -> Raced:
        """The people say who was first, or leave it to chance."""
        asked = min(seat for seat in seats if seat in self.session.people)
        rows = [(str(number), seat) for number, seat in enumerate(seats, start=1)]
        while True:
            self._put(rows)
            text = await self.commands.answer(asked, lambda: self._put(rows))
            if not text:
                return self.session.simulated_race(seats)
            for key, seat in rows:
                if folded(text) in (key, folded(self.session.players[seat])):
                    return Raced(seat)
            self.desk.say("ask-unclear-choice", typed=text[:20], keys=f"1-{len(rows)}")

    def _put(self, rows: Sequence[tuple[str, int]]) -> None:
        self.desk.say("play-race-who")
        self.desk.choose((key, line("play-race-name", player=self.session.players[seat])) for key, seat in rows)
        self.desk.put(self.words.say("play-race-default"), "  ")

    # Against the clock

    async def _timed(self, seats: tuple[int, ...]) -> Raced:
        """Each person one after the other; bots have their times already."""
        times = [
            (racer.seat, await self._run(racer) if racer.bot_ms is None else racer.bot_ms)
            for racer in self.session.racers(seats)
        ]
        return Raced(times=tuple(times))

    async def _run(self, racer: Racer) -> int:
        """One Enter to react, one for each die; in milliseconds, never faster than a hand can be."""
        desk, watch = self.desk, self.watch
        ready = self.words.say("play-race-ready", player=racer.player, count=racer.dice)
        desk.put(ready)
        await self.commands.answer(racer.seat, lambda: desk.put(ready))
        desk.flush()
        watch.wait()
        desk.forget_typed_ahead()
        desk.say("play-race-go")
        needed = self._press(REACTION_MS) + sum(self._press(TILE_MS) for _ in range(racer.dice))
        desk.say("play-race-time", player=racer.player, seconds=f"{needed:.1f}")
        desk.flush()
        watch.pause()
        desk.forget_typed_ahead()
        return round(needed * 1000)

    def _press(self, least_ms: int) -> float:
        """Seconds until Enter is pressed."""
        began = self.watch.clock()
        self.desk.typed("")
        return max(self.watch.clock() - began, least_ms / 1000)
