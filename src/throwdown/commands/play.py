"""``throwdown play``: play in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from throwdown.library.typed import split_names

from .shared import (
    complete_bots,
    complete_games,
    json_option,
    language_options,
    rule_options,
    think_option,
    use_language,
)


@click.command()
@click.argument("game", required=False, shell_complete=complete_games)
@click.option("--players", metavar="A,B,...")
@click.option("--bots", metavar="A,B,...", shell_complete=complete_bots)
@click.option("--plain", is_flag=True)
@click.option("--tournament", is_flag=True)
@click.option("--resume", metavar="NAME")
@click.option("--saves", "list_saves", is_flag=True)
@click.option("--first", metavar="PLAYER")
@click.option("--thrower", type=click.Choice(["physics", "luck"]))
@click.option("--seed")
@click.option("--learn", is_flag=True)
@think_option()
@click.option("--no-motion", is_flag=True)
@click.option("--record", type=click.Path(path_type=Path))
@language_options
@rule_options
@json_option
def play(lang: str | None, theme: str, **wanted: Any) -> None:
    """Play GAME: people and bots at one terminal; with --bots alone, bots play and you read.

    Example: throwdown play hp_strike --players Ada,Bo --bots thumb --lang de
    """
    from throwdown.library.progress import progress
    from throwdown.terminal.start import Wanted, play_wanted

    words = use_language(lang, theme)
    for who in ("players", "bots"):
        wanted[who] = split_names(wanted[who]) if wanted[who] is not None else ()
    wanted["options"] = tuple(wanted["options"].items())
    wanted["motion"] = not wanted.pop("no_motion")
    sys.exit(play_wanted(Wanted(**wanted), words, sys.stdin, sys.stdout, progress))
