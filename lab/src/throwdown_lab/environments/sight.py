"""What a seat sees in numbers: the coding's and, in a physical arena, where the dice lie."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import numpy as np

from throwdown.rules.arena.state import ArenaState

if TYPE_CHECKING:
    from throwdown_lab.coding import Coding
    from throwdown_lab.coding.form import Ids, Numbers

    from .course import Course

#: Nothing lies farther from the middle of the floor, in mm.
FARTHEST = 500


def frame(seat: int, seats: int) -> tuple[float, float]:
    """Cosine and sine that turn the arena until this seat is on its near side, where y is least."""
    from throwdown.physics.intent import bearing_of

    turn = -pi / 2 - bearing_of(seat, seats)
    return cos(turn), sin(turn)


class Sight:
    """Observations of one game; ``places`` says that dice have some."""

    def __init__(self, coding: Coding, *, places: bool) -> None:
        self.coding = coding
        self.places = places and coding.game.types.state is ArenaState
        self.slots = sum(name.endswith(": face") for name in coding.names)
        self.names = coding.names
        if self.places:
            self.names += tuple(f"slot {slot}: {axis} in mm" for slot in range(self.slots) for axis in "xyz")

    @property
    def bounds(self) -> tuple[Numbers, Numbers]:
        """The least and the greatest number at each place."""
        if not self.places:
            return self.coding.low, self.coding.high
        far = np.full(3 * self.slots, FARTHEST, np.int16)
        return np.concatenate([self.coding.low, -far]), np.concatenate([self.coding.high, far])

    def observe(self, course: Course, seat: int, taken: Ids = ()) -> Numbers:
        numbers = self.coding.observe(course.game.view(course.state, seat), taken)
        return np.concatenate([numbers, self._places(course, seat)]) if self.places else numbers

    def _places(self, course: Course, seat: int) -> Numbers:
        """x, y and z of each slot in mm, the own side near; a slot without a die has zeros."""
        from throwdown.physics.scene import place_of

        places = np.zeros((self.slots, 3))
        cosine, sine = frame(seat, course.game.seats)
        for slot, (die, _) in enumerate(course.state.arena):
            if die in course.lying:
                x, y, z = place_of(course.lying[die])  # type: ignore[arg-type]
                places[slot] = cosine * x - sine * y, sine * x + cosine * y, z
        return np.clip(np.rint(1000 * places), -FARTHEST, FARTHEST).astype(np.int16).ravel()
