"""A state of voll verasselt made from what a seat sees: the hidden cards are dealt again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.rules.verasselt.state import (
    CARDS_PER_COLOUR,
    COLOURS,
    VerasseltState,
    counted,
)

if TYPE_CHECKING:
    from random import Random

    from throwdown.rules.verasselt.state import Cards, VerasseltView


def dealt(view: VerasseltView, rng: Random) -> VerasseltState:
    """One of the states that look like this to the seat, each as likely as the cards make it."""
    unseen = _unseen(view)
    rng.shuffle(unseen)
    heaps = []
    for count in _sizes(view, len(unseen)):
        heaps.append(counted(unseen[:count]))
        del unseen[:count]
    return VerasseltState(
        phase=view.phase,
        active=view.active,
        first_turn=view.first_turn,
        turn=view.turn,
        dice=view.dice,
        rolling=view.rolling,
        hub=view.hub,
        table_catch=view.table_catch,
        target=view.target,
        own_catch=view.own_catch,
        yards=view.yards,
        heaps=tuple(heaps),
        deck="".join(unseen),
        received=view.received,
        left=view.left,
        result=view.result,
    )


def _unseen(view: VerasseltView) -> list[str]:
    """The cards of the deck and of all heaps: a heap shows how large it is, not what it holds."""
    catches = [catch.cards for catch in (view.table_catch, view.received) if catch is not None]
    open_cards: list[Cards] = [view.hub, view.own_catch, *view.yards, *catches]
    left = (CARDS_PER_COLOUR - sum(cards[colour] for cards in open_cards) for colour in range(len(COLOURS)))
    return [colour for colour, count in zip(COLOURS, left, strict=True) for _ in range(count)]


def _sizes(view: VerasseltView, unseen: int) -> list[int]:
    """How large each heap is; those that are hidden share the rest evenly (VER-AMB-25)."""
    hidden = [seat for seat, heap in enumerate(view.heaps) if heap is None]
    rest = unseen - view.deck_size - sum(heap for heap in view.heaps if heap is not None)
    shares = {seat: rest // len(hidden) + (place < rest % len(hidden)) for place, seat in enumerate(hidden)}
    return [shares[seat] if heap is None else heap for seat, heap in enumerate(view.heaps)]
