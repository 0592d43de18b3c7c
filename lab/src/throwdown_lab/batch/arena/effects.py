"""A throw from the hand to what it sets off: storm and Relashio, the race, and what others throw into it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown_lab.batch.compiled import once, part
from throwdown_lab.batch.events import SEAT as OF_SEAT

from .landing import IF_NEW, count_open, land_reaction, land_throw, sets_of
from .layout import (
    ACTIVE,
    COLLECTOR,
    DICE,
    ELEMENTS,
    FACE,
    FIRE,
    GONE,
    HANDS,
    IMMOBULUS,
    KEEP_PILES,
    KEPT,
    LIGHTNING,
    MANNERS,
    PENDING,
    PHASE,
    PILES,
    POWERS,
    REACTED,
    REACTION,
    RELASHIO,
    SPELLS,
    SUPPLY,
    THROWS,
    TOWER,
    WAITING,
)
from .powers import loosen_piles, race_winner, take_from_pile, take_pile
from .sheet import (
    AFTER_FIRE,
    EDITION,
    ELIM,
    IMMO_ONLY,
    RELA_IMMO,
    RELA_PENDING,
    RELA_THROWERS,
    SEATS,
    STORM_PILE,
)
from .taking import acts, resolve_sets
from .turns import IMMEDIATE, alive, eliminate, finish, owned
from .writing import (
    IMMOBULUS_HELD,
    PILES_DISSOLVED,
    REACTION_COMMITTED,
    REACTION_STARTED,
    SETS_FOUND,
    SETS_FOUND_AGAIN,
    SPELLS_SILENCED,
    happen,
    happen_if,
)

if TYPE_CHECKING:
    from .sheet import Bench

ALWAYS, NEVER = 1, 2
EXEMPT, ONE_FROM_PILE = 1, 2
OWNER_CHOICE, KEEP = 1, 2
SUPPRESSES = 2


@once
def throw_landed(g: Bench, flying: int, manner: int) -> bool:
    """The throw of the player on turn comes down; true if the game begins again from set-up."""
    old_group = _mark_group(g)
    sets = land_throw(g, flying, manner)
    happen(g, SETS_FOUND, sets)
    if sets == 0:
        return finish(g)
    if g[EDITION] == POWERS:
        if sets & g[ELEMENTS] & LIGHTNING:
            return _start_reaction(g, sets)
        return _column_of_fire(g, sets)
    if g[EDITION] == SPELLS and not sets & IMMOBULUS:
        if sets & RELASHIO:
            return _start_reaction(g, sets)
        g[PENDING] = sets
    elif g[EDITION] == SPELLS:
        happen(g, IMMOBULUS_HELD, 0)
        happen_if(g, SPELLS_SILENCED, sets & ~IMMOBULUS)
    return resolve_sets(g, sets, _untouched(g, old_group))


@once
def _mark_group(g: Bench) -> int:
    """The Immobulus group that lies open (HPS-IMMO-03), where it matters whether it is a new one."""
    if g[IMMO_ONLY] != IF_NEW:
        return 0
    group = 0
    for slot in range(max(g[TOWER] - 1, 0), g[DICE]):
        g[KEPT + slot] = g[FACE + slot] == 1
        group += g[KEPT + slot]
    return group if group > 1 else 0


@once
def _untouched(g: Bench, old_group: int) -> bool:
    """Whether the group is made of the same dice as before."""
    same = 0
    for slot in range(max(g[TOWER] - 1, 0), g[DICE]):
        same += g[FACE + slot] == 1 and g[KEPT + slot] == 1
    return old_group > 0 and same == old_group == count_open(g, 1)


# The reaction throw


@part
def _start_reaction(g: Bench, sets: int) -> bool:
    g[PENDING] = sets
    g[REACTED] = 1
    here = alive(g)
    for seat in range(g[SEATS]):
        if here >> seat & 1 and _reacts(g, seat):
            g[WAITING] |= 1 << seat
    happen(g, REACTION_STARTED, g[WAITING])
    if g[WAITING]:
        g[PHASE] = REACTION
        return False
    happen(g, SETS_FOUND_AGAIN, sets)
    return _after_reaction(g, sets)


@once
def _reacts(g: Bench, seat: int) -> bool:
    """A Relashio is for all who own dice (D-12), a storm for the others (IMP-POW-STORM-01, AMB-52)."""
    active = seat == g[ACTIVE]
    if g[EDITION] == SPELLS:
        return g[SUPPLY + seat] > 0 and not (active and g[RELA_THROWERS] == 1)
    return not active and (g[SUPPLY + seat] > 0 or (g[PILES + seat] > 0 and g[STORM_PILE] != EXEMPT))


@part
def react(g: Bench, seat: int, pile: int, manner: int) -> bool:
    """One loose die, or a pile where none is loose (AMB-06); the last one lets all of them land."""
    if pile < 0:
        g[SUPPLY + seat] -= 1
        g[HANDS + seat] = 1
    elif g[STORM_PILE] == ONE_FROM_PILE:
        g[HANDS + seat] = take_from_pile(g, seat, pile)
    else:
        g[HANDS + seat] = take_pile(g, seat, pile)
    happen(g, REACTION_COMMITTED, seat * OF_SEAT + g[HANDS + seat])
    g[MANNERS + seat] = manner
    g[WAITING] &= ~(1 << seat)
    if g[WAITING]:
        return False
    g[THROWS] += 1
    sets = land_reaction(g)
    _out_as_dice_land(g)
    happen(g, SETS_FOUND_AGAIN, sets)
    return _after_reaction(g, sets)


@once
def _out_as_dice_land(g: Bench) -> None:
    """elim_nonactive=immediate: before anything is collected (D-07)."""
    if g[ELIM] != IMMEDIATE:
        return
    here, losers = alive(g), 0
    for seat in range(g[SEATS]):
        if here >> seat & 1 and seat != g[ACTIVE] and owned(g, seat) == 0:
            losers |= 1 << seat
    eliminate(g, losers)
    g[GONE] = losers != 0


@part
def _after_reaction(g: Bench, sets: int) -> bool:
    """Spells matched before the throw work if they still match; new ones do not (HPS-RELA-02, AMB-39)."""
    if g[EDITION] == POWERS:
        return _column_of_fire(g, sets)
    spells = g[PENDING] & ~RELASHIO
    if sets & IMMOBULUS and g[RELA_IMMO] == SUPPRESSES:
        happen_if(g, SPELLS_SILENCED, spells)
    if g[RELA_PENDING] == NEVER:
        spells = 0
    elif g[RELA_PENDING] != ALWAYS:
        spells &= sets
    if sets & IMMOBULUS and g[RELA_IMMO] == SUPPRESSES:
        spells = 0
    g[PENDING] = spells
    return resolve_sets(g, sets, False)


# Column of fire


@part
def _column_of_fire(g: Bench, sets: int) -> bool:
    if not acts(g, FIRE, sets):
        return resolve_sets(g, sets, False)
    g[COLLECTOR] = race_winner(g)
    here, loosened = alive(g), 0
    for seat in range(g[SEATS]):
        if here >> seat & 1 and g[PILES + seat]:
            if g[AFTER_FIRE] == OWNER_CHOICE:
                g[WAITING] |= 1 << seat
            elif g[AFTER_FIRE] != KEEP:
                loosen_piles(g, seat)
                loosened |= 1 << seat
    happen_if(g, PILES_DISSOLVED, loosened)
    if g[WAITING]:
        g[PHASE] = KEEP_PILES
        return False
    return resolve_sets(g, sets, False)


@once
def keep_or_loosen(g: Bench, seat: int, keep: bool) -> bool:
    """An owner says whether the own piles stand on after the race (D-10)."""
    if not keep:
        loosen_piles(g, seat)
        happen(g, PILES_DISSOLVED, 1 << seat)
    g[WAITING] &= ~(1 << seat)
    return False if g[WAITING] else resolve_sets(g, sets_of(g), False)
