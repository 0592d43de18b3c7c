"""The column of fire in lines of text (DIG-FIRE-1): on the Enter key against the clock, or entered by the people."""

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
    from throwdown.terminal.game import TerminalGame

    from .commands import Commands

#: Before GO, in seconds.
SHORTEST_WAIT, LONGEST_WAIT = 1.0, 3.0


class Stopwatch:
    """Time and chance for the live race, both from outside."""

    def __init__(self, clock: Callable[[], float], wait: Callable[[float], None], rng: Random) -> None:
        self.clock = clock
        self._wait = wait
        self._rng = rng

    def wait(self) -> None:
        """A random time, so that GO cannot be foreseen."""
        self._wait(self._rng.uniform(SHORTEST_WAIT, LONGEST_WAIT))

    def pause(self) -> None:
        """Time for hands to come to rest: keys pressed by accident answer no question."""
        self._wait(SHORTEST_WAIT)


class RaceTrack:
    """One race after the other at this desk."""

    def __init__(self, commands: Commands, terminal_game: TerminalGame, watch: Stopwatch) -> None:
        self.commands = commands
        self.desk = commands.desk
        self.words = commands.words
        self.terminal_game = terminal_game
        self.watch = watch

    async def run(self, seats: tuple[int, ...]) -> Raced:
        """One race of these seats."""
        self.desk.blank()
        return await (self._timed(seats) if self.desk.live else self._entered(seats))

    # Without keys that can be timed

    async def _entered(self, seats: tuple[int, ...]) -> Raced:
        """The people say who was first, or leave it to chance. Of the bots only the quickest can have been."""
        asked = min(seat for seat in seats if seat in self.terminal_game.people)
        bots = self.terminal_game.race_of_bots(seats)
        best = min((time for _, time in bots.times), default=0)
        slower = {seat for seat, time in bots.times if time > best}
        runners = [seat for seat in seats if seat not in slower]
        rows = [(str(number), seat) for number, seat in enumerate(runners, start=1)]
        while True:
            self._put(rows)
            text = await self.commands.answer(asked, lambda: self._put(rows))
            if not text:
                return self.terminal_game.simulated_race(seats)
            for key, seat in rows:
                if folded(text) in (key, folded(self.terminal_game.players[seat])):
                    return bots if seat in dict(bots.times) else self.terminal_game.named_winner(seat)
            self.desk.say("ask-unclear-choice", typed=text[:20], keys=f"1-{len(rows)}")

    def _put(self, rows: Sequence[tuple[str, int]]) -> None:
        self.desk.say("play-race-who")
        self.desk.choose((key, line("play-race-name", player=self.terminal_game.players[seat])) for key, seat in rows)
        self.desk.put(self.words.say("play-race-default"), "  ")

    # Against the clock

    async def _timed(self, seats: tuple[int, ...]) -> Raced:
        """Each person one after the other; bots have their times already."""
        times = [
            (racer.seat, await self._run(racer) if racer.bot_ms is None else racer.bot_ms)
            for racer in self.terminal_game.racers(seats)
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
        desk.say("play-race-time", player=racer.player, seconds=f"{needed / 1000:.1f}")
        desk.flush()
        watch.pause()
        desk.forget_typed_ahead()
        return round(needed)

    def _press(self, least: int) -> float:
        """How long it takes until Enter is pressed, in ms."""
        began = self.watch.clock()
        self.desk.typed("")
        return max(1000 * (self.watch.clock() - began), least)
