"""The ground floor of a table: let something happen, store it, and only then tell it.

One lock for each table: whoever holds it works out what happens, waits until that is on the disk, and tells
it. If it cannot be stored, nobody hears of it and the table is read back as it was.
"""

from __future__ import annotations

import asyncio
import hashlib
from abc import ABC, abstractmethod
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from throwdown.errors import TableRefused, ThrowdownError
from throwdown.rules.record import Ended
from throwdown.server.operations.faults import fault
from throwdown.server.protocol.messages import Ack
from throwdown.server.storage.store import Batch, GameRow, TableRow

from . import events as happened
from .presenter import Show, encoded

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import msgspec

    from throwdown.rules.record import Entry
    from throwdown.server.lobby.lobby import House
    from throwdown.table import Match

    from .events import Happening
    from .presenter import Listener
    from .state import Room

#: The close code that says: come back at once.
COME_BACK = 1012
#: Answers that a table remembers itself; older ones are in the store, where a look takes its time.
ANSWERS_KEPT = 1000
#: Versions whose time a table with late spectators remembers.
TIMES_KEPT = 2000


class KeptTable(ABC):
    """A room that is stored and told."""

    def __init__(self, room: Room, house: House) -> None:
        self.room = room
        self.house = house
        self.limits = house.limits
        self.show = Show(room)
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.created = house.wall()
        self._unread = False
        """Something could not be stored, and the table not be read back yet."""
        self._afterwards: list[Callable[[], None]] = []
        """What is done once the message at hand is stored and answered."""
        self._answers: dict[tuple[str, str], tuple[str, bytes]] = {}
        self._forgot = room.version > 0
        """Whether the store knows answers that the table does not."""
        self._times: deque[tuple[float, int]] = deque(maxlen=TIMES_KEPT)
        """When which version came about, where spectators are shown it later."""
        self._stored: tuple[str, tuple[str | None, ...]] | None = None

    @abstractmethod
    def _after(self, before: int) -> None:
        """Something happened and everybody knows: what follows from it."""

    @abstractmethod
    def _stop_running(self) -> None:
        """Nothing that was begun comes to an end."""

    # Doing: fold, store, tell

    async def _do(
        self, work: Callable[[], Sequence[Happening]], listener: Listener | None = None, said: Any = None
    ) -> None:
        """Let something happen: nobody hears of it before it is stored. What is refused has changed nothing."""
        self._read_again()
        room, before = self.room, self.room.version
        entries = _entries(room)
        try:
            for happening in work():
                room.happen(happening)
            if room.version > before or listener is not None:
                await self._store(before, listener, said)
        except BaseException:
            self._afterwards.clear()
            if room.version != before or _entries(room) != entries:
                self._take_up_again()
            raise
        if any(not isinstance(told.happening, happened.Entered) for told in room.story[before:]):
            self._reseat()
        if listener is not None:
            listener.send(self._remember(listener, said))
        for version in range(before + 1, room.version + 1):
            self._tell_all(version)
        self._after(before)
        afterwards, self._afterwards = self._afterwards, []
        for work_later in afterwards:
            work_later()

    async def _store(self, before: int, listener: Listener | None, said: Any) -> None:
        room, now = self.room, self.house.wall()
        batch = Batch()
        for version, told in enumerate(room.take_unwritten(), start=before + 1):
            batch.event(room.id, version, now, told)
        if listener is not None:
            answer = encoded(Ack(move=said.move, version=room.version)).decode()
            batch.move(room.id, listener.person, said.move, fingerprint(said), answer)
        self._store_summary(batch, now)
        self._store_games(batch, before, now)
        fault("before-commit")
        await self.house.store.commit(batch)
        fault("after-commit")
        if room.terms.delay:
            self._times += ((self.house.now(), version) for version in range(before + 1, room.version + 1))

    def _store_summary(self, batch: Batch, now: float) -> None:
        """What the lobby and "your turn" look up, where it changed."""
        room = self.room
        summary = self._summary()
        if summary == self._stored:
            return
        people = summary[1]
        listing = encoded(self.show.table()).decode()
        batch.table(TableRow(room.id, room.status, room.terms.visibility, listing, self.created, now))
        old = self._stored[1] if self._stored is not None else (None,) * len(people)
        for seat, person in enumerate(people):
            if person != old[seat]:
                batch.seat(room.id, seat, person)
        self._stored = summary

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
        self._stop_running()
        self._unread = True
        with suppress(ThrowdownError):  # not even read: whoever asks next tries again
            self._read_again()

    def _read_again(self) -> None:
        """Whatever cannot be read is refused until it can."""
        if not self._unread:
            return
        self.room = self.house.read_room(self.room.id)
        self.show = Show(self.room)
        self._unread, self._forgot = False, True
        self._note_stored()
        self._reseat()

    def _note_stored(self) -> None:
        """The store holds the table as it is."""
        self._stored = self._summary()

    def _summary(self) -> tuple[str, tuple[str | None, ...]]:
        room = self.room
        return f"{room.status} {room.host}", tuple(chair.person for chair in room.chairs)

    def _remember(self, listener: Listener, said: Any) -> bytes:
        answer = encoded(Ack(move=said.move, version=self.room.version))
        if len(self._answers) >= ANSWERS_KEPT:
            self._answers.pop(next(iter(self._answers)))
            self._forgot = True
        self._answers[listener.person, said.move] = (fingerprint(said), answer)
        return answer

    def _reseat(self) -> None:
        """Seats changed: everybody is shown what their own seats may see."""
        for listener in self.listeners:
            listener.seats = tuple(self.room.seats_of(listener.person))
            listener.delay = 0.0 if listener.seats else float(self.room.terms.delay)

    # The game under way

    def _match(self) -> Match:
        if self.room.match is None:
            raise TableRefused("no game has begun at this table", code="server/no_game")
        return self.room.match

    def _enter(self, entry: Entry) -> None:
        match = self._match()
        number = match.version
        match.replay(entry)
        self._note(number)

    def _note(self, before: int) -> None:
        """Entries that the game has got become part of the table's story."""
        for number in range(before + 1, self._match().version + 1):
            self.room.note(number)

    # Telling

    def _listening(self, person: str) -> list[Listener]:
        return [each for each in self.listeners if each.person == person]

    @property
    def watching(self) -> int:
        return len({each.person for each in self.listeners if not each.seats})

    @property
    def people_here(self) -> set[str]:
        return {each.person for each in self.listeners}

    def _tell_all(self, version: int) -> None:
        last = version == self.room.version
        tallied = self.show.tallied(version)
        plain = self._told_plainly(version)
        for listener in self.listeners:
            if plain is not None and listener.plain:
                listener.send(plain)
                continue
            if listener.delay:
                self.house.later(listener.delay, self._tell_later, listener, version)
            else:
                self._tell_version(listener, version, last=last)
                if tallied is not None:
                    listener.tell(tallied)

    def _told_plainly(self, version: int) -> bytes | None:
        """What those are told who see neither views nor motions, if it is the same for all of them."""
        first = next((each for each in self.listeners if each.plain), None)
        if first is None or version in self.room.blind or not self.show.is_plain(version):
            return None
        return self.show.message(version, first, last=version == self.room.version)

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

    def _tell(self, message: msgspec.Struct) -> None:
        made = encoded(message)
        for listener in self.listeners:
            listener.send(made)


def _entries(room: Room) -> int:
    """How many entries the game under way has."""
    return room.match.version if room.match is not None else 0


def fingerprint(said: Any) -> str:
    """What tells two messages with the same move id apart."""
    return hashlib.sha256(encoded(said)).hexdigest()[:32]
