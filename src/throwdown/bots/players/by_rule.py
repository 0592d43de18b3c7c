"""Levels that go by a rule: they count what lies there, and throw at dice where dice have places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.bots.bot import NamedBot
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
        self.rule = ByRule(rng, GOING_ON[level.throws_on], HANDS[level.hand])

    def choose(self, view: ArenaView) -> Choice:
        return self.rule.choose(view)

    def aim(self, view: ArenaView, lying: Mapping[int, tuple[int, ...]]) -> Choice:
        """Whether to throw is a matter of the rule; where to, of the eye."""
        from throwdown.bots.search import throwing  # the arena takes its time to load

        chosen = self.choose(view)
        if not isinstance(chosen.action, SINGLE_THROWS) or chosen.manner is None:
            return chosen
        scene, bearing = throwing.scene_of(lying), throwing.side_of(view)
        die = throwing.in_the_midst(scene, {die for stack in view.stacks for die in stack})
        if die is None or chosen.manner == throwing.DROP:
            return throwing.with_numbers(chosen, throwing.dropped(self.rng, scene, bearing, self.level.off))
        shot = throwing.shot_at(die, chosen.manner)
        return throwing.with_numbers(chosen, throwing.thrown_at(self.rng, scene, shot, bearing, self.level.off))
