"""What happened in a match, in sentences: each thing once, in order, and again on request."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.library.printable import printable
from throwdown.narration import RuleBook, clauses, teller_of
from throwdown.rules.own import OwnGame
from throwdown.rules.record import Undone
from throwdown.rules.values import Value

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throwdown.errors import ThrowdownError
    from throwdown.narration import Teller
    from throwdown.table import Match
    from throwdown.table.match import Moment
    from throwdown.words import Words


class EventLine(Value):
    """One event with its sentence; some events have none."""

    version: int
    event: Any
    sentence: str


class TakenBack(Value):
    """Everything after this version never was."""

    to: int


News = EventLine | TakenBack


class Narrator:
    """Puts the events of one match into words."""

    def __init__(self, match: Match, words: Words, shown: int = -1) -> None:
        """``shown`` is the last version that people have seen."""
        self.match = match
        self.words = words
        self.shown = shown
        self.rules = RuleBook(words, match.game.id, match.game.options)
        self.clauses: tuple[str, ...] = ()
        """The clauses behind what was shown or refused last."""
        self._teller = self._new_teller()

    def _new_teller(self) -> Teller:
        return teller_of(self.match.game, [printable(seat.player) for seat in self.match.seats], self.words)

    def news(self, *, blind: bool = False) -> list[News]:
        """Everything since the last time; while several choose (``blind``), not what the others have chosen."""
        standing = set(self._standing())
        news: list[News] = []
        for moment in self.match.moments[self.shown + 1 :]:
            if blind and any(event.name == "reaction_committed" for event in moment.events):
                break
            self.shown = moment.version
            entry = self.match.log.entries[moment.version - 1] if moment.version else None
            if isinstance(entry, Undone):
                news.append(TakenBack(entry.to))
            elif moment.version in standing:
                news += self._lines(self._teller, moment)
        return news

    def again(self, after: int = 0) -> list[EventLine]:
        """What was shown already and is still in force, from this version on."""
        teller = self._new_teller()
        return [
            line
            for version in self._standing()
            if after < version <= self.shown
            for line in self._lines(teller, self.match.moments[version])
        ]

    def forbidden_by(self, refused: ThrowdownError) -> None:
        """Remember why this was refused, for the command ``why``."""
        if refused.clause:
            self.clauses = (refused.clause,)

    def _lines(self, teller: Teller, moment: Moment) -> Iterator[EventLine]:
        if not isinstance(self.match.game, OwnGame):  # whose events may be called like others
            self.clauses = tuple(clauses(moment.events, self.match.game.id)) or self.clauses
        for event in moment.events:
            yield EventLine(moment.version, event, teller.tell(event) or "")

    def _standing(self) -> list[int]:
        """The versions that were not taken back."""
        standing = [0]
        for version, entry in enumerate(self.match.log.entries, start=1):
            if isinstance(entry, Undone):
                standing = [earlier for earlier in standing if earlier <= entry.to]
            else:
                standing.append(version)
        return standing
