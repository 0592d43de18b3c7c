"""``throwdown throw``: one throw in the physical arena."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Any, get_args

import click

from throwdown.commands.shared import json_option
from throwdown.rules.record import Manner

from .files import check_file, drawn, write
from .output import throw_json, throw_text
from .thrown import thrown
from .written import text


@click.command(context_settings={"show_default": True})
@click.option("--manner", type=click.Choice(get_args(Manner)), show_default=False)
@click.option("--dice", default="1", metavar="N")
@click.option("--lying", metavar="N")
@click.option("--lying-at", metavar="X,Y,FACE;…")
@click.option("--tower", metavar="N")
@click.option("--aim", metavar="DIE")
@click.option("--from", "bearing", metavar="DEGREES")
@click.option("--speed", metavar="M/S")
@click.option("--intent", metavar="X,Y,Z,…")
@click.option("--game", default="strike", metavar="GAME")
@click.option("--towers", is_flag=True)
@click.option("--seed")
@json_option
@click.option("--picture", type=click.Path(path_type=Path), metavar="OUT.png")
@click.option("--movie", type=click.Path(path_type=Path), metavar="OUT.gif")
def throw(
    game: str, seed: str | None, towers: bool, as_json: bool, picture: Path | None, movie: Path | None, **arguments: Any
) -> None:
    """Throw dice into the arena and report what happens.

    Example: throwdown throw --manner toss --lying 5 --aim 2 --picture throw.png
    """
    check_file("--picture", picture, ".png")
    check_file("--movie", movie, ".gif")
    done = thrown(game, secrets.token_hex(8) if seed is None else text("--seed", seed), towers, arguments)
    written = {path: drawn(done, path) for path in (picture, movie) if path is not None}
    for path, data in written.items():
        write(path, data)
    click.echo(json.dumps(throw_json(done)) if as_json else throw_text(done, list(written)))
