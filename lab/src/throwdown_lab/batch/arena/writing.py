"""What happens on a bench, written down in a build that logs events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown_lab.batch.compiled import LOGS_EVENTS, tiny
from throwdown_lab.batch.events import ROOM, Happened, write

from .layout import LOG

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from .sheet import Bench

    Whole = NDArray[np.int64]

#: The codes as plain numbers, which compiled functions read.
(
    THROW_COMMITTED,
    REACTION_COMMITTED,
    DICE_LEFT_ARENA,
    X_REMOVED,
    SETS_FOUND,
    SETS_FOUND_AGAIN,
    IMMOBULUS_HELD,
    SPELLS_SILENCED,
    REACTION_STARTED,
    RACE_STARTED,
    RACE_FINISHED,
    PILES_DISSOLVED,
    DICE_COLLECTED,
    DICE_HELD,
    PILE_BUILT,
    HURRICANE_PASSED,
    ACCIO_TAKEN,
    ACCIO_DECLINED,
    TOWER_BUILT,
    DIRECTION_REVERSED,
    PLAYER_ELIMINATED,
    GAME_OVER,
    CHOICE_REQUIRED,
    BIG_THROW_REQUIRED,
    TURN_STOPPED,
    TURN_ENDED,
    TURN_STARTED,
) = (int(each) for each in Happened if each <= Happened.TURN_STARTED)


@tiny
def happen(g: Bench, code: int, number: int) -> None:
    write(g, LOG, code, number)


@tiny
def happen_if(g: Bench, code: int, number: int) -> None:
    """Where there is something to log."""
    if number:
        write(g, LOG, code, number)


def _begin(g: Bench) -> None:
    g[LOG] = 0


def _store(g: Bench, results: Whole, game: int) -> None:
    for each in range(ROOM):
        results[game, each] = g[LOG + each]


def _begin_nothing(g: Bench) -> None:
    pass


def _store_nothing(g: Bench, results: Whole, game: int) -> None:
    pass


#: A step begins, and what happened in it goes to the row of this game.
begin_log = tiny(_begin if LOGS_EVENTS else _begin_nothing)
store_log = tiny(_store if LOGS_EVENTS else _store_nothing)
