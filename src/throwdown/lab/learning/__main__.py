"""Learn to play a game by self-play: ``python -m throwdown.lab.learning hp_strike``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from throwdown.bots.nets.net import Net, kept
from throwdown.bots.nets.shelf import file_of
from throwdown.lab.batch import BATCHES
from throwdown.lab.progress import progress
from throwdown.throwers.luck import Luck

from .measuring import share_won
from .recipes import RECIPES, USUAL
from .self_play import Learner

if TYPE_CHECKING:
    from throwdown.lab.share import Share

    from .recipes import Recipe

#: So often it is told how far it is; then it plays against chance and against what it was the time before.
TOLD = 5
#: How often all games are played for each of these measurements, and for the last one.
TRIED, LAST = 2, 10


@click.command()
@click.argument("game", type=click.Choice(list(BATCHES)))
@click.option("--seats", default=2, show_default=True, type=click.IntRange(2, 5))
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0, 2**20))
@click.option("--iterations", type=click.IntRange(1), help="How often to play and learn.")
@click.option("--games", type=click.IntRange(1), help="Games of each iteration.")
@click.option("--hidden", type=click.IntRange(1), help="Size of the hidden layer.")
@click.option("--out", type=click.Path(path_type=Path), help="Where to; else where the bots look for it.")
def main(game: str, seats: int, seed: int, out: Path | None, **wanted: int | None) -> None:
    """Let a network learn by playing itself.

    The same numbers give the same network on the same machine. Unless you say otherwise they are those by which the
    network of the package was made.
    """
    recipe = RECIPES.get((game, seats), USUAL)
    learn(game, seats, seed, recipe._replace(**{name: told for name, told in wanted.items() if told}), out)


def learn(game: str, seats: int, seed: int, recipe: Recipe, out: Path | None) -> None:
    iterations, games, hidden = recipe
    learner = Learner(game, seats, seed, games, hidden)
    teacher = learner.mean.copy()
    with progress(f"{game} for {seats}", iterations) as done:
        for number in range(iterations):
            learner.iterate(number / iterations)
            done(1)
            if (number + 1) * TOLD // iterations > number * TOLD // iterations:
                click.echo(f"{number + 1} iterations: {_told(learner, teacher)}")
                teacher = learner.mean.copy()
    chance = share_won(learner.batch, learner.mean, LAST)
    click.echo(f"in the end {_percent(chance)} against chance")
    learner.mean.made = {
        **{"game": game, "seats": seats, "seed": seed, "iterations": iterations, "games": games, "luck": Luck.engine},
        "against_chance": round(chance.share, 4),
    }
    path = out or file_of(game, seats)
    kept(learner.mean, learner.batch.coding, path)
    click.echo(f"{path}: {path.stat().st_size // 1000} kB")


def _told(learner: Learner, teacher: Net) -> str:
    chance = share_won(learner.batch, learner.mean, TRIED)
    before = share_won(learner.batch, learner.mean, TRIED, teacher)
    return f"{_percent(chance)} against chance, {_percent(before)} against what it was before"


def _percent(share: Share) -> str:
    return f"{share.share:.1%} ({share.low:.1%} to {share.high:.1%})"


if __name__ == "__main__":
    main()
