"""The book of a group: what its members played together, and who beat whom. Members are ids here."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .zone import Zone

#: A game belongs to a group if so many of its members sat there.
TOGETHER: Final = 2

#: One seat of a finished game: the game, the seat, the member who had it, the game that was played (strike, impact …),
#: when it ended, and the rank, from 1; equal seats share it. A group may have thousands: they are plain tuples.
Seat: TypeAlias = tuple[str, int, str, str, float, int]


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """How many games a member played, and how many of them the member won, alone or with others."""

    member: str
    games: int
    won: int


class Pair(msgspec.Struct, frozen=True, kw_only=True):
    """Two members in all games that both of them played: who did better than the other how often."""

    one: str
    other: str
    one_beat: int
    other_beat: int
    even: int
    """They shared a rank."""


class Book(msgspec.Struct, frozen=True, kw_only=True):
    """What a group played in one year, or in all."""

    year: int | None
    """Null: all years."""
    years: list[int]
    """Those in which the group played, the newest first."""
    games: int
    kinds: dict[str, int]
    """By game that was played: how often."""
    scores: list[Score]
    """Those who won most come first."""
    pairs: list[Pair]


def book_of(seats: Iterable[Seat], zone: Zone, year: int | None = None) -> Book:
    """The book of these seats: of one year where the group lives, or of all."""
    kinds: dict[str, str] = {}
    ends: dict[str, float] = {}
    ranks: dict[str, dict[str, int]] = {}
    for game, _, member, kind, ended, rank in seats:
        kinds[game], ends[game] = kind, ended
        of_game = ranks.setdefault(game, {})
        of_game[member] = min(rank, of_game.get(member, rank))  # one who had several seats has the best rank
    together = {game: zone.day(ends[game]).year for game, members in ranks.items() if len(members) >= TOGETHER}
    shown = [game for game, played in together.items() if year in (None, played)]
    counts = Counter(kinds[game] for game in shown)
    return Book(
        year=year,
        years=sorted(set(together.values()), reverse=True),
        games=len(shown),
        kinds=dict(sorted(counts.items(), key=lambda item: (-item[1], item[0]))),
        scores=_scores(ranks[game] for game in shown),
        pairs=_pairs(ranks[game] for game in shown),
    )


def _scores(games: Iterable[dict[str, int]]) -> list[Score]:
    played, won = Counter[str](), Counter[str]()
    for ranks in games:
        played.update(ranks.keys())
        won.update(member for member, rank in ranks.items() if rank == 1)
    ordered = sorted(played, key=lambda member: (-won[member], played[member], member))
    return [Score(member=member, games=played[member], won=won[member]) for member in ordered]


def _pairs(games: Iterable[dict[str, int]]) -> list[Pair]:
    """Every two members who played together. In a game of several each pair is compared for itself."""
    results: dict[tuple[str, str], list[int]] = {}
    for ranks in games:
        for (one, rank), (other, others) in combinations(sorted(ranks.items()), 2):
            result = results.setdefault((one, other), [0, 0, 0])
            result[0 if rank < others else 1 if rank > others else 2] += 1
    return [
        Pair(one=one, other=other, one_beat=one_beat, other_beat=other_beat, even=even)
        for (one, other), (one_beat, other_beat, even) in sorted(results.items())
    ]
