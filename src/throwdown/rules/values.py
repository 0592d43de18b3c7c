"""Immutable values: the base of states, actions, outcomes and events.

A value is a frozen msgspec struct: it hashes, compares, pickles and matches at the speed of C, and equals
only values of its own class (``Roll(0) != Stop(0)``). Told as JSON it says under ``is`` what it is.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, ParamSpec, Self, TypeVar, dataclass_transform

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
V = TypeVar("V")


def snake_case(name: str) -> str:
    """``DiceLeftArena`` -> ``dice_left_arena``."""
    return re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()


@dataclass_transform(frozen_default=True)  # type checkers need not be told again for every value
class Value(msgspec.Struct, frozen=True, tag_field="is", tag=snake_case, forbid_unknown_fields=True):
    """An immutable record with named fields."""

    name: ClassVar[str]
    """What it is called under ``is``, unless it has a field ``name`` of its own."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        if "name" not in cls.__dict__:
            cls.name = snake_case(cls.__name__)

    def but(self, **changes: Any) -> Self:
        """The same value with some fields changed."""
        return msgspec.structs.replace(self, **changes)


def kinds_of(base: type[V], module: str) -> tuple[type[V], ...]:
    """Every kind of this base that the module declares, in its order."""
    return tuple(kind for kind in base.__subclasses__() if kind.__module__ == module)


def interned(make: Callable[P, V]) -> Callable[P, V]:
    """The same value object for the same arguments: cheaper than making it again, and values never change.

    For the small ones that every throw needs; their arguments come out of a few hundred combinations.
    """
    return lru_cache(maxsize=4096)(make)  # type: ignore[return-value]
