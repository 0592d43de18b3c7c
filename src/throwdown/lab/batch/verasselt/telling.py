"""A game as the batch has it and as the rules have it, in the same words: what ``batch.chain`` compares."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from throwdown.rules.verasselt.state import COLOURS, PHASES, Cards, VerasseltState

from .cards import NO_CARDS
from .dice import packed
from .layout import NOBODY

if TYPE_CHECKING:
    from throwdown.lab.batch.reference import Told

_TARGETS = (None, "hub", "catch")
_LETTERS = np.frombuffer(COLOURS.encode(), np.uint8)


def told_by_row(row: Any, seats: int) -> Told:
    return {
        "phase": int(row["phase"]),
        "active": int(row["active"]),
        "first turn": bool(row["first_turn"]),
        "turn": int(row["turn"]),
        "dice": int(row["dice"]),
        "hub": int(row["hub"]),
        "catch": (int(row["catch_owner"]), int(row["catch"])),
        "target": _TARGETS[row["target"]],
        "own catch": int(row["own_catch"]),
        "yards": row["yards"][:seats].tolist(),
        "heaps": row["heaps"][:seats].tolist(),
        "deck": _LETTERS[row["deck"][row["top"] : row["deck_end"]]].tobytes().decode(),
        "received": (int(row["received_owner"]), int(row["received"])),
    }


def told_by_state(state: VerasseltState) -> Told:
    catch, received = state.table_catch, state.received
    return {
        "phase": PHASES.index(state.phase),
        "active": state.active,
        "first turn": state.first_turn,
        "turn": state.turn,
        "dice": dice_told(state.dice),
        "hub": cards_told(state.hub),
        "catch": (catch.owner, cards_told(catch.cards)) if catch else (NOBODY, NO_CARDS),
        "target": state.target,
        "own catch": cards_told(state.own_catch),
        "yards": list(map(cards_told, state.yards)),
        "heaps": list(map(cards_told, state.heaps)),
        "deck": state.deck,
        "received": (received.owner, cards_told(received.cards)) if received else (NOBODY, NO_CARDS),
    }


@cache
def cards_told(cards: Cards) -> int:
    """The cards in one whole number, as in ``cards.py``."""
    return sum(count << 8 * colour for colour, count in enumerate(cards))


dice_told = cache(packed)
