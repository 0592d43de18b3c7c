"""States, actions, outcomes, events and views as JSON values, and back.

A value becomes an object with its name under ``is``. Back it takes to know the game, because each has
actions, outcomes and events of its own: ``codec("strike").action({"is": "throw"})``.
"""

from __future__ import annotations

import json
from contextlib import suppress
from functools import cache, reduce
from hashlib import sha256
from operator import or_
from threading import Lock
from typing import TYPE_CHECKING, Any, TypeVar, cast

import msgspec

from throwdown.errors import NotationError

from .catalogue import known
from .game import Listed, Result
from .values import Value

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from .game import Action, Event, Game, Outcome, Types

V = TypeVar("V", bound=Value)

#: msgspec works out a kind when it first reads one; another thread that reads the same kind meanwhile crashes.
_working_out = Lock()

#: The value as json.dumps takes it.
encode: Callable[[Any], Any] = msgspec.to_builtins


def view_hash(encoded: Any) -> str:
    """SHA-256 of a view that was encoded, as canonical JSON: keys sorted, no spaces."""
    canonical = json.dumps(encoded, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(canonical.encode("utf-8", "surrogatepass")).hexdigest()


class Codec:
    """Reads the values of one game, from the types that its class declares."""

    def __init__(self, types: Types) -> None:
        self.types = types
        self.action: Callable[[Any], Action] = reader(*types.actions)
        self.outcome: Callable[[Any], Outcome] = reader(*types.outcomes)
        self.event: Callable[[Any], Event] = reader(*types.events)
        self.state: Callable[[Any], Any] = reader(types.state)
        self.result: Callable[[Any], Result] = reader(Result)
        listed: Any = tuple[one_of(types.actions), ...]  # type: ignore[misc]
        self._view = reader(narrowed(types.view, actions=one_of((listed, *types.spaces))))

    def view(self, encoded: Any) -> Any:
        """What a seat sees: an equal value, action space and all."""
        view = widened(self._view(encoded), self.types.view)
        actions: Any = getattr(view, "actions")  # noqa: B009  # every view has them, and no base says so
        return view.but(actions=Listed(actions)) if type(actions) is tuple else view


def codec(game_id: str) -> Codec:
    """Reads the values of this game."""
    return _codec(known(game_id))


@cache
def _codec(game: type[Game[Any]]) -> Codec:
    """By class, which hashes faster than the types it declares."""
    return Codec(game.types)


def reader(*kinds: type[Value]) -> Callable[[Any], Any]:
    """A function that reads values of these kinds; what is anything else is a ``NotationError``."""
    box = msgspec.defstruct("Box", [("value", one_of(kinds))])  # caches what msgspec works out about the kinds

    @cache
    def work_out() -> None:
        with _working_out, suppress(msgspec.ValidationError):
            msgspec.convert({}, box)

    def read(encoded: Any) -> Any:
        if not isinstance(encoded, dict) or "is" not in encoded:
            raise NotationError("that is not a value of a game: an object says under 'is' what it is")
        work_out()
        try:
            return msgspec.convert({"value": encoded}, box).value  # type: ignore[attr-defined]
        except msgspec.ValidationError as error:
            raise NotationError(_sentence(encoded["is"], str(error))) from None
        except UnicodeEncodeError:  # half a surrogate pair, which is no text
            raise NotationError("there are characters in it that no text has") from None
        except RecursionError:
            raise NotationError("no value of a game is nested so deeply") from None

    return read


def _sentence(name: object, complaint: str) -> str:
    """What is wrong, and with which field: msgspec says both in one line."""
    reason, _, path = complaint.partition(" - at `$.value")
    field = path.strip(".`")
    if field == "is":
        return f"there is no {name!r}: an object says under 'is' what it is"
    return f"{name} cannot be read: {f'{field!r} is wrong, ' if field else ''}{reason[:1].lower()}{reason[1:]}"


def one_of(kinds: Iterable[Any]) -> Any:
    """The type of a field that holds one of these kinds."""
    return reduce(or_, kinds)


def narrowed(kind: type[V], **fields: Any) -> type[V]:
    """The same kind for reading, with these types for fields that are declared more widely."""
    return cast("type[V]", msgspec.defstruct(kind.__name__, list(fields.items()), bases=(kind,)))


def widened(value: Value, kind: type[V]) -> V:
    """The value of this kind that was read by a narrowed one."""
    return kind(**msgspec.structs.asdict(value))
