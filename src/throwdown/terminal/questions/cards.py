"""Cards of voll verasselt as people type them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from throwdown.rules.verasselt.state import COLOURS, NO_CARDS, Cards
from throwdown.words import folded

from .answers import AnswerUnclear, is_word, meant, shortened
from .lines import colour_name, line

if TYPE_CHECKING:
    from throwdown.words import Words


def read_cards(text: str, words: Words, every: Cards = NO_CARDS) -> Cards:
    """``Y2 R1``, ``2Y1R``, ``YYR``, ``2 yellow``; "none", and "all" where ``every`` says what all are."""
    typed = folded(text).strip()
    if not typed or is_word(typed, "none", words) or typed == "-":
        return NO_CARDS
    if every != NO_CARDS and is_word(typed, "all", words):
        return every
    apart = r"(\d)\s+(?=[^\W\d])" if typed[0].isdecimal() else r"([^\W\d])\s+(?=\d)"  # 2 yellow, yellow 2
    tokens = re.sub(r"[\s,;]+", " ", re.sub(apart, r"\1", typed)).split()
    counts = dict.fromkeys(COLOURS, 0)
    for token in tokens:
        for colour, count in _cards_of(token, text, words):
            counts[colour] += count
    return (counts["Y"], counts["B"], counts["R"], counts["G"])


def _cards_of(token: str, text: str, words: Words) -> list[tuple[str, int]]:
    """One word of an answer: ``2y1r``, ``y2``, ``yyr`` or a colour's name with its number."""
    before = token[0].isdecimal()
    form = r"(\d{1,2})([^\W\d]+)" if before else r"([^\W\d]+)(\d{0,2})"
    if not re.fullmatch(f"(?:{form})+", token):
        raise _unclear_cards(text)
    found: list[tuple[str, int]] = []
    for pair in re.findall(form, token):
        name, number = (pair[1], pair[0]) if before else pair
        found += _named_cards(name, int(number) if number else 1, text, words)
    return found


def _named_cards(name: str, count: int, text: str, words: Words) -> list[tuple[str, int]]:
    letters = name.upper()
    if set(letters) <= set(COLOURS):  # yyr: the number belongs to the last letter
        return [(letter, 1) for letter in letters[:-1]] + [(letters[-1], count)]
    colour = meant(name, {colour: colour_name(colour).said(words) for colour in COLOURS})
    if colour is None:
        raise _unclear_cards(text)
    return [(colour, count)]


def _unclear_cards(text: str) -> AnswerUnclear:
    return AnswerUnclear(line("ask-unclear-cards", typed=shortened(text)))


def card_example(cards: Cards) -> str:
    """The first colour or two of these cards, as they would be typed."""
    there = [colour for colour, count in zip(COLOURS, cards, strict=True) if count]
    return " ".join(f"{colour}1" for colour in there[:2])
