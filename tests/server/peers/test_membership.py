"""A server whose connection to the database is gone is dead; only then is anything taken from it."""

from __future__ import annotations

from throwdown.server.peers.membership import Membership
from throwdown.server.storage.alone import AlwaysMe
from throwdown.server.storage.ownership import ServerRow


class Registry(AlwaysMe):
    """A database that knows one other server, and who died."""

    def __init__(self, *, shows_life: bool = True) -> None:
        super().__init__()
        self.other = ServerRow("other", "two", "", 60.0, 1, shows_life)
        self.dead = False
        self.asked = 0
        self.ended = False

    async def servers(self) -> list[ServerRow]:
        return [*await super().servers(), *([] if self.ended else [self.other])]

    async def end_lease(self, server: str) -> bool:
        assert server == "other"
        self.asked += 1
        self.ended = self.dead
        return self.dead

    async def orphans(self, limit: int) -> list[str]:
        return ["t-one"] if self.ended and "t-one" not in self.held else []

    def lose_connection(self) -> None:
        self.other = ServerRow("other", "two", "", 60.0, 1)


class Watching:
    """A server that watches the other one."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.changes = 0
        self.membership = Membership(registry, self._take_over, self._change)

    async def _take_over(self, table: str) -> None:
        await self.registry.claim(table)

    def _change(self) -> None:
        self.changes += 1


async def test_tables_of_dead_server_are_taken_over() -> None:
    looking = Watching(Registry())
    await looking.membership.refresh()
    assert (looking.membership.others, looking.changes) == (1, 1)
    looking.registry.lose_connection()
    looking.registry.dead = True
    await looking.membership.refresh()
    assert (looking.membership.others, looking.changes) == (0, 2)
    assert looking.membership.taken_over == 1


async def test_server_that_the_database_knows_to_be_alive_keeps_its_tables() -> None:
    looking = Watching(Registry())
    await looking.membership.refresh()
    looking.registry.lose_connection()
    for asked in (1, 2):
        await looking.membership.refresh()
        assert looking.registry.asked == asked
    assert looking.membership.others == 1
    assert not looking.registry.held


async def test_server_whose_connection_was_never_seen_is_left_to_its_lease() -> None:
    looking = Watching(Registry(shows_life=False))
    await looking.membership.refresh()
    await looking.membership.refresh()
    assert looking.registry.asked == 0
