"""Cards that are turned up only when a seat draws them: until then no player and no search can know them.

The rules keep a deck in its order. Here its order means nothing: whatever draws cards is tried first, to see how many
it draws (that never depends on their colours), then they are dealt one by one, put on top, and it is done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.rules.game import Drawn, Lot
from throwdown.rules.verasselt.state import COLOURS, FIRST_HUB, VerasseltState

if TYPE_CHECKING:
    from throwdown.bots import Choice
    from throwdown.rules import Outcome
    from throwdown_lab.environments.course import Course

    from .draw import Chances, Draw


class Deal:
    """So many cards off a deck, one after the other; then all cards, those on top."""

    __slots__ = ("count", "deck", "top")

    def __init__(self, deck: str, count: int, top: str = "") -> None:
        self.deck, self.count, self.top = deck, count, top

    @property
    def chances(self) -> Chances:
        left = [(number, self.deck.count(colour)) for number, colour in enumerate(COLOURS)]
        return [(number, count / len(self.deck)) for number, count in left if count]

    def after(self, number: int) -> Draw | Outcome:
        colour = COLOURS[number]
        deck, top = self.deck.replace(colour, "", 1), self.top + colour
        return Drawn((*top, *deck)) if len(top) == self.count else Deal(deck, self.count, top)

    def label(self, number: int) -> str:
        return f"card {COLOURS[number]}"


def needed(course: Course, step: Choice | Outcome | None) -> Deal | None:
    """The cards that this step turns up, if it turns up any; None is the shuffle before the first turn."""
    state = course.state
    if not isinstance(state, VerasseltState):
        return None
    if step is None:
        assert isinstance(course.awaited, Lot)  # noqa: S101  # nothing else comes before the first turn
        return Deal("".join(course.awaited.items), FIRST_HUB)
    tried = course.copy()
    _take(tried, step)
    drawn = len(state.deck) - len(tried.state.deck)
    return Deal(state.deck, drawn) if drawn else None


def with_cards(course: Course, step: Choice | Outcome | None, dealt: Drawn) -> None:
    """Do it with these cards on top of the deck."""
    if step is None:
        course.land(dealt)
    else:
        course.state = course.state.but(deck="".join(map(str, dealt.items)))
        _take(course, step)


def _take(course: Course, step: Any) -> None:
    if hasattr(step, "action"):
        course.act(step)
    else:
        course.land(step)
