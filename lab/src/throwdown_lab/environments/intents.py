"""The arena games with a hand that aims freely: ten numbers say what to do, and how exactly to throw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import numpy as np
from gymnasium.spaces import Box

from throwdown.bots import Choice
from throwdown.errors import ActionRefused, GameUnknown
from throwdown.physics import Scene
from throwdown.physics.intent import BOUNDS, clear_height
from throwdown.rules.arena.state import THROWS
from throwdown.rules.rulings import ARENA

from .aec import TableEnv
from .sight import frame

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from throwdown.rules import Action
    from throwdown_lab.coding.form import Ids

#: What to do, then the intent; each from -1 to 1.
ACTION_NAMES = ("choice", *BOUNDS)
_LEAST = np.array([bound[0] for bound in BOUNDS.values()])
_MOST = np.array([bound[1] for bound in BOUNDS.values()])


class AimEnv(TableEnv):
    """Always in the physical arena. Observations are those of the discrete environment, without a mask.

    The first number picks one of the n legal choices, in their order: each has an n-th of the range from -1 to 1. The
    other nine are the intent of a throw, scaled to its bounds, with x to the right and y away from the own seat. A
    choice that does not throw ignores them.
    """

    def _prepare(self) -> None:
        if self.game.id not in ARENA:
            raise GameUnknown(f"nobody aims in {self.game.id}: choose one of {', '.join(ARENA)}")
        low, high = self.sight.bounds
        self._observed = {agent: Box(low, high, dtype=np.int16) for agent in self.possible_agents}
        self._actions = {agent: Box(-1, 1, (len(ACTION_NAMES),), np.float32) for agent in self.possible_agents}
        self._taken: Ids = ()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._taken = ()
        super().reset(seed, options)

    def observe(self, agent: str) -> Any:
        seat = self._seats[agent]
        return self.sight.observe(self.course, seat, self._taken if seat == self.course.seat else ())

    def _choose(self, action: Any) -> None:
        numbers = np.asarray(action, np.float64)
        if numbers.shape != (len(ACTION_NAMES),) or not np.isfinite(numbers).all():
            raise ActionRefused(f"{action!r} is not an action: give {len(ACTION_NAMES)} numbers from -1 to 1")
        numbers = numbers.clip(-1, 1)
        ids = self._open()
        picked = ids[min(int((numbers[0] + 1) / 2 * len(ids)), len(ids) - 1)]
        course, taken = self.course, (*self._taken, picked)
        choice = self.coding.decode(course.state, cast("int", course.seat), taken)
        self._taken = taken if choice is None else ()
        if choice is not None:
            flies = isinstance(choice.action, THROWS)
            course.act(Choice(choice.action), self._intent(numbers[1:]) if flies else ())
            course.run()

    def _open(self) -> list[int]:
        """The ids that may come, each action once: the intent says how it is thrown."""
        course, seat = self.course, cast("int", self.course.seat)
        known: dict[Action | int, int] = {}
        for each in np.flatnonzero(self.coding.mask(course.state, seat, self._taken)):
            choice = self.coding.decode(course.state, seat, (*self._taken, int(each)))
            known.setdefault(int(each) if choice is None else choice.action, int(each))
        return [*known.values()]

    def _intent(self, numbers: NDArray[np.float64]) -> tuple[int, ...]:
        """Turned from the own side into the arena, within what a hand can do, and clear of lying dice."""
        scaled = _LEAST + (numbers + 1) / 2 * (_MOST - _LEAST)
        cosine, sine = frame(cast("int", self.course.seat), self.game.seats)
        for at in range(0, len(scaled), 3):
            x, y = scaled[at], scaled[at + 1]
            scaled[at], scaled[at + 1] = cosine * x + sine * y, cosine * y - sine * x
        scaled = np.rint(scaled.clip(_LEAST, _MOST))
        point = (scaled[0] / 1000, scaled[1] / 1000, scaled[2] / 1000)
        scaled[2] = min(1000 * clear_height(point, Scene(cast("Any", self.course.lying))), _MOST[2])
        return tuple(int(number) for number in scaled)
