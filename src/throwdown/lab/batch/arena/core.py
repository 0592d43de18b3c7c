"""Whole games of Strike and Impact by chance, on a few numbers: what ``many.run`` does for them, without a bench.

The core game under its usual rules is so small that a game fits into the registers of a processor: the arena as a word
of four bits a die, supplies as a word of eight bits a seat. Games with other options are played by ``many.run``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from throwdown.lab.batch.chance import GOLDEN, key_of, mixed, picked
from throwdown.lab.batch.compiled import address, compiled, once, tiny
from throwdown.rules.arena.pipeline import MAX_THROWS

from .landing import HIT, KNOCK, LEAVE, TURN
from .layout import CORE, LOST, LUCK
from .sheet import ALL_OUT_RULE, BIG_CAUSE, BIG_WHEN, COLLECT_RULE, EACH, EDITION, SEATS, START_DIE, START_X

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from throwdown.lab.batch.chance import Keys

    from .sheet import Bench

_11 = np.uint64(11)
_TO_ONE = 2.0**-53


def is_plain(bench: Bench) -> bool:
    """Whether this table plays the core game under its usual rules."""
    unusual = (START_X, COLLECT_RULE, BIG_WHEN, BIG_CAUSE, ALL_OUT_RULE)
    return bool(bench[EDITION] == CORE and not any(bench[option] for option in unusual))


@tiny
def _share(at: np.uint64) -> int:
    return np.int64(mixed(at) >> _11)  # type: ignore[return-value]


@tiny
def _face(at: np.uint64) -> int:
    return int(_share(at) * _TO_ONE * 6) + 1


@once
def _start_face(g: Bench, at: np.uint64) -> int:
    """What the start die shows: again while it leaves or is lost (CORE-04)."""
    shown = LOST
    while shown == LOST:
        at += GOLDEN
        if _share(at) >= g[LUCK + LEAVE]:
            at += GOLDEN
            shown = _face(at)
    return shown


@compiled
def play_core(bench: Bench, seeds: Keys, first: NDArray[np.int64], told: NDArray[np.int64]) -> None:
    """Winners, throws and steps of whole games."""
    g = address(bench)
    seats = g[SEATS]
    supply = 0
    for seat in range(seats):
        supply |= g[EACH] << 8 * seat
    for game in range(len(seeds)):
        seed, active, alive, supplies = seeds[game], first[game], (1 << seats) - 1, supply
        step, throws, dice, may_stop = 0, 0, 1, 0
        if g[START_DIE]:
            step = 1
            arena = picked(key_of(seed, 1), 5) + 1
        else:
            arena = _start_face(g, key_of(seed, 0))
        while True:
            step += 1
            at = key_of(seed, step)
            flying, ends = 1, 1
            if dice == 0 and not may_stop:
                flying = supplies >> 8 * active & 255
                chosen = picked(at, 4)
            else:
                chosen = picked(at, 4 + may_stop)
            if chosen < 4:
                throws += 1
                supplies -= flying << 8 * active
                chances = LUCK + 4 * chosen
                # Land: what lies there is struck, the dice come down.
                hit, struck = g[chances + HIT], 0
                for slot in range(dice):
                    at += GOLDEN
                    struck |= int(_share(at) < hit) << slot
                while struck:
                    lowest = struck & -struck
                    struck ^= lowest
                    place = lowest * lowest * lowest * lowest  # the first of its four bits
                    at += GOLDEN
                    if _share(at) < g[chances + KNOCK]:
                        arena &= ~(15 * place)
                    else:
                        at += GOLDEN
                        if _share(at) < g[chances + TURN]:
                            at += GOLDEN
                            arena = arena & ~(15 * place) | _face(at) * place
                for slot in range(dice, dice + flying):
                    at += GOLDEN
                    stays = int(_share(at) >= g[chances + LEAVE])
                    at += GOLDEN * np.uint64(stays)
                    arena |= stays * _face(at) << 4 * slot
                # Close up, and find sets.
                lying, closed, seen, twice = 0, 0, 0, 0
                for _ in range(dice + flying):
                    shown = arena & 15
                    arena >>= 4
                    stays = int(shown > 0) & int(shown < LOST)
                    closed |= stays * shown << 4 * lying
                    lying += stays
                    twice |= seen & (stays << shown)
                    seen |= stays << shown
                arena, dice = closed, lying
                if twice:
                    lying, closed = 0, 0
                    for _ in range(dice):
                        shown = arena & 15
                        arena >>= 4
                        stays = 1 - (twice >> shown & 1)
                        closed |= stays * shown << 4 * lying
                        lying += stays
                    supplies += (dice - lying) << 8 * active
                    arena, dice = closed, lying
                elif supplies >> 8 * active & 255:
                    ends = 0
                else:
                    alive &= ~(1 << active)
                    if alive & (alive - 1) == 0:
                        break
                if throws >= MAX_THROWS:
                    break
            may_stop = 1 - ends
            if ends:
                active = active + 1 if active + 1 < seats else 0
                while not alive >> active & 1:
                    active = active + 1 if active + 1 < seats else 0
        told[game, 0] = alive
        told[game, 1] = throws
        told[game, 2] = step
