"""A table that lives on the server: people come, play, watch and go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.errors import TableRefused
from throwdown.server.protocol import messages as say
from throwdown.server.protocol.messages import Welcome

from . import events as happened
from .commands import HearingTable
from .journal import TIMES_KEPT
from .race import LONGEST_DELAY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .events import Happening
    from .presenter import Listener
    from .state import Played


class HostedTable(HearingTable):
    """One table with everybody who listens to it."""

    # Who listens

    async def join(self, listener: Listener, since: int | None) -> None:
        """Somebody comes, or comes back; a seat that a bot kept for them is theirs again."""
        async with self.lock:
            self._read_again()
            self._check_may_listen(listener)
            listener.seats = tuple(self.room.seats_of(listener.person))
            listener.delay = 0.0 if listener.seats else float(self.room.terms.delay)
            self.listeners.append(listener)
            kept = [seat for seat in listener.seats if self.room.chairs[seat].stand_in is not None]
            if kept:
                await self._do(lambda: [happened.CameBack(seat=seat) for seat in kept])
            self._welcome(listener, since)
            self._came(listener.person)
        self.alarms.drop("unused")
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
        if self._is_back(person) or len(self._listening(person)) == 1:
            self._tell_presence()
        self.house.lobby_changed()

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
        listener.expect(2 * (last - since))  # each may have a motion
        for version in range(since + 1, last + 1):
            self._tell_version(listener, version, last=version == last)

    # What they say

    async def hear(self, listener: Listener, said: Any) -> None:
        """One message of somebody who listens."""
        if isinstance(said, say.Ping):
            listener.tell(say.Pong(n=said.n))
            if self.race is not None and not self.race.started:
                listener.round_trip = min(LONGEST_DELAY, self.house.now() - self.race.ready_at)
            return
        if isinstance(said, say.Look | say.Speak):
            await self._show_all(listener, said)
        elif isinstance(said, say.Hello):
            raise TableRefused("you said hello already", code="server/hello_twice")
        elif isinstance(said, say.Hint):
            await self._hear_hint(listener, said)
        else:
            await self._hear_move(listener, said)

    async def _show_all(self, listener: Listener, said: say.Look | say.Speak) -> None:
        """The table as it is stored: what is about to be is not shown yet."""
        async with self.lock:
            self._read_again()
            if isinstance(said, say.Speak):
                listener.language, listener.theme = said.language, said.theme
            listener.tell(self._welcomed(listener, full=True))

    def _remember_times(self) -> None:
        """For spectators who are shown everything later, also after a restart."""
        if self.room.terms.delay:
            now, wall = self.house.now(), self.house.wall()
            rows = self.house.store.events(self.room.id, max(0, self.room.version - TIMES_KEPT))
            self._times.extend((now - (wall - row.at), row.version) for row in rows)

    # Its life

    async def open(self, happenings: Sequence[Happening]) -> None:
        """The table begins its life with these."""
        async with self.lock:
            await self._do(lambda: happenings)
        self.go_on()

    async def begin(self) -> None:
        """Start the first game."""
        await self._begin()
        self.go_on()

    async def admit(self, person: str) -> None:
        """Somebody knew the password."""
        async with self.lock:
            if person not in self.room.admitted:
                await self._do(lambda: [happened.Admitted(person=person)])

    def take_up(self) -> None:
        """The table is in memory from now on; what comes by itself goes on."""
        self._note_stored()
        self._remember_times()
        if self.room.playing:
            self._new_clock()
            if self._waits_for_people:
                for person in self.room.seats_of_people:
                    if not self._listening(person):
                        self._lost(person, meant=False)
        if not self.listeners:
            self.alarms.set("unused", self.limits.unused_s)
        self.go_on()
