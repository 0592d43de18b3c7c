"""The state of a game between two steps of OpenSpiel: a value that states share and never change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self, cast

from throwdown.rules.game import Outcome, Over

from .cards import Deal, needed, with_cards
from .chance import first_draw

if TYPE_CHECKING:
    from throwdown.bots import Choice
    from throwdown.rules import Drawn
    from throwdown_lab.coding.form import Ids
    from throwdown_lab.environments.aims import Menu
    from throwdown_lab.environments.course import Course

    from .draw import Draw

#: OpenSpiel's numbers for who is next where it is no seat.
CHANCE, TERMINAL = -1, -4


class Node:
    """A game under way, the ids of an incomplete choice, and the draw that is due."""

    __slots__ = ("course", "depth", "draw", "menu", "near", "player", "step", "taken")

    def __init__(self, course: Course, *, explicit: bool) -> None:
        """The beginning; without ``explicit`` chance a thrower throws."""
        self.course = course
        self.taken: Ids = ()
        self.menu: Menu | None = None
        """The ids that may be chosen, computed on demand."""
        self.draw: Draw | None = None
        self.step: Choice | Outcome | None = None
        """What waits for cards that it turns up."""
        self.depth = 0
        self.near: dict[int, Self] | None = {} if explicit else None
        """What came of each step from here, where all games go along; nothing far from the beginning."""
        self._update(explicit)

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def _update(self, explicit: bool) -> None:
        """Who is next, and what is drawn."""
        course = self.course
        if course.seat is not None:
            self.player = course.seat
        elif type(course.awaited) is Over:
            self.player = TERMINAL
        else:
            self.player = CHANCE
            if explicit:
                self.draw = self._first_draw()

    def _first_draw(self) -> Draw:
        return first_draw(self.course)

    def _next(self) -> Self:
        """A node that is not complete yet."""
        kind = type(self)
        after = kind.__new__(kind)
        after.course, after.taken, after.menu, after.draw, after.step = self.course, (), None, None, None
        after.near = None
        after.player = self.player
        return after

    # Steps

    def with_id(self, number: int) -> Self:
        """The seat that is asked chooses this id, and more are wanted."""
        after = self._next()
        after.taken = (*self.taken, number)
        return after

    def does(self, choice: Choice, intent: tuple[int, ...], *, explicit: bool) -> Self:
        """The seat that is asked does this."""
        after = self._next()
        after.course = self.course.copy()
        after.course.act(choice, intent)
        after._update(explicit)
        return after

    def drawn(self, number: int) -> Self:
        """Chance draws this."""
        due = cast("Draw", self.draw).after(number)
        if isinstance(due, Outcome):
            return self._landed(due)
        after = self._next()
        after.draw, after.step = due, self.step
        return after

    def _landed(self, outcome: Outcome) -> Self:
        after = self._next()
        after.course = self.course.copy()
        after.course.land(outcome)
        after._update(True)
        return after

    def fallen(self) -> Self:
        """The thrower throws: the outcome is unknown before."""
        after = self._next()
        after.course = self.course.copy()
        after.course.fall()
        after._update(False)
        return after


class CardNode(Node):
    """The same for voll verasselt: cards are dealt when a step turns them up."""

    __slots__ = ()

    def _first_draw(self) -> Draw:
        return cast("Draw", needed(self.course, None)) if self.course.state.phase == "setup" else super()._first_draw()

    def does(self, choice: Choice, intent: tuple[int, ...], *, explicit: bool) -> Self:
        return (self._dealing(choice) if explicit else None) or super().does(choice, intent, explicit=explicit)

    def _landed(self, outcome: Outcome) -> Self:
        if not isinstance(self.draw, Deal):
            return self._dealing(outcome) or super()._landed(outcome)
        after = self._next()
        after.course = self.course.copy()
        with_cards(after.course, self.step, cast("Drawn", outcome))
        after._update(True)
        return after

    def _dealing(self, step: Choice | Outcome) -> Self | None:
        """The node where cards are dealt, if this turns up any."""
        draw = needed(self.course, step)
        if draw is None:
            return None
        after = self._next()
        after.player, after.draw, after.step = CHANCE, draw, step
        return after
