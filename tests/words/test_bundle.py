"""Our sentences are those that the reference implementation of Fluent makes of the same catalogues."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.cases import for_each
from throwdown.words import LANGUAGES, Words
from throwdown.words.bundle import Bundle, plural, written

if TYPE_CHECKING:
    from collections.abc import Iterator

#: Topics with counts, choices, names of a theme and attributes.
TOPICS = ("event", "theme")
PLURALS = {"one", "many", "other"}
COUNTS = {0, 1, 2, 7, 1_000_000}
NUMBERS: tuple[Any, ...] = (0, 1, 2, -1, 999, 1234, 1_000_000, 12_345_678, 0.5, 1.0, 1.5, 1234.5678, 0.0005, 0.0015)


class Asked(Visitor):
    """The variables of a catalogue, each with the values that are told apart somewhere."""

    def __init__(self) -> None:
        self.values: dict[str, set[str | int]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.values.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            named = {each.key.name for each in node.variants if isinstance(each.key, ftl.Identifier)}
            counted = len(named) < len(node.variants) or "one" in named
            values: set[str | int] = {*COUNTS} if counted else {*(named - PLURALS)}
            self.values.setdefault(node.selector.id.name, set()).update(values)
        self.generic_visit(node)


def ways(source: str) -> Iterator[dict[str, str | int]]:
    """Ways to fill in a catalogue: each value of a choice at least once."""
    asked = Asked()
    asked.visit(FluentParser(with_spans=False).parse(source))
    for way in range(max(map(len, asked.values.values()))):
        yield {
            name: sorted(values, key=str)[way % len(values)] if values else f"<{name}>"
            for name, values in asked.values.items()
        }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_that_of_the_reference(language: str) -> None:
    source = Words(language).source(TOPICS)
    ours, reference = Bundle(language), FluentBundle([language], use_isolating=False)
    ours.add(source)
    reference.add_resource(FluentResource(source))
    compared = 0
    for way, name in product(ways(source), reference._messages):
        message = reference.get_message(name)
        patterns = {name: message.value} | {f"{name}.{each}": value for each, value in message.attributes.items()}
        for full, pattern in patterns.items():
            if pattern is not None:
                sentence, faults = reference.format_pattern(pattern, way)
                assert not faults, (full, faults)
                assert ours.format(full, way) == sentence, (full, way)
                compared += 1
    assert compared > 300


@for_each("language", LANGUAGES)
def test_numbers_are_written_and_counted_as_in_the_reference(language: str) -> None:
    reference = FluentBundle([language], use_isolating=False)
    reference.add_resource(FluentResource("said = { $number }\n"))
    pattern = reference.get_message("said").value
    assert pattern is not None
    for number in NUMBERS:
        assert written(number, language) == reference.format_pattern(pattern, {"number": number})[0]
        assert plural(number, language) == reference._plural_form(number), number


@for_each(
    ("source", "arguments"),
    [
        ("said = { $missing }", {}),
        ("said = { $thing }", {"thing": None}),
        ("said = { other }", {}),
        ("said = { -term }\n-term = x", {}),
        ("said = { NUMBER($n) }", {"n": 1}),
        ("said =\n    .attribute = x", {}),
    ],
)
def test_a_sentence_that_cannot_be_filled_in_is_an_error(source: str, arguments: dict[str, Any]) -> None:
    bundle = Bundle("en")
    bundle.add(source)
    with pytest.raises(LookupError):
        bundle.format("said", arguments)
