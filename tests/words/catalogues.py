"""The catalogues as they are written, and what the code asks of them."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    Placeable,
    Resource,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

import throwdown
from throwdown.words import LANGUAGES
from throwdown.words.bundle import _entries

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(throwdown.__file__).parent
#: The page reads the same catalogues.
PAGE = Path(__file__).parents[2] / "web" / "src"
LOCALES = PACKAGE / "locales"
PRESENT = tuple(language for language in LANGUAGES if (LOCALES / language).is_dir())
TRANSLATIONS = tuple(language for language in PRESENT if language != "en")

#: What whole numbers and decimals can be in each language (CLDR); "many" is for millions.
PLURALS = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "nl": {"one", "other"},
    "fr": {"one", "many", "other"},
    "it": {"one", "many", "other"},
    "es": {"one", "many", "other"},
}
CATEGORIES = frozenset(("zero", "one", "two", "few", "many", "other"))


@cache
def files(language: str) -> dict[str, Resource]:
    """The parsed catalogues by file name."""
    folder = LOCALES / language
    parser = FluentParser(with_spans=False)
    return {path.stem: parser.parse(path.read_text("utf-8")) for path in sorted(folder.glob("*.ftl"))}


@cache
def messages(language: str) -> dict[tuple[str, str], Message]:
    """Every message by (file, name): both themes have the same names."""
    return {
        (file, entry.id.name): entry
        for file, resource in files(language).items()
        for entry in resource.body
        if isinstance(entry, Message)
    }


@cache
def names(language: str, file: str) -> frozenset[str]:
    """The names alone, as the package finds them: a catalogue is parsed only where its sentences are needed."""
    return frozenset(_entries((LOCALES / language / f"{file}.ftl").read_text("utf-8")))


# What stands in a message


class Choice(NamedTuple):
    """One selector: the argument, the keys of its variants, the default, and whether that says the number."""

    by: str
    keys: frozenset[str]
    default: str
    tells: bool

    @property
    def categories(self) -> frozenset[str]:
        return self.keys & CATEGORIES

    @property
    def is_nothing_or_some(self) -> bool:
        """[0] and *[other], where the number itself is not said: no plural."""
        return self.keys == {"0", "other"} and not self.tells


class _Content(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []
        self.selects: list[Choice] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    @property
    def arguments(self) -> set[str]:
        """What the code has to give; the box of the game is given to every message."""
        return self.variables - {"box"}

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        by = node.selector.id.name if isinstance(node.selector, VariableReference) else ""
        keys = frozenset(_key(variant.key) for variant in node.variants)
        default = next(variant for variant in node.variants if variant.default)
        self.selects.append(Choice(by, keys, _key(default.key), by in content(default).variables))
        self.generic_visit(node)


def _key(key: Identifier | NumberLiteral) -> str:
    return str(key.name if isinstance(key, Identifier) else key.value)


@cache
def content(node: BaseNode) -> _Content:
    seen = _Content()
    seen.visit(node)
    return seen


def written(message: Message) -> str:
    """All that people read of it, in one line."""
    return " ".join(" ".join(content(message).texts).split())


class Alternative(NamedTuple):
    """One of the sentences of a message: the values for which it is used, and its pattern."""

    values: dict[str, str]
    pattern: Pattern

    @property
    def text(self) -> str:
        """What stands in it, with the names of what is filled in."""
        parts = (each.value if isinstance(each, TextElement) else _name(each) for each in self.pattern.elements)
        return re.sub(r"[ \n]+", " ", "".join(parts)).strip(" \n")  # a space that does not break stays one


def _name(place: Placeable) -> str:
    reference = place.expression
    if isinstance(reference, MessageReference):
        return "{" + reference.id.name + (f".{reference.attribute.name}" if reference.attribute else "") + "}"
    return "{$" + reference.id.name + "}" if isinstance(reference, VariableReference) else "{?}"


def alternatives(pattern: Pattern) -> list[Alternative]:
    """Every whole sentence of a pattern that chooses by values, one choice within the other."""
    (first, *others) = pattern.elements
    if others or not isinstance(first, Placeable) or not isinstance(first.expression, SelectExpression):
        return [Alternative({}, pattern)]
    choice = first.expression
    by = choice.selector.id.name if isinstance(choice.selector, VariableReference) else ""
    return [
        Alternative({by: _key(variant.key)} | inner.values, inner.pattern)
        for variant in choice.variants
        for inner in alternatives(variant.value)
    ]


# What the code asks for


@cache
def sources() -> dict[Path, str]:
    """Every file of the code."""
    return {path: path.read_text("utf-8") for path in sorted(PACKAGE.rglob("*.py"))}


def nodes(which: str) -> Iterator[tuple[Path, ast.AST]]:
    """All of the files in which this pattern is found: parsing takes long, and most files say nothing to people."""
    for path, text in sources().items():
        if re.search(which, text):
            for node in ast.walk(ast.parse(text)):
                yield path, node


@cache
def literals() -> frozenset[str]:
    """Every string in the code that can be the name of a message or of an error."""
    return frozenset(text for source in sources().values() for text in re.findall(r"""["']([\w/-]+)["']""", source))


@cache
def composed() -> tuple[re.Pattern[str], ...]:
    """Every f-string in the code that can be the name of a message, as a pattern."""
    return tuple(
        re.compile("".join(_part(part) for part in node.values))
        for _, node in nodes(r'f"[a-z]+-')
        if isinstance(node, ast.JoinedStr) and re.match(r"[a-z]+-", _start(node))
    )


@cache
def page_texts() -> str:
    """Everything that the page is written in."""
    return "\n".join(path.read_text("utf-8") for path in sorted(PAGE.rglob("*")) if path.suffix in (".svelte", ".ts"))


@cache
def page_names() -> frozenset[str]:
    """Every name of a message in the source of the page."""
    return frozenset(re.findall(r"(?<=['\"`])[a-z]+(?:-[a-z0-9]+)+(?=['\"`])", page_texts()))


@cache
def page_composed() -> tuple[re.Pattern[str], ...]:
    """Every template in the source of the page that can be the name of a message, as a pattern."""
    templates = re.findall(r"`([a-z]+-(?:[a-z0-9-]|\$\{[^`]*?\})*)`", page_texts())
    parts = (re.split(r"\$\{.*?\}+", template) for template in templates if "${" in template)
    return tuple(re.compile(r"[\w-]+".join(map(re.escape, part))) for part in parts)


def _start(node: ast.JoinedStr) -> str:
    first = node.values[0]
    return str(first.value) if isinstance(first, ast.Constant) else ""


def _part(node: ast.expr) -> str:
    return re.escape(str(node.value)) if isinstance(node, ast.Constant) else r"[\w-]+"


@cache
def used_messages() -> frozenset[tuple[str, str]]:
    """(file, name) for every message that the code names in a call of ``say`` or ``has``."""
    return frozenset(
        (path.name, name)
        for path, node in nodes(r"\b(say|has|Line)\(")
        if isinstance(node, ast.Call) and _called(node) in ("say", "has", "Line") and node.args
        for name in _constants(node.args[0])
    )


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _constants(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)


@cache
def error_codes() -> frozenset[str]:
    """Every ``namespace/what`` in the code: errors and media types are named like that (units end with one letter)."""
    named = {text for text in literals() if re.fullmatch(r"[a-z]+/[a-z_]{2,}", text)}
    return frozenset(text for text in named if not text.startswith(("application/", "image/", "text/")))
