"""``throwdown backup``: a copy of everything that a server keeps."""

from __future__ import annotations

import json
from pathlib import Path

import click

from .shared import json_option


@click.command()
@click.option("--data", type=click.Path(path_type=Path), help="The folder of the server's data (default: as serve).")
@click.argument("file", type=click.Path(path_type=Path))
@json_option
def backup(data: Path | None, file: Path, as_json: bool) -> None:
    """Copy all games and people of a server to one new file, while it runs.

    The copy is one moment of the server, and it is checked. Nothing is overwritten.

    Example: throwdown backup --data /var/lib/throwdown monday.db
    """
    from throwdown.server.storage.store import backup as copy

    store = store_in(data)
    copy(store, file)
    size = file.stat().st_size
    told = {"store": str(store), "backup": str(file), "bytes": size}
    click.echo(json.dumps(told) if as_json else f"{store} is copied to {file} ({size:,} bytes).")


def store_in(data: Path | None) -> Path:
    """The file in which a server with these data keeps everything."""
    from throwdown.server.operations.settings import load
    from throwdown.server.web.app import DATABASE

    return load(overrides={"data": str(data) if data is not None else None}).data / DATABASE
