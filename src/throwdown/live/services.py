"""What a table is given by its host: the store, clocks, limits, and pools that throw, think and advise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from .games import PLACE_OF_SECRET
from .protocol.fields import Unit
from .protocol.messages import FirstRollInfo, RollChances, WeighedInfo

if TYPE_CHECKING:
    from collections.abc import Collection

    from throwdown.bots import Choice
    from throwdown.rules import Game
    from throwdown.rules.record import Place
    from throwdown.table import Match
    from throwdown.throwers import Thrower
    from throwdown.throwers.simulating import Throwing

    from .events import Terms
    from .limits import TableLimits
    from .store import TableStore
    from .timers import Time
    from .urgency import Order

T = TypeVar("T")
#: Gets the beginning of a recorded motion, deflated, while the rest of it is computed; nothing, where the throw failed.
Begun = Callable[[bytes], None]
#: What there is to choose, the best first, and the table of luck that it holds for.
Judged = tuple[Unit, list[WeighedInfo], str | None]
#: How safe each roll is: for the chosen group, or the first one for each that may be chosen.
Counted = tuple[RollChances | None, list[FirstRollInfo]]


class ThrowPool(Protocol):
    """Where throws are computed, away from the event loop."""

    async def run(self, order: Order, work: Throwing[T], begun: Begun | None = None) -> T:
        """Do work that throws, and compute the landings that it asks for.

        ``begun`` gets the motion so far, as often as the pool has more of it; a pool need not call it."""
        ...

    def rank(self, order: Order) -> None:
        """Rank what waits for the table of this order again: people came back to it."""
        ...


class BotPool(Protocol):
    """Where bots think."""

    async def prepare(self, order: Order, match: Match, bots: Collection[str]) -> None:
        """Let these bots read their tables before they are asked."""
        ...

    async def choose(self, order: Order, match: Match, bot: str, seat: int, state: Any, entries: int) -> Choice:
        """What this bot does in this seat of the game, which knows so many entries and sees the game in this state."""
        ...

    def rank(self, order: Order) -> None:
        """Rank what waits for the table of this order again: people came back to it."""
        ...


class AdvicePool(Protocol):
    """Where hints and odds are worked out."""

    async def hint(self, order: Order, game: Game[Any], view: Any) -> Judged: ...

    async def odds(self, order: Order, view: Any) -> Counted | None:
        """How safe each roll is; None in a game that has none to count."""
        ...


class Secrets(Protocol):
    """The secrets from which the chance of games is made."""

    def new(self, game: str) -> str:
        """A fresh secret for a game to come."""
        ...

    def of(self, game: str, place: int = PLACE_OF_SECRET) -> str: ...

    def put(self, game: str, place: int, secret: str) -> None:
        """Have this one at hand: a key that a seat gave."""
        ...

    async def recall(self, table: str) -> None:
        """Have at hand what reading this table will ask for."""
        ...

    async def expect(self, game: str, place: int) -> None:
        """Have at hand what a game that comes next will ask for."""
        ...

    def holds(self, game: str) -> bool:
        """Whether the secret is there: with a lost key all secrets of games to come are lost."""
        ...

    def forget(self, game: str) -> None:
        """Keep no secret of this game at hand."""
        ...


class ServerKey(Protocol):
    """Signs receipts (Ed25519); the same at every server of a database, and after every restart."""

    @property
    def public(self) -> str: ...

    def sign(self, message: bytes) -> str: ...


class Host(Protocol):
    """What a handler may ask; each answer comes without waiting."""

    @property
    def secrets(self) -> Secrets: ...
    @property
    def signer(self) -> ServerKey: ...
    @property
    def thrower_of(self) -> Callable[[Terms], Thrower]: ...
    @property
    def may_throw(self) -> Callable[[str, int], bool]: ...
    @property
    def may_chat(self) -> Callable[[str], bool]: ...
    @property
    def check_speaks(self) -> Callable[[str], None]: ...
    @property
    def may_report(self) -> Callable[[str, str], bool]: ...
    @property
    def place(self) -> Place: ...


def _notify_no_one(person: str, kind: str, table: str, about: str) -> None:
    """Where there is no server nobody is notified."""


@dataclass(frozen=True)
class Services:
    """Everything that a table needs and does not own."""

    store: TableStore
    time: Time
    limits: TableLimits
    secrets: Secrets
    signer: ServerKey
    throws: ThrowPool
    bots: BotPool
    advice: AdvicePool
    thrower_of: Callable[[Terms], Thrower]
    may_throw: Callable[[str, int], bool]
    """Whether this seat of this table may throw again so soon; asking counts."""
    may_chat: Callable[[str], bool]
    may_store: Callable[[str, str], bool]
    """Whether this person at this address may have one more thing stored; asking counts."""
    lobby_changed: Callable[[], None]
    """Something changed that the lobby shows."""
    evicted: Callable[[str, bytes], None]
    """This table has left the memory, and its snapshot is stored: restore it when a person comes or it is due."""
    released: Callable[[str], None]
    """This table is over, unused, and has left the memory."""
    disowned: Callable[[str], None]
    """Another server has this table now: it must leave the memory."""
    notify: Callable[[str, str, str, str], None] = _notify_no_one
    """Send this person a notice of this kind, from this table, about this turn."""
    check_speaks: Callable[[str], None] = lambda person: None
    """Refuses a person whom a host of the server has muted."""
    may_report: Callable[[str, str], bool] = lambda person, address: True
    """Whether this person at this address may report once more; asking counts."""
    server_version: str = ""
    place: Place = ""
    """What headers say of where the games are played; a host without a server names itself here."""
