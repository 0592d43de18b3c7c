"""Whose time runs at a table: players' own clocks, the window for throws at the same time, idleness."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.rules import Several

from .pace import PACES, Clock, RunningClock
from .protocol.messages import Clocked, ClockInfo
from .timers import ClockEnds, Idle, WindowEnds
from .turn_notices import run_notices

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .state import TableState
    from .table import Table

#: How often a seat may ask for more time for itself in one game.
OWN_REQUESTS = 3


def start_clock(table: Table) -> None:
    """Begin or resume the time of the game under way, with what was left of it when the table was stored."""
    pace = PACES[table.state.terms.clock]
    table.clock = Clock(pace, len(table.state.chairs), table.state.banks) if pace is not None else None


def end_clock(table: Table) -> None:
    table.clock = None
    table.drop_timer(ClockEnds())


def clock_snapshot(table: Table, ahead: float) -> RunningClock | None:
    """The time as it runs, by a clock that is so far ahead."""
    if table.clock is None:
        return None
    running = {seat: began + ahead for seat, began in table.clock.running.items()}
    return RunningClock(table.clock.banks, running, table.clock.extra)


def restore_clock(table: Table, saved: RunningClock | None, ahead: float) -> None:
    """Let time run on as it was saved."""
    if saved is None:
        return
    start_clock(table)
    if table.clock is None:
        return
    table.clock.banks = saved.banks
    table.clock.running = {seat: began + ahead for seat, began in saved.running.items()}
    table.clock.extra = saved.extra
    table.timed_entry = table.state.match.version if table.state.match is not None else 0


def banks_now(table: Table) -> tuple[float, ...]:
    """What is left for each seat if everybody decides now, as it is stored; empty without a clock."""
    if table.clock is None:
        return ()
    return tuple([round(bank, 1) for bank in table.clock.banks_after(table.now)])


def clock_info(table: Table) -> ClockInfo | None:
    window = table.timers.get(WindowEnds())
    if window is not None:
        return ClockInfo(seats=table.state.owed(), left=table.left(window), window=True)
    return table.clock.info(table.now) if table.clock is not None else None


def run_clock(table: Table) -> None:
    """Let time run for the people who owe a decision."""
    state = table.state
    entries = state.match.version if state.match is not None else 0
    another = entries != table.timed_entry  # another decision, though perhaps of the same seat
    table.timed_entry = entries
    owed = [seat for seat in state.owed() if state.chairs[seat].player is None]
    window = _run_window(table, owed)
    if table.clock is not None:
        before = set(table.clock.running)
        _run_own_times(table, table.clock, [] if window else owed, another=another)
        if state.terms.clock == "days" and state.terms.kind == "online":
            run_notices(table, table.clock, table.clock.running.keys() - before)
    elif not (owed and _others_wait(state, owed)):
        table.drop_timer(Idle())
    elif another or Idle() not in table.timers:
        table.set_timer(Idle(), table.limits.idle_turn_s)
    if table.clock_shown and not _runs(table):
        send_clock(table)


def _runs(table: Table) -> bool:
    """Whether time runs for any seat."""
    info = clock_info(table)
    return info is not None and bool(info.seats)


def _run_window(table: Table, owed: Sequence[int]) -> bool:
    """Throws at the same time have a window instead of everybody's own time; whether it is open."""
    match = table.state.match
    together = bool(owed) and match is not None and type(match.awaiting) is Several
    if not (together and table.state.waits_for_people):
        table.drop_timer(WindowEnds())
        return False
    if WindowEnds() not in table.timers:
        table.set_timer(WindowEnds(), table.limits.window_s)
        send_clock(table)
    return True


def _run_own_times(table: Table, clock: Clock, owed: Sequence[int], *, another: bool) -> None:
    if another:
        clock.run((), table.now)
    if clock.run(owed, table.now):
        send_clock(table)
    ends = clock.next_end()
    if ends is None:
        table.drop_timer(ClockEnds())
    else:
        table.timers[ClockEnds()] = ends


def give_time(table: Table, seat: int) -> None:
    """More time for this decision."""
    if table.clock is not None:
        table.clock.give(seat)
        send_clock(table)


def send_clock(table: Table) -> None:
    """Send every listener whose time runs, or that no clock runs any more."""
    info = clock_info(table)
    if info is None and not table.clock_shown:
        return
    shown = info or ClockInfo()
    table.clock_shown = bool(shown.seats)
    table.broadcast(Clocked(clock=shown), late=True)


def _others_wait(state: TableState, owed: Sequence[int]) -> bool:
    if not state.waits_for_people:
        return False
    people = [None, *[state.chairs[seat].person for seat in owed]]
    return any(chair.person not in people for chair in state.chairs)
