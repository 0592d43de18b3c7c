"""Copies of a store in SQLite, made and put back."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Final

from throwdown.server.storage.checkpoint import checkpoint_of
from throwdown.server.storage.errors import ABSENT, DAMAGED, BackupRefused
from throwdown.server.storage.keys import games_sealed
from throwdown.server.storage.sealing import KeyRefused, Sealer
from throwdown.server.storage.statements import DROP_SEALED_OTHERWISE

from . import schema
from .connection import READ_PATIENCE, WRITE_PATIENCE, connect, judge, make, own_errors, sealed_with
from .damage import flaws

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

#: Pages that a backup copies, and flushes, at a time: so much does a commit wait for at most.
BACKUP_PAGES: Final = 256


def backup(from_: Path, to: Path) -> None:
    """Copy a store that may be in use elsewhere to a new file, once the copy has proved sound.

    Unlike opening it, this leaves the store at its version: a newer program must not change it under an older one.
    """
    check_new(to)
    if not from_.is_file():
        raise BackupRefused(
            "there is no store {source}: name the folder with the data of the server", code=ABSENT, source=from_
        )
    copied = to.with_name(f".{to.name}.copied")
    try:
        with own_errors():
            copy(from_, copied)
            _prove(from_, copied, "restore an earlier backup")
            put(copied, to)
    finally:
        copied.unlink(missing_ok=True)


def sealed_games(path: Path) -> dict[str, int]:
    """By the id of a key: how many games in this database need it to continue."""
    with own_errors(path), closing(connect(path, READ_PATIENCE)) as connection:
        judge(path, connection)
        return sealed_with(connection)


def restore(from_: Path, to: Path, *, overwrite: bool = False, key: str = "", give_up: bool = False) -> None:
    """Put a backup in place once it has proved sound. No server may have ``to`` open.

    ``key`` opens the secrets in it; ``give_up``: those that it does not open are left out.
    """
    if not overwrite and to.exists():
        raise BackupRefused(
            "{to} is there already: replace it with --overwrite, or give another folder with --data", to=to
        )
    if not from_.is_file():
        raise BackupRefused("there is no backup {source}: give one that is there", code=ABSENT, source=from_)
    copied = to.with_name(f".{to.name}.restored")
    try:
        with own_errors():
            to.parent.mkdir(parents=True, exist_ok=True)
            copy(from_, copied)
            _prove(from_, copied, "give another backup")
            _check_opens(copied, key, give_up=give_up)
            _retire(to)
            put(copied, to)
    finally:
        copied.unlink(missing_ok=True)


def check_new(path: Path) -> None:
    """A backup is a new file in a folder that is there: a slip of the pen must not make folders."""
    if path.exists():
        raise BackupRefused("{path} is there already: give another name", path=path)
    if not path.parent.is_dir():
        raise BackupRefused("there is no folder {folder}: make it, or give another file", folder=path.parent)


def copy(from_: Path, to: Path) -> None:
    """A whole copy in one file, or none: it gets its name when it is on the disk."""
    beside = to.with_name(f".{to.name}.part")
    beside.unlink(missing_ok=True)
    make(beside)
    try:
        with beside.open("rb") as file, closing(connect(from_, WRITE_PATIENCE)) as source:
            _copy_pages(source, beside, lambda *_: os.fsync(file.fileno()))
        put(beside, to)
    finally:
        beside.unlink(missing_ok=True)


def _copy_pages(source: sqlite3.Connection, to: Path, flush: Callable[[int, int, int], object]) -> None:
    with closing(connect(to, WRITE_PATIENCE)) as copy:
        # One open read holds one state of the store: else every commit would make the copy start again.
        source.execute("BEGIN")
        schema.version(source)
        # Flushing bit by bit, because commits that meet one big flush would wait for all of it.
        source.backup(copy, pages=BACKUP_PAGES, progress=flush)
        copy.execute("PRAGMA journal_mode = DELETE")  # no second file that could be forgotten


def put(file: Path, to: Path) -> None:
    file.replace(to)
    folder = os.open(to.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _prove(named: Path, copied: Path, otherwise: str) -> None:
    with closing(connect(copied, WRITE_PATIENCE)) as connection:
        judge(named, connection)
        if found := flaws(connection):
            raise BackupRefused("{path} is damaged ({flaw}): " + otherwise, code=DAMAGED, path=named, flaw=found[0])


def _check_opens(copied: Path, key: str, *, give_up: bool) -> None:
    """Refuse a backup with secrets that the key does not open, or leave them out of it."""
    own = checked_opening(copied, key, give_up=give_up)
    if give_up and sealed_games(copied):
        with closing(connect(copied, WRITE_PATIENCE)) as connection:
            connection.execute(DROP_SEALED_OTHERWISE, (own,))


def checked_opening(file: Path, key: str, *, give_up: bool) -> str:
    """The id of a key (empty if there is none) that opens all secrets in this file; else refused, unless they are
    given up."""
    if not file.is_file():
        raise BackupRefused("there is no backup {file}: give one that is there", code=ABSENT, file=file)
    sealed, own = sealed_games(file), Sealer(key).id if key else ""
    sealed.pop(own, None)
    if sealed and not give_up:
        raise KeyRefused(
            "{games} are in this backup: give their key with --key, or --give-up-games", games=games_sealed(sealed)
        )
    return own


def _retire(path: Path) -> None:
    """Make sure that no process uses the old database, and that its log cannot get into the new one."""
    if path.exists():
        with closing(connect(path, READ_PATIENCE)) as connection:
            _fold(path, connection)
    for end in ("-wal", "-shm"):
        path.with_name(path.name + end).unlink(missing_ok=True)
    checkpoint_of(path).unlink(missing_ok=True)  # of what the old one held


def _fold(path: Path, connection: sqlite3.Connection) -> None:
    try:
        connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        raise BackupRefused("{path} cannot be replaced ({why}): stop the server first", path=path, why=error) from error
    except sqlite3.DatabaseError:
        return  # too damaged to be folded: the very reason to replace it
