"""The last event that was acknowledged, stored beside the database.

SQLite takes the log up to the first page that is damaged, and says nothing of the rest: acknowledged events
would be gone without a word. The checkpoint is written after each commit; if the store does not hold what it names
when it is opened next, the end of the log was lost.
"""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

#: A checkpoint is always so long, so that a shorter one leaves nothing of a longer one behind.
_SIZE = 128


def checkpoint_of(store: Path) -> Path:
    """The file with the checkpoint of this database."""
    return store.with_name(f"{store.stem}.mark")


class Checkpoint:
    """The checkpoint of one store, open for writing."""

    def __init__(self, store: Path) -> None:
        path = checkpoint_of(store)
        path.touch(mode=0o600)
        self._file = path.open("r+b", buffering=0)

    def read(self) -> tuple[str, int] | None:
        """Table and version of the event that was written last."""
        try:
            table, version = json.loads(os.pread(self._file.fileno(), _SIZE, 0))
        except ValueError:  # nothing was written, or not all of it
            return None
        return str(table), int(version)

    def write(self, table: str, version: int) -> None:
        """Write this event. It need not be on the disk immediately: an older checkpoint raises no alarm."""
        os.pwrite(self._file.fileno(), json.dumps([table, version]).encode().ljust(_SIZE), 0)

    def close(self) -> None:
        self._file.close()
