"""One game: set up, what may be chosen, and what comes of a choice until a seat is asked again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown_lab.batch.chance import share
from throwdown_lab.batch.compiled import once, part, tiny
from throwdown_lab.batch.events import SEAT as OF_SEAT

from .effects import keep_or_loosen, react, throw_landed
from .landing import BARE, face, sets_of
from .layout import (
    ACCIO,
    ACTIVE,
    BUILD,
    CHANCE,
    CHOICE,
    COLLECT,
    COLLECTOR,
    CORE,
    CORE_WIDTH,
    DICE,
    DIRECTION,
    ELEMENTS,
    FACE,
    FIRST,
    KEEP_PILES,
    LEVEL,
    LOST,
    LUCK,
    OVER,
    PHASE,
    PILES,
    PLACE,
    POWERS,
    REACTION,
    SHEET,
    SUPPLY,
    TAKEN_BARE,
    THROWS,
    TURN,
    W_IDS,
    WAITING,
)
from .powers import take_from_pile, take_pile
from .sheet import (
    ACCIO_EXTRA,
    AVATAR,
    EDITION,
    ID_ALL,
    ID_COLLECT,
    ID_FROM_PILE,
    ID_KEEP,
    ID_NO_EXTRA,
    ID_PILE,
    ID_PLACE,
    ID_SLOT,
    ID_STOP,
    ID_THROW,
    SEATS,
    SPLIT,
    START_DIE,
    START_X,
    STARTING,
)
from .spells import bring, is_extra, lay, next_spell
from .taking import collector, decline, take
from .turns import all_at_once, end_turn, first_of
from .writing import ACCIO_DECLINED, GAME_OVER, THROW_COMMITTED, TURN_STARTED, TURN_STOPPED, happen

if TYPE_CHECKING:
    from .sheet import Bench

_MANNERS = 4


# Set-up


@part
def begin(g: Bench, first: int) -> None:
    """The game before its first decision: supplies dealt, and the start die thrown where it is thrown."""
    for field in range(CORE_WIDTH if g[EDITION] == CORE else SHEET):
        g[field] = 0
    g[ACTIVE] = first
    g[FIRST] = first
    g[DIRECTION] = 1
    g[COLLECTOR] = -1
    for seat in range(g[SEATS]):
        g[SUPPLY + seat] = g[STARTING + seat]
    g[PHASE] = PLACE
    while not g[START_DIE]:
        if share(g, CHANCE) < g[LUCK + BARE]:
            continue
        shown = face(g)
        if shown != LOST:
            _start_with(g, shown)
            return
        if g[START_X]:  # turned off the lost face by hand (CORE-04, AMB-24)
            return


@part
def _start_with(g: Bench, shown: int) -> None:
    g[FACE] = shown
    g[DICE] = 1
    if g[EDITION] == POWERS:
        g[ELEMENTS] = 1 << (shown - 1) if g[AVATAR] < 0 else g[AVATAR]
    g[PHASE] = TURN
    happen(g, TURN_STARTED, g[ACTIVE])


# What may be chosen


@part
def seat_of(g: Bench) -> int:
    """Who is asked; of several who throw at the same moment the first by seat. -1: nobody any more."""
    phase = g[PHASE]
    if phase == OVER:
        return -1
    if phase == REACTION:
        return first_of(g[WAITING])
    if phase == COLLECT:
        return collector(g)
    seat = int(g[ACTIVE])
    if phase == KEEP_PILES:
        while not g[WAITING] >> seat & 1:
            seat = (seat + 1) % g[SEATS]
    return seat


@part
def legal(g: Bench) -> int:
    """The ids that may be chosen go to the scratch, in rising order; how many there are."""
    phase, count = g[PHASE], 0
    if phase in (TURN, CHOICE):
        return _legal_throws(g)
    if phase == REACTION:
        seat = first_of(g[WAITING])
        if g[SUPPLY + seat]:
            return _add(g, 0, g[ID_THROW], _MANNERS)
        return _add(g, 0, g[ID_PILE], _MANNERS * g[PILES + seat])
    if phase == PLACE:
        return _add(g, 0, g[ID_PLACE], 5)
    if phase == COLLECT:
        return _add(g, 0, g[ID_COLLECT], 2)
    if phase == KEEP_PILES:
        return _add(g, 0, g[ID_KEEP], 2)
    if phase == ACCIO:
        if not g[ACCIO_EXTRA]:
            count = _add(g, 0, g[ID_NO_EXTRA], 1)
        for slot in range(g[DICE]):
            if is_extra(g, slot):
                count = _add(g, count, g[ID_SLOT] + slot, 1)
    elif phase == BUILD:
        for slot in range(g[DICE]):
            if not g[LEVEL + slot]:
                count = _add(g, count, g[ID_SLOT] + slot, 1)
    return count


@once
def _legal_throws(g: Bench) -> int:
    if all_at_once(g):
        return _add(g, 0, g[ID_ALL], _MANNERS)
    count = _add(g, 0, g[ID_THROW], _MANNERS) if g[SUPPLY + g[ACTIVE]] else 0
    if g[PHASE] == CHOICE:
        count = _add(g, count, g[ID_STOP], 1)
    if g[EDITION] == POWERS:
        piles = g[PILES + g[ACTIVE]]
        count = _add(g, count, g[ID_PILE], _MANNERS * piles)
        if g[SPLIT]:
            count = _add(g, count, g[ID_FROM_PILE], _MANNERS * piles)
    return count


@tiny
def _add(g: Bench, count: int, lowest: int, many: int) -> int:
    for each in range(many):
        g[W_IDS + count + each] = lowest + each
    return count + many


# What comes of it


@part
def act(g: Bench, chosen: int) -> None:
    """The seat that is asked chooses this id, and everything follows until a seat is asked again."""
    phase = g[PHASE]
    again = False
    if phase in (TURN, CHOICE):
        if chosen == g[ID_STOP]:
            happen(g, TURN_STOPPED, g[ACTIVE])
            end_turn(g)
        else:
            again = _throw(g, chosen)
    elif phase == REACTION:
        again = _react(g, chosen)
    elif phase == PLACE:
        _start_with(g, chosen - g[ID_PLACE] + 1)
    elif phase == COLLECT:
        again = take(g, sets_of(g)) if chosen == g[ID_COLLECT] else decline(g, sets_of(g))
    elif phase == KEEP_PILES:
        again = keep_or_loosen(g, seat_of(g), chosen == g[ID_KEEP])
    elif phase == ACCIO:
        if chosen != g[ID_NO_EXTRA]:
            bring(g, chosen - g[ID_SLOT])
        else:
            happen(g, ACCIO_DECLINED, 0)
        again = next_spell(g)
    elif phase == BUILD and lay(g, chosen - g[ID_SLOT]):
        again = next_spell(g)
    if again:  # everybody is out, and the table plays on (AMB-05)
        happen(g, GAME_OVER, 0)
        begin(g, g[FIRST])


@once
def _react(g: Bench, chosen: int) -> bool:
    seat = first_of(g[WAITING])
    if chosen < g[ID_ALL]:
        return react(g, seat, -1, chosen - g[ID_THROW])
    pile, manner = divmod(chosen - g[ID_PILE], _MANNERS)
    return react(g, seat, pile, manner)


@once
def _throw(g: Bench, chosen: int) -> bool:
    """One die, all dice, a pile or a die off a pile leave the hand of the player on turn, and land."""
    seat, flying = g[ACTIVE], 1
    if chosen < g[ID_ALL]:
        manner = chosen - g[ID_THROW]
        g[SUPPLY + seat] -= 1
    elif chosen < g[ID_STOP]:
        manner = chosen - g[ID_ALL]
        flying = _take_all(g, seat)
    else:
        manner = (chosen - g[ID_PILE]) % _MANNERS
        if chosen >= g[ID_FROM_PILE]:
            take_from_pile(g, seat, (chosen - g[ID_FROM_PILE]) // _MANNERS)
        else:
            flying = take_pile(g, seat, (chosen - g[ID_PILE]) // _MANNERS)
    happen(g, THROW_COMMITTED, seat * OF_SEAT + flying)
    g[THROWS] += 1
    g[TAKEN_BARE] = 0
    return throw_landed(g, flying, manner)


@once
def _take_all(g: Bench, seat: int) -> int:
    """The whole supply, piles too (AMB-10)."""
    dice = g[SUPPLY + seat]
    g[SUPPLY + seat] = 0
    if g[EDITION] == POWERS:
        while g[PILES + seat]:
            dice += take_pile(g, seat, g[PILES + seat] - 1)
    return dice  # type: ignore[no-any-return]
