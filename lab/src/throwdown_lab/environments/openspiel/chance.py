"""What luck does, draw by draw: each draw has a few numbered outcomes, and the last one gives the rules their outcome.

The draws are those of ``throwers.luck``, put together where that changes no chance: for a thrown die what it shows, or
that it bounced out; for dice that lie there which one is the next to change, and to what. A throw into an empty arena
has as many draws as dice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from throwdown.rules.arena.state import ArenaState, Board, Raced
from throwdown.rules.game import Drawn, InFlight, Lot, Race
from throwdown.rules.verasselt.state import Rolled
from throwdown.throwers.dice import BUG_DIE

from .draw import Chances, Draw
from .falling import falling
from .racing import winning_chances

if TYPE_CHECKING:
    from throwdown.rules import Outcome
    from throwdown.rules.arena.pipeline import ArenaGame
    from throwdown_lab.environments.course import Course

#: More outcomes no draw has: a die shows one of six faces or is out, or one of 25 that lie there does so first.
MOST_OUTCOMES = 7 + 25 * 7


def first_draw(course: Course) -> Draw:
    """The first draw for what is awaited."""
    awaited, state = course.awaited, course.state
    if isinstance(awaited, InFlight):
        if isinstance(state, ArenaState):
            return falling(cast("ArenaGame", course.game), state, awaited.hands, course.manners)
        return Bugs(sum(len(dice) for _, dice in awaited.hands))
    if isinstance(awaited, Race):
        return TowerRace(awaited.seats, _race_chances(state, awaited))
    assert isinstance(awaited, Lot)  # noqa: S101  # nothing else is left to chance
    return Order(awaited.items)


# Cards, bugs, races


class Bugs:
    """The dice of voll verasselt: each shows a colour, or the double bar that is on two of its sides."""

    FACES: ClassVar = tuple(dict.fromkeys(BUG_DIE))
    CHANCES: ClassVar[Chances] = [(number, BUG_DIE.count(face) / len(BUG_DIE)) for number, face in enumerate(FACES)]

    def __init__(self, dice: int, faces: tuple[str, ...] = ()) -> None:
        self.dice, self.faces = dice, faces

    @property
    def chances(self) -> Chances:
        return self.CHANCES

    def after(self, number: int) -> Draw | Outcome:
        faces = (*self.faces, self.FACES[number])
        return Rolled(faces) if len(faces) == self.dice else Bugs(self.dice, faces)

    def label(self, number: int) -> str:
        return f"die {len(self.faces)} shows {self.FACES[number]}"


class Order:
    """Chance puts things in an order, one after the other; equal ones are one outcome."""

    def __init__(self, items: tuple[Any, ...], drawn: tuple[Any, ...] = ()) -> None:
        self.items, self.drawn = items, drawn
        self.kinds = tuple(dict.fromkeys(items))

    @property
    def chances(self) -> Chances:
        return [(number, self.items.count(kind) / len(self.items)) for number, kind in enumerate(self.kinds)]

    def after(self, number: int) -> Draw | Outcome:
        left = list(self.items)
        left.remove(self.kinds[number])
        drawn = (*self.drawn, self.kinds[number])
        if len(set(left)) <= 1:
            return Drawn((*drawn, *left))
        return Order(tuple(left), drawn)

    def label(self, number: int) -> str:
        return f"{self.kinds[number]} is next"


class TowerRace:
    """Who builds the column of fire first."""

    def __init__(self, seats: tuple[int, ...], shares: tuple[float, ...]) -> None:
        self.seats, self.shares = seats, shares

    @property
    def chances(self) -> Chances:
        return list(enumerate(self.shares))

    def after(self, number: int) -> Outcome:
        return Raced(winner=self.seats[number])

    def label(self, number: int) -> str:
        return f"player {self.seats[number]} builds first"


def _race_chances(state: Any, race: Race) -> tuple[float, ...]:
    board = Board(state)
    return winning_chances(tuple(board.owned(seat) for seat in race.seats))
