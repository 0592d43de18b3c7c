"""Sessions of people at several servers with one store."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, closing
from typing import TYPE_CHECKING

import pytest

from throwdown.live.timers import LoopTime
from throwdown.server.lobby.people import People
from throwdown.server.operations.limits import Limits
from throwdown.server.storage.postgres.store import PostgresStore
from throwdown.server.storage.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from pathlib import Path

    from throwdown.server.storage.store import Store


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_one_of_two_servers_signs_in_with_a_resume_code(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    with ExitStack() as opened:
        stores: list[Store]
        if kind == "postgres":
            address = request.getfixturevalue("database")
            stores = [
                opened.enter_context(closing(PostgresStore.open(address, tmp_path / "key", name=name))) for name in "ab"
            ]
        else:
            stores = [opened.enter_context(closing(SqliteStore.open(tmp_path / "one.db")))] * 2
        here, there = (People(store, Limits(), LoopTime()) for store in stores)
        ada, _ = await here.new_guest("Ada", "en")
        code = await here.new_session(ada, "resume")
        assert await here.of(code, "resume") == await there.of(code, "resume") == ada
        taken = await asyncio.gather(here.take(code, "a phone"), there.take(code, "another phone"))
        (token,) = [one[1] for one in taken if one is not None]
        assert await there.of(token, "cookie") == ada
        assert [row.kind for row in stores[0].sessions(ada.id)] == ["cookie", "cookie"]
        assert await here.take(code) is None
