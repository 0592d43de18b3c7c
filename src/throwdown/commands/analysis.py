"""``throwdown replay --analysis``: the chance to win along a whole game, luck separate from skill."""

from __future__ import annotations

import json
import re
from time import perf_counter
from typing import TYPE_CHECKING

import click

from throwdown.library.printable import printable

if TYPE_CHECKING:
    from throwdown.bots.analysis.analyst import Analyst
    from throwdown.bots.analysis.estimate import Answer
    from throwdown.rules.record import Record
    from throwdown.words import Words

#: Longest time that may be asked for, in s.
LONGEST = 3600


def time_for_game(ctx: click.Context, parameter: click.Parameter, text: str) -> float:
    """Read 100ms, 20s or 5min."""
    found = re.fullmatch(r"([0-9]+(?:\.[0-9]+)?)(ms|s|min)?", text.strip())
    seconds = float(found[1]) * {"ms": 0.001, "min": 60}.get(found[2], 1) if found else -1.0
    if not 0 < seconds <= LONGEST:
        raise click.BadParameter(f"{text!r} is not a time for a game: give 1ms to 60min, for example 20s")
    return seconds


def print_analysis(log: Record, words: Words, seconds: float, model: str | None, *, as_json: bool) -> None:
    """Print everybody's chance to win after every choice and every throw, with luck and skill apart."""
    import msgspec

    from throwdown.bots.analysis.analyst import Analyst
    from throwdown.bots.models import read_model
    from throwdown.terminal.analysis import analysis_lines

    throws = read_model(model) if model is not None else None
    begun, analyst = perf_counter(), Analyst(log, throws)
    answers = _answers(analyst, seconds)
    analysis = analyst.analysis(answers, perf_counter() - begun)
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(analysis)))
        return
    for line in analysis_lines(analyst, answers, analysis, words.about(analyst.game.id)):
        click.echo(printable(line))


def _answers(analyst: Analyst, seconds: float) -> list[Answer]:
    from throwdown.library.progress import progress

    answers: list[Answer] = []
    with progress("weighing", len(analyst.questions)) as done:
        for answer in analyst.answers(seconds):
            answers.append(answer)
            done(1)
    return answers
