"""A table lives on one server at a time: PostgreSQL decides, and a server that was asleep writes nothing."""

from __future__ import annotations

import asyncio
from contextlib import closing
from typing import TYPE_CHECKING

import psycopg
import pytest

from tests.server.server_fixture import PATIENCE_S
from tests.server.storage.rows import TWO, event, set_up
from throwdown.server.storage import group
from throwdown.server.storage.ownership import Claim, Elsewhere, Published
from throwdown.server.storage.postgres import line
from throwdown.server.storage.postgres.store import PostgresStore
from throwdown.server.storage.store import Batch, NotOwner, StoreConflict, StoreFailed, StoreTaken

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

HERE, THERE = "one", "two"
LONG, OVER = 600.0, 0.0


def opened(database: str, folder: Path, name: str, lease_s: float = LONG) -> PostgresStore:
    return PostgresStore.open(database, folder / "store.key", name=name, lease_s=lease_s)


def cut_off(store: PostgresStore) -> None:
    """As when its process is gone: its connection is, and no thread makes another one."""
    store._group._when_idle = None
    store._line.drop()


async def lives(store: PostgresStore, seen_by: PostgresStore) -> bool:
    return any(row.id == store.owners.server and row.shows_life for row in await seen_by.owners.servers())


@pytest.fixture(name="one")
async def _one(database: str, tmp_path: Path) -> AsyncIterator[PostgresStore]:
    with closing(opened(database, tmp_path, HERE)) as store:
        await store.commit(set_up())
        yield store


@pytest.fixture(name="sleeper")
async def _sleeper(database: str, tmp_path: Path) -> AsyncIterator[PostgresStore]:
    """A server whose lease is over as soon as it began."""
    with closing(opened(database, tmp_path, THERE, OVER)) as store:
        yield store


async def test_a_table_is_claimed_by_one_server_only(one: PostgresStore, database: str, tmp_path: Path) -> None:
    with closing(opened(database, tmp_path, THERE)) as two:
        found = await asyncio.gather(*(store.owners.claim("t-one") for store in (one, two, one, two)))
        assert sorted(type(each).__name__ for each in found) == ["Claim", "Claim", "Elsewhere", "Elsewhere"]
        mine, loser = (one, two) if isinstance(found[0], Claim) else (two, one)
        assert await mine.owners.claim("t-one") == Claim("t-one", 1)
        owner = await loser.owners.claim("t-one")
        assert isinstance(owner, Elsewhere) and 0 < owner.left_s <= LONG
        assert (owner.server, owner.name) == (mine.owners.server, mine.owners.name)
        assert await loser.owners.orphans(9) == ["t-two"]


async def test_a_commit_without_a_claim_is_refused(one: PostgresStore) -> None:
    with pytest.raises(NotOwner) as refused:
        await one.commit(event(1))
    assert refused.value.code == "store/not_owner"
    with pytest.raises(NotOwner):
        await one.commit(Batch().move("t-one", "p-ada", "m", "f", "a"))
    assert one.events("t-one") == []


async def test_a_commit_of_a_stale_owner_is_refused_and_others_of_its_group_are_stored(
    one: PostgresStore, sleeper: PostgresStore
) -> None:
    for table in ("t-one", "t-two"):
        assert await sleeper.owners.claim(table) == Claim(table, 1)
    await sleeper.commit(event(1))
    assert await one.owners.claim("t-one") == Claim("t-one", 2)
    await one.commit(event(2))
    stale = event(3).table(TWO)
    found = await asyncio.gather(
        sleeper.commit(stale), sleeper.commit(event(1, "t-two")), sleeper.commit(event(1, "t-two")),
        return_exceptions=True,
    )  # fmt: skip
    assert [type(each) for each in found] == [NotOwner, type(None), StoreConflict]
    assert [row.version for row in one.events("t-one")] == [1, 2]
    assert [row.version for row in one.events("t-two")] == [1]
    assert all(table not in str(each) for each in found for table in ("t-one", "t-two")), "an id is the link of a table"
    assert "t-one" not in sleeper.owners.held and "t-two" in sleeper.owners.held


async def test_a_renewal_names_tables_that_others_claimed(one: PostgresStore, sleeper: PostgresStore) -> None:
    await sleeper.owners.claim("t-one")
    await sleeper.owners.claim("t-two")
    await one.owners.claim("t-two")
    assert await sleeper.owners.renew() == ["t-two"]
    assert dict(sleeper.owners.held) == {"t-one": 1}
    assert await one.owners.renew() == []


async def test_a_released_table_is_anybodys(one: PostgresStore, database: str, tmp_path: Path) -> None:
    with closing(opened(database, tmp_path, THERE)) as two:
        await one.owners.claim("t-one")
        await one.owners.release("t-one")
        assert await two.owners.claim("t-one") == Claim("t-one", 3)
        await two.commit(event(1))
        await two.owners.release("t-one")
        assert "t-one" in await one.owners.orphans(9)
        taken = await one.owners.claim("t-one")
        assert isinstance(taken, Claim) and taken.epoch > 3
        with pytest.raises(NotOwner):
            await two.commit(event(2))


async def test_tables_of_a_server_that_stops_can_be_claimed_immediately(
    one: PostgresStore, database: str, tmp_path: Path
) -> None:
    with closing(opened(database, tmp_path, THERE)) as two:
        await two.owners.claim("t-one")
        assert await one.owners.orphans(9) == ["t-two"]
        await two.owners.release_all()
        assert sorted(await one.owners.orphans(9)) == ["t-one", "t-two"]
        assert [row.id for row in await one.owners.servers()] == [one.owners.server]
        assert isinstance(await one.owners.claim("t-one"), Claim)
    assert await one.owners.orphans(1) == ["t-two"]


async def test_a_claim_waits_for_a_write_of_the_old_owner(
    one: PostgresStore, sleeper: PostgresStore, database: str
) -> None:
    """Else it would read the table without the last event of its owner."""
    await sleeper.owners.claim("t-one")
    writer = sleeper._line.get()
    writer.execute("BEGIN")
    sleeper._writing._apply(writer, sleeper._writing.fenced(event(1)).steps)
    taking = asyncio.create_task(one.owners.claim("t-one"))
    with psycopg.connect(database, autocommit=True) as looker:
        waits = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'INSERT INTO owners%'"
        async with asyncio.timeout(PATIENCE_S):
            while looker.execute(waits).fetchone() is None:
                await asyncio.sleep(0.01)
    assert not taking.done()
    writer.execute("COMMIT")
    assert await taking == Claim("t-one", 2)
    assert [row.version for row in one.events("t-one")] == [1]


async def test_what_was_queued_under_an_older_claim_is_not_stored_under_a_newer_one(
    one: PostgresStore, sleeper: PostgresStore
) -> None:
    """A server that lost a table and has it again has read it again: what it did before that may not fit any more."""
    assert await sleeper.owners.claim("t-one") == Claim("t-one", 1)
    queued = sleeper.commit(event(1))
    assert await one.owners.claim("t-one") == Claim("t-one", 2)
    await one.owners.release("t-one")
    sleeper.owners.lose("t-one")
    again = await sleeper.owners.claim("t-one")
    with pytest.raises(NotOwner):
        await queued
    assert one.events("t-one") == []
    assert await sleeper.owners.claim("t-one") == again, "the newer claim is good"
    await sleeper.commit(event(1))


async def test_a_server_whose_connection_is_gone_is_dead_before_its_lease_is_over(
    one: PostgresStore, database: str, tmp_path: Path
) -> None:
    with closing(opened(database, tmp_path, THERE)) as two:
        assert await two.owners.claim("t-one") == Claim("t-one", 1)
        (seen,) = [row for row in await one.owners.servers() if row.id == two.owners.server]
        assert seen.shows_life
        assert not await one.owners.end_lease(two.owners.server), "it is there"
        assert isinstance(await one.owners.claim("t-one"), Elsewhere)
        cut_off(two)
        while not await one.owners.end_lease(two.owners.server):
            await asyncio.sleep(0.01)
        assert await one.owners.claim("t-one") == Claim("t-one", 2)
        # If it was alive after all it loses the table, and no more than that.
        assert await two.owners.renew() == ["t-one"]
        with pytest.raises(NotOwner):
            await two.commit(event(1))
        assert await two.owners.claim("t-two") == Claim("t-two", 1)
        assert {row.id for row in await one.owners.servers() if row.shows_life} == {
            one.owners.server, two.owners.server,
        }  # fmt: skip


async def test_a_server_whose_write_fails_shows_life_all_the_while(
    one: PostgresStore, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else others take its tables, though nothing but this write failed."""

    def fail(*_: object) -> None:
        raise psycopg.OperationalError("out of memory")

    with closing(opened(database, tmp_path, THERE)) as two:
        connection = two._line.get()
        with monkeypatch.context() as patched:
            patched.setattr(two._writing, "_number", fail)
            with pytest.raises(StoreFailed):
                await two.commit(Batch().table(TWO))
        assert await lives(two, one) and two._line.get() is connection
        await two.commit(Batch().table(TWO))


async def test_a_server_whose_idle_connection_is_lost_connects_again(
    one: PostgresStore, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has nothing to write, and others see by its connection that it is alive."""
    monkeypatch.setattr(group, "IDLE_S", 0.02)
    with closing(opened(database, tmp_path, THERE)) as two:
        before = two._line.get()
        with psycopg.connect(database, autocommit=True) as other:
            other.execute("SELECT pg_terminate_backend(%s)", (before.info.backend_pid,))
        async with asyncio.timeout(PATIENCE_S):
            while two._line._connection in (before, None) or not await lives(two, one):
                await asyncio.sleep(0.01)


async def test_claim_takes_a_table_whose_server_was_killed(one: PostgresStore, database: str, tmp_path: Path) -> None:
    """Nobody has to end its lease first, and nobody waits for it."""
    with closing(opened(database, tmp_path, THERE)) as two:
        await two.owners.claim("t-one")
        cut_off(two)
        async with asyncio.timeout(PATIENCE_S):
            while await one.owners.claim("t-one") != Claim("t-one", 2):
                await asyncio.sleep(0.01)


async def test_database_that_was_away_is_no_sign_of_a_dead_server(
    one: PostgresStore, database: str, tmp_path: Path
) -> None:
    """After it comes back, servers connect one after the other."""
    with closing(opened(database, tmp_path, THERE)) as two:
        await two.owners.claim("t-one")
        cut_off(two)
        one.owners._is_steady = lambda: False
        assert not await one.owners.end_lease(two.owners.server)
        assert isinstance(await one.owners.claim("t-one"), Elsewhere)


async def test_second_server_of_a_name_is_refused(
    one: PostgresStore, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "NAME_PATIENCE", 0.1)
    with pytest.raises(StoreTaken, match="is called one: change server_name"):
        opened(database, tmp_path, HERE)
    cut_off(one)
    opened(database, tmp_path, HERE).close()


async def test_published_lobby_is_read_by_others_while_its_server_lives(
    one: PostgresStore, sleeper: PostgresStore, database: str, tmp_path: Path
) -> None:
    await sleeper.owners.publish("nobody sees it")
    with closing(opened(database, tmp_path, "three")) as three:
        for text in ("first", "second"):
            await three.owners.publish(text)
        assert await one.owners.published() == [Published(three.owners.server, "three", "second")]
        assert await three.owners.published() == []
    assert await one.owners.published() == []


async def test_a_server_that_hangs_in_a_transaction_is_disconnected(one: PostgresStore, sleeper: PostgresStore) -> None:
    """Its lease is over, and it holds the lock of its table: a claim of the table waits for that."""
    await sleeper.owners.claim("t-one")
    writer = sleeper._line.get()
    with pytest.raises(psycopg.OperationalError), writer.pipeline() as sent:
        writer.execute("BEGIN")
        sleeper._writing._apply(writer, sleeper._writing.fenced(event(1)).steps)
        sent.sync()
        waiting = [asyncio.create_task(one.owners.claim("t-one")) for _ in range(8)]
        await asyncio.sleep(0)
        assert await one.owners.end_lease(sleeper.owners.server), "there is a connection left to do so"
        assert set(await asyncio.gather(*waiting)) == {Claim("t-one", 2)}
        writer.execute("COMMIT")
    assert one.events("t-one") == []
    with pytest.raises(NotOwner):
        await sleeper.commit(event(1))


async def test_a_server_whose_lease_is_long_over_is_disconnected_and_may_reconnect(
    one: PostgresStore, sleeper: PostgresStore
) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not await one.owners.cut_off():
            await asyncio.sleep(0.05)
    assert await sleeper.owners.claim("t-one") == Claim("t-one", 1)
    await sleeper.commit(event(1))  # it was only late, and connects again
