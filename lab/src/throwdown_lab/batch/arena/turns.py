"""The end of a throw: who is out, whether the game is over, who is next (``rules.arena.pipeline``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.rules.arena.pipeline import MAX_THROWS
from throwdown_lab.batch.compiled import LOGS_EVENTS, once, part, tiny
from throwdown_lab.batch.events import SEAT as OF_SEAT

from .layout import (
    ACTIVE,
    ALL_OUT,
    BUILDING,
    CHOICE,
    COLLECTOR,
    CORE,
    DICE,
    DIRECTION,
    GONE,
    GROUPS,
    KEPT,
    LAST_WITH_DICE,
    LEVEL,
    MOST_DICE,
    MOST_PILES,
    OUT,
    OVER,
    PENDING,
    PHASE,
    PILE,
    PILES,
    POWERS,
    REACTED,
    REASON,
    SPELLS,
    SUPPLY,
    TAKEN_BARE,
    THROW_CAP,
    THROWS,
    TURN,
    VERDICT,
    WAITING,
    WINNERS,
)
from .sheet import ALL_OUT_RULE, BIG_CAUSE, BIG_WHEN, EDITION, ELIM, SEATS
from .writing import (
    BIG_THROW_REQUIRED,
    CHOICE_REQUIRED,
    GAME_OVER,
    PLAYER_ELIMINATED,
    TURN_ENDED,
    TURN_STARTED,
    happen,
)

if TYPE_CHECKING:
    from .sheet import Bench

IMMEDIATE, OWN_TURN = 1, 2
ACTIVE_WINS, REPLAY = 1, 2


# Who has what


@part
def alive(g: Bench) -> int:
    """The seats that are still in the game, as bits."""
    seats = 0
    for seat in range(g[SEATS]):
        if g[OUT + seat] == 0:
            seats |= 1 << seat
    return seats


@part
def owned(g: Bench, seat: int) -> int:
    """Dice in the supply of this seat, boulder piles included (IMP-POW-BOUL-03)."""
    dice = int(g[SUPPLY + seat])
    if g[EDITION] == POWERS:
        for pile in range(g[PILES + seat]):
            dice += g[PILE + seat * MOST_PILES + pile]
    return dice


@tiny
def only_one(bits: int) -> bool:
    return bits & (bits - 1) == 0


@tiny
def first_of(bits: int) -> int:
    """The lowest of these."""
    seat = 0
    while not bits >> seat & 1:
        seat += 1
    return seat


@tiny
def next_to(g: Bench, seat: int) -> int:
    """The neighbour in the direction of play."""
    seat += g[DIRECTION]
    return 0 if seat == g[SEATS] else g[SEATS] - 1 if seat < 0 else seat


@tiny
def all_at_once(g: Bench) -> bool:
    """Big throw: the arena is empty when the turn begins (CORE-18, D-03, D-05)."""
    if g[DICE] or not (g[PHASE] == TURN or (g[BIG_WHEN] and g[PHASE] == CHOICE)):
        return False
    return not g[BIG_CAUSE] or g[TAKEN_BARE] == 1


@part
def forget_throw(g: Bench) -> None:
    """The throw is resolved. In the core game it leaves nothing to remember but why the turn is over."""
    g[VERDICT] = 0
    if g[EDITION] == CORE:
        return
    g[COLLECTOR] = -1
    g[REACTED] = 0
    g[GONE] = 0
    g[PENDING] = 0
    g[WAITING] = 0
    if g[EDITION] == SPELLS:
        g[BUILDING] = 0
        for slot in range(MOST_DICE):
            g[KEPT + slot] = 0
            g[LEVEL + slot] = 0


# Going out, going on


@part
def finish(g: Bench) -> bool:
    """The throw is resolved (CORE-17, CORE-20, AMB-44); true if the game begins again from set-up."""
    if g[EDITION] == CORE and g[SUPPLY + g[ACTIVE]] and g[THROWS] < MAX_THROWS:
        _go_on(g)  # in the core game a throw can cost only the thrower the last die
        return False
    here, empty = 0, 0
    for seat in range(g[SEATS]):
        bit = int(g[OUT + seat] == 0) << seat
        here |= bit
        empty |= int(owned(g, seat) == 0) * bit
    if empty or g[GROUPS]:
        owners = here & ~empty
        if owners == 0:
            return _all_out(g, empty)
        if only_one(owners):
            eliminate(g, empty)
            end_game(g, owners, LAST_WITH_DICE)
            return False
        if g[ELIM] == OWN_TURN:
            empty &= 1 << g[ACTIVE]
        eliminate(g, empty)
        here &= ~empty
    if g[THROWS] >= MAX_THROWS:
        end_game(g, here, THROW_CAP)
    else:
        _go_on(g)
    return False


@part
def _go_on(g: Bench) -> None:
    """The next player's turn, or the choice of the player on turn."""
    if g[VERDICT] or g[OUT + g[ACTIVE]]:
        end_turn(g)
    else:
        g[PHASE] = CHOICE
        forget_throw(g)
        happen(g, CHOICE_REQUIRED, g[ACTIVE])
        _log_big_throw(g)


@tiny
def _log_big_throw(g: Bench) -> None:
    """All dice have to be thrown next (CORE-18)."""
    if LOGS_EVENTS and all_at_once(g):
        happen(g, BIG_THROW_REQUIRED, g[ACTIVE] * OF_SEAT + owned(g, g[ACTIVE]))


@once
def _all_out(g: Bench, empty: int) -> bool:
    """Everybody ran out of dice in one throw (AMB-05)."""
    if g[ALL_OUT_RULE] == REPLAY:
        return True
    active = 1 << g[ACTIVE]
    if g[ALL_OUT_RULE] == ACTIVE_WINS and empty & active:
        eliminate(g, empty & ~active)
        end_game(g, active, ALL_OUT)
        return False
    eliminate(g, empty)
    if g[GONE]:
        _out_together(g)
    winners = 0
    for seat in range(g[SEATS]):
        if g[OUT + seat] >> 3 == g[GROUPS]:
            winners |= 1 << seat
    end_game(g, winners, ALL_OUT)
    return False


@once
def _out_together(g: Bench) -> None:
    """All who went out in this throw share the game, also those who did so before the rest (D-07)."""
    last = g[GROUPS]
    earlier = 0
    for seat in range(g[SEATS]):
        earlier += g[OUT + seat] >> 3 == last - 1
    for seat in range(g[SEATS]):
        if g[OUT + seat] >> 3 == last:
            g[OUT + seat] += earlier - 8
    g[GROUPS] = last - 1


@part
def eliminate(g: Bench, seats: int) -> None:
    """Out at the same moment: the player on turn first, then in turn order (AMB-09)."""
    if not seats:
        return
    happen(g, PLAYER_ELIMINATED, seats)
    g[GROUPS] += 1
    seat, place = g[ACTIVE], 0
    for _ in range(g[SEATS]):
        if seats >> seat & 1:
            place += 1
            g[OUT + seat] = 8 * g[GROUPS] + place
        seat = next_to(g, seat)


@part
def end_game(g: Bench, winners: int, reason: int) -> None:
    g[PHASE] = OVER
    forget_throw(g)
    g[WINNERS] = winners
    g[REASON] = reason
    happen(g, GAME_OVER, winners)


@part
def end_turn(g: Bench) -> None:
    """Play passes on from the player on turn, or from the winner of a race (IMP-POW-FIRE-03)."""
    happen(g, TURN_ENDED, g[ACTIVE])
    seat = g[ACTIVE] if g[COLLECTOR] < 0 else g[COLLECTOR]
    forget_throw(g)
    while True:
        seat = next_to(g, seat)
        if g[OUT + seat] == 0:
            if g[ELIM] != OWN_TURN or owned(g, seat):
                break
            eliminate(g, 1 << seat)
    g[ACTIVE] = seat
    g[PHASE] = TURN
    happen(g, TURN_STARTED, seat)
    _log_big_throw(g)
