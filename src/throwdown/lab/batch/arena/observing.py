"""What the seat that is asked sees, number for number as ``bots.coding.arena`` tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.lab.batch.compiled import once

from .layout import (
    ACCIO,
    ACTIVE,
    BUILD,
    CHOICE,
    COLLECT,
    CORE,
    DICE,
    DIRECTION,
    ELEMENTS,
    FACE,
    FIRST,
    KEEP_PILES,
    LEVEL,
    MOST_PILES,
    OUT,
    OVER,
    PHASE,
    PILE,
    PILES,
    PLACE,
    POWERS,
    REACTION,
    REMOVED,
    SPELLS,
    THROWS,
    TOWER,
    TURN,
    WAITING,
)
from .play import seat_of
from .sheet import EACH, EDITION, MOST_PILES_HERE, SEATS, VISIBILITY
from .turns import all_at_once, owned

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from .sheet import Bench

    Told = NDArray[np.int16]


@once
def observe(g: Bench, own: int, told: Told) -> None:
    """Everything that this seat sees; ``told`` comes as zeros."""
    at = _phase(g, told)
    at = _seats(g, own, told, at)
    told[at] = g[DIRECTION]
    told[at + 1] = all_at_once(g)
    told[at + 2] = g[REMOVED]
    told[at + 3] = g[THROWS]
    at = _lying(g, told, at + 4)
    if g[EDITION] == POWERS:
        _powers(g, own, told, at)
    elif g[EDITION] == SPELLS:
        for slot in range(g[DICE]):
            told[at + slot] = g[LEVEL + slot]


@once
def _phase(g: Bench, told: Told) -> int:
    """One of the phases that the edition has; where each stands, and where the next number goes."""
    phase = g[PHASE]
    edition = g[EDITION]
    reactions = 0 if edition == CORE else 2  # the throw, and its dice in the air
    races = 2 if edition == POWERS else 0  # the race, and piles after it
    taking = 4 + reactions + races
    spells = 2 if edition == SPELLS else 0
    if phase == PLACE:
        told[0] = 1
    elif phase == TURN:
        told[1] = 1
    elif phase == CHOICE:
        told[2] = 1
    elif phase == REACTION:
        told[4] = 1
    elif phase == KEEP_PILES:
        told[7] = 1
    elif phase == COLLECT:
        told[taking] = 1
    elif phase == ACCIO:
        told[taking + 1] = 1
    elif phase == BUILD:
        told[taking + 2] = 1
    elif phase == OVER:
        told[taking + 1 + spells] = 1
    return taking + 2 + spells


@once
def _seats(g: Bench, own: int, told: Told, at: int) -> int:
    seats = int(g[SEATS])
    asked = g[WAITING] if g[PHASE] == REACTION else 1 << seat_of(g) if g[PHASE] != OVER else 0
    for left in range(seats):
        seat = (own + left) % seats
        dice = owned(g, seat)
        told[at + left] = seat == g[ACTIVE]
        told[at + seats + left] = asked >> seat & 1
        told[at + 2 * seats + left] = seat == g[FIRST]
        told[at + 3 * seats + left] = -1 if g[VISIBILITY] and left else dice
        told[at + 4 * seats + left] = dice > 0
        told[at + 5 * seats + left] = g[OUT + seat] >> 3
    return at + 6 * seats


@once
def _lying(g: Bench, told: Told, at: int) -> int:
    slots = int(g[EACH] * g[SEATS] + 1)
    for slot in range(g[DICE]):
        shown, above = g[FACE + slot], max(g[TOWER] - 1 - slot, 0)
        if not above:
            told[at + shown - 1] += 1
        told[at + 5 + slot] = shown
        told[at + 5 + slots + slot] = above
    return at + 5 + 2 * slots


@once
def _powers(g: Bench, own: int, told: Told, at: int) -> None:
    for symbol in range(5):
        told[at + symbol] = g[ELEMENTS] >> symbol & 1
    at += 5
    for left in range(g[SEATS]):
        seat = (own + left) % g[SEATS]
        for pile in range(g[PILES + seat]):
            told[at + pile] = g[PILE + seat * MOST_PILES + pile]
        at += g[MOST_PILES_HERE]
