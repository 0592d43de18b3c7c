"""``throwdown referee``: referee a game played with real dice."""

from __future__ import annotations

import sys
from typing import Any

import click

from throwdown.library.typed import split_names

from .shared import language_options, rule_options, use_language


@click.command()
@click.argument("game", default="strike")
@click.option("--players", metavar="A,B,...")
@click.option("--tournament", is_flag=True)
@click.option("--first", metavar="PLAYER")
@click.option("--resume", metavar="NAME")
@language_options
@rule_options
def referee(
    game: str,
    players: str | None,
    tournament: bool,
    first: str | None,
    resume: str | None,
    lang: str | None,
    theme: str,
    options: dict[str, Any],
    edition: str | None,
) -> None:
    """Be the referee of GAME played with the real box: type what the dice show.

    Example: throwdown referee impact --players Ada,Bo,Cy --lang de
    """
    from throwdown.terminal.referee import start as desk

    words = use_language(lang, theme)
    if resume is not None:
        sys.exit(desk.resume(resume, words, input, print))
    names = split_names(players) if players is not None else ()
    status = desk.start(
        game,
        names or None,
        words,
        input,
        print,
        options=options,
        edition=edition,
        first=first,
        tournament=tournament,
        asks_first=sys.stdin.isatty(),
    )
    sys.exit(status)
