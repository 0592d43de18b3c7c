"""What stands where: a game of voll verasselt as one row, and the options that it goes by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from throwdown.rules.game import MAX_SEATS, MIN_SEATS
from throwdown.rules.verasselt.state import CARDS, COLOURS, PHASES

if TYPE_CHECKING:
    from throwdown.rules.verasselt import Verasselt

_LONGEST_DECK = CARDS - MIN_SEATS * len(COLOURS)

#: One game. Cards and dice are packed (``cards.py``, ``dice.py``); -1 is nobody.
GAME = np.dtype(
    [
        ("dice", np.int64),
        ("turn", np.int32),
        ("hub", np.int32),
        ("catch", np.int32),
        ("own_catch", np.int32),
        ("received", np.int32),
        ("part", np.int32),  # the cards of a choice in the making
        ("yards", np.int32, (MAX_SEATS,)),
        ("heaps", np.int32, (MAX_SEATS,)),
        ("phase", np.int8),
        ("active", np.int8),
        ("seat", np.int8),  # who is asked
        ("question", np.int8),
        ("low", np.int8),  # the open ids, from the first
        ("high", np.int8),  # to the last
        ("first_turn", np.int8),
        ("target", np.int8),
        ("catch_owner", np.int8),
        ("received_owner", np.int8),
        ("top", np.int8),  # where the top card of the deck is; those before it are drawn
        ("deck_end", np.int8),
        ("deck", np.int8, (_LONGEST_DECK,)),
    ],
    align=True,
)
Games = NDArray[Any]


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
