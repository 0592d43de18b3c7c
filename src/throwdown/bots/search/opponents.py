"""Noticing how others play: whoever throws on or stops against all reason is probably not thinking."""

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
#: Mistakes that cost less than this are nobody's fault.
BEARABLE = 0.005
#: Before anything is seen: how likely another player is not thinking.
DOUBT = 0.2


class Noticed:
    """What a player thinks of the others, by seat: the chance that they follow a habit instead of thinking."""

    def __init__(self, core: Solved, habit: Habit) -> None:
        self.core, self.habit = core, habit
        self._odds: dict[int, float] = {}

    def watch(self, view: ArenaView, seat: int, action: Action) -> None:
        """Somebody stopped or threw on: ``view`` is what everybody saw before."""
        owned = [count for count in view.supplies if count]
        faces = [face for _, face in view.arena]
        playable = len(owned) == len(view.supplies) == 2 and len(set(faces)) == len(faces)
        decided = isinstance(action, Stop | Throw)  # not a time-out
        if view.phase != "choice" or not decided or not playable or len(faces) + sum(owned) > self.core.dice:
            return
        own, other = view.supplies[seat], view.supplies[1 - seat]
        costs = self.core.costs(len(faces), (own or 1, other or 1), mid=True)
        stopping, throwing = costs[STOP], min(cost for name, cost in costs.items() if name != STOP)
        if abs(stopping - throwing) < BEARABLE:
            return
        stopped = isinstance(action, Stop)
        good = 1 - SLIP if stopped == (stopping < throwing) else SLIP
        weak = self.habit.stops if stopped else 1 - self.habit.stops
        self._odds[seat] = self._odds.get(seat, log(DOUBT / (1 - DOUBT))) + log(weak / good)

    def weakness(self, seat: int) -> float:
        """The chance that this player does not think."""
        return 1 / (1 + exp(-self._odds.get(seat, log(DOUBT / (1 - DOUBT)))))
