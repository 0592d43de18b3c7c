"""Levels that go by a rule: they count what lies there, and aim by eye where dice have places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.bots.bot import NamedBot
from throwdown.bots.search.eye import MISSED_BY, by_eye, scene_of
from throwdown.rules.arena.state import SINGLE_THROWS

from .rules import GOING_ON, HANDS, ByRule

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from throwdown.bots.bot import Choice
    from throwdown.rules.arena.pipeline import ArenaView

    from .arena_levels import Level


class RuleLevel(NamedBot):
    """A player of such a level."""

    def __init__(self, id: str, level: Level, rng: Random) -> None:
        self.id = id
        self.level = level
        self.rng = rng
        rng.getrandbits(64)  # levels that look ahead draw it: without it games with a seed would be other games
        self.rule = ByRule(rng, GOING_ON[level.throws_on], HANDS[level.hand])

    def choose(self, view: ArenaView) -> Choice:
        return self.rule.choose(view)

    def aim(self, view: ArenaView, lying: Mapping[int, tuple[int, ...]]) -> Choice:
        """Whether to throw is a matter of the rule; where to, of the eye."""
        chosen = self.choose(view)
        if self.level.sight is None or not isinstance(chosen.action, SINGLE_THROWS):
            return chosen
        intent = by_eye(self.rng, scene_of(lying), MISSED_BY[self.level.sight])
        return chosen if intent is None else chosen.but(manner=None, intent=intent.numbers())
