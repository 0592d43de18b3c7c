"""Plays anything that is legal."""

from __future__ import annotations

from random import Random
from typing import Any

from throwdown.bots.bot import Choice, NamedBot
from throwdown.rules.arena.state import THROWS
from throwdown.throwers import MANNERS


class RandomBot(NamedBot):
    """Every kind of action is equally likely, and so is every manner."""

    id = "random"

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: Any) -> Choice:
        action = view.actions.sample(self.rng)
        return Choice(action, self.rng.choice(MANNERS) if isinstance(action, THROWS) else None)
