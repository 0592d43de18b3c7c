"""Sentences from Fluent catalogues: the part of Fluent that our catalogues use, and how six languages write numbers.

Text, variables, other messages and their attributes, and choices by number or by name; neither terms nor functions.
A sentence that cannot be filled in raises a LookupError: it is a fault of ours.
"""

from __future__ import annotations

import re
from decimal import ROUND_HALF_EVEN, Decimal
from functools import lru_cache
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

if TYPE_CHECKING:
    from collections.abc import Mapping

    Argument = str | int | float

#: Between thousands, and before the fraction.
MARKS = {
    "de": (".", ","),
    "en": (",", "."),
    "es": (".", ","),
    "fr": ("\u202f", ","),
    "it": (".", ","),
    "nl": (".", ","),
}
FRACTION = Decimal("0.001")
#: Languages in which "many" are whole millions.
MILLIONS = ("es", "fr", "it")
#: More than we have: each is taken apart once for all.
CATALOGUES = 256
#: More than all languages together have: each is parsed once for all.
MESSAGES = 16_384
#: Where an entry begins, and the name of one that is a message.
ENTRY = re.compile(r"^(?=[A-Za-z#-])", re.MULTILINE)
NAME = re.compile(r"([A-Za-z][\w-]*) *=")


class Bundle:
    """The messages of one language, by name."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._sources: dict[str, str] = {}

    def add(self, source: str) -> None:
        """The messages of this catalogue; a name that is known already retains its message."""
        for name, text in _entries(source).items():
            self._sources.setdefault(name, text)

    def __contains__(self, name: str) -> bool:
        """Whether there is a message of this name; of ``name.attribute``, whether it has that attribute."""
        message, _, attribute = name.partition(".")
        source = self._sources.get(message)
        if source is None or not attribute:
            return source is not None
        return any(each.id.name == attribute for each in _message(source).attributes)

    def format(self, name: str, arguments: Mapping[str, Argument]) -> str:
        """The message of this name (``name.attribute`` for one of its attributes), with the arguments filled in."""
        message, _, attribute = name.partition(".")
        return self._filled(self._pattern(message, attribute), arguments)

    def _pattern(self, name: str, attribute: str) -> ftl.Pattern:
        message = _message(self._sources[name])
        if not attribute:
            pattern = message.value
        else:
            pattern = next((each.value for each in message.attributes if each.id.name == attribute), None)
        if pattern is None:
            raise LookupError(f"{name}{f'.{attribute}' if attribute else ''} has no sentence in {self._language}")
        return pattern

    def _filled(self, pattern: ftl.Pattern, arguments: Mapping[str, Argument]) -> str:
        return "".join(
            element.value if isinstance(element, ftl.TextElement) else self._formatted(element.expression, arguments)
            for element in pattern.elements
        )

    def _formatted(self, expression: object, arguments: Mapping[str, Argument]) -> str:
        if isinstance(expression, ftl.SelectExpression):
            return self._filled(self._chosen(expression, arguments).value, arguments)
        if isinstance(expression, ftl.Placeable):
            return self._formatted(expression.expression, arguments)
        value = self._value(expression, arguments)
        return value if isinstance(value, str) else written(value, self._language)

    def _value(self, expression: object, arguments: Mapping[str, Argument]) -> Argument:
        match expression:
            case ftl.VariableReference():
                value = arguments[expression.id.name]
                if not isinstance(value, str | int | float):
                    raise LookupError(f"${expression.id.name} is neither a text nor a number: {value!r}")
                return value
            case ftl.MessageReference():
                attribute = expression.attribute.name if expression.attribute else ""
                return self._filled(self._pattern(expression.id.name, attribute), arguments)
            case ftl.StringLiteral():
                return str(expression.parse()["value"])
            case ftl.NumberLiteral():
                return float(expression.value) if "." in expression.value else int(expression.value)
        raise LookupError(f"our catalogues have no {type(expression).__name__}")

    def _chosen(self, choice: ftl.SelectExpression, arguments: Mapping[str, Argument]) -> ftl.Variant:
        value = self._value(choice.selector, arguments)
        names = {value} if isinstance(value, str) else {value, plural(value, self._language)}
        for variant in choice.variants:
            key = variant.key
            if (key.name if isinstance(key, ftl.Identifier) else self._value(key, arguments)) in names:
                return variant
        return next(variant for variant in choice.variants if variant.default)


@lru_cache(CATALOGUES)
def _entries(source: str) -> dict[str, str]:
    """The messages of a catalogue by name, each as it is written."""
    parts = ((NAME.match(part), part) for part in ENTRY.split(source))
    return {name[1]: part for name, part in parts if name}


@lru_cache(MESSAGES)
def _message(source: str) -> ftl.Message:
    """One message. Parsing is slow, so only messages that are used are parsed; a parsed message is never changed."""
    (entry,) = FluentParser(with_spans=False).parse(source).body
    if not isinstance(entry, ftl.Message):
        raise LookupError(f"this is not a message: {source}")
    return entry


def plural(number: float, language: str) -> str:
    """Which of its forms a language takes for so many: the plural rules of Unicode's CLDR."""
    whole = abs(number) == int(abs(number))
    if language in MILLIONS and whole and number != 0 and number % 1_000_000 == 0:
        return "many"
    if language == "fr":
        return "one" if abs(number) < 2 else "other"
    return "one" if abs(number) == 1 else "other"


def written(number: float, language: str) -> str:
    """A number as the language writes it, with up to three digits of a fraction."""
    group, point = MARKS[language]
    exact = Decimal(str(int(number) if isinstance(number, bool) else number)).quantize(FRACTION, ROUND_HALF_EVEN)
    whole, _, fraction = f"{exact:,f}".partition(".")
    fraction = fraction.rstrip("0")
    return whole.replace(",", group) + (point + fraction if fraction else "")
