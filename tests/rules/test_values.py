"""Values: immutable records that equal only their own kind and are not mistaken for tuples."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from tests.cases import for_each
from throwdown.rules import Resign, Stop, Timeout, game
from throwdown.rules.arena.events import DiceLeftArena, PlayerEliminated, TurnStarted
from throwdown.rules.arena.state import Landed, React, Throw, ThrowAll, ThrowFromPile, ThrowPile
from throwdown.rules.values import Value, snake_case


class Point(Value):
    """A value with a default."""

    x: int
    y: int = 7


class Spot(Value):
    """The same fields, but another kind."""

    x: int
    y: int = 7


class Nothing(Value):
    """No fields at all."""


def test_fields_by_place_by_name_and_by_default() -> None:
    assert (Point(1, 2).x, Point(1, 2).y) == (1, 2)
    assert Point(y=2, x=1) == Point(1, 2)
    assert Point(1).y == 7


@for_each(
    "wrong",
    [
        lambda: Point(y=1),  # type: ignore[call-arg]
        lambda: Point(1, 2, 3),  # type: ignore[call-arg]
        lambda: Point(1, z=3),  # type: ignore[call-arg]
        lambda: Point(1, x=1),  # type: ignore[misc]
        lambda: Nothing(1),
    ],
)
def test_wrong_fields_are_refused(wrong: Callable[[], Value]) -> None:
    with pytest.raises(TypeError):
        wrong()


@for_each("field", ["x", "y", "z", "name"])
def test_nothing_can_be_set_or_deleted(field: str) -> None:
    point = Point(1, 2)
    with pytest.raises(AttributeError):
        setattr(point, field, 5)
    with pytest.raises(AttributeError):
        delattr(point, field)
    assert point == Point(1, 2)


def test_equal_only_to_its_own_kind() -> None:
    """``Roll(0) != Stop(0)``: actions and events of one shape are told apart."""
    assert Point(1, 2) == Point(1, 2)
    assert Point(1, 2) != Point(2, 1)
    others: list[object] = [Spot(1, 2), (1, 2), [1, 2], None, "Point(x=1, y=2)"]
    for other in others:
        assert Point(1, 2) != other
        assert other != Point(1, 2)
        assert not Point(1, 2) == other  # noqa: SIM201  # both operators are its own
    assert len({ThrowPile(0), ThrowFromPile(0), React(0)}) == 3
    assert len({Throw(), ThrowAll(), Stop(), Resign(), Timeout()}) == 5


def test_equal_values_have_equal_hashes() -> None:
    assert hash(Point(1, 2)) == hash(Point(1, 2))
    assert len({Point(1, 2), Point(1, 2), Point(1, 3), Spot(1, 2)}) == 3
    assert {Point(1, 2): "here"}[Point(1, 2)] == "here"


@for_each(
    "like_a_tuple",
    [
        iter,
        len,
        list,
        tuple,
        lambda value: 1 in value,
        lambda value: value + value,
        lambda value: value < Point(2, 2),
        lambda value: sorted([value, Point(0, 0)]),
        lambda value: [*value],
    ],
)
def test_a_value_is_no_sequence(like_a_tuple: Callable[[Any], object]) -> None:
    with pytest.raises(TypeError):
        like_a_tuple(Point(1, 2))


def test_a_value_is_always_true() -> None:
    """Also one without fields: ``if action`` asks whether there is one."""
    values: list[object] = [Nothing(), Throw(), Point(0, 0)]
    assert all(values)


@for_each(
    "value",
    [Point(1, 2), Throw(), React(None), Landed(((1, "5"),), ((2, "missed"),)), PlayerEliminated((0, 2), 1, (1, 1))],
)
@for_each("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_pickle_and_copies_give_the_same_value(value: Value, protocol: int) -> None:
    for twin in (pickle.loads(pickle.dumps(value, protocol)), copy.copy(value), copy.deepcopy(value)):
        assert type(twin) is type(value)
        assert twin == value
        assert hash(twin) == hash(value)


@for_each("game_id", ["strike", "impact", "impact_power", "impact_avatar", "hp_strike"])
def test_states_hash_compare_and_pickle(game_id: str) -> None:
    state, _ = game(game_id, 4).new_game(2)
    again, _ = game(game_id, 4).new_game(2)
    other, _ = game(game_id, 4).new_game(1)
    assert state == again
    assert hash(state) == hash(again)
    assert state != other
    assert pickle.loads(pickle.dumps(state)) == state


def test_repr_says_kind_and_fields_and_can_be_read_back() -> None:
    assert repr(Point(1, 2)) == "Point(x=1, y=2)"
    assert repr(Nothing()) == "Nothing()"
    landed = Landed(((1, "5"),), nudged=(1,))
    assert eval(repr(landed), {"Landed": Landed}) == landed  # noqa: S307


def test_but_changes_some_fields_of_a_copy() -> None:
    point = Point(1, 2)
    assert point.but(y=5) == Point(1, 5)
    assert point.but() == point
    assert point == Point(1, 2)
    with pytest.raises((TypeError, KeyError)):
        point.but(z=1)


def test_matching_takes_a_value_apart() -> None:
    match Point(1, 2):
        case Spot():
            raise AssertionError("another kind")
        case Point(x, y=2):
            assert x == 1
        case _:
            raise AssertionError("the fields were not found")


@for_each(
    ("name", "snake"),
    [("Stop", "stop"), ("DiceLeftArena", "dice_left_arena"), ("XRemoved", "x_removed"), ("TurnDie", "turn_die")],
)
def test_names_of_classes_become_names_of_events(name: str, snake: str) -> None:
    assert snake_case(name) == snake


def test_a_value_knows_its_name() -> None:
    """EVT: the documented name of an event is that of its class."""
    assert TurnStarted(0, 1, 2).name == "turn_started"
    assert DiceLeftArena(()).name == "dice_left_arena"
    assert Throw.name == "throw"
