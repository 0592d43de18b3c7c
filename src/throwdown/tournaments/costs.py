"""What two players at one table cost.

What counts more is so heavy that all of what counts less never outweighs it: first fillers at one table, then pairs of
players who met before, then players who had a filler before, then the spread of points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from .standings import tallies

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .meetings import Meetings
    from .state import State


class Weights(msgspec.Struct, frozen=True):
    """What one unit of each kind costs."""

    fillers: int
    """Two fillers at one table."""
    met: int
    """A pair, for each earlier meeting."""
    filled: int
    """A player and a filler, for each filler that this player had."""


def pair_costs(state: State, numbers: Sequence[int], played: Meetings) -> tuple[list[list[int]], int]:
    """By place in the list, for both directions; and what one earlier meeting costs."""
    strengths = _strengths(state, numbers)
    filled = _filled(state, played)
    weights = _weights(len(numbers), strengths, played)
    fillers = [state.entrant(number).filler for number in numbers]

    def cost(one: int, other: int) -> int:
        if fillers[one] and fillers[other]:
            return weights.fillers
        spread = (strengths[one] - strengths[other]) ** 2
        if fillers[one] or fillers[other]:
            player = numbers[other if fillers[one] else one]
            return filled.get(player, 0) * weights.filled + spread
        return played.pairs[frozenset((numbers[one], numbers[other]))] * weights.met + spread

    everybody = range(len(numbers))
    half = [[cost(one, other) for other in range(one)] for one in everybody]
    whole = [
        [0 if one == other else half[max(one, other)][min(one, other)] for other in everybody] for one in everybody
    ]
    return whole, weights.met


def _weights(count: int, strengths: Sequence[int], played: Meetings) -> Weights:
    """Each is more than everything below it can amount to, at tables of five at most."""
    pairs, most = 2 * count, max(played.games.values(), default=0)
    filled = 1 + pairs * (max(strengths) - min(strengths)) ** 2
    met = filled * (1 + pairs * most)
    return Weights(fillers=met * (1 + pairs * most), met=met, filled=filled)


def _strengths(state: State, numbers: Sequence[int]) -> list[int]:
    """Points in sixtieths; in an open evening those of a mean game. A filler is as strong as the last player."""
    collected = tallies(state)
    by_game = state.settings.mode == "evening"
    values = [int(collected[number].mean) if by_game else collected[number].points for number in numbers]
    least = min(
        (value for value, number in zip(values, numbers, strict=True) if not state.entrant(number).filler), default=0
    )
    return [least if state.entrant(number).filler else value for value, number in zip(values, numbers, strict=True)]


def _filled(state: State, played: Meetings) -> dict[int, int]:
    """How many fillers each player had at their tables."""
    result: dict[int, int] = {}
    for pair, times in played.pairs.items():
        people = [number for number in pair if not state.entrant(number).filler]
        if len(people) == 1:
            result[people[0]] = result.get(people[0], 0) + times
    return result
