"""``throwdown replay``: show a recorded game as text."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from throwdown.errors import RecordDamaged
from throwdown.library.files import read_lines
from throwdown.library.printable import printable
from throwdown.words import ArgumentRefused

from .analysis import print_analysis, time_for_game
from .shared import (
    json_option,
    language_options,
    model_option,
    own_game_option,
    read_own_game,
    record_named,
    use_language,
)

if TYPE_CHECKING:
    from throwdown.rules.record import Record
    from throwdown.words import Words


@click.command()
@click.argument("record", type=click.Path(path_type=Path), callback=record_named)
@own_game_option
@language_options
@click.option("--story", is_flag=True)
@click.option("--analysis", is_flag=True)
@click.option("--time", "seconds", default="20s", show_default=True, callback=time_for_game, metavar="TIME")
@model_option
@json_option
def replay(
    record: Path,
    own_game: str | None,
    lang: str | None,
    theme: str,
    story: bool,
    analysis: bool,
    seconds: float,
    model: str | None,
    as_json: bool,
) -> None:
    """Show a recorded game as text; a damaged record is shown up to the damage.

    Example: throwdown replay game.jsonl --analysis
    """
    from throwdown.rules.record import Record, read_record
    from throwdown.terminal.start import write_game, write_json

    words = use_language(lang, theme)
    if story and analysis:
        raise ArgumentRefused("command/together", option="--story", other="--analysis")
    read_own_game(own_game)
    damage = None
    try:
        log = read_record(read_lines(record))
    except RecordDamaged as error:
        error.values["file"] = record
        if analysis or not isinstance(error.before, Record):
            raise
        damage, log = error, error.before
    if story:
        _print_story(log, words, record, as_json=as_json)
    elif analysis:
        print_analysis(log, words, seconds, model, as_json=as_json)
    elif as_json:
        write_json(log, sys.stdout)
    else:
        write_game(log, words, sys.stdout)
    if damage is not None:
        raise damage
    if not log.finished and not as_json:
        click.echo(f"\n{words.say('play-record-stops')}")


def _print_story(log: Record, words: Words, record: Path, *, as_json: bool) -> None:
    import msgspec

    from throwdown.table.story import tell_story
    from throwdown.terminal.story import story_lines

    story = tell_story(log)
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(story)))
        return
    for line in story_lines(story, words.about(log.header.game)):
        click.echo(printable(line))
    command = printable(f"throwdown replay {record} --analysis")
    click.echo(f"\n{words.say('analysis-hint', command=command)}")
