"""Everything that a store holds, copied row by row to another one, and compared afterwards.

Secrets stay sealed on the way: the key goes its own way.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from throwdown.history.rows import PLAY_FIELDS

from .errors import BackupRefused

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    Row = tuple[Any, ...]

#: What there is to copy, in an order in which nothing refers to what is not there yet.
COLUMNS: Final = {
    "people": ("id", "name", "kind", "owner", "language", "created", "seen", "joined"),
    "credentials": ("id", "person", "kind", "key", "secret", "label", "count", "created", "used"),
    "tickets": ("hash", "kind", "person", "uses", "created", "until"),
    "sessions": ("hash", "person", "kind", "created", "seen", "label"),
    "tables": ("id", "status", "visibility", "listing", "created", "changed"),
    "games": ("id", "table", "number", "game", "secret", "started", "ended"),
    "plays": PLAY_FIELDS,
    "events": ("table", "version", "at", "body", "crc"),
    "names": ("table", "version", "seat", "person", "name", "salt", "text"),
    "withdrawn": ("person", "kind", "at"),
    "moves": ("table", "person", "move", "fingerprint", "answer"),
    "seats": ("table", "seat", "person"),
    "secrets": ("game", "place", "table", "sealed"),
    "books": ("id", "name", "zone", "invitation", "created"),
    "book_members": ("id", "book", "person", "name", "since", "gone"),
    "book_seats": ("book", "game", "seat", "member"),
    "notice_targets": ("id", "person", "kind", "endpoint", "keys", "session", "label", "created", "failures"),
    "notice_choices": ("person", "zone", "quiet_from", "quiet_until"),
    "notices": ("person", "kind", "about", "path", "due", "claims"),
    "tournaments": ("id", "host", "name", "book", "listed", "running", "created", "changed"),
    "tournament_log": ("tournament", "version", "at", "entry"),
    "tournament_entrants": ("tournament", "number", "person", "bot", "name", "gone"),
    "hosts": ("person", "since"),
    "sanctions": ("person", "kind", "reason", "since", "until", "skeleton"),
    "reports": ("id", "table", "at", "by", "person", "name", "version"),
    "report_lines": ("report", "version", "person", "name", "text", "phrase"),
    "moderation_log": ("id", "at", "by", "act", "person", "table", "reason", "until"),
    "muted": ("person", "other", "since"),
    "bot_errors": ("bot", "errors"),
    "server_seed": ("one", "seed"),
}
_SUM_BYTES: Final = 8


def named(kind: str) -> str:
    """The columns of this kind, for a statement."""
    return ", ".join(f'"{name}"' for name in COLUMNS[kind])


def selected(kind: str) -> str:
    """The statement that reads all rows of this kind; people come before those who refer to them."""
    first = " ORDER BY owner IS NOT NULL OR joined IS NOT NULL" if kind == "people" else ""
    return f"SELECT {named(kind)} FROM {kind}{first}"  # noqa: S608


class Shelf(Protocol):
    """One moment of a store, to be read or filled."""

    def rows(self, kind: str) -> Iterator[Row]: ...
    def put(self, kind: str, rows: Iterable[Row]) -> None: ...


class _Tally:
    """How many rows went by, and a sum of them that does not depend on their order."""

    def __init__(self) -> None:
        self.count = self.sum = 0

    def over(self, rows: Iterable[Row]) -> Iterator[Row]:
        for row in rows:
            self.count += 1
            digest = blake2b(msgspec.json.encode(row), digest_size=_SUM_BYTES).digest()
            self.sum = (self.sum + int.from_bytes(digest)) % 2 ** (8 * _SUM_BYTES)
            yield row


def copy_all(source: Shelf, target: Shelf) -> dict[str, int]:
    """Copy everything; how many rows of each kind. Refused if the target then holds anything else."""
    counts = {}
    for kind in COLUMNS:
        read, found = _Tally(), _Tally()
        target.put(kind, read.over(source.rows(kind)))
        for _ in found.over(target.rows(kind)):
            pass
        if (read.count, read.sum) != (found.count, found.sum):
            raise BackupRefused(
                "of {rows} rows of {kind} {copied} were copied, or not as they were: nothing was changed, try again",
                rows=read.count,
                kind=kind,
                copied=found.count,
            )
        counts[kind] = read.count
    return counts
