"""Notices to players of games that are played turn by turn: one for a turn, and one reminder.

Whether a person is there, and whether they want notices, the host of the table knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.rules.record import Acted

from .effects import Notify
from .timers import NoticeDue, ReminderDue

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .pace import Clock
    from .state import TableState
    from .table import Table


def run_notices(table: Table, clock: Clock, begun: Iterable[int]) -> None:
    """Turns of these seats began; the others have decided, or their time runs on."""
    for timer in list(table.timers):
        if isinstance(timer, (NoticeDue, ReminderDue)) and timer.seat not in clock.running:
            table.drop_timer(timer)
    for seat in begun:
        table.set_timer(NoticeDue(seat), table.limits.notice_s)
    for seat in clock.running:
        at = clock.fifth(seat)
        if at > table.now or ReminderDue(seat) in table.timers:  # else the reminder was sent
            table.timers[ReminderDue(seat)] = at


def notify(table: Table, seat: int, kind: str) -> None:
    """Have the player of this seat notified, who owes a decision."""
    person = table.state.chairs[seat].person
    if person is not None and table.clock is not None and seat in table.clock.running:
        table.do(Notify(person, kind, _turn(table.state, seat)))


def _turn(state: TableState, seat: int) -> str:
    """Identifies the turn, by the last entry of another seat: it is the same for every decision of this turn."""
    own, entries = state.in_game(seat), state.begun_match().log.entries
    others = (number for number, entry in enumerate(entries, 1) if isinstance(entry, Acted) and entry.seat != own)
    return f"{state.game.id if state.game is not None else ''}.{seat}.{max(others, default=0)}"
