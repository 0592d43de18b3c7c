"""``throwdown odds``: exact odds of a throw or a roll."""

from __future__ import annotations

import json
from typing import Any

import click

from throwdown.commands.shared import json_option, model_option, rule_options
from throwdown.words import ArgumentRefused

from .report import refuse_strangers


@click.command()
@click.argument("game")
@click.option("--state", metavar="NOTATION")
@click.option("--arena", metavar="A,B,...")
@click.option("--supply", type=click.IntRange(max=99), metavar="N")
@click.option("--piles", metavar="N,N,...")
@click.option("--elements", metavar="A,B,...")
@click.option("--manner", metavar="MANNER")
@model_option
@click.option("--group", metavar="Y4B3R2G1")
@click.option("--keep", metavar="===")
@click.option("--roll", type=click.IntRange(max=99), metavar="N")
@click.option("--dice", metavar="YBRG===")
@click.option("--boost", metavar="Y1")
@click.option("--yard", metavar="Y1B1")
@click.option("--caught", type=int, metavar="N")
@click.option("--handicap", metavar="N,N,...|best")
@click.option("--players", type=click.IntRange(2, 5), metavar="N")
@click.option("--beginners", metavar="SEAT,...")
@click.option("--top", default=10, show_default=True, type=click.IntRange(1))
@rule_options
@json_option
def odds(
    game: str,
    state: str | None,
    handicap: str | None,
    players: int | None,
    beginners: str | None,
    top: int,
    options: dict[str, Any],
    edition: str | None,
    as_json: bool,
    **given: Any,
) -> None:
    """Exact odds in GAME: of every throw into an arena, or of a roll of voll verasselt; or chances with a handicap.

    Example: throwdown odds verasselt --group Y4B3R2G1 --keep === --roll 4
    """
    from throwdown.rules.catalogue import known

    known(game)
    refuse_strangers(game, given)
    if handicap is not None:
        from .handicap import handicap as even_chances

        report = even_chances(game, handicap, players, beginners)
    elif players is not None or beginners is not None:
        raise ArgumentRefused(
            "command/needs", option="--players" if players is not None else "--beginners", other="--handicap best"
        )
    elif game == "verasselt":
        from .rolls import rolls

        report = rolls(state, given, options, edition, top)
    else:
        from .throws import throws

        report = throws(game, state, given, options, edition)
    click.echo(json.dumps(report.as_json) if as_json else report.text)
