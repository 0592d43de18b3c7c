"""Journals of older versions, written again as this version writes them: without names and chat lines in their events.

The chain of a journal begins anew with the first event that changes. Hashes of records do not depend on it.
"""

from __future__ import annotations

from dataclasses import replace as replaced
from typing import TYPE_CHECKING

from msgspec.structs import replace

from throwdown.rules.record import NAMES_OUTSIDE, read_header

from . import events as ev
from .naming import with_names, without_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .events import AnyEvent
    from .store import EventRow


def rewritten(rows: Sequence[EventRow]) -> list[EventRow]:
    """The rows of the same journal that change, with all that is beside them; nothing if it needs no rewriting."""
    before = after = ""
    chairs: dict[int, str | None] = {}
    changed: list[EventRow] = []
    for row in rows:
        stored, before = ev.read(row.text, before)
        event = _completed(with_names(stored, row.names), chairs)
        _seat(event, chairs)
        nameless, names = without_names(event)
        if nameless == stored:  # the text of an older version may leave out less
            text, after = ev.linked(row.text[: -ev.HASH_DIGITS], after)
        else:
            text, after = ev.write(nameless, after)
        if text != row.text:
            changed.append(replaced(row, text=text, names=tuple(names)))
    return changed


def _completed(event: AnyEvent, chairs: dict[int, str | None]) -> AnyEvent:
    """The beginning of an old game, with whose seats these are, and what its hashes were with all names."""
    if not isinstance(event, ev.GameBegan) or event.people:
        return event
    header = read_header(event.header)
    original = [header.digest, header.first_hash] if header.version < NAMES_OUTSIDE else []
    return replace(event, people=[chairs.get(place) for place in event.places], original=original)


def _seat(event: AnyEvent, chairs: dict[int, str | None]) -> None:
    """Who sits where after this event."""
    if isinstance(event, ev.Seated):
        chairs[event.seat] = event.person
    elif isinstance(event, ev.Emptied):
        chairs.pop(event.seat, None)
