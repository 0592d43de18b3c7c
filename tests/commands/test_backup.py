"""``throwdown admin backup`` and ``throwdown admin restore``: a server's data as one file, and back."""

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

from tests.server.server_fixture import PATIENCE_S, open_server
from throwdown.cli import main
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import Batch, PersonRow, SecretRow, TableRow
from throwdown.server.web.open_data import DATABASE

UNREADABLE = 2
KEY = "throwdown.key"
SECRET = "5ec7e7" * 10 + "abcd"


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
    assert run("admin", "backup", "--data", data, file).exit_code == 0
    return file


# There and back


def test_a_restored_backup_equals_the_original(data: Path, file: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    ran = run("admin", "restore", file, "--data", elsewhere)
    assert ran.exit_code == 0
    assert ran.stdout == f"{elsewhere / DATABASE} now has the data of {file}. Start the server.\n"
    assert names_in(elsewhere / DATABASE) == ["Ada", "Bo"]
    with closing(SqliteStore.open(elsewhere / DATABASE)) as store:
        assert store.check() == []
        assert store.person("p-Ada") == person("Ada")


def test_backup_prints_what_was_copied(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "copies" / "monday.db"
    file.parent.mkdir()
    ran = run("admin", "backup", "--data", data, file)
    copied = f"{data / DATABASE} was copied to {file} ({file.stat().st_size:,} bytes)."
    assert ran.stdout == f"{copied} No game in the backup needs a key.\n"
    assert file.stat().st_mode & 0o777 == 0o600  # games have secrets
    assert [each.name for each in file.parent.iterdir()] == [file.name]


def test_backup_and_restore_print_in_the_chosen_language(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "monday.db"
    copied = run("admin", "backup", "--data", data, file, "--lang", "de").stdout
    assert copied.startswith(f"{data / DATABASE} wurde nach {file} kopiert (") and copied.endswith(" Schlüssel.\n")
    restored = run("admin", "restore", file, "--data", tmp_path / "elsewhere", "--lang", "nl").stdout
    assert restored.endswith(f" heeft nu de gegevens van {file}. Start de server.\n")


def test_backup_and_restore_print_json(data: Path, tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "monday.db", tmp_path / "elsewhere"
    output = json.loads(run("admin", "backup", "--data", data, file, "--json").stdout)
    assert output == {
        "store": str(data / DATABASE), "backup": str(file), "bytes": file.stat().st_size,
        "sealed_games": 0, "key": None,
    }  # fmt: skip
    output = json.loads(run("admin", "restore", file, "--data", elsewhere, "--json").stdout)
    assert output.keys() == {"store", "backup", "bytes"}
    assert output["store"] == str(elsewhere / DATABASE)


def test_backup_uses_the_data_folder_of_serve(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THROWDOWN_DATA", str(data))
    assert run("admin", "backup", tmp_path / "by environment.db").exit_code == 0
    monkeypatch.delenv("THROWDOWN_DATA")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    (tmp_path / "home" / "throwdown").mkdir(parents=True)
    data.rename(tmp_path / "home" / "throwdown" / "server")
    assert run("admin", "backup", "by default.db").exit_code == 0
    assert names_in(tmp_path / "by default.db") == ["Ada", "Bo"]


# Games under way, and the key that their secrets are sealed with


@pytest.fixture(name="playing")
def _playing(data: Path) -> Path:
    """Data with a game under way."""
    with closing(SqliteStore.open(data / DATABASE)) as store:
        table = TableRow("t", "playing", "public", "{}", 1.0, 1.0)
        asyncio.run(store.commit(Batch().table(table).secret(SecretRow("g", 1, "t", SECRET))))
    return data


def secret_in(data: Path) -> str | None:
    with closing(SqliteStore.open(data / DATABASE)) as store:
        return store.secret("g", 1)


def test_a_backup_says_that_the_key_is_not_in_it(playing: Path, tmp_path: Path) -> None:
    file = tmp_path / "monday.db"
    printed = run("admin", "backup", "--data", playing, file).stdout
    assert f"Games in the backup whose key is not in it: 1. Store {playing / KEY} too" in printed
    output = json.loads(run("admin", "backup", "--data", playing, tmp_path / "other.db", "--json").stdout)
    assert (output["sealed_games"], output["key"]) == (1, None)
    held = b"".join(each.read_bytes() for each in tmp_path.glob("*.db"))
    assert SECRET.encode() not in held and (playing / KEY).read_bytes().strip() not in held


def test_a_backup_with_its_key_comes_back_anywhere(playing: Path, tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "monday.db", tmp_path / "elsewhere"
    printed = run("admin", "backup", "--data", playing, file, "--with-key").stdout
    assert f"Its key is in {tmp_path / 'monday.key'}" in printed
    assert (tmp_path / "monday.key").stat().st_mode & 0o777 == 0o600
    assert run("admin", "restore", file, "--data", elsewhere).exit_code == 0
    assert secret_in(elsewhere) == SECRET


def test_restore_refuses_without_the_key(playing: Path, tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "monday.db", tmp_path / "elsewhere"
    run("admin", "backup", "--data", playing, file)
    sentence = complaint("admin", "restore", file, "--data", elsewhere)
    assert "1 game to come or under way" in sentence and "--key" in sentence and "--give-up-games" in sentence
    assert not (elsewhere / DATABASE).exists()
    assert "there is no key" in complaint("admin", "restore", file, "--data", elsewhere, "--key", tmp_path / "no.key")
    assert run("admin", "restore", file, "--data", elsewhere, "--key", playing / KEY).exit_code == 0
    assert secret_in(elsewhere) == SECRET


def test_a_server_that_has_the_key_is_not_asked(playing: Path, tmp_path: Path) -> None:
    run("admin", "backup", "--data", playing, tmp_path / "monday.db")
    assert run("admin", "restore", tmp_path / "monday.db", "--data", playing, "--overwrite").exit_code == 0
    assert secret_in(playing) == SECRET


def test_the_key_of_other_data_is_replaced_with_them(playing: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    SqliteStore.open(elsewhere / DATABASE).close()
    run("admin", "backup", "--data", playing, tmp_path / "monday.db", "--with-key")
    assert run("admin", "restore", tmp_path / "monday.db", "--data", elsewhere, "--overwrite").exit_code == 0
    assert (elsewhere / KEY).read_text() == (playing / KEY).read_text()
    assert secret_in(elsewhere) == SECRET


def test_games_whose_key_is_lost_are_given_up_on_request(playing: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    run("admin", "backup", "--data", playing, tmp_path / "monday.db")
    assert run("admin", "restore", tmp_path / "monday.db", "--data", elsewhere, "--give-up-games").exit_code == 0
    assert secret_in(elsewhere) is None and names_in(elsewhere / DATABASE) == ["Ada", "Bo"]


@pytest.mark.service
def test_a_server_without_its_key_does_not_start(playing: Path) -> None:
    (playing / KEY).unlink()
    sentence = complaint("serve", "--data", playing, "--port", "0")
    assert "throwdown.key is missing, and 1 game to come or under way" in sentence and "--give-up-games" in sentence
    assert not (playing / KEY).exists()


def test_a_folder_that_is_not_there_is_not_made(playing: Path, tmp_path: Path) -> None:
    sentence = complaint("admin", "backup", "--data", playing, tmp_path / "no" / "monday.db")
    assert "there is no folder" in sentence and not (tmp_path / "no").exists()


def test_a_refused_restore_names_the_way_to_overwrite(playing: Path, tmp_path: Path) -> None:
    run("admin", "backup", "--data", playing, tmp_path / "monday.db")
    assert "--overwrite" in complaint("admin", "restore", tmp_path / "monday.db", "--data", playing)


# While a server runs


@pytest.mark.service
def test_a_server_that_runs_is_copied_as_it_is(tmp_path: Path) -> None:
    with open_server(tmp_path / "data") as site:
        site.guest("Ada").table("strike")
        assert run("admin", "backup", "--data", tmp_path / "data", tmp_path / "live.db").exit_code == 0
        site.guest("Bo")  # it goes on
    assert names_in(tmp_path / "live.db") == ["Ada"]
    with open_server(tmp_path / "data") as site:
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
        assert begun.wait(PATIENCE_S)
        ran = run("admin", "backup", "--data", data, tmp_path / "live.db")
    finally:
        stop.set()
        writer.join()
    assert ran.exit_code == 0, ran.stderr
    with closing(sqlite3.connect(tmp_path / "live.db")) as copy:
        ((people,),) = copy.execute("SELECT COUNT(*) FROM people WHERE name GLOB '0*'")
        ((tables,),) = copy.execute("SELECT COUNT(*) FROM tables")
    assert people == tables >= 20


def test_data_in_use_are_not_replaced(in_use: SqliteStore, data: Path, tmp_path: Path) -> None:
    assert run("admin", "backup", "--data", data, tmp_path / "monday.db").exit_code == 0
    asyncio.run(write(in_use, "Cy"))
    sentence = complaint("admin", "restore", tmp_path / "monday.db", "--data", data, "--overwrite")
    assert "stop the server first" in sentence
    asyncio.run(write(in_use, "Di"))
    assert names_in(data / DATABASE) == ["Ada", "Bo", "Cy", "Di"]


# What is refused


def test_backup_and_restore_overwrite_only_on_request(data: Path, file: Path) -> None:
    before = file.read_bytes()
    assert f"{file} is there already" in complaint("admin", "backup", "--data", data, file)
    assert file.read_bytes() == before
    with closing(SqliteStore.open(data / DATABASE)) as store:
        asyncio.run(write(store, "Cy"))
    assert "is there already" in complaint("admin", "restore", file, "--data", data)
    assert names_in(data / DATABASE) == ["Ada", "Bo", "Cy"]
    assert run("admin", "restore", file, "--data", data, "--overwrite").exit_code == 0
    assert names_in(data / DATABASE) == ["Ada", "Bo"]


def test_a_folder_without_data_is_named(tmp_path: Path) -> None:
    assert str(tmp_path / "nothing") in complaint("admin", "backup", "--data", tmp_path / "nothing", tmp_path / "x.db")
    assert list(tmp_path.iterdir()) == []


def test_a_backup_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert "there is no backup" in complaint("admin", "restore", tmp_path / "nothing.db", "--data", tmp_path / "data")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("how", ["cut", "text", "empty", "foreign", "changed"])
def test_a_damaged_backup_replaces_nothing(how: str, data: Path, file: Path) -> None:
    spoil(file, how)
    complaint("admin", "restore", file, "--data", data, "--overwrite")
    assert names_in(data / DATABASE) == ["Ada", "Bo"]
    assert sorted(each.name for each in data.iterdir()) == [DATABASE, KEY, "throwdown.mark"]


def test_damaged_data_give_no_backup(data: Path, tmp_path: Path) -> None:
    spoil(data / DATABASE, "changed")
    assert "restore an earlier backup" in complaint("admin", "backup", "--data", data, tmp_path / "monday.db")
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
