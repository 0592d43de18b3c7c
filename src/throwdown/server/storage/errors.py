"""Errors of every store."""

from __future__ import annotations

from throwdown.errors import ThrowdownError
from throwdown.live.store import NotOwner, StoreConflict, StoreDamaged, StoreFailed, StoreRefused

__all__ = [
    "ABSENT", "BOTH_FILES", "DAMAGED", "FULL", "NO_ADDRESS",
    "BackupRefused", "NotOwner", "StoreConflict", "StoreDamaged", "StoreFailed", "StoreForeign", "StoreNewer",
    "StoreOlder", "StoreRefused", "StoreTaken", "StoreUnreachable",
]  # fmt: skip

#: Why a copy or a backup is refused, where that is known more exactly: each has a message of its own.
ABSENT, DAMAGED, FULL = "store/absent", "store/damaged", "store/full"
BOTH_FILES, NO_ADDRESS = "store/both_files", "store/address"


class StoreNewer(ThrowdownError):
    """Raised when a newer program wrote the database; it is left as it is."""

    code = "store/newer"


class StoreOlder(ThrowdownError):
    """Raised when a version before 1.0 wrote the database; it is left as it is."""

    code = "store/older"


class StoreForeign(ThrowdownError):
    """Raised when the file is not a database of Throwdown; the file stays unchanged."""

    code = "store/foreign"


class BackupRefused(ThrowdownError):
    """Raised when a backup is damaged or missing, or would overwrite something; nothing was replaced."""

    code = "store/backup"


class StoreUnreachable(ThrowdownError):
    """Raised when no store answers at the address, or it refuses that user."""

    code = "store/unreachable"


class StoreTaken(ThrowdownError):
    """Raised when another server uses the store and one of the two wants it for itself."""

    code = "store/shared"
