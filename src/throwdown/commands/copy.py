"""``throwdown admin copy``: everything that a server stores, from one kind of store to the other."""

from __future__ import annotations

import json
import re
from pathlib import Path

import click

from .shared import CommandWords, json_option

#: What is counted for people; --json gives the rest.
COUNTED = ("people", "tables", "games", "events")
_OTHER_ADDRESS = re.compile(r"\w+:(//|$)")


@click.command()
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
@click.option("--overwrite", is_flag=True)
@json_option
def copy(source: str, target: str, overwrite: bool, as_json: bool) -> None:
    """Copy all games and people of a server to another store; stop the server first.

    FROM and TO are a file of SQLite or the address of a database of PostgreSQL. Every row is compared afterwards.

    Example: throwdown admin copy throwdown-data/throwdown.db postgresql://dice@localhost/dice
    """
    from throwdown.server.storage.postgres.address import masked

    counts = _copied(source, target, overwrite=overwrite)
    if as_json:
        click.echo(json.dumps({"from": masked(source), "to": masked(target), "rows": counts}))
        return
    words = CommandWords.current()
    click.echo(words.say("cli-said-counted", rows=sum(counts.values()), **{kind: counts[kind] for kind in COUNTED}))
    click.echo(words.say("cli-said-compared", store=masked(source), file=masked(target)))
    click.echo(words.say("cli-said-key-apart"))


def _copied(source: str, target: str, *, overwrite: bool) -> dict[str, int]:
    """How many rows of each kind."""
    from throwdown.server.storage.errors import BOTH_FILES, BackupRefused
    from throwdown.server.storage.postgres.address import is_address
    from throwdown.server.storage.postgres.shelf import copy_across, copy_from_file, copy_to_file

    _check_addresses(source, target)
    if is_address(source) and is_address(target):
        return copy_across(source, target, overwrite=overwrite)
    if is_address(target):
        return copy_from_file(Path(source), target, overwrite=overwrite)
    if is_address(source):
        return copy_to_file(source, Path(target))
    raise BackupRefused("both are files: throwdown admin backup copies a file to another", code=BOTH_FILES)


def _check_addresses(*places: str) -> None:
    """Refuse addresses of other databases: they would be taken for names of files."""
    from throwdown.server.storage.errors import NO_ADDRESS, StoreUnreachable
    from throwdown.server.storage.postgres.address import PATTERN, is_address

    for place in places:
        if (found := _OTHER_ADDRESS.match(place)) and not is_address(place):
            message = "{address}… is not an address of a database of PostgreSQL: write {pattern}"
            raise StoreUnreachable(message, code=NO_ADDRESS, address=found[0], pattern=PATTERN)
