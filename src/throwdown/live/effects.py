"""What a table wants done: the closed set of values that ``handle`` returns beside its events.

The inbox runs them in their order, after the events are stored and published. What takes time (a throw, a thought,
advice) comes back as a message.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from throwdown.rules import Game
    from throwdown.table import Match

    from .inputs import AnyInput
    from .listener import Listener
    from .protocol.messages import Hint, Odds
    from .urgency import Order


class Send(msgspec.Struct, frozen=True):
    """Send something to one connection."""

    listener: Listener
    message: msgspec.Struct | bytes


class Broadcast(msgspec.Struct, frozen=True):
    """Send the same to every connection; ``late``: with the delay of those spectators who have one."""

    message: msgspec.Struct
    late: bool = False


class Welcome(msgspec.Struct, frozen=True):
    """Show a connection everything, or what it missed since a version."""

    listener: Listener
    since: int | None = None
    stood_in: tuple[int, ...] = ()
    """Seats that a bot played while their person was gone."""


class SendLog(msgspec.Struct, frozen=True):
    """Send a connection an earlier part of the log."""

    listener: Listener
    before: int
    most: int


class CloseConnection(msgspec.Struct, frozen=True):
    listener: Listener
    code: int
    reason: str


class Throw(msgspec.Struct, frozen=True):
    """Compute what the arena answers; comes back as ``Landed``."""

    order: Order
    number: int
    """Of this work, at this table."""
    match: Match
    version: int


class ShowFlight(msgspec.Struct, frozen=True):
    """Send the motion so far of the throw under way."""

    motion: bytes


class Prepare(msgspec.Struct, frozen=True):
    """Let these bots read their tables before they are asked."""

    order: Order
    match: Match
    bots: frozenset[str]


class Think(msgspec.Struct, frozen=True):
    """Ask a bot for its action; comes back as ``Chose``. It sees the game in this state and knows so many entries."""

    order: Order
    number: int
    match: Match
    version: int
    seat: int
    bot: str
    own: int
    """Its seat in the game."""
    state: Any
    entries: int


class Rank(msgspec.Struct, frozen=True):
    """Throws and thoughts under way are wanted sooner than when they were ordered."""

    order: Order


class Advise(msgspec.Struct, frozen=True):
    """Work out a hint, or the odds of rolls; comes back as ``Advised``."""

    order: Order
    listener: Listener
    question: Hint | Odds
    game: Game[Any]
    view: Any


class Notify(msgspec.Struct, frozen=True):
    """Send a person a notice, if they are not there and asked for notices."""

    person: str
    kind: str
    """``turn`` or ``reminder``."""
    about: str
    """The turn: the same after a restart."""


class Post(msgspec.Struct, frozen=True):
    """What comes next automatically: a message to this table."""

    message: AnyInput


class NotifyLobby(msgspec.Struct, frozen=True):
    """Something changed that the lobby shows."""


class Evict(msgspec.Struct, frozen=True):
    """Store a snapshot and leave the memory until a person comes or something is due."""

    version: int
    snapshot: bytes


class Release(msgspec.Struct, frozen=True):
    """The table is over and unused: leave the memory."""


Effect = (
    Send | Broadcast | Welcome | SendLog | CloseConnection | Throw | ShowFlight | Prepare | Think | Rank | Advise
    | Notify | Post | NotifyLobby | Evict | Release
)  # fmt: skip
