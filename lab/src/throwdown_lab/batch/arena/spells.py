"""Harry Potter Strike: Accio, Leviosa and Confundo once the sets are taken (``rules.arena.wizards``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown_lab.batch.chance import below
from throwdown_lab.batch.compiled import once, part, tiny

from .layout import (
    ACCIO,
    ACCIO_SPELL,
    ACTIVE,
    BUILD,
    BUILDING,
    CHANCE,
    CONFUNDO,
    DICE,
    DIRECTION,
    FACE,
    KEPT,
    LEVEL,
    LEVIOSA,
    PENDING,
    PHASE,
    SUPPLY,
    TAKEN_BARE,
    TOWER,
    W_TOWER,
)
from .sheet import ACCIO_IMMO, ACCIO_TOWER, LEVI_ORDER
from .turns import finish
from .writing import ACCIO_TAKEN, DIRECTION_REVERSED, TOWER_BUILT, happen

if TYPE_CHECKING:
    from .sheet import Bench

_IMMOBULUS_FACE = 1


@part
def next_spell(g: Bench) -> bool:
    """The spells that are left, in the order of the book (AMB-36)."""
    if g[PENDING] & ACCIO_SPELL:
        g[PENDING] &= ~ACCIO_SPELL
        for slot in range(g[DICE]):
            if is_extra(g, slot):
                g[PHASE] = ACCIO
                return False
    if g[PENDING] & LEVIOSA:
        g[PENDING] &= ~LEVIOSA
        if g[DICE] > 1 and g[LEVI_ORDER]:
            _random_tower(g)
        elif g[DICE] > 1:
            g[PHASE] = BUILD
            return False
    if g[PENDING] & CONFUNDO:
        g[DIRECTION] = -g[DIRECTION]
        happen(g, DIRECTION_REVERSED, g[DIRECTION] + 1)
    g[PENDING] = 0
    return finish(g)


@tiny
def is_extra(g: Bench, slot: int) -> bool:
    """Whether Accio may bring this die (AMB-33 to AMB-35)."""
    if g[KEPT + slot] or (g[ACCIO_TOWER] and slot < g[TOWER] - 1):
        return False
    return not (g[ACCIO_IMMO] and g[FACE + slot] == _IMMOBULUS_FACE)


@once
def bring(g: Bench, slot: int) -> None:
    """Accio: this die goes to the player on turn; a tower closes up, and a single die is none."""
    happen(g, ACCIO_TAKEN, g[FACE + slot])
    if slot < g[TOWER]:
        g[TOWER] = g[TOWER] - 1 if g[TOWER] > 2 else 0
    g[DICE] -= 1
    for each in range(slot, g[DICE]):
        g[FACE + each] = g[FACE + each + 1]
        g[KEPT + each] = g[KEPT + each + 1]
    g[SUPPLY + g[ACTIVE]] += 1
    g[TAKEN_BARE] = g[DICE] == 0


@once
def lay(g: Bench, slot: int) -> bool:
    """Leviosa: this die is the next level of the tower; true when only the top is left, and the tower is complete."""
    g[BUILDING] += 1
    g[LEVEL + slot] = g[BUILDING]
    dice = g[DICE]
    if g[BUILDING] < dice - 1:
        return False
    for each in range(dice):
        level = g[LEVEL + each] - 1 if g[LEVEL + each] else dice - 1
        g[W_TOWER + level] = g[FACE + each]
        g[LEVEL + each] = 0
        g[KEPT + each] = 0
    for each in range(dice):
        g[FACE + each] = g[W_TOWER + each]
    g[TOWER] = dice
    g[BUILDING] = 0
    happen(g, TOWER_BUILT, dice)
    return True


@once
def _random_tower(g: Bench) -> None:
    for last in range(g[DICE] - 1, 0, -1):
        other = below(g, CHANCE, last + 1)
        g[FACE + last], g[FACE + other] = g[FACE + other], g[FACE + last]
    g[TOWER] = g[DICE]
    happen(g, TOWER_BUILT, g[DICE])
