"""Learning what positions are worth by self-play: ``python -m throwdown_lab.studies.learn``.

Strong bots play each other with the weights so far and a little noise, every position is noted with who won in the
end, and the weights that explain the wins best are taken. That is done a few times over, on all cores.
"""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, cast

import click
import numpy as np
import numpy.typing as npt

from throwdown.bots.players.arena import ArenaLevel
from throwdown.bots.search.learned import CORE, WEIGHTS_FILE, Learned
from throwdown.library.progress import progress
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.game import Decision, Over, Several, to_act
from throwdown.throwers import Luck
from throwdown_lab.options import made_options, made_place, work_options
from throwdown_lab.work import in_order, open_pool

if TYPE_CHECKING:
    from throwdown.bots.search.learned import Signs, Weights
    from throwdown.rules.arena.pipeline import ArenaGame
    from throwdown_lab.work import Pool

#: Where it pays. With one power or with spells, players who had learned won no more than those with the core game.
GAMES = ("impact_avatar",)
#: Of ten games so many are played by 2, 3, 4 and 5 players.
TABLES = (2, 2, 2, 2, 2, 3, 3, 3, 4, 5)
#: How far players err, so that unusual positions are seen too.
NOISE = 0.05
#: How strongly weights are held back to the core game: one for "core", nothing for the rest.
HELD_BACK = 5.0
#: Newton's steps; the last ones change nothing any more.
STEPS = 12

Array = npt.NDArray[np.float64]


class Noted:
    """One position: what is seen of every seat, and each seat's share of the win."""

    def __init__(self, signs: Signs, wins: dict[int, float]) -> None:
        self.signs, self.wins = signs, wins


def played(game: str, weights: Weights, seed: str) -> list[Noted]:
    """One game of strong players against themselves: every position in which a seat threw or stopped."""
    rng = Random(seed)
    rules = cast("ArenaGame", make_game(game, rng.choice(TABLES)))
    player, luck, worth = _player(rules, weights, rng), Luck(rng), Learned(rules, weights)
    state, _ = rules.new_game()
    seen: list[Signs] = []
    manners: dict[int, Any] = {}
    while not isinstance(awaited := rules.awaiting(state), Over):
        if isinstance(awaited, Decision | Several):
            seat = to_act(awaited)[0]
            if state.phase in ("turn", "choice"):
                seen.append(worth.signs(state))
            choice = player.choose(rules.view(state, seat))
            manners[seat] = choice.manner or "drop"
            state, _ = rules.apply(state, seat, choice.action)
        else:
            outcome = luck.answer(rules, state, awaited, manners)
            state, _ = rules.resolve(state, cast("Any", outcome))
    winners = awaited.result.winners
    wins = {seat: 1 / len(winners) for seat in winners}
    return [Noted(signs, wins) for signs in seen if wins.keys() <= signs.keys()]


def _player(rules: ArenaGame, weights: Weights, rng: Random) -> ArenaLevel:
    player = ArenaLevel("master", rules, rng, think=0.0)
    player.level = player.level.but(blur=NOISE)
    player.foresight.evaluate, player.learned = Learned(rules, weights).of_state, None
    return player


def self_play(workers: Pool, game: str, weights: Weights, games: int, seed: str) -> list[Noted]:
    """Many games: what was noted, in their order."""
    notes: list[Noted] = []
    with progress(game, games) as done:
        seeds = (f"{seed}/{number}" for number in range(games))
        for noted in in_order(workers.each(partial(played, game, weights), seeds)):
            notes += noted
            done(1)
    return notes


# The weights that explain the wins


class Table:
    """Positions as numbers: a row for each seat of each position."""

    def __init__(self, notes: list[Noted], names: list[str]) -> None:
        column = {name: number for number, name in enumerate(names)}
        seats = [(number, seat) for number, noted in enumerate(notes) for seat in noted.signs]
        self.seen = np.zeros((len(seats), len(names)))
        for row, (number, seat) in enumerate(seats):
            for name, much in notes[number].signs[seat]:
                if name in column:
                    self.seen[row, column[name]] += much
        self.position = np.array([number for number, _ in seats])
        self.first = np.flatnonzero(np.diff(self.position, prepend=-1))
        self.won = np.array([notes[number].wins.get(seat, 0.0) for number, seat in seats])

    def shares(self, weights: Array) -> Array:
        """Each seat's share of the strengths of its position."""
        strength = np.exp(self.seen @ weights)
        shares: Array = strength / np.add.reduceat(strength, self.first)[self.position]
        return shares

    def loss(self, weights: Array) -> float:
        """How much of a surprise the winners are, on the mean of all positions."""
        return -float(self.won @ np.log(self.shares(weights))) / len(self.first)


def fitted(notes: list[Noted]) -> Weights:
    """The weights under which the winners are the least surprise, by Newton's steps."""
    names = sorted({name for noted in notes for seen in noted.signs.values() for name, _ in seen})
    table = Table(notes, names)
    core = np.array([float(name == CORE) for name in names])
    weights = core.copy()
    for _ in range(STEPS):
        share = table.shares(weights)
        mean = np.add.reduceat(table.seen * share[:, None], table.first)
        pull = table.seen.T @ (table.won - share) - HELD_BACK * (weights - core)
        bend = (table.seen * share[:, None]).T @ table.seen - mean.T @ mean + HELD_BACK * np.eye(len(names))
        weights += np.linalg.solve(bend, pull)
    return {name: round(float(weight), 4) for name, weight in zip(names, weights, strict=True)}


def loss(notes: list[Noted], weights: Weights) -> float:
    """The same for any weights."""
    return Table(notes, list(weights)).loss(np.array(list(weights.values())))


# The command


@click.command()
@click.option("--games", default=1600, show_default=True, help="Games in each round.")
@click.option(
    "--rounds", default=2, show_default=True, help="How often to play with what was learned, and learn again."
)
@click.option("--seed", default="1", show_default=True)
@work_options
@made_options
def learn(
    games: int, rounds: int, seed: str, processes: int | None, on: str | None, out: Path | None, ship: bool
) -> None:
    """Learn by self-play and write the weights that bots use."""
    path = made_place(Path(str(WEIGHTS_FILE)), out, ship=ship)
    made = {"games": games, "rounds": rounds, "seed": seed, "luck": Luck.engine}
    with open_pool(processes, on) as workers:
        learned = {game: _learned(workers, game, games, rounds, seed) for game in GAMES}
    path.write_text(json.dumps({"made": made, "weights": learned}, indent=1) + "\n", encoding="utf-8")


def _learned(workers: Pool, game: str, games: int, rounds: int, seed: str) -> Weights:
    weights: Weights = {CORE: 1.0}
    for number in range(rounds):
        notes = self_play(workers, game, weights, games, f"{seed}/{game}/{number}")
        known = len(notes) * 4 // 5
        tried = loss(notes[known:], fitted(notes[:known]))
        click.echo(
            f"{game}, round {number + 1}: {len(notes)} positions; surprise on the last fifth"
            f" {loss(notes[known:], {CORE: 1.0}):.4f} by the core game, {loss(notes[known:], weights):.4f} so far,"
            f" {tried:.4f} learned"
        )
        weights = fitted(notes)
    return weights


if __name__ == "__main__":
    learn()
