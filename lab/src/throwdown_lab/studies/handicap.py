"""What starting dice are worth: ``python -m throwdown_lab.studies.handicap``.

It solves what is solved for two players, lets bots play the rest with all kinds of starting dice, fits the wins and
writes ``handicap.json``: into this folder, with ``--ship`` into the package. ``--game`` and ``--seats`` measure a part
again and leave the rest as it is.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import click
import msgspec
import numpy as np
import numpy.typing as npt

from throwdown.bots import handicap
from throwdown.bots.handicap import BEGINNER, SAME_AS, USUAL, Fitted, Tables
from throwdown.bots.solver.core import solve
from throwdown.bots.solver.powers.solve import lying_position, solve_power
from throwdown.bots.solver.powers.table import GAME as POWER
from throwdown.library.progress import progress
from throwdown.rules.arena.dice import DICE, SUPPLY
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.game import MAX_SEATS, MIN_SEATS
from throwdown.rules.rulings import ARENA, ELEMENTS, HANDICAP, MOST_STARTING
from throwdown.table import Match, Seat
from throwdown.throwers import Luck
from throwdown.throwers.luck import LUCK
from throwdown_lab.options import made_options, made_place, work_options
from throwdown_lab.work import in_order, open_pool

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from throwdown_lab.work import Pool

#: Powers are solved up to so many dice: with boulders each more takes twice as long.
MOST_POWER_DICE = 21
#: Beginners have up to so many dice more than usual, at least as many as are suggested for them.
MORE = {"impact_avatar": 8}
USUALLY_MORE = 4
#: Newton's steps; the last ones change nothing any more.
STEPS = 20
DIGITS = 4

Array = npt.NDArray[np.float64]
#: By dice of the player who begins and of the other one: the chance of the one who begins.
Openings = dict[tuple[int, int], float]


class Played(NamedTuple):
    """One game: who was a beginner, with how many dice, and the share of each in the win."""

    beginners: tuple[bool, ...]
    dice: tuple[int, ...]
    wins: tuple[float, ...]


def played(game: str, seats: int, seed: str, number: int) -> Played:
    """One game of bots of both levels; beginners have more dice, about as many as are suggested for them."""
    rng, usual, more = Random(f"{seed}/{number}"), SUPPLY[seats], MORE.get(game, USUALLY_MORE)
    dice: list[int] = []
    while not dice or sum(dice) > MOST_STARTING:
        beginners = [rng.random() < 0.5 for _ in range(seats)]
        dice = [usual + (rng.randint(0, more) if each else rng.randint(-1, 1)) for each in beginners]
    chairs = [Seat(str(seat), BEGINNER if each else USUAL) for seat, each in enumerate(beginners)]
    match = Match(make_game(game, seats, {HANDICAP: dice}), chairs, Luck(rng), rng=rng, first=number % seats)
    match.run()
    assert match.result is not None  # noqa: S101  # bots never wait for a person
    winners = match.result.winners
    return Played(
        tuple(beginners), tuple(dice), tuple((seat in winners) / max(1, len(winners)) for seat in range(seats))
    )


def fitted(games: Sequence[Played]) -> Fitted:
    """The strengths under which the winners are the least surprise, by Newton's steps."""
    decided = [game for game in games if sum(game.wins)]
    seen, won = np.array([_seen(game) for game in decided]), np.array([game.wins for game in decided])
    weights: Array = np.zeros(3)
    for _ in range(STEPS):
        strength = np.exp(seen @ weights)
        share = strength / strength.sum(axis=1, keepdims=True)
        mean = (seen * share[..., None]).sum(axis=1)
        pull = np.einsum("gsw,gs->w", seen, won - share)
        bend = np.einsum("gsw,gs,gsv->wv", seen, share, seen) - mean.T @ mean
        weights = weights + np.linalg.solve(bend, pull)
    usual_power, beginner_power, beginner = (round(float(weight), DIGITS) for weight in weights)
    return Fitted(usual_power, beginner_power, beginner, len(games))


def _seen(game: Played) -> list[list[float]]:
    """By seat: the logarithm of its share of the usual dice, apart for both levels, and whether it is a beginner."""
    shares = [float(np.log(dice / SUPPLY[len(game.dice)])) for dice in game.dice]
    return [
        [0.0 if beginner else share, share if beginner else 0.0, float(beginner)]
        for beginner, share in zip(game.beginners, shares, strict=True)
    ]


# Solved games


def core_openings() -> Openings:
    """Of Strike and Impact."""
    solved = solve(dict(LUCK), 2, dice=DICE)
    return {
        (own, other): float(solved.values(1, (own, other))[0])
        for own in range(1, MOST_STARTING)
        for other in range(1, MOST_STARTING - own + 1)
    }


def power_openings(element: str) -> Openings:
    """Of one power of the elements: the start die shows it."""
    solved = solve_power(dict(LUCK), element, MOST_POWER_DICE)
    return {
        (own, other): solved.value(lying_position("turn", 1, 0, (own,), (other,)))
        for own in range(1, MOST_POWER_DICE - 1)
        for other in range(1, MOST_POWER_DICE - own)
    }


def averaged(openings: Sequence[Openings]) -> dict[str, float]:
    """The chance of the seat with fewer dice, as either may begin. Elements are equally likely: it is their mean."""
    fewer = [(own, other) for own, other in openings[0] if own < other]
    return {
        f"{own},{other}": round(
            float(np.mean([(each[own, other] + 1 - each[other, own]) / 2 for each in openings])), DIGITS
        )
        for own, other in fewer
    }


# The command


@click.command()
@click.option("--games", default=20_000, show_default=True, help="Games of each number of seats.")
@click.option("--game", "only", type=click.Choice([game for game in ARENA if game not in SAME_AS]))
@click.option("--seats", type=click.IntRange(MIN_SEATS, MAX_SEATS))
@click.option("--solve/--no-solve", "solves", default=True, show_default=True)
@click.option("--seed", default="1", show_default=True)
@work_options
@made_options
def measure(
    games: int,
    only: str | None,
    seats: int | None,
    solves: bool,
    seed: str,
    processes: int | None,
    on: str | None,
    out: Path | None,
    ship: bool,
) -> None:
    """Measure what starting dice are worth, and write the file that is used for suggestions."""
    path = made_place(Path(str(handicap.FILE)), out, ship=ship)
    before = handicap.tables()
    simulated = {game: dict(found) for game, found in before.simulated.items()}
    with open_pool(processes, on) as workers:
        for game in [only] if only else [game for game in ARENA if game not in SAME_AS]:
            for number in [seats] if seats else range(MIN_SEATS, MAX_SEATS + 1):
                simulated.setdefault(game, {})[str(number)] = _measured(workers, game, number, games, seed)
    solved = _solved() if solves else before.solved
    write(Tables(Luck.engine, solved, simulated), path)


def _measured(workers: Pool, game: str, seats: int, games: int, seed: str) -> Fitted:
    work: Callable[[int], Played] = partial(played, game, seats, f"{seed}/{game}/{seats}")
    with progress(f"{game}, {seats} seats", games) as done:
        found = []
        for each in in_order(workers.each(work, range(games))):
            found.append(each)
            done(1)
    return fitted(found)


def _solved() -> dict[str, dict[str, float]]:
    powers = [power_openings(element) for element in ELEMENTS]
    return {"strike": averaged([core_openings()]), POWER: averaged(powers)}


def write(tables: Tables, path: Path) -> None:
    text = msgspec.json.format(msgspec.json.encode(tables), indent=1)
    path.write_bytes(text + b"\n")


if __name__ == "__main__":
    measure()
