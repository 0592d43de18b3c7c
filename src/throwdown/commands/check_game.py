"""``throwdown check-game``: whether a game of your own fulfils the contract."""

from __future__ import annotations

import json
from random import Random

import click

from .shared import json_option, rule_options


@click.command("check-game")
@click.argument("game")
@click.option("--games", default=10, show_default=True, type=click.IntRange(1, 100_000))
@click.option("--seats", default="2,3,4,5", show_default=True, metavar="N,N,...")
@click.option("--seed", default="check", show_default=True)
@rule_options
@json_option
def check_game(
    game: str, games: int, seats: str, seed: str, options: dict[str, object], edition: str | None, as_json: bool
) -> None:
    """Play GAME by chance and check every state: module:name for a game of your own.

    Example: throwdown check-game my_games:Pig
    """
    from throwdown.library.contract import check_game as check
    from throwdown.library.own import game_named

    found = []
    for players in _counts(seats):
        rules = game_named(game, players, options, edition=edition)
        reason = check(rules, rng=Random(f"{seed}/{players}"), games=games).reason
        found.append({"game": rules.id, "players": players, "games": games, "last_ending": reason})
        if not as_json:
            message = f"{games} games keep the contract; the last one ended by {reason.replace('_', ' ')}"
            click.echo(f"{rules.id}, {players} players: {message}")
    if as_json:
        click.echo(json.dumps(found))


def _counts(text: str) -> list[int]:
    counts = text.split(",")
    if not all(count.strip().isdecimal() for count in counts):
        raise click.BadParameter(
            f"{text!r} is not a list of numbers of players: give them as 2,3", param_hint="--seats"
        )
    return [int(count) for count in counts]
