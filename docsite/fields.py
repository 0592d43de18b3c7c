"""The page of fields: every field of the views and actions of all games, read from their types."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import inspect as kinds

from throwdown.rules.game import ActionSpace
from throwdown.server.describe import games
from throwdown.server.describe.fields import fields_of, module_of, one_line, sentences, tag_of
from throwdown.server.describe.phrases import described

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    import msgspec

INTRODUCTION = """# Fields of views and actions

What a seat sees, and what it may do. A bot receives these values as Python objects, the [library](library.md) returns
them, and [the socket](socket.md) sends them as JSON. The types of the rules generate this page.

- In Python, an action is an object such as `Stop()` or `ThrowPile(pile=0)`. Import it from `throwdown.rules`, or from
  the module of the game.
- In JSON, it is an object with its name under `is`: `{"is": "throw_pile", "pile": 0}`.
- "null" is `None` in Python, and a list is a tuple there. Seats and dice count from 0.

The pages of the games say what actions mean: [what the arena games share](arena.md) and [voll verasselt](verasselt.md).
"""
ACTIONS = """## Actions

A game offers only those that its rules and options allow: look at `view.actions`.
"""
SPACES = """## Large sets of actions

`view.actions` is usually a list. If there are too many actions to list, it is one of these objects. In Python they work
like a list: you can test them with `in`, iterate over them and call `sample(rng)`.
"""
INSIDE = "## Types inside views\n"


def page() -> str:
    inside = list(dict.fromkeys(kind for view in games.views() for kind in _inside(view)))
    return "\n".join(
        [
            INTRODUCTION,
            "## Views\n",
            *map(_entry, games.views()),
            INSIDE,
            *map(_entry, inside),
            ACTIONS,
            *map(_entry, games.actions()),
            SPACES,
            *map(_entry, games.spaces()),
        ]
    )


def _entry(kind: type[msgspec.Struct]) -> str:
    about = sentences(module_of(kind), kind.__name__)
    rows = [f"| `{field.name}` | {_type(field.type)} | {about.get(field.name, '')} |" for field in fields_of(kind)]
    table = ["| Field | Type | Description |", "|---|---|---|", *rows, ""] if rows else []
    tag = f"In JSON: `{tag_of(kind)}`. " if tag_of(kind) else ""
    return "\n".join([f"### {kind.__name__}\n", f"{tag}{one_line(kind.__doc__ or '')}\n", *table])


def _type(kind: kinds.Type) -> str:
    if isinstance(kind, kinds.CustomType) and kind.cls is ActionSpace:
        return "list of [actions](#actions), or [a large set](#large-sets-of-actions)"
    return described(kind).replace("true or false", "bool").replace("|", "\\|")


def _inside(view: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for field in fields_of(view):
        yield from _structs([field.type])


def _structs(given: Iterable[kinds.Type]) -> Iterator[type[msgspec.Struct]]:
    for kind in given:
        if isinstance(kind, kinds.StructType):
            yield kind.cls
        elif isinstance(kind, kinds.UnionType):
            yield from _structs(kind.types)
