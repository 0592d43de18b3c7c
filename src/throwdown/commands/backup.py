"""``throwdown admin backup``: a copy of everything that a server stores."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .shared import CommandWords, json_option

if TYPE_CHECKING:
    from throwdown.server.operations.settings import Settings
    from throwdown.words import Words


@click.command()
@click.option("--data", type=click.Path(path_type=Path))
@click.option("--store", metavar="ADDRESS")
@click.option("--with-key", is_flag=True)
@click.argument("file", type=click.Path(path_type=Path))
@json_option
def backup(data: Path | None, store: str | None, with_key: bool, file: Path, as_json: bool) -> None:
    """Copy all games and people of a server to one new file, while it runs.

    The copy is one moment of the server, and it is checked. Nothing is overwritten. Games under way continue after
    a restore only with the server's key, which is not in the copy.

    Example: throwdown admin backup --data /var/lib/throwdown monday.db
    """
    from throwdown.server.storage.sealing import key_file, write_new_key
    from throwdown.server.storage.sqlite.backup import sealed_games

    settings = settings_for(data, store)
    place, key, beside = named_store(settings), key_in(settings), key_file(file)
    _copy(settings, file)
    if with_key and key:
        write_new_key(beside, key)
    held, games = beside if with_key and key else None, sum(sealed_games(file).values())
    if as_json:
        size = file.stat().st_size
        report = {"store": place, "backup": str(file), "bytes": size, "sealed_games": games}
        click.echo(json.dumps(report | {"key": str(held) if held is not None else None}))
    else:
        words = CommandWords.current()
        copied = words.say("cli-said-copied", store=place, file=str(file), bytes=file.stat().st_size)
        click.echo(f"{copied} {_about_key(words, store_in(settings), games, held)}")


def _copy(settings: Settings, file: Path) -> None:
    from throwdown.server.storage.sqlite.backup import backup as copy_file

    if settings.store:
        from throwdown.server.storage.postgres.shelf import copy_to_file

        copy_to_file(settings.store, file)
    else:
        copy_file(store_in(settings), file)


def _about_key(words: Words, store: Path, games: int, held: Path | None) -> str:
    from throwdown.server.storage.sealing import key_file

    if held is not None:
        return words.say("cli-said-key-beside", file=str(held))
    if not games:
        return words.say("cli-said-no-key")
    return words.say("cli-said-key-missing", games=games, file=str(key_file(store)))


def settings_for(data: Path | None, store: str | None) -> Settings:
    from throwdown.server.operations.settings import load

    return load(overrides={"data": str(data) if data is not None else None, "store": store})


def named_store(settings: Settings) -> str:
    """Where a server with these settings stores everything, without a password."""
    from throwdown.server.storage.postgres.address import masked

    return masked(settings.store) if settings.store else str(store_in(settings))


def store_in(settings: Settings) -> Path:
    """The file in which a server with these settings stores everything, unless it has a database; its key is beside."""
    from throwdown.server.web.open_data import DATABASE

    return settings.data / DATABASE


def key_in(settings: Settings) -> str:
    """The key of that server; empty if it has none yet."""
    from throwdown.server.storage.sealing import key_file, read_key

    return settings.secrets_key or read_key(key_file(store_in(settings))) or ""
