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

    from throwdown.lab.batch.reference import Told

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
    for state in states:  # it stays the same while a choice is told
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
        cards_told(state.hub),
        cards_told(catch.cards) if catch else NO_CARDS,
        cards_told(state.own_catch),
        cards_told(received.cards) if received else NO_CARDS,
        *map(cards_told, state.yards),
        *none,
        *map(cards_told, state.heaps),
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


def told_by_row(row: NDArray[np.int16], seats: int) -> Told:
    """Such a row in words."""
    told: Any = row.view(_ROW)[0]
    return {
        "phase": int(told["phase"]),
        "active": int(told["active"]),
        "first turn": bool(told["first_turn"]),
        "turn": int(told["turn"]),
        "dice": int(told["dice"]),
        "hub": int(told["hub"]),
        "catch": (int(told["catch_owner"]), int(told["catch"])),
        "target": _TARGETS[told["target"]],
        "own catch": int(told["own_catch"]),
        "yards": told["yards"][:seats].tolist(),
        "heaps": told["heaps"][:seats].tolist(),
        "deck": _LETTERS[told["deck"][told["top"] : told["deck_end"]]].tobytes().decode(),
        "received": (int(told["received_owner"]), int(told["received"])),
    }


@cache
def cards_told(cards: Cards) -> int:
    """The cards in one whole number, as in ``cards.py``."""
    return sum(count << 8 * colour for colour, count in enumerate(cards))
