"""What must be written together."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Self
from zlib import crc32

from throwdown.table.ledger import LedgerRow, canonical

from . import writes

if TYPE_CHECKING:
    from .rows import Ages, GameRow, PersonRow, SecretRow, SessionRow, TableRow

Step = tuple[writes.Write, tuple[object, ...]]

_person_values = attrgetter("id", "name", "kind", "owner", "language", "created", "seen")
_session_values = attrgetter("hash", "person", "kind", "created", "seen", "label")
_table_values = attrgetter("id", "status", "visibility", "listing", "created", "changed")
_secret_values = attrgetter("game", "round", "table", "secret")
_game_values = attrgetter("id", "table", "number", "game", "secret", "started", "ended")


class Batch:
    """What must be written together, all of it or nothing. The order of the calls matters only within one kind."""

    __slots__ = ("steps",)

    def __init__(self) -> None:
        self.steps: list[Step] = []

    def event(self, table: str, version: int, at: float, told: str) -> Self:
        return self._add(writes.ADD_EVENT, (table, version, at, told, crc32(told.encode())))

    def move(self, table: str, person: str, move: str, fingerprint: str, answer: str) -> Self:
        return self._add(writes.ADD_MOVE, (table, person, move, fingerprint, answer))

    def table(self, row: TableRow) -> Self:
        return self._add(writes.PUT_TABLE, _table_values(row))

    def game(self, row: GameRow) -> Self:
        return self._add(writes.PUT_GAME, _game_values(row))

    def secret(self, row: SecretRow) -> Self:
        return self._add(writes.PUT_SECRET, _secret_values(row))

    def drop_secrets_of(self, game: str, before: int = 2**31) -> Self:
        """Forget the secrets of a game: all of them, or those of the rounds before one."""
        return self._add(writes.DROP_SECRETS_OF, (game, before))

    def listed(self, row: LedgerRow) -> Self:
        """One more row of the public list; it gets its place when it is written."""
        return self._add(writes.ADD_LEDGER, (row.game, canonical(row)))

    def person(self, row: PersonRow) -> Self:
        return self._add(writes.PUT_PERSON, _person_values(row))

    def session(self, row: SessionRow) -> Self:
        return self._add(writes.PUT_SESSION, _session_values(row))

    def drop_session(self, hash: bytes) -> Self:
        return self._add(writes.DROP_SESSION, (hash,))

    def drop_sessions_of(self, person: str, kind: str | None = None) -> Self:
        return self._add(writes.DROP_SESSIONS_OF, (person, kind))

    def seat(self, table: str, seat: int, person: str | None) -> Self:
        """Who sits there from now on; ``None``: nobody."""
        if person is None:
            return self._add(writes.DROP_SEAT, (table, seat))
        return self._add(writes.PUT_SEAT, (table, seat, person))

    def rest(self, table: str, version: int, listing: str) -> Self:
        """What the lobby shows of a table at rest and what it goes on with, unless more than that version is stored."""
        return self._add(writes.NOTE_REST, (table, version, listing))

    def pulse(self, at: float) -> Self:
        """Write something that means nothing, to see whether anything can be written."""
        return self._add(writes.PUT_PULSE, (at,))

    def purge(self, now: float, ages: Ages, most: int) -> Self:
        """Forget what nobody can use any more; at most so many people at a time."""
        self._add(writes.DROP_STALE_SESSIONS, ("cookie", now - ages.cookie))
        self._add(writes.DROP_STALE_SESSIONS, ("resume", now - ages.code))
        self._add(writes.DROP_SEATS_OF_STRANDED, (now - ages.stranded, most))
        self._add(writes.DROP_STRANDED, (now - ages.stranded, most))
        return self._add(writes.DROP_OLD_MOVES, (now - 2 * ages.answer, now - ages.answer))

    def _add(self, write: writes.Write, values: tuple[object, ...]) -> Self:
        self.steps.append((write, values))
        return self
