"""``throwdown admin copy``, and ``backup`` and ``restore`` with a database: everything there and back, row by row."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner, Result

from tests.server.storage.rows import GAME, PLAY, event, set_up
from throwdown.cli import main
from throwdown.server.storage.copying import COLUMNS
from throwdown.server.storage.postgres.shelf import PostgresShelf
from throwdown.server.storage.postgres.store import PostgresStore
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import SecretRow

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.server.postgres import Cluster

UNREADABLE = 2


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def refused(*arguments: str | Path) -> str:
    """The one sentence with which it refuses."""
    ran = run(*arguments)
    assert (ran.exit_code, ran.stdout) == (UNREADABLE, ""), ran
    (sentence,) = ran.stderr.splitlines()
    return sentence


def rows(file: Path) -> dict[str, list[Any]]:
    with closing(sqlite3.connect(file)) as connection:
        return {kind: sorted(connection.execute(f"SELECT * FROM {kind}"), key=repr) for kind in COLUMNS}  # noqa: S608


@pytest.fixture(name="data")
def _data(tmp_path: Path) -> Path:
    """The folder of a server with games that people played, and one with a secret."""
    data = tmp_path / "data"
    data.mkdir()
    file = data / "throwdown.db"
    with closing(SqliteStore.open(file)) as store:
        asyncio.run(store.commit(set_up().game(GAME).play(PLAY).secret(SecretRow("g-one", 1, "t-one", "5ec7e7"))))
        for version in (1, 2):
            asyncio.run(store.commit(event(version)))
    return data


@pytest.fixture(name="file")
def _file(data: Path) -> Path:
    return data / "throwdown.db"


def test_a_copy_to_postgresql_and_back_has_every_row(file: Path, database: str, tmp_path: Path) -> None:
    before, back = rows(file), tmp_path / "back.db"
    ran = run("admin", "copy", file, database)
    assert ran.exit_code == 0, ran.stderr
    total = sum(map(len, before.values()))
    assert ran.stdout.splitlines()[0].endswith(f": {total:,} rows in all.")
    response = json.loads(run("admin", "copy", database, back, "--json").stdout)
    assert response["rows"] == {kind: len(found) for kind, found in before.items()}
    assert rows(back) == before and all(before[kind] for kind in ("events", "plays", "secrets"))
    with closing(PostgresStore.open(database, file.with_suffix(".key"))) as store:
        assert store.check() == [] and store.secret("g-one", 1) == "5ec7e7"


def test_a_backup_of_a_database_is_restored_into_a_folder_and_into_a_database(
    data: Path, file: Path, database: str, postgres: Cluster, tmp_path: Path
) -> None:
    before, monday, folder = rows(file), tmp_path / "monday.db", tmp_path / "folder"
    run("admin", "copy", file, database)
    printed = run("admin", "backup", "--store", database, "--data", data, "--with-key", monday).stdout
    assert printed.startswith(f"{database} was copied to {monday} (")
    assert rows(monday) == before
    assert run("admin", "restore", monday, "--data", folder).exit_code == 0
    assert rows(folder / "throwdown.db") == before
    empty = postgres.new_database()
    assert run("admin", "restore", monday, "--store", empty, "--data", tmp_path / "other").exit_code == 0
    with closing(PostgresStore.open(empty, tmp_path / "other" / "throwdown.key")) as store:
        assert store.secret("g-one", 1) == "5ec7e7"
    wrong = ("--data", tmp_path / "other", "--key", wrong_key(tmp_path), "--overwrite")
    assert "give their key with --key" in refused("admin", "restore", monday, "--store", empty, *wrong)
    given_up = ("--give-up-games", "--overwrite", "--key", wrong_key(tmp_path))
    assert run("admin", "restore", monday, "--store", empty, "--data", tmp_path / "other", *given_up).exit_code == 0
    with closing(PostgresStore.open(empty, tmp_path / "other" / "throwdown.key")) as store:
        assert store.secret("g-one", 1) is None and store.person("p-ada") is not None


def wrong_key(folder: Path) -> Path:
    file = folder / "wrong.key"
    file.write_text("0" * 64)
    file.chmod(0o600)
    return file


def test_nothing_is_overwritten_unless_that_is_wanted(file: Path, database: str, tmp_path: Path) -> None:
    run("admin", "copy", file, database)
    assert "holds people already: replace all of it with --overwrite" in refused("admin", "copy", file, database)
    assert run("admin", "copy", file, database, "--overwrite").exit_code == 0
    assert "is there already" in refused("admin", "copy", database, file)
    assert "throwdown admin backup" in refused("admin", "copy", file, tmp_path / "other.db")
    assert "there is no store" in refused("admin", "copy", tmp_path / "none.db", database)


@pytest.mark.parametrize(
    ("source", "target", "fix"),
    [
        ("nothing.db", "postgresql:///dice", "Diese Datei gibt es nicht: Nenne eine vorhandene"),
        ("a.db", "b.db", "throwdown admin backup kopiert eine Datei in eine andere"),
        ("mysql://ada:s3cret@db/dice", "a.db", "schreib sie wie postgresql://dice@db/dice"),
        ("postgresql://ada:s3cret@127.0.0.1:99999/dice", "a.db", "schreib sie wie postgresql://dice@db/dice"),
    ],
)
def test_a_copy_from_or_to_a_wrong_place_is_refused_with_the_fix(
    source: str, target: str, fix: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    printed = refused("--lang", "de", "admin", "copy", source, target)
    assert fix in printed and "s3cret" not in printed
    assert list(tmp_path.iterdir()) == []


def test_a_database_in_use_is_not_replaced_and_may_be_read(file: Path, database: str, tmp_path: Path) -> None:
    with closing(PostgresStore.open(database, tmp_path / "store.key")) as store:
        asyncio.run(store.commit(set_up()))
        assert "a server uses" in refused("admin", "copy", file, database, "--overwrite")
        assert run("admin", "copy", database, tmp_path / "copy.db").exit_code == 0
    assert len(rows(tmp_path / "copy.db")["people"]) == 2


def test_a_copy_that_lacks_rows_is_refused_and_undone(
    file: Path, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put = PostgresShelf.put

    def put_less(shelf: PostgresShelf, kind: str, given: Iterable[tuple[Any, ...]]) -> None:
        all_of_them = list(given)
        put(shelf, kind, islice(all_of_them, len(all_of_them) - (kind == "events")))

    monkeypatch.setattr(PostgresShelf, "put", put_less)
    assert "rows of events" in refused("admin", "copy", file, database)
    monkeypatch.undo()
    assert run("admin", "copy", file, database).exit_code == 0  # nothing of the first try is left
