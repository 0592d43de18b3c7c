"""Secrets at rest: sealed with a key that is not in the database."""

from __future__ import annotations

import asyncio
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from throwdown.server.storage.sealing import KeyRefused, Sealer, key_file, new_key, read_key, write_key
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import Batch, SecretRow, TableRow

if TYPE_CHECKING:
    from pathlib import Path

SECRET = "5ec7e7" * 10 + "abcd"
TABLE = TableRow("t", "playing", "public", "{}", 1.0, 1.0)


@pytest.fixture(name="path")
def _path(tmp_path: Path) -> Path:
    """A store with the secret of one game."""
    path = tmp_path / "throwdown.db"
    with closing(SqliteStore.open(path)) as store:
        asyncio.run(store.commit(Batch().table(TABLE).secret(SecretRow("g", 1, "t", SECRET))))
    return path


# The seal


def test_only_the_same_key_and_the_same_place_open_it() -> None:
    sealer = Sealer(new_key())
    sealed = sealer.seal(SECRET, "g 1")
    assert sealer.unseal(sealed, "g 1") == SECRET and SECRET not in sealed
    assert sealed != sealer.seal(SECRET, "g 1")
    with pytest.raises(KeyRefused, match="was changed in the database"):
        sealer.unseal(sealed, "g 2")
    with pytest.raises(KeyRefused, match="not with"):
        Sealer(new_key()).unseal(sealed, "g 1")


@pytest.mark.parametrize("at", [9, 20, -3])
def test_a_changed_seal_is_found(at: int) -> None:
    sealer = Sealer(new_key())
    sealed = sealer.seal(SECRET, "g")
    for other in ("A", "B", "!", ""):
        changed = sealed[:at] + other + sealed[at:][1:]
        if changed != sealed:
            with pytest.raises(KeyRefused):
                sealer.unseal(changed, "g")


@pytest.mark.parametrize("key", ["", "ab", "AB" * 32, "g" * 64, "ab" * 33, "ab" * 32 + "\n"])
def test_what_is_no_key_is_refused(key: str) -> None:
    with pytest.raises(KeyRefused, match="64 hexadecimal digits"):
        Sealer(key)


def test_a_key_does_not_get_into_logs() -> None:
    key = new_key()
    assert key not in repr(Sealer(key))


# The file of the key


def test_the_key_file_is_beside_the_database_and_readable_by_its_owner_only(path: Path) -> None:
    file = key_file(path)
    assert (file.name, file.stat().st_mode & 0o777) == ("throwdown.key", 0o600)
    assert len(read_key(file) or "") == 64
    assert [each.name for each in path.parent.iterdir() if each.name.startswith(".")] == []


def test_a_key_that_others_can_read_is_refused(path: Path) -> None:
    key_file(path).chmod(0o640)
    with pytest.raises(KeyRefused, match="chmod 600"):
        SqliteStore.open(path)


@pytest.mark.parametrize("text", [b"", b"abc", b"\xff\xfe", b"z" * 64])
def test_a_file_that_holds_no_key_is_refused(path: Path, text: bytes) -> None:
    key_file(path).write_bytes(text)
    with pytest.raises(KeyRefused, match="holds is not a key"):
        SqliteStore.open(path)


def test_a_key_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "a.key"
    write_key(file, "ab" * 32)
    write_key(file, "cd" * 32)
    assert read_key(file) == "ab" * 32


# In the store


def test_nothing_of_a_secret_is_in_the_database(path: Path) -> None:
    with closing(SqliteStore.open(path)) as store:
        assert store.secret("g", 1) == SECRET
        on_disk = b"".join(file.read_bytes() for file in path.parent.iterdir())
    assert SECRET.encode() not in on_disk and bytes.fromhex(SECRET) not in on_disk


def test_a_store_without_its_key_is_refused_and_gets_no_new_key(path: Path) -> None:
    key_file(path).unlink()
    for _ in range(2):
        with pytest.raises(KeyRefused, match=r"throwdown.key is missing, and 1 game .* --give-up-games"):
            SqliteStore.open(path)
    assert not key_file(path).exists()


def test_another_key_is_refused(path: Path) -> None:
    with pytest.raises(KeyRefused, match="the setting secrets_key is not the key that 1 game"):
        SqliteStore.open(path, key=new_key())
    key_file(path).write_text(new_key())
    with pytest.raises(KeyRefused, match=r"throwdown\.key is not the key that 1 game"):
        SqliteStore.open(path)


def test_games_without_their_key_are_given_up_only_on_request(path: Path) -> None:
    key_file(path).unlink()
    with closing(SqliteStore.open(path, give_up=True)) as store:
        assert store.secret("g", 1) is None
        asyncio.run(store.commit(Batch().secret(SecretRow("h", 1, "t", SECRET))))
    with closing(SqliteStore.open(path)) as store:
        assert store.secret("h", 1) == SECRET


def test_giving_up_games_keeps_secrets_that_the_key_opens(path: Path) -> None:
    with closing(SqliteStore.open(path, give_up=True)) as store:
        assert store.secret("g", 1) == SECRET


def test_several_stores_share_a_key_from_the_settings(tmp_path: Path) -> None:
    key, path = new_key(), tmp_path / "shared.db"
    with closing(SqliteStore.open(path, key=key)) as one, closing(SqliteStore.open(path, key=key)) as other:
        asyncio.run(one.commit(Batch().table(TABLE).secret(SecretRow("g", 1, "t", SECRET))))
        assert other.secret("g", 1) == SECRET
    assert not key_file(path).exists()
