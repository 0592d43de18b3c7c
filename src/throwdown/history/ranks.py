"""Who was first, second and last in a finished game."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from throwdown.bots.analysis.walk import standing
from throwdown.rules import Resign
from throwdown.rules.arena.events import PlayerEliminated
from throwdown.rules.record import Acted

if TYPE_CHECKING:
    from throwdown.rules.game import Result
    from throwdown.table import Match


def resigned_in(match: Match) -> set[int]:
    """The seats that gave up."""
    in_force = standing(match.log)
    return {
        entry.seat
        for number, entry in enumerate(match.log.entries, start=1)
        if type(entry) is Acted and type(entry.action) is Resign and number in in_force
    }


def ranks_of(match: Match, result: Result) -> list[int]:
    """By seat, from 1; equal seats share a rank, and the next one is as many further.

    Winners are first. The others follow by their scores, or by how long they were in the game. A seat that gave up is
    behind all that did not.
    """
    resigned, stayed = resigned_in(match), _stayed(match)
    worth = [
        (
            seat in result.winners,
            seat not in resigned,
            result.scores[seat] if result.scores else stayed[seat],
        )
        for seat in range(match.game.seats)
    ]
    return [1 + sum(other > own for other in worth) for own in worth]


def _stayed(match: Match) -> list[float]:
    """By seat: the entry with which it was out of the game."""
    out, in_force = [inf] * match.game.seats, standing(match.log)
    for number in in_force:
        for event in match.moments[number].events:
            if type(event) is PlayerEliminated:
                for seat in event.seats:
                    out[seat] = number
    return out
