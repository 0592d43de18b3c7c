"""What a group reads in its book: scores, who beat whom, the longest streak, the unluckiest evening."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import combinations
from math import sqrt
from operator import attrgetter
from typing import TYPE_CHECKING, Final

import msgspec

from .evenings import Zone, day_of
from .seasons import Span, evenings_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .games import Game, Luck

#: With less chance than this an evening says nothing about luck: about that of twenty dice that may show an X.
ENOUGH_VARIANCE: Final = 2.5


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


class Evening(msgspec.Struct, frozen=True, kw_only=True):
    """Games that ended close to each other at one place."""

    id: str
    """The id of its first game."""
    day: str
    """Such as ``2026-11-14``."""
    games: int
    scores: list[Score]


class Streak(msgspec.Struct, frozen=True, kw_only=True):
    """Games that a member won one after the other."""

    member: str
    games: int
    first: str
    """The day of the first of these games."""
    last: str


class Unlucky(msgspec.Struct, frozen=True, kw_only=True):
    """The evening on which a member had the most X and busts, compared with what is normal."""

    member: str
    day: str
    seen: int
    expected: float


class Book(msgspec.Struct, frozen=True, kw_only=True):
    """What a group played within a season."""

    games: int
    kinds: dict[str, int]
    """By game that was played: how often."""
    scores: list[Score]
    """Those who won most come first."""
    pairs: list[Pair]
    evenings: list[Evening]
    """The newest first."""
    streak: Streak | None
    unluckiest: Unlucky | None


def book_of(games: Iterable[Game], span: Span, zone: Zone) -> Book:
    """The book of these games, as far as they belong to evenings of this time."""
    evenings = evenings_in(games, span, zone)
    played = sorted((game for evening in evenings for game in evening), key=attrgetter("ended", "id"))
    return Book(
        games=len(played),
        kinds=dict(Counter(game.kind for game in played).most_common()),
        scores=scores_of(played),
        pairs=pairs_of(played),
        evenings=[_evening(evening, zone) for evening in reversed(evenings)],
        streak=longest_streak(played, zone),
        unluckiest=unluckiest(evenings, zone),
    )


def scores_of(games: Iterable[Game]) -> list[Score]:
    played: dict[str, int] = {}
    won: dict[str, int] = {}
    for game in games:
        for member, rank in game.ranks.items():
            played[member] = played.get(member, 0) + 1
            if rank == 1:
                won[member] = won.get(member, 0) + 1
    ordered = sorted([(-won.get(member, 0), count, member) for member, count in played.items()])
    return [Score(member=member, games=count, won=-minus) for minus, count, member in ordered]


def pairs_of(games: Iterable[Game]) -> list[Pair]:
    """Every two members who played together. In a game of several each pair is compared for itself."""
    beat, even = defaultdict[tuple[str, str], int](int), defaultdict[tuple[str, str], int](int)
    for game in games:
        for (one, rank), (other, others) in combinations(game.ranks.items(), 2):
            if rank < others:
                beat[one, other] += 1
            elif rank > others:
                beat[other, one] += 1
            else:
                even[(one, other) if one < other else (other, one)] += 1
    met = {(one, other) if one < other else (other, one) for one, other in (*beat, *even)}
    return [
        Pair(
            one=one,
            other=other,
            one_beat=beat.get((one, other), 0),
            other_beat=beat.get((other, one), 0),
            even=even.get((one, other), 0),
        )
        for one, other in sorted(met)
    ]


def _evening(evening: Sequence[Game], zone: Zone) -> Evening:
    day = day_of(evening, zone).isoformat()
    return Evening(id=evening[0].id, day=day, games=len(evening), scores=scores_of(evening))


def longest_streak(games: Iterable[Game], zone: Zone) -> Streak | None:
    """Most games of the group that one member won in a row, of those that this member played; of two the earlier."""
    running: dict[str, tuple[int, float]] = {}  # by member: how many, and when the first of them ended
    best: tuple[int, str, float, float] | None = None
    for game in games:
        for member, rank in game.ranks.items():
            if rank != 1:
                running.pop(member, None)
                continue
            count, first = running.get(member, (0, game.ended))
            running[member] = count + 1, first
            # Several may win together: the order of seats does not decide.
            if best is None or (-count - 1, game.ended, member) < (-best[0], best[3], best[1]):
                best = count + 1, member, first, game.ended
    if best is None:
        return None
    count, member, first, last = best
    return Streak(member=member, games=count, first=zone.day(first).isoformat(), last=zone.day(last).isoformat())


def unluckiest(evenings: Iterable[Sequence[Game]], zone: Zone) -> Unlucky | None:
    """The evening with the most bad luck above what is normal, in standard deviations, if there was one."""
    worst, found = 0.0, None
    for evening in evenings:
        for member, luck in sorted(_luck(evening).items()):
            if luck.variance < ENOUGH_VARIANCE:
                continue
            excess = (luck.seen - luck.mean) / sqrt(luck.variance)
            if excess > worst:
                worst, found = excess, (member, evening, luck)
    if found is None:
        return None
    member, evening, luck = found
    return Unlucky(member=member, day=day_of(evening, zone).isoformat(), seen=luck.seen, expected=round(luck.mean, 1))


def _luck(evening: Sequence[Game]) -> dict[str, Luck]:
    totals: dict[str, Luck] = {}
    for game in evening:
        for member, luck in game.luck.items():
            totals[member] = luck.plus(totals[member]) if member in totals else luck
    return totals
