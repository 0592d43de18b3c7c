"""A record step by step, without what was taken back."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, cast

from throwdown.rules.arena.state import THROWS
from throwdown.rules.record import Resolved, Undone
from throwdown.rules.values import Value

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throwdown.rules.game import Event
    from throwdown.rules.record import Acted, Entry, Manner, Record, Step

#: Events that only dice that landed bring.
LANDED = frozenset({"dice_settled", "dice_rolled", "dice_left_arena"})


class Walked(Value):
    """One step that was not taken back."""

    number: int
    entry: Entry
    before: Any
    after: Any
    events: tuple[Event, ...]
    throw: int
    """Throws so far, this one counted."""
    landed: bool
    """Whether dice landed here."""


def walk(log: Record) -> Iterator[Walked]:
    """Every step of a record that was not taken back.

    Throws are counted over the whole record, as the line of a replay shows them: links name a throw by its number.
    """
    in_force, throw = standing(log), 0
    for before, step in pairwise(log.replay()):
        landed = is_landing(step)
        throw += landed
        if step.number in in_force and step.entry is not None:
            yield Walked(step.number, step.entry, before.state, step.state, step.events, throw, landed)


def is_landing(step: Step) -> bool:
    """Whether thrown dice landed in this step; a start die that a player places was not thrown."""
    if not isinstance(step.entry, Resolved):
        return False
    return bool(step.entry.motion) or any(event.name in LANDED for event in step.events)


def landing_steps(log: Record) -> list[int]:
    """The steps in which dice landed: that of the first throw, of the second …"""
    return [step.number for step in log.replay() if is_landing(step)]


def standing(log: Record) -> set[int]:
    """The numbers of the entries that were not taken back."""
    left: set[int] = set()
    for number, entry in enumerate(log.entries, start=1):
        if isinstance(entry, Undone):
            left = {each for each in left if each <= entry.to}
        else:
            left.add(number)
    return left


def manner_of(entry: Acted) -> Manner | None:
    """How dice were thrown: as the record says, or as the numbers of the hand make it."""
    if entry.manner is not None or not entry.intent or not isinstance(entry.action, THROWS):
        return entry.manner
    from throwdown.physics import intent

    return cast("Manner", intent.manner_of(intent.Intent(*entry.intent)))
