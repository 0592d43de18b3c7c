"""A record step by step, without what was taken back."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from throwdown.rules.record import Resolved
from throwdown.rules.values import Value
from throwdown.table.review import standing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throwdown.rules.game import Event
    from throwdown.rules.record import Entry, Log, Step

#: Events that only dice that landed bring.
LANDED = frozenset({"dice_settled", "dice_rolled", "dice_left_arena"})


class Walked(Value):
    """One step that still stands."""

    number: int
    entry: Entry
    before: Any
    after: Any
    events: tuple[Event, ...]
    throw: int
    """Throws so far, this one counted."""
    landed: bool
    """Whether dice landed here."""


def walk(log: Log) -> Iterator[Walked]:
    """Every step of a record that still stands.

    Throws are counted over the whole record, as the line of a replay shows them: links name a throw by its number.
    """
    stands, throw = standing(log), 0
    for before, step in pairwise(log.replay()):
        landed = is_landing(step)
        throw += landed
        if step.number in stands and step.entry is not None:
            yield Walked(step.number, step.entry, before.state, step.state, step.events, throw, landed)


def is_landing(step: Step) -> bool:
    """Whether dice landed in this step."""
    moved = isinstance(step.entry, Resolved) and bool(step.entry.motion)
    return moved or any(event.name in LANDED for event in step.events)


def landing_steps(log: Log) -> list[int]:
    """The steps in which dice landed: that of the first throw, of the second …"""
    return [step.number for step in log.replay() if is_landing(step)]
