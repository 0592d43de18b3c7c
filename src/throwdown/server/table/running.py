"""What comes by itself at a table: flying dice, races, thinking bots, clocks, people who are gone, the next game.

Thinking bots and flying dice are worked out elsewhere while the table is free.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, Any

import msgspec

from throwdown.errors import ThrowdownError
from throwdown.rules import InFlight, Several
from throwdown.rules.arena.state import Board
from throwdown.rules.game import Lot, Race
from throwdown.rules.record import Resolved
from throwdown.server.operations.faults import fault
from throwdown.server.operations.logs import tell
from throwdown.server.protocol.messages import Clocked, ClockInfo, Gone, Present
from throwdown.throwers import Entered as EnteredByHand
from throwdown.throwers import Luck

from . import events as happened
from .clock import PACES, Clock
from .journal import KeptTable
from .race import LiveRace
from .timers import Alarms

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from throwdown.bots import Choice
    from throwdown.server.lobby.lobby import House
    from throwdown.server.protocol.messages import Presence, RaceState
    from throwdown.table import Match

    from .events import Happening
    from .presenter import Listener
    from .state import Room

log = logging.getLogger("throwdown.table")


class Absence:
    """Somebody who sits here and is not there."""

    def __init__(self, how: Presence, ends: float) -> None:
        self.how = how
        self.ends = ends
        """When the others may choose."""
        self.choices = False


class RunningTable(KeptTable):
    """A table where things go on."""

    def __init__(self, room: Room, house: House) -> None:
        super().__init__(room, house)
        self.absent: dict[str, Absence] = {}
        self.clock: Clock | None = None
        self.race: LiveRace | None = None
        self._races = 0
        self._status = ""
        self._decided_at = 0
        self.alarms = Alarms(house.now, house.at, self._ring)
        self._tasks: dict[str, asyncio.Task[None]] = {}

    # What comes by itself

    def _after(self, before: int) -> None:
        """Something happened: seats, games and clocks follow."""
        story = self.room.story[before:]
        if any(isinstance(each.happening, happened.GameBegan) for each in story):
            self._new_clock()
            self.race = None
            for person in self.room.seats_of_people:
                if not self._listening(person):
                    self._lost(person, meant=False)
            self._send_watchers_away()
            self._start("prepare", self._prepare_bots)
        if any(not isinstance(each.happening, happened.Spoken) for each in story):
            self.house.lobby_changed()
        status = self.room.status
        if status != self._status:
            tell(log, logging.INFO, f"table {status}", table=self.room.id[:6], game=self.room.terms.game)
            self._status = status
            if status in ("over", "closed"):
                self.absent.clear()
                self.clock = None

    async def _prepare_bots(self) -> None:
        bots = {chair.bot for chair in self.room.chairs if chair.bot is not None}
        if self.room.match is not None and bots:
            await self.house.prepare_bots(self.room.match, bots)

    def go_on(self) -> None:
        """Let whatever comes by itself begin: flying dice, races, thinking bots, clocks, the next game."""
        if self.room.closed or self.lock.locked():
            return  # whoever holds the lock goes on afterwards
        if self._unread:
            self._start("reading", self._read_on)
            return
        self._run_clock()
        match = self.room.match
        if match is None or match.result is not None:
            self._between_games()
            return
        awaited = match.awaiting
        if self._comes_by_itself(match):
            if isinstance(awaited, Race) and (self.race is not None or self._runners(awaited)):
                self._begin_race(awaited)
            else:
                self._start("throw", self._throw)
            return
        for seat in self.room.owed():
            if self.room.chairs[seat].player is not None:
                self._start(f"bot {seat}", partial(self._bot_acts, seat))

    async def _read_on(self) -> None:
        async with self.lock:
            self._read_again()

    def stop(self) -> None:
        """Nothing more comes by itself."""
        self.alarms.clear()
        self._stop_running()

    def _send_watchers_away(self) -> None:
        """A game begins that nobody may watch."""
        for listener in list(self.listeners):
            if not (self.room.terms.spectators or listener.seats or listener.person == self.room.host):
                listener.close(4403, "nobody may watch this game")

    def _stop_running(self) -> None:
        for task in self._tasks.values():
            if task is not asyncio.current_task():
                task.cancel()
        self._tasks.clear()
        self.race = None

    def _start(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something in the background, unless it is being done."""
        if name in self._tasks:
            return
        task = asyncio.get_running_loop().create_task(work(), name=f"{self.room.id} {name}")
        self._tasks[name] = task
        task.add_done_callback(lambda done: self._done(name, done))

    def _done(self, name: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(name) is task:
            del self._tasks[name]
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            self.go_on()
            return
        known = isinstance(error, ThrowdownError)
        log.warning("%s at table %s: %s", name, self.room.id[:6], error, exc_info=None if known else error)
        self.alarms.set("again", self.limits.again_s)

    async def _throw(self) -> None:
        """The dice fly, a lot is drawn, a race is simulated: worked out elsewhere where that takes long."""
        match = self.room.match
        assert match is not None  # noqa: S101  # only begun with a game under way
        version, asked = match.version, match.asked()
        if match.thrower.has_places and isinstance(asked.awaited, InFlight):
            fault("intent-locked")
            resolved = await self.house.in_thread(match.thrower.resolve, asked)
        else:
            resolved = _drawn(match)
        async with self.lock:
            if self.room.match is not match or match.version != version or resolved is None:
                return  # something else came first; the same dice are worked out again
            await self._do(lambda: self._landed(resolved))

    def _landed(self, resolved: Resolved) -> list[Happening]:
        self._enter(resolved)
        return self._settle()

    async def _bot_acts(self, seat: int) -> None:
        room = self.room
        game = room.game
        assert game is not None  # noqa: S101  # only begun with a game under way
        own, match = game.places.index(seat), game.match
        version, bot = match.version, room.chairs[seat].player
        if bot is None:
            return
        await asyncio.sleep(self.house.bot_pause(watched=bool(self.listeners)))
        choice = await self.house.think(match, bot, own)
        async with self.lock:
            chair = self.room.chairs[seat]
            if self.room.match is not match or match.version != version or chair.player != bot:
                return
            await self._do(lambda: self._act(own, choice))

    def _act(self, seat: int, choice: Choice) -> list[Happening]:
        match = self._match()
        number = match.version
        match.act(seat, choice.action, choice.manner, choice.intent)
        self._note(number)
        return self._settle()

    def _settle(self) -> list[Happening]:
        """What chance decides at once is entered at once, and stored together with what led to it."""
        match = self._match()
        while self._comes_at_once(match):
            resolved = _drawn(match)
            if resolved is None:
                break
            self._enter(resolved)
        return []

    def _comes_by_itself(self, match: Match) -> bool:
        """Whether nobody is asked; people with a real box say what its dice do."""
        by_hand = match.thrower.id == EnteredByHand.id
        return isinstance(match.awaiting, Lot if by_hand else InFlight | Lot | Race)

    def _comes_at_once(self, match: Match) -> bool:
        awaited = match.awaiting
        if not self._comes_by_itself(match):
            return False
        if isinstance(awaited, InFlight):
            return not match.thrower.has_places
        return not (isinstance(awaited, Race) and self._runners(awaited))

    # Races

    def _runners(self, race: Race) -> dict[int, int]:
        """Seats of the game that run themselves, with the tiles they stack."""
        game = self.room.game
        if game is None or game.match.game.options.get("fire_mode") != "live" or self.room.terms.clock == "days":
            return {}
        board, here = Board(game.match.state), self.people_here
        runs = {}
        for seat in race.seats:
            chair = self.room.chairs[game.places[seat]]
            if chair.player is None and not chair.simulated_races and chair.person in here:
                runs[seat] = board.owned(seat)
        return runs

    def _begin_race(self, awaited: Race) -> None:
        if self.race is not None:
            return
        runners, match = self._runners(awaited), self._match()
        drawn = tuple(seat for seat in awaited.seats if seat not in runners)
        times = dict(match.race_of_bots(drawn).times) if drawn else {}
        self._races += 1
        self.race = LiveRace(self._races, runners, times, self.house.now(), SystemRandom())
        self._tell(self._race_told("ready"))
        self.alarms.set("signal", self.race.signal_at - self.house.now())

    def _race_told(self, state: str) -> RaceState:
        assert self.race is not None and self.room.game is not None  # noqa: S101
        places = self.room.game.places
        told = self.race.told(state)
        return msgspec.structs.replace(
            told, seats=[places[seat] for seat in told.seats], done=[places[seat] for seat in told.done]
        )

    def _after_race_change(self) -> None:
        if self.race is None:
            return
        if self.race.started:
            self._tell(self._race_told("finished"))
        if self.race.finished or not self.race.tiles:
            self.alarms.set("race over", 0.0)
        elif self.race.started:
            self.alarms.set("race over", self.race.ends_at - self.house.now())

    def _race_without(self, seat: int) -> None:
        """A seat of the game has given up: it has no result, and perhaps there is nothing left to race for."""
        match = self.room.match
        if self.race is None or match is None:
            return
        self.race.leave(seat)
        if isinstance(match.awaiting, Race):
            self._after_race_change()
        else:
            self.race = None
            self.alarms.drop("signal")
            self.alarms.drop("race over")

    async def _race_over(self) -> None:
        race, self.race = self.race, None
        match = self.room.match
        if race is None or match is None or not isinstance(match.awaiting, Race):
            return
        raced = Resolved(race.outcome())
        await self._do(lambda: self._landed(raced))

    # Time

    def _new_clock(self) -> None:
        """The time of the game under way, with what was left of it when the table was stored."""
        pace = PACES[self.room.terms.clock]
        self.clock = Clock(pace, len(self.room.chairs), self.room.banks) if pace is not None else None

    def _note(self, before: int) -> None:
        """Somebody decided, or dice landed: what that took is stored with it."""
        if self.clock is not None:
            self.clock.run((), self.house.now())
            self.room.banks = [round(bank, 1) for bank in self.clock.banks]
        super()._note(before)

    def _run_clock(self) -> None:
        """Time runs for the people who owe a decision; throws at the same time have a window."""
        owed = [seat for seat in self.room.owed() if self.room.chairs[seat].player is None]
        match = self.room.match
        at_once = match is not None and match.result is None and isinstance(match.awaiting, Several) and bool(owed)
        window = at_once and self.room.terms.kind == "online" and self.room.terms.clock != "days"
        if window and self.alarms.time_of("window") is None:
            self.alarms.set("window", self.limits.window_s)
            self._tell_clock()
        elif not window:
            self.alarms.drop("window")
        if self.clock is not None:
            self._run_own_clocks(self.clock, owed if not window else [])
        elif owed and self._others_wait(owed):
            self.alarms.set("idle", self.limits.idle_turn_s)
        else:
            self.alarms.drop("idle")

    def _run_own_clocks(self, clock: Clock, owed: Sequence[int]) -> None:
        decided = self.room.match.version if self.room.match is not None else 0
        if decided != self._decided_at:  # another decision, though perhaps of the same seat
            self._decided_at = decided
            clock.run((), self.house.now())
        if clock.run(owed, self.house.now()):
            self._tell_clock()
        ends = clock.next_end()
        if ends is None:
            self.alarms.drop("clock")
        else:
            self.alarms.set("clock", ends - self.house.now())

    def _others_wait(self, owed: Sequence[int]) -> bool:
        people = {self.room.chairs[seat].person for seat in owed}
        return self._waits_for_people and any(
            chair.person is not None and chair.person not in people for chair in self.room.chairs
        )

    def _clock_told(self) -> ClockInfo | None:
        window = self.alarms.time_of("window")
        if window is not None:
            left = max(0.0, window - self.house.now())
            return ClockInfo(seats=self.room.owed(), left=round(left, 1), window=True)
        return self.clock.told(self.house.now()) if self.clock is not None else None

    def _tell_clock(self) -> None:
        clock = self._clock_told()
        if clock is not None:
            self._tell(Clocked(clock=clock))

    def _ring(self) -> None:
        self._start("due", self._due)

    async def _due(self) -> None:
        """Everything whose time has come; what fails is tried again."""
        async with self.lock:
            due = self.alarms.take_due()
            while due:
                name = due.pop(0)
                kind, _, about = name.partition(" ")
                work: Callable[[str], Coroutine[Any, Any, None]] = getattr(self, f"_due_{kind}")
                try:
                    await work(about)
                except ThrowdownError:
                    for missed in (name, *due):
                        self.alarms.set(missed, self.limits.again_s)
                    raise
        self.alarms.go_on()

    async def _due_again(self, about: str) -> None:
        """Something failed a moment ago; ``go_on`` tries it again."""

    async def _due_signal(self, about: str) -> None:
        if self.race is not None:
            self.race.started = True
            self.race.signal_at = self.house.now()
            self._tell(self._race_told("go"))
            self.alarms.set("race over", self.race.ends_at - self.house.now())

    async def _due_race(self, about: str) -> None:
        await self._race_over()

    async def _due_window(self, about: str) -> None:
        await self._time_out(self.room.owed())

    async def _due_clock(self, about: str) -> None:
        if self.clock is not None:
            await self._time_out(self.clock.over(self.house.now()))

    async def _time_out(self, seats: Sequence[int]) -> None:
        """Their time is over: the rules say what happens (AMB-48, VER-AMB-32)."""
        late = [seat for seat in seats if seat in self.room.owed() and self.room.chairs[seat].player is None]
        if late:
            await self._do(lambda: self._timed_out(late))

    def _timed_out(self, seats: Sequence[int]) -> list[Happening]:
        match = self._match()
        for seat in seats:
            if seat in self.room.owed():
                number = match.version
                match.time_out(self.room.in_game(seat))
                self._note(number)
        return self._settle()

    # Who is gone

    def leave(self, listener: Listener, *, meant: bool) -> None:
        """A connection is gone: because its person left, or because the network did."""
        if listener not in self.listeners:
            return
        self.listeners.remove(listener)
        person = listener.person
        if not self._listening(person) and self.room.seats_of(person):
            self._lost(person, meant=meant)
        if not self.listeners:
            self.alarms.set("unused", self.limits.unused_s)
        self.house.lobby_changed()

    def _lost(self, person: str, *, meant: bool) -> None:
        if self.race is not None and self.room.game is not None:
            for seat in self.room.seats_of(person):
                self.race.drop(self.room.in_game(seat))
            self._after_race_change()
        if not self._waits_for_people:
            return
        grace = 0.0 if meant else self.limits.grace_s
        self.absent[person] = Absence("left" if meant else "lost", self.house.now() + grace)
        self.alarms.set(f"gone {person}", grace)
        self._tell_presence()

    @property
    def _waits_for_people(self) -> bool:
        """Whether somebody who is gone keeps others waiting: not where one device serves all, or days are given."""
        return self.room.terms.kind == "online" and self.room.terms.clock != "days"

    def _gone(self) -> list[Gone]:
        now, told = self.house.now(), []
        for person, absence in self.absent.items():
            left = max(0.0, absence.ends - now)
            told += [
                Gone(seat=seat, how=absence.how, left=round(left, 1), choices=absence.choices)
                for seat in self.room.seats_of(person)
                if self.room.chairs[seat].stand_in is None
            ]
        return told

    def _tell_presence(self) -> None:
        self._tell(Present(gone=self._gone(), watching=self.watching))

    def _stirred(self, person: str) -> None:
        """Who does something is not idle."""
        absence = self.absent.get(person)
        if absence is not None and absence.how == "here":
            self._is_back(person)
            self._tell_presence()

    def _is_back(self, person: str) -> bool:
        """Nobody waits for this person any more, and no time that ran against them counts later; whether any did."""
        self.alarms.drop(f"gone {person}")
        self.alarms.drop(f"decide {person}")
        return self.absent.pop(person, None) is not None

    async def _due_idle(self, about: str) -> None:
        """Somebody is there and does nothing; the others may choose, as if they were gone."""
        for seat in self.room.owed():
            person = self.room.chairs[seat].person
            if person is not None and person not in self.absent:
                self.absent[person] = Absence("here", self.house.now())
                self.absent[person].choices = True
        self._tell_presence()

    async def _due_gone(self, person: str) -> None:
        """The grace is over: the others choose; if nobody does, a bot plays on."""
        absence = self.absent.get(person)
        if absence is None or not self.room.playing:
            return
        if absence.how == "lost":
            absence.how = "gone"
        absence.choices = True
        self._tell_presence()
        others = self.people_here & set(self.room.seats_of_people) - {person}
        self.alarms.set(f"decide {person}", self.limits.decide_s if others else self.limits.abandoned_s)

    async def _due_decide(self, person: str) -> None:
        if person in self.absent and self.room.playing:
            await self._stand_in(person)

    async def _stand_in(self, person: str) -> None:
        seats = [seat for seat in self.room.seats_of(person) if self.room.chairs[seat].stand_in is None]
        if seats:
            bot = self.room.terms.stand_in
            await self._do(lambda: [happened.StoodIn(seat=seat, bot=bot) for seat in seats])
            self._tell_presence()

    async def _due_unused(self, about: str) -> None:
        """Nobody listens any more: a table that waits is closed, a game goes on without people, others rest."""
        turn_by_turn = self.room.terms.clock == "days" and self.room.status in ("open", "playing")
        if self.listeners or turn_by_turn:
            return
        if self.room.status == "open":
            await self._do(lambda: [happened.TableClosed()])
        if self.room.playing and self._waits_for_people:
            for person in list(self.room.seats_of_people):
                if self.alarms.time_of(f"decide {person}") is None:
                    self.alarms.set(f"decide {person}", self.limits.abandoned_s)
                self.absent.setdefault(person, Absence("gone", self.house.now()))
            return
        self.stop()
        self.house.rest(self.room.id)

    # Between games

    def _between_games(self) -> None:
        room = self.room
        full = bool(room.chairs) and not any(chair.free for chair in room.chairs)
        begins_itself = room.terms.auto and not room.games and full
        goes_on = room.unfinished_tournament and bool(room.games) and not room.asked_to_share
        if begins_itself:
            self._start("begin", self._begin)
        elif goes_on and self.alarms.time_of("next") is None:
            self.alarms.set("next", self.limits.next_game_s)

    async def _begin(self) -> None:
        async with self.lock:
            if not self.room.playing:
                await self._do(lambda: [self._new_game()])

    async def _due_next(self, about: str) -> None:
        if not self.room.playing and self.room.unfinished_tournament:
            await self._do(lambda: [self._new_game()])

    async def _due_fill(self, about: str) -> None:
        """Nobody came to play now: bots do."""
        bots = self.house.bot_names(self.room)
        free = [seat for seat, chair in enumerate(self.room.chairs) if chair.free]
        if free and not self.room.games:
            await self._do(lambda: [happened.Seated(seat=seat, name=bots[seat], bot="casual") for seat in free])

    def fill_after(self, seconds: float) -> None:
        """Put bots into the free seats if nobody comes."""
        self.alarms.set("fill", seconds)

    def _new_game(self) -> happened.GameBegan:
        game_id, secret = secrets.token_hex(16), secrets.token_hex(32)
        self.house.keep_secret(game_id, secret)
        return self.room.next_game(game_id, secret)


def _drawn(match: Match) -> Resolved | None:
    """What chance answers. A real deck is not in our hands: its cards come in any order until people say which."""
    return match.answer() or (Luck().resolve(match.asked()) if isinstance(match.awaiting, Lot) else None)
