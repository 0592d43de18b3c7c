"""A table that lives on the server: people come, play, watch and go."""

from __future__ import annotations

import logging
from contextlib import asynccontextmanager
from itertools import chain
from typing import TYPE_CHECKING

from throwdown.errors import TableRefused
from throwdown.live.protocol import messages as say

from . import events as ev
from .answers import Move, fingerprint
from .commands import decide
from .infos import chat_lines, listed_info, table_info, tally_info
from .parts import Parts
from .permissions import check_between_games
from .presenter import Presenter
from .publisher import TIMES_KEPT, Publisher
from .store import StoreConflict

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Sequence
    from contextlib import AbstractContextManager

    from throwdown.live.protocol.messages import TableInfo, Welcome

    from .commands import Command
    from .events import AnyEvent
    from .listener import Listener
    from .rest import Rest
    from .services import Services
    from .state import TableState

log = logging.getLogger("throwdown.table")

#: Events that change nothing in the lobby.
QUIET = {ev.Spoken, ev.Committed, ev.KeyPromised, ev.StartWanted, ev.KeysAsked}


class Session:
    """One table with everybody who listens to it. The lobby opens or resumes it; sockets join, speak and leave."""

    def __init__(self, id: str, services: Services) -> None:
        self.id = id
        self._services = services
        self._parts = Parts(id, services, self)
        self._status = ""
        self._told = 0
        """The last version that was published."""

    @property
    def state(self) -> TableState:
        return self._parts.state

    @property
    def created(self) -> float:
        """When the table was opened, by the wall clock."""
        return self._parts.index.created

    @property
    def people_here(self) -> set[str]:
        return self._parts.audience.people

    @property
    def connections(self) -> int:
        return len(self._parts.audience)

    def info(self) -> TableInfo:
        """The table as everybody may see it, with how many watch."""
        return table_info(self.state, self._parts.audience.watching)

    def listed_info(self) -> TableInfo:
        """The same as the lobby shows it."""
        return listed_info(self.state, self._parts.audience.watching)

    # Its life

    async def open(self, events: Sequence[AnyEvent]) -> None:
        """Begin the life of a new table with these events."""
        self._parts.index.created = self._services.time.wall()
        await self.commit(chain(events, self._parts.binding.commit_chance()))
        self._take_up()

    async def resume(self, created: float, rest: Rest | None = None) -> None:
        """Read the table from the store, and let what comes by itself go on; after a rest as if there had been none."""
        self._parts.index.created = created
        await self._parts.journal.read()
        self._status = self.state.status
        await self._recall_times()
        if rest is not None and rest.version == self.state.version:
            self._parts.resting.take_up(rest, self.go_on)
            self._parts.schedule.note_quiet()
        else:
            self._take_up()

    def _take_up(self) -> None:
        parts = self._parts
        if self.state.playing:
            parts.clock.begin()
            if self.state.waits_for_people:
                parts.absences.lose_missing()
        if not len(parts.audience):
            parts.schedule.note_unused()
        self.go_on()

    async def _recall_times(self) -> None:
        """For spectators who are shown everything later, also after a restart."""
        if self.state.terms.delay:
            store = self._services.store
            rows = await store.look(store.events, self.id, max(0, self.state.version - TIMES_KEPT))
            self._parts.publisher.recall_times((row.version, row.at) for row in rows)

    async def commit(self, events: Iterable[AnyEvent]) -> None:
        """Let something happen that no listener asked for."""
        async with self._at_work():
            await self._parts.journal.commit(events)
        self.go_on()

    async def begin(self) -> None:
        """Let a game begin, as soon as its dice are bound."""
        with self.held():
            await self._parts.schedule.begin()
        self.go_on()

    async def admit(self, person: str) -> None:
        """Let in somebody who knew the password."""
        if person not in self.state.admitted:
            await self.commit([ev.Admitted(person=person)])

    async def seat_bot(self, seat: int, person: str, name: str) -> None:
        """A standing bot sits down: the host wants it, and it plays such tables."""
        async with self._at_work():
            check_between_games(self.state)
            await self._parts.journal.commit([ev.Seated(seat=seat, name=name, person=person, program=True)])
        self.go_on()

    def held(self) -> AbstractContextManager[None]:
        """Whoever has found the table and waits before changing it keeps it in memory so: else another may be found."""
        return self._parts.audience.expecting()

    @asynccontextmanager
    async def _at_work(self) -> AsyncIterator[None]:
        """With the table as it is stored, and in memory until it is done."""
        with self.held():
            async with self._parts.journal.lock:
                yield

    def rest_soon(self) -> None:
        """Leave the memory at once if there is nothing to do."""
        self._parts.schedule.note_quiet(0.0)

    def fill_after(self, seconds: float) -> None:
        """Put bots into the free seats if nobody comes."""
        self._parts.schedule.fill_after(seconds)

    def go_on(self) -> None:
        """Let whatever comes by itself begin."""
        self._parts.schedule.go_on()

    def stop(self) -> None:
        """Let nothing more come by itself."""
        self._parts.schedule.stop()

    def send_away(self, code: int, reason: str) -> None:
        """Close every connection."""
        for listener in list(self._parts.audience):
            listener.close(code, reason)

    def detach(self) -> None:
        """The table leaves the memory: let go of everything that holds it there."""
        self._parts.detach()

    # Who listens

    async def join(self, listener: Listener, since: int | None) -> None:
        """Somebody comes, or comes back; a seat that a bot kept for them is theirs again."""
        parts = self._parts
        try:
            with self.held():
                await self._come_in(listener, since)
        finally:
            if not len(parts.audience):
                parts.schedule.note_unused()
        parts.schedule.note_used()
        self.go_on()

    async def _come_in(self, listener: Listener, since: int | None) -> None:
        parts = self._parts
        async with parts.journal.lock:
            await parts.journal.ensure_read()
            self._check_may_listen(listener)
            listener.sit(self.state)
            await parts.presenter.prepare(listener)
            parts.audience.add(listener)
            kept = await self._take_back_seats(listener)
            await self._welcome(listener, since, kept)
            returns = not listener.watches and parts.absences.come_back(listener.person)
            if returns or listener.watches or len(parts.audience.of(listener.person)) == 1:
                parts.absences.tell()
            self._services.lobby_changed()

    def _check_may_listen(self, listener: Listener) -> None:
        state, person = self.state, listener.person
        if person in state.expelled:
            raise TableRefused("the host has sent you away from this table", code="server/expelled")
        if state.closed:
            raise TableRefused("this table is closed: open another one", code="server/closed")
        if state.seats_of(person) or person == state.host:
            return
        if state.terms.visibility == "password" and person not in state.admitted:
            raise TableRefused("this table has a password: give it first", code="server/password")
        if state.status != "open" and not state.terms.spectators:
            raise TableRefused("nobody may watch this table", code="server/no_watching")
        if len(self._parts.audience) >= self._services.limits.watchers_per_table:
            raise TableRefused("this table is full of people: come back later", code="server/crowded")

    async def _take_back_seats(self, listener: Listener) -> list[int]:
        """Who is there plays again: no bot is needed any more. The seats that one has played."""
        kept = [seat for seat in listener.seats if self.state.chairs[seat].stand_in is not None]
        if kept:
            await self._parts.journal.commit([ev.CameBack(seat=seat) for seat in kept])
        return kept

    async def _welcome(self, listener: Listener, since: int | None, stood_in: list[int]) -> None:
        """Show everything, or tell what was missed; what is forgotten is read from the store for that."""
        publisher, last = self._parts.publisher, self._parts.publisher.version_for(listener)
        if since is None or not 0 < since <= last:
            listener.tell(self._welcome_message(listener, stood_in, full=True))
            return
        if since < self.state.story.forgotten:
            history = await self._parts.journal.history()
            publisher = Publisher(history, self._parts.audience, Presenter(history), self._services.time)
        listener.tell(self._welcome_message(listener, stood_in, full=False))
        await publisher.catch_up(listener, since, last)

    def _welcome_message(self, listener: Listener, stood_in: Sequence[int] = (), *, full: bool) -> Welcome:
        parts, state = self._parts, self.state
        version = parts.publisher.version_for(listener)
        game, entry = parts.publisher.game_for(version)
        logged = game is not None and full and listener.views and listener.log
        return say.Welcome(
            protocol=say.PROTOCOL,
            version=version,
            full=full,
            you="" if listener.watches else listener.person,
            seats=list(listener.seats),
            host=listener.person == state.host and not listener.watches,
            table=self.info(),
            game=parts.presenter.game(game, listener, entry, hashed=True) if full and game is not None else None,
            gone=parts.absences.gone(),
            clock=parts.clock.info() if version == state.version else None,
            tally=tally_info(state) if version == state.version else None,
            chat=[line for line in chat_lines(state) if line.version <= version] if full else [],
            log=parts.presenter.log(game, listener, version + 1, listener.log) if game and logged else None,
            server=self._services.server_version,
            bots_in=parts.schedule.fills_in(),
            stood_in=list(stood_in),
        )

    def leave(self, listener: Listener, *, meant: bool) -> None:
        """A connection is gone: because its person left, or because the network did."""
        self._parts.remove(listener, meant=meant)

    def note_silence(self, listener: Listener, silent: bool) -> None:
        """The line of somebody who sits here does not answer, or answers again."""
        listener.silent = silent
        self._parts.absences.tell()

    # What they say

    async def hear(self, listener: Listener, said: say.Said) -> None:
        """One message of somebody who listens."""
        match said:
            case say.Ping():
                listener.tell(say.Pong(n=said.n))
                self._parts.races.measure(listener, said.n)
            case say.Look() | say.Speak():
                await self._show_all(listener, said)
            case say.Stacked():
                self._stack(listener, said)
            case say.Recall():
                await self._recall(listener, said)
            case say.Hello():
                raise TableRefused("you said hello already", code="server/hello_twice")
            case say.Hint() | say.Odds():
                await self._parts.hints.hear(listener, said)
            case _:
                await self._hear_command(listener, said)

    async def _show_all(self, listener: Listener, said: say.Look | say.Speak) -> None:
        """Show the table as it is stored: what is about to be is not shown yet."""
        async with self._parts.journal.lock:
            await self._parts.journal.ensure_read()
            if isinstance(said, say.Speak):
                listener.language, listener.theme = said.language, said.theme
            await self._parts.presenter.prepare(listener)
            listener.tell(self._welcome_message(listener, full=True))

    def _stack(self, listener: Listener, said: say.Stacked) -> None:
        game = self.state.game
        if game is not None and said.seat in listener.seats and said.seat in game.places:
            self._parts.races.stack(said.race, game.places.index(said.seat), said.tiles)

    async def _recall(self, listener: Listener, said: say.Recall) -> None:
        """Tell an earlier part of the story, as far as this listener may know it."""
        async with self._parts.journal.lock:
            await self._parts.journal.ensure_read()
            before = max(1, min(said.before, self._parts.publisher.version_for(listener) + 1))
            game, _ = self._parts.publisher.game_for(before - 1)
            told = self._parts.presenter.log(game, listener, before, said.most) if game is not None else say.LogPart()
            listener.tell(say.Recalled(log=told))

    async def _hear_command(self, listener: Listener, said: Command) -> None:
        """Do what was asked once, and answer it."""
        parts, journal = self._parts, self._parts.journal
        async with journal.lock:
            if listener not in parts.audience:
                return  # sent away, or gone, while waiting
            move = Move(listener.person, said.move, fingerprint(said), listener.send)
            known = await journal.answers.find(move)
            if known is not None:
                listener.send(known)
                return
            await journal.ensure_read()
            if not (isinstance(said, say.Leave) or self._services.may_store(listener.person, listener.address)):
                raise TableRefused("you have done a great deal within an hour: wait a moment", code="server/too_fast")
            if not isinstance(said, say.Leave):
                await self._take_back_seats(listener)
            decided = decide(parts, listener, said)
            try:
                await journal.commit(decided.events, move)
            except StoreConflict:
                # The same move, whose first try was stored after all: its answer is there now.
                known = await journal.answers.find(move)
                if known is None:
                    raise
                listener.send(known)
                return
            if decided.then is not None:
                decided.then()
            parts.absences.stir(listener.person)
        self.go_on()

    # What became of it (the journal's observer)

    def committed(self, before: int) -> None:
        """Tell everybody what is stored now, and let seats, games and clocks follow."""
        parts, state = self._parts, self.state
        happened = {type(version.event) for version in state.story[before:]}
        if happened - {ev.Entered}:
            parts.audience.reseat(state)
        if state.terms.delay:
            parts.publisher.note_times(range(before + 1, state.version + 1))
        parts.publisher.publish(before)
        self._told = state.version
        if ev.GameBegan in happened:
            self._game_began()
        if happened - QUIET:
            self._services.lobby_changed()
        self._follow_status()

    def _game_began(self) -> None:
        parts = self._parts
        parts.clock.begin()
        parts.races.drop()
        parts.absences.lose_missing()
        for listener in list(parts.audience):
            belongs = listener.person == self.state.host or self.state.seats_of(listener.person)
            if not (self.state.terms.spectators or belongs):
                listener.close(4403, "nobody may watch this game")
        parts.bots.start_preparing()

    def _follow_status(self) -> None:
        status = self.state.status
        if status != self._status:
            fields = {"table": self.id[:6], "game": self.state.terms.game}
            log.info("table %s", status, extra={"fields": fields})
            self._status = status
            if status in ("over", "closed"):
                self._parts.absences.clear()
                self._parts.clock.end()

    def lost(self) -> None:
        """Something could not be stored: dice in the air, thoughts and races on its ground are in vain."""
        self._parts.schedule.cancel()

    def disowned(self) -> None:
        """Another server has the table now."""
        self._services.disowned(self.id)

    def restored(self) -> None:
        """The table was read from the store; what was stored there unnoticed is told now."""
        self._parts.audience.reseat(self.state)
        if len(self._parts.audience) and self.state.version > self._told:
            self._parts.publisher.publish(self._told)
        self._told = self.state.version
