"""``throwdown restore``: put a backup of a server in place."""

from __future__ import annotations

import json
from pathlib import Path

import click

from .backup import store_in
from .shared import json_option


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--data", type=click.Path(path_type=Path), help="The folder of the server's data (default: as serve).")
@click.option("--overwrite", is_flag=True, help="Replace what the folder holds.")
@json_option
def restore(file: Path, data: Path | None, overwrite: bool, as_json: bool) -> None:
    """Put a backup in place of a server's data; stop the server first.

    The backup is checked before anything is replaced.

    Example: throwdown restore monday.db --data /var/lib/throwdown --overwrite
    """
    from throwdown.server.storage.store import restore as put_back

    store = store_in(data)
    put_back(file, store, overwrite=overwrite)
    told = {"backup": str(file), "store": str(store), "bytes": store.stat().st_size}
    click.echo(json.dumps(told) if as_json else f"{store} is again what {file} holds. Start the server.")
