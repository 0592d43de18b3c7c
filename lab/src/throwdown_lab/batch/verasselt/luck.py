"""How dice fall in a batch, for the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.rules import InFlight
from throwdown.rules.verasselt.state import Rolled
from throwdown.throwers import Luck

from .dice import fallen

if TYPE_CHECKING:
    from collections.abc import Mapping

    from throwdown.rules import Game, Outcome
    from throwdown.rules.game import Awaiting


class OneDrawLuck(Luck):
    """Luck that needs one number for a whole roll, where ``Luck`` draws one for each die."""

    def answer(self, game: Game[Any], state: Any, awaited: Awaiting, manners: Mapping[int, str]) -> Outcome | None:
        if not isinstance(awaited, InFlight):
            return super().answer(game, state, awaited, manners)
        faces = fallen(self.rng.getrandbits(64))
        return Rolled(tuple(faces[die] for _, dice in awaited.hands for die in dice))
