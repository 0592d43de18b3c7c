"""A database of the tab in memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from throwdown.live.store import StoreFailed
    from throwdown.tab.database import Change


class DictDatabase:
    """Stays when the tab is closed; ``fails`` is raised instead of writing."""

    def __init__(self) -> None:
        self.rows: dict[str, dict[str, str]] = {}
        self.loads: list[tuple[str, str]] = []
        self.forgotten: list[tuple[str, str]] = []
        self.fails: StoreFailed | None = None

    async def load(self, store: str, prefix: str = "") -> list[tuple[str, str]]:
        self.loads.append((store, prefix))
        return sorted((key, text) for key, text in self.rows.get(store, {}).items() if key.startswith(prefix))

    async def write(self, changes: list[Change]) -> None:
        if self.fails is not None:
            raise self.fails
        for store, key, text in changes:
            if text is None:
                self.rows.get(store, {}).pop(key, None)
            else:
                self.rows.setdefault(store, {})[key] = text

    def forget(self, store: str, prefix: str) -> None:
        self.forgotten.append((store, prefix))
