"""Many games: each lies on the bench for its step, and goes back to its row.

All that is done with games is one compiled function, and all that is asked of them another: the rules are in each of
them once, and compiled once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from throwdown_lab.batch.chance import key_of, picked
from throwdown_lab.batch.compiled import address, compiled, once

from .layout import CHANCE, OVER, PHASE, THROWS, W_IDS, WINNERS
from .observing import observe
from .play import act, begin, legal, seat_of
from .writing import begin_log, store_log

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from throwdown_lab.batch.chance import Keys

    from .sheet import Bench

    Rows = NDArray[np.int16]
    Whole = NDArray[np.int64]

BEGIN, STEP, PLAY = range(3)
SEAT, LEGAL, RANDOM, OBSERVE = range(4)


@compiled
def run(bench: Bench, task: int, rows: Rows, keys: Keys, numbers: Whole, results: Whole) -> None:
    """Games begin, advance by one step, or are played from set-up to end by chance.

    ``keys``: for each game where its chance begins, or the seed of a whole game. ``numbers``: who begins, or the id
    that is chosen. ``results``: winners, throws and steps of whole games, which lie on the bench alone; for a step what
    happened in it, in a build that logs events.
    """
    g = address(bench)
    for game in range(len(keys)):
        step = 0
        g[CHANCE] = np.int64(key_of(keys[game], 0) if task == PLAY else keys[game])
        if task == STEP:
            if rows[game, PHASE] == OVER:
                continue
            for field in range(rows.shape[1]):
                g[field] = rows[game, field]
            begin_log(g)
        else:
            begin(g, numbers[game])
        while (task == STEP and step == 0) or (task == PLAY and g[PHASE] != OVER):
            step += 1
            chosen = numbers[game]
            if task == PLAY:
                key = key_of(keys[game], step)
                g[CHANCE] = np.int64(key)
                chosen = g[W_IDS + picked(key, legal(g))]
                begin_log(g)
            act(g, chosen)
        if task == PLAY:
            results[game, 0] = g[WINNERS]
            results[game, 1] = g[THROWS]
            results[game, 2] = step
        else:
            for field in range(rows.shape[1]):
                rows[game, field] = g[field]
            if task == STEP:
                store_log(g, results, game)


@compiled
def query(bench: Bench, task: int, rows: Rows, keys: Keys, results: Whole, seen: Rows) -> None:
    """What is asked of games: who decides, what is open, one of it by chance, or what that seat sees.

    ``results``: a number for each game, or a mask of open ids; ``seen`` comes as zeros.
    """
    g = address(bench)
    for game in range(len(rows)):
        for field in range(rows.shape[1]):
            g[field] = rows[game, field]
        if task == SEAT:
            results[game, 0] = seat_of(g)
        elif task == OBSERVE:
            _observe(g, seen[game])
        else:
            count = legal(g)
            if task == RANDOM:
                results[game, 0] = g[W_IDS + picked(keys[game], count)] if count else -1
            else:
                for each in range(count):
                    seen[game, g[W_IDS + each]] = 1


@once
def _observe(g: Bench, seen: Rows) -> None:
    own = seat_of(g)
    observe(g, own if own > 0 else 0, address(seen))
