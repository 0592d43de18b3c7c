"""A table that lives on the server: it listens, lets the rules decide, stores, and only then tells everybody.

One lock for each table: whoever holds it works out what happens, waits until that is on the disk, and tells
it. If it cannot be stored, nobody hears of it and the table is read back as it was. Thinking bots and
flying dice are worked out elsewhere while the table is free.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections import deque
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, Any, cast

import msgspec

from throwdown.errors import NotationError, TableRefused, ThrowdownError
from throwdown.rules import Action, InFlight, Resign, Several, Timeout
from throwdown.rules.arena_state import THROWS, Board, MoveDie
from throwdown.rules.codec import decode
from throwdown.rules.game import Lot, Race
from throwdown.rules.record import Ended, Resolved
from throwdown.rules.values import Value
from throwdown.throwers import Entered as EnteredByHand
from throwdown.throwers.entered import read_entry

from . import happenings as happened
from . import messages as say
from .audience import Listener, Show, encoded, reveals
from .faults import fault
from .messages import Ack, Clocked, ClockInfo, Gone, Present, Refused, Welcome
from .plain_text import chat_of, name_of
from .racing import LONGEST_DELAY, LiveRace
from .room import Room
from .store import Batch, GameRow, TableRow
from .timing import OWN_REQUESTS, PACES, Clock

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from throwdown.bots import Choice
    from throwdown.rules.record import Entry
    from throwdown.table import Match

    from .happenings import Happening
    from .house import House
    from .room import Played

log = logging.getLogger("throwdown.table")

#: The bot that plays for somebody who is gone.
STAND_IN = "regular"
#: Answers that a table remembers itself; older ones are in the store.
ANSWERS_KEPT = 64
#: Versions whose time a table with late spectators remembers.
TIMES_KEPT = 2000

_actions: dict[str, type[Value]] = {kind.name: kind for kind in Action.__subclasses__()}
#: Actions that the server makes itself, or that have a message of their own.
_NOT_BY_ACT = (Resign, Timeout)


class Absence:
    """Somebody who sits here and is not there."""

    def __init__(self, how: say.Presence, ends: float) -> None:
        self.how = how
        self.ends = ends
        """When the others may choose."""
        self.choices = False


class HostedTable:
    """One table with everybody who listens to it."""

    def __init__(self, room: Room, house: House) -> None:
        self.room = room
        self.house = house
        self.limits = house.limits
        self.show = Show(room)
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.absent: dict[str, Absence] = {}
        self.clock: Clock | None = None
        self.race: LiveRace | None = None
        self._races = 0
        self._answers: dict[tuple[str, str], tuple[str, bytes]] = {}
        self._deadlines: dict[str, float] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._times: deque[tuple[float, int]] = deque(maxlen=TIMES_KEPT)
        """When which version came about, where spectators are shown it later."""
        self._stored: tuple[str, tuple[str | None, ...]] | None = None
        self.created = house.now()

    # Who listens

    async def join(self, listener: Listener, since: int | None) -> None:
        """Somebody comes, or comes back; a seat that a bot kept for them is theirs again."""
        async with self.lock:
            self._check_may_listen(listener)
            listener.seats = tuple(self.room.seats_of(listener.person))
            listener.delay = 0.0 if listener.seats else float(self.room.terms.delay)
            self.listeners.append(listener)
            kept = [seat for seat in listener.seats if self.room.chairs[seat].stand_in is not None]
            if kept:
                await self._do(lambda: [happened.CameBack(seat=seat) for seat in kept])
            self._came(listener.person)
            self._welcome(listener, since)
        self._set_due("unused", None)
        self.go_on()

    def _check_may_listen(self, listener: Listener) -> None:
        room, person = self.room, listener.person
        if person in room.expelled:
            raise TableRefused("the host has sent you away from this table", code="server/expelled")
        if room.closed:
            raise TableRefused("this table is closed: open another one", code="server/closed")
        if room.seats_of(person) or person == room.host:
            return
        if room.terms.visibility == "password" and person not in room.admitted:
            raise TableRefused("this table has a password: give it first", code="server/password")
        if room.status != "open" and not room.terms.spectators:
            raise TableRefused("nobody may watch this table", code="server/no_watching")
        if len(self.listeners) >= self.limits.watchers_per_table:
            raise TableRefused("this table is full of people: come back later", code="server/crowded")

    def _came(self, person: str) -> None:
        if self.absent.pop(person, None) is not None or len(self._listening(person)) == 1:
            self._tell_presence()
        self.house.table_changed(self)

    def _listening(self, person: str) -> list[Listener]:
        return [each for each in self.listeners if each.person == person]

    def _welcome(self, listener: Listener, since: int | None) -> None:
        resumed = since is not None and 0 < since <= self._version_for(listener)
        listener.tell(self._welcomed(listener, full=not resumed))
        if resumed and since is not None:
            self._catch_up(listener, since)

    def _welcomed(self, listener: Listener, *, full: bool) -> Welcome:
        room = self.room
        version = self._version_for(listener)
        game, entry = self._game_for(listener, version)
        return Welcome(
            protocol=say.PROTOCOL,
            version=version,
            full=full,
            you=listener.person,
            seats=list(listener.seats),
            host=listener.person == room.host,
            table=self.show.table(self.watching),
            game=self.show.game(game, listener, entry, hashed=True) if full and game is not None else None,
            gone=self._gone(),
            clock=self._clock_told(),
            tally=self.show.tally(),
            chat=[line for line in self.show.chat() if line.version <= version] if full else [],
            server=self.house.version,
        )

    def _version_for(self, listener: Listener) -> int:
        """The last version that this listener may know: spectators may be shown everything later."""
        if not listener.delay:
            return self.room.version
        shown = self.house.now() - listener.delay
        later = [version for at, version in self._times if at > shown]
        return later[0] - 1 if later else self.room.version

    def _game_for(self, listener: Listener, version: int) -> tuple[Played | None, int | None]:
        if version >= self.room.version:
            return self.room.game, None
        for told in reversed(self.room.story[:version]):
            if told.game is not None:
                return told.game, told.entry
        return None, None

    def _catch_up(self, listener: Listener, since: int) -> None:
        last = self._version_for(listener)
        for version in range(since + 1, last + 1):
            self._tell_version(listener, version, last=version == last)

    def leave(self, listener: Listener, *, meant: bool) -> None:
        """A connection is gone: because its person left, or because the network did."""
        if listener not in self.listeners:
            return
        self.listeners.remove(listener)
        person = listener.person
        if not self._listening(person) and self.room.seats_of(person):
            self._lost(person, meant=meant)
        if not self.listeners:
            self._set_due("unused", self.limits.unused_s)
        self.house.table_changed(self)

    def _lost(self, person: str, *, meant: bool) -> None:
        if self.race is not None and self.room.game is not None:
            for seat in self.room.seats_of(person):
                self.race.drop(self.room.in_game(seat))
            self._after_race_change()
        if not self._waits_for_people:
            return
        grace = 0.0 if meant else self.limits.grace_s
        self.absent[person] = Absence("left" if meant else "lost", self.house.now() + grace)
        self._set_due(f"gone {person}", grace)
        self._tell_presence()

    @property
    def _waits_for_people(self) -> bool:
        """Whether somebody who is gone keeps others waiting: not where one device serves all, or days are given."""
        return self.room.terms.kind == "online" and self.room.terms.clock != "days"

    @property
    def watching(self) -> int:
        return len({each.person for each in self.listeners if not each.seats})

    @property
    def people_here(self) -> set[str]:
        return {each.person for each in self.listeners}

    # What they say

    async def hear(self, listener: Listener, said: Any) -> None:
        """One message of somebody who listens."""
        if isinstance(said, say.Ping):
            listener.tell(say.Pong(n=said.n))
            if self.race is not None and not self.race.started:
                listener.round_trip = min(LONGEST_DELAY, self.house.now() - self.race.ready_at)
        elif isinstance(said, say.Look):
            listener.tell(self._welcomed(listener, full=True))
        elif isinstance(said, say.Speak):
            listener.language, listener.theme = said.language, said.theme
            listener.tell(self._welcomed(listener, full=True))
        elif isinstance(said, say.Hello):
            raise TableRefused("you said hello already", code="server/hello_twice")
        else:
            await self._hear_move(listener, said)

    async def _hear_move(self, listener: Listener, said: Any) -> None:
        async with self.lock:
            if listener not in self.listeners:
                return  # sent away, or gone, while waiting
            known = self._answered(listener.person, said)
            if known is not None:
                listener.send(known)
                return
            await self._do(lambda: self._decided(listener, said), listener, said)
        self.go_on()

    def _answered(self, person: str, said: Any) -> bytes | None:
        """The answer to a move that was heard before; another move with the same id is refused."""
        known = self._answers.get((person, said.move))
        if known is None:
            row = self.house.store.move(self.room.id, person, said.move)
            if row is None:
                return None
            known = (row.fingerprint, row.answer.encode())
        if known[0] != _fingerprint(said):
            raise TableRefused("this move id was used for something else: choose a new one", code="server/id_reused")
        return known[1]

    def _decided(self, listener: Listener, said: Any) -> list[Happening]:
        """What comes of it; the room has not changed, but the game under way may have."""
        heard: Callable[[Listener, Any], list[Happening]] = getattr(self, f"_on_{type(said).__struct_config__.tag}")
        return heard(listener, said)

    # Doing: fold, store, tell

    async def _do(
        self, work: Callable[[], Sequence[Happening]], listener: Listener | None = None, said: Any = None
    ) -> None:
        """Let something happen: nobody hears of it before it is stored. What is refused has changed nothing."""
        room, before = self.room, self.room.version
        blind, entries = list(room.blind), _entries(room)
        try:
            for happening in work():
                room.fold(happening)
            if room.version > before or listener is not None:
                await self._store(before, listener, said)
        except BaseException:
            if room.version != before or _entries(room) != entries:
                self._take_up_again()
            raise
        self._reseat()
        if listener is not None:
            listener.send(self._remember(listener, said))
        for version in reveals(room, blind):
            self._tell_all(version)
        for version in range(before + 1, room.version + 1):
            self._tell_all(version)
        self._after(before)

    async def _store(self, before: int, listener: Listener | None, said: Any) -> None:
        room, now = self.room, self.house.wall()
        batch = Batch()
        for version in range(before + 1, room.version + 1):
            batch.event(room.id, version, now, room.written(room.story[version - 1].happening))
        if listener is not None:
            answer = encoded(Ack(move=said.move, version=room.version)).decode()
            batch.move(room.id, listener.person, said.move, _fingerprint(said), answer)
        self._store_summary(batch, now)
        self._store_games(batch, before, now)
        fault("before-commit")
        await self.house.store.commit(batch)
        fault("after-commit")
        if room.terms.delay:
            self._times.append((self.house.now(), room.version))

    def _store_summary(self, batch: Batch, now: float) -> None:
        """What the lobby and "your turn" look up, where it changed."""
        room = self.room
        people = tuple(chair.person for chair in room.chairs)
        kept = (f"{room.status} {room.host}", people)
        if kept == self._stored:
            return
        listing = encoded(self.show.table()).decode()
        batch.table(TableRow(room.id, room.status, room.terms.visibility, listing, self.created, now))
        old = self._stored[1] if self._stored is not None else (None,) * len(people)
        for seat, person in enumerate(people):
            if person != old[seat]:
                batch.seat(room.id, seat, person)
        self._stored = kept

    def _store_games(self, batch: Batch, before: int, now: float) -> None:
        """Games that began, with their secrets, and games that are over."""
        for told in self.room.story[before:]:
            game = told.game
            if game is None:
                continue
            began = isinstance(told.happening, happened.GameBegan)
            if began or isinstance(game.match.log.entries[told.entry - 1], Ended):
                row = None if began else self.house.store.game(game.id)
                secret, started = (self.house.secret_of(game.id), now) if row is None else (row.secret, row.started)
                ended = None if game.match.result is None else now
                batch.game(GameRow(game.id, self.room.id, game.number, self.room.terms.game, secret, started, ended))

    def _take_up_again(self) -> None:
        """What could not be stored never was: the table is what the store says."""
        for task in self._tasks.values():
            if task is not asyncio.current_task():
                task.cancel()
        self._tasks.clear()
        self.race = None
        self._stored = None
        self.room = self.house.read_room(self.room.id)
        self.show = Show(self.room)
        self._reseat()

    def _remember(self, listener: Listener, said: Any) -> bytes:
        answer = encoded(Ack(move=said.move, version=self.room.version))
        if len(self._answers) >= ANSWERS_KEPT:
            self._answers.pop(next(iter(self._answers)))
        self._answers[listener.person, said.move] = (_fingerprint(said), answer)
        return answer

    def _reseat(self) -> None:
        """Seats changed: everybody is shown what their own seats may see."""
        for listener in self.listeners:
            listener.seats = tuple(self.room.seats_of(listener.person))
            listener.delay = 0.0 if listener.seats else float(self.room.terms.delay)

    # Telling

    def _tell_all(self, version: int) -> None:
        last = version == self.room.version
        for listener in self.listeners:
            if listener.delay:
                self.house.later(listener.delay, self._tell_later, listener, version)
            else:
                self._tell_version(listener, version, last=last)

    def _tell_later(self, listener: Listener, version: int) -> None:
        if listener in self.listeners and version <= self.room.version:
            self._tell_version(listener, version, last=True, then=True)

    def _tell_version(self, listener: Listener, version: int, *, last: bool, then: bool = False) -> None:
        """``then``: a spectator who is shown everything later sees the game as it was then."""
        listener.send(self.show.message(version, listener, last=last, then=then))
        if listener.motions:
            motion = self.show.motion(version)
            if motion is not None:
                listener.frame(motion)
        tallied = self.show.tallied(version)
        if tallied is not None:
            listener.tell(tallied)

    def _tell(self, message: msgspec.Struct) -> None:
        made = encoded(message)
        for listener in self.listeners:
            listener.send(made)

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

    def _clock_told(self) -> ClockInfo | None:
        window = self._deadlines.get("window")
        if window is not None:
            left = max(0.0, window - self.house.now())
            return ClockInfo(seats=self.room.owed(), left=round(left, 1), window=True)
        return self.clock.told(self.house.now()) if self.clock is not None else None

    # What follows from what happened

    def _after(self, before: int) -> None:
        """Something happened: seats, games and clocks follow."""
        story = self.room.story[before:]
        if any(isinstance(each.happening, happened.GameBegan) for each in story):
            pace = PACES[self.room.terms.clock]
            self.clock = Clock(pace, len(self.room.chairs)) if pace is not None else None
            self.race = None
            for person in self.room.seats_of_people:
                if not self._listening(person):
                    self._lost(person, meant=False)
        if any(not isinstance(each.happening, happened.Spoken) for each in story):
            self.house.table_changed(self)

    def go_on(self) -> None:
        """Let whatever comes by itself begin: flying dice, races, thinking bots, clocks, the next game."""
        if self.room.closed or self.lock.locked():
            return  # whoever holds the lock goes on afterwards
        self._run_clock()
        match = self.room.match
        if match is None or match.result is not None:
            self._between_games()
            return
        awaited = match.awaiting
        if isinstance(awaited, InFlight | Lot | Race) and not isinstance(match.thrower, EnteredByHand):
            if isinstance(awaited, Race) and self._runners(awaited):
                self._begin_race(awaited)
            else:
                self._start("throw", self._throw)
            return
        for seat in self.room.owed():
            if self.room.chairs[seat].player is not None:
                self._start(f"bot {seat}", partial(self._bot_acts, seat))

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
        log.warning("%s at table %s: %s", name, self.room.id, error, exc_info=None if known else error)
        self._set_due("again", self.limits.again_s)

    async def _throw(self) -> None:
        """The dice fly, a lot is drawn, a race is simulated: worked out elsewhere where that takes long."""
        match = self.room.match
        assert match is not None  # noqa: S101  # only begun with a game under way
        version, asked = match.version, match.asked()
        if match.thrower.has_places and isinstance(asked.awaited, InFlight):
            fault("intent-locked")
            resolved = await self.house.in_thread(match.thrower.resolve, asked)
        else:
            resolved = match.thrower.resolve(asked)
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
        await asyncio.sleep(self.house.bot_pause(self))
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

    def _enter(self, entry: Entry) -> None:
        match = self._match()
        number = match.version
        match.replay(entry)
        self._note(number)

    def _note(self, before: int) -> None:
        """Entries that the game has got become part of the table's story."""
        for number in range(before + 1, self._match().version + 1):
            self.room.noted(number)

    def _settle(self) -> list[Happening]:
        """What chance decides at once is entered at once, and stored together with what led to it."""
        match = self._match()
        while self._comes_at_once(match):
            resolved = match.answer()
            if resolved is None:
                break
            self._enter(resolved)
        return []

    def _comes_at_once(self, match: Match) -> bool:
        awaited = match.awaiting
        if isinstance(match.thrower, EnteredByHand) or not isinstance(awaited, InFlight | Lot | Race):
            return False
        if isinstance(awaited, InFlight):
            return not match.thrower.has_places
        return not (isinstance(awaited, Race) and self._runners(awaited))

    def _match(self) -> Match:
        if self.room.match is None:
            raise TableRefused("no game has begun at this table", code="server/no_game")
        return self.room.match

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
        self._set_due("signal", self.race.signal_at - self.house.now())

    def _race_told(self, state: str) -> say.RaceState:
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
            self._set_due("race over", 0.0)

    async def _race_over(self) -> None:
        race, self.race = self.race, None
        match = self.room.match
        if race is None or match is None or not isinstance(match.awaiting, Race):
            return
        raced = Resolved(race.outcome())
        await self._do(lambda: self._landed(raced))

    # Time

    def _run_clock(self) -> None:
        """Time runs for the people who owe a decision; throws at the same time have a window."""
        owed = [seat for seat in self.room.owed() if self.room.chairs[seat].player is None]
        match = self.room.match
        at_once = match is not None and match.result is None and isinstance(match.awaiting, Several) and bool(owed)
        window = at_once and self.room.terms.kind == "online" and self.room.terms.clock != "days"
        if window and "window" not in self._deadlines:
            self._set_due("window", self.limits.window_s)
            self._tell_clock()
        elif not window and "window" in self._deadlines:
            self._set_due("window", None)
        if self.clock is not None and self.clock.run(owed if not window else (), self.house.now()):
            self._tell_clock()
        ends = self.clock.next_end() if self.clock is not None else None
        self._set_due("clock", None if ends is None else ends - self.house.now())
        alone = self.clock is None and bool(owed) and self._others_wait(owed)
        self._set_due("idle", self.limits.idle_turn_s if alone else None, keep=alone)

    def _others_wait(self, owed: Sequence[int]) -> bool:
        people = {self.room.chairs[seat].person for seat in owed}
        return self._waits_for_people and any(
            chair.person is not None and chair.person not in people for chair in self.room.chairs
        )

    def _tell_clock(self) -> None:
        clock = self._clock_told()
        if clock is not None:
            self._tell(Clocked(clock=clock))

    def _set_due(self, name: str, seconds: float | None, *, keep: bool = False) -> None:
        """Do this so much later (None: not at all); ``keep`` leaves it if it is due already."""
        if seconds is None:
            self._deadlines.pop(name, None)
        elif not keep or name not in self._deadlines:
            self._deadlines[name] = self.house.now() + seconds
        self._arm()

    def _arm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._deadlines:
            self._timer = self.house.at(min(self._deadlines.values()), self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._start("due", self._due)

    async def _due(self) -> None:
        """Everything whose time has come."""
        async with self.lock:
            now = self.house.now()
            for name in [name for name, at in self._deadlines.items() if at <= now]:
                del self._deadlines[name]
                kind, _, about = name.partition(" ")
                work: Callable[[str], Coroutine[Any, Any, None]] = getattr(self, f"_due_{kind}")
                await work(about)
        self._arm()

    async def _due_again(self, about: str) -> None:
        """Something failed a moment ago; ``go_on`` tries it again."""

    async def _due_signal(self, about: str) -> None:
        if self.race is not None:
            self.race.started = True
            self.race.signal_at = self.house.now()
            self._tell(self._race_told("go"))
            self._set_due("race over", self.race.ends_at - self.house.now())

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
        if absence.how != "left":
            absence.how = "gone"
        absence.choices = True
        self._tell_presence()
        others = self.people_here & set(self.room.seats_of_people) - {person}
        self._set_due(f"decide {person}", self.limits.decide_s if others else self.limits.abandoned_s)

    async def _due_decide(self, person: str) -> None:
        if person in self.absent and self.room.playing:
            await self._stand_in(person)

    async def _stand_in(self, person: str) -> None:
        seats = [seat for seat in self.room.seats_of(person) if self.room.chairs[seat].stand_in is None]
        if seats:
            await self._do(lambda: [happened.StoodIn(seat=seat, bot=STAND_IN) for seat in seats])
            self._tell_presence()

    async def _due_unused(self, about: str) -> None:
        """Nobody listens any more: a table that waits is closed, a game goes on without people, others rest."""
        if self.listeners:
            return
        if self.room.status == "open":
            await self._do(lambda: [happened.TableClosed()])
        if self.room.playing and self._waits_for_people:
            for person in list(self.room.seats_of_people):
                if not self._listening(person):
                    self._set_due(f"decide {person}", self.limits.abandoned_s, keep=True)
                    self.absent.setdefault(person, Absence("gone", self.house.now()))
            return
        self.house.rest(self)

    # Between games

    def _between_games(self) -> None:
        room = self.room
        full = bool(room.chairs) and not any(chair.free for chair in room.chairs)
        begins_itself = room.terms.auto and not room.games and full
        goes_on = room.unfinished_tournament and bool(room.games) and not room.asked_to_share
        if begins_itself:
            self._start("begin", self._begin)
        elif goes_on:
            self._set_due("next", self.limits.next_game_s, keep=True)

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
        self._set_due("fill", seconds)

    def _new_game(self) -> happened.GameBegan:
        game_id, secret = secrets.token_hex(16), secrets.token_hex(32)
        self.house.keep_secret(game_id, secret)
        return self.room.next_game(game_id, secret)

    # One method for each message

    def _own(self, listener: Listener, seat: int) -> int:
        """A seat of the game that this listener sits in."""
        if seat not in listener.seats:
            raise TableRefused(f"seat {seat} is not yours", code="server/not_your_seat")
        return self.room.in_game(seat)

    def _must_host(self, listener: Listener) -> None:
        if listener.person != self.room.host:
            raise TableRefused("only the host of the table may do that", code="server/host_only")

    def _on_act(self, listener: Listener, said: say.Act) -> list[Happening]:
        own = self._own(listener, said.seat)
        match = self._match()
        if said.version < self._last_entry_version() or said.version > self.room.version:
            raise TableRefused("something happened since: look at the table again", code="server/stale")
        if self.room.chairs[said.seat].player is not None:
            raise TableRefused("a bot plays this seat now", code="server/not_your_seat")
        action = self._action(said)
        if isinstance(action, THROWS) and not self.house.may_throw(self.room.id, said.seat):
            raise TableRefused("you throw too fast: wait a moment", code="server/too_fast")
        number = match.version
        match.act(own, self._told_move(match, own, action, said), said.manner, tuple(said.intent))
        self._note(number)
        return self._settle()

    def _last_entry_version(self) -> int:
        """Chat and comings and goings since do not make an answer stale, and neither do others' blind throws."""
        for version in range(self.room.version, 0, -1):
            told = self.room.story[version - 1]
            if told.game is not None and version not in self.room.blind:
                return version
        return 0

    def _action(self, said: say.Act) -> Action:
        action = decode(said.action, _actions)
        if not isinstance(action, Action) or isinstance(action, _NOT_BY_ACT):
            raise NotationError(f"{said.action.get('is')!r} is no action that a seat may send")
        return action

    def _told_move(self, match: Any, seat: int, action: Action, said: say.Act) -> Action:
        """Where a die is moved, the table tells the rules what they cannot see, and who agrees."""
        if not isinstance(action, MoveDie) or not match.thrower.has_places:
            return action
        from throwdown.physics import Scene
        from throwdown.physics.placing import shift

        if len(said.intent) != 2:
            raise TableRefused("a move needs a place: two whole numbers (x and y in µm)", code="table/intent")
        done = shift(Scene(cast("Any", match.lying)), action.die, *said.intent)
        places = self.room.game.places if self.room.game is not None else ()
        chairs = [self.room.chairs[place] for place in places]
        consent = tuple(each == seat or chair.agrees or chair.player is not None for each, chair in enumerate(chairs))
        return action.but(from_wall=done.from_wall, spreads=done.spreads, consent=consent)

    def _on_undo(self, listener: Listener, said: say.Undo) -> list[Happening]:
        own, match = self._own(listener, said.seat), self._match()
        number = match.version
        match.undo(own)
        self._note(number)
        return []

    def _on_concede(self, listener: Listener, said: say.Concede) -> list[Happening]:
        own = self._own(listener, said.seat)
        return self._resign(own)

    def _resign(self, seat: int) -> list[Happening]:
        match = self._match()
        number = match.version
        match.leave(seat)
        self._note(number)
        return self._settle()

    def _on_more_time(self, listener: Listener, said: say.MoreTime) -> list[Happening]:
        if self.clock is None or said.seat not in self.clock.running:
            raise TableRefused("no time runs for this seat", code="server/no_clock")
        if said.seat in listener.seats:
            if self.clock.requests[said.seat] >= OWN_REQUESTS:
                raise TableRefused(f"you asked {OWN_REQUESTS} times already: the others may give you more",
                                   code="server/no_more_time")  # fmt: skip
            self.clock.requests[said.seat] += 1
        elif not listener.seats:
            raise TableRefused("only players give time", code="server/not_your_seat")
        self.clock.give(said.seat)
        self._tell_clock()
        return []

    def _on_finished(self, listener: Listener, said: say.Finished) -> list[Happening]:
        own = self._own(listener, said.seat)
        if self.race is None or self.race.number != said.race:
            raise TableRefused("this race is over", code="server/no_race")
        self.race.finish(own, said.ms, self.house.now(), listener.round_trip)
        self._after_race_change()
        return []

    def _on_race_by(self, listener: Listener, said: say.RaceBy) -> list[Happening]:
        if said.seat not in listener.seats:
            raise TableRefused(f"seat {said.seat} is not yours", code="server/not_your_seat")
        return [happened.RacesBy(seat=said.seat, simulated=said.simulated)]

    def _on_agree(self, listener: Listener, said: say.Agree) -> list[Happening]:
        if said.seat not in listener.seats:
            raise TableRefused(f"seat {said.seat} is not yours", code="server/not_your_seat")
        return [happened.Agreed(seat=said.seat, agrees=said.agrees)]

    def _referees(self, listener: Listener) -> Match:
        if self.room.terms.kind != "referee":
            raise TableRefused("only a referee enters what dice show", code="server/not_referee")
        self._must_host(listener)
        return self._match()

    def _on_enter(self, listener: Listener, said: say.Enter) -> list[Happening]:
        match = self._referees(listener)
        if said.version != self.room.version and said.version < self._last_entry_version():
            raise TableRefused("something happened since: look at the table again", code="server/stale")
        number = match.version
        match.enter(read_entry(match.game, match.state, said.text))
        self._note(number)
        return []

    def _on_deal(self, listener: Listener, said: say.Deal) -> list[Happening]:
        self._referees(listener)
        return [happened.Dealt(cards=said.cards.upper())]

    def _on_take_back(self, listener: Listener, said: say.TakeBack) -> list[Happening]:
        self._referees(listener)
        return [happened.TakenBack()]

    def _before_game(self) -> None:
        if self.room.playing or self.room.unfinished_tournament:
            raise TableRefused("seats do not change during a game", code="server/playing")

    def _on_sit(self, listener: Listener, said: say.Sit) -> list[Happening]:
        self._before_game()
        room = self.room
        if said.name is not None:
            if room.terms.kind == "online":
                raise TableRefused("at this table everybody sits under the own name", code="server/own_name")
            self._must_host(listener)
            return [happened.Seated(seat=said.seat, name=name_of(said.name, self.limits), person=listener.person)]
        if room.seats_of(listener.person):
            raise TableRefused("you sit already: rise first", code="server/sits_already")
        return [happened.Seated(seat=said.seat, name=listener.name, person=listener.person)]

    def _on_rise(self, listener: Listener, said: say.Rise) -> list[Happening]:
        self._before_game()
        if said.seat not in listener.seats:
            self._must_host(listener)
        return [happened.Emptied(seat=said.seat)]

    def _on_fill(self, listener: Listener, said: say.Fill) -> list[Happening]:
        self._before_game()
        self._must_host(listener)
        self.house.check_bot(self.room.terms.game, said.bot)
        names = self.house.bot_names(self.room)
        return [happened.Seated(seat=said.seat, name=names[said.seat % len(names)], bot=said.bot)]

    def _on_kick(self, listener: Listener, said: say.Kick) -> list[Happening]:
        self._must_host(listener)
        if said.person == listener.person:
            raise TableRefused("you cannot send yourself away", code="server/host_only")
        seats = self.room.seats_of(said.person)
        if seats and self.room.playing:
            raise TableRefused("seats do not change during a game", code="server/playing")
        self.house.later(0.0, self._send_away, said.person)
        return [*(happened.Emptied(seat=seat) for seat in seats), happened.Expelled(person=said.person)]

    def _send_away(self, person: str) -> None:
        for listener in self._listening(person):
            listener.close(4403, "the host has sent you away")

    def _on_start(self, listener: Listener, said: say.Start) -> list[Happening]:
        if self.room.games and listener.seats and not self.room.terms.tournament:
            pass  # anybody who played may ask for the rematch
        else:
            self._must_host(listener)
        return [self._new_game()]

    def _on_share(self, listener: Listener, said: say.Share) -> list[Happening]:
        if said.seat not in listener.seats or said.seat not in self.room.asked_to_share:
            raise TableRefused("this seat is not asked", code="tournament/tie")
        return [happened.Shared(seat=said.seat, share=said.share)]

    def _on_decide(self, listener: Listener, said: say.Decide) -> list[Happening]:
        if not listener.seats:
            raise TableRefused("only players decide that", code="server/not_your_seat")
        chair = self.room.chairs[said.seat] if said.seat < len(self.room.chairs) else None
        absence = self.absent.get(chair.person or "") if chair is not None else None
        if chair is None or absence is None or not absence.choices or said.seat in listener.seats:
            raise TableRefused("there is nothing to decide about this seat", code="server/nobody_gone")
        if said.choice == "wait":
            absence.choices = False
            absence.ends = self.house.now() + self.limits.grace_s
            self._set_due(f"gone {chair.person}", self.limits.grace_s)
            self._set_due(f"decide {chair.person}", None)
            self._tell_presence()
            return []
        if said.choice == "end":
            return self._resign(self.room.in_game(said.seat))
        return [happened.StoodIn(seat=said.seat, bot=STAND_IN)]

    def _on_leave(self, listener: Listener, said: say.Leave) -> list[Happening]:
        self.house.later(0.0, self._left, listener)
        if self.room.playing or self.room.unfinished_tournament:
            return []
        return [happened.Emptied(seat=seat) for seat in listener.seats]

    def _left(self, listener: Listener) -> None:
        self.leave(listener, meant=True)
        listener.close(1000, "you left")

    def _on_chat(self, listener: Listener, said: say.Chat) -> list[Happening]:
        if not self.room.terms.chat:
            raise TableRefused("nobody chats at this table", code="server/no_chat")
        if listener.person in self.room.muted:
            raise TableRefused("the host has muted you", code="server/muted")
        if not self.house.may_chat(listener.person):
            raise TableRefused("you write too fast: wait a moment", code="server/too_fast")
        text = "" if said.phrase is not None else chat_of(said.text, self.limits)
        seat = listener.seats[0] if listener.seats else None
        return [happened.Spoken(person=listener.person, name=listener.name, seat=seat, text=text, phrase=said.phrase)]

    def _on_report(self, listener: Listener, said: say.Report) -> list[Happening]:
        line = next((each for each in self.show.chat() if each.version == said.version), None)
        if line is None:
            raise TableRefused("there is no such line", code="server/no_line")
        for host in self._listening(self.room.host):
            host.tell(say.Reported(by=listener.name, line=line))
        log.info("reported at table %s: version %s", self.room.id, said.version)
        return []

    def _on_mute(self, listener: Listener, said: say.Mute) -> list[Happening]:
        self._must_host(listener)
        return [happened.Muted(person=said.person, muted=said.muted)]

    # The end

    async def admit(self, person: str) -> None:
        """Somebody knew the password."""
        async with self.lock:
            if person not in self.room.admitted:
                await self._do(lambda: [happened.Admitted(person=person)])

    async def open(self, happenings: Sequence[Happening]) -> None:
        """The table begins its life with these."""
        async with self.lock:
            await self._do(lambda: happenings)
        self.go_on()

    async def begin(self) -> None:
        """Start the first game."""
        await self._begin()
        self.go_on()

    def take_up(self) -> None:
        """The table is in memory from now on; what comes by itself goes on."""
        people = [chair.person for chair in self.room.chairs]
        self._stored = (f"{self.room.status} {self.room.host}", tuple(people))
        pace = PACES[self.room.terms.clock]
        if self.room.playing:
            self.clock = Clock(pace, len(self.room.chairs)) if pace is not None else None
            if self._waits_for_people:
                for person in self.room.seats_of_people:
                    if not self._listening(person):
                        self._lost(person, meant=False)
        if not self.listeners:
            self._set_due("unused", self.limits.unused_s)
        self.go_on()

    def stop(self) -> None:
        """The server stops: nothing more comes by itself."""
        if self._timer is not None:
            self._timer.cancel()
        for task in list(self._tasks.values()):
            task.cancel()

    @property
    def busy(self) -> bool:
        return bool(self.listeners or self._tasks or self._deadlines or self.lock.locked())


def _entries(room: Room) -> int:
    """How many entries the game under way has."""
    return room.match.version if room.match is not None else 0


def _fingerprint(said: Any) -> str:
    return hashlib.sha256(encoded(said)).hexdigest()[:32]


def refusal(error: ThrowdownError, listener: Listener, move: str | None) -> Refused:
    """An error as this listener reads it."""
    return Refused(code=error.code, message=listener.words.error(error), move=move, clause=error.clause)
