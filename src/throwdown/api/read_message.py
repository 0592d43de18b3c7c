"""What a frame of a client says: one message of the protocol, or a refusal whose code follows from its structure."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import cache, reduce
from math import isinf
from operator import or_
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import structs

from throwdown.errors import ThrowdownError
from throwdown.live.protocol.fields import MoveId
from throwdown.live.protocol.messages import Said

#: The types that a client may send, by their names under ``is``.
KINDS: dict[str, Any] = {str(kind.__struct_config__.tag): kind for kind in get_args(Said)}


class BadMessage(ThrowdownError):
    """Raised when a frame is not a known message; the socket stays open."""

    code = "message/json"
    move: str | None = None
    """The id of the move that is refused, if the message has one: its client waits for an answer with it."""


def read_message(text: str) -> Any:
    """The message in a frame."""
    try:
        value = _parse(text)
    except (ValueError, RecursionError):
        raise BadMessage("this is not a JSON object: send one message in each frame") from None
    if not isinstance(value, dict):
        raise BadMessage("a message is a JSON object", code="message/type")
    name = value.get("is")
    kind = KINDS.get(name) if isinstance(name, str) else None
    if kind is None:
        raise _refused(value, "there is no such message: say under `is` which one it is", "message/unknown")
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise _refused(value, str(error), _code_of(value, kind)) from None


def _refused(value: dict[str, Any], why: str, code: str) -> BadMessage:
    error = BadMessage(why, code=code)
    with suppress(msgspec.ValidationError):
        error.move = msgspec.convert(value.get("move"), MoveId)
    return error


# JSON


def _parse(text: str) -> Any:
    """msgspec is quick, but takes the last of two equal keys: where there may be two, a slower parser checks."""
    try:
        value = _decode(text)
    except (msgspec.DecodeError, RecursionError):
        return _parse_strictly(text)
    return value if type(value) is dict and text.count(":") == _count_keys(value) else _parse_strictly(text)


_decode = msgspec.json.Decoder().decode


def _count_keys(value: dict[str, Any]) -> int:
    """Keys of an object and of the objects in it. With as many colons in the text no key was there twice.

    There are more colons where a text has one, or where objects are deeper: such messages are rare.
    """
    keys = len(value)
    for inner in value.values():
        if type(inner) is dict:
            keys += len(inner)
    return keys


def _parse_strictly(text: str) -> Any:
    value = _strict.decode(text)
    if "\\u" in text:  # half of a surrogate pair is no text
        json.dumps(value, ensure_ascii=False).encode()
    return value


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object; a key that comes twice has two meanings."""
    value = dict(pairs)
    if len(value) != len(pairs):
        raise BadMessage("a key is in the message twice", code="message/schema")
    return value


def _finite(digits: str) -> float:
    number = float(digits)
    if isinf(number):
        raise BadMessage("a number in the message is out of range", code="message/schema")
    return number


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is not JSON")


_strict = json.JSONDecoder(object_pairs_hook=_once, parse_float=_finite, parse_constant=_no_number)


# What is wrong with a message


def _code_of(value: dict[str, Any], kind: Any) -> str:
    """``message/type`` if a field has another type than it should, ``message/schema`` if something else is wrong."""
    try:
        msgspec.convert(value, _loose(kind))
    except msgspec.ValidationError:
        return "message/type"
    return "message/schema"


@cache
def _loose(kind: Any) -> Any:
    """The same type without anything but types: every field may be left out, and have any value of its type."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        hints = get_type_hints(kind)  # without the constraints in ``Annotated``
        fields = [(field.name, _loose(hints[field.name]), msgspec.UNSET) for field in structs.fields(kind)]
        return msgspec.defstruct(f"Loose{kind.__name__}", fields, kw_only=True)
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Literal:
        return reduce(or_, {type(value) for value in inner})
    if origin in (Union, UnionType):
        return reduce(or_, (_loose(each) for each in inner))
    return origin[tuple(_loose(each) for each in inner)] if origin else kind
