"""What must be written together: what a table writes, and what people and upkeep do."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Self

from throwdown.live.store import Batch as TableBatch
from throwdown.live.store import Step

from . import writes

if TYPE_CHECKING:
    from .rows import Ages, PersonRow, SessionRow

__all__ = ["Batch", "Step", "TableBatch"]

_person_values = attrgetter("id", "name", "kind", "owner", "language", "created", "seen")
_session_values = attrgetter("hash", "person", "kind", "created", "seen", "label")


class Batch(TableBatch):
    """What must be written together, all of it or nothing. The order of the calls matters only within one kind."""

    __slots__ = ()

    def person(self, row: PersonRow) -> Self:
        return self._add(writes.PUT_PERSON, _person_values(row))

    def session(self, row: SessionRow) -> Self:
        return self._add(writes.PUT_SESSION, _session_values(row))

    def drop_session(self, hash: bytes) -> Self:
        return self._add(writes.DROP_SESSION, (hash,))

    def drop_sessions_of(self, person: str, kind: str | None = None) -> Self:
        return self._add(writes.DROP_SESSIONS_OF, (person, kind))

    def pulse(self, at: float) -> Self:
        """Write something that means nothing, to see whether anything can be written."""
        return self._add(writes.PUT_PULSE, (at,))

    def purge(self, now: float, ages: Ages, most: int) -> Self:
        """Delete what has no use any more; at most so many people at a time."""
        self._add(writes.DROP_STALE_SESSIONS, ("cookie", now - ages.cookie))
        self._add(writes.DROP_STALE_SESSIONS, ("resume", now - ages.code))
        self._add(writes.DROP_SEATS_OF_STRANDED, (now - ages.stranded, most))
        self._add(writes.DROP_STRANDED, (now - ages.stranded, most))
        return self._add(writes.DROP_OLD_MOVES, (now - 2 * ages.answer, now - ages.answer))
