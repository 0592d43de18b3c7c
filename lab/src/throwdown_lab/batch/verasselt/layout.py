"""The layout of a game of voll verasselt as one row, and the options that it uses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from throwdown.rules.game import MAX_SEATS, MIN_SEATS
from throwdown.rules.verasselt.state import CARDS, COLOURS, PHASES
from throwdown_lab.batch.compiled import LOGS_EVENTS, SWITCHED_OFF
from throwdown_lab.batch.events import ROOM

if TYPE_CHECKING:
    from throwdown.rules.verasselt import Verasselt

_LONGEST_DECK = CARDS - MIN_SEATS * len(COLOURS)

#: Plain Python has numbers of one size only.
_CARDS, _SMALL = (np.int64, np.int64) if SWITCHED_OFF else (np.int32, np.int8)
#: What happened in the last step, in a build that logs events.
_LOG = [("log", np.int64, (ROOM,))] if LOGS_EVENTS else []
#: One game. Cards and dice are packed (``cards.py``, ``dice.py``); -1 is nobody.
GAME = np.dtype(
    [
        ("dice", np.int64),
        ("turn", _CARDS),
        ("hub", _CARDS),
        ("catch", _CARDS),
        ("own_catch", _CARDS),
        ("received", _CARDS),
        ("part", _CARDS),  # the cards of a choice in the making
        ("yards", _CARDS, (MAX_SEATS,)),
        ("heaps", _CARDS, (MAX_SEATS,)),
        ("phase", _SMALL),
        ("active", _SMALL),
        ("seat", _SMALL),  # who is asked
        ("question", _SMALL),
        ("low", _SMALL),  # the open ids, from the first
        ("high", _SMALL),  # to the last
        ("first_turn", _SMALL),
        ("target", _SMALL),
        ("catch_owner", _SMALL),
        ("received_owner", _SMALL),
        ("top", _SMALL),  # where the top card of the deck is; those before it are drawn
        ("deck_end", _SMALL),
        ("deck", _SMALL, (_LONGEST_DECK,)),
        *_LOG,
    ],
    align=True,
)
Games = NDArray[Any]


def no_games(count: int) -> Games:
    """Room for so many games, whose fields have names in plain Python too."""
    games = np.zeros(count, GAME)
    return games.view(np.recarray) if SWITCHED_OFF else games


class Row(Protocol):
    """One of the games, as compiled functions are given it."""

    dice: int
    turn: int
    hub: int
    catch: int
    own_catch: int
    received: int
    part: int
    yards: NDArray[np.int32]
    heaps: NDArray[np.int32]
    phase: int
    active: int
    seat: int
    question: int
    low: int
    high: int
    first_turn: int
    target: int
    catch_owner: int
    received_owner: int
    top: int
    deck_end: int
    deck: NDArray[np.int8]
    log: NDArray[np.int64]


CHOOSE, DISTRIBUTE, TOP_UP, ROLL, ROLL_OR_STOP, CONSOLING, OVER = (
    PHASES.index("choose"),
    PHASES.index("distribute"),
    PHASES.index("top_up"),
    PHASES.index("roll"),
    PHASES.index("roll_or_stop"),
    PHASES.index("consolation"),
    PHASES.index("over"),
)
NOBODY = -1
NO_TARGET, HUB, CATCH = 0, 1, 2


class Rules(NamedTuple):
    """The options as numbers."""

    seats: int
    refill: int
    first_turn_refill: int
    end_at_turn_start: int
    consolation_optional: int
    early_stop: int
    show_heaps: int
    max_turns: int
    """0: no limit."""


def rules_of(game: Verasselt) -> Rules:
    options = game.options
    return Rules(
        seats=game.seats,
        refill=options["refill_per_double_bar"],
        first_turn_refill=int(options["first_turn_refill"]),
        end_at_turn_start=int(options["end_check"] == "turn_start"),
        consolation_optional=int(options["consolation_optional"]),
        early_stop=int(options["allow_stop_before_first_roll"]),
        show_heaps=int(options["show_heap_counts"]),
        max_turns=options["max_turns"] or 0,
    )
