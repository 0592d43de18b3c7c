"""Cards of voll verasselt as people type them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.rules.verasselt import writing
from throwdown.rules.verasselt.state import COLOURS, NO_CARDS, Cards
from throwdown.words import folded

from .answers import AnswerUnclear, is_word, meant, shortened
from .lines import colour_name, line

if TYPE_CHECKING:
    from throwdown.words import Words


def read_cards(text: str, words: Words, every: Cards = NO_CARDS) -> Cards:
    """``Y2 R1``, ``2Y1R``, ``YYR``, ``2 yellow``; "none", and "all" where ``every`` says what all are."""
    typed = folded(text).strip()
    if is_word(typed, "none", words):
        return NO_CARDS
    if every != NO_CARDS and is_word(typed, "all", words):
        return every
    names = {colour: colour_name(colour).said(words) for colour in COLOURS}
    cards = writing.read_cards(typed, lambda name: meant(name, names))
    if cards is None:
        raise AnswerUnclear(line("ask-unclear-cards", typed=shortened(text)))
    return cards


def card_example(cards: Cards) -> str:
    """The first colour or two of these cards, as they would be typed."""
    there = [colour for colour, count in zip(COLOURS, cards, strict=True) if count]
    return " ".join(f"{colour}1" for colour in there[:2])
