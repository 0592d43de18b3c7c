"""What the seat that is asked sees, number for number as ``bots.coding.arena`` codes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown_lab.batch.compiled import once

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
from .sheet import EDITION, MOST_PILES_HERE, SEATS, SLOTS, VISIBILITY
from .turns import all_at_once, owned

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from .sheet import Bench

    Seen = NDArray[np.int16]


@once
def observe(g: Bench, own: int, seen: Seen) -> None:
    """Everything that this seat sees; ``seen`` comes as zeros."""
    at = _phase(g, seen)
    at = _seats(g, own, seen, at)
    seen[at] = g[DIRECTION]
    seen[at + 1] = all_at_once(g)
    seen[at + 2] = g[REMOVED]
    seen[at + 3] = g[THROWS]
    at = _lying(g, seen, at + 4)
    if g[EDITION] == POWERS:
        _powers(g, own, seen, at)
    elif g[EDITION] == SPELLS:
        for slot in range(g[DICE]):
            seen[at + slot] = g[LEVEL + slot]


@once
def _phase(g: Bench, seen: Seen) -> int:
    """One of the phases that the edition has; where each stands, and where the next number goes."""
    phase = g[PHASE]
    edition = g[EDITION]
    reactions = 0 if edition == CORE else 2  # the throw, and its dice in the air
    races = 2 if edition == POWERS else 0  # the race, and piles after it
    taking = 4 + reactions + races
    spells = 2 if edition == SPELLS else 0
    if phase == PLACE:
        seen[0] = 1
    elif phase == TURN:
        seen[1] = 1
    elif phase == CHOICE:
        seen[2] = 1
    elif phase == REACTION:
        seen[4] = 1
    elif phase == KEEP_PILES:
        seen[7] = 1
    elif phase == COLLECT:
        seen[taking] = 1
    elif phase == ACCIO:
        seen[taking + 1] = 1
    elif phase == BUILD:
        seen[taking + 2] = 1
    elif phase == OVER:
        seen[taking + 1 + spells] = 1
    return taking + 2 + spells


@once
def _seats(g: Bench, own: int, seen: Seen, at: int) -> int:
    seats = int(g[SEATS])
    asked = g[WAITING] if g[PHASE] == REACTION else 1 << seat_of(g) if g[PHASE] != OVER else 0
    for left in range(seats):
        seat = (own + left) % seats
        dice = owned(g, seat)
        seen[at + left] = seat == g[ACTIVE]
        seen[at + seats + left] = asked >> seat & 1
        seen[at + 2 * seats + left] = seat == g[FIRST]
        seen[at + 3 * seats + left] = -1 if g[VISIBILITY] and left else dice
        seen[at + 4 * seats + left] = dice > 0
        seen[at + 5 * seats + left] = g[OUT + seat] >> 3
    return at + 6 * seats


@once
def _lying(g: Bench, seen: Seen, at: int) -> int:
    slots = int(g[SLOTS])
    for slot in range(g[DICE]):
        shown, above = g[FACE + slot], max(g[TOWER] - 1 - slot, 0)
        if not above:
            seen[at + shown - 1] += 1
        seen[at + 5 + slot] = shown
        seen[at + 5 + slots + slot] = above
    return at + 5 + 2 * slots


@once
def _powers(g: Bench, own: int, seen: Seen, at: int) -> None:
    for symbol in range(5):
        seen[at + symbol] = g[ELEMENTS] >> symbol & 1
    at += 5
    for left in range(g[SEATS]):
        seat = (own + left) % g[SEATS]
        for pile in range(g[PILES + seat]):
            seen[at + pile] = g[PILE + seat * MOST_PILES + pile]
        at += g[MOST_PILES_HERE]
