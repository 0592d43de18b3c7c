"""What a thrower is: it answers what the rules wait for, and knows nothing else of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, get_args

from throwdown.rules.record import Manner

if TYPE_CHECKING:
    from collections.abc import Mapping

    from throwdown.rules import Game, Outcome
    from throwdown.rules.game import Awaiting

#: Ways of throwing, from the gentlest to the hardest (CORE-09).
MANNERS: tuple[Manner, ...] = get_args(Manner)
#: What happens where nobody says how: a time-out drops softly (AMB-48).
SOFTEST = "drop"


class Thrower(Protocol):
    """Gives the outcome of a throw, a race or a lot."""

    id: str

    def answer(self, game: Game[Any], state: Any, awaited: Awaiting, manners: Mapping[int, str]) -> Outcome | None:
        """The outcome that is awaited in this state, or None if somebody has to enter it.

        ``manners`` says how each seat throws; a seat that is not in it drops softly.
        """
        ...
