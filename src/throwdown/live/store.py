"""The contract of a store, as far as a live table needs one: rows, errors, and what is written together.

A host implements ``TableStore`` over whatever it has. Everything that belongs together is collected in a ``Batch``;
``await store.commit(batch)`` returns once all of it is on the disk, and only then is any of it published.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING, Final, NamedTuple, ParamSpec, Protocol, Self, TypeVar
from zlib import crc32

from throwdown.errors import ThrowdownError
from throwdown.history.rows import PLAY_FIELDS, PlayRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from .naming import NameBeside

# Errors


class StoreConflict(ThrowdownError):
    """Raised when that version of the table, or an answer to that move, is stored already; nothing was written."""

    code = "store/conflict"


class StoreFailed(ThrowdownError):
    """Raised when the disk is full, locked or broken; nothing was written, and the same batch may come again."""

    code = "store/failed"


class StoreDamaged(StoreFailed):
    """Raised when this part of the store cannot be read any more; what else is in it can."""


class StoreRefused(ThrowdownError):
    """Raised when a row is malformed or refers to one that is not there; nothing was written."""

    code = "store/refused"


class NotOwner(ThrowdownError):
    """Raised when another server has the table now; nothing of this batch was written."""

    code = "store/not_owner"


# Rows


@dataclass(frozen=True, slots=True)
class TableRow:
    id: str
    status: str
    """``open``, ``playing``, ``over`` or ``closed``."""
    visibility: str
    listing: str
    """What the lobby shows and, of an evicted table, its snapshot, as JSON."""
    created: float
    changed: float


@dataclass(frozen=True, slots=True)
class GameRow:
    id: str
    table: str
    number: int
    game: str
    secret: str
    """Once it is revealed: of a game to come or under way it is sealed, in a row of its own."""
    started: float
    ended: float | None


@dataclass(frozen=True, slots=True)
class SecretRow:
    """What the chance of a game to come or under way is made from; sealed in the database."""

    game: str
    place: int
    """Of the secret of the game, or of the key of a seat."""
    table: str
    secret: str


@dataclass(frozen=True, slots=True)
class EventRow:
    """One event of a table; versions count from 1 without gaps."""

    version: int
    at: float
    text: str
    """The event as JSON, and the hash of all events up to it."""
    names: tuple[NameBeside, ...] = ()
    """Of the people in it: they are outside of that hash."""


@dataclass(frozen=True, slots=True)
class MoveRow:
    """What a move was answered: the same move id again gets the same answer and does nothing."""

    person: str
    move: str
    fingerprint: str
    answer: str


@dataclass(frozen=True, slots=True)
class PersonRow:
    id: str
    name: str
    kind: str
    """``guest`` or ``bot``."""
    owner: str | None
    language: str
    created: float
    seen: float
    joined: str | None = None
    """The person whom this guest was joined to. Tables name the guest by this id for ever."""


@dataclass(frozen=True, slots=True)
class ReportedLine:
    """A chat line that hosts of the server read beside a report."""

    version: int
    person: str
    name: str
    text: str
    phrase: str


@dataclass(frozen=True, slots=True)
class ReportRow:
    """A person at a table reports another one to the hosts of the server."""

    id: str
    table: str
    at: float
    by: str
    person: str
    name: str
    """As the table showed it."""
    version: int
    """The chat line that is reported; 0: the person, or the name."""
    lines: tuple[ReportedLine, ...] = ()
    """What was said there last."""


# Writing


class Write(NamedTuple):
    """One kind of write. Lower ranks run first, so that what others refer to is there; writes of one rank
    touch the same rows and keep their order."""

    rank: int
    name: str


PUT_PERSON: Final = Write(0, "put_person")
PUT_TABLE: Final = Write(2, "put_table")
PUT_GAME: Final = Write(3, "put_game")
PUT_SEAT: Final = Write(4, "put_seat")
DROP_SEAT: Final = Write(4, "drop_seat")
ADD_EVENT: Final = Write(5, "add_event")
ADD_MOVE: Final = Write(6, "add_move")
ADD_NAME: Final = Write(9, "add_name")
PUT_SECRET: Final = Write(7, "put_secret")
DROP_SECRETS_OF: Final = Write(7, "drop_secrets_of")
NOTE_SNAPSHOT: Final = Write(9, "note_snapshot")
ADD_REPORT: Final = Write(9, "add_report")
ADD_REPORTED_LINE: Final = Write(9, "add_reported_line")
PUT_PLAY: Final = Write(14, "put_play")
DROP_PLAYS_OF: Final = Write(14, "drop_plays_of")

Step = tuple[Write, tuple[object, ...]]

_person_values = attrgetter("id", "name", "kind", "owner", "language", "created", "seen")
_table_values = attrgetter("id", "status", "visibility", "listing", "created", "changed")
_secret_values = attrgetter("game", "place", "table", "secret")
_game_values = attrgetter("id", "table", "number", "game", "secret", "started", "ended")
_play_values = attrgetter(*PLAY_FIELDS)
_report_values = attrgetter("id", "table", "at", "by", "person", "name", "version")
_line_values = attrgetter("version", "person", "name", "text", "phrase")


class Batch:
    """What must be written together, all of it or nothing. The order of the calls matters only within one kind."""

    __slots__ = ("steps",)

    def __init__(self) -> None:
        self.steps: list[Step] = []

    def event(self, table: str, version: int, at: float, text: str) -> Self:
        return self._add(ADD_EVENT, (table, version, at, text, crc32(text.encode())))

    def name(self, table: str, version: int, beside: NameBeside) -> Self:
        """A name in that event, which the event itself does not have."""
        return self._add(ADD_NAME, (table, version, *beside))

    def move(self, table: str, person: str, move: str, fingerprint: str, answer: str) -> Self:
        return self._add(ADD_MOVE, (table, person, move, fingerprint, answer))

    def person(self, row: PersonRow) -> Self:
        return self._add(PUT_PERSON, _person_values(row))

    def table(self, row: TableRow) -> Self:
        return self._add(PUT_TABLE, _table_values(row))

    def game(self, row: GameRow) -> Self:
        return self._add(PUT_GAME, _game_values(row))

    def play(self, row: PlayRow) -> Self:
        """One seat of a game that is over; it replaces what is stored of it."""
        return self._add(PUT_PLAY, _play_values(row))

    def drop_plays_of(self, game: str) -> Self:
        """People with a real box take the end of their game back."""
        return self._add(DROP_PLAYS_OF, (game,))

    def report(self, row: ReportRow) -> Self:
        """A report, with the lines that hosts of the server read beside it; the same one again changes nothing."""
        self._add(ADD_REPORT, _report_values(row))
        for line in row.lines:
            self._add(ADD_REPORTED_LINE, (row.id, *_line_values(line)))
        return self

    def secret(self, row: SecretRow) -> Self:
        return self._add(PUT_SECRET, _secret_values(row))

    def drop_secrets_of(self, game: str) -> Self:
        """Forget the secret of a game and the keys for it."""
        return self._add(DROP_SECRETS_OF, (game,))

    def seat(self, table: str, seat: int, person: str | None) -> Self:
        """Who sits there from now on; ``None``: the seat is empty."""
        if person is None:
            return self._add(DROP_SEAT, (table, seat))
        return self._add(PUT_SEAT, (table, seat, person))

    def evict(self, table: str, version: int, listing: str) -> Self:
        """What the lobby shows of an evicted table and its snapshot, unless more than that version is stored."""
        return self._add(NOTE_SNAPSHOT, (table, version, listing))

    def _add(self, write: Write, values: tuple[object, ...]) -> Self:
        self.steps.append((write, values))
        return self


Asked = ParamSpec("Asked")
Seen = TypeVar("Seen")


class TableStore(Protocol):
    """What a table needs of its store."""

    async def commit(self, batch: Batch) -> None: ...

    async def read(self, query: Callable[Asked, Seen], *args: Asked.args, **named: Asked.kwargs) -> Seen:
        """What one of the reads below finds, without holding up the event loop; refused if that takes too long.

        ``row = await store.read(store.game, id)``
        """
        ...

    async def read_in_thread(self, query: Callable[Asked, Seen], *args: Asked.args, **named: Asked.kwargs) -> Seen:
        """The same for what may take a while though the store is well."""
        ...

    def events(self, table: str, since: int = 0) -> list[EventRow]: ...
    def move(self, table: str, person: str, move: str) -> MoveRow | None: ...
    def game(self, id: str) -> GameRow | None: ...


class HostStore(TableStore, Protocol):
    """What a host of tables needs of its store; tests/live/store_contract.py says how."""

    def table(self, id: str) -> TableRow | None: ...
    def tables(self, status: str, limit: int = 100, visibility: str | None = None) -> list[TableRow]: ...
    def live_tables(self) -> list[str]: ...
    def last_version(self, table: str) -> int: ...
    def games(self, table: str) -> list[GameRow]: ...
    def secret(self, game: str, place: int) -> str | None: ...
    def secrets(self, game: str) -> dict[int, str]: ...
    def person(self, id: str) -> PersonRow | None: ...
    def tables_of(self, person: str, limit: int) -> list[str]: ...
    def close(self) -> None: ...
