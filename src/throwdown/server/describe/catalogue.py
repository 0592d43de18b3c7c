"""The catalogue of the socket as Markdown: every message with its fields, made from their types."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, get_args

import msgspec
from msgspec import inspect as kinds

from throwdown.live.protocol import messages
from throwdown.words import Words

from .fields import fields_of, module_of, sentences, tag_of
from .phrases import NAMED, cell, default_phrase, described, in_full

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from types import UnionType


def client_messages() -> list[type[msgspec.Struct]]:
    """Every message of a client."""
    return _members(messages.Said)


def server_messages() -> list[type[msgspec.Struct]]:
    """Every message of the server."""
    return _members(messages.ServerMessage)


def _members(union: UnionType) -> list[type[msgspec.Struct]]:
    return list(get_args(union))


def catalogue() -> str:
    """Every message with its fields, as Markdown."""
    inside = list(_inside([*client_messages(), *server_messages()]))
    parts = [
        f"This is protocol **{messages.PROTOCOL}**.\n",
        *_values(),
        "## Messages of a client\n",
        *map(_entry, client_messages()),
        "## Messages of the server\n",
        *map(_entry, server_messages()),
        "## Types inside messages\n",
        *map(_entry, inside),
        *_codes(),
    ]
    return "\n".join(parts)


def _values() -> Iterator[str]:
    yield "## Values\n"
    yield "| Name | Type |"
    yield "|---|---|"
    yield from (f"| {name} | {in_full(kinds.type_info(known))} |" for name, known in NAMED.items())
    yield ""


def _inside(structs: Iterable[type[msgspec.Struct]]) -> Iterator[type[msgspec.Struct]]:
    """The objects that messages are made of, each once, in the order in which they are met."""
    seen = set(structs)
    waiting = list(structs)
    while waiting:
        for field in fields_of(waiting.pop(0)):
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
    heading = tag_of(struct) or struct.__name__
    about = f"### {heading}\n\n{cell(struct.__doc__ or '')}\n"
    rows = [_row(struct, field) for field in fields_of(struct)]
    head = ["| Field | Type | Default | Description |", "|---|---|---|---|"]
    return "\n".join([about, *head, *rows, ""]) if rows else about


def _row(struct: type[msgspec.Struct], field: kinds.Field) -> str:
    about = sentences(module_of(struct), struct.__name__).get(field.name, "")
    return f"| `{field.name}` | {described(field.type)} | {default_phrase(field)} | {cell(about)} |"


# Errors

#: Whose codes a socket tells; those of the rules stand on the pages of the games.
ROOMS = ("message", "server", "name", "chat")


def _codes() -> Iterator[str]:
    yield "## Codes\n"
    yield (
        "`refused` has one of these codes. It may also have a code of the rules (`action/…`, `outcome/…`, with the "
        "clause), of the table (`table/…`) or of the store (`store/failed`: try again). Codes are stable. Sentences "
        "come in the language of the client.\n"
    )
    yield "| Code | Description |"
    yield "|---|---|"
    for code, sentence in codes():
        if code.partition("/")[0] in ROOMS:
            yield f"| `{code}` | {sentence} |"
    yield ""


def codes() -> list[tuple[str, str]]:
    """Every error that has a sentence, with that."""
    found = re.findall(r"^error-([a-z]+)-([a-z-]+) = (.+)$", Words("en").source(["error"]), re.MULTILINE)
    return sorted((f"{room}/{what.replace('-', '_')}", sentence) for room, what, sentence in found)
