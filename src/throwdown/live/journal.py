"""The journal of a table: ``commit`` is the only way in which a table changes.

An event is folded into the state, then stored, and only then does anybody hear of it. Events are taken one by
one, so that a generator sees the state after each of its events: an action, then the luck that lands at once,
then the end of the game. All of them are stored in one batch, together with the answer to the move that caused
them. What cannot be stored never was: the table is read back from the store.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from throwdown.errors import ThrowdownError
from throwdown.live.protocol.messages import Ack
from throwdown.live.slices import Slices

from .answers import Answers
from .events import GameBegan, read, write
from .listener import encoded
from .store import Batch, NotOwner

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from .answers import Move
    from .events import AnyEvent
    from .index import Index
    from .services import Secrets
    from .state import TableState
    from .store import EventRow, TableStore
    from .timers import Time


#: The game under way or the last one, and the one before it: so far back can anybody look without the store.
GAMES_KEPT = 2


@dataclass
class History:
    """A whole table, read from the store."""

    state: TableState


class Observer(Protocol):
    """Whoever is told what becomes of the table."""

    def committed(self, before: int) -> None:
        """All versions after this one are stored; the move that caused them is answered."""
        ...

    def lost(self) -> None:
        """Something could not be stored: whatever was begun on its ground is in vain."""
        ...

    def restored(self) -> None:
        """The state was read from the store."""
        ...

    def disowned(self) -> None:
        """Another server has the table now: nothing can be stored here any more."""
        ...


class Nobody:
    """An observer whom nothing concerns any more."""

    def committed(self, before: int) -> None:
        pass

    def lost(self) -> None:
        pass

    def restored(self) -> None:
        pass

    def disowned(self) -> None:
        pass


class Journal:
    """The events of one table, and the state that they make."""

    def __init__(
        self,
        new_state: Callable[[int | None], TableState],
        store: TableStore,
        time: Time,
        index: Index,
        secrets: Secrets,
        observer: Observer,
    ) -> None:
        self._new_state = new_state
        self._store = store
        self._time = time
        self._index = index
        self._secrets = secrets
        self._observer = observer
        self.state = new_state(GAMES_KEPT)
        self.answers = Answers(self.state.id, store)
        self.lock = asyncio.Lock()
        """Whoever commits, or shows the table as it is stored, holds it."""
        self._chain = ""
        self.unread = False
        """A batch could not be stored, and the table not be read back yet."""

    async def commit(self, events: Iterable[AnyEvent], move: Move | None = None) -> None:
        """Fold these events, store them, publish them; what is refused has changed nothing."""
        await self.ensure_read()
        if isinstance(self._observer, Nobody):
            raise NotOwner("this table has left the memory: ask for it again")
        before, batch = self.state.version, Batch()
        try:
            self._fold(events, batch)
            answer = self._add_answer(batch, move) if move is not None else b""
            if batch.steps:
                await self._write(batch, before)
        except NotOwner:
            self.unread = True  # what was folded was not stored
            self._observer.disowned()
            raise
        except BaseException:
            if self.state.version != before:
                await self._read_back()
            raise
        if move is not None:
            self.answers.keep(move, answer)
            move.reply(answer)
        self._observer.committed(before)

    def _fold(self, events: Iterable[AnyEvent], batch: Batch) -> None:
        state, now = self.state, self._time.wall()
        for event in events:
            state.fold(event)
            text, self._chain = write(event, self._chain)
            batch.event(state.id, state.version, now, text)

    def _add_answer(self, batch: Batch, move: Move) -> bytes:
        answer = encoded(Ack(move=move.id, version=self.state.version))
        batch.move(self.state.id, move.person, move.id, move.fingerprint, answer.decode())
        return answer

    async def _write(self, batch: Batch, before: int) -> None:
        if self.state.version != before:
            self._index.add_to(batch, self.state, before, self._time.wall())
        await self._store.commit(batch)

    def detach(self) -> None:
        """Let go of the observer; from now on another object may be this table, and nothing is stored here."""
        self._observer = Nobody()

    # Reading

    async def read(self) -> None:
        """Fold everything that is stored, in slices: a long game takes tens of milliseconds."""
        rows, slices = await self._rows(), Slices()
        for _ in self._reading(rows):
            await slices.pause()
        match = self.state.match
        while self.state.playing and match is not None and match.log.hash_next():
            await slices.pause()

        if self.state.next is not None:
            await self._secrets.expect(self.state.next.id, self.state.next.round)

    async def _rows(self) -> list[EventRow]:
        """All that is stored; what folding it asks for is at hand then."""
        await self._secrets.recall(self.state.id)
        return await self._store.look_long(self._store.events, self.state.id)

    def _reading(self, rows: Iterable[EventRow]) -> Iterator[None]:
        """Fold these rows one by one; the state is changed when all are folded."""
        state, chain = self._new_state(GAMES_KEPT), ""
        for row in rows:
            event, chain = read(row.told, chain)
            state.fold(event)
            if isinstance(event, GameBegan):
                self._index.note_begun(event.id, row.at)
            yield
        self.state, self._chain = state, chain
        self._index.note_stored(state)
        self.answers.incomplete = True
        self.unread = False
        self._observer.restored()

    async def history(self) -> History:
        """The table with everything that ever happened there, for whoever was away very long."""
        rows, slices = await self._rows(), Slices()
        state, chain = self._new_state(None), ""
        for row in rows:
            event, chain = read(row.told, chain)
            state.fold(event)
            await slices.pause()
        return History(state)

    async def ensure_read(self) -> None:
        """Read the table back if that is still owed; refused for as long as it cannot be."""
        if self.unread:
            for _ in self._reading(await self._rows()):
                pass

    async def _read_back(self) -> None:
        self._observer.lost()
        self.unread = True
        with suppress(ThrowdownError):  # not even read: whoever asks next tries again
            await self.ensure_read()
