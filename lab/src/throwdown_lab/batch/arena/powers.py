"""Power of the Elements and Avatar: piles, the hurricane, the column of fire (``rules.arena.impact``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from throwdown.throwers.luck import (
    DIE_S,
    DIE_SPREAD,
    FALL_CHANCE,
    FALL_S,
    HAND_SPREAD,
    REACTION_S,
    REACTION_SPREAD,
)
from throwdown_lab.batch.chance import lognormal, uniform
from throwdown_lab.batch.compiled import once, part
from throwdown_lab.batch.events import SEAT as OF_SEAT

from .layout import ACTIVE, CHANCE, MOST_PILES, PILE, PILES, SUPPLY
from .sheet import FIRE_EMPTY, FIRE_MODE, FIRE_TIE, HURRICANE_PILES, MERGE, SEATS
from .turns import alive, first_of, only_one, owned
from .writing import HURRICANE_PASSED, PILE_BUILT, RACE_FINISHED, RACE_STARTED, happen

if TYPE_CHECKING:
    from .sheet import Bench

FEWEST_DICE = 2


# Piles


@part
def take_pile(g: Bench, seat: int, pile: int) -> int:
    """A whole pile: how many dice it has."""
    at = PILE + seat * MOST_PILES
    dice = g[at + pile]
    for later in range(pile, g[PILES + seat] - 1):
        g[at + later] = g[at + later + 1]
    g[PILES + seat] -= 1
    g[at + g[PILES + seat]] = 0
    return int(dice)


@part
def take_from_pile(g: Bench, seat: int, pile: int) -> int:
    """One die off a pile; a single die that is left becomes loose."""
    at = PILE + seat * MOST_PILES + pile
    if g[at] > 2:
        g[at] -= 1
    else:
        g[SUPPLY + seat] += take_pile(g, seat, pile) - 1
    return 1


@part
def loosen_piles(g: Bench, seat: int) -> None:
    """The piles of this seat fall apart."""
    while g[PILES + seat]:
        g[SUPPLY + seat] += take_pile(g, seat, g[PILES + seat] - 1)


@once
def build_pile(g: Bench, seat: int, stones: int) -> None:
    """The stones of this collection become one pile, the rest stays loose (IMP-POW-BOUL-01, AMB-49)."""
    happen(g, PILE_BUILT, seat * OF_SEAT + stones)
    g[SUPPLY + seat] -= stones
    if g[MERGE]:
        while g[PILES + seat]:
            stones += take_pile(g, seat, g[PILES + seat] - 1)
    g[PILE + seat * MOST_PILES + g[PILES + seat]] = stones
    g[PILES + seat] += 1


@once
def hurricane(g: Bench) -> None:
    """Every player hands everything to the left, all at once (IMP-POW-HURR-01, AMB-07, AMB-08)."""
    here = alive(g)
    first = first_of(here)
    for seat in range(first + 1, g[SEATS]):  # what the first holds goes to the next, until the last one's is left
        if here >> seat & 1:
            _swap(g, first, seat)
    if g[HURRICANE_PILES]:
        for seat in range(g[SEATS]):
            loosen_piles(g, seat)
    happen(g, HURRICANE_PASSED, 0)


@once
def _swap(g: Bench, one: int, other: int) -> None:
    g[SUPPLY + one], g[SUPPLY + other] = g[SUPPLY + other], g[SUPPLY + one]
    g[PILES + one], g[PILES + other] = g[PILES + other], g[PILES + one]
    for pile in range(MOST_PILES):
        a, b = PILE + one * MOST_PILES + pile, PILE + other * MOST_PILES + pile
        g[a], g[b] = g[b], g[a]


# Column of fire


@once
def race_winner(g: Bench) -> int:
    """Who wins: by the rules alone, or by a race; without racers the player on turn (AMB-50)."""
    here, racers = alive(g), 0
    for seat in range(g[SEATS]):
        if here >> seat & 1 and owned(g, seat):
            racers |= 1 << seat
    happen(g, RACE_STARTED, racers)
    active = int(g[ACTIVE])
    if racers == 0 or (g[FIRE_EMPTY] and not racers >> active & 1):
        happen(g, RACE_FINISHED, active + 1 if g[FIRE_EMPTY] else 0)
        return active
    winner = _decided(g, racers)
    while winner < 0:
        winner = _race(g, racers)
        if winner < 0:
            happen(g, RACE_FINISHED, 0)
            happen(g, RACE_STARTED, racers)
    happen(g, RACE_FINISHED, winner + 1)
    return winner


@once
def _decided(g: Bench, racers: int) -> int:
    """Who wins without a race being run; -1: that has to be seen."""
    if only_one(racers):
        return first_of(racers)
    return _fewest_dice(g, racers) if g[FIRE_MODE] == FEWEST_DICE else -1


@once
def _fewest_dice(g: Bench, racers: int) -> int:
    best, winner = 100, -1
    for step in range(g[SEATS]):
        seat = (g[ACTIVE] + step) % g[SEATS]
        if racers >> seat & 1 and owned(g, seat) < best:
            best, winner = owned(g, seat), int(seat)
    return winner


@once
def _race(g: Bench, racers: int) -> int:
    """The first by time; of equals the player on turn, then to the left (AMB-11), or -1 to run again."""
    best, winner, tie = 0.0, -1, False
    seats, active = g[SEATS], g[ACTIVE]
    for seat in range(seats):
        if not racers >> seat & 1:
            continue
        time = _race_time(g, owned(g, seat))
        if winner < 0 or time < best:
            best, winner, tie = time, seat, False
        elif time == best:
            tie = True
            if (seat - active + seats) % seats < (winner - active + seats) % seats:
                winner = seat
    return -1 if tie and g[FIRE_TIE] else winner


@once
def _race_time(g: Bench, dice: int) -> float:
    """Milliseconds to stack so many dice (``throwers.luck``)."""
    time = REACTION_S * lognormal(g, CHANCE, REACTION_SPREAD)
    hand = lognormal(g, CHANCE, HAND_SPREAD)
    stacked = 0
    while stacked < dice:
        time += DIE_S * hand * lognormal(g, CHANCE, DIE_SPREAD)
        stacked += 1
        if uniform(g, CHANCE) < FALL_CHANCE * (stacked - 1):
            time += FALL_S
            stacked = 0
    return float(np.rint(time * 1000))
