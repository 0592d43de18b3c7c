"""Sets, and what comes of them: effects, collecting, aftermath, in the order of ``rules.arena``.

Sets are symbols as bits. Functions that may finish the throw answer true where the game begins again from set-up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown_lab.batch.compiled import once, part, tiny
from throwdown_lab.batch.events import SEAT as OF_SEAT

from .landing import IF_NEW, count_open
from .layout import (
    ACTIVE,
    AFTER_REACTION,
    AIR,
    COLLECT,
    COLLECTED,
    COLLECTOR,
    DECLINED,
    DICE,
    ELEMENTS,
    FACE,
    FIRST,
    GOES_ON,
    HELD_MATCH,
    IMMOBULUS,
    KEPT,
    OUT,
    PENDING,
    PHASE,
    POWERS,
    RACE,
    REACTED,
    SPELLS,
    STONE,
    SUPPLY,
    TAKEN_BARE,
    TOWER,
    VERDICT,
    WATER,
)
from .powers import build_pile, hurricane
from .sheet import COLLECT_RULE, EDITION, IMMO_ONLY, NO_MATCH, RELA_IMMO, STORM_CHAIN, STORM_COLLECTOR, SWAMP
from .spells import next_spell
from .turns import finish
from .writing import DICE_COLLECTED, DICE_HELD, happen, happen_if

if TYPE_CHECKING:
    from .sheet import Bench

STAYS_AND_COLLECTED = 1
MAY_CONTINUE = 2
_STONE_FACE = 3


@part
def collector(g: Bench) -> int:
    """Who takes the sets."""
    if g[COLLECTOR] >= 0:
        return int(g[COLLECTOR])
    if g[STORM_COLLECTOR] and g[REACTED] and g[OUT + g[FIRST]] == 0:
        return int(g[FIRST])
    return int(g[ACTIVE])


@part
def acts(g: Bench, element: int, sets: int) -> bool:
    """Whether the power of this element is set off (IMP-POW-02, AMB-17)."""
    if not g[ELEMENTS] & element & sets:
        return False
    return not (g[REACTED] and g[STORM_CHAIN]) or g[PENDING] & element != 0


@part
def _takeable(g: Bench, sets: int) -> int:
    """The sets that nothing holds in the arena."""
    if g[EDITION] == POWERS and g[ELEMENTS] & WATER:
        return sets & ~WATER
    if g[EDITION] == SPELLS and not (g[REACTED] and g[RELA_IMMO] == STAYS_AND_COLLECTED):
        return sets & ~IMMOBULUS
    return sets


@part
def resolve_sets(g: Bench, sets: int, untouched: bool) -> bool:
    """What can be taken is taken; ``untouched``: the Immobulus group is the one that lay there before the throw."""
    takeable = _takeable(g, sets)
    if takeable == 0:
        g[VERDICT] = _verdict_untaken(g, sets, untouched)
        _hold(g, sets)
        _lift(g, sets, 0)
        return _aftermath(g, sets)
    if g[COLLECT_RULE]:
        g[PHASE] = COLLECT
        return False
    return take(g, sets)


@part
def take(g: Bench, sets: int) -> bool:
    """All sets go to one player, each completely (CORE-13, CORE-14)."""
    takeable, seat = _takeable(g, sets), collector(g)
    stones = count_open(g, _STONE_FACE) if g[EDITION] == POWERS else 0
    taken = _lift(g, sets, takeable)
    happen(g, DICE_COLLECTED, seat * OF_SEAT + taken)
    _hold(g, sets & ~takeable)
    g[SUPPLY + seat] += taken
    g[TAKEN_BARE] = g[DICE] == 0
    g[VERDICT] = RACE if g[COLLECTOR] >= 0 else COLLECTED
    if g[EDITION] == POWERS and acts(g, STONE, takeable):
        build_pile(g, seat, stones)
    return _aftermath(g, sets)


@once
def decline(g: Bench, sets: int) -> bool:
    """The sets are left lying (D-02)."""
    g[VERDICT] = RACE if g[COLLECTOR] >= 0 else DECLINED
    _hold(g, sets & ~_takeable(g, sets))
    _lift(g, sets, 0)
    return _aftermath(g, sets)


@tiny
def _hold(g: Bench, sets: int) -> None:
    """Log what stays, symbol by symbol."""
    for symbol in range(5):
        happen_if(g, DICE_HELD, sets & 1 << symbol)


@part
def _lift(g: Bench, sets: int, takeable: int) -> int:
    """Take these sets out of the arena and mark the others as kept; how many dice that is."""
    if g[EDITION] == SPELLS:
        return _lift_beside_tower(g, sets, takeable)
    dice, left = g[DICE], 0
    for slot in range(dice):
        shown = g[FACE + slot]
        g[FACE + left] = shown
        left += 1 - (takeable >> (shown - 1) & 1)
    g[DICE] = left
    return dice - left  # type: ignore[no-any-return]


@once
def _lift_beside_tower(g: Bench, sets: int, takeable: int) -> int:
    """The same where a tower may stand: only its top counts, and a single die below is no tower."""
    dice, left = g[DICE], 0
    tower = g[TOWER]
    for slot in range(dice):
        bit = 1 << (g[FACE + slot] - 1) if slot >= tower - 1 else 0
        if bit & takeable:
            if slot < tower:
                g[TOWER] = tower - 1 if tower > 2 else 0
            continue
        g[FACE + left] = g[FACE + slot]
        g[KEPT + left] = bit & sets != 0
        left += 1
    g[DICE] = left
    return dice - left  # type: ignore[no-any-return]


@once
def _verdict_untaken(g: Bench, sets: int, untouched: bool) -> int:
    """Nothing to take: the player may continue (CORE-15), but for what the editions say (AMB-15, AMB-18, HPS-04)."""
    after = AFTER_REACTION if g[REACTED] and g[NO_MATCH] else GOES_ON
    if g[EDITION] == POWERS:
        return HELD_MATCH if sets and g[SWAMP] else after
    if sets == 0:
        return after
    if g[REACTED]:
        return GOES_ON if not g[NO_MATCH] and g[IMMO_ONLY] == MAY_CONTINUE else HELD_MATCH
    if g[IMMO_ONLY] == MAY_CONTINUE or (g[IMMO_ONLY] == IF_NEW and untouched):
        return GOES_ON
    return HELD_MATCH


@part
def _aftermath(g: Bench, sets: int) -> bool:
    """What follows collecting, before players go out."""
    if g[EDITION] == SPELLS:
        return next_spell(g)
    if g[EDITION] == POWERS and acts(g, AIR, sets):
        hurricane(g)
    return finish(g)
