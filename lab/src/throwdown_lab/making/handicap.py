"""What starting dice are worth: solved for two players of Strike, simulated for everything else."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from throwdown.bots.handicap import BEGINNER, SAME_AS, USUAL, Fitted, Tables
from throwdown.bots.solver.core import solve
from throwdown.library.progress import progress
from throwdown.rules.arena.dice import DICE, SUPPLY
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.game import MAX_SEATS, MIN_SEATS
from throwdown.rules.rulings import ARENA, HANDICAP, MOST_STARTING
from throwdown.table import Match, Seat
from throwdown.throwers import Luck
from throwdown.throwers.luck import LUCK
from throwdown_lab.work import in_order

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from . import Work

#: Games of each number of seats.
GAMES = 10_000
#: Beginners have up to so many dice more than usual, at least as many as are suggested for them.
MORE = {"impact_avatar": 8, "impact_power": 6}
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


def averaged(openings: Openings) -> dict[str, float]:
    """The chance of the seat with fewer dice, as either may begin."""
    fewer = [(own, other) for own, other in openings if own < other]
    return {
        f"{own},{other}": round((openings[own, other] + 1 - openings[other, own]) / 2, DIGITS) for own, other in fewer
    }


# The file


def made(work: Work) -> bytes:
    """What is suggested to beginners."""
    games = work.many(GAMES, 100)
    simulated = {
        game: {str(seats): _measured(work, game, seats, games) for seats in range(MIN_SEATS, MAX_SEATS + 1)}
        for game in ARENA
        if game not in SAME_AS
    }
    tables = Tables(work.made(games=games), Luck.engine, {"strike": averaged(core_openings())}, simulated)
    return msgspec.json.format(msgspec.json.encode(tables), indent=1) + b"\n"


def _measured(work: Work, game: str, seats: int, games: int) -> Fitted:
    play: Callable[[int], Played] = partial(played, game, seats, f"{work.seed}/{game}/{seats}")
    with progress(f"{game}, {seats} seats", games) as done:
        found = []
        for each in in_order(work.pool.each(play, range(games))):
            found.append(each)
            done(1)
    return fitted(found)
