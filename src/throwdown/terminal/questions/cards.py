"""Cards of voll verasselt as people type them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.rules.verasselt.state import COLOURS, NO_CARDS, Cards
from throwdown.words import folded

from .answers import AnswerUnclear, is_word, shortened
from .colours import cards_meant
from .lines import Typed, cards_typed, line

if TYPE_CHECKING:
    from throwdown.words import Words


def read_cards(text: str, words: Words, every: Cards = NO_CARDS) -> Cards:
    """``Y2 R1``, ``2Y1R``, ``YYR``, ``2 yellow bugs``; "none", and "all" where ``every`` says what all are."""
    typed = folded(text).strip()
    if typed in ("", "-") or is_word(typed, "none", words):
        return NO_CARDS
    if every != NO_CARDS and is_word(typed, "all", words):
        return every
    cards = cards_meant(typed, words)
    if cards is None:
        raise AnswerUnclear(line("ask-unclear-cards", typed=shortened(text)))
    return cards


def card_example(cards: Cards) -> Typed:
    """The first colour or two of these cards, as they would be typed."""
    there = [colour for colour, count in enumerate(cards) if count][:2]
    shown = [int(colour in there) for colour in range(len(COLOURS))]
    return cards_typed((shown[0], shown[1], shown[2], shown[3]))
