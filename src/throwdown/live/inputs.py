"""The messages that a table handles: from people, from its host, from its timers, and results of its effects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

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


@dataclass(frozen=True, slots=True)
class Joined:
    """A connection opened; ``since``: the last version that its client saw."""

    listener: Listener
    since: int | None = None


@dataclass(frozen=True, slots=True)
class Left:
    """A connection is gone."""

    listener: Listener


@dataclass(frozen=True, slots=True)
class FellSilent:
    """The line of a player does not answer, or answers again."""

    listener: Listener
    silent: bool


@dataclass(frozen=True, slots=True)
class Said:
    """A message of a client."""

    listener: Listener
    message: wire.Said


# From the host of the table: a lobby


@dataclass(frozen=True, slots=True)
class Opened:
    """A new table begins with these events."""

    events: Sequence[AnyEvent]


@dataclass(frozen=True, slots=True)
class Restored:
    """The table was read from the store; ``snapshot``: what its events do not say."""

    snapshot: Snapshot | None = None


@dataclass(frozen=True, slots=True)
class Start:
    """Begin a game unless one is under way or about to begin."""


@dataclass(frozen=True, slots=True)
class CommitChance:
    """Commit the table to the chance of its next game."""


@dataclass(frozen=True, slots=True)
class Admit:
    """A person knew the password."""

    person: str


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """A person sits down in the first free seat of a table that waits for players."""

    person: str
    name: str
    program: bool = False


@dataclass(frozen=True, slots=True)
class SeatBot:
    """A standing bot sits down."""

    seat: int
    person: str
    name: str


@dataclass(frozen=True, slots=True)
class FillAfter:
    """Bots take the free seats after so many seconds, if nobody comes."""

    seconds: float


@dataclass(frozen=True, slots=True)
class EvictSoon:
    """Leave the memory now if there is nothing to do."""


@dataclass(frozen=True, slots=True)
class CloseDeserted:
    """Close the table if it never began and nobody is there."""


# What comes back, or comes automatically


@dataclass(frozen=True, slots=True)
class TimerFired:
    timer: AnyTimer


@dataclass(frozen=True, slots=True)
class Continue:
    """The table was restored: start again what comes next."""


@dataclass(frozen=True, slots=True)
class TakeBackSeats:
    """A person is there again: bots that played for them stop."""

    listener: Listener


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance answers without an arena."""

    match: Match
    version: int


@dataclass(frozen=True, slots=True)
class Landed:
    """A throw was computed; None: nothing came of it."""

    match: Match
    version: int
    resolved: Resolved | None


@dataclass(frozen=True, slots=True)
class Chose:
    """A bot chose its action."""

    match: Match
    version: int
    seat: int
    bot: str
    choice: Choice


@dataclass(frozen=True, slots=True)
class Advised:
    """Advice was worked out, or failed."""

    listener: Listener
    question: wire.Hint | wire.Odds
    view: Any
    result: Any = None
    error: ThrowdownError | None = None


@dataclass(frozen=True, slots=True)
class WorkFailed:
    """A throw or a thought could not be computed."""

    work: Work


@dataclass(frozen=True, slots=True)
class Work:
    """Work under way: a throw, or the thought of a seat."""

    kind: str
    seat: int = -1


AnyInput = (
    Joined | Left | FellSilent | Said | Opened | Restored | Start | CommitChance | Admit | TakeSeat | SeatBot
    | FillAfter | EvictSoon | CloseDeserted | TimerFired | Continue | TakeBackSeats | Draw | Landed | Chose | Advised
    | WorkFailed
)  # fmt: skip
