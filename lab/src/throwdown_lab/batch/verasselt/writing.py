"""What happens in a game of voll verasselt, written down in a build that logs events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown_lab.batch.compiled import LOGS_EVENTS, tiny
from throwdown_lab.batch.events import Happened, write

if TYPE_CHECKING:
    from .layout import Row

#: The codes as plain numbers, which compiled functions read.
TURN_STARTED, GAME_OVER = int(Happened.TURN_STARTED), int(Happened.GAME_OVER)
(
    GROUP_CHOSEN,
    PAYOUT_DUE,
    PAYOUT_SPLIT,
    HUB_REFILLED,
    TOP_UP_REQUIRED,
    TOPPED_UP,
    BOOSTED,
    DICE_ROLLED,
    CAUGHT,
    BUSTED,
    CATCH_DISSOLVED,
    CONSOLATION_DRAWN,
    STOPPED,
) = (int(each) for each in Happened if each > Happened.TURN_STARTED)


def _happen(game: Row, code: int, number: int) -> None:
    write(game.log, 0, code, number)


def _happen_nothing(game: Row, code: int, number: int) -> None:
    pass


def _begin(game: Row) -> None:
    game.log[0] = 0


def _begin_nothing(game: Row) -> None:
    pass


happen = tiny(_happen if LOGS_EVENTS else _happen_nothing)
#: A step begins: nothing has happened yet.
begin_log = tiny(_begin if LOGS_EVENTS else _begin_nothing)


@tiny
def happen_if(game: Row, code: int, number: int) -> None:
    """Where there is something to log."""
    if number:
        happen(game, code, number)
