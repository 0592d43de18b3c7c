"""Writes down what the types say: the catalogue of the socket, the API, and the table of settings.

    python -m throwdown.server.protocol.describe

rewrites docs/openapi.json and, between two marks, the messages in docs/socket.md and the settings in
docs/hosting.md. Nothing of it is written twice: names, bounds and defaults come from the types, sentences from
the text below a field.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
from functools import cache
from pathlib import Path
from types import ModuleType, UnionType
from typing import TYPE_CHECKING, Any, get_args

import msgspec
from msgspec import inspect as kinds

from throwdown.server.operations import limits, settings
from throwdown.server.web.routes import ROUTES
from throwdown.words import Words

from . import messages
from .messages import PROTOCOL
from .openapi import openapi

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

DOCS = Path(__file__).parents[4] / "docs"
#: What is made stands between these lines of a page.
BEGIN, END = "<!-- made by python -m throwdown.server.protocol.describe -->", "<!-- until here -->"


def write(docs: Path = DOCS) -> list[Path]:
    """Write every file that is made from the types; those that changed."""
    return [path for path, text in texts(docs).items() if _put(path, text)]


def texts(docs: Path = DOCS) -> dict[Path, str]:
    """The files as they should be."""
    pages = {docs / "socket.md": catalogue(), docs / "hosting.md": settings_tables()}
    api = json.dumps(openapi(ROUTES), indent=1, ensure_ascii=False)
    return {page: between(page.read_text("utf-8"), made) for page, made in pages.items()} | {
        docs / "openapi.json": f"{api}\n"
    }


def _put(path: Path, text: str) -> bool:
    if path.is_file() and path.read_text("utf-8") == text:
        return False
    path.write_text(text, "utf-8")
    return True


def between(page: str, made: str) -> str:
    """The page with this between its two marks."""
    before, mark, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not mark or not end:
        raise ValueError(f"the page has no place for what is made: put {BEGIN} and {END} into it")
    return f"{before}{mark}\n\n{made}\n{end}{after}"


# The socket


def said() -> list[type[msgspec.Struct]]:
    """Every message of a client."""
    return _members(messages.Said)


def told() -> list[type[msgspec.Struct]]:
    """Every message of the server."""
    return _members(messages.Told)


def _members(union: UnionType) -> list[type[msgspec.Struct]]:
    return list(get_args(union))


def tag_of(message: type[msgspec.Struct]) -> str:
    return str(message.__struct_config__.tag)


def catalogue() -> str:
    """Every message with its fields, as Markdown."""
    inside = list(_inside([*said(), *told()]))
    parts = [
        f"This is protocol **{PROTOCOL}**.\n",
        *_values(),
        "## What a client says\n",
        *map(_entry, said()),
        "## What the server says\n",
        *map(_entry, told()),
        "## What stands inside\n",
        *map(_entry, inside),
        *_codes(),
    ]
    return "\n".join(parts)


def _values() -> Iterator[str]:
    yield "## Values\n"
    yield "| | |"
    yield "|---|---|"
    yield from (f"| {name} | {_in_full(kinds.type_info(known))} |" for name, known in NAMED.items())
    yield ""


def _inside(structs: Iterable[type[msgspec.Struct]]) -> Iterator[type[msgspec.Struct]]:
    """The objects that messages are made of, each once, in the order in which they are met."""
    seen = set(structs)
    waiting = list(structs)
    while waiting:
        for field in _fields(waiting.pop(0)):
            for kind in _structs(field.type):
                if kind not in seen:
                    seen.add(kind)
                    waiting.append(kind)
                    yield kind


def _structs(kind: kinds.Type) -> Iterator[type[msgspec.Struct]]:
    if isinstance(kind, kinds.StructType):
        yield kind.cls
    elif isinstance(kind, kinds.UnionType):
        for each in kind.types:
            yield from _structs(each)
    elif isinstance(kind, kinds.ListType):
        yield from _structs(kind.item_type)


def _entry(struct: type[msgspec.Struct]) -> str:
    heading = tag_of(struct) if struct.__struct_config__.tag else struct.__name__
    about = f"### {heading}\n\n{_one_line(struct.__doc__ or '')}\n"
    rows = [_row(struct, field) for field in _fields(struct)]
    return "\n".join([about, "| field | type | default | |", "|---|---|---|---|", *rows, ""]) if rows else about


def _fields(struct: type[msgspec.Struct]) -> tuple[kinds.Field, ...]:
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)  # noqa: S101  # of a struct it is
    return info.fields


def _row(struct: type[msgspec.Struct], field: kinds.Field) -> str:
    about = sentences(_module(struct), struct.__name__).get(field.name, "")
    return f"| `{field.name}` | {described(field.type)} | {_default(field)} | {about} |"


def _module(struct: type[msgspec.Struct]) -> ModuleType:
    return sys.modules[struct.__module__]


def _default(field: kinds.Field) -> str:
    if field.required:
        return "required"
    factory: Any = field.default_factory
    return f"`{_written(field.default if factory is msgspec.NODEFAULT else factory())}`"


def _written(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:g}"
    return json.dumps(str(value) if isinstance(value, Path) else value, ensure_ascii=False)


@cache
def sentences(module: ModuleType, name: str) -> dict[str, str]:
    """By field of a class: the sentence that stands below it."""
    tree = ast.parse(inspect.getsource(module))
    (found,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name]
    return {
        field.target.id: _one_line(below.value.value)
        for field, below in zip(found.body, found.body[1:], strict=False)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(below, ast.Expr)
        and isinstance(below.value, ast.Constant)
        and isinstance(below.value.value, str)
    }


def _one_line(text: str) -> str:
    return " ".join(text.replace("``", "`").replace("|", "\\|").split())


# Types in words


#: Values that many messages have.
NAMED = {
    "move id": messages.MoveId,
    "seat": messages.SeatNumber,
    "version": messages.Version,
    "intent": messages.Numbers,
}


def described(kind: kinds.Type) -> str:
    """A type as people read it: its name, or what it is, with its bounds."""
    name = next((name for name, known in NAMED.items() if kinds.type_info(known) == kind), None)
    return f"[{name}](#values)" if name else _in_full(kind)


def _in_full(kind: kinds.Type) -> str:
    match kind:
        case kinds.BoolType():
            return "true or false"
        case kinds.IntType():
            return f"whole number{_between(kind.ge, kind.le)}"
        case kinds.FloatType():
            return f"number{_above(kind.gt)}{_between(kind.ge, kind.le)}"
        case kinds.StrType():
            return f"text{_long(kind.min_length, kind.max_length, 'characters')}{_like(kind.pattern)}"
        case kinds.LiteralType():
            return " or ".join(f"`{value}`" for value in kind.values)
        case kinds.ListType() | kinds.VarTupleType():
            return f"list of {described(kind.item_type)}{_long(kind.min_length, kind.max_length, 'of them')}"
        case kinds.DictType():
            return "object"
        case kinds.UnionType():
            return _or(kind)
        case kinds.StructType():
            return f"[{kind.cls.__name__}](#{kind.cls.__name__.lower()})"
        case kinds.NoneType():
            return "null"
        case kinds.AnyType():
            return "any"
        case kinds.CustomType() if kind.cls is Path:
            return "path"
    raise TypeError(f"no words for {kind}: teach them to server/describe.py")


def _or(kind: kinds.UnionType) -> str:
    """What it may be; nothing at all comes last."""
    return " or ".join(described(each) for each in sorted(kind.types, key=lambda one: isinstance(one, kinds.NoneType)))


def _between(least: float | None, most: float | None) -> str:
    if least is not None and most is not None:
        return f" {_number(least)} to {_number(most)}"
    return f" from {_number(least)}" if least is not None else f" up to {_number(most)}" if most is not None else ""


def _above(least: float | None) -> str:
    return "" if least is None else f" above {_number(least)}"


def _number(value: float) -> str:
    size = int(abs(value))
    if size > 2**30 and size & (size - 1) == 0:
        return f"{'−' if value < 0 else ''}2^{size.bit_length() - 1}"
    return f"{value:,.0f}".replace(",", " ") if value == int(value) else repr(value)


def _long(least: int | None, most: int | None, what: str) -> str:
    if most is None:
        return ""
    return f", {least} to {most} {what}" if least else f", at most {most} {what}"


def _like(pattern: str | None) -> str:
    return "" if pattern is None else f" like `{pattern.removeprefix(chr(92) + 'A').removesuffix(chr(92) + 'Z')}`"


# Errors

#: Whose codes a socket tells; those of the rules stand on the pages of the games.
ROOMS = ("message", "server", "name", "chat")


def _codes() -> Iterator[str]:
    yield "## Codes\n"
    yield (
        "`refused` has one of these, or a code of the rules (`action/…`, `outcome/…`, with the clause), of the table "
        "(`table/…`) or of the store (`store/failed`: try again). Codes are stable; sentences come in the language of "
        "the listener.\n"
    )
    yield "| code | means |"
    yield "|---|---|"
    for code, sentence in codes():
        if code.partition("/")[0] in ROOMS:
            yield f"| `{code}` | {sentence} |"
    yield ""


def codes() -> list[tuple[str, str]]:
    """Every error that has a sentence, with that."""
    found = re.findall(r"^error-([a-z]+)-([a-z-]+) = (.+)$", Words("en").source(["error"]), re.MULTILINE)
    return sorted((f"{room}/{what.replace('-', '_')}", sentence) for room, what, sentence in found)


# Settings


def settings_tables() -> str:
    """All settings and limits, as Markdown."""
    own = _settings_table(settings, settings.Settings, "", {"limits"})
    policy = _settings_table(limits, limits.Limits, "limits_", set())
    return f"### Settings\n\n{own}\n### Limits\n\n{LIMITS}\n\n{policy}"


def _settings_table(module: ModuleType, struct: type[msgspec.Struct], prefix: str, without: set[str]) -> str:
    about = sentences(module, struct.__name__)
    rows = [
        f"| `{field.name}` | {_default(field)} | {described(field.type)} | {about.get(field.name, '')} |"
        for field in _fields(struct)
        if field.name not in without
    ]
    return "\n".join(["| name | default | may be | |", "|---|---|---|---|", *rows, ""])


LIMITS = """\
In the table `[limits]` of the file, or as `THROWDOWN_LIMITS_…`. Names end with their unit: `_s` seconds, `_bytes`;
counts have none."""


def main() -> None:
    if not DOCS.is_dir():
        sys.exit(f"there is no folder {DOCS}: run this in a checkout of the project")
    print("\n".join(map(str, write())) or "Everything is current.")


if __name__ == "__main__":
    main()
