"""A server whose connection broke: the database is asked whether it is dead; only then is anything taken from it."""

from __future__ import annotations

import asyncio

import pytest

from throwdown.server.cluster import company as companies
from throwdown.server.cluster.company import TRIES, Company
from throwdown.server.cluster.peers import Peers
from throwdown.server.storage.alone import AlwaysMe
from throwdown.server.storage.ownership import ServerRow


class Registry(AlwaysMe):
    """A database that knows one other server, and who died."""

    def __init__(self, *, shows_life: bool = True) -> None:
        super().__init__()
        self._other = ServerRow("other", "", "", 60.0, 1, shows_life)
        self.dead = False
        self.asked = 0
        self.buried = False

    async def servers(self) -> list[ServerRow]:
        return [*await super().servers(), *([] if self.buried else [self._other])]

    async def bury(self, server: str) -> bool:
        assert server == "other"
        self.asked += 1
        self.buried = self.dead
        return self.dead

    async def orphans(self, limit: int) -> list[str]:
        return ["t-one"] if self.buried and "t-one" not in self.held else []

    def fall_silent(self) -> None:
        """Its connection to the database is gone."""
        self._other = ServerRow("other", "", "", 60.0, 1)


class Looking:
    """Somebody who looks after the other one."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.peers = Peers(registry.server, "k" * 32)
        self.taken = asyncio.Event()
        self.company = Company(registry, self.peers, self._take_up)

    async def _take_up(self, table: str) -> None:
        await self.registry.claim(table)
        self.taken.set()

    def break_connection(self) -> None:
        for told in self.peers.on_unlinked:
            told("other")


async def test_the_games_of_a_dead_server_are_taken_up_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(companies, "LOOK_S", 3600.0)
    looking = Looking(Registry())
    running = asyncio.create_task(looking.company.run())
    await asyncio.sleep(0)  # it has looked once, and rests
    looking.registry.dead = True
    looking.break_connection()
    async with asyncio.timeout(60):
        await looking.taken.wait()
    running.cancel()
    assert looking.registry.buried


async def test_a_server_that_is_slow_keeps_its_tables() -> None:
    looking = Looking(Registry())
    await looking.company.look()
    looking.break_connection()
    for _ in range(TRIES + 5):
        await looking.company.look()
    assert looking.registry.asked == TRIES
    assert not looking.taken.is_set()


async def test_a_server_whose_life_is_not_shown_any_more_is_asked_about_without_a_connection() -> None:
    looking = Looking(Registry())
    await looking.company.look()
    looking.registry.fall_silent()
    await looking.company.look()
    assert looking.registry.asked == 0
    await looking.company.look()
    assert looking.registry.asked == 1


async def test_nobody_asks_about_a_server_that_shows_no_life_in_the_database() -> None:
    looking = Looking(Registry(shows_life=False))
    await looking.company.look()
    looking.break_connection()
    await looking.company.look()
    assert looking.registry.asked == 0
