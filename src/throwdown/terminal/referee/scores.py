"""The scores of a tournament that is played with a real box."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from throwdown.rules.record import Record
    from throwdown.rules.tournament import Tournament
    from throwdown.words import Words

    from .store import Sitting


class ScoreSheet:
    """Counts the points of a sitting and puts them into words."""

    def __init__(self, sitting: Sitting, words: Words) -> None:
        self.sitting = sitting
        self.words = words

    def tally(self, *more: Record) -> Tournament:
        """The points of the games before this one, and of these."""
        return self.sitting.table(*more).tally

    def line(self, tally: Tournament) -> str:
        """Everybody's total, in one sentence."""
        names = self._players
        scores = ", ".join(
            self.words.say("list-score", player=names[seat], count=total) for seat, total in enumerate(tally.totals)
        )
        return self.words.say("referee-tally", game=len(tally.played), games=tally.games, scores=scores)

    def named(self, seats: Iterable[int]) -> str:
        names = self._players
        return self.words.listed(names[seat] for seat in seats)

    @property
    def _players(self) -> tuple[str, ...]:
        """Of the tournament: in a decider fewer play."""
        return (self.sitting.played or [self.sitting.match.log])[0].header.players
