"""``throwdown analyse``: the chance to win along a whole game, luck separate from skill."""

from __future__ import annotations

import json
import re
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

import click

from throwdown.errors import RecordDamaged, ThrowdownError
from throwdown.library.files import read_lines
from throwdown.library.printable import printable

from .shared import json_option, language_options, model_option, use_language

if TYPE_CHECKING:
    from throwdown.bots.analysis.analyst import Analyst
    from throwdown.bots.analysis.estimate import Answer
    from throwdown.rules.record import Record

#: Longest time that may be asked for, in s.
LONGEST = 3600


def _seconds(ctx: click.Context, parameter: click.Parameter, text: str) -> float:
    found = re.fullmatch(r"([0-9]+(?:\.[0-9]+)?)(ms|s|min)?", text.strip())
    seconds = float(found[1]) * {"ms": 0.001, "min": 60}.get(found[2], 1) if found else -1.0
    if not 0 < seconds <= LONGEST:
        raise click.BadParameter(f"{text!r} is not a time for a game: give 1ms to 60min, for example 20s")
    return seconds


@click.command()
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--time", default="20s", show_default=True, callback=_seconds, metavar="TIME")
@model_option
@language_options
@json_option
def analyse(record: Path, time: float, model: str | None, lang: str | None, theme: str, as_json: bool) -> None:
    """Show everybody's chance to win after every choice and every throw, with luck and skill apart.

    Example: throwdown analyse game.jsonl
    """
    import msgspec

    from throwdown.bots.analysis.analyst import Analyst
    from throwdown.bots.models import read_model
    from throwdown.terminal.analysis import analysis_lines

    words = use_language(lang, theme)
    throws = read_model(model) if model is not None else None
    begun, analyst = perf_counter(), Analyst(_read(record), throws)
    words = words.about(analyst.game.id)
    answers = _answers(analyst, time)
    analysis = analyst.analysis(answers, perf_counter() - begun)
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(analysis)))
        return
    for line in analysis_lines(analyst, answers, analysis, words):
        click.echo(printable(line))
    if not analyst.log.finished:
        click.echo(f"\n{words.say('play-record-stops')}")


def _read(record: Path) -> Record:
    from throwdown.rules.record import read_record

    try:
        return read_record(read_lines(record))
    except RecordDamaged as error:
        raise ThrowdownError(f"{record}, {error.message}") from None


def _answers(analyst: Analyst, seconds: float) -> list[Answer]:
    from throwdown.library.progress import progress

    answers: list[Answer] = []
    with progress("weighing", len(analyst.questions)) as done:
        for answer in analyst.answers(seconds):
            answers.append(answer)
            done(1)
    return answers
