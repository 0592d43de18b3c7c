"""``throwdown admin restore``: put a backup of a server in place."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import click

from throwdown.errors import ThrowdownError

from .admin import desk_of
from .backup import key_in, named_store, settings_for, store_in
from .shared import CommandWords, json_option

if TYPE_CHECKING:
    from throwdown.server.operations.settings import Settings


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--data", type=click.Path(path_type=Path))
@click.option("--store", metavar="ADDRESS")
@click.option("--overwrite", is_flag=True)
@click.option("--key", type=click.Path(path_type=Path))
@click.option("--give-up-games", is_flag=True)
@json_option
def restore(
    file: Path,
    data: Path | None,
    store: str | None,
    overwrite: bool,
    key: Path | None,
    give_up_games: bool,
    as_json: bool,
) -> None:
    """Put a backup in place of a server's data; stop the server first.

    The backup is checked before anything is replaced. The key is taken from --key, from the file beside the
    backup, or from the server itself.

    Example: throwdown admin restore monday.db --data /var/lib/throwdown --overwrite
    """
    from throwdown.server.storage.sealing import key_file, replace_key

    settings = settings_for(data, store)
    place, opens = named_store(settings), _key_of(file, key, settings)
    _remember_forgotten(settings)
    _put_back(file, settings, overwrite=overwrite, key=opens, give_up=give_up_games)
    if opens not in ("", key_in(settings)):
        replace_key(key_file(store_in(settings)), opens)
    report = {"backup": str(file), "store": place, "bytes": file.stat().st_size}
    message = CommandWords.current().say("cli-said-restored", store=place, file=str(file))
    click.echo(json.dumps(report) if as_json else message)


def _remember_forgotten(settings: Settings) -> None:
    """Who was forgotten since the backup is forgotten again when the server starts: the file beside the store says who.

    The store that is replaced may be damaged, or not there: then the file says all that is known.
    """
    from throwdown.server.storage.withdrawn_file import WithdrawnFile

    with suppress(ThrowdownError), desk_of(settings) as desk:
        WithdrawnFile(settings.data).add(desk.withdrawn())


def _put_back(file: Path, settings: Settings, *, overwrite: bool, key: str, give_up: bool) -> None:
    from throwdown.server.storage.sqlite.backup import restore as put_file_back

    if settings.store:
        from throwdown.server.storage.postgres.shelf import restore as put_into_database

        settings.data.mkdir(parents=True, exist_ok=True)
        put_into_database(file, settings.store, overwrite=overwrite, key=key, give_up=give_up)
    else:
        put_file_back(file, store_in(settings), overwrite=overwrite, key=key, give_up=give_up)


def _key_of(file: Path, named: Path | None, settings: Settings) -> str:
    """The key that opens the games under way in this backup, as far as one is at hand."""
    from throwdown.server.storage.sealing import KeyRefused, key_file, read_key

    if named is None:
        return read_key(key_file(file)) or key_in(settings)
    key = read_key(named)
    if key is None:
        raise KeyRefused("there is no key {named}: name the file that holds it", named=named)
    return key
