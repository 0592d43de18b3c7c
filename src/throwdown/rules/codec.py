"""States, actions, outcomes, events and views as JSON values, and back.

A value becomes an object with its name under ``is``; tuples become lists. Nothing else occurs in
values but numbers, texts, true, false and none.
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from throwdown.errors import NotationError
from throwdown.rules.arena import events as arena_events
from throwdown.rules.arena.pipeline import ArenaView
from throwdown.rules.arena.state import ArenaState, Resolution
from throwdown.rules.arena.wizards import TowerOrders
from throwdown.rules.verasselt import events as verasselt_events
from throwdown.rules.verasselt.choices import RollSpace, SplitSpace, TopUpSpace
from throwdown.rules.verasselt.state import Catch, VerasseltState, VerasseltView

from .game import Action, Event, Listed, Outcome, Result
from .values import Value

#: What a space of actions is once it is told: written out, or one of those that are too large for it.
_SPACES = (RollSpace, SplitSpace, TopUpSpace, TowerOrders)
#: What stays as it is.
_PLAIN = frozenset({int, str, bool, float, type(None)})
_NAMES = {"ActionSpace": Union[tuple[Action, ...], *_SPACES]}


def encode(value: Any) -> Any:
    """The value as json.dumps takes it."""
    if isinstance(value, Value):
        told: dict[str, Any] = {"is": value.name}
        for field, each in msgspec.structs.asdict(value).items():
            told[field] = each if type(each) in _PLAIN else encode(each)
        return told
    if isinstance(value, tuple):
        return [each if type(each) in _PLAIN else encode(each) for each in value]
    return value


def decode(told: Any, known: dict[str, type[Value]] | None = None) -> Any:
    """The value that ``encode`` told of; ``known`` says which names may occur (default: all but events)."""
    known = known if known is not None else kinds()
    if isinstance(told, list):
        return tuple(decode(each, known) for each in told)
    if not isinstance(told, dict):
        return told
    name = told.get("is")
    if not isinstance(name, str) or name not in known:
        raise NotationError(f"there is no {name!r}: an object says under 'is' what it is")
    fields = {field: decode(each, known) for field, each in told.items() if field != "is"}
    for field, hint in _hints(known[name]).items():
        if field in fields and not _fits(fields[field], hint):
            raise NotationError(f"{field!r} of {name} cannot be {fields[field]!r}")
    try:
        return known[name](**fields)
    except TypeError:
        raise NotationError(f"{name} has the fields {known[name].__struct_fields__}, not {tuple(fields)}") from None


def view_hash(told: Any) -> str:
    """SHA-256 of a view that was encoded, as canonical JSON: keys sorted, no spaces."""
    canonical = json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(canonical.encode("utf-8", "surrogatepass")).hexdigest()


def decode_event(game: str, told: Any) -> Event:
    """An event; the two families of games have some names in common."""
    event: Event = decode(told, _events("verasselt" if game == "verasselt" else "arena"))
    return event


def decode_view(told: Any) -> ArenaView | VerasseltView:
    """What a seat sees, from the game's own ``view`` through ``encode``: an equal value, action space and all."""
    known = _views()
    if not isinstance(told, dict) or told.get("is") not in (ArenaView.name, VerasseltView.name):
        raise NotationError("that is no view: give what encode made of one")
    view: ArenaView | VerasseltView = decode(told, known)
    return view if isinstance(view.actions, _SPACES) else view.but(actions=Listed(view.actions))


@cache
def _hints(kind: type[Value]) -> dict[str, Any]:
    hints = get_type_hints(kind, localns=_NAMES)
    return {field: hints[field] for field in kind.__struct_fields__}


def _fits(value: Any, hint: Any) -> bool:
    """Whether a value is of the annotated type; true and false are no numbers."""
    origin, parts = get_origin(hint), get_args(hint)
    if hint is Any:
        return True
    if origin is UnionType or origin is Union:
        return any(_fits(value, part) for part in parts)
    if origin is Literal:
        return value in parts
    if origin is tuple:
        if type(value) is not tuple:
            return False
        each = parts[:1] * len(value) if parts[1:] == (...,) else parts
        return len(value) == len(each) and all(map(_fits, value, each))
    return isinstance(value, hint) and not (hint is int and isinstance(value, bool))


@cache
def kinds() -> dict[str, type[Value]]:
    """Everything that may stand in a record or a state, by its name."""
    states = (ArenaState, Resolution, Result, VerasseltState, Catch)
    known: tuple[type[Value], ...] = (*Action.__subclasses__(), *Outcome.__subclasses__(), *states)
    return {kind.name: kind for kind in known}


@cache
def _views() -> dict[str, type[Value]]:
    """Everything that may stand in a view, by its name."""
    known: tuple[type[Value], ...] = (ArenaView, VerasseltView, Result, Catch, *_SPACES)
    return {kind.name: kind for kind in (*Action.__subclasses__(), *known)}


@cache
def _events(family: str) -> dict[str, type[Value]]:
    module = verasselt_events if family == "verasselt" else arena_events
    kinds: list[Any] = list(vars(module).values())
    return {kind.name: kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Event)}
