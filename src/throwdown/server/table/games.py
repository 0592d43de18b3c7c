"""The games of a table, and the versions of the table with the games they belong to."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from throwdown.rules.record import Ended

from .events import Entered

if TYPE_CHECKING:
    from throwdown.rules.record import Entry
    from throwdown.table import Match

    from .events import AnyEvent


class PlayedGame(NamedTuple):
    """A game of this table, under way or over."""

    id: str
    number: int
    match: Match
    places: tuple[int, ...]
    """By seat of the game: the seat of the table. They differ only in a decider."""


class Version(NamedTuple):
    """One event of a table with what it belongs to: the game and, for an entry, its number in the record."""

    event: AnyEvent
    game: PlayedGame | None = None
    number: int = 0

    @property
    def entry(self) -> Entry | None:
        """The entry of the record that this event added, if it did."""
        return self.event.entry if isinstance(self.event, Entered) else None

    @property
    def is_end(self) -> bool:
        """Whether a game ended with it."""
        return isinstance(self.entry, Ended)
