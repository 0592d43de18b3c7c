"""Ownership where there is only one server: it has every table."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import TYPE_CHECKING

from .ownership import Claim, Published, ServerRow

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .ownership import Callback

SERVER = "alone"


class AlwaysMe:
    """Every table is here; there is no other server."""

    server = SERVER
    name = ""

    def __init__(self) -> None:
        self._held: dict[str, int] = {}

    @property
    def held(self) -> Mapping[str, int]:
        return self._held

    async def claim(self, table: str) -> Claim:
        return Claim(table, self._held.setdefault(table, 1))

    async def release(self, table: str) -> None:
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
        """There is no other server."""

    async def published(self) -> list[Published]:
        return []


class LocalNotifications:
    """What is announced is delivered in the same process."""

    def __init__(self) -> None:
        self._subscriptions = defaultdict[str, list["Callback"]](list)

    async def announce(self, channel: str, payload: str) -> None:
        loop = asyncio.get_running_loop()
        for callback in self._subscriptions[channel]:
            loop.call_soon(callback, payload)

    def subscribe(self, channel: str, callback: Callback) -> Callable[[], None]:
        self._subscriptions[channel].append(callback)
        return lambda: self._subscriptions[channel].remove(callback)
