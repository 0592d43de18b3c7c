"""Stated chances of handicaps for two seats beside games: ``python -m benchmarks.handicap``.

Beginners are the bot novice against regular, with the dice that are suggested for them. Equally strong players play
what is best in the solved game. It fails where a stated chance is farther off than one point beside chance.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, cast

import click

from throwdown.bots.bot import Choice
from throwdown.bots.handicap import BEGINNER, SAME_AS, USUAL, Handicap, chances_of, suggested
from throwdown.bots.search.evaluation import core
from throwdown.bots.search.solved import core_position
from throwdown.bots.solver.core import STOP
from throwdown.rules.rulings import ARENA, HANDICAP
from throwdown_lab.options import work_options
from throwdown_lab.simulate import make_plan, simulate

if TYPE_CHECKING:
    from random import Random

    from throwdown.rules.arena.pipeline import ArenaGame, ArenaView
    from throwdown.rules.record import Manner

#: Dice of two who play the solved game.
SOLVED = {"strike": (8, 10)}
#: How far a stated chance may be from the games.
TARGET = 0.01
PERFECT = "benchmarks.handicap:Perfect"
GAMES = tuple(game for game in ARENA if game not in SAME_AS)


class Perfect:
    """Plays what is best in the solved game, and nothing else."""

    id = "perfect"

    def __init__(self, rng: Random, game: ArenaGame) -> None:
        self.game = game

    def choose(self, view: ArenaView) -> Choice:
        position = core_position(self.game, view)
        if position is None:  # the start die
            return Choice(next(iter(view.actions)))
        best = _best(self.game.dice_in_play, position)
        actions = {action.name: action for action in view.actions}
        if best == STOP:
            return Choice(actions[STOP])
        return Choice(next(iter(view.actions)), cast("Manner", best))


@cache
def _best(dice: int, position: tuple[int, tuple[int, ...], bool]) -> str:
    return core(2, dice=dice).best(*position)


@click.command()
@click.option("--games", default=10_000, show_default=True)
@click.option("--game", "only", type=click.Choice(GAMES))
@click.option("--seed", default="1", show_default=True)
@work_options
def measure(games: int, only: str | None, seed: str, processes: int | None, on: str | None) -> None:
    """Compare stated chances with games of bots."""
    failed = False
    for game in [only] if only else GAMES:
        cases = [(suggested(game, 2, (1,)), (USUAL, BEGINNER))]
        if game in SOLVED:
            cases.append((chances_of(game, SOLVED[game]), (PERFECT, PERFECT)))
        for stated, bots in cases:
            failed |= _is_off(game, stated, bots, games, seed, processes, on)
    raise SystemExit(failed)


def _is_off(
    game: str, stated: Handicap, bots: tuple[str, str], games: int, seed: str, processes: int | None, on: str | None
) -> bool:
    plan = make_plan(game, bots, seed, {HANDICAP: list(stated.dice)}, think=0.001)
    won = simulate(plan, games, processes=processes, on=on).by_bot[1]
    off = won.share - stated.chances[1]
    dice = " : ".join(map(str, stated.dice))
    click.echo(
        f"{game}, {bots[0]} and {bots[1]}, {dice}: stated {stated.chances[1]:.1%} ({stated.basis}),"
        f" won {won.share:.1%} of {games} (95 %: {won.low:.1%} to {won.high:.1%}), off by {100 * off:+.1f} points"
    )
    return not won.low - TARGET <= stated.chances[1] <= won.high + TARGET


if __name__ == "__main__":
    measure()
