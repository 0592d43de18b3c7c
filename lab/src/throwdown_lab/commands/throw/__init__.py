"""``throwdown lab throw``: one throw in the physical arena."""

from __future__ import annotations

import json
import secrets
from typing import Any, get_args

import click

from throwdown.rules.record import Manner
from throwdown_lab.options import json_option

from .output import throw_json, throw_text
from .thrown import thrown
from .written import text


@click.command(context_settings={"show_default": True})
@click.option(
    "--manner", type=click.Choice(get_args(Manner)), show_default=False, help="How hard to throw.  [default: toss]"
)
@click.option("--dice", default="1", metavar="N", help="How many dice are thrown at once, 1 to 26.")
@click.option(
    "--lying", metavar="N", help="How many dice lie in the arena, at random places.  [default: 5 for a single die]"
)
@click.option(
    "--lying-at", metavar="X,Y,FACE;…", help="Dice that lie in the arena: mm from the centre and the face on top."
)
@click.option("--tower", metavar="N", help="How many dice stand on each other in the middle, 2 to 16.")
@click.option("--aim", metavar="DIE", help="Throw at this die. Lying dice are numbered from 1, then the tower.")
@click.option(
    "--from", "bearing", metavar="DEGREES", help="The thrower’s side: 0 right, 90 far, 270 near.  [default: 270]"
)
@click.option("--speed", metavar="M/S", help="The speed in m/s, 0 to 5.5, instead of the one of the manner.")
@click.option("--intent", metavar="X,Y,Z,…", help="The throw itself: x,y,z,vx,vy,vz,wx,wy,wz in mm, mm/s and mrad/s.")
@click.option("--game", default="strike", metavar="GAME", help="The game whose symbols are on the dice.")
@click.option("--towers", is_flag=True, help="A die that comes to rest on another may stay there.")
@click.option("--seed", help="A text that fixes the random numbers: the same text, the same throw.")
@json_option
def throw(game: str, seed: str | None, towers: bool, as_json: bool, **arguments: Any) -> None:
    """Throw dice into the arena and report what happens.

    Example: throwdown lab throw --manner toss --lying 5 --aim 2
    """
    done = thrown(game, secrets.token_hex(8) if seed is None else text("--seed", seed), towers, arguments)
    click.echo(json.dumps(throw_json(done)) if as_json else throw_text(done))
