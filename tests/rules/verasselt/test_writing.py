"""Cards and faces as people write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cases import for_each
from throwdown.rules.verasselt.state import CARDS_PER_COLOUR, COLOURS, FACES, Cards, spelled
from throwdown.rules.verasselt.writing import read_cards, read_faces

cards_of_all_kinds = st.tuples(*[st.integers(0, CARDS_PER_COLOUR)] * 4)


@for_each("text", ["Y2R1", "y2 r1", "2Y1R", "2 y 1 r", "YYR", "y y r", "R,Y2", "yr1y", "1R2Y", "Y2; R", "YYR1"])
def test_cards_are_written_in_many_ways(text: str) -> None:
    assert read_cards(text) == (2, 0, 1, 0)


@pytest.mark.parametrize("text", ["", " ", "-"])
def test_nothing_is_no_cards(text: str) -> None:
    assert read_cards(text) == (0, 0, 0, 0)


@for_each("text", ["X", "2", "Y2X1", "2Y1", "Y-", "Y=", "100Y", "Y٤", "yellow", "2 yellow", ",", "--", "Y 2 2"])
def test_what_is_no_card_is_not_read(text: str) -> None:
    assert read_cards(text) is None


@given(cards_of_all_kinds)
def test_what_is_spelled_is_read_again(cards: Cards) -> None:
    assert read_cards(spelled(cards)) == cards
    letter_first = " ".join(f"{colour}{count}" for colour, count in zip(COLOURS, cards, strict=True))
    assert read_cards(letter_first) == cards


@given(st.text(max_size=12))
def test_whatever_is_typed_is_cards_or_nothing(text: str) -> None:
    cards = read_cards(text)
    assert cards is None or min(cards) >= 0


def test_faces_are_written_together_or_apart() -> None:
    assert read_faces("yb==") == read_faces("Y B, = =") == "YB=="
    assert read_faces(FACES) == FACES and read_faces("") == ""
    assert read_faces("YX") is None
