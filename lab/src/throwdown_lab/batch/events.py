"""What happens in a step, as codes in a row of numbers: only in a build that logs events.

``THROWDOWN_BATCH_EVENTS=1`` in the environment makes that build, for checks of the engine. In the ordinary one
nothing of this is compiled, and nothing is stored.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from .compiled import LOGS_EVENTS, tiny

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Row = NDArray[np.int64]

#: Room for how many there are, and for the events of one step.
ROOM = 100 if LOGS_EVENTS else 0
#: An event is its code and, in the lower bits, a number that says more.
CODE = 1 << 40
#: What a seat is multiplied by beside a number of dice, and beside cards.
SEAT, OWNER = 32, 1 << 32


class Happened(IntEnum):
    """The events, named as in ``rules.arena.events`` and ``rules.verasselt.events``."""

    THROW_COMMITTED = 1
    REACTION_COMMITTED = 2
    DICE_LEFT_ARENA = 3
    X_REMOVED = 4
    SETS_FOUND = 5
    SETS_FOUND_AGAIN = 6
    IMMOBULUS_HELD = 7
    SPELLS_SILENCED = 8
    REACTION_STARTED = 9
    RACE_STARTED = 10
    RACE_FINISHED = 11
    PILES_DISSOLVED = 12
    DICE_COLLECTED = 13
    DICE_HELD = 14
    PILE_BUILT = 15
    HURRICANE_PASSED = 16
    ACCIO_TAKEN = 17
    ACCIO_DECLINED = 18
    TOWER_BUILT = 19
    DIRECTION_REVERSED = 20
    PLAYER_ELIMINATED = 21
    GAME_OVER = 22
    CHOICE_REQUIRED = 23
    BIG_THROW_REQUIRED = 24
    TURN_STOPPED = 25
    TURN_ENDED = 26
    TURN_STARTED = 27
    GROUP_CHOSEN = 28
    PAYOUT_DUE = 29
    PAYOUT_SPLIT = 30
    HUB_REFILLED = 31
    TOP_UP_REQUIRED = 32
    TOPPED_UP = 33
    BOOSTED = 34
    DICE_ROLLED = 35
    CAUGHT = 36
    BUSTED = 37
    CATCH_DISSOLVED = 38
    CONSOLATION_DRAWN = 39
    STOPPED = 40


def event_names(codes: list[int]) -> list[str]:
    """Events by name, each with its number."""
    return [f"{Happened(each // CODE).name.lower()} {each % CODE}" for each in codes]


def _write(row: Row, at: int, code: int, number: int) -> None:
    row[at] += 1
    row[at + row[at]] = code * CODE + number


def _write_nothing(row: Row, at: int, code: int, number: int) -> None:
    pass


#: Write an event into the row whose count stands at ``at``.
write = tiny(_write if LOGS_EVENTS else _write_nothing)
