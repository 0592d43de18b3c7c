"""A bot as the documentation of 0.4.0 to 0.8.0 had it. Never edit it.

throwdown lab ladder strike --bots my_bot:Careful,random --games 100
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.bots import Choice
from throwdown.rules import Stop
from throwdown.rules.arena.state import THROWS

if TYPE_CHECKING:
    from random import Random


class Careful:
    """Made with a generator of random numbers, asked with a view: what a person in that seat would see."""

    id = "careful"

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: Any) -> Choice:
        few_symbols = len({face for _, face in view.arena}) < 3
        if few_symbols and Stop() in view.actions:
            return Choice(Stop())
        action = next((action for action in view.actions if isinstance(action, THROWS)), None)
        if action is None:
            return Choice(view.actions.sample(self.rng))
        return Choice(action, "drop" if view.supplies[view.seat] < 4 else "lob")
