"""Types in words, as tables of the documentation tell them."""

from __future__ import annotations

import json
from pathlib import Path
from types import FunctionType
from typing import Any

import msgspec
from msgspec import inspect as kinds

from throwdown.live.protocol import fields

from .fields import default_of, one_line

#: Values that many messages have.
NAMED = {
    "move id": fields.MoveId,
    "seat": fields.SeatNumber,
    "version": fields.Version,
    "intent": fields.Numbers,
    "pose": fields.Pose,
}


def cell(text: str) -> str:
    """The text as it may stand in a cell of a table."""
    return one_line(text).replace("|", "\\|")


def described(kind: kinds.Type) -> str:
    """A type as people read it: its name, or what it is, with its bounds."""
    name = next((name for name, known in NAMED.items() if kinds.type_info(known) == kind), None)
    return f"[{name}](#values)" if name else in_full(kind)


def in_full(kind: kinds.Type) -> str:
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
        case kinds.TupleType() if len(kind.item_types) == 2:
            return f"pair of {' and '.join(map(described, kind.item_types))}"
        case kinds.TupleType() if all(each == kind.item_types[0] for each in kind.item_types):
            return f"list of {described(kind.item_types[0])}, {len(kind.item_types)} of them"
        case kinds.DictType():
            return "object"
        case kinds.UnionType():
            return _or(kind)
        case kinds.StructType():
            return f"[{kind.cls.__name__}](#{kind.cls.__name__.lower()})"
        case kinds.NoneType():
            return "null"
        case kinds.Metadata():  # what a game brings: the pages of the games describe it
            return f"{(kind.extra_json_schema or {})['title'].removeprefix('Game').lower()} of the game"
        case kinds.AnyType():
            return "any"
        case kinds.CustomType() if kind.cls is Path:
            return "path"
    raise TypeError(f"no words for {kind}: teach them to server/describe/phrases.py")


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
    if least == most:
        return f", {most} {what}"
    return f", {least} to {most} {what}" if least else f", at most {most} {what}"


def _like(pattern: str | None) -> str:
    return "" if pattern is None else f" like `{pattern.removeprefix(chr(92) + 'A').removesuffix(chr(92) + 'Z')}`"


def default_phrase(field: kinds.Field) -> str:
    if field.required:
        return "required"
    if isinstance(field.default_factory, FunctionType):
        return "depends on the system"
    default = default_of(field)
    return "left out" if default is msgspec.NODEFAULT else f"`{_written(default)}`"


def _written(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:g}"
    return json.dumps(str(value) if isinstance(value, Path) else value, ensure_ascii=False)
