"""Luck and skill over all games of a person: counts against expectation, and what decisions cost, month by month."""

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from typing import TYPE_CHECKING

import msgspec

from throwdown.rules.catalogue import GAMES
from throwdown.throwers.dice import faces_of

from .bands import NINE_OF_TEN, Band, band_of
from .figures import Counted, Expected, bad_dice, read_figures, read_judged, total
from .streaks import Streaks, streaks_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from .figures import Judged, SeatFigures
    from .rows import Own

#: A curve has no more points than this.
POINTS = 120
#: In so many figures of a hundred nine-of-ten bands are left although nothing is unusual.
LEFT_ANYWAY = 0.1
#: So many games that are not analysed are named.
NAMED = 20


class FaceBand(msgspec.Struct, frozen=True, kw_only=True):
    face: str
    band: Band


class KindLuck(msgspec.Struct, frozen=True, kw_only=True):
    """What was thrown in one game over all times that it was played."""

    kind: str
    games: int
    throws: int
    dice: int
    faces: list[FaceBand]
    counts: dict[Counted, Band]


class LuckPoint(msgspec.Struct, frozen=True, kw_only=True):
    """After so many games: how many X and busts more than expected there were, and what is usual."""

    games: int
    ended: float
    more: float
    usual: float
    """Nine of ten are not further from 0 than this."""


class MonthSkill(msgspec.Struct, frozen=True, kw_only=True):
    """What decisions of one month cost."""

    month: str
    """Such as ``2026-11``."""
    games: int
    decisions: int
    cost: float
    """Mean cost of a decision, in chances to win."""
    exact: bool
    """Whether every game of that month is solved."""


class LuckStory(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is said about luck and skill of one person."""

    games: int
    won: int
    kinds: list[KindLuck]
    curve: list[LuckPoint]
    figures: int
    """So many counts have a band and enough dice."""
    outside: int
    """So many of them are outside of it."""
    usual_outside: float
    """So many usually are."""
    analysed: int
    luck: float
    """What luck gave altogether in analysed games, in chances to win: 1 is a whole game."""
    months: list[MonthSkill]
    not_analysed: list[str]
    """Some games that are not analysed yet, the newest first."""
    streaks: Streaks | None


def luck_story(own: Sequence[Own], month_of: Callable[[float], str]) -> LuckStory:
    """``own`` in the order in which the games ended; ``month_of`` says in which month a moment is."""
    read = [(play, read_figures(play.figures)) for play in own]
    judged = [(play.ended, found) for play in own if (found := read_judged(play.analysis)) is not None]
    kinds = _kinds(read)
    bands = [band for kind in kinds for band in (*(face.band for face in kind.faces), *kind.counts.values())]
    enough = [band for band in bands if band.verdict != "few"]
    return LuckStory(
        games=len(own),
        won=sum(play.won for play in own),
        kinds=kinds,
        curve=_curve(own),
        figures=len(enough),
        outside=sum(band.verdict != "normal" for band in enough),
        usual_outside=round(LEFT_ANYWAY * len(enough), 1),
        analysed=len(judged),
        luck=round(sum(found.luck for _, found in judged), 3),
        months=_months(judged, month_of),
        not_analysed=[play.game for play in reversed(own) if not play.analysis][:NAMED],
        streaks=streaks_of([bool(play.won) for play in own]),
    )


# What was thrown


def _kinds(read: Iterable[tuple[Own, SeatFigures]]) -> list[KindLuck]:
    by_kind: dict[str, list[SeatFigures]] = defaultdict(list)
    for play, figures in read:
        by_kind[play.kind].append(figures)
    found = [_kind(kind, figures) for kind, figures in by_kind.items() if any(each.dice for each in figures)]
    return sorted(found, key=lambda each: -each.games)


def _kind(kind: str, figures: Sequence[SeatFigures]) -> KindLuck:
    faces, counts = defaultdict[str, int](int), defaultdict[Counted, list[Expected]](list)
    for each in figures:
        for face, count in each.faces.items():
            faces[face] += count
        for what, expected in each.counts.items():
            counts[what].append(expected)
    return KindLuck(
        kind=kind,
        games=len(figures),
        throws=sum(each.throws for each in figures),
        dice=sum(each.dice for each in figures),
        faces=_faces(kind, faces),
        counts={what: band_of(total(expected)) for what, expected in counts.items()},
    )


def _faces(kind: str, seen: Mapping[str, int]) -> list[FaceBand]:
    """Every face of the die in its order; nothing of a game that this version does not know."""
    if kind not in GAMES:
        return []
    die, dice = faces_of(kind), sum(seen.values())
    return [
        FaceBand(face=face, band=band_of(Expected(seen.get(face, 0), dice * chance, dice * chance * (1 - chance))))
        for face in dict.fromkeys(die)
        for chance in (die.count(face) / len(die),)
    ]


def _curve(own: Sequence[Own]) -> list[LuckPoint]:
    """X and busts above expectation, game by game; of long series, points at equal distances."""
    points, step, more, variance = list[LuckPoint](), max(1, -(-len(own) // POINTS)), 0.0, 0.0
    for number, play in enumerate(own, start=1):
        bad = bad_dice(play.figures)
        more, variance = more + bad.seen - bad.mean, variance + bad.variance
        if number % step == 0 or number == len(own):
            usual = NINE_OF_TEN * sqrt(variance)
            points.append(LuckPoint(games=number, ended=play.ended, more=round(more, 2), usual=round(usual, 2)))
    return points


# What decisions cost


def _months(judged: Iterable[tuple[float, Judged]], month_of: Callable[[float], str]) -> list[MonthSkill]:
    months: dict[str, list[Judged]] = defaultdict(list)
    for ended, found in judged:
        if found.decisions:
            months[month_of(ended)].append(found)
    return [_month(month, games) for month, games in sorted(months.items())]


def _month(month: str, games: Sequence[Judged]) -> MonthSkill:
    decisions = sum(game.decisions for game in games)
    return MonthSkill(
        month=month,
        games=len(games),
        decisions=decisions,
        cost=round(sum(game.cost for game in games) / decisions, 5),
        exact=all(game.exact for game in games),
    )
