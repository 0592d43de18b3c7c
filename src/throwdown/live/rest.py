"""What is kept of a table that has left the memory: how the lobby shows it, and what its events do not say.

A table is at rest where nobody listens, nothing is computed and nothing is due soon. What then runs on, clocks and how
long somebody is waited for, is noted by the wall clock and stored in the row of the table, so that it holds on another
server too. The note is about one version: with one more event it says nothing any more.
"""

from __future__ import annotations

import msgspec

from throwdown.live.protocol.messages import TableInfo

from .absence import Absence
from .clock import RunningClock
from .timers import AnyTimer


class Due(msgspec.Struct, frozen=True):
    """A timer that runs on."""

    timer: AnyTimer
    at: float


class Rest(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a table goes on with; times are those of the wall clock."""

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
        """When the table has to be there again, whether somebody comes or not."""
        return min((each.at for each in self.due), default=None)


class _Listing(TableInfo, frozen=True, kw_only=True, omit_defaults=True):
    """What is stored: what the lobby shows, with the note."""

    rest: Rest


class _Noted(msgspec.Struct, frozen=True):
    rest: Rest | None = None


_encoded = msgspec.json.Encoder().encode
_info = msgspec.json.Decoder(TableInfo).decode
_noted = msgspec.json.Decoder(_Noted).decode


def listing_of(info: TableInfo, rest: Rest) -> bytes:
    """Both as they are stored."""
    shown = {name: getattr(info, name) for name in info.__struct_fields__}
    return _encoded(_Listing(**shown, rest=rest))


def info_in(listing: bytes) -> TableInfo:
    """What the lobby shows of a table at rest."""
    return _info(listing)


def rest_in(listing: bytes) -> Rest | None:
    """What a table at rest goes on with."""
    return _noted(listing).rest


def noted_in(listing: bytes) -> tuple[TableInfo, Rest] | None:
    """Both; None where the table was not at rest, or a newer program noted more than we know."""
    try:
        rest = rest_in(listing)
        return (info_in(listing), rest) if rest is not None else None
    except msgspec.MsgspecError:
        return None
