"""The message types as TypeScript, for the page.

The page may leave out fields with a default; the server sends every field, except those that may be unset.
"""

from __future__ import annotations

import re
from datetime import date
from functools import cache
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from throwdown.api import http
from throwdown.live.protocol import fields, messages
from throwdown.rules.game import ActionSpace
from throwdown.rules.record import Manner
from throwdown.server.web.routes import ROUTES

from . import games
from .catalogue import client_messages, server_messages
from .fields import module_of, one_line, sentences, tag_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from throwdown.api.route import Route

HEAD = "// Made by python -m throwdown.server.describe from the message types of the server: do not edit.\n"

#: Types with a name of their own; what they are is written out once.
NAMED: dict[str, Any] = {
    "Language": fields.Language,
    "ThemeName": fields.ThemeName,
    "ClockName": fields.ClockName,
    "Visibility": fields.Visibility,
    "Kind": fields.Kind,
    "ThrowerName": fields.ThrowerName,
    "Unit": fields.Unit,
    "Presence": fields.Presence,
    "Phrase": fields.Phrase,
    "Topic": fields.Topic,
    "Manner": Manner,
    "Pose": fields.Pose,
    "Cards": tuple[int, int, int, int],
}
PLAIN: dict[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    date: "string",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}

Struct = type[msgspec.Struct]


def messages_ts() -> str:
    """Everything that goes over the wire, as the page works with it."""
    in_answers = _inside([*server_messages(), *_answers()])
    in_requests = _inside([*client_messages(), *_bodies()])
    parts = [
        HEAD,
        f"export const PROTOCOL = {messages.PROTOCOL};\n",
        *(f"export type {name} = {_written_out(kind)};" for name, kind in NAMED.items()),
        "",
        *_games(),
        *(_interface(struct, _may_be_unset) for struct in in_answers),
        *(_interface(struct, _may_be_unset) for struct in [*server_messages(), *_answers()]),
        _union("ServerMessage", map(_name, server_messages()), "Everything that the server says over a socket."),
        *(_interface(struct, _may_be_left_out) for struct in in_requests if struct not in in_answers),
        *(_interface(struct, _may_be_left_out) for struct in [*client_messages(), *_bodies()]),
        _union("ClientMessage", map(_name, client_messages()), "Everything that the page says over a socket."),
        _routes(),
    ]
    return "\n".join(parts)


# What games bring


def _games() -> Iterator[str]:
    actions, events, spaces, views = games.actions(), games.events(), games.spaces(), games.views()
    for kind in (*_inside(views), *actions, *spaces, *views):
        yield _interface(kind, _may_be_unset)
    for family, kinds in events.items():
        yield from (_interface(kind, _may_be_unset) for kind in kinds)
        yield _union(f"{family}Event", map(_name, kinds))
    yield _union("Action", map(_name, actions), "One thing that a seat may do.")
    choices = ["readonly Action[]", *map(_name, spaces)]
    yield _union("ActionSpace", choices, "What a seat may choose from: written out, or what it is made of.")
    yield _union("GameEvent", (f"{family}Event" for family in events))
    yield _union("View", map(_name, views), "What a seat sees of a game.")


@cache
def _names() -> dict[type, str]:
    """Events that two families have by the same name are distinguished by the family."""
    known: dict[type, str] = {}
    by_family = games.events()
    classes = [kind.__name__ for kinds in by_family.values() for kind in kinds]
    for family, kinds in by_family.items():
        for kind in kinds:
            known[kind] = f"{family}{kind.__name__}" if classes.count(kind.__name__) > 1 else kind.__name__
    return known


def _name(kind: type) -> str:
    return _names().get(kind, kind.__name__)


# Structs


def _interface(struct: Struct, is_optional: Callable[[Struct, str], bool]) -> str:
    about = sentences(module_of(struct), struct.__name__)
    lines = [
        _comment(str(vars(struct).get("__doc__") or ""), ""),
        f"export interface {_name(struct)} {{",
    ]
    if tag := tag_of(struct):
        lines.append(f"  is: '{tag}';")
    for field, hint in _hints(struct).items():
        lines.append(_comment(about.get(field, ""), "  "))
        lines.append(f"  {field}{'?' if is_optional(struct, field) else ''}: {type_of(hint)};")
    return "\n".join([*filter(None, lines), "}\n"])


def _comment(text: str, indent: str) -> str:
    return f"{indent}/** {one_line(text)} */" if text else ""


@cache
def _hints(struct: Struct) -> dict[str, Any]:
    hints = get_type_hints(struct, localns={"ActionSpace": ActionSpace}, include_extras=True)
    return {field: hints[field] for field in struct.__struct_fields__}


def _may_be_unset(struct: Struct, field: str) -> bool:
    return msgspec.UnsetType in get_args(_hints(struct)[field])


def _may_be_left_out(struct: Struct, field: str) -> bool:
    return not _fields(struct)[field].required


def _fields(struct: Struct) -> dict[str, msgspec.structs.FieldInfo]:
    return {field.name: field for field in msgspec.structs.fields(struct)}


def _inside(structs: Iterable[Struct]) -> list[Struct]:
    """The structs that these are made of, and that are none of them themselves."""
    given = list(structs)
    found: dict[Struct, None] = {}
    waiting = list(given)
    while waiting:
        for hint in _hints(waiting.pop(0)).values():
            new = [kind for kind in _structs(hint) if kind not in found and kind not in given]
            found.update(dict.fromkeys(new))
            waiting += new
    return list(found)


def _structs(hint: Any) -> Iterator[Struct]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for part in get_args(hint):
        yield from _structs(part)


# Types


def type_of(hint: Any) -> str:
    """A type in TypeScript: its name, or what it is."""
    name = next((name for name, known in NAMED.items() if known == hint), None)
    return name or _written_out(hint)


def _written_out(hint: Any) -> str:
    origin, parts = get_origin(hint), get_args(hint)
    if hint is ActionSpace:
        return "ActionSpace"
    if hint in PLAIN:
        return PLAIN[hint]
    if origin is Annotated:
        return _annotated(parts[0], parts[1])
    if origin is Literal:
        return " | ".join(f"'{part}'" if isinstance(part, str) else str(part) for part in parts)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(type_of(part) for part in parts if part is not msgspec.UnsetType))
    if origin is list or (origin is tuple and parts[-1] is ...):
        return f"readonly {_item(parts[0])}[]"
    if origin is tuple:
        return f"readonly [{', '.join(map(type_of, parts))}]"
    if origin is dict:
        return f"Record<string, {type_of(parts[1])}>"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return _name(hint)
    raise TypeError(f"no TypeScript for {hint}: teach it to server/describe/typescript.py")


def _annotated(hint: Any, meta: msgspec.Meta) -> str:
    """What a game brings goes by its name; a list of one certain length is a tuple."""
    if meta.title is not None:
        return meta.title
    if meta.min_length is not None and meta.min_length == meta.max_length and hint is not str:
        return f"readonly [{', '.join([type_of(get_args(hint)[0])] * meta.min_length)}]"
    return type_of(hint)


def _item(hint: Any) -> str:
    """A type as it stands before brackets."""
    text = type_of(hint)
    return f"({text})" if " " in text else text


def _union(name: str, members: Iterable[str], about: str = "") -> str:
    lines = [_comment(about, ""), f"export type {name} =", *(f"  | {member}" for member in members)]
    return "\n".join(filter(None, lines)) + ";\n"


# HTTP


def _answers() -> list[Struct]:
    """Everything that an answer may be."""
    return [*dict.fromkeys(route.answer for route in ROUTES if isinstance(route.answer, type)), http.Fault]


def _bodies() -> list[Struct]:
    return list(dict.fromkeys(route.body for route in ROUTES if route.body is not None))


def _routes() -> str:
    lines = ["/** What is asked over HTTP, with what, and what is answered. */", "export interface Routes {"]
    lines += [f"  '{_address(route)}': {{ {_asked(route)} }};" for route in ROUTES]
    return "\n".join([*lines, "}\n"])


def _address(route: Route) -> str:
    return f"{route.method} {route.path}"


def _asked(route: Route) -> str:
    path = " | ".join(f"'{name}'" for name in re.findall(r"{(\w+)}", route.path)) or "never"
    query = " | ".join(f"'{name}'" for name, _ in route.query) or "never"
    body = "null" if route.body is None else _name(route.body)
    return f"path: {path}; query: {query}; body: {body}; answer: {_answer(route)}"


def _answer(route: Route) -> str:
    if isinstance(route.answer, type):
        return _name(route.answer)
    return "null" if route.answer is None else "string"
