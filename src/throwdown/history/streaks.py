"""Streaks, and how long they usually get without anybody being better or luckier than before."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

#: On each side of the band so many streaks are outside of it.
OUTSIDE = 0.05
#: With fewer games there is nothing to say about streaks.
FEW_GAMES = 10


class Longest(msgspec.Struct, frozen=True, kw_only=True):
    """The longest streak, and where it is in nine of ten such series of games."""

    games: int
    low: int
    high: int


class Streaks(msgspec.Struct, frozen=True, kw_only=True):
    """Games won, or not won, one after the other."""

    now: int
    """How long the present one is."""
    now_won: bool
    won: Longest
    lost: Longest


def streaks_of(won: Sequence[bool]) -> Streaks | None:
    """Of games in their order; none with too few games."""
    if len(won) < FEW_GAMES:
        return None
    runs = [(value, sum(1 for _ in same)) for value, same in groupby(won)]
    share = sum(won) / len(won)
    return Streaks(
        now=runs[-1][1],
        now_won=runs[-1][0],
        won=_longest(runs, True, share, len(won)),
        lost=_longest(runs, False, 1 - share, len(won)),
    )


def _longest(runs: Sequence[tuple[bool, int]], won: bool, chance: float, games: int) -> Longest:
    low, high = usual_longest(games, chance)
    return Longest(games=max((length for value, length in runs if value is won), default=0), low=low, high=high)


def usual_longest(games: int, chance: float) -> tuple[int, int]:
    """The band of the longest run of something that comes with this chance in each of so many games."""
    if chance <= 0:
        return 0, 0
    if chance >= 1:
        return games, games
    low: int | None = None
    for length in range(games + 1):
        shorter = 1 - _has_run(games, chance, length + 1)  # the longest run is at most this long
        if low is None and shorter > OUTSIDE:
            low = length
        if shorter >= 1 - OUTSIDE:
            return low or 0, length
    return low or 0, games


def _has_run(games: int, chance: float, length: int) -> float:
    """The chance that so many games have a run of at least this length.

    Such a run ends the games without one: either the first games are all of it, or the game before it went otherwise.
    """
    if length > games:
        return 0.0
    whole = chance**length
    without = [1.0] * length + [1 - whole]  # by number of games: the chance of no such run
    for count in range(length + 1, games + 1):
        without.append(without[count - 1] - (1 - chance) * whole * without[count - length - 1])
    return 1 - without[games]
