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
from .streaks import Run, Streaks, longest, streaks_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

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


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """The evenings of some days. Parts that follow each other add up to the book of all of them."""

    games: int
    kinds: dict[str, int]
    scores: list[Score]
    pairs: list[Pair]
    evenings: list[Evening]
    streaks: Streaks
    unluckiest: Unlucky | None
    excess: float
    """How far the unluckiest evening is above what is normal, in standard deviations."""


def book_of(games: Iterable[Game], span: Span, zone: Zone) -> Book:
    """The book of these games, as far as they belong to evenings of this time."""
    return book_from([part_of(games, span, zone)], zone)


def part_of(games: Iterable[Game], span: Span, zone: Zone) -> Part:
    """The part of a book that has the evenings of this time."""
    evenings = evenings_in(games, span, zone)
    played = sorted((game for evening in evenings for game in evening), key=attrgetter("ended", "id"))
    excess, unlucky = unluckiest(evenings, zone)
    return Part(
        games=len(played),
        kinds=dict(Counter(game.kind for game in played)),
        scores=scores_of(played),
        pairs=pairs_of(played),
        evenings=[_evening(evening, zone) for evening in reversed(evenings)],
        streaks=streaks_of(played),
        unluckiest=unlucky,
        excess=excess,
    )


def book_from(parts: Sequence[Part], zone: Zone) -> Book:
    """The book of parts that follow each other, the oldest first. No day is in two of them."""
    kinds = Counter[str]()
    for part in parts:
        kinds.update(part.kinds)
    worst = max(parts, key=attrgetter("excess"), default=None)  # of equal ones the first
    streak = longest(part.streaks for part in parts)
    return Book(
        games=sum(part.games for part in parts),
        kinds=dict(sorted(kinds.items(), key=lambda item: (-item[1], item[0]))),
        scores=_added_scores(parts),
        pairs=_added_pairs(parts),
        evenings=[evening for part in reversed(parts) for evening in part.evenings],
        streak=None if streak is None else _streak(streak, zone),
        unluckiest=None if worst is None else worst.unluckiest,
    )


def _added_scores(parts: Iterable[Part]) -> list[Score]:
    played, won = Counter[str](), Counter[str]()
    for part in parts:
        for score in part.scores:
            played[score.member] += score.games
            won[score.member] += score.won
    return _ordered(played, won)


def _added_pairs(parts: Iterable[Part]) -> list[Pair]:
    totals: dict[tuple[str, str], tuple[int, int, int]] = {}
    for part in parts:
        for pair in part.pairs:
            one_beat, other_beat, even = totals.get((pair.one, pair.other), (0, 0, 0))
            totals[pair.one, pair.other] = one_beat + pair.one_beat, other_beat + pair.other_beat, even + pair.even
    return [
        Pair(one=one, other=other, one_beat=one_beat, other_beat=other_beat, even=even)
        for (one, other), (one_beat, other_beat, even) in sorted(totals.items())
    ]


def _streak(run: Run, zone: Zone) -> Streak:
    first, last = zone.day(run.first).isoformat(), zone.day(run.last).isoformat()
    return Streak(member=run.member, games=run.games, first=first, last=last)


def scores_of(games: Iterable[Game]) -> list[Score]:
    played: dict[str, int] = {}
    won: dict[str, int] = {}
    for game in games:
        for member, rank in game.ranks.items():
            played[member] = played.get(member, 0) + 1
            if rank == 1:
                won[member] = won.get(member, 0) + 1
    return _ordered(played, won)


def _ordered(played: Mapping[str, int], won: Mapping[str, int]) -> list[Score]:
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


def unluckiest(evenings: Iterable[Sequence[Game]], zone: Zone) -> tuple[float, Unlucky | None]:
    """The evening with the most bad luck above what is normal, if there was one, and how far, in deviations."""
    worst, found = 0.0, None
    for evening in evenings:
        for member, luck in sorted(_luck(evening).items()):
            if luck.variance < ENOUGH_VARIANCE:
                continue
            excess = (luck.seen - luck.mean) / sqrt(luck.variance)
            if excess > worst:
                worst, found = excess, (member, evening, luck)
    if found is None:
        return 0.0, None
    member, evening, luck = found
    day = day_of(evening, zone).isoformat()
    return worst, Unlucky(member=member, day=day, seen=luck.seen, expected=round(luck.mean, 1))


def _luck(evening: Sequence[Game]) -> dict[str, Luck]:
    totals: dict[str, Luck] = {}
    for game in evening:
        for member, luck in game.luck.items():
            totals[member] = luck.plus(totals[member]) if member in totals else luck
    return totals
