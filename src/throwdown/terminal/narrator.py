"""What happened in a match, in sentences: each thing once, in order, and again for whoever asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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


class Told(Value):
    """One event with its sentence; some events have none."""

    version: int
    event: Any
    sentence: str


class TakenBack(Value):
    """Everything after this version never was."""

    to: int


News = Told | TakenBack


class Narrator:
    """Tells the events of one match."""

    def __init__(self, match: Match, words: Words, told: int = -1) -> None:
        """``told`` is the last version that people know already."""
        self.match = match
        self.words = words
        self.told = told
        self.rules = RuleBook(words, match.game.id, match.game.options)
        self.clauses: tuple[str, ...] = ()
        """The clauses behind what was told or refused last."""
        self._teller = self._new_teller()

    def _new_teller(self) -> Teller:
        return teller_of(self.match.game, [seat.player for seat in self.match.seats], self.words)

    def news(self, *, blind: bool = False) -> list[News]:
        """Everything since the last time; while several choose (``blind``), not what the others have chosen."""
        standing = set(self._standing())
        news: list[News] = []
        for moment in self.match.moments[self.told + 1 :]:
            if blind and any(event.name == "reaction_committed" for event in moment.events):
                break
            self.told = moment.version
            entry = self.match.log.entries[moment.version - 1] if moment.version else None
            if isinstance(entry, Undone):
                news.append(TakenBack(entry.to))
            elif moment.version in standing:
                news += self._tell(self._teller, moment)
        return news

    def again(self, after: int = 0) -> list[Told]:
        """What was told already and still stands, from this version on."""
        teller = self._new_teller()
        return [
            told
            for version in self._standing()
            if after < version <= self.told
            for told in self._tell(teller, self.match.moments[version])
        ]

    def forbidden_by(self, refused: ThrowdownError) -> None:
        """Somebody may ask why this was refused."""
        if refused.clause:
            self.clauses = (refused.clause,)

    def _tell(self, teller: Teller, moment: Moment) -> Iterator[Told]:
        if not isinstance(self.match.game, OwnGame):  # whose events may be called like others
            self.clauses = tuple(clauses(moment.events, self.match.game.id)) or self.clauses
        for event in moment.events:
            yield Told(moment.version, event, teller.tell(event) or "")

    def _standing(self) -> list[int]:
        """The versions that were not taken back."""
        standing = [0]
        for version, entry in enumerate(self.match.log.entries, start=1):
            if isinstance(entry, Undone):
                standing = [kept for kept in standing if kept <= entry.to]
            else:
                standing.append(version)
        return standing
