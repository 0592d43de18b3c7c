"""Whole games of Strike and Impact by chance, many side by side: what ``many.run`` does for them, without a bench.

The core game under its usual rules is so small that a game is a dozen numbers: the arena as a word of four bits a die,
supplies as a word of eight bits a seat. Sixteen games take a step together. What happens in most steps (one die that
turns no other, or the end of a turn) is worked out for all of them without a branch, so that a processor does several
at a time; the games to which something else happens take their step by themselves (``core_step``). Games with other
options are played by ``many.run``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from throwdown.rules.arena.dice import SUPPLY as DICE_EACH
from throwdown.rules.arena.pipeline import MAX_THROWS
from throwdown_lab.batch.chance import GOLDEN, mixed, picked
from throwdown_lab.batch.compiled import address, compiled, part, tiny

from .core_step import (
    ACTIVE,
    ALIVE,
    ALONE,
    ARENA,
    DICE,
    GAME,
    IDLE,
    MAY_STOP,
    NEXT,
    ROOM,
    SEED,
    SIDE_BY_SIDE,
    STEP,
    STIRRED,
    SUPPLIES,
    THROWS,
    face_of,
    key_at,
    share_at,
    start_face,
    step_alone,
)
from .landing import BARE, HIT, KNOCK, LEAVE, TURN
from .layout import CORE, LOST, LUCK
from .sheet import ALL_OUT_RULE, BIG_CAUSE, BIG_WHEN, COLLECT_RULE, EDITION, SEATS, START_DIE, START_X, STARTING

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from throwdown_lab.batch.chance import Keys

    from .core_step import Room
    from .sheet import Bench

    Whole = NDArray[np.int64]

#: Between throws no two dice are equal: as many as there are symbols. A one for each of them.
_MOST, _ONES = 5, 0x11111


def is_plain(bench: Bench) -> bool:
    """Whether this table plays the core game under its usual rules, with no more dice than usual."""
    unusual = (START_X, COLLECT_RULE, BIG_WHEN, BIG_CAUSE, ALL_OUT_RULE)
    more = sum(bench[STARTING : STARTING + bench[SEATS]]) > DICE_EACH[int(bench[SEATS])] * bench[SEATS]
    return bool(bench[EDITION] == CORE and not more and not any(bench[option] for option in unusual))


def play_core(bench: Bench, seeds: Keys, first: Whole) -> Whole:
    """Winners, throws and steps of whole games."""
    results = np.zeros((len(seeds), 3), np.int64)
    _play(bench, np.zeros(ROOM, np.int64), seeds, first, results)
    return results


@compiled
def _play(bench: Bench, room: Whole, seeds: Keys, first: Whole, results: Whole) -> None:
    g, w = address(bench), address(room)
    begun, playing = 0, 0
    for place in range(SIDE_BY_SIDE):
        w[GAME + place] = IDLE
        if begun < len(seeds):
            _begin(g, w, place, begun, seeds[begun], first[begun])
            begun += 1
            playing += 1
    while playing:
        _step_together(g, w)
        alone = 0
        for place in range(SIDE_BY_SIDE):  # who they are, without a branch that nobody can foresee
            w[ALONE + alone] = place
            alone += w[STIRRED + place] & int(w[GAME + place] != IDLE)
        for each in range(alone):
            place = w[ALONE + each]
            if not step_alone(g, w, place):
                continue
            ended = w[GAME + place]
            results[ended, 0] = w[ALIVE + place]
            results[ended, 1] = w[THROWS + place]
            results[ended, 2] = w[STEP + place]
            w[GAME + place] = IDLE
            if begun < len(seeds):
                _begin(g, w, place, begun, seeds[begun], first[begun])
                begun += 1
            else:
                playing -= 1


@part
def _begin(g: Bench, w: Room, place: int, game: int, seed: np.uint64, first: int) -> None:
    """The next game takes this place."""
    seats, supplies, following = g[SEATS], 0, 0
    for seat in range(seats):
        supplies |= g[STARTING + seat] << 8 * seat
        following |= ((seat + 1) % seats) << 4 * seat
    stirred = mixed(seed)
    w[GAME + place] = game
    w[SEED + place] = np.int64(stirred)
    w[ACTIVE + place] = first
    w[ALIVE + place] = (1 << seats) - 1
    w[NEXT + place] = following
    w[SUPPLIES + place] = supplies
    w[THROWS + place] = 0
    w[DICE + place] = 1
    w[MAY_STOP + place] = 0
    w[STEP + place] = g[START_DIE] > 0
    w[ARENA + place] = picked(key_at(stirred, 1), 5) + 1 if g[START_DIE] else start_face(g, key_at(stirred, 0))


@tiny
def _by_manner(g: Bench, kind: int, manner: int) -> int:
    """This chance of a manner, without looking it up in memory for every game."""
    chance = g[LUCK + kind]
    for harder in range(1, 4):
        chance += int(manner >= harder) * (g[LUCK + 5 * harder + kind] - g[LUCK + 5 * harder - 5 + kind])
    return chance  # type: ignore[no-any-return]


@tiny
def _come_down(g: Bench, at: np.uint64, manner: int, dice: int) -> tuple[int, int]:
    """What one die shows (0: it is not there), and whether it has stirred up another: then it may show otherwise."""
    hits, hit = 0, _by_manner(g, HIT, manner) // max(dice, 1)
    for slot in range(_MOST):
        hits += int(share_at(at + np.uint64(slot + 1) * GOLDEN) < hit) & int(slot < dice)
    at += np.uint64(dice + 1) * GOLDEN
    knocked = int(share_at(at) < _by_manner(g, KNOCK, manner))
    turned = int(share_at(at + GOLDEN) < _by_manner(g, TURN, manner))
    at += np.uint64(2 * hits) * GOLDEN
    leave = _by_manner(g, LEAVE, manner) if dice else _by_manner(g, BARE, manner)
    shown = face_of(share_at(at + GOLDEN)) * int(share_at(at) >= leave)
    return shown * int(shown < LOST), (knocked | turned) & hits | int(hits > 1)


@tiny
def _lie_down(arena: int, dice: int, shown: int) -> tuple[int, int]:
    """The arena with one die more, or without the one that it pairs with; whether it does."""
    unlike = arena ^ shown * _ONES
    equal = (unlike - _ONES) & ~unlike & (_ONES << 3)
    pairs = int(equal != 0) & int(shown > 0)
    below = ((equal & -equal) >> 3) - 1
    return (arena & below | arena >> 4 & ~below) if pairs else arena | shown << 4 * dice, pairs


@part
def _step_together(g: Bench, w: Room) -> None:
    """One step of all games in which nothing is stirred up; the others stay before theirs, and are marked."""
    for place in range(SIDE_BY_SIDE):
        step, active, dice = w[STEP + place] + 1, w[ACTIVE + place], w[DICE + place]
        supplies, throws, may_stop = w[SUPPLIES + place], w[THROWS + place], w[MAY_STOP + place]
        at = key_at(np.uint64(w[SEED + place]), step)
        chosen = picked(at, 4 + may_stop)
        throwing = 1 - (chosen >> 2)
        shown, stirred = _come_down(g, at, chosen & 3, dice)
        shown *= throwing
        arena, pairs = _lie_down(w[ARENA + place], dice, shown)
        left = supplies + ((2 * pairs - throwing) << 8 * active)
        # A big throw, the last die of a supply, the last throw that is allowed.
        special = int(dice + may_stop == 0) | int(left >> 8 * active & 255 == 0) | int(throws >= MAX_THROWS - 1)
        alone = (stirred | special) & throwing
        ends = (pairs | (1 - throwing)) & (1 - alone)
        w[STIRRED + place] = alone
        w[STEP + place] = step
        w[THROWS + place] = throws + (throwing & (1 - alone))
        w[ARENA + place] = w[ARENA + place] if alone else arena
        w[DICE + place] = dice + (1 - alone) * (int(shown > 0) - 2 * pairs)
        w[SUPPLIES + place] = supplies if alone else left
        w[MAY_STOP + place] = may_stop if alone else 1 - ends
        w[ACTIVE + place] = w[NEXT + place] >> 4 * active & 15 if ends else active
