"""Games between bots, told apart by a seed and a number; seats move on by one from game to game."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any

from throwdown.bots import AMONG_BOTS, THINK
from throwdown.library.own import game_named
from throwdown.table import Match, Seat
from throwdown.throwers import Luck

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def match_of(
    game: str,
    bots: Sequence[str],
    seed: str,
    number: int = 0,
    options: Mapping[str, Any] | None = None,
    *,
    edition: str | None = None,
    think: float = THINK,
) -> Match:
    """One game before its first throw."""
    rng = Random(f"{seed}/{number}")
    rules = game_named(game, len(bots), AMONG_BOTS.get(game, {}) | dict(options or {}), edition=edition)
    seated = [(seat + number) % len(bots) for seat in range(len(bots))]
    return Match(rules, [Seat(f"{bots[bot]} {bot}", bots[bot]) for bot in seated], Luck(rng), rng=rng, think=think)


def share_of_first(game: str, bots: Sequence[str], seed: str, games: int, *, think: float = THINK) -> float:
    """How often the first of the bots wins; a shared win counts in parts."""
    won = 0.0
    for number in range(games):
        match = match_of(game, bots, seed, number, think=think)
        match.run()
        assert match.result is not None
        mine = -number % len(bots)
        won += (mine in match.result.winners) / len(match.result.winners)
    return won / games


def surely_above(share: float, games: int, other: float) -> bool:
    """Whether a share is above another by more than chance (95 %)."""
    return share - 1.96 * sqrt(share * (1 - share) / games) > other
