"""The store in SQLite, when disks fill, processes die and files rot; what every store must do: test_contract.py."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import Mock

import pytest

from tests.server.server_fixture import PATIENCE_S
from tests.server.storage.rows import COOKIE, ONE, event, set_up
from throwdown.errors import ThrowdownError
from throwdown.server.storage.sqlite import schema
from throwdown.server.storage.sqlite.backup import restore
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import (
    BackupRefused,
    Batch,
    PersonRow,
    StoreConflict,
    StoreFailed,
    StoreForeign,
    StoreNewer,
    StoreOlder,
    StoreRefused,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator
    from contextlib import AbstractContextManager


@pytest.fixture(name="path")
def _path(tmp_path: Path) -> Path:
    return tmp_path / "store.db"


@pytest.fixture(name="sqlite")
async def _sqlite(path: Path) -> AsyncIterator[SqliteStore]:
    with closing(SqliteStore.open(path)) as store:
        await store.commit(set_up())
        yield store


# Durability


async def test_a_commit_that_returned_is_on_the_disk(sqlite: SqliteStore, tmp_path: Path) -> None:
    copied = tmp_path / "copy"
    copied.mkdir()
    for version in range(1, 6):
        await sqlite.commit(event(version))
        shutil.copy(sqlite.path, copied)
        shutil.copy(sqlite.path.with_name("store.db-wal"), copied)
        with closing(SqliteStore.open(copied / "store.db")) as copy:
            assert [row.version for row in copy.events("t-one")][-1] == version


async def test_every_commit_is_flushed(sqlite: SqliteStore) -> None:
    values = [sqlite._writer.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    assert values == ["wal", 2]


async def test_secrets_are_for_the_owner_only(sqlite: SqliteStore, tmp_path: Path) -> None:
    sqlite.backup(tmp_path / "backup.db")
    files = [sqlite.path, sqlite.path.with_name("store.db-wal"), tmp_path / "backup.db"]
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}


DYING = """
import asyncio, os, sys
from pathlib import Path
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import Batch, TableRow

async def main():
    store = SqliteStore.open(Path(sys.argv[1]))
    await store.commit(Batch().table(TableRow("t-one", "open", "public", "{}", 1.0, 1.0)).event("t-one", 1, 1.0, "{}"))
    print("stored", flush=True)
    os.environ["THROWDOWN_FAULT"] = sys.argv[2]
    await store.commit(Batch().event("t-one", 2, 2.0, "{}").move("t-one", "p-ada", "m-1", "x", "{}"))
    print("stored", flush=True)

asyncio.run(main())
"""


def die(code: str, *arguments: str, **variables: str) -> str:
    """Run a program that must be killed on its way; what it had printed before."""
    command = [sys.executable, "-c", code, *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, env=os.environ | variables, check=False)
    assert (ran.returncode, ran.stderr) == (-signal.SIGKILL, "")
    return ran.stdout


@pytest.mark.service
@pytest.mark.deep
@pytest.mark.parametrize(("point", "versions"), [("before-commit", [1]), ("after-commit", [1, 2])])
async def test_a_kill_around_a_commit_leaves_all_or_nothing_of_it(path: Path, point: str, versions: list[int]) -> None:
    assert die(DYING, str(path), point) == "stored\n"
    with closing(SqliteStore.open(path)) as store:
        assert [row.version for row in store.events("t-one")] == versions
        assert (store.move("t-one", "p-ada", "m-1") is not None) == (versions == [1, 2])
        assert store.check() == []
        await store.commit(event(len(versions) + 1))


# Group commit


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Another process has the lock."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield


async def queued(store: SqliteStore, *batches: Batch) -> list[BaseException | None]:
    """All of them wait before the first is written; what each was answered."""
    with held(store.path):
        tasks = [asyncio.create_task(store.commit(batch)) for batch in batches]
        await asyncio.sleep(0)
    return await asyncio.gather(*tasks, return_exceptions=True)


async def test_waiting_commits_share_one_transaction_and_one_wake_up(
    sqlite: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop = asyncio.get_running_loop()
    call = Mock(wraps=loop.call_soon_threadsafe)
    monkeypatch.setattr(loop, "call_soon_threadsafe", call)
    before = sqlite.counts()
    assert await queued(sqlite, *(event(version) for version in range(1, 201))) == [None] * 200
    after = sqlite.counts()
    assert after["batches"] - before["batches"] == 200
    # The writer may have taken the first few and waited with them for the lock.
    assert after["transactions"] - before["transactions"] <= 2
    assert call.call_count <= 2


async def test_what_one_turn_of_the_loop_commits_is_one_transaction(sqlite: SqliteStore) -> None:
    before, usual = sqlite.counts(), sys.getswitchinterval()
    sys.setswitchinterval(1e-6)  # the writer gets Python's lock as soon as it asks for it
    try:
        await asyncio.gather(*(sqlite.commit(event(version)) for version in range(1, 201)))
    finally:
        sys.setswitchinterval(usual)
    assert sqlite.counts()["transactions"] - before["transactions"] == 1


async def test_a_bad_batch_harms_only_itself(sqlite: SqliteStore) -> None:
    await sqlite.commit(event(1))
    eve = PersonRow("p-eve", "Eve", "guest", None, "en", 1.0, 1.0)
    lost, odd = event(2).person(eve).event("t-one", 1, 0.0, "{}"), event(2, "t-nowhere").person(eve)
    found = await queued(sqlite, event(2), lost, event(3), odd, event(4), event(4))
    assert [type(each) for each in found] == [
        *(type(None), StoreConflict, type(None), StoreRefused, type(None), StoreConflict)
    ]
    assert [row.version for row in sqlite.events("t-one")] == [1, 2, 3, 4]
    assert sqlite.person("p-eve") is None


async def test_the_event_loop_yields_to_a_late_writer(sqlite: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    stood = asyncio.Event()
    monkeypatch.setattr(time, "sleep", Mock(side_effect=lambda _: stood.set()))
    with held(sqlite.path):
        late = asyncio.create_task(sqlite.commit(event(1)))
        await asyncio.wait_for(stood.wait(), PATIENCE_S)
    await late


def test_a_commit_of_a_closed_event_loop_is_still_written(path: Path) -> None:
    async def leave() -> None:
        task = asyncio.create_task(store.commit(event(1)))
        await asyncio.sleep(0)
        task.cancel()

    with closing(SqliteStore.open(path)) as store:
        asyncio.run(store.commit(set_up()))
        with held(path):
            asyncio.run(leave())
        asyncio.run(store.commit(event(2)))
        assert [row.version for row in store.events("t-one")] == [1, 2]


async def test_counts_hold_the_time_of_the_last_commit(path: Path) -> None:
    with closing(SqliteStore.open(path, clock=lambda: 1234.5)) as store:
        assert store.counts()["committed"] == 0
        await store.commit(set_up())
        assert store.counts()["committed"] == 1234.5


# Disks that fail


@contextmanager
def full(store: SqliteStore) -> Iterator[None]:
    (pages,) = store._writer.execute("PRAGMA page_count").fetchone()
    store._writer.execute(f"PRAGMA max_page_count = {pages}")
    yield
    store._writer.execute("PRAGMA max_page_count = 1000000")


@contextmanager
def read_only(store: SqliteStore) -> Iterator[None]:
    store._writer.execute("PRAGMA query_only = ON")
    yield
    store._writer.execute("PRAGMA query_only = OFF")


@contextmanager
def locked(store: SqliteStore) -> Iterator[None]:
    with held(store.path):
        yield


@contextmanager
def unwritable(store: SqliteStore) -> Iterator[None]:
    """The system refuses to let files grow."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (store.path.with_name("store.db-wal").stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize("trouble", [full, read_only, locked, unwritable])
async def test_a_failing_disk_fails_commits_until_it_works_again(
    sqlite: SqliteStore, trouble: Callable[[SqliteStore], AbstractContextManager[None]]
) -> None:
    batches = [event(1, text=f'"{"x" * 100_000}"'), event(2), event(3)]
    with trouble(sqlite):
        found = await asyncio.gather(*map(sqlite.commit, batches), return_exceptions=True)
        assert isinstance(found[0], StoreFailed)
        assert len(sqlite.events("t-one")) == found.count(None)
    for batch in batches:
        with suppress(StoreConflict):
            await sqlite.commit(batch)
    assert [row.version for row in sqlite.events("t-one")] == [1, 2, 3]
    assert sqlite.check() == []
    assert sqlite.counts()["failures"] > 0


async def test_reads_continue_while_writing_is_locked(sqlite: SqliteStore) -> None:
    with held(sqlite.path):
        assert sqlite.table("t-one") == ONE


async def test_a_read_with_a_version_out_of_range_is_refused(sqlite: SqliteStore) -> None:
    with pytest.raises(StoreRefused):
        sqlite.events("t-one", since=2**70)


def test_a_path_where_no_file_can_be_fails(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed):
        SqliteStore.open(tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(StoreFailed):
        SqliteStore.open(tmp_path / "file" / "store.db")


# Versions of the schema


def dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def header(path: Path) -> tuple[int, int]:
    with closing(sqlite3.connect(path)) as connection:
        return schema.application(connection), schema.version(connection)


async def test_a_new_file_has_application_id_and_schema_version(path: Path) -> None:
    SqliteStore.open(path).close()
    assert header(path) == (schema.APPLICATION, schema.NEWEST)


@pytest.mark.service
@pytest.mark.deep
def test_a_kill_in_a_migration_leaves_an_empty_file(path: Path) -> None:
    opening = "import sys; from pathlib import Path; from throwdown.server.storage.sqlite.store import SqliteStore\n"
    die(f"{opening}SqliteStore.open(Path(sys.argv[1]))", str(path), THROWDOWN_FAULT="in-migration")
    assert header(path) == (0, 0)
    with closing(SqliteStore.open(path)) as store:
        assert store.check() == []


def test_concurrent_migrations_of_a_file_end_consistent(path: Path) -> None:
    opened: list[SqliteStore] = []
    threads = [threading.Thread(target=lambda: opened.append(SqliteStore.open(path))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [store.check() for store in opened] == [[]] * 4
    for store in opened:
        store.close()


def test_a_file_from_a_newer_program_is_left_alone(path: Path) -> None:
    SqliteStore.open(path).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {schema.NEWEST + 1}")
    before = path.read_bytes()
    with pytest.raises(StoreNewer, match=f"version {schema.NEWEST + 1}") as refused:
        SqliteStore.open(path)
    assert refused.value.code == "store/newer"
    assert path.read_bytes() == before


def test_a_file_from_before_version_1_0_is_left_alone_and_the_fix_is_named(path: Path) -> None:
    """0.20.1 numbered its databases up to 17."""
    SqliteStore.open(path).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 17")
    before = path.read_bytes()
    with pytest.raises(StoreOlder, match=r"is from before version 1\.0.*: start with a new folder") as refused:
        SqliteStore.open(path)
    assert refused.value.code == "store/older"
    assert path.read_bytes() == before


@pytest.mark.parametrize("statement", ["CREATE TABLE notes (text)", "PRAGMA application_id = 77"])
def test_a_database_of_another_program_is_left_alone(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
    before = path.read_bytes()
    with pytest.raises(StoreForeign):
        SqliteStore.open(path)
    assert path.read_bytes() == before


def test_a_file_that_is_no_database_is_left_alone(path: Path) -> None:
    path.write_text("Dear diary, " * 100)
    with pytest.raises(StoreForeign):
        SqliteStore.open(path)
    assert path.read_text() == "Dear diary, " * 100


# Damage


async def test_a_flipped_bit_in_an_event_is_found(path: Path) -> None:
    with closing(SqliteStore.open(path)) as store:
        await store.commit(set_up().event("t-one", 1, 1.0, '"fair"').event("t-one", 2, 2.0, '"play"'))
    data = path.read_bytes()
    assert data.count(b'"play"') == 1
    path.write_bytes(data.replace(b'"play"', b'"pl`y"'))
    with closing(SqliteStore.open(path)) as store:
        assert store.check() == ["table t-one: event 2 is not what was written"]


async def test_a_page_that_is_overwritten_is_found(path: Path) -> None:
    with closing(SqliteStore.open(path)) as store:
        await store.commit(set_up())
        for version in range(1, 200):
            await store.commit(event(version))
    with path.open("r+b") as file:
        file.seek(-4096, os.SEEK_END)
        file.write(b"\xa5" * 4096)
    with closing(SqliteStore.open(path)) as store:
        assert store.check() != []


async def test_an_orphan_is_found(path: Path) -> None:
    with closing(SqliteStore.open(path)) as store:
        await store.commit(set_up().session(COOKIE))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM people WHERE id = 'p-ada'")
    with closing(SqliteStore.open(path)) as store:
        assert "a row of sessions refers to one of people that is not there" in store.check()


# Backups


async def test_a_backup_taken_while_writing_is_one_moment_of_the_store(
    sqlite: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "throwdown.server.storage.sqlite.backup.BACKUP_PAGES", 1
    )  # so that commits come between its steps
    for version in range(1, 50):
        await sqlite.commit(event(version, text=f'"{"x" * 5000}"'))
    writing = asyncio.create_task(write_on(sqlite, 50))
    backup, restored = tmp_path / "backup.db", tmp_path / "deep" / "restored.db"
    await asyncio.wait_for(asyncio.to_thread(sqlite.backup, backup), PATIENCE_S)
    writing.cancel()
    assert backup.read_bytes()[18:20] == b"\x01\x01"  # needs no second file
    restore(backup, restored)
    assert dump(backup) == dump(restored)
    with closing(SqliteStore.open(restored)) as store:
        assert store.check() == []
        found = store.events("t-one")
        assert len(found) >= 49
        assert found == sqlite.events("t-one")[: len(found)]


async def write_on(store: SqliteStore, version: int) -> None:
    while True:
        await store.commit(event(version, text=f'"{"x" * 5000}"'))
        version += 1


@pytest.fixture(name="backup")
async def _backup(sqlite: SqliteStore, tmp_path: Path) -> Path:
    await sqlite.commit(event(1))
    sqlite.backup(tmp_path / "backup.db")
    return tmp_path / "backup.db"


async def test_a_backup_overwrites_nothing(sqlite: SqliteStore, backup: Path) -> None:
    before = backup.read_bytes()
    with pytest.raises(BackupRefused) as refused:
        sqlite.backup(backup)
    assert refused.value.code == "store/backup"
    assert backup.read_bytes() == before


async def test_a_restore_overwrites_only_on_request(backup: Path, tmp_path: Path) -> None:
    to = tmp_path / "other.db"
    SqliteStore.open(to).close()
    before = dump(to)
    with pytest.raises(BackupRefused, match="is there already"):
        restore(backup, to)
    assert dump(to) == before
    restore(backup, to, overwrite=True)
    assert dump(to) == dump(backup)


@pytest.mark.parametrize("removed", [False, True])
async def test_the_log_of_the_old_database_does_not_get_into_the_new_one(
    sqlite: SqliteStore, backup: Path, tmp_path: Path, removed: bool
) -> None:
    await sqlite.commit(event(2))
    to = tmp_path / "crashed.db"
    shutil.copy(sqlite.path, to)
    shutil.copy(sqlite.path.with_name("store.db-wal"), tmp_path / "crashed.db-wal")
    if removed:
        to.unlink()
    restore(backup, to, overwrite=True)
    assert dump(to) == dump(backup)


async def test_a_restore_replaces_a_corrupt_database(backup: Path, tmp_path: Path) -> None:
    to = tmp_path / "ruin.db"
    to.write_bytes(b"\xa5" * 8192)
    (tmp_path / "ruin.db-wal").write_bytes(b"\xa5" * 8192)
    restore(backup, to, overwrite=True)
    assert dump(to) == dump(backup)


async def test_a_database_in_use_is_not_replaced(sqlite: SqliteStore, backup: Path) -> None:
    with pytest.raises(BackupRefused, match="stop the server"):
        restore(backup, sqlite.path, overwrite=True)
    await sqlite.commit(event(2))
    assert sqlite.check() == []


def damage(backup: Path) -> None:
    data = backup.read_bytes()
    backup.write_bytes(data.replace("grüezi".encode(), b"gruezi."))


def empty(backup: Path) -> None:
    backup.write_bytes(b"")


def remove(backup: Path) -> None:
    backup.unlink()


def make_newer(backup: Path) -> None:
    with closing(sqlite3.connect(backup)) as connection:
        connection.execute("PRAGMA user_version = 1000")


def make_foreign(backup: Path) -> None:
    backup.write_text("Dear diary, " * 1000)


@pytest.mark.parametrize(
    ("spoil", "refusal"),
    [
        *((spoil, BackupRefused) for spoil in (damage, empty, remove)),
        (make_newer, StoreNewer),
        (make_foreign, StoreForeign),
    ],
)
async def test_a_bad_backup_replaces_nothing(
    backup: Path, tmp_path: Path, spoil: Callable[[Path], None], refusal: type[ThrowdownError]
) -> None:
    to = tmp_path / "other.db"
    SqliteStore.open(to).close()
    before = to.read_bytes()
    spoil(backup)
    with pytest.raises(refusal):
        restore(backup, to, overwrite=True)
    assert to.read_bytes() == before
    assert list(tmp_path.glob(".*")) == []


async def test_a_read_that_is_under_way_hides_no_commit_from_the_others(tmp_path: Path) -> None:
    with closing(SqliteStore.open(tmp_path / "throwdown.db")) as store:
        people = [PersonRow(id, id, "guest", None, "en", 1.0, 1.0) for id in ("one", "two", "new")]
        await store.commit(Batch().person(people[0]).person(people[1]))
        with store._readers.one() as connection:  # as in a thread that is interrupted between two rows
            rows = connection.execute("SELECT id FROM people")
            rows.fetchone()
            await store.commit(Batch().person(people[2]))
            assert store.person("new") == people[2]
            rows.close()
