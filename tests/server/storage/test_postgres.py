"""The store in PostgreSQL, when that goes away, answers get lost, and others want the same."""

from __future__ import annotations

import asyncio
import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from threading import Thread
from typing import TYPE_CHECKING

import psycopg
import pytest

from tests.server.postgres import GUARDED
from tests.server.server_fixture import BOT, ME, PATIENCE_S, open_server, play, until
from tests.server.storage.rows import event, set_up
from throwdown.server.storage.postgres import connection as connections
from throwdown.server.storage.postgres import writing
from throwdown.server.storage.postgres.address import masked, without_password
from throwdown.server.storage.postgres.store import PostgresStore
from throwdown.server.storage.store import (
    Batch,
    StoreFailed,
    StoreForeign,
    StoreNewer,
    StoreOlder,
    StoreTaken,
    StoreUnreachable,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.server.postgres import Cluster


@pytest.fixture(name="key")
def _key(tmp_path: Path) -> Path:
    return tmp_path / "store.key"


@pytest.fixture(name="store")
async def _store(database: str, key: Path) -> AsyncIterator[PostgresStore]:
    with closing(PostgresStore.open(database, key)) as store:
        await store.commit(set_up())
        await store.owners.claim("t-one")
        await store.owners.claim("t-two")
        yield store


def versions(store: PostgresStore, table: str = "t-one") -> list[int]:
    return [row.version for row in store.events(table)]


# PostgreSQL goes away


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
async def test_commits_wait_for_a_restart_of_postgresql_and_are_written_once(
    store: PostgresStore, postgres: Cluster, how: signal.Signals
) -> None:
    await store.commit(event(1))
    postgres.stop(how)
    waiting = [asyncio.create_task(store.commit(event(version))) for version in range(2, 6)]
    postgres.start()
    await asyncio.gather(*waiting)
    until(lambda: found(store) == [1, 2, 3, 4, 5])  # reads have connections of their own, which come back later
    assert store.check() == []
    assert (await store.owners.claim("t-one")).table == "t-one" and await store.owners.renew() == []


async def test_commits_and_reads_fail_when_postgresql_is_away_too_long(
    store: PostgresStore, postgres: Cluster, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(writing, "PATIENCE", 0.0)
    postgres.stop()
    try:
        with pytest.raises(StoreFailed):
            await store.commit(event(1))
        with pytest.raises(StoreFailed):
            store.table("t-one")
    finally:
        postgres.start()
    await store.commit(event(1))
    until(lambda: found(store) == [1])
    assert not [record for record in caplog.records if record.name.startswith("psycopg")]  # the server logs it itself


def found(store: PostgresStore) -> list[int] | None:
    """What a read finds; nothing while reads are spared."""
    with suppress(StoreFailed):
        return versions(store)
    return None


@pytest.mark.parametrize("point", ["before-commit", "after-commit"])
@pytest.mark.parametrize("mixed", [False, True])
async def test_a_commit_whose_answer_was_lost_is_recognised(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch, point: str, mixed: bool
) -> None:
    """The connection is lost just before or just after the commit: the same group comes again on a new one."""
    cut = list[str]()

    def fault(name: str) -> None:
        if name == point and not cut:
            cut.append(name)
            store._line.drop()
            raise psycopg.OperationalError("the connection is lost")

    monkeypatch.setattr(writing, "fault", fault)
    monkeypatch.setattr(writing, "PAUSE", 0.0)
    listed = Batch().event("t-one", 1, 1.0, "{}").move("t-one", "p-ada", "m", "f", "a")
    others = [event(1)] if mixed else [event(1, "t-two")]
    found = await asyncio.gather(store.commit(listed), *map(store.commit, others), return_exceptions=True)
    assert cut and [each is None for each in found] == [True, not mixed]
    assert (versions(store), store.check()) == ([1], [])


async def test_an_idle_connection_that_was_lost_is_replaced(store: PostgresStore, postgres: Cluster) -> None:
    await store.commit(event(1))
    postgres.run(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname LIKE 'd%'"
    )
    assert versions(store) == [1]
    await store.commit(event(2))
    assert versions(store) == [1, 2]


def test_a_game_continues_while_postgresql_is_restarted(database: str, postgres: Cluster, tmp_path: Path) -> None:
    with open_server(tmp_path, store=database) as site, ThreadPoolExecutor() as aside:
        anna = site.guest("Anna")
        with anna.link(anna.table("strike", [ME, BOT], start=True)["id"]) as link:
            playing = aside.submit(play, [link])
            postgres.stop()
            postgres.start()
            assert playing.result()["winners"]
        assert anna.get("/api/me")["person"]["name"] == "Anna"
    with closing(PostgresStore.open(database, tmp_path / "throwdown.key")) as store:
        assert store.check() == []


# One server, or several


async def test_a_second_server_is_refused_unless_both_have_names(
    store: PostgresStore, database: str, key: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("throwdown.server.storage.postgres.line.LOCK_PATIENCE", 0.0)
    for name in ("", "two"):
        with pytest.raises(StoreTaken, match="another server uses"):
            PostgresStore.open(database, key, name=name)
    with closing(PostgresStore.open(database, key, reading=True)) as reader:
        assert reader.table("t-one") is not None
    store.close()
    one = PostgresStore.open(database, key, name="one")
    with closing(one), closing(PostgresStore.open(database, key, name="two")) as two:
        assert [row.name for row in await two.owners.servers()] == ["one", "two"]


# Databases that cannot be used


def test_a_store_that_cannot_be_opened_is_explained_in_one_line(postgres: Cluster, key: Path, tmp_path: Path) -> None:
    guarded = postgres.address("postgres").replace("tester@", f"{GUARDED}:s3cret-word@")
    for address, part in (
        (f"postgresql://dice:s3cret-word@/dice?host={tmp_path}", "no PostgreSQL answers"),
        (postgres.address("nowhere"), "no such database"),
        (postgres.address("postgres").replace("tester@", "nobody:s3cret-word@"), "no such user"),
        (guarded, "check user and password"),
        ("postgresql://[", "is not an address"),
    ):
        with pytest.raises(StoreUnreachable, match=part) as refused:
            PostgresStore.open(address, key)
        assert "s3cret" not in refused.value.message and "\n" not in refused.value.message


def test_a_password_is_never_shown() -> None:
    address = "postgresql://dice:s3:c@ret@db.example:5432/dice?password=other&sslmode=require"
    assert masked(address) == "postgresql://dice:…@db.example:5432/dice?password=…&sslmode=require"
    assert masked("postgresql:///dice") == "postgresql:///dice"
    assert without_password("wrong: other,\n or s3cret", "postgresql://d:s3cret@h/d?password=other") == "wrong: …, or …"


def test_databases_of_other_programs_and_other_versions_are_refused(
    postgres: Cluster, database: str, key: Path
) -> None:
    foreign = postgres.new_database()
    with psycopg.connect(foreign, autocommit=True) as other:
        other.execute("CREATE TABLE notes (text TEXT)")
    with pytest.raises(StoreForeign, match="give an empty database"):
        PostgresStore.open(foreign, key)
    with psycopg.connect(database, autocommit=True) as other:
        other.execute("INSERT INTO throwdown_schema VALUES (1000)")
    with pytest.raises(StoreNewer, match="version 1000"):
        PostgresStore.open(database, key)
    with psycopg.connect(database, autocommit=True) as other:
        other.execute("DELETE FROM throwdown_schema")
        other.execute("INSERT INTO throwdown_schema VALUES (18)")
    with pytest.raises(StoreOlder, match="start with a new database"):
        PostgresStore.open(database, key)


def test_concurrent_migrations_of_postgresql_end_at_the_newest_version(postgres: Cluster) -> None:
    address, found = postgres.new_database(), list[int]()

    def migrate() -> None:
        with connections.connect(address) as connection:
            connections.migrate(connection)
            found.append(connections.version(connection))

    threads = [Thread(target=migrate) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [connections.NEWEST] * 3


# Notifications


async def test_notifications_arrive_and_a_lost_connection_is_reported(store: PostgresStore, postgres: Cluster) -> None:
    heard = asyncio.Queue[str | None]()
    end = store.notifications.subscribe("lobby", heard.put_nowait)
    async with asyncio.timeout(PATIENCE_S):
        assert await heard.get() is None  # what was sent before was missed
        await store.notifications.announce("elsewhere", "not for us")
        await store.notifications.announce("lobby", "table t-one")
        assert await heard.get() == "table t-one"
        postgres.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        assert await heard.get() is None
    end()
    with suppress(asyncio.QueueEmpty):
        assert heard.get_nowait() is None


# Deleted names are overwritten


def _files(connection: psycopg.Connection, *kinds: str) -> list[int]:
    """The files of tables: another one, where a table was written anew."""
    found = [connection.execute("SELECT pg_relation_filenode(%s::regclass)", (kind,)).fetchone() for kind in kinds]
    return [file for row in found if row is not None for file in row]


def test_tables_are_left_alone_while_an_older_transaction_sees_what_was_deleted(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "SCRUB_PATIENCE_MS", 50)
    with connections.connect(database) as ours, psycopg.connect(database, autocommit=True) as look:
        before = _files(look, *connections.WITH_NAMES)
        with psycopg.connect(database) as dump:
            dump.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            dump.execute("SELECT pg_current_snapshot()")
            assert connections.scrub(ours) == connections.WITH_NAMES
            assert _files(look, *connections.WITH_NAMES) == before


def test_only_tables_that_were_in_use_are_written_once_more(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SCRUB_PATIENCE_MS", 50)
    with connections.connect(database) as ours, psycopg.connect(database, autocommit=True) as look:
        with psycopg.connect(database) as reader:
            reader.execute("LOCK TABLE names IN ACCESS SHARE MODE")
            before = _files(look, "names", "people")
            left = connections.scrub(ours)
            after = _files(look, "names", "people")
        assert (left, after[0] == before[0], after[1] == before[1]) == (("names",), True, False)
        assert connections.scrub(ours, left) == ()
        again = _files(look, "names", "people")
        assert (again[0] == after[0], again[1] == after[1]) == (False, True)
