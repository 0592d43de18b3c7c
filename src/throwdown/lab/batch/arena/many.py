"""The same for many games: each lies on the bench for its step, and goes back to its row."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from throwdown.lab.batch.chance import key_of, picked
from throwdown.lab.batch.compiled import address, compiled, tiny

from .layout import CHANCE, OUT, OVER, PHASE, THROWS, W_IDS, WINNERS
from .observing import observe
from .play import act, begin, legal, seat_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from throwdown.lab.batch.chance import Keys

    from .sheet import Bench

    Rows = NDArray[np.int16]
    Whole = NDArray[np.int64]


@tiny
def _fetch(g: Bench, rows: Rows, game: int) -> None:
    for field in range(rows.shape[1]):
        g[field] = rows[game, field]


@tiny
def _put_back(g: Bench, rows: Rows, game: int) -> None:
    for field in range(rows.shape[1]):
        rows[game, field] = g[field]


@compiled
def begin_all(bench: Bench, rows: Rows, which: Whole, keys: Keys, first: Whole) -> None:
    """These games begin anew."""
    g = address(bench)
    for each in range(len(which)):
        g[CHANCE] = np.int64(keys[each])
        begin(g, first[each])
        _put_back(g, rows, which[each])


@compiled
def first_illegal(bench: Bench, rows: Rows, ids: Whole) -> int:
    """The first game in which this id may not be chosen, or -1. Games that are over take any."""
    g = address(bench)
    for game in range(len(rows)):
        _fetch(g, rows, game)
        found = g[PHASE] == OVER
        for each in range(legal(g)):
            found |= g[W_IDS + each] == ids[game]
        if not found:
            return game
    return -1


@compiled
def step_all(bench: Bench, rows: Rows, ids: Whole, keys: Keys) -> None:
    """One decision in each game that is not over."""
    g = address(bench)
    for game in range(len(rows)):
        if rows[game, PHASE] != OVER:
            _fetch(g, rows, game)
            g[CHANCE] = np.int64(keys[game])
            act(g, ids[game])
            _put_back(g, rows, game)


@compiled
def seat_all(bench: Bench, rows: Rows, seats: NDArray[np.int8]) -> None:
    g = address(bench)
    for game in range(len(rows)):
        _fetch(g, rows, game)
        seats[game] = seat_of(g)


@compiled
def mask_all(bench: Bench, rows: Rows, masks: NDArray[np.int8]) -> None:
    g = address(bench)
    for game in range(len(rows)):
        _fetch(g, rows, game)
        for each in range(legal(g)):
            masks[game, g[W_IDS + each]] = 1


@compiled
def observe_all(bench: Bench, rows: Rows, told: Rows) -> None:
    g = address(bench)
    for game in range(len(rows)):
        _fetch(g, rows, game)
        seat = seat_of(g)
        observe(g, seat if seat > 0 else 0, told[game])


@compiled
def random_all(bench: Bench, rows: Rows, keys: Keys, ids: Whole) -> None:
    """One of the open ids in each game, all equally likely."""
    g = address(bench)
    for game in range(len(rows)):
        _fetch(g, rows, game)
        count = legal(g)
        ids[game] = g[W_IDS + picked(keys[game], count)] if count else -1


@compiled
def points_all(rows: Rows, in_turn: bool, points: Rows) -> None:
    """Points of the tournament: how many were left when a seat went out; ``in_turn``: those of one throw one by one."""
    for game in range(len(rows)):
        for seat in range(points.shape[1]):
            mine = rows[game, OUT + seat]
            for other in range(points.shape[1]):
                theirs = rows[game, OUT + other]
                later = theirs > mine if in_turn else theirs >> 3 > mine >> 3
                if mine and (theirs == 0 or later):
                    points[game, seat] += 1


@compiled
def play_all(bench: Bench, seeds: Keys, first: Whole, winners: NDArray[np.uint8], counts: Whole) -> None:
    """Whole games in which every open id is equally likely, one after the other."""
    g = address(bench)
    for game in range(len(seeds)):
        g[CHANCE] = np.int64(key_of(seeds[game], 0))
        begin(g, first[game])
        step = 0
        while g[PHASE] != OVER:
            step += 1
            key = key_of(seeds[game], step)
            g[CHANCE] = np.int64(key)
            act(g, g[W_IDS + picked(key, legal(g))])
        winners[game] = g[WINNERS]
        counts[game, 0] = g[THROWS]
        counts[game, 1] = step
