"""The interface to the screen: a front shows, asks and lets time pass, and decides nothing."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Protocol

from throwdown.rules.values import Value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.errors import ThrowdownError, ThrowFailed
    from throwdown.rules.arena.state import Raced
    from throwdown.rules.record import Resolved

    from .narrator import News
    from .questions import Answer, Question


class Changed(Exception):
    """Raised where a front waits, when the game has changed: the question is obsolete."""


class Wish(Enum):
    """What people want between two games."""

    PLAY = "play"
    """The game that is set up: the first one, or the next one of a tournament."""
    AGAIN = "again"
    """The same players once more."""
    SHARE = "share"
    """The tied players share the tournament."""
    STOP = "stop"


class Racer(Value):
    """A player who builds a tower; a bot has its time already."""

    seat: int
    player: str
    dice: int
    bot_ms: int | None = None


class Front(Protocol):
    """A text screen, lines on paper, or a script of a test."""

    @property
    def shows_history(self) -> bool:
        """Whether a resumed game is shown from its beginning."""
        ...

    @property
    def covers_first(self) -> bool:
        """Whether the first person of a new game is covered too, where people hide things from each other."""
        ...

    @property
    def shows_motion(self) -> bool:
        """Whether dice are shown on their way."""
        ...

    def begin(self) -> None:
        """A game begins or is resumed."""
        ...

    def show(self, news: Sequence[News]) -> None:
        """What happened since the last time, and the table as it is now; no question is asked."""
        ...

    async def wait(self, seconds: float) -> None:
        """Let people look at it so long, and longer if they cannot see it now."""
        ...

    async def fly(self, landing: Resolved) -> None:
        """Show the dice on their way to this landing."""
        ...

    async def retry(self, failed: ThrowFailed) -> None:
        """Show that a throw could not be computed, until a player wants to try again."""
        ...

    async def pass_to(self, seat: int) -> None:
        """Cover the screen until this seat is in front of it."""
        ...

    def show_table(self, seat: int) -> None:
        """Show the table to this seat, before it is asked."""
        ...

    async def ask(self, asked: Question) -> Answer:
        """Until there is an answer that can be understood; the same question again after a refusal."""
        ...

    def refuse(self, refused: ThrowdownError) -> None:
        """Tell why the answer does not do."""
        ...

    async def consents(self, seat: int) -> bool:
        """Ask this seat whether dice at a wall may be moved off it."""
        ...

    async def race(self, seats: tuple[int, ...]) -> Raced:
        """Let people race, against each other and against the times of bots."""
        ...

    async def over(self) -> None:
        """The game is over."""
        ...

    async def first_wish(self) -> Wish:
        """What is wanted before the first game: a tie may be left from before."""
        ...

    async def next_wish(self) -> Wish:
        """What is wanted after a game."""
        ...
