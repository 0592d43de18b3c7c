"""What the rest of the server uses of this room: the contract of every store, its rows and its errors.

Everything that belongs together is collected in a ``Batch``; ``await store.commit(batch)`` returns once all of it is
on the disk, and only then may it be published.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from throwdown.live.store import HostStore

from .batch import Batch
from .books import BookRow, BookStore, MemberRow, SatRow, TypedRow
from .errors import (
    BackupRefused,
    NotOwner,
    StoreConflict,
    StoreDamaged,
    StoreFailed,
    StoreForeign,
    StoreNewer,
    StoreOlder,
    StoreRefused,
    StoreTaken,
    StoreUnreachable,
)
from .moderation import ActRow, HostRow, ModerationStore, SanctionRow
from .notices import ChoicesRow, NoticeRow, NoticeStore, TargetRow
from .ownership import Notifications, Owners
from .plays import Which
from .rows import (
    Ages,
    CredentialRow,
    EventRow,
    GameRow,
    MoveRow,
    NamedIn,
    PersonRow,
    PlayRow,
    SecretRow,
    SessionRow,
    TableRow,
    TicketRow,
    Withdrawal,
)
from .tournaments import EntrantRow, EntryRow, TournamentRow, TournamentStore

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from throwdown.history.rows import Own
    from throwdown.throwers.signing import Signer

__all__ = [
    "ActRow",
    "Ages",
    "BackupRefused",
    "Batch",
    "BookRow",
    "ChoicesRow",
    "CredentialRow",
    "EntrantRow",
    "EntryRow",
    "EventRow",
    "GameRow",
    "HostRow",
    "MemberRow",
    "MoveRow",
    "NamedIn",
    "NotOwner",
    "NoticeRow",
    "Notifications",
    "Owners",
    "PersonRow",
    "PlayRow",
    "SanctionRow",
    "SatRow",
    "SecretRow",
    "SessionRow",
    "Store",
    "StoreConflict",
    "StoreDamaged",
    "StoreFailed",
    "StoreForeign",
    "StoreNewer",
    "StoreOlder",
    "StoreRefused",
    "StoreTaken",
    "StoreUnreachable",
    "TableRow",
    "TargetRow",
    "TicketRow",
    "TournamentRow",
    "TypedRow",
    "Which",
    "Withdrawal",
]  # fmt: skip


class Store(HostStore, BookStore, NoticeStore, TournamentStore, ModerationStore, Protocol):
    """What any store of the server must do; tests/server/storage/test_contract.py says how."""

    @property
    def owners(self) -> Owners: ...
    @property
    def notifications(self) -> Notifications: ...
    @property
    def seed(self) -> bytes:
        """Random bytes of the server, from which its keys are made."""
        ...

    @property
    def signer(self) -> Signer:
        """The one key of the server, with which it signs receipts."""
        ...

    def deserted(self, before: float) -> list[str]: ...
    def ids_of(self, person: str) -> list[str]: ...
    def credential(self, kind: str, key: str) -> CredentialRow | None: ...
    def credentials(self, person: str) -> list[CredentialRow]: ...
    def ticket(self, hash: bytes) -> TicketRow | None: ...
    def people_named(self, name: str, limit: int) -> list[PersonRow]: ...
    def session(self, hash: bytes) -> SessionRow | None: ...
    def sessions(self, person: str, kind: str | None = None) -> list[SessionRow]: ...
    def plays_in(self, game: str) -> list[PlayRow]: ...
    def own_plays(self, ids: Sequence[str], which: Which = ...) -> list[Own]: ...
    def game_page(
        self, ids: Sequence[str], which: Which, before: tuple[float, str] | None, limit: int
    ) -> tuple[list[PlayRow], dict[str, float]]: ...
    def game_totals(self, ids: Sequence[str], which: Which = ...) -> list[tuple[str, str, int, float, float]]: ...
    def bots_of(self, person: str) -> list[str]: ...
    def named_in(self, person: str) -> list[NamedIn]: ...
    def games_with(self, person: str) -> list[GameRow]: ...
    def about(self, person: str) -> dict[str, list[dict[str, Any]]]: ...
    def idle_guests(self, before: float, limit: int) -> list[str]: ...
    def withdrawn(self, since: float = 0.0) -> list[Withdrawal]: ...
    async def scrub(self, *, rest: bool = False) -> bool:
        """Overwrite what was deleted, as far as the store can: its files hold copies of it for a while.

        False: others still read it, so try again later. ``rest``: only what could not be overwritten the last time.
        """
        ...

    def lost_event(self) -> tuple[str, int] | None: ...
    def check(self) -> list[str]: ...
    def backup(self, to: Path) -> None: ...
    def counts(self) -> dict[str, float]: ...
