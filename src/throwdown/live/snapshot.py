"""What is stored of a table that left the memory: how the lobby shows it, and what its events do not say.

A table is evicted if it has no listener, no work and nothing due soon. What then runs on, clocks and how
long a person is waited for, is stored by the wall clock in the row of the table, so that it holds on another server
too. A snapshot is about one version: with one more event it says nothing any more.
"""

from __future__ import annotations

import msgspec

from .absent import Absence
from .pace import RunningClock
from .protocol.messages import TableInfo, TurnInfo
from .timers import AnyTimer, ClockEnds, NoticeDue, ReminderDue


class Due(msgspec.Struct, frozen=True):
    """A timer that runs on."""

    timer: AnyTimer
    at: float


class Snapshot(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a table resumes with; times are those of the wall clock."""

    version: int
    playing: bool = False
    """Whether a game is under way."""
    owed: list[int] = []
    """The seats that are asked."""
    due: list[Due] = []
    clock: RunningClock | None = None
    absent: dict[str, Absence] = {}

    @property
    def wakes_at(self) -> float | None:
        """When the table has to be restored, whether a person comes or not."""
        return min((each.at for each in self.due), default=None)

    @property
    def deadline(self) -> float | None:
        """When the first thing is due that happens to people and is not just a notice to them."""
        return min((each.at for each in self.due if not isinstance(each.timer, NoticeDue | ReminderDue)), default=None)

    @property
    def turn_ends(self) -> float | None:
        """When the time for the current turn is over; none without a clock."""
        return next((each.at for each in self.due if isinstance(each.timer, ClockEnds)), None)


class _Listing(TableInfo, frozen=True, kw_only=True, omit_defaults=True):
    """What is stored: what the lobby shows, with the snapshot."""

    snapshot: Snapshot


class _WithSnapshot(msgspec.Struct, frozen=True):
    snapshot: Snapshot | None = None


_encoded = msgspec.json.Encoder().encode
_info = msgspec.json.Decoder(TableInfo).decode
_with_snapshot = msgspec.json.Decoder(_WithSnapshot).decode


def listing_of(info: TableInfo, snapshot: Snapshot) -> bytes:
    """Both as they are stored."""
    shown = {name: getattr(info, name) for name in info.__struct_fields__}
    return _encoded(_Listing(**shown, snapshot=snapshot))


def info_in(listing: bytes) -> TableInfo:
    """What the lobby shows of an evicted table."""
    return _info(listing)


def snapshot_in(listing: bytes) -> Snapshot | None:
    """What an evicted table resumes with."""
    return _with_snapshot(listing).snapshot


def turn_in(info: TableInfo, snapshot: Snapshot | None, *ids: str) -> TurnInfo:
    """Whether an evicted table waits for the person with these ids."""
    seats = [number for number, seat in enumerate(info.seats) if seat.person in ids]
    waits = snapshot is not None and any(seat in snapshot.owed for seat in seats)
    ends = snapshot.turn_ends if snapshot is not None else None
    return TurnInfo(table=info, seats=seats, your_turn=waits, ends=ends)


def evicted_in(listing: bytes) -> tuple[TableInfo, Snapshot] | None:
    """Both; None where the table was not evicted, or a newer program stored more than we know."""
    try:
        snapshot = snapshot_in(listing)
        return (info_in(listing), snapshot) if snapshot is not None else None
    except msgspec.MsgspecError:
        return None
