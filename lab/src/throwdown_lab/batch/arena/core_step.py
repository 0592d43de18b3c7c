"""One step of one core game among those that are played side by side (``core``): any step."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

import numpy as np

from throwdown.rules.arena.pipeline import MAX_THROWS
from throwdown_lab.batch.chance import GOLDEN, mixed, picked
from throwdown_lab.batch.compiled import once, part, tiny

from .landing import BARE, HIT, KNOCK, LEAVE, TURN
from .layout import LOST, LUCK
from .sheet import SEATS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .sheet import Bench

    Room = NDArray[np.int64]

SIDE_BY_SIDE = 64
#: What is known of each game, in rows of one number for each place. ``STIRRED``: it has to take this step alone.
(GAME, SEED, STEP, ACTIVE, ALIVE, NEXT, SUPPLIES, THROWS, DICE, MAY_STOP, ARENA, STIRRED, ALONE) = range(
    0, 13 * SIDE_BY_SIDE, SIDE_BY_SIDE
)
ROOM = 13 * SIDE_BY_SIDE
#: The number of the game at a place where none is played.
IDLE = -1

_11 = np.uint64(11)
_SIDES = 6
_TO_ONE = 2.0**-53


def _first_share(side: int) -> int:
    """The lowest share of which ``int(share * 2**-53 * 6)`` makes this number."""
    near = ceil(side * 2**53 / _SIDES)
    return next(share for share in range(near - 4, near + 5) if int(share * _TO_ONE * _SIDES) >= side)


_2, _3, _4, _5, _6 = (_first_share(side) for side in range(1, _SIDES))


@tiny
def key_at(stirred: np.uint64, step: int) -> np.uint64:
    """``chance.key_of``, of a seed that is mixed already."""
    return mixed(stirred + np.uint64(step) * GOLDEN)


@tiny
def share_at(at: np.uint64) -> int:
    return np.int64(mixed(at) >> _11)  # type: ignore[return-value]


@tiny
def face_of(share: int) -> int:
    """As ``landing.face``."""
    return 1 + int(share >= _2) + int(share >= _3) + int(share >= _4) + int(share >= _5) + int(share >= _6)


@part
def start_face(g: Bench, at: np.uint64) -> int:
    """What the start die shows: again while it leaves or is lost (CORE-04)."""
    shown = LOST
    while shown == LOST:
        at += GOLDEN
        if share_at(at) >= g[LUCK + BARE]:
            at += GOLDEN
            shown = face_of(share_at(at))
    return shown


@part
def step_alone(g: Bench, w: Room, place: int) -> bool:
    """The throw that was not made with the others; whether the game is over."""
    active, alive, dice = w[ACTIVE + place], w[ALIVE + place], w[DICE + place]
    may_stop = w[MAY_STOP + place]
    at = key_at(np.uint64(w[SEED + place]), w[STEP + place])
    chances = LUCK + 5 * picked(at, 4 + may_stop)
    flying = 1 if dice or may_stop else w[SUPPLIES + place] >> 8 * active & 255
    arena, dice, taken = _land(g, chances, at, w[ARENA + place], dice, flying)
    supplies = w[SUPPLIES + place] + ((taken - flying) << 8 * active)
    w[ARENA + place] = arena
    w[DICE + place] = dice
    w[SUPPLIES + place] = supplies
    w[THROWS + place] += 1
    out = supplies >> 8 * active & 255 == 0
    if out:
        alive &= ~(1 << active)
        w[ALIVE + place] = alive
        if alive & (alive - 1) == 0:
            return True
        w[NEXT + place] = _following(alive, g[SEATS])
    w[MAY_STOP + place] = not (out or taken)
    if out or taken:
        w[ACTIVE + place] = w[NEXT + place] >> 4 * active & 15
    return w[THROWS + place] >= MAX_THROWS  # type: ignore[no-any-return]


@once
def _following(alive: int, seats: int) -> int:
    """Who is next after each seat, as a word of four bits a seat."""
    word, later = 0, 0
    for _ in range(2):
        for seat in range(seats - 1, -1, -1):
            word = word & ~(15 << 4 * seat) | later << 4 * seat
            if alive >> seat & 1:
                later = seat
    return word


@once
def _land(g: Bench, chances: int, at: np.uint64, arena: int, dice: int, flying: int) -> tuple[int, int, int]:
    """What lies there is struck, the dice come down; the arena then, its dice, and how many were taken."""
    struck, hit = 0, g[chances + HIT] // max(dice, 1)
    leave = g[chances + (LEAVE if dice else BARE)]
    for slot in range(dice):
        at += GOLDEN
        struck |= int(share_at(at) < hit) << slot
    while struck:
        lowest = struck & -struck
        struck ^= lowest
        place = lowest * lowest * lowest * lowest  # the first of its four bits
        at += GOLDEN
        if share_at(at) < g[chances + KNOCK]:
            arena &= ~(15 * place)
            continue
        at += GOLDEN
        if share_at(at) < g[chances + TURN]:
            at += GOLDEN
            arena = arena & ~(15 * place) | face_of(share_at(at)) * place
    for slot in range(dice, dice + flying):
        at += GOLDEN
        stays = int(share_at(at) >= leave)
        at += GOLDEN * np.uint64(stays)
        arena |= stays * face_of(share_at(at)) << 4 * slot
    return _close_up(arena, dice + flying)


@once
def _close_up(arena: int, dice: int) -> tuple[int, int, int]:
    """What left (CORE-10) and what is lost (CORE-12) is gone, sets are taken (CORE-13), the others close up."""
    gone, seen = 1 | 1 << LOST, 0
    for slot in range(dice):
        bit = 1 << (arena >> 4 * slot & 15)
        gone |= seen & bit
        seen |= bit
    lying, closed, taken = 0, 0, 0
    for _ in range(dice):
        shown = arena & 15
        arena >>= 4
        goes = gone >> shown & 1
        closed |= (1 - goes) * shown << 4 * lying
        lying += 1 - goes
        taken += goes & int(shown > 0) & int(shown < LOST)
    return closed, lying, taken
