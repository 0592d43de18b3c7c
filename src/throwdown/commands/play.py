"""``throwdown play``: play in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from .shared import json_option, language_options, names_told, rule_options, speak, think_option

#: As in ``throwdown.bots``, which takes its time to load.
BOTS = "novice, casual, regular, expert, master, random, thumb, mcts"


@click.command()
@click.argument("game", required=False)
@click.option("--players", metavar="A,B,...", help="The people who play, by name.")
@click.option("--bots", metavar="A,B,...", help=f"The bots that play: {BOTS}, or module:name for your own.")
@click.option("--plain", is_flag=True, help="Lines of text and questions, for screen readers, pipes and slow links.")
@click.option("--tournament", is_flag=True, help="As many games as players, with a tally.")
@click.option("--resume", metavar="NAME", help="Go on with a saved game (see --saves).")
@click.option("--saves", "list_saves", is_flag=True, help="List the saved games.")
@click.option("--first", metavar="PLAYER", help="Who begins, by name or number.")
@click.option(
    "--thrower",
    type=click.Choice(["physics", "luck"]),
    help="A real arena in which you aim, or luck from a table (default: physics for people, luck among bots).",
)
@click.option("--seed", help="The same dice again.")
@click.option("--learn", is_flag=True, help="Hints at every decision, and at the end what cost the most.")
@think_option()
@click.option("--no-motion", is_flag=True, help="On the screen: dice land at once.")
@click.option("--record", type=click.Path(path_type=Path), help="Bots only: write the record to this new file.")
@language_options
@rule_options
@json_option
def play(lang: str | None, theme: str, **wanted: Any) -> None:
    """Play GAME: people and bots at one terminal; with --bots alone, bots play and you read.

    Example: throwdown play hp_strike --players Ada,Bo --bots thumb --lang de
    """
    from throwdown.terminal.start import Wanted, play_wanted

    words = speak(lang, theme)
    for who in ("players", "bots"):
        wanted[who] = names_told(wanted[who]) if wanted[who] is not None else ()
    wanted["options"] = tuple(wanted["options"].items())
    wanted["motion"] = not wanted.pop("no_motion")
    sys.exit(play_wanted(Wanted(**wanted), words, sys.stdin, sys.stdout))
