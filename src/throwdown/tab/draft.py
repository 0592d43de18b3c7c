"""What a batch changes, checked as the databases of the server check it: the memory stays as it is until all of it is
written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from throwdown.live import store as writes
from throwdown.live.store import StoreConflict, StoreRefused

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from throwdown.live.store import Batch, Write

    from .database import Change

Values = list[Any]
#: The name of a store and, of what is read table by table, the table.
Shelf = tuple[str, str]
Memory = dict[Shelf, dict[str, Values]]

#: Between the parts of a key: no id has it, and the keys of one table are side by side.
BETWEEN: Final = "\x1f"
#: So many digits sort as their numbers do.
DIGITS: Final = 19
LARGEST: Final = 2**63 - 1
STATUSES: Final = ("open", "playing", "over", "closed")
KINDS: Final = ("guest", "bot")

_encode = msgspec.json.Encoder().encode


def key_of(*parts: object) -> str:
    return BETWEEN.join(f"{part:0{DIGITS}}" if isinstance(part, int) else str(part) for part in parts)


def table_of(write: Write, values: tuple[object, ...]) -> str | None:
    """The table whose history this write needs to know."""
    return str(values[0]) if write in _WITH_HISTORY else None


class Draft:
    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self._changed: dict[tuple[Shelf, str], Values | None] = {}

    def run(self, batch: Batch) -> None:
        for write, values in sorted(batch.steps, key=lambda step: step[0].rank):
            if write not in _WRITES:
                raise StoreRefused(f"the store of the tab has no {write.name!r}")
            _WRITES[write](self, *values)

    def changes(self) -> list[Change]:
        """What the database has to write; refused if a text is not one."""
        try:
            return [
                (store, key, None if values is None else _encode(values).decode())
                for ((store, _), key), values in self._changed.items()
            ]
        except UnicodeError as error:
            raise StoreRefused(f"a text cannot be stored: {error}") from error

    def keep(self) -> None:
        """Bring into the memory what was written."""
        for (shelf, key), values in self._changed.items():
            if values is None:
                self._memory.get(shelf, {}).pop(key, None)
            else:
                self._memory.setdefault(shelf, {})[key] = values

    # One row

    def get(self, shelf: Shelf, key: str) -> Values | None:
        if (shelf, key) in self._changed:
            return self._changed[shelf, key]
        return self._memory.get(shelf, {}).get(key)

    def put(self, shelf: Shelf, key: str, values: Values | None) -> None:
        self._changed[shelf, key] = values

    def add(self, shelf: Shelf, key: str, values: Values) -> None:
        if self.get(shelf, key) is not None:
            raise StoreConflict(f"{shelf[0]}: {key.replace(BETWEEN, ' ')} is stored already")
        self.put(shelf, key, values)

    def need(self, store: str, id: str) -> Values:
        found = self.get((store, ""), id)
        if found is None:
            raise StoreRefused(f"{store}: {id!r} is not there")
        return found

    def new(self, store: str) -> list[str]:
        """Keys that the memory does not have yet."""
        known = self._memory.get((store, ""), {})
        return [key for (name, _), key in self._changed if name == store and key not in known]

    def rows(self, shelf: Shelf) -> Iterator[tuple[str, Values]]:
        yield from ((key, row) for key, row in self._memory.get(shelf, {}).items() if (shelf, key) not in self._changed)
        yield from ((key, row) for (where, key), row in self._changed.items() if where == shelf and row is not None)


def last_version(rows: Draft | Memory, table: str) -> int:
    shelf = ("events", table)
    found = rows.rows(shelf) if isinstance(rows, Draft) else rows.get(shelf, {}).items()
    return max((row[0] for _, row in found), default=0)


# One function for each kind of write


def _check(held: bool, what: str) -> None:
    if not held:
        raise StoreRefused(what)


def _put_person(draft: Draft, id: str, *values: Any) -> None:
    _name, kind, owner, *_ = values
    _check(kind in KINDS, f"people: {kind!r} is not one of {KINDS}")
    if owner is not None:
        draft.need("people", owner)
    draft.put(("people", ""), id, [id, *values])


def _put_table(draft: Draft, id: str, *values: Any) -> None:
    _check(values[0] in STATUSES, f"tables: {values[0]!r} is not one of {STATUSES}")
    draft.put(("tables", ""), id, [id, *values])


def _put_game(draft: Draft, id: str, table: str, *values: Any) -> None:
    draft.need("tables", table)
    draft.put(("games", ""), id, [id, table, *values])


def _put_seat(draft: Draft, table: str, seat: int, person: str) -> None:
    draft.need("tables", table)
    draft.need("people", person)
    draft.put(("seats", ""), key_of(table, seat), [table, seat, person])


def _drop_seat(draft: Draft, table: str, seat: int) -> None:
    draft.put(("seats", ""), key_of(table, seat), None)


def _add_event(draft: Draft, table: str, version: int, at: float, text: str, _crc: int) -> None:
    draft.need("tables", table)
    _check(0 < version <= LARGEST, f"events: {version} is not a version")
    draft.add(("events", table), key_of(table, version), [version, at, text])


def _add_move(draft: Draft, table: str, person: str, move: str, fingerprint: str, answer: str) -> None:
    draft.need("tables", table)
    draft.add(("moves", table), key_of(table, person, move), [person, move, fingerprint, answer])


def _add_name(draft: Draft, table: str, version: int, seat: int, *beside: Any) -> None:
    draft.need("tables", table)
    draft.add(("names", table), key_of(table, version, seat), [version, seat, *beside])


def _put_secret(draft: Draft, game: str, place: int, table: str, secret: str) -> None:
    draft.need("tables", table)
    draft.add(("secrets", ""), key_of(game, place), [game, place, secret])


def _drop_secrets_of(draft: Draft, game: str) -> None:
    shelf = ("secrets", "")
    for key, (of, *_) in list(draft.rows(shelf)):
        if of == game:
            draft.put(shelf, key, None)


def _note_snapshot(draft: Draft, table: str, version: int, listing: str) -> None:
    row = draft.get(("tables", ""), table)
    if row is not None and last_version(draft, table) == version:
        draft.put(("tables", ""), table, [*row[:3], listing, *row[4:]])


def _ignore(draft: Draft, *values: Any) -> None:
    """A tab has few games: it lists them without rows of their seats."""


_WRITES: Final[dict[Write, Callable[..., None]]] = {
    writes.PUT_PERSON: _put_person,
    writes.PUT_TABLE: _put_table,
    writes.PUT_GAME: _put_game,
    writes.PUT_SEAT: _put_seat,
    writes.DROP_SEAT: _drop_seat,
    writes.ADD_EVENT: _add_event,
    writes.ADD_MOVE: _add_move,
    writes.ADD_NAME: _add_name,
    writes.PUT_SECRET: _put_secret,
    writes.DROP_SECRETS_OF: _drop_secrets_of,
    writes.NOTE_SNAPSHOT: _note_snapshot,
    writes.PUT_PLAY: _ignore,
    writes.DROP_PLAYS_OF: _ignore,
    writes.ADD_REPORT: _ignore,  # there is nobody else, and nobody to read it
    writes.ADD_REPORTED_LINE: _ignore,
}
_WITH_HISTORY: Final = {writes.ADD_EVENT, writes.ADD_MOVE, writes.ADD_NAME, writes.NOTE_SNAPSHOT}
