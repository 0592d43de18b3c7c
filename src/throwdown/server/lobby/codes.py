"""Short codes of tables: which table a code leads to, and which ids a new table may have."""

from __future__ import annotations

import secrets

from throwdown.live.invitation import code_of


def link_id() -> str:
    """An id for something that is found by its link; commands would take one with a dash in front for an option."""
    while (id := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return id


class Codes:
    """The codes of all tables at which a person may sit down, now or after a game: each leads to one of them."""

    def __init__(self) -> None:
        self._tables: dict[str, str] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def new_id(self) -> str:
        """An id for a new table whose code no other table has."""
        while code_of(id := link_id()) in self._tables:
            pass
        return id

    def add(self, id: str) -> None:
        """This table can be found by its code; a table that has the code already stays."""
        self._tables.setdefault(code_of(id), id)

    def drop(self, id: str) -> None:
        """No person will sit down there any more: another table may have the code."""
        if self._tables.get(code_of(id)) == id:
            del self._tables[code_of(id)]

    def table(self, code: str) -> str | None:
        """The id of the table that this code leads to."""
        return self._tables.get(code)
