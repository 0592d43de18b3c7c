"""Whether a table may leave the memory, the snapshot that is stored of it, and resuming as if it had never left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import events as ev
from .absence import abandon, lose_missing, shifted
from .binding import is_beginning
from .clock import clock_snapshot, restore_clock, start_clock
from .effects import Evict, Release
from .infos import listed_info
from .joining import note_unused
from .play import comes_automatically
from .snapshot import Due, Snapshot, listing_of
from .timers import Quiet, Unused

if TYPE_CHECKING:
    from .inputs import Restored
    from .table import Table
    from .timers import AnyTimer

#: Where something is due within this time the table stays, in s.
SOON_S = 30.0


def is_evictable(table: Table) -> bool:
    """Whether the table has no listener and no work, and nothing that only the memory holds would be lost."""
    if len(table.audience) or table.working or table.race is not None:
        return False
    if table.state.status not in ("open", "playing") or _continues(table):
        return False
    return all(when >= table.now + SOON_S for when in _running(table).values())


def _continues(table: Table) -> bool:
    """Whether something comes automatically."""
    state = table.state
    if state.playing:
        return comes_automatically(state) or any(state.chairs[seat].player is not None for seat in state.owed())
    return is_beginning(table) or (state.terms.auto and not state.games and not state.free_seats)


def _ends_unused(table: Table) -> bool:
    """Whether the table ends after a long time without people: turn by turn and at home it does not."""
    state = table.state
    if state.status == "playing":
        return state.playing and state.waits_for_people
    return state.status != "open" or state.terms.clock != "days"


def _running(table: Table) -> dict[AnyTimer, float]:
    """The timers that matter."""
    idle = (Quiet(),) if _ends_unused(table) else (Quiet(), Unused())
    return {timer: when for timer, when in table.timers.items() if timer not in idle}


def snapshot_of(table: Table) -> Snapshot:
    state, ahead = table.state, table.wall - table.now
    return Snapshot(
        version=state.version,
        playing=state.playing,
        owed=state.owed(),
        due=[Due(timer, when + ahead) for timer, when in _running(table).items()],
        clock=clock_snapshot(table, ahead),
        absent=shifted(table.absent, ahead),
    )


# What is due


def evict_if_quiet(table: Table) -> None:
    """No listener is there: leave the memory for a while, if there is nothing to do."""
    if len(table.audience):
        return
    if is_evictable(table):
        snapshot = snapshot_of(table)
        table.do(Evict(snapshot.version, listing_of(listed_info(table.state), snapshot)))
    keep_watching(table)


def keep_watching(table: Table) -> None:
    """The table stays for now: check again later."""
    table.set_timer(Quiet(), table.limits.rest_s)
    if Unused() not in table.timers:  # a game ended without listeners
        table.set_timer(Unused(), table.limits.unused_s)


def end_unused(table: Table) -> None:
    """No person came for long: a table that waits is closed, a game continues without people, one that is over goes."""
    state = table.state
    if len(table.audience) or not _ends_unused(table):
        return
    if state.playing:
        table.set_timer(Unused(), table.limits.unused_s)
        abandon(table)
        return
    if state.status == "open":
        table.add(ev.TableClosed())
    table.do(Release())


# Resuming


def resume(table: Table, message: Restored) -> None:
    """Continue a table that was read from the store: by its snapshot, or as after a restart."""
    snapshot = message.snapshot
    if snapshot is not None and snapshot.version == table.state.version:
        ahead = table.now - table.wall
        restore_clock(table, snapshot.clock, ahead)
        table.absent = shifted(snapshot.absent, ahead)
        table.timed_entry = table.state.match.version if table.state.match is not None else 0
        table.timers |= {each.timer: each.at + ahead for each in snapshot.due}
        table.set_timer(Quiet(), table.limits.rest_s)
        return
    begin_life(table)


def begin_life(table: Table) -> None:
    """A table is there, new or after a restart: time runs, and players who are not connected are waited for."""
    if table.state.playing:
        start_clock(table)
        if table.state.waits_for_people:
            lose_missing(table)
    if not len(table.audience):
        note_unused(table)
