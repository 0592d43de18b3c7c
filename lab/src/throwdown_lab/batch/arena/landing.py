"""How dice land where luck throws: ``throwers.luck``, number for number, on the row of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from throwdown_lab.batch.chance import GOLDEN, below, share, uniform
from throwdown_lab.batch.compiled import once, part, tiny

from .layout import (
    CHANCE,
    DICE,
    FACE,
    HANDS,
    KEPT,
    LOST,
    LUCK,
    MANNERS,
    REMOVED,
    TOWER,
    W_HANDS,
    W_LOOSE,
)
from .sheet import IMMO_ONLY, SEATS
from .writing import DICE_LEFT_ARENA, X_REMOVED, happen_if

if TYPE_CHECKING:
    from .sheet import Bench

HIT, TURN, LEAVE, KNOCK, BARE = range(5)
SURE = 2**53
_ONE_DRAW = int(GOLDEN.astype(np.int64))
#: Of immobulus_only: a group that lay there before does not end the turn.
IF_NEW = 1


@tiny
def face(g: Bench) -> int:
    """What a die shows: 1 to 5, or 6, which is lost."""
    return int(uniform(g, CHANCE) * 6) + 1


@once
def land_throw(g: Bench, flying: int, manner: int) -> int:
    """What the player on turn has thrown comes down; the sets that lie there then."""
    chances = LUCK + 5 * manner
    if flying == 1 and g[TOWER] == 0:
        _land_one(g, chances)
    else:
        begin = g[DICE]
        _throw_hand(g, chances, begin, begin + flying, _lie_loose(g))
    return _clear_away(g, flying)


@once
def land_reaction(g: Bench) -> int:
    """Hands one after the other in a random order; each may strike what lies there by then (DIG-SIM-3)."""
    hands, flying = 0, 0
    for seat in range(g[SEATS]):
        if g[HANDS + seat]:
            g[W_HANDS + hands] = seat
            hands += 1
            flying += g[HANDS + seat]
    for last in range(hands - 1, 0, -1):
        other = below(g, CHANCE, last + 1)
        g[W_HANDS + last], g[W_HANDS + other] = g[W_HANDS + other], g[W_HANDS + last]
    loose = _lie_loose(g)
    for hand in range(hands):
        seat = g[W_HANDS + hand]
        begin = g[DICE]
        for earlier in range(seat):  # dice are counted by seat, however they land
            begin += g[HANDS + earlier]
        loose = _throw_hand(g, LUCK + 5 * g[MANNERS + seat], begin, begin + g[HANDS + seat], loose)
    for seat in range(g[SEATS]):
        g[HANDS + seat] = 0
        g[MANNERS + seat] = 0
    return _clear_away(g, flying)


@once
def _land_one(g: Bench, chances: int) -> None:
    """One die among loose ones: about nine of ten throws, and so without a branch for every die that lies there."""
    dice = g[DICE]
    hit = g[chances + HIT] // max(dice, 1)
    struck = 0
    for slot in range(dice):
        struck |= int(share(g, CHANCE) < hit) << slot
    slot = 0
    while struck:
        if struck & 1:
            _struck(g, chances, slot, g[chances + TURN])
        struck >>= 1
        slot += 1
    leaves = int(share(g, CHANCE) < g[chances + (LEAVE if dice else BARE)])
    g[FACE + dice] = face(g) * (1 - leaves)
    g[CHANCE] -= leaves * _ONE_DRAW  # a die that leaves shows nothing: what was drawn for it is given back


@tiny
def _lie_loose(g: Bench) -> int:
    """The dice beside the tower, in their order; how many they are."""
    loose = 0
    for slot in range(g[TOWER], g[DICE]):
        g[W_LOOSE + loose] = slot
        loose += 1
    return loose


@part
def _throw_hand(g: Bench, chances: int, begin: int, end: int, loose: int) -> int:
    """Dice of one hand strike what lay there before, not each other; how many are loose then."""
    things = loose + int(g[TOWER] > 0)
    hit, leave = g[chances + HIT] // max(things, 1), g[chances + (LEAVE if things else BARE)]
    for slot in range(begin, end):
        loose = _strike(g, chances, hit, loose)
        if g[TOWER] and share(g, CHANCE) < hit:
            loose = _topple(g, chances, loose)
        g[FACE + slot] = 0 if share(g, CHANCE) < leave else face(g)
    for slot in range(begin, end):
        if g[FACE + slot]:
            g[W_LOOSE + loose] = slot
            loose += 1
    return loose


@once
def _strike(g: Bench, chances: int, hit: int, loose: int) -> int:
    struck = 0
    for each in range(loose):
        if share(g, CHANCE) < hit:
            struck |= 1 << each
    if not struck:
        return loose
    for each in range(loose):
        if struck >> each & 1:
            _struck(g, chances, g[W_LOOSE + each], g[chances + TURN])
    return _still_loose(g, loose)


@tiny
def _struck(g: Bench, chances: int, slot: int, turn: int) -> None:
    if share(g, CHANCE) < g[chances + KNOCK]:
        g[FACE + slot] = 0
    elif share(g, CHANCE) < turn:
        g[FACE + slot] = face(g)


@part
def _still_loose(g: Bench, loose: int) -> int:
    left = 0
    for each in range(loose):
        if g[FACE + g[W_LOOSE + each]]:
            g[W_LOOSE + left] = g[W_LOOSE + each]
            left += 1
    return left


@once
def _topple(g: Bench, chances: int, loose: int) -> int:
    """The tower breaks at a random level: what was above falls and turns, the rest stands (DIG-TOWER-3)."""
    high = g[TOWER]
    level = int(uniform(g, CHANCE) * high)
    for slot in range(level if level != 1 else 0, high):  # a single die below is no tower
        g[W_LOOSE + loose] = slot
        loose += 1
    for slot in range(level, high):
        _struck(g, chances, slot, SURE)
    g[TOWER] = level if level > 1 else 0
    return _still_loose(g, loose)


@part
def _clear_away(g: Bench, flying: int) -> int:
    """Dice that left (CORE-10) and the lost face (CORE-12) go out of the game, the others close up; the sets then."""
    dice = g[DICE] + flying
    if g[IMMO_ONLY] == IF_NEW:
        _carry_marks(g, dice, flying)
    left, seen, twice = 0, 0, 0
    gone = 0
    for slot in range(dice):
        shown = g[FACE + slot]
        gone += int(shown == 0)
        stays = int(shown > 0) & int(shown < LOST)
        g[FACE + left] = shown
        left += stays
        twice |= seen & (stays << shown)
        seen |= stays << shown
    happen_if(g, DICE_LEFT_ARENA, gone)
    happen_if(g, X_REMOVED, dice - left - gone)
    g[REMOVED] += dice - left
    g[DICE] = left
    return twice >> 1 if g[TOWER] == 0 else sets_of(g)


@once
def _carry_marks(g: Bench, dice: int, flying: int) -> None:
    left = 0
    for slot in range(dice):
        g[KEPT + left] = g[KEPT + slot] if slot < dice - flying else 0
        left += int(g[FACE + slot] > 0) & int(g[FACE + slot] < LOST)


# What lies there


@part
def sets_of(g: Bench) -> int:
    """Two or more equal symbols among the dice that count (CORE-13), as bits."""
    seen, twice = 0, 0
    for slot in range(max(g[TOWER] - 1, 0), g[DICE]):
        bit = 1 << g[FACE + slot]
        twice |= seen & bit
        seen |= bit
    return twice >> 1


@part
def count_open(g: Bench, symbol: int) -> int:
    """How many dice that count show this symbol."""
    count = 0
    for slot in range(max(g[TOWER] - 1, 0), g[DICE]):
        count += g[FACE + slot] == symbol
    return count
