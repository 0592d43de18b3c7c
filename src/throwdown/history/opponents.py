"""Who somebody played with: results seat against seat, and what luck did."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

import msgspec

from .figures import bad_dice, read_judged
from .rows import place_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .figures import Expected
    from .rows import Other, Own


class BadDice(msgspec.Struct, frozen=True, kw_only=True):
    """X and busts, and how many are usual."""

    seen: int
    mean: float


class Opponent(msgspec.Struct, frozen=True, kw_only=True):
    """One opponent over all games together."""

    who: str
    """The id of a person, ``bot:`` and a level, or ``name:`` and a name that was typed."""
    name: str
    """As it was shown last; empty for bots by level, and once it is withdrawn."""
    bot: str
    games: int
    before: int
    """Games in which the person did better."""
    behind: int
    """Games in which the opponent did better."""
    last: float
    """When they played last."""
    mine: BadDice
    theirs: BadDice
    analysed: int
    """Games together that were analysed."""
    luck: float
    """What luck gave the person in these, in chances to win: 1 is a whole game."""


def opponents_of(own: Sequence[Own], others: Iterable[Other]) -> list[Opponent]:
    """Everybody who sat in these games, those with the most games first."""
    games: dict[str, list[Own]] = defaultdict(list)
    for play in own:
        games[play.game].append(play)
    tallies: dict[str, _Tally] = defaultdict(_Tally)
    bad: dict[tuple[str, int], Expected] = {}
    for other in others:
        for mine in games.get(other.game, ()):
            key = mine.game, mine.seat
            if key not in bad:
                bad[key] = bad_dice(mine.figures)
            tallies[other.who].add(mine, bad[key], other)
    found = [tally.opponent(who) for who, tally in tallies.items()]
    return sorted(found, key=lambda each: (-each.games, -each.last, each.who))


class _Tally:
    """One opponent, game by game."""

    def __init__(self) -> None:
        self.games = self.before = self.behind = self.analysed = 0
        self.luck = 0.0
        self.mine, self.theirs = [0, 0.0], [0, 0.0]
        self.last = -1.0
        self.name = self.bot = ""

    def add(self, mine: Own, bad: Expected, other: Other) -> None:
        own, their = place_of(mine.won, mine.left), place_of(other.won, other.left)
        self.games += 1
        self.before += own < their
        self.behind += own > their
        theirs = bad_dice(other.figures)
        self.mine = [self.mine[0] + bad.seen, self.mine[1] + bad.mean]
        self.theirs = [self.theirs[0] + theirs.seen, self.theirs[1] + theirs.mean]
        if mine.ended > self.last:
            self.last, self.name, self.bot = mine.ended, other.name, other.bot
        judged = read_judged(mine.analysis)
        if judged is not None:
            self.analysed += 1
            self.luck += judged.luck

    def opponent(self, who: str) -> Opponent:
        by_level = bool(self.bot) and who.startswith("bot:")
        return Opponent(
            who=who,
            name="" if by_level else self.name,
            bot=self.bot,
            games=self.games,
            before=self.before,
            behind=self.behind,
            last=self.last,
            mine=_bad_dice(*self.mine),
            theirs=_bad_dice(*self.theirs),
            analysed=self.analysed,
            luck=round(self.luck, 3),
        )


def _bad_dice(seen: float, mean: float) -> BadDice:
    return BadDice(seen=int(seen), mean=round(mean, 1))
