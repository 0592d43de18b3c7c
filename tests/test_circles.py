"""The contract that finds circles of files finds them."""

from __future__ import annotations

from tests.circles import circles_of


def test_files_in_order_form_no_circle() -> None:
    assert circles_of({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


def test_the_shortest_circle_of_a_knot_is_reported() -> None:
    knot = {"a": {"b"}, "b": {"c", "d"}, "c": {"a"}, "d": {"e"}, "e": {"a"}, "f": {"a"}}
    assert circles_of(knot) == [[("a", "b"), ("b", "c"), ("c", "a")]]


def test_a_package_that_imports_what_imports_it_is_one() -> None:
    assert circles_of({"p": {"p.x"}, "p.x": {"p"}}) == [[("p", "p.x"), ("p.x", "p")]]
