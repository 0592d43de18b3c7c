"""``throwdown replay``: tell a recorded game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from throwdown.errors import RecordDamaged, ThrowdownError

from .shared import json_option, language_options, read_lines, speak

if TYPE_CHECKING:
    pass


@click.command()
@click.argument("record", type=click.Path(path_type=Path))
@language_options
@json_option
def replay(record: Path, lang: str | None, theme: str, as_json: bool) -> None:
    """Tell a recorded game as text; a damaged record is told up to the damage.

    Example: throwdown replay game.jsonl
    """
    from throwdown.rules.record import Log, read_record
    from throwdown.terminal.start import tell, tell_json

    words = speak(lang, theme)
    damage = None
    try:
        log = read_record(read_lines(record))
    except RecordDamaged as error:
        if not isinstance(error.before, Log):
            raise ThrowdownError(f"{record}, {error.message}") from None
        damage, log = error, error.before
    if as_json:
        tell_json(log, sys.stdout)
    else:
        tell(log, words, sys.stdout)
    if damage is not None:
        raise ThrowdownError(f"{record}, {damage.message}; what stands above was read before it")
    if not log.finished and not as_json:
        click.echo(f"\n{words.say('play-record-stops')}")
