"""The message types as TypeScript, for the page.

``messages.ts`` has everything as the page works with it: what it says (fields with a default may be left out),
and what it is told, complete. ``wire.ts`` has what the server tells as it travels, where fields that hold
their default are left out, with a function for each that puts them back.
"""

from __future__ import annotations

import json
import re
from functools import cache
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from throwdown.live.protocol import fields, messages
from throwdown.rules.game import ActionSpace
from throwdown.rules.record import Manner
from throwdown.server.protocol import http
from throwdown.server.web.routes import ROUTES

from . import games
from .catalogue import said, told
from .fields import default_of, module_of, one_line, sentences, tag_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from throwdown.server.protocol.route import Route

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
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}

Struct = type[msgspec.Struct]


def messages_ts() -> str:
    """Everything that goes over the wire, as the page works with it."""
    parts = [
        HEAD,
        f"export const PROTOCOL = {messages.PROTOCOL};\n",
        *(f"export type {name} = {_written_out(kind)};" for name, kind in NAMED.items()),
        "",
        *_games(),
        *(_interface(struct, _all_there) for struct in _inside([*told(), *_answers()])),
        *(_interface(struct, _all_there) for struct in [*told(), *_answers()]),
        _union("ServerMessage", map(_name, told()), "Everything that the server says over a socket."),
        *(_interface(struct, _may_be_left_out) for struct in _inside([*said(), *_bodies()])),
        *(_interface(struct, _may_be_left_out) for struct in [*said(), *_bodies()]),
        _union("ClientMessage", map(_name, said()), "Everything that the page says over a socket."),
        _routes(),
    ]
    return "\n".join(parts)


# What games bring


def _games() -> Iterator[str]:
    actions, events, spaces, views = games.actions(), games.events(), games.spaces(), games.views()
    for kind in (*_inside(views), *actions, *spaces, *views):
        yield _interface(kind, _all_there)
    for family, kinds in events.items():
        yield from (_interface(kind, _all_there) for kind in kinds)
        yield _union(f"{family}Event", map(_name, kinds))
    yield _union("Action", map(_name, actions), "One thing that a seat may do.")
    choices = ["readonly Action[]", *map(_name, spaces)]
    yield _union("ActionSpace", choices, "What a seat may choose from: written out, or what it is made of.")
    yield _union("GameEvent", (f"{family}Event" for family in events))
    yield _union("View", map(_name, views), "What a seat sees of a game.")


@cache
def _names() -> dict[type, str]:
    """Events that two families have by the same name are told apart by the family."""
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


def _all_there(struct: Struct, field: str) -> bool:
    return False


def _may_be_left_out(struct: Struct, field: str) -> bool:
    return not _fields(struct)[field].required


def _is_left_out(struct: Struct, field: str) -> bool:
    """Whether the server leaves it out where it holds its default."""
    return struct.__struct_config__.omit_defaults and not _fields(struct)[field].required


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
        return " | ".join(f"'{part}'" for part in parts)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(map(type_of, parts)))
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


# What travels


def wire_ts() -> str:
    """What the server tells as it travels, and functions that complete it."""
    short = [struct for struct in [*_inside([*told(), *_answers()]), *told(), *_answers()] if _is_short(struct)]
    parts = [
        HEAD,
        "// What the server tells leaves out fields that hold their default: these types say which, these functions",
        "// put them back.\n",
        "import type * as full from './messages';\n",
        *map(_travelling, short),
        *map(_completing, short),
        _union("ServerMessage", map(_wire_name, told()), "A message as it comes."),
        *_completing_any(told()),
        *_answering(),
    ]
    return "\n".join(parts)


@cache
def _is_short(struct: Struct) -> bool:
    """Whether a field of it, or of what it is made of, may be left out on its way."""
    return any(_is_left_out(kind, field) for kind in (struct, *_inside([struct])) for field in _fields(kind))


def _short_part(hint: Any) -> Struct | None:
    """The struct in this type that has to be completed, if there is one."""
    return next((struct for struct in _structs(hint) if _is_short(struct)), None)


def _wire_name(struct: Struct) -> str:
    return _name(struct) if _is_short(struct) else f"full.{_name(struct)}"


def _travelling(struct: Struct) -> str:
    lines = [f"export interface {_name(struct)} {{"]
    if tag := tag_of(struct):
        lines.append(f"  is: '{tag}';")
    for field, hint in _hints(struct).items():
        kind = type_of(hint) if _short_part(hint) else f"full.{_name(struct)}['{field}']"
        lines.append(f"  {field}{'?' if _is_left_out(struct, field) else ''}: {kind};")
    return "\n".join([*lines, "}\n"])


def _completing(struct: Struct) -> str:
    """A function from the message as it comes to the one with every field."""
    parts = [field for field, hint in _hints(struct).items() if _short_part(hint)]
    plain = [field for field in _fields(struct) if _is_left_out(struct, field) and field not in parts]
    before = [f"{field}: {_value(default_of(_fields(struct)[field]))}" for field in plain]
    after = [f"{field}: {_completed(struct, field)}" for field in parts]
    inside = "".join(f"    {line},\n" for line in [*before, "...told", *after])
    name = _name(struct)
    return f"export function {_reader(struct)}(told: {name}): full.{name} {{\n  return {{\n{inside}  }};\n}}\n"


def _reader(struct: Struct) -> str:
    name = _name(struct)
    return f"{name[0].lower()}{name[1:]}"


def _completed(struct: Struct, field: str) -> str:
    hint = _hints(struct)[field]
    part = _short_part(hint)
    assert part is not None  # noqa: S101  # the caller has looked
    given = f"told.{field}"
    if get_origin(hint) is list:
        return (
            f"({given} ?? []).map({_reader(part)})" if _is_left_out(struct, field) else f"{given}.map({_reader(part)})"
        )
    return f"{given} ? {_reader(part)}({given}) : null" if NoneType in get_args(hint) else f"{_reader(part)}({given})"


def _value(value: Any) -> str:
    if isinstance(value, str):
        return f"'{value}'"
    return f"{value:g}" if isinstance(value, float) else json.dumps(value)


def _completing_any(structs: list[Struct]) -> Iterator[str]:
    yield "/** The message with every field. */"
    yield "export function complete(told: ServerMessage): full.ServerMessage {"
    yield "  switch (told.is) {"
    for struct in structs:
        if _is_short(struct):
            yield f"    case '{tag_of(struct)}':"
            yield f"      return {_reader(struct)}(told);"
    yield "    default:"
    yield "      return told;"
    yield "  }"
    yield "}\n"


def _is_asked(route: Route) -> bool:
    """Whether the page asks for this: how a server fares is asked by whoever watches over it."""
    return isinstance(route.answer, type) and route.path.startswith("/api/")


def _answering() -> Iterator[str]:
    answers = [(f"'{_address(route)}'", route.answer) for route in ROUTES if _is_asked(route)]
    yield "/** Answers as they come, by what was asked. */"
    yield "export interface Answers {"
    yield from (f"  {address}: {_wire_name(answer)};" for address, answer in answers)
    yield "}\n"
    yield "/** By what was asked: the answer with every field. */"
    yield "export const ANSWERS: { [R in keyof Answers]: (told: Answers[R]) => full.Routes[R]['answer'] } = {"
    for address, answer in answers:
        yield f"  {address}: {_reader(answer) if _is_short(answer) else '(told) => told'},"
    yield "};\n"
