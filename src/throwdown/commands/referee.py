"""``throwdown referee``: referee a game played with real dice."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from throwdown.library.typed import split_names

from .shared import complete_games, json_option, language_options, rule_options, use_language

if TYPE_CHECKING:
    from throwdown.terminal.referee.store import Sitting


@click.command()
@click.argument("game", default="strike", shell_complete=complete_games)
@click.option("--players", metavar="A,B,...")
@click.option("--tournament", is_flag=True)
@click.option("--first", metavar="PLAYER")
@click.option("--resume", metavar="NAME")
@language_options
@rule_options
@json_option
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
    as_json: bool,
) -> None:
    """Be the referee of GAME played with the real box: type what the dice show.

    With --json questions and answers are on the standard error, and at the end the games are on the standard output.

    Example: throwdown referee impact --players Ada,Bo,Cy --lang de
    """
    from throwdown.terminal.referee import start as desk

    words = use_language(lang, theme)
    read, write, report = (_read_beside, _write_beside, _print_games) if as_json else (input, print, None)
    if resume is not None:
        sys.exit(desk.resume(resume, words, read, write, report=report))
    names = split_names(players) if players is not None else ()
    status = desk.start(
        game,
        names or None,
        words,
        read,
        write,
        options=options,
        edition=edition,
        first=first,
        tournament=tournament,
        asks_first=sys.stdin.isatty(),
        report=report,
    )
    sys.exit(status)


def _read_beside(question: str) -> str:
    """Read a line; the question is on the standard error."""
    click.echo(question, nl=False, err=True)
    return input()


def _write_beside(text: str) -> None:
    click.echo(text, err=True)


def _print_games(sitting: Sitting) -> None:
    """Print every game as JSON, a line for each entry."""
    from throwdown.terminal.start import write_json

    for log in (*sitting.played, sitting.match.log):
        write_json(log, sys.stdout)
