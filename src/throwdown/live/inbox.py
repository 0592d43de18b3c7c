"""A live table: one task that reads one inbox. It takes a message, handles it, stores the events, publishes them and
runs the effects; then it takes the next message.

``ask`` waits until a message is handled, ``post`` does not. Nothing else changes a table. A batch that cannot be stored
restores the table from the store; one that is refused because another server has the table stops it. An evicted table
refuses every message with ``TableEvicted``: the lobby then finds the table again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, Any, assert_never

from msgspec import UNSET

from throwdown.errors import TableRefused, ThrowdownError

from . import effects as fx
from . import timers as tm
from .absence import gone
from .alarm import Alarm
from .answers import Answers, Move, fingerprint
from .clock import clock_info
from .events import GameBegan, read, write
from .games import PLACE_OF_SECRET, place_of_key
from .handle import COMMANDS, handle
from .index import Index
from .infos import chat_lines, listed_info, table_info, tally_info
from .inputs import Continue, NamesWithdrawn, Opened, Restored, Said, TakeBackSeats, TimerFired
from .jobs import Jobs
from .listener import encoded
from .naming import with_names, without_names
from .presenter import Presenter
from .protocol import messages as wire
from .publisher import TIMES_KEPT, Publisher
from .slices import Slices
from .state import TableState
from .store import Batch, NotOwner, StoreConflict, StoreFailed
from .table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .effects import Effect
    from .events import AnyEvent
    from .inputs import AnyInput
    from .listener import Listener
    from .protocol.messages import TableInfo
    from .services import Services
    from .snapshot import Snapshot
    from .store import EventRow

log = logging.getLogger("throwdown.table")

#: The game under way or the last one, and the one before it: older ones are read from the store.
GAMES_KEPT = 2

#: A message, when it came, and who waits for it.
Item = tuple["AnyInput", float, "asyncio.Future[None] | None"]


class TableEvicted(NotOwner):
    """Raised when this object is not the table any more: find it again and repeat the message."""


class LiveTable:
    """One table in memory. A lobby opens or resumes it; everybody else sends it messages."""

    def __init__(self, id: str, services: Services) -> None:
        self.id = id
        self.created = 0.0
        """When the table was opened, by the wall clock."""
        self._services = services
        self._store = services.store
        self._time = services.time
        self._table = Table(self._new_state(GAMES_KEPT), services, services.limits, SystemRandom())
        self._index = Index(services.store, services.secrets)
        self._answers = Answers(id, services.store)
        self._presenter = Presenter(self._table)
        self._publisher = Publisher(self._table, self._table.audience, self._presenter, services.time)
        self._chain = ""
        self._published = 0
        """The last version that was published."""
        self._unread = False
        """Something could not be stored, and the table not be restored yet."""
        self._postponed: list[AnyInput] = []
        """Messages that came in that time, and whose senders do not wait for an answer."""
        self._messages: deque[Item] = deque()
        self._arrived: asyncio.Future[None] | None = None
        self._reader: asyncio.Task[None] | None = None
        self._alarm = Alarm(self._table, services.time, self.post)
        self._jobs = Jobs(id, services, self.post)
        self._stopped = False

    def _new_state(self, keep_games: int | None) -> TableState:
        services = self._services
        return TableState(self.id, services.secrets.of, services.thrower_of, keep_games, services.signer.public)

    # What every caller may read

    @property
    def state(self) -> TableState:
        return self._table.state

    @property
    def people_here(self) -> set[str]:
        return self._table.audience.people

    @property
    def connections(self) -> int:
        return len(self._table.audience)

    def info(self) -> TableInfo:
        """The table as everybody may see it, with how many watch."""
        return table_info(self.state, self._table.audience.watching)

    def listed_info(self) -> TableInfo:
        """The same as the lobby shows it."""
        return listed_info(self.state, self._table.audience.watching)

    @property
    def turn_ends(self) -> float | None:
        """When the time for the current turn is over, by the wall clock; none without a clock."""
        ends = self._table.timers.get(tm.ClockEnds())
        return None if ends is None else ends + self._time.wall() - self._time.now()

    def turn_of(self, *ids: str) -> wire.TurnInfo:
        """Whether the table waits for the person with these ids."""
        seats = sorted(seat for id in ids for seat in self.state.seats_of(id))
        waits = any(seat in self.state.owed() for seat in seats)
        return wire.TurnInfo(table=self.listed_info(), seats=seats, your_turn=waits, ends=self.turn_ends)

    # Its life

    async def open(self, events: Sequence[AnyEvent]) -> None:
        """Begin the life of a new table with these events."""
        self.created = self._index.created = self._time.wall()
        self._start()
        await self.ask(Opened(events))

    async def resume(self, created: float, snapshot: Snapshot | None = None) -> None:
        """Read the table from the store, and continue it; by its snapshot as if it had never left the memory."""
        self.created = self._index.created = created
        await self._restore()
        self._table.status = self.state.status
        await self._recall_times()
        self._start()
        await self.ask(Restored(snapshot))

    async def _recall_times(self) -> None:
        """For spectators who are shown everything later, also after a restart."""
        if self.state.terms.delay:
            since = max(0, self.state.version - TIMES_KEPT)
            rows = await self._store.read(self._store.events, self.id, since)
            self._publisher.recall_times((row.version, row.at) for row in rows)

    def _start(self) -> None:
        self._reader = asyncio.get_running_loop().create_task(self._read_inbox(), name=f"table {self.id[:6]}")
        self._reader.add_done_callback(self._reader_ended)

    def _reader_ended(self, reader: asyncio.Task[None]) -> None:
        """If the reader died, every caller would wait for ever: the table leaves the memory, to be read anew."""
        if reader.cancelled() or (error := reader.exception()) is None:
            return
        log.error("table %s does not read its messages any more", self.id[:6], exc_info=error)
        self.stop()
        self.close_connections(1012, "this table is read anew: come back")
        self._services.released(self.id)

    def stop(self) -> None:
        """Take no more messages, and drop all work under way."""
        self._stopped = True
        self._jobs.stop()
        self._table.drop_work()
        self._alarm.stop()
        if self._reader is not None and self._reader is not _current_task():
            self._reader.cancel()
        while self._messages:
            self._answer(self._messages.popleft()[2], _evicted())

    def close_connections(self, code: int, reason: str) -> None:
        for listener in list(self._table.audience):
            listener.close(code, reason)

    # The inbox

    async def ask(self, message: AnyInput) -> None:
        """Wait until a message is handled and stored; what the table refuses is raised here."""
        if self._stopped:
            raise _evicted()
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._put(message, answer)
        await answer

    def post(self, message: AnyInput) -> None:
        """Have a message handled; an evicted table needs none."""
        if not self._stopped:
            self._put(message, None)

    def _put(self, message: AnyInput, answer: asyncio.Future[None] | None) -> None:
        self._messages.append((message, self._time.now(), answer))
        if self._arrived is not None and not self._arrived.done():
            self._arrived.set_result(None)

    async def _read_inbox(self) -> None:
        while not self._stopped:
            if not self._messages:
                self._arrived = asyncio.get_running_loop().create_future()
                await self._arrived
            message, at, answer = self._messages.popleft()
            try:
                await self._process(message, at)
            except asyncio.CancelledError:
                self._answer(answer, _evicted())
                raise
            except Exception as error:
                self._failed(message, answer, error)
            else:
                self._answer(answer, None)
            self._alarm.set()

    @staticmethod
    def _answer(answer: asyncio.Future[None] | None, error: Exception | None) -> None:
        if answer is None or answer.done():
            return
        if error is None:
            answer.set_result(None)
        else:
            answer.set_exception(error)

    def _failed(self, message: AnyInput, answer: asyncio.Future[None] | None, error: Exception) -> None:
        """A message was refused, or could not be stored; one without a waiting caller is tried again in a moment."""
        self._answer(answer, error)
        if answer is not None:
            return
        if not isinstance(error, TableRefused):
            self._try_again(message)
        known = isinstance(error, ThrowdownError)
        what, table = type(message).__name__, self.id[:6]
        log.warning("%s at table %s: %s", what, table, error, exc_info=None if known else error)

    def _try_again(self, message: AnyInput) -> None:
        timer = message.timer if isinstance(message, TimerFired) else tm.Again()
        self._alarm.try_again(timer, self._services.limits.again_s)
        if self._unread and not isinstance(message, TimerFired):
            self._postponed.append(message)

    async def _process(self, message: AnyInput, at: float) -> None:
        self._table.now, self._table.wall = at, self._time.wall() - (self._time.now() - at)
        if self._unread:
            await self._restore()
        if type(message) is Said and type(message.message) in COMMANDS:
            await self._command(message)
        elif type(message) is not TimerFired or self._alarm.is_due(message.timer):
            await self._step(message)
            if type(message) is NamesWithdrawn and not self._stopped:
                await self._read_again()

    async def _command(self, request: Said) -> None:
        """Do what was asked once, and answer it."""
        listener, message = request.listener, request.message
        if listener not in self._table.audience:
            return  # sent away, or gone, before its turn came
        move = Move(listener.person, message.move, fingerprint(message), listener.send)  # type: ignore[union-attr]
        known = await self._answers.find(move)
        if known is not None:
            listener.send(known)
            return
        leaves = type(message) is wire.Leave
        if not (leaves or self._services.may_store(listener.person, listener.address)):
            raise TableRefused("you have done a great deal within an hour: wait a moment", code="server/too_fast")
        for seat in listener.seats:
            if self.state.chairs[seat].stand_in is not None and not leaves:
                await self._step(TakeBackSeats(listener))
                break
        before = self.state.version
        try:
            await self._step(request, move)
        except StoreConflict:
            # Something was stored after all, though the store had said that it failed.
            self._answers.incomplete = True
            known = await self._answers.find(move)
            if known is not None:  # this move
                listener.send(known)
            elif self.state.version > before:  # another one, which is restored now
                await self._step(request, move)
            else:
                raise

    async def _step(self, message: AnyInput, move: Move | None = None) -> None:
        """Handle one message: store its events, answer the move that caused them, publish, run the effects."""
        before, checkpoint = self._table.state.version, self._table.checkpoint()
        try:
            events, effects = handle(self._table, message)
            batch, answer = self._batch(events, before, move)
            if batch.steps:
                await self._store.commit(batch)
        except NotOwner:
            self._unread = True  # what was folded was not stored
            self._services.disowned(self.id)
            raise
        except Exception as error:  # a table that is stopped is not restored
            if self.state.version != before:
                self._table.roll_back(checkpoint)
                await self._restore_after_failure()
            elif move is not None and not isinstance(error, StoreConflict):  # which says that this move is stored
                self._table.roll_back(checkpoint)
            raise
        if move is not None:
            self._answers.keep(move, answer)
            move.reply(answer)
        if events:
            self._publish(before)
        await self._run_all(effects)

    # Storing

    def _batch(self, events: Sequence[AnyEvent], before: int, move: Move | None) -> tuple[Batch, bytes]:
        """What is stored of these events, together with the answer to the move that caused them."""
        batch, state, now = Batch(), self._table.state, self._time.wall()
        for version, event in enumerate(events, before + 1):
            stored, names = without_names(event)
            text, self._chain = write(stored, self._chain)
            batch.event(state.id, version, now, text)
            for each in names:
                batch.name(state.id, version, each)
        if events:
            self._index.add_to(batch, state, before, now)
        for report in self._table.reports:
            batch.report(report)
        answer = b""
        if move is not None:
            answer = encoded(wire.Ack(move=move.id, version=state.version, receipt=self._table.receipt or UNSET))
            batch.move(state.id, move.person, move.id, move.fingerprint, answer.decode())
        return batch, answer

    async def _restore_after_failure(self) -> None:
        """What was not stored never was: throws, thoughts and races that follow from it are dropped."""
        self._jobs.drop_work()
        self._table.drop_work()
        self._unread = True
        try:
            await self._restore()
        except ThrowdownError:  # not even read: the next message tries again
            self._alarm.try_again(tm.Again(), self._services.limits.again_s)

    async def _read_again(self) -> None:
        """Names were withdrawn in the store: forget what was read before, and show everybody the table without them."""
        await self._restore_after_failure()
        for listener in list(self._table.audience.welcomed):
            await self._welcome(fx.Welcome(listener))

    async def _restore(self) -> None:
        """Fold everything that is stored, in slices: a long game takes tens of milliseconds."""
        state, self._chain = await self._read(GAMES_KEPT, self._note_begun)
        slices, match = Slices(), state.match
        while state.playing and match is not None and match.log.hash_next():
            await slices.pause()
        if state.next is not None:
            for place in (PLACE_OF_SECRET, *map(place_of_key, state.next.keys)):
                await self._services.secrets.expect(state.next.id, place)
        table = self._table
        table.state = state
        self._index.note_stored(state)
        self._answers.incomplete = True
        table.audience.reseat(state)
        if self._unread:
            self._unread = False
            self._resume_after_failure()
        self._published = state.version

    def _resume_after_failure(self) -> None:
        """Publish what was stored unnoticed, and start again what comes next."""
        self._table.status = self.state.status
        if self.state.version > self._published:
            self._publisher.publish(self._published)
        for message in (*self._postponed, Continue()):
            self.post(message)
        self._postponed.clear()

    async def _read(self, keep_games: int | None, note: Any = None) -> tuple[TableState, str]:
        """The table as it is stored, and the hash of its last event; in slices."""
        await self._services.secrets.recall(self.id)
        rows: list[EventRow] = await self._store.read_in_thread(self._store.events, self.id)
        state, chain, slices = self._new_state(keep_games), "", Slices()
        for row in rows:
            stored, chain = read(row.text, chain)
            event = with_names(stored, row.names)
            state.fold(event)
            if note is not None:
                note(event, row)
            await slices.pause()
        return state, chain

    def _note_begun(self, event: AnyEvent, row: EventRow) -> None:
        if isinstance(event, GameBegan):
            self._index.note_begun(event.id, row.at)

    # Publishing

    def _publish(self, before: int) -> None:
        state = self._table.state
        if state.terms.delay:
            self._publisher.note_times(range(before + 1, state.version + 1))
        self._publisher.publish(before)
        self._published = state.version

    async def _welcome(self, welcome: fx.Welcome) -> None:
        """Show everything, or what was missed; what is forgotten is read from the store for that."""
        listener, since = welcome.listener, welcome.since
        listener.welcomed = True
        await self._presenter.prepare(listener)
        publisher, last = self._publisher, self._publisher.version_for(listener)
        full = since is None or not 0 < since <= last
        if since is not None and not full and since < self.state.story.forgotten:
            history, _ = await self._read(None)
            past = Table(history, self._services, self._services.limits, self._table.rng)
            publisher = Publisher(past, self._table.audience, Presenter(past), self._time)
        listener.tell(self._welcome_message(listener, welcome.stood_in, full=full))
        if since is not None and not full:
            await publisher.catch_up(listener, since, last)

    def _welcome_message(self, listener: Listener, stood_in: Sequence[int], *, full: bool) -> wire.Welcome:
        table, state = self._table, self.state
        version = self._publisher.version_for(listener)
        game, entry = self._publisher.game_for(version)
        shown = game is not None and full
        fill = table.timers.get(tm.BotsFill())
        return wire.Welcome(
            protocol=wire.PROTOCOL,
            version=version,
            full=full,
            you="" if listener.watches else listener.person,
            seats=list(listener.seats),
            host=listener.person == state.host and not listener.watches,
            table=self.info(),
            game=self._presenter.game(game, listener, entry, hashed=True) if game is not None and shown else None,
            gone=gone(table),
            clock=clock_info(table) if version == state.version else None,
            tally=tally_info(state) if version == state.version else None,
            chat=[line for line in chat_lines(state) if line.version <= version] if full else [],
            log=self._presenter.log(game, listener, version + 1, listener.log)
            if game is not None and shown and listener.views and listener.log
            else None,
            server=self._services.server_version,
            bots_in=None if fill is None else table.left(fill),
            stood_in=list(stood_in),
        )

    def _send_log(self, asked: fx.SendLog) -> None:
        before = max(1, min(asked.before, self._publisher.version_for(asked.listener) + 1))
        game, _ = self._publisher.game_for(before - 1)
        part = self._presenter.log(game, asked.listener, before, asked.most) if game is not None else wire.LogPart()
        asked.listener.tell(wire.Recalled(log=part))

    # Effects

    async def _run_all(self, effects: Sequence[Effect]) -> None:
        """Run each of them; the first failure is raised at the end."""
        failures: list[Exception] = []
        for effect in effects:
            try:
                await self._run(effect)
            except Exception as error:  # what fails for one listener must not stop what is done for the others
                failures.append(error)
        if failures:
            raise failures[0]

    async def _run(self, effect: Effect) -> None:  # one line for each effect
        match effect:
            case fx.NotifyLobby():  # first, because most actions have it and nothing else
                self._services.lobby_changed()
            case fx.Send():
                message = effect.message
                effect.listener.send(message if isinstance(message, bytes) else encoded(message))
            case fx.Broadcast():
                self._broadcast(encoded(effect.message), late=effect.late)
            case fx.Welcome():
                await self._welcome(effect)
            case fx.SendLog():
                self._send_log(effect)
            case fx.CloseConnection():
                effect.listener.close(effect.code, effect.reason)
            case fx.Throw():
                self._jobs.throw(effect)
            case fx.ShowFlight():
                self._publisher.show_flight(effect.motion)
            case fx.Think():
                self._jobs.think(effect)
            case fx.Prepare():
                self._jobs.prepare(effect)
            case fx.Rank():
                self._jobs.rank(effect)
            case fx.Advise():
                self._jobs.advise(effect)
            case fx.Notify():
                self._services.notify(effect.person, effect.kind, self.id, effect.about)
            case fx.Post():
                self.post(effect.message)
            case fx.Evict():
                await self._evict(effect)
            case fx.Release():
                self.stop()
                self._services.released(self.id)
            case _:
                assert_never(effect)

    def _broadcast(self, message: bytes, *, late: bool) -> None:
        for listener in self._table.audience.welcomed:
            if late and listener.delay:
                self._time.call_at(self._time.now() + listener.delay, partial(self._send_late, listener, message))
            else:
                listener.send(message)

    def _send_late(self, listener: Listener, message: bytes) -> None:
        if listener in self._table.audience:
            listener.send(message)

    async def _evict(self, evict: fx.Evict) -> None:
        """Store the snapshot and leave the memory, unless a message came in the meantime or it cannot be stored."""
        try:
            await self._store.commit(Batch().evict(self.id, evict.version, evict.snapshot.decode()))
        except StoreFailed:
            return
        if not self._messages:
            self.stop()
            self._services.evicted(self.id, evict.snapshot)


def _current_task() -> asyncio.Task[Any] | None:
    try:
        return asyncio.current_task()
    except RuntimeError:
        return None


def _evicted() -> TableEvicted:
    return TableEvicted("this table has left the memory: ask for it again")
