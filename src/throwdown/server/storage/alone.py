"""Ownership where there is only one server: it has every table."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import TYPE_CHECKING

from .ownership import Claim, Published, ServerRow

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .ownership import Hear

SERVER = "alone"


class AlwaysMe:
    """Every table is here; nobody else could have one."""

    server = SERVER
    name = ""

    def __init__(self) -> None:
        self._held: dict[str, int] = {}

    @property
    def held(self) -> Mapping[str, int]:
        return self._held

    async def claim(self, table: str) -> Claim:
        return Claim(table, self._held.setdefault(table, 1))

    async def owner(self, table: str) -> Claim:
        return Claim(table, 1)

    async def release(self, table: str, to: str | None = None) -> None:
        self._held.pop(table, None)

    async def release_all(self) -> None:
        self._held.clear()

    async def renew(self) -> list[str]:
        return []

    async def orphans(self, limit: int) -> list[str]:
        return []

    async def end_lease(self, server: str) -> bool:
        return False

    async def cut_off(self) -> int:
        return 0

    async def servers(self) -> list[ServerRow]:
        return [ServerRow(SERVER, "", "", 0.0, len(self._held))]

    async def publish(self, shown: str) -> None:
        """Nobody else is there."""

    async def published(self) -> list[Published]:
        return []


class LocalNotifications:
    """What is announced is heard in the same process."""

    def __init__(self) -> None:
        self._hearing = defaultdict[str, list["Hear"]](list)

    async def announce(self, channel: str, payload: str) -> None:
        loop = asyncio.get_running_loop()
        for hear in self._hearing[channel]:
            loop.call_soon(hear, payload)

    def subscribe(self, channel: str, hear: Hear) -> Callable[[], None]:
        self._hearing[channel].append(hear)
        return lambda: self._hearing[channel].remove(hear)
