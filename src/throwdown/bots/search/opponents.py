"""Noticing how others play: a seat that throws on or stops against all reason is probably not thinking."""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING

from throwdown.bots.solver.core import STOP
from throwdown.rules.arena.state import Throw
from throwdown.rules.game import Stop

if TYPE_CHECKING:
    from throwdown.bots.solver.core import Solved
    from throwdown.rules import Action
    from throwdown.rules.arena.pipeline import ArenaView

    from .best_response import Habit

#: How often a good player still does what is not best.
SLIP = 0.05
#: Mistakes that cost less than this do not count.
BEARABLE = 0.005
#: Before anything is seen: how likely another player is not thinking.
DOUBT = 0.2


class Noticed:
    """What a player thinks of the others, by seat: the chance that they follow a habit instead of thinking.

    Who aims and who does not are right to play differently, so there may be several solved games: only what all of
    them call foolish is.
    """

    def __init__(self, habit: Habit, *cores: Solved) -> None:
        self.habit, self.cores = habit, cores
        self._odds: dict[int, float] = {}

    def watch(self, view: ArenaView, seat: int, action: Action) -> None:
        """A seat stopped or threw on: ``view`` is what everybody saw before."""
        owned = [count for count in view.supplies if count]
        faces = [face for _, face in view.arena]
        playable = len(owned) == len(view.supplies) == 2 and len(set(faces)) == len(faces)
        decided = isinstance(action, Stop | Throw)  # not a time-out
        if view.phase != "choice" or not decided or not playable or len(faces) + sum(owned) > self.cores[0].dice:
            return
        own, other = view.supplies[seat], view.supplies[1 - seat]
        gains = [_gain_of_stopping(core, len(faces), (own or 1, other or 1)) for core in self.cores]
        if min(gains) < BEARABLE and max(gains) > -BEARABLE:
            return
        stopped = isinstance(action, Stop)
        good = 1 - SLIP if stopped == (gains[0] > 0) else SLIP
        weak = self.habit.stops if stopped else 1 - self.habit.stops
        self._odds[seat] = self._odds.get(seat, log(DOUBT / (1 - DOUBT))) + log(weak / good)

    def weakness(self, seat: int) -> float:
        """The chance that this player does not think."""
        return 1 / (1 + exp(-self._odds.get(seat, log(DOUBT / (1 - DOUBT)))))


def _gain_of_stopping(core: Solved, lying: int, owned: tuple[int, int]) -> float:
    """How much better it is to stop than to throw on; below 0 where it is worse."""
    costs = core.costs(lying, owned, mid=True)
    return min(cost for name, cost in costs.items() if name != STOP) - costs[STOP]
