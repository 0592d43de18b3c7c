"""What a table wants done: the closed set of values that ``handle`` returns beside its events.

The inbox runs them in their order, after the events are stored and published. What takes time (a throw, a thought,
advice) comes back as a message.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import msgspec

    from throwdown.rules import Game
    from throwdown.table import Match

    from .inputs import AnyInput
    from .listener import Listener
    from .protocol.messages import Hint, Odds
    from .urgency import Order


@dataclass(frozen=True, slots=True)
class Send:
    """Send something to one connection."""

    listener: Listener
    message: msgspec.Struct | bytes


@dataclass(frozen=True, slots=True)
class Broadcast:
    """Send the same to every connection; ``late``: with the delay of those spectators who have one."""

    message: msgspec.Struct
    late: bool = False


@dataclass(frozen=True, slots=True)
class Welcome:
    """Show a connection everything, or what it missed since a version."""

    listener: Listener
    since: int | None = None
    stood_in: tuple[int, ...] = ()
    """Seats that a bot played while their person was gone."""


@dataclass(frozen=True, slots=True)
class SendLog:
    """Send a connection an earlier part of the log."""

    listener: Listener
    before: int
    most: int


@dataclass(frozen=True, slots=True)
class CloseConnection:
    listener: Listener
    code: int
    reason: str


@dataclass(frozen=True, slots=True)
class Throw:
    """Compute what the arena answers; comes back as ``Landed``."""

    order: Order
    match: Match
    version: int


@dataclass(frozen=True, slots=True)
class Prepare:
    """Let these bots read their tables before they are asked."""

    order: Order
    match: Match
    bots: frozenset[str]


@dataclass(frozen=True, slots=True)
class Think:
    """Ask a bot for its action; comes back as ``Chose``. It sees the game in this state and knows so many entries."""

    order: Order
    match: Match
    version: int
    seat: int
    bot: str
    own: int
    """Its seat in the game."""
    state: Any
    entries: int


@dataclass(frozen=True, slots=True)
class Advise:
    """Work out a hint, or the odds of rolls; comes back as ``Advised``."""

    order: Order
    listener: Listener
    question: Hint | Odds
    game: Game[Any]
    view: Any


@dataclass(frozen=True, slots=True)
class Post:
    """What comes next automatically: a message to this table."""

    message: AnyInput


@dataclass(frozen=True, slots=True)
class NotifyLobby:
    """Something changed that the lobby shows."""


@dataclass(frozen=True, slots=True)
class Evict:
    """Store a snapshot and leave the memory until a person comes or something is due."""

    version: int
    snapshot: bytes


@dataclass(frozen=True, slots=True)
class Release:
    """The table is over and unused: leave the memory."""


Effect = (
    Send | Broadcast | Welcome | SendLog | CloseConnection | Throw | Prepare | Think | Advise | Post | NotifyLobby
    | Evict | Release
)  # fmt: skip
