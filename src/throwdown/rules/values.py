"""Immutable values: the base of states, actions, outcomes and events.

A value is a frozen msgspec struct: it hashes, compares, pickles and matches at the speed of C, and equals
only values of its own class (``Roll(0) != Stop(0)``). As JSON it says under ``is`` what it is.

Values of the rules hold plain data and other values, so that they are never part of a cycle: those that
every throw makes say ``gc=False``, and the garbage collector does not look at them.
"""

from __future__ import annotations

import re
from typing import Any, ClassVar, Self, TypeVar, dataclass_transform

import msgspec

V = TypeVar("V")


def snake_case(name: str) -> str:
    """``DiceLeftArena`` -> ``dice_left_arena``."""
    return re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()


@dataclass_transform(frozen_default=True)  # so type checkers know it for every value
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
