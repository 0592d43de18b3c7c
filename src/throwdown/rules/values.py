"""Immutable values: the base of states, actions, outcomes and events.

A ``Value`` is declared like a frozen dataclass. It is stored as a tuple, because a game makes
dozens of them for every throw: construction, hashing and comparison run at the speed of tuples,
and declaring a class costs a tenth of a frozen dataclass (``import throwdown.rules`` declares
about ninety). Unlike a tuple, a value equals only values of its own class (``Roll(0) != Stop(0)``),
has no length and no order, and cannot be iterated.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, ParamSpec, Self, TypeVar, dataclass_transform

if TYPE_CHECKING:
    from collections.abc import Callable

    _base = object
else:
    _base = tuple

_fields_of, _ALL = tuple.__getitem__, slice(None)

P = ParamSpec("P")
V = TypeVar("V")


def snake_case(name: str) -> str:
    """``DiceLeftArena`` -> ``dice_left_arena``."""
    return re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()


@dataclass_transform(frozen_default=True)
class _ValueMeta(type):
    """Turns the annotations of a class into the fields of a tuple."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> _ValueMeta:
        own = tuple(field for field, kind in body.get("__annotations__", {}).items() if "ClassVar" not in kind)
        if own:
            body["_fields"] = body["__match_args__"] = own
            body["_index"] = {field: index for index, field in enumerate(own)}
            body["__new__"] = _constructor(own, {field: body.pop(field) for field in own if field in body})
            body.update({field: _getter(index) for index, field in enumerate(own)})
        body.setdefault("__slots__", ())
        body.setdefault("name", snake_case(name))
        return super().__new__(mcs, name, bases, body)


def _constructor(fields: tuple[str, ...], defaults: dict[str, Any]) -> Any:
    arguments = ", ".join(f"{field}=_default_{field}" if field in defaults else field for field in fields)
    scope = {"_new": tuple.__new__, **{f"_default_{field}": value for field, value in defaults.items()}}
    exec(f"def __new__(cls, {arguments}): return _new(cls, ({', '.join(fields)},))", scope)  # noqa: S102
    return scope["__new__"]


def _getter(index: int) -> Any:
    from collections import _tuplegetter  # type: ignore[attr-defined]  # what namedtuple uses: C speed

    return _tuplegetter(index, "")


class Value(_base, metaclass=_ValueMeta):
    """An immutable record with named fields."""

    name: ClassVar[str]
    _fields: ClassVar[tuple[str, ...]] = ()
    _index: ClassVar[dict[str, int]] = {}

    if TYPE_CHECKING:

        @classmethod
        def of(cls, values: tuple[Any, ...]) -> Self:
            """A value from all its fields in their order: the quick way where many are made."""

        def fields(self) -> tuple[Any, ...]:
            """All fields in their order."""

    else:
        of = classmethod(tuple.__new__)

        def fields(self):
            return _fields_of(self, _ALL)

        def __eq__(self, other: object) -> bool:
            return type(self) is type(other) and tuple.__eq__(self, other)

        def __ne__(self, other: object) -> bool:
            return not self == other

        def __bool__(self) -> bool:
            return True

        __hash__ = tuple.__hash__
        __lt__ = __le__ = __gt__ = __ge__ = __iter__ = __len__ = __contains__ = __add__ = None

    def __repr__(self) -> str:
        inner = ", ".join(f"{field}={getattr(self, field)!r}" for field in self._fields)
        return f"{type(self).__name__}({inner})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(getattr(self, field) for field in self._fields)

    def but(self, **changes: Any) -> Self:
        """The same value with some fields changed."""
        values = list[Any](tuple.__iter__(self))  # type: ignore[arg-type]
        for field, value in changes.items():
            values[self._index[field]] = value
        return tuple.__new__(type(self), values)  # type: ignore[type-var]


def interned(make: Callable[P, V]) -> Callable[P, V]:
    """The same value object for the same arguments: cheaper than making it again, and values never change.

    For the small ones that every throw needs; their arguments come out of a few hundred combinations.
    """
    return lru_cache(maxsize=4096)(make)  # type: ignore[return-value]
