"""People who share one terminal in a match: who is in front of it, what each has seen, what they agreed to."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from throwdown.library.printable import printable
from throwdown.rules import Several
from throwdown.rules.own import OwnGame

from .learning import adviser_for
from .narrator import Narrator

if TYPE_CHECKING:
    from throwdown.bots.advice import Adviser
    from throwdown.rules.game import Awaiting
    from throwdown.table import Match
    from throwdown.words import Words

#: How long positions of bots are analysed, in s, to see how hard they are.
GLANCE = 0.01


class HotSeat:
    """One match at one terminal."""

    def __init__(self, match: Match, words: Words, *, shows_history: bool) -> None:
        self.match = match
        self.players = tuple(printable(seat.player) for seat in match.seats)
        self.people = tuple(seat for seat, who in enumerate(match.seats) if who.bot is None)
        self.resumed = match.version > 0
        self.narrator = Narrator(match, words, -1 if shows_history else match.version)
        self.looking: int | None = None
        """The last person in front of the screen."""
        self.seen: dict[int, int] = {}
        """By seat, the version after its last answer."""
        self.agreed: bool | None = None
        """Whether everybody agrees to moving dice off the walls, once they were asked."""
        self.frozen: dict[int, Any] = {}
        """By seat, what it saw before anybody here chose, while several choose."""

    @property
    def secret(self) -> bool:
        """Whether people at one screen must not see each other's things."""
        game, options = self.match.game, self.match.game.options
        if isinstance(game, OwnGame):
            return game.secret and len(self.people) > 1
        hidden = options.get("supply_visibility") == "hidden" or options.get("show_heap_counts") is False
        return hidden and len(self.people) > 1

    def view(self, seat: int) -> Any:
        """What this seat may see; while several choose, as it was before anybody here chose."""
        return self.frozen[seat] if self.frozen else self.match.view(seat)

    def freeze(self, awaited: Awaiting) -> None:
        """Keep the views of all people while several choose."""
        if not isinstance(awaited, Several):
            self.frozen = {}
        elif not self.frozen:
            self.frozen = {seat: self.match.view(seat) for seat in self.people}

    @cached_property
    def adviser(self) -> Adviser:
        """The adviser for hints."""
        return adviser_for(self.match)

    @cached_property
    def glance(self) -> Adviser:
        """The quick adviser that judges how hard a decision is."""
        return adviser_for(self.match, GLANCE)
