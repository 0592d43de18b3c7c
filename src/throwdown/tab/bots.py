"""Bots that think without numpy, here: in the worker of the tab there is nobody else to ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.api.thinking import HURRIED, seen_by, think

if TYPE_CHECKING:
    from collections.abc import Collection

    from throwdown.bots import Choice
    from throwdown.live.urgency import Order
    from throwdown.table import Match

#: Bots that need no numpy, from the weakest; each plays every game.
LEVELS = ("novice", "casual", "regular", "random", "thumb")
#: Bots that the tab does not have, since they compute with arrays.
MISSING = ("expert", "master", "mcts")
#: Who stands in for a person who left.
STAND_IN = "thumb"


class Bots:
    """A pool of bots without a pool."""

    async def prepare(self, order: Order, match: Match, bots: Collection[str]) -> None:
        """These bots have no tables to read."""

    async def choose(self, order: Order, match: Match, bot: str, seat: int, state: Any, entries: int) -> Choice:
        """What this bot does in this seat, which knows so many entries and sees the game in this state."""
        game, (view, watched) = match.game, seen_by(match, bot, seat, state, entries)
        options = tuple(game.options.items())
        return think(game.id, game.seats, options, bot, view, match.lying, watched, HURRIED)

    def rank(self, order: Order) -> None:
        """There is one person, and nothing that could come first."""
