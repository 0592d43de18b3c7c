"""Odds for people; hints need arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.api.odds import count_rolls

from .missing import unavailable

if TYPE_CHECKING:
    from throwdown.live.services import Counted, Judged
    from throwdown.live.urgency import Order
    from throwdown.rules import Game


class Advice:
    """What can be worked out here."""

    async def hint(self, order: Order, game: Game[Any], view: Any) -> Judged:
        raise unavailable("hints")

    async def odds(self, order: Order, view: Any) -> Counted | None:
        """How safe each roll is; None in a game that has none to count."""
        return count_rolls(view)
