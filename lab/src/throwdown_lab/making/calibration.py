"""The chances that analyses show, fitted to games.

Players as they are at most tables play each other, every position between throws is noted with who won in the end,
and the weights that explain the wins best are taken. How far chances and wins lie apart is measured on games that the
weights were not fitted to.
"""

from __future__ import annotations

import json
from functools import partial
from math import sqrt
from typing import TYPE_CHECKING, Any, cast

import click
import numpy as np

from throwdown.bots.analysis.verasselt import signs as verasselt_signs
from throwdown.bots.search.calibration import Fit
from throwdown.bots.search.signs import ArenaSigns
from throwdown.library.progress import progress
from throwdown.rules.arena.pipeline import ArenaGame
from throwdown.throwers import Luck
from throwdown_lab.simulate import make_plan
from throwdown_lab.work import in_order

from .fitting import Noted, fitted

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from throwdown.bots.search.calibration import Signs
    from throwdown.rules.game import Game

    from . import Work

#: Seats of the games that are played, one after the other. Strike is solved for two and three.
TABLES = {
    "strike": (4, 5),
    "impact_power": (2, 3, 4, 5),
    "impact_avatar": (2, 2, 3, 4, 5),
    "hp_strike": (2, 2, 3, 4, 5),
    "verasselt": (2, 2, 3, 4, 5),
}
PLAYERS = ("regular", "expert")
#: So many looks of the clock that bots think by.
THINK = 0.002
#: Games of each kind.
GAMES = 1500
#: Positions in which a seat is to throw, stop or choose a group.
QUIET = ("turn", "choice", "choose")
#: Every so many games are held out, to measure with.
APART = 3
BINS = 10


def noted(game: str, seats: int, seed: str) -> list[Noted]:
    """One game: every position between throws."""
    plan = make_plan(game, [PLAYERS[seat % len(PLAYERS)] for seat in range(seats)], seed, think=THINK)
    match = plan.match(0)
    match.run()
    assert match.result is not None  # noqa: S101  # bots never wait for a person
    wins = {seat: 1 / len(match.result.winners) for seat in match.result.winners}
    seen = seen_by(match.game)
    states = [step.state for step in match.log.replay() if step.state.phase in QUIET]
    notes = [Noted(seen(state), wins) for state in states]
    return [note for note in notes if wins.keys() <= note.signs.keys()]


def _noted(game: str, seed: str, number: int) -> list[Noted]:
    return noted(game, TABLES[game][number % len(TABLES[game])], f"{seed}/{game}/{number}")


def seen_by(game: Game[Any]) -> Callable[[Any], Signs]:
    """What is seen of everybody in a position of this game."""
    return ArenaSigns(game).of if isinstance(game, ArenaGame) else cast("Callable[[Any], Signs]", verasselt_signs)


def distance(notes: Sequence[Noted], fit: Fit) -> float:
    """How far chances and wins lie apart: the root of the mean square over chances of about the same size."""
    pairs = [
        (chance, note.wins.get(seat, 0.0))
        for note in notes
        for seat, chance in enumerate(fit.chances(note.signs, max(note.signs) + 1))
        if seat in note.signs
    ]
    chances, wins = np.array(pairs).T
    bins = np.minimum((chances * BINS).astype(np.int64), BINS - 1)
    apart = [(bins == each).sum() * (chances[bins == each].mean() - wins[bins == each].mean()) ** 2 for each in {*bins}]
    return sqrt(float(sum(apart)) / len(pairs))


def made(work: Work) -> bytes:
    """The fits of all games, and what they were made of."""
    games = work.many(GAMES, 4 * APART)
    fits = {game: _fit_of(work, game, games) for game in TABLES}
    file = {"made": work.made(games=games, luck=Luck.engine), "fits": fits}
    return (json.dumps(file, indent=1) + "\n").encode()


def _fit_of(work: Work, game: str, games: int) -> dict[str, Any]:
    played: list[list[Noted]] = []
    with progress(game, games) as done:
        for notes in in_order(work.pool.each(partial(_noted, game, work.seed), range(games))):
            played.append(notes)
            done(1)
    apart = [note for number, notes in enumerate(played) if number % APART == 0 for note in notes]
    weights = fitted([note for number, notes in enumerate(played) if number % APART for note in notes])
    error = round(distance(apart, Fit(weights, 0.0)), 3)
    click.echo(f"{game}: {len(apart)} positions held out, chances and wins {error} apart")
    return {"error": error, "weights": weights}
