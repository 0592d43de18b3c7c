"""Shares of games with their intervals."""

from __future__ import annotations

from math import sqrt

from throwdown.rules.values import Value

#: 95 % of a normal distribution lie within so many standard deviations.
Z95 = 1.959964


class Share(Value):
    """A win share with its 95 % interval."""

    who: str
    wins: float
    games: int
    share: float
    low: float
    high: float


def share_of(name: str, wins: float, games: int) -> Share:
    low, high = wilson(wins, games)
    return Share(name, wins, games, wins / games, low, high)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share."""
    share, spread = wins / games, Z95 * Z95 / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z95 * sqrt(max(share * (1 - share), 0) / games + spread / (4 * games)) / (1 + spread)
    return max(middle - half, 0.0), min(middle + half, 1.0)
