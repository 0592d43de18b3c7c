"""The tree over the public list in a store: heads with every row, proofs, restores, and stores from before it."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import TYPE_CHECKING

import psycopg
import pytest

from tests.server.storage.rows import event, set_up
from throwdown.server.storage.postgres import shelf
from throwdown.server.storage.postgres.store import PostgresStore
from throwdown.server.storage.sqlite.backup import restore
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import Batch, NotOwner, Store, StoreConflict
from throwdown.table.heads import Head, ProvedRow, fit, has_row, is_signed, root_of
from throwdown.table.ledger import LedgerRow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    Opening = Callable[[], Store]

KINDS = ("sqlite", "postgres")


@pytest.fixture(name="opening", params=KINDS)
def _opening(request: pytest.FixtureRequest, tmp_path: Path) -> Opening:
    """Opens the same store again and again."""
    if request.param == "sqlite":
        return lambda: SqliteStore.open(tmp_path / "store.db", clock=lambda: 1000.5)
    database = request.getfixturevalue("database")
    return lambda: PostgresStore.open(database, tmp_path / "store.key", clock=lambda: 1000.5)


@pytest.fixture(name="store")
def _store(opening: Opening) -> Iterator[Store]:
    with closing(opening()) as store:
        yield store


def row(number: int) -> LedgerRow:
    return LedgerRow(kind="commitment", game=f"g{number}", round=1, hash="a" * 64)


async def add(store: Store, numbers: range) -> None:
    for number in numbers:
        await store.commit(Batch().listed(row(number)))


def head_of(store: Store) -> Head:
    return store.ledger_heads()[0]


def has_all_rows(store: Store, head: Head) -> bool:
    rows = store.ledger(head.first - 1, head.size)
    return len(rows) == head.size and all(
        has_row(head, ProvedRow(row=row, path=store.ledger_inclusion(head, row.n))) for row in rows
    )


async def test_an_empty_list_has_no_head(store: Store) -> None:
    assert store.ledger_heads() == [] and store.check() == []


async def test_every_row_comes_with_a_signed_head(store: Store) -> None:
    seen = []
    for number in range(11):
        await add(store, range(number, number + 1))
        seen.append(head_of(store))
        assert (seen[-1].size, seen[-1].first, seen[-1].at) == (number + 1, 1, 1000)
        assert is_signed(seen[-1]) and seen[-1].root == root_of(store.ledger())
    assert len({(head.log, head.key) for head in seen}) == 1
    assert all(
        fit(old, new, store.ledger_consistency(new, old.size, new.size)) for new in seen for old in seen[: new.size]
    )
    assert all(has_all_rows(store, head) for head in seen) and store.check() == []


async def test_rows_of_one_transaction_share_a_head(store: Store) -> None:
    batches = [Batch().listed(row(2 * number)).listed(row(2 * number + 1)) for number in range(9)]
    await asyncio.gather(*map(store.commit, batches))
    assert head_of(store).size == 18 and has_all_rows(store, head_of(store)) and store.check() == []


async def test_a_row_that_is_refused_leaves_the_others_and_their_head(store: Store) -> None:
    await add(store, range(3))
    batches = [Batch().listed(row(number)) for number in (7, 1, 8)]
    found = await asyncio.gather(*map(store.commit, batches), return_exceptions=True)
    assert [type(error) for error in found] == [type(None), StoreConflict, type(None)]
    assert head_of(store).size == 5 and has_all_rows(store, head_of(store)) and store.check() == []


async def test_a_list_goes_on_when_the_store_is_opened_again(opening: Opening) -> None:
    with closing(opening()) as store:
        await add(store, range(5))
        old = head_of(store)
    with closing(opening()) as store:
        assert head_of(store) == old
        await add(store, range(5, 8))
        assert fit(old, head_of(store), store.ledger_consistency(old, 5, 8))


def forget_tree(store: Store, keep: int) -> None:
    """As if an older program had written the rows after this one."""
    statements = ["DELETE FROM ledger_key", "DELETE FROM ledger_logs", "DELETE FROM ledger_tree"]
    if keep:
        root = root_of(store.ledger(0, keep))
        statements = [
            f"DELETE FROM ledger_tree WHERE n > {keep}",  # noqa: S608
            f"UPDATE ledger_logs SET size = {keep}, root = '{root}'",  # noqa: S608
        ]
    run(store, *statements)


def run(store: Store, *statements: str) -> None:
    if isinstance(store, PostgresStore):
        with psycopg.connect(store.address) as other:
            for statement in statements:
                other.execute(statement.encode())
    else:
        assert isinstance(store, SqliteStore)
        with closing(sqlite3.connect(store.path)) as connection:
            for statement in statements:
                connection.execute(statement)
            connection.commit()


@pytest.mark.parametrize("keep", [0, 4, 6])
async def test_rows_of_an_older_program_get_into_the_tree_when_the_store_is_opened(opening: Opening, keep: int) -> None:
    with closing(opening()) as store:
        await add(store, range(7))
        forget_tree(store, keep)
        assert keep or store.check() == []  # a head that was changed by hand is not signed
    with closing(opening()) as store:
        head = head_of(store)
        assert head.size == 7 and is_signed(head) and head.root == root_of(store.ledger())
        assert has_all_rows(store, head) and store.check() == []


async def test_rows_of_an_older_program_get_into_the_tree_with_the_next_row(store: Store) -> None:
    await add(store, range(7))
    forget_tree(store, 5)
    await add(store, range(7, 9))
    assert head_of(store).size == 9 and has_all_rows(store, head_of(store))


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE ledger_logs SET root = '00'",
        "UPDATE ledger_logs SET at = at + 1",
        "UPDATE ledger_tree SET hashes = (SELECT hashes FROM ledger_tree WHERE n = 2) WHERE n = 4",
    ],
)
async def test_a_changed_tree_is_found(store: Store, statement: str) -> None:
    await add(store, range(5))
    run(store, statement)
    (found,) = store.check()
    assert "public list is not what was written" in found


# Restores


@pytest.fixture(name="restored")
def _restored(request: pytest.FixtureRequest, opening: Opening, tmp_path: Path) -> Callable[[Path], None]:
    with closing(opening()) as store:
        if isinstance(store, PostgresStore):
            address = store.address
            return lambda file: shelf.restore(file, address, overwrite=True, key="ab" * 32, give_up=True)
    return lambda file: restore(file, tmp_path / "store.db", overwrite=True, give_up=True)


async def test_a_restore_begins_a_log_that_names_the_last_head(
    opening: Opening, restored: Callable[[Path], None], tmp_path: Path
) -> None:
    file = tmp_path / "backup.db"
    with closing(opening()) as store:
        await add(store, range(5))
        ended = head_of(store)
        store.backup(file)
        await add(store, range(5, 9))
    restored(file)
    with closing(opening()) as store:
        new, old = store.ledger_heads()
        assert old == ended and (new.first, new.size, new.key) == (6, 1, ended.key) and new.log != ended.log
        named = store.ledger(5)[0]
        assert named.row == LedgerRow(kind="restored", log=ended.log, size=5, hash=ended.root)
        await add(store, range(9, 13))
        new = head_of(store)
        assert (new.first, new.size) == (6, 5) and is_signed(new)
        assert has_all_rows(store, new) and has_all_rows(store, old) and store.check() == []
        assert store.ledger_consistency(old, 3, 5) and store.ledger_consistency(new, 3, 5)


async def test_the_second_of_two_restores_has_another_log(
    opening: Opening, restored: Callable[[Path], None], tmp_path: Path
) -> None:
    file, logs = tmp_path / "backup.db", set()
    with closing(opening()) as store:
        await add(store, range(3))
        store.backup(file)
    for _ in range(2):
        restored(file)
        with closing(opening()) as store:
            logs.add(head_of(store).log)
    assert len(logs) == 2


async def test_a_restore_of_a_store_without_a_list_begins_no_log(
    opening: Opening, restored: Callable[[Path], None], tmp_path: Path
) -> None:
    with closing(opening()) as store:
        store.backup(tmp_path / "backup.db")
    restored(tmp_path / "backup.db")
    with closing(opening()) as store:
        assert store.ledger_heads() == [] and store.ledger_size() == 0


async def test_a_copy_goes_on_with_the_same_log(tmp_path: Path, database: str) -> None:
    with closing(SqliteStore.open(tmp_path / "store.db")) as store:
        await add(store, range(5))
        old = head_of(store)
    shelf.copy_from_file(tmp_path / "store.db", database)
    with closing(PostgresStore.open(database, tmp_path / "store.key")) as copied:
        assert head_of(copied) == old
        await add(copied, range(5, 8))
        assert fit(old, head_of(copied), copied.ledger_consistency(old, 5, 8)) and copied.check() == []


async def test_several_servers_have_one_log(tmp_path: Path, database: str) -> None:
    names = ("one", "two", "three")
    opened = [PostgresStore.open(database, tmp_path / "store.key", name=name, lease_s=30.0) for name in names]
    try:
        await asyncio.gather(
            *(opened[number % 3].commit(Batch().listed(row(number))) for number in range(30)),
        )
        (head,) = opened[0].ledger_heads()
        assert head.size == 30 and has_all_rows(opened[1], head) and opened[2].check() == []
    finally:
        for store in opened:
            store.close()


async def test_a_first_head_that_was_undone_leaves_no_key_behind(tmp_path: Path, database: str) -> None:
    """Another server has the table, so all is undone and written again without that batch."""
    with closing(PostgresStore.open(database, tmp_path / "store.key")) as store:
        await store.commit(set_up())
        batches = [Batch().listed(row(1)), event(1)]  # of a table that was not claimed
        found = await asyncio.gather(*map(store.commit, batches), return_exceptions=True)
        assert [type(error) for error in found] == [type(None), NotOwner]
        await add(store, range(2, 4))
        assert is_signed(head_of(store)) and has_all_rows(store, head_of(store)) and store.check() == []


async def test_a_server_has_one_key_from_its_first_start(opening: Opening) -> None:
    with closing(opening()) as store:
        signer = store.signer
        await add(store, range(1))
        assert head_of(store).key == signer.public and is_signed(head_of(store))
    with closing(opening()) as store:
        assert store.signer.public == signer.public


async def test_a_backup_has_the_key_of_the_server(
    opening: Opening, restored: Callable[[Path], None], tmp_path: Path
) -> None:
    with closing(opening()) as store:
        public = store.signer.public
        store.backup(tmp_path / "backup.db")
    restored(tmp_path / "backup.db")
    with closing(opening()) as store:
        assert store.signer.public == public


def test_servers_that_start_together_have_one_key(tmp_path: Path, database: str) -> None:
    def opened(name: str) -> PostgresStore:
        return PostgresStore.open(database, tmp_path / "store.key", name=name, lease_s=30.0)

    with ThreadPoolExecutor(3) as threads:
        stores = [*threads.map(opened, ("one", "two", "three"))]
    try:
        assert len({store.signer.public for store in stores}) == 1
    finally:
        for store in stores:
            store.close()
