"""What learning is worth: run from the root, write what you saw into results.md.

python -m benchmarks.learned --games 3000            Avatar: a master against one who judges by the core game, two seats
python -m benchmarks.learned --games 900 --seats 3   the same one against two of the others

Both look ahead equally far, in rounds and not by the clock, so a busy machine does not matter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import click

from throwdown.bots import BOTS
from throwdown.bots.search.evaluation import Evaluation
from throwdown.lab.simulate import make_plan, simulate

if TYPE_CHECKING:
    from random import Random

    from throwdown.bots import Bot
    from throwdown.bots.players.arena import ArenaLevel
    from throwdown.rules import Game

GAME, LEARNED, UNLEARNED = "impact_avatar", "master", "master by the core"


def _by_the_core(game: Game[Any], rng: Random, think: float) -> Bot:
    bot = cast("ArenaLevel", BOTS[GAME][LEARNED](game, rng, think))
    bot.foresight.evaluate = Evaluation(bot.game).of_state
    return bot


BOTS[GAME][UNLEARNED] = _by_the_core  # here, so that every process knows it


@click.command()
@click.option("--games", default=3000, show_default=True)
@click.option("--seats", default=2, show_default=True, type=click.IntRange(2, 5))
@click.option("--seed", default="learned", show_default=True)
def main(games: int, seats: int, seed: str) -> None:
    """Let one that has learned play those that have not."""
    plan = make_plan(GAME, [LEARNED, *[UNLEARNED] * (seats - 1)], seed, think=0.0)
    share = simulate(plan, games).by_bot[0]
    click.echo(f"{GAME}, {seats} seats, {games} games: {share.share:.1%} ({share.low:.1%} to {share.high:.1%})")
    click.echo(f"even would be {1 / seats:.1%}")


if __name__ == "__main__":
    main()
