"""After a name is deleted, unused parts of a large database may still have it: the server says what to run."""

from __future__ import annotations

import logging
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from throwdown.server.storage.postgres import connection as postgres
from throwdown.server.storage.postgres.store import PostgresStore
from throwdown.server.storage.sqlite import store as sqlite
from throwdown.server.storage.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from pathlib import Path

    from throwdown.server.storage.store import Store


@pytest.mark.parametrize(("large", "kind"), [(True, "sqlite"), (True, "postgres"), (False, "sqlite")])
async def test_a_large_database_asks_to_be_rebuilt(
    large: bool,
    kind: str,
    request: pytest.FixtureRequest,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    for module in (sqlite, postgres):
        monkeypatch.setattr(module, "REBUILT_BYTES", -1 if large else module.REBUILT_BYTES)
    opened: Store
    if kind == "postgres":
        opened = PostgresStore.open(request.getfixturevalue("database"), tmp_path / "key")
    else:
        opened = SqliteStore.open(tmp_path / "one.db")
    with closing(opened) as store, caplog.at_level(logging.WARNING, "throwdown.store"):
        assert await store.scrub()
    assert ("VACUUM" in caplog.text) is large
