"""Learn to play a game by self-play: ``python -m throwdown_lab.learning hp_strike``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from throwdown.library.progress import progress
from throwdown.throwers.luck import Luck
from throwdown_lab.batch import BATCHES
from throwdown_lab.options import made_options, made_place

from .evolution import Evolution
from .measuring import share_won
from .recipes import RECIPES, USUAL
from .self_play import Learner

if TYPE_CHECKING:
    from pathlib import Path

    from throwdown.bots.players.learned import Judge
    from throwdown_lab.share import Share

    from .recipes import Recipe

#: So often progress is reported; then it plays against chance and against what it was the time before.
REPORTS = 5
#: How often all games are played for each of these measurements, and for the last one.
TRIED, LAST = 1, 10


@click.command()
@click.argument("game", type=click.Choice(list(BATCHES)))
@click.option("--seats", default=2, show_default=True, type=click.IntRange(2, 5))
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0, 2**20))
@click.option("--iterations", type=click.IntRange(1), help="How often to play and learn.")
@click.option("--games", type=click.IntRange(1), help="Games of each iteration.")
@click.option("--hidden", type=click.IntRange(1), help="Size of the hidden layer.")
@made_options
def main(game: str, seats: int, seed: int, out: Path | None, ship: bool, **wanted: int | None) -> None:
    """Let a network learn by playing itself; in voll verasselt the weights of values.

    The same numbers give the same on the same machine. Unless you say otherwise they are those by which what comes
    with the package was made.
    """
    recipe = RECIPES.get((game, seats), RECIPES.get((game, None), USUAL))
    if wanted["hidden"] and not recipe.hidden:
        raise click.UsageError(f"{game} is learned without a network: leave --hidden out")
    learn(
        game, seats, seed, recipe._replace(**{name: value for name, value in wanted.items() if value}), out, ship=ship
    )


def learn(game: str, seats: int, seed: int, recipe: Recipe, out: Path | None = None, *, ship: bool = False) -> None:
    learner = _learner(game, seats, seed, recipe)
    path = made_place(learner.shipped(), out, ship=ship)
    teacher = before = learner.learned.copy()
    with progress(f"{game} for {seats}", recipe.iterations) as done:
        for number in range(recipe.iterations):
            learner.iterate(number / recipe.iterations)
            done(1)
            if (number + 1) * REPORTS // recipe.iterations > number * REPORTS // recipe.iterations:
                click.echo(
                    f"{number + 1} iterations: {_shares_text(_tried(learner, TRIED, before))} what it was before"
                )
                before = learner.learned.copy()
    chance, begun = _tried(learner, LAST, teacher)
    click.echo(f"in the end: {_shares_text((chance, begun))} what it began with")
    learner.learned.made = {
        **{"game": game, "seats": seats, "seed": seed, "luck": Luck.engine},
        **{"iterations": recipe.iterations, "games": recipe.games},
        **{"against_chance": round(chance.share, 4), "against_its_beginning": round(begun.share, 4)},
    }
    learner.save(path)
    click.echo(f"{path}: {path.stat().st_size / 1000:.0f} kB")


def _learner(game: str, seats: int, seed: int, recipe: Recipe) -> Learner | Evolution:
    if not recipe.hidden:
        return Evolution(game, seats, seed, recipe.games)
    return Learner(game, seats, seed, recipe.games, recipe.hidden)


def _tried(learner: Learner | Evolution, rounds: int, other: Judge) -> tuple[Share, Share]:
    """Against chance, and against an earlier version of itself."""
    return share_won(learner.batch, learner.learned, rounds), share_won(learner.batch, learner.learned, rounds, other)


def _shares_text(tried: tuple[Share, Share]) -> str:
    return " against chance, ".join(map(_percent, tried)) + " against"


def _percent(share: Share) -> str:
    return f"{share.share:.1%} ({share.low:.1%} to {share.high:.1%})"


if __name__ == "__main__":
    main()
