"""The aim of who is on turn, shown to the others while it changes: nothing of it is stored, and it binds nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.rules import Decision

from .effects import Send
from .listener import encoded
from .protocol import messages as wire

if TYPE_CHECKING:
    from .listener import Listener
    from .table import Table

#: An aim is shown so often, in s; what comes sooner is dropped.
EVERY = 0.2
#: A message may come so much sooner than that: lines are uneven.
UNEVEN = 0.1


def on_aim(table: Table, listener: Listener, message: wire.Aim) -> None:
    """Show the others where a seat on turn aims. What they may not see is dropped: nobody waits for an answer."""
    entry = _entry_of(table, listener, message.seat)
    if entry is None or not _is_due(table, message, entry):
        return
    aimed = wire.Aimed(seat=message.seat, entry=entry, aiming=message.aiming)
    table.aimed = None if message.aiming is None else aimed
    text = encoded(aimed)
    for each in table.audience.welcomed:
        if each is not listener and _sees(each):
            table.do(Send(each, text))


def show_aim(table: Table, listener: Listener) -> None:
    """Show the aim under way to a connection that is shown the table."""
    aimed, match = table.aimed, table.state.match
    if aimed is not None and match is not None and aimed.entry == match.version and _sees(listener):
        table.send(listener, aimed)


def _entry_of(table: Table, listener: Listener, seat: int) -> int | None:
    """After which entry this seat aims, if it is the listener's, on turn alone, and throws in the arena.

    Who throws at the same time as others throws blind, so their aim is not shown either.
    """
    state, match = table.state, table.state.match
    if seat not in listener.seats or match is None or not match.thrower.has_places:
        return None
    alone = type(match.awaiting) is Decision and state.owed() == [seat]
    return match.version if alone and state.chairs[seat].player is None else None


def _is_due(table: Table, message: wire.Aim, entry: int) -> bool:
    """Whether it may be shown now: five a second on the mean, and the end of an aim that was shown."""
    if message.aiming is None:
        shown = table.aimed
        return shown is not None and (shown.seat, shown.entry) == (message.seat, entry)
    if table.now < table.next_aim - UNEVEN:
        return False
    table.next_aim = max(table.now, table.next_aim) + EVERY
    return True


def _sees(listener: Listener) -> bool:
    """Whether this connection shows throws, and as they happen."""
    return listener.motions and not listener.delay
