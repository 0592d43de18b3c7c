"""Everything that a store holds, copied row by row to another one, and compared afterwards.

Secrets stay sealed on the way: the key goes its own way.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from .errors import BackupRefused

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    Row = tuple[Any, ...]

#: What there is to copy, in an order in which nothing refers to what is not there yet.
COLUMNS: Final = {
    "people": ("id", "name", "kind", "owner", "language", "created", "seen"),
    "sessions": ("hash", "person", "kind", "created", "seen", "label"),
    "tables": ("id", "status", "visibility", "listing", "created", "changed"),
    "games": ("id", "table", "number", "game", "secret", "started", "ended"),
    "events": ("table", "version", "at", "told", "crc"),
    "names": ("table", "version", "seat", "person", "name", "salt"),
    "moves": ("table", "person", "move", "fingerprint", "answer"),
    "seats": ("table", "seat", "person"),
    "secrets": ("game", "round", "table", "sealed"),
    "ledger": ("n", "game", "told", "link"),
    "ledger_tree": ("n", "hashes"),
    "ledger_logs": ("first", "id", "size", "root", "at", "signature"),
    "ledger_key": ("one", "private", "public"),
}
_SUM_BYTES: Final = 8


def named(kind: str) -> str:
    """The columns of this kind, for a statement."""
    return ", ".join(f'"{name}"' for name in COLUMNS[kind])


def selected(kind: str) -> str:
    """The statement that reads all rows of this kind; owners of bots come before their bots."""
    return f"SELECT {named(kind)} FROM {kind}{' ORDER BY owner IS NOT NULL' if kind == 'people' else ''}"  # noqa: S608


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
                f"of {read.count} rows of {kind} {found.count} were copied, or not as they were: nothing was changed, "
                "try again"
            )
        counts[kind] = read.count
    return counts
