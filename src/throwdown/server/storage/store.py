"""What the rest of the server uses of this room: the contract of every store, its rows and its errors.

Everything that belongs together is collected in a ``Batch``; ``await store.commit(batch)`` returns once all of it is
on the disk, and only then may it be published.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ParamSpec, Protocol, TypeVar

from .batch import Batch, TableBatch
from .errors import (
    BackupRefused,
    NotOwner,
    StoreConflict,
    StoreFailed,
    StoreForeign,
    StoreNewer,
    StoreRefused,
    StoreTaken,
    StoreUnreachable,
)
from .ownership import Notifications, Owners
from .rows import Ages, EventRow, GameRow, MoveRow, PersonRow, SecretRow, SessionRow, TableRow

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from throwdown.table.heads import Head
    from throwdown.table.ledger import ListedRow
    from throwdown.throwers.signing import Signer

__all__ = [
    "Ages",
    "BackupRefused",
    "Batch",
    "EventRow",
    "GameRow",
    "MoveRow",
    "NotOwner",
    "Notifications",
    "Owners",
    "PersonRow",
    "SecretRow",
    "SessionRow",
    "Store",
    "StoreConflict",
    "StoreFailed",
    "StoreForeign",
    "StoreNewer",
    "StoreRefused",
    "StoreTaken",
    "StoreUnreachable",
    "TableRow",
]  # fmt: skip


Asked = ParamSpec("Asked")
Seen = TypeVar("Seen")


class Store(Protocol):
    """What any store of the server must do; tests/server/storage/test_contract.py says how."""

    @property
    def owners(self) -> Owners: ...
    @property
    def notifications(self) -> Notifications: ...
    @property
    def signer(self) -> Signer:
        """The one key of the server, with which it signs heads of its list and receipts."""
        ...

    async def commit(self, batch: TableBatch) -> None: ...

    async def read(self, query: Callable[Asked, Seen], *args: Asked.args, **named: Asked.kwargs) -> Seen:
        """What one of the reads below finds, without holding up the event loop; refused if that takes too long.

        ``row = await store.read(store.table, id)``
        """
        ...

    async def read_in_thread(self, query: Callable[Asked, Seen], *args: Asked.args, **named: Asked.kwargs) -> Seen:
        """The same for what may take a while though the store is well."""
        ...

    def table(self, id: str) -> TableRow | None: ...
    def tables(self, status: str, limit: int = 100, visibility: str | None = None) -> list[TableRow]: ...
    def live_tables(self) -> list[str]: ...
    def deserted(self, before: float) -> list[str]: ...
    def last_version(self, table: str) -> int: ...
    def events(self, table: str, since: int = 0) -> list[EventRow]: ...
    def move(self, table: str, person: str, move: str) -> MoveRow | None: ...
    def game(self, id: str) -> GameRow | None: ...
    def games(self, table: str) -> list[GameRow]: ...
    def secret(self, game: str, round: int) -> str | None: ...
    def secrets(self, game: str) -> dict[int, str]: ...
    def ledger(self, after: int = 0, limit: int = 100) -> list[ListedRow]: ...
    def ledger_of(self, game: str) -> list[ListedRow]: ...
    def ledger_size(self) -> int: ...
    def ledger_heads(self) -> list[Head]: ...
    def ledger_inclusion(self, head: Head, n: int) -> list[str]: ...
    def ledger_consistency(self, head: Head, old: int, new: int) -> list[str]: ...
    def person(self, id: str) -> PersonRow | None: ...
    def session(self, hash: bytes) -> SessionRow | None: ...
    def sessions(self, person: str, kind: str | None = None) -> list[SessionRow]: ...
    def lost_event(self) -> tuple[str, int] | None: ...
    def tables_of(self, person: str, limit: int) -> list[str]: ...
    def check(self) -> list[str]: ...
    def backup(self, to: Path) -> None: ...
    def counts(self) -> dict[str, float]: ...
    def close(self) -> None: ...
