"""A tournament in lines of text: which game comes, the tally, and what tied players want."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.terminal.front import Wish
from throwdown.terminal.questions import line
from throwdown.words import folded

from .commands import Quit

if TYPE_CHECKING:
    from collections.abc import Iterable

    from throwdown.table import TournamentTable

    from .desk import Desk

#: What may be typed when players are tied, and what it means.
TIED = {"share": Wish.SHARE, "play": Wish.PLAY}


class TournamentSheet:
    """Shows the standings of a tournament, and asks how it continues."""

    def __init__(self, desk: Desk, table: TournamentTable) -> None:
        self.desk = desk
        self.words = desk.words
        self.table = table
        self.players = tuple(seat.player for seat in table.seats)

    def announce(self) -> None:
        """Which game comes, and who begins."""
        tally, match = self.table.tally, self.table.match
        begins = match.seats[match.first].player
        self.desk.blank()
        if tally.decider is not None:
            self.desk.say("play-tournament-decider", players=self._named(tally.decider.seats), player=begins)
        else:
            number = len(tally.played) + 1
            self.desk.say("play-tournament-game", number=number, games=tally.games, player=begins)

    def totals(self) -> None:
        self.desk.blank()
        for seat, total in enumerate(self.table.tally.totals):
            self.desk.say("play-tournament-total", player=self.players[seat], count=total)

    def wish(self) -> Wish:
        """The next game, unless there is a champion or the tied players share."""
        tally = self.table.tally
        if tally.champions is not None:
            self.desk.say("play-tournament-won", players=self._named(tally.champions))
            return Wish.STOP
        if tally.decider is None or tally.tie != "players_choose" or not self._has_people(tally.decider.seats):
            return Wish.PLAY
        self.desk.blank()
        self.desk.say("play-tournament-tie", players=self._named(tally.decider.seats))
        return self._share_or_play()

    def _named(self, seats: Iterable[int]) -> str:
        return self.words.listed(self.players[seat] for seat in seats)

    def _has_people(self, seats: Iterable[int]) -> bool:
        return any(self.table.seats[seat].bot is None for seat in seats)

    def _share_or_play(self) -> Wish:
        """Where the table left it open, the tied players share or play one more game (D-14)."""
        rows = [(str(number), word) for number, word in enumerate(TIED, start=1)]
        while True:
            self.desk.choose((key, line(f"play-tournament-{word}")) for key, word in rows)
            self.desk.write(line("ask-default", key="1", label=line("play-tournament-share")), "  ")
            text = folded(self.desk.typed())
            for key, word in rows:
                if text in ("", key, word, folded(self.words.say(f"play-word-{word}"))):
                    return TIED[word]
            if text in ("quit", folded(self.words.say("play-command-quit"))):
                raise Quit
            self.desk.say("ask-unclear-choice", typed=text[:20], keys=f"1-{len(rows)}")
