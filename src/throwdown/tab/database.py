"""What the tab has for a database: texts under keys, in the browser's IndexedDB.

``web/src/tab/database.ts`` implements it, and ``STORES`` there has the same names.
"""

from __future__ import annotations

from typing import Final, Protocol

#: Store, key, and JSON or None to delete.
Change = tuple[str, str, str | None]

#: Who plays here, and the key of the device: a text under each key.
HOST: Final = "host"
#: Rows that are read as a whole when the tab starts.
SMALL: Final = ("people", "tables", "games", "seats", "secrets")
#: Read for one table when they are needed: the key begins with its id.
OF_A_TABLE: Final = ("events", "names", "moves")


class Database(Protocol):
    async def load(self, store: str, prefix: str = "") -> list[tuple[str, str]]:
        """Keys that begin with this and their texts, in the order of the keys."""
        ...

    async def write(self, changes: list[Change]) -> None:
        """All of it or nothing; it is on the disk when this returns. Raises ``StoreFailed``."""
        ...

    def forget(self, store: str, prefix: str) -> None:
        """Rows whose keys begin with this are not needed in memory; they stay stored."""
        ...
