"""Why the device does not store anything.

StoreFailed
├── StorageFull
└── StorageDenied
"""

from __future__ import annotations

from throwdown.live.store import StoreFailed


class StorageFull(StoreFailed):
    """Raised when the browser has no room left for this page; nothing was written."""

    code = "tab/storage_full"


class StorageDenied(StoreFailed):
    """Raised when the browser does not let this page store anything, as some private windows do."""

    code = "tab/storage_denied"


_KNOWN = {error.code: error for error in (StorageFull, StorageDenied)}


def from_code(code: str) -> StoreFailed:
    """The error that a code of ``web/src/tab/database.ts`` means."""
    return _KNOWN.get(code, StoreFailed)(f"the browser stored nothing: {code}")
