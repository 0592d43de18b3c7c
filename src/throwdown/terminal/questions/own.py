"""What a seat is asked in a registered game: everything that it may do, as the game calls it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.errors import GameRefused

from .choices import Question, listed
from .lines import line, text

if TYPE_CHECKING:
    from throwdown.rules.own import OwnGame

#: So many choices have a key on the screen.
MOST_CHOICES = 26


def own_question(game: OwnGame[Any], view: Any, seat: int) -> Question:
    """One of the actions; the first one is what an empty answer takes."""
    if len(view.actions) > MOST_CHOICES:
        raise GameRefused(
            "{game} offers {count} choices at once, and the terminal has keys for {most}: let it ask in smaller steps",
            game=game.id,
            count=len(view.actions),
            most=MOST_CHOICES,
        )
    called = [(text(game.offer(action)), action) for action in view.actions]
    return listed(seat, line("own-ask"), [(name, name, action) for name, action in called])
