"""What learning is worth: run from the root and update results.md.

python -m lab.benchmarks.learned                                     a master against its teacher, hp_strike, two seats
python -m lab.benchmarks.learned --bot learned --games 3000          the network alone against the same
python -m lab.benchmarks.learned --game impact_avatar --seats 3      one that has learned among two that have not
python -m lab.benchmarks.learned --game verasselt --bot learned --games 1000      weights against who knows the odds
python -m lab.benchmarks.learned --game verasselt --bot learned --teacher expert  and against others

The teacher is the same master who judges positions as before the network was learned: by the solved core game and, in
Avatar, by the weights of ``lab.studies.learn``. Both look ahead equally far, in rounds and not by the clock, so a busy
machine does not matter. In voll verasselt, where masters use nothing learned, it is ``regular``, who knows the odds of
the next roll by heart and looks no further.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import click

from throwdown.bots import BOTS
from throwdown.bots.search.solved import evaluator
from throwdown.rules import GAMES
from throwdown_lab.simulate import make_plan, simulate

if TYPE_CHECKING:
    from random import Random

    from throwdown.bots import Bot
    from throwdown.bots.players.arena import ArenaLevel
    from throwdown.rules import Game

TEACHER = "teacher"


def _teacher(game: Game[Any], rng: Random, think: float) -> Bot:
    if game.id == "verasselt":
        return BOTS[game.id]["regular"](game, rng, think)
    bot = cast("ArenaLevel", BOTS[game.id]["master"](game, rng, think))
    bot.foresight.evaluate, bot.learned = evaluator(bot.game), None
    return bot


for each in GAMES:
    BOTS[each][TEACHER] = _teacher  # here, so that every process knows it


@click.command()
@click.option("--game", default="hp_strike", show_default=True, type=click.Choice(list(GAMES)))
@click.option("--bot", default="master", show_default=True)
@click.option("--teacher", default=TEACHER, show_default=True, help="Against whom.")
@click.option("--games", default=2000, show_default=True)
@click.option("--seats", default=2, show_default=True, type=click.IntRange(2, 5))
@click.option("--seed", default="learned", show_default=True)
@click.option("--processes", type=click.IntRange(1), help="How many cores to use (default: all).")
def main(game: str, bot: str, teacher: str, games: int, seats: int, seed: str, processes: int | None) -> None:
    """Let one that has learned play those that have not."""
    plan = make_plan(game, [bot, *[teacher] * (seats - 1)], seed, think=0.0)
    share = simulate(plan, games, processes=processes).by_bot[0]
    who = f"{game}, {bot} against {teacher}"
    click.echo(f"{who}, {seats} seats, {games} games: {share.share:.1%} ({share.low:.1%} to {share.high:.1%})")
    click.echo(f"even would be {1 / seats:.1%}")


if __name__ == "__main__":
    main()
