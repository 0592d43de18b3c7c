"""Where a throw goes in a physical arena: one of nine points, seen from the own side."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from throwdown.errors import ActionRefused
from throwdown.rules.game import Decision, Listed

if TYPE_CHECKING:
    from throwdown.bots import Choice
    from throwdown_lab.coding import Coding
    from throwdown_lab.coding.form import Ids, Mask

    from .course import Course

#: The middle, and eight points around it at this distance in m, counted from the far side to the left.
RADIUS = 0.055
AIMS = ("middle", "far", "far left", "left", "near left", "near", "near right", "right", "far right")

Decoded = tuple["Choice", tuple[int, ...]]


#: Phases in which an id stands for a die, so that it means another choice in every position.
ABOUT_DICE = ("accio", "tower")


class Menu:
    """What is open, as a mask and as ids; and the choices that are known to be meant by them."""

    __slots__ = ("choices", "ids", "mask")

    def __init__(self, mask: Mask) -> None:
        self.mask = mask
        self.ids: list[int] = mask.nonzero()[0].tolist()
        self.choices: dict[int, Choice] = {}


class Unaimed:
    """The ids of the coding, as they are."""

    def __init__(self, coding: Coding) -> None:
        self.coding, self.size, self.names = coding, coding.size, coding.id_names
        self._menus: dict[Listed, Menu] = {}

    def menu(self, course: Course, seat: int, taken: Ids) -> Menu:
        """What this seat may choose now. For the same question the menu is the same, unless it is about dice."""
        awaited = course.awaited
        if taken or type(awaited) is not Decision or course.state.phase in ABOUT_DICE:
            return Menu(self.coding.mask(course.state, seat, taken))
        actions = awaited.actions
        if type(actions) is not Listed:
            return Menu(self.coding.mask(course.state, seat, taken))
        known = self._menus.get(actions)
        if known is None:
            known = self._menus[actions] = Menu(self.coding.mask(course.state, seat, taken))
        return known

    def read(self, course: Course, action: Any, taken: Ids) -> Decoded | None:
        """The choice that this id completes; none while more ids are wanted."""
        if not 0 <= action < self.size:
            raise ActionRefused(f"id {action} is not a choice: give a whole number from 0 to {self.size - 1}")
        seat = cast("int", course.seat)
        known = self.menu(course, seat, taken).choices
        choice = known.get(action)
        if choice is None:
            choice = self.coding.decode(course.state, seat, (*taken, int(action)))
            if choice is None:
                return None
            known[int(action)] = choice
        return choice, ()


class Aims(Unaimed):
    """Every id of the coding with every aim; an id that does not throw has only the first aim."""

    def __init__(self, coding: Coding) -> None:
        super().__init__(coding)
        self._unaimed = Unaimed(coding)
        self.plain, self.size = coding.size, coding.size * len(AIMS)
        self.names = tuple(f"{name}, {aim}" for name in coding.id_names for aim in AIMS)

    def menu(self, course: Course, seat: int, taken: Ids) -> Menu:
        mask = np.zeros((self.plain, len(AIMS)), np.int8)
        for number in np.flatnonzero(self.coding.mask(course.state, seat, self._plain(taken))):
            choice = self.coding.decode(course.state, seat, (*self._plain(taken), int(number)))
            mask[number, : len(AIMS) if _flies(choice) else 1] = 1
        return Menu(mask.ravel())

    def read(self, course: Course, action: Any, taken: Ids) -> Decoded | None:
        number, aim = divmod(int(action), len(AIMS))
        decoded = self._unaimed.read(course, number, self._plain(taken))
        if decoded is None or (not aim and not _flies(decoded[0])):
            return decoded
        if not _flies(decoded[0]):
            raise ActionRefused(f"id {action} has an aim but does not throw: choose one of the mask")
        return decoded[0], aimed(course, decoded[0].manner or "drop", aim)

    def _plain(self, taken: Ids) -> Ids:
        return tuple(each // len(AIMS) for each in taken)


def _flies(choice: Choice | None) -> bool:
    return choice is not None and choice.manner is not None


def aimed(course: Course, manner: str, aim: int) -> tuple[int, ...]:
    """The nine numbers of a throw in this manner at one of the aims."""
    from throwdown.physics import Scene, preset
    from throwdown.physics.dimensions import HALF
    from throwdown.physics.intent import bearing_of

    bearing = bearing_of(cast("int", course.seat), course.game.seats)
    away = bearing + pi + (aim - 1) * pi / 4
    x, y = (RADIUS * cos(away), RADIUS * sin(away)) if aim else (0.0, 0.0)
    return preset(manner, bearing, (x, y, HALF), Scene(cast("Any", course.lying))).numbers()
