"""Finished games as the book of a group sees them: who of its members sat there, and how each of them did."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

#: A game belongs to a group if so many of its members sat there.
TOGETHER: Final = 2


class Luck(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """How often something bad came by chance alone (an X, a bust), and how often it usually does. It adds up."""

    seen: int = 0
    mean: float = 0.0
    variance: float = 0.0

    def plus(self, other: Luck) -> Luck:
        return Luck(self.seen + other.seen, self.mean + other.mean, self.variance + other.variance)


#: One seat of a finished game: the id of the game, the member of the group who had the seat, the game that was played
#: (strike, impact …), where (empty for this server, "tab" for a game that was handed in), when it ended, the rank
#: (from 1, equal seats share it), and the luck, if it is known. A group may have thousands: they are plain tuples.
Sat: TypeAlias = tuple[str, str, str, str, float, int, Luck | None]


class Game(NamedTuple):
    """A finished game in which members of the group sat together."""

    id: str
    kind: str
    where: str
    ended: float
    ranks: dict[str, int]
    """By member. One who had several seats has the best of their ranks."""
    luck: dict[str, Luck]
    """By member, of whom it is known."""

    def won(self, member: str) -> bool:
        """Alone, or with others."""
        return self.ranks[member] == 1


def games_of(seats: Iterable[Sat]) -> list[Game]:
    """The games in which at least two members sat, in the order in which they ended."""
    games: dict[str, Game] = {}
    for id, member, kind, where, ended, rank, luck in seats:
        game = games.get(id)
        if game is None:
            games[id] = Game(id, kind, where, ended, {member: rank}, {} if luck is None else {member: luck})
            continue
        if rank < game.ranks.get(member, rank + 1):
            game.ranks[member] = rank
        if luck is not None:
            game.luck[member] = luck.plus(game.luck[member]) if member in game.luck else luck
    return sorted((game for game in games.values() if len(game.ranks) >= TOGETHER), key=itemgetter(3, 0))
