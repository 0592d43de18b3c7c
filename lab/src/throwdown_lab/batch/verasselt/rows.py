"""A game as the batch has it and as the rules have it, as the same numbers, and in words: for ``batch.chain``."""

from __future__ import annotations

from functools import cache
from struct import Struct
from typing import TYPE_CHECKING, Any

import numpy as np

from throwdown.rules.game import MAX_SEATS
from throwdown.rules.verasselt.state import COLOURS, PHASES, Cards, VerasseltState

from .cards import NO_CARDS
from .dice import packed
from .layout import GAME, NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from throwdown_lab.batch.reference import Fields

    from .layout import Games

_TARGETS = (None, "hub", "catch")
_LETTERS = np.frombuffer(COLOURS.encode(), np.uint8)
_NUMBERS = bytes.maketrans(COLOURS.encode(), bytes(range(len(COLOURS))))
_PHASES = {phase: number for number, phase in enumerate(PHASES)}
#: What the rules know of a game too, without gaps: the same for ``numpy`` and for ``struct``.
_LONGEST_DECK = GAME["deck"].shape[0]
_ROW = np.dtype(
    [
        ("dice", np.int64),
        *((name, np.int32) for name in ("turn", "hub", "catch", "own_catch", "received")),
        *((name, np.int32, (MAX_SEATS,)) for name in ("yards", "heaps")),
        *((name, np.int8) for name in ("phase", "active", "first_turn", "target", "catch_owner", "received_owner")),
        *((name, np.int8) for name in ("top", "deck_end")),
        ("deck", np.int8, (_LONGEST_DECK,)),
    ]
)
_PLACES = np.arange(_LONGEST_DECK)
_pack = Struct(f"=q5i{2 * MAX_SEATS}i8b{_LONGEST_DECK}s").pack


def tidied(games: Games) -> NDArray[np.int16]:
    """Rows of the games without what lies in them from before and is not read any more."""
    rows = np.zeros(len(games), _ROW)
    for name in _ROW.names or ():
        rows[name] = games[name]
    rows["deck"][games["top"][:, None] > _PLACES] = 0
    return rows.view(np.int16).reshape(len(games), -1)


def rows_of(states: Sequence[VerasseltState], deck_end: int) -> NDArray[np.int16]:
    """Games by the rules as such rows."""
    rows: list[bytes] = []
    before: VerasseltState | None = None
    for state in states:  # it stays the same until a choice is complete
        rows.append(rows[-1] if state is before else _packed(state, deck_end))
        before = state
    return np.frombuffer(b"".join(rows), np.int16).reshape(len(states), -1)


def _packed(state: VerasseltState, deck_end: int) -> bytes:
    catch, received, deck = state.table_catch, state.received, state.deck
    top = deck_end - len(deck)
    none = (NO_CARDS,) * (MAX_SEATS - len(state.yards))
    return _pack(
        packed(state.dice),
        state.turn,
        packed_cards(state.hub),
        packed_cards(catch.cards) if catch else NO_CARDS,
        packed_cards(state.own_catch),
        packed_cards(received.cards) if received else NO_CARDS,
        *map(packed_cards, state.yards),
        *none,
        *map(packed_cards, state.heaps),
        *none,
        _PHASES[state.phase],
        state.active,
        state.first_turn,
        _TARGETS.index(state.target),
        catch.owner if catch else NOBODY,
        received.owner if received else NOBODY,
        top,
        deck_end,
        bytes(top) + deck.encode().translate(_NUMBERS),
    )


def fields_of_row(row: NDArray[np.int16], seats: int) -> Fields:
    """Such a row in words."""
    row_values: Any = row.view(_ROW)[0]
    return {
        "phase": int(row_values["phase"]),
        "active": int(row_values["active"]),
        "first turn": bool(row_values["first_turn"]),
        "turn": int(row_values["turn"]),
        "dice": int(row_values["dice"]),
        "hub": int(row_values["hub"]),
        "catch": (int(row_values["catch_owner"]), int(row_values["catch"])),
        "target": _TARGETS[row_values["target"]],
        "own catch": int(row_values["own_catch"]),
        "yards": row_values["yards"][:seats].tolist(),
        "heaps": row_values["heaps"][:seats].tolist(),
        "deck": _LETTERS[row_values["deck"][row_values["top"] : row_values["deck_end"]]].tobytes().decode(),
        "received": (int(row_values["received_owner"]), int(row_values["received"])),
    }


@cache
def packed_cards(cards: Cards) -> int:
    """The cards in one whole number, as in ``cards.py``."""
    return sum(count << 8 * colour for colour, count in enumerate(cards))
