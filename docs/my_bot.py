"""A bot in thirty lines: it stops while few symbols lie there, and throws gently when it has few dice.

throwdown lab ladder strike --bots my_bot:Careful,random --games 100
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown import Choice
from throwdown.rules import Stop
from throwdown.rules.arena.state import THROWS

if TYPE_CHECKING:
    from random import Random

    from throwdown import ArenaView


class Careful:
    """Made with a generator of random numbers, asked with a view: what a person in that seat would see."""

    id = "careful"

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: ArenaView) -> Choice:
        few_symbols = len({face for _, face in view.arena}) < 3
        if few_symbols and Stop() in view.actions:
            return Choice(Stop())
        action = next((action for action in view.actions if isinstance(action, THROWS)), None)
        if action is None:
            return Choice(view.actions.sample(self.rng))
        dice = view.supplies[view.seat or 0]
        return Choice(action, "drop" if dice is not None and dice < 4 else "toss")
