"""The places of the arena: cells, neighbours, sides."""

from __future__ import annotations

from math import pi

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cases import for_each
from throwdown.terminal.grid import (
    CELLS,
    MIDDLE,
    SIDES,
    addresses,
    bearing_from,
    cell_at,
    centre,
    side_of,
    step,
)


def test_the_corners_are_outside() -> None:
    assert len(CELLS) == 69
    assert {"a3", "c1", "b2", "i7", "e5"} <= set(CELLS)
    assert not {"a1", "a2", "b1", "i9", "h9", "i8", "a9", "i1"} & set(CELLS)


def test_north_is_up_and_east_is_right() -> None:
    assert centre(MIDDLE) == (0, 0)
    assert centre("e9") == pytest.approx((0, 0.08))
    assert centre("a5") == pytest.approx((-0.08, 0))


@for_each("cell", CELLS)
def test_every_cell_finds_itself(cell: str) -> None:
    assert cell_at(centre(cell)) == cell


def test_two_dice_in_one_cell_have_two_addresses() -> None:
    assert addresses({3: (-0.008, 0), 7: (0.009, 0)}) == {3: "e5", 7: "f5"}
    assert addresses({3: (0, 0), 7: (0.001, 0.009)}) == {3: "e5", 7: "e6"}


PLACES = st.tuples(st.floats(-0.08, 0.08), st.floats(-0.08, 0.08))


@given(st.dictionaries(st.integers(0, 25), PLACES, max_size=26))
def test_every_die_has_an_address_of_its_own(places: dict[int, tuple[float, float]]) -> None:
    found = addresses(places)
    assert found.keys() == places.keys()
    assert len(set(found.values())) == len(found)


def test_steps_end_at_the_rim() -> None:
    assert step("e5", 1, 0) == "f5"
    assert step("e5", 0, -1) == "e4"
    assert step("i5", 1, 0) == "i5"
    assert step("c1", -1, 0) == "c1"


@for_each("side", SIDES)
def test_a_side_is_a_direction(side: str) -> None:
    assert side_of(bearing_from(side)) == side


def test_the_first_seat_sits_in_the_south() -> None:
    assert side_of(-pi / 2) == "s"
    assert side_of(2 * pi / 3 - pi / 2) == "ne"
