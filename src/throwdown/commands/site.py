"""``throwdown site``: the page as a folder for any host of files."""

from __future__ import annotations

import json
from pathlib import Path

import click

from .shared import CommandWords, json_option


@click.command()
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path, file_okay=False))
@click.option("--server", metavar="URL")
@json_option
def site(folder: Path, server: str | None, as_json: bool) -> None:
    """Write the game as a folder for any web space: visitors play in their browsers, without a server.

    The folder works below any path. A folder with an older site is brought up to date; one with other files is
    refused.

    Example: throwdown site public/dice
    """
    from msgspec import to_builtins

    from throwdown.server.web.site import write_site

    written = write_site(folder, server)
    if as_json:
        click.echo(json.dumps(to_builtins(written)))
    else:
        said = {"folder": written.folder, "version": written.version, "files": written.files}
        click.echo(CommandWords.current().say("cli-said-site", **said, mb=round(written.bytes / 1e6, 1)))
