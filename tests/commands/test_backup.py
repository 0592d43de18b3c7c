"""``throwdown backup`` and ``throwdown restore``: a server's data as one file, and back."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.server.house_fixture import open_house
from throwdown.cli import main
from throwdown.server.storage.store import Batch, PersonRow, SqliteStore, TableRow
from throwdown.server.web.app import DATABASE

UNREADABLE = 2


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def complaint(*arguments: str | Path) -> str:
    """The one sentence with which it refuses."""
    ran = run(*arguments)
    assert (ran.exit_code, ran.stdout) == (UNREADABLE, "")
    (sentence,) = ran.stderr.splitlines()
    return sentence


def person(name: str) -> PersonRow:
    return PersonRow(f"p-{name}", name, "guest", None, "en", 1.0, 1.0)


async def write(store: SqliteStore, *names: str) -> None:
    for name in names:
        await store.commit(Batch().person(person(name)))


def names_in(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [name for (name,) in connection.execute("SELECT name FROM people ORDER BY name")]


@pytest.fixture(name="data")
def _data(tmp_path: Path) -> Path:
    data = tmp_path / "data"
    with closing(SqliteStore.open(data / DATABASE)) as store:
        asyncio.run(write(store, "Ada", "Bo"))
    return data


@pytest.fixture(name="in_use")
def _in_use(data: Path) -> Iterator[SqliteStore]:
    with closing(SqliteStore.open(data / DATABASE)) as store:
        yield store


@pytest.fixture(name="file")
def _file(data: Path, tmp_path: Path) -> Path:
    file = tmp_path / "monday.db"
    assert run("backup", "--data", data, file).exit_code == 0
    return file


# There and back


def test_a_backup_comes_back_as_it_was(data: Path, file: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    ran = run("restore", file, "--data", elsewhere)
    assert ran.exit_code == 0
    assert ran.stdout == f"{elsewhere / DATABASE} is again what {file} holds. Start the server.\n"
    assert names_in(elsewhere / DATABASE) == ["Ada", "Bo"]
    with closing(SqliteStore.open(elsewhere / DATABASE)) as store:
        assert store.check() == []
        assert store.person("p-Ada") == person("Ada")


def test_people_read_what_was_done(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "deep" / "monday.db"
    ran = run("backup", "--data", data, file)
    assert ran.stdout == f"{data / DATABASE} is copied to {file} ({file.stat().st_size:,} bytes).\n"
    assert file.stat().st_mode & 0o777 == 0o600  # games have secrets
    assert [each.name for each in file.parent.iterdir()] == [file.name]


def test_machines_read_it_too(data: Path, tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "monday.db", tmp_path / "elsewhere"
    told = json.loads(run("backup", "--data", data, file, "--json").stdout)
    assert told == {"store": str(data / DATABASE), "backup": str(file), "bytes": file.stat().st_size}
    told = json.loads(run("restore", file, "--data", elsewhere, "--json").stdout)
    assert told.keys() == {"store", "backup", "bytes"}
    assert told["store"] == str(elsewhere / DATABASE)


def test_the_folder_is_the_one_of_serve(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THROWDOWN_DATA", str(data))
    assert run("backup", tmp_path / "by environment.db").exit_code == 0
    monkeypatch.delenv("THROWDOWN_DATA")
    monkeypatch.chdir(tmp_path)
    data.rename("throwdown-data")
    assert run("backup", "by default.db").exit_code == 0
    assert names_in(tmp_path / "by default.db") == ["Ada", "Bo"]


# While a server runs


@pytest.mark.service
def test_a_server_that_runs_is_copied_as_it_is(tmp_path: Path) -> None:
    with open_house(tmp_path / "data") as house:
        house.guest("Ada").table("strike")
        assert run("backup", "--data", tmp_path / "data", tmp_path / "live.db").exit_code == 0
        house.guest("Bo")  # it goes on
    assert names_in(tmp_path / "live.db") == ["Ada"]
    with open_house(tmp_path / "data") as house:
        assert names_in(tmp_path / "data" / DATABASE) == ["Ada", "Bo"]


def test_a_backup_in_the_middle_of_writing_is_one_moment(in_use: SqliteStore, data: Path, tmp_path: Path) -> None:
    """Every table has its person, and what was answered before the backup is in it."""
    begun, stop = threading.Event(), threading.Event()

    async def write_on() -> None:
        for number in range(100_000):
            row = TableRow(f"t-{number}", "open", "public", "{}", 1.0, 1.0)
            await in_use.commit(Batch().person(person(f"{number:06}")).table(row))
            if number == 20:
                begun.set()
            if stop.is_set():
                return

    writer = threading.Thread(target=lambda: asyncio.run(write_on()))
    writer.start()
    try:
        assert begun.wait(20)
        ran = run("backup", "--data", data, tmp_path / "live.db")
    finally:
        stop.set()
        writer.join()
    assert ran.exit_code == 0, ran.stderr
    with closing(sqlite3.connect(tmp_path / "live.db")) as copy:
        ((people,),) = copy.execute("SELECT COUNT(*) FROM people WHERE name GLOB '0*'")
        ((tables,),) = copy.execute("SELECT COUNT(*) FROM tables")
    assert people == tables >= 20


def test_a_store_of_an_older_version_is_copied_as_it_is(tmp_path: Path) -> None:
    """An older server may still run on it."""
    data = tmp_path / "data"
    data.mkdir()
    script = Path(__file__).parents[1] / "server" / "data" / "v1.sql"
    with closing(sqlite3.connect(data / DATABASE)) as old:
        old.executescript(script.read_text("utf-8"))
    assert run("backup", "--data", data, tmp_path / "old.db").exit_code == 0
    for file in (data / DATABASE, tmp_path / "old.db"):
        with closing(sqlite3.connect(file)) as connection:
            assert connection.execute("PRAGMA user_version").fetchone() == (1,)


def test_data_in_use_are_not_replaced(in_use: SqliteStore, data: Path, tmp_path: Path) -> None:
    assert run("backup", "--data", data, tmp_path / "monday.db").exit_code == 0
    asyncio.run(write(in_use, "Cy"))
    sentence = complaint("restore", tmp_path / "monday.db", "--data", data, "--overwrite")
    assert "stop the server first" in sentence
    asyncio.run(write(in_use, "Di"))
    assert names_in(data / DATABASE) == ["Ada", "Bo", "Cy", "Di"]


# What is refused


def test_nothing_is_overwritten_unless_told(data: Path, file: Path) -> None:
    before = file.read_bytes()
    assert f"{file} is there already" in complaint("backup", "--data", data, file)
    assert file.read_bytes() == before
    with closing(SqliteStore.open(data / DATABASE)) as store:
        asyncio.run(write(store, "Cy"))
    assert "is there already" in complaint("restore", file, "--data", data)
    assert names_in(data / DATABASE) == ["Ada", "Bo", "Cy"]
    assert run("restore", file, "--data", data, "--overwrite").exit_code == 0
    assert names_in(data / DATABASE) == ["Ada", "Bo"]


def test_a_folder_without_data_is_named(tmp_path: Path) -> None:
    assert str(tmp_path / "nothing") in complaint("backup", "--data", tmp_path / "nothing", tmp_path / "x.db")
    assert list(tmp_path.iterdir()) == []


def test_a_backup_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert "there is no backup" in complaint("restore", tmp_path / "nothing.db", "--data", tmp_path / "data")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("how", ["cut", "text", "empty", "foreign", "changed"])
def test_what_is_no_sound_backup_replaces_nothing(how: str, data: Path, file: Path) -> None:
    spoil(file, how)
    complaint("restore", file, "--data", data, "--overwrite")
    assert names_in(data / DATABASE) == ["Ada", "Bo"]
    assert [each.name for each in data.iterdir()] == [DATABASE]


def test_damaged_data_give_no_backup(data: Path, tmp_path: Path) -> None:
    spoil(data / DATABASE, "changed")
    assert "restore an earlier backup" in complaint("backup", "--data", data, tmp_path / "monday.db")
    assert [each.name for each in tmp_path.iterdir()] == ["data"]


def spoil(file: Path, how: str) -> None:
    if how == "cut":
        file.write_bytes(file.read_bytes()[:6000])
    elif how == "text":
        file.write_text("these are not the games you are looking for\n" * 50)
    elif how == "empty":
        file.write_bytes(b"")
    else:
        statements = {
            "foreign": ["PRAGMA application_id = 7"],
            "changed": [
                "INSERT INTO tables VALUES ('t', 'open', 'public', '{}', 1.0, 1.0)",
                "INSERT INTO events VALUES ('t', 1, 1.0, 'what nobody wrote', 0)",
            ],
        }
        with closing(sqlite3.connect(file)) as connection:
            for statement in statements[how]:
                connection.execute(statement)
            connection.commit()
