"""The messages that a table handles: from people, from its host, from its timers, and results of its effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.bots import Choice
    from throwdown.errors import ThrowdownError
    from throwdown.rules.record import Resolved
    from throwdown.table import Match

    from .events import AnyEvent
    from .listener import Listener
    from .protocol import messages as wire
    from .snapshot import Snapshot
    from .timers import AnyTimer

# Connections and what people say


class Joined(msgspec.Struct, frozen=True):
    """A connection opened; ``since``: the last version that its client saw."""

    listener: Listener
    since: int | None = None


class Left(msgspec.Struct, frozen=True):
    """A connection is gone."""

    listener: Listener


class FellSilent(msgspec.Struct, frozen=True):
    """The line of a player does not answer, or answers again."""

    listener: Listener
    silent: bool


class Said(msgspec.Struct, frozen=True):
    """A message of a client."""

    listener: Listener
    message: wire.Said


# From the host of the table: a lobby


class Opened(msgspec.Struct, frozen=True):
    """A new table begins with these events."""

    events: Sequence[AnyEvent]


class Restored(msgspec.Struct, frozen=True):
    """The table was read from the store; ``snapshot``: what its events do not say."""

    snapshot: Snapshot | None = None


class Start(msgspec.Struct, frozen=True):
    """Begin a game unless one is under way or about to begin."""


class CommitChance(msgspec.Struct, frozen=True):
    """Commit the table to the chance of its next game."""


class Admit(msgspec.Struct, frozen=True):
    """A person knew the password."""

    person: str


class TakeSeat(msgspec.Struct, frozen=True):
    """A person sits down in the first free seat of a table that waits for players."""

    person: str
    name: str
    program: bool = False


class SeatBot(msgspec.Struct, frozen=True):
    """A standing bot sits down."""

    seat: int
    person: str
    name: str


class FillAfter(msgspec.Struct, frozen=True):
    """Bots take the free seats after so many seconds, if no player comes."""

    seconds: float


class CloseDeserted(msgspec.Struct, frozen=True):
    """Close the table if it never began and no person is there."""


class CloseTable(msgspec.Struct, frozen=True):
    """A host of the server closes the table, whatever happens there."""


class NamesWithdrawn(msgspec.Struct, frozen=True):
    """The store has withdrawn names of a person: the table is read again. ``leaves``: the person is gone for good."""

    person: str
    leaves: bool


# What comes back, or comes automatically


class TimerFired(msgspec.Struct, frozen=True):
    timer: AnyTimer


class Continue(msgspec.Struct, frozen=True):
    """The table was restored: start again what comes next."""


class TakeBackSeats(msgspec.Struct, frozen=True):
    """A person is there again: bots that played for them stop."""

    listener: Listener


class Draw(msgspec.Struct, frozen=True):
    """Chance answers without an arena."""

    match: Match
    version: int


class Landed(msgspec.Struct, frozen=True):
    """A throw was computed; None: nothing came of it."""

    number: int
    """Of the work that it answers: one that was dropped in the meantime is ignored."""
    match: Match
    version: int
    resolved: Resolved | None


class UnderWay(msgspec.Struct, frozen=True):
    """A throw is still computed, and this is its motion so far, deflated."""

    number: int
    match: Match
    version: int
    motion: bytes


class Chose(msgspec.Struct, frozen=True):
    """A bot chose its action."""

    number: int
    match: Match
    version: int
    seat: int
    bot: str
    choice: Choice


class Advised(msgspec.Struct, frozen=True):
    """Advice was worked out, or failed."""

    listener: Listener
    question: wire.Hint | wire.Odds
    view: Any
    result: Any = None
    error: ThrowdownError | None = None


class WorkFailed(msgspec.Struct, frozen=True):
    """A throw or a thought could not be computed."""

    work: Work
    number: int


class Work(msgspec.Struct, frozen=True):
    """Work under way: a throw, or the thought of a seat."""

    kind: str
    seat: int = -1


AnyInput = (
    Joined | Left | FellSilent | Said | Opened | Restored | Start | CommitChance | Admit | TakeSeat | SeatBot
    | FillAfter | CloseDeserted | CloseTable | NamesWithdrawn | TimerFired | Continue | TakeBackSeats | Draw | Landed
    | UnderWay | Chose | Advised | WorkFailed
)  # fmt: skip
