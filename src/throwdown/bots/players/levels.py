"""Five levels for every game, from a beginner to the strongest; the players themselves are loaded when asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from random import Random

    from throwdown.bots.bot import Bot, Maker
    from throwdown.rules import Game
    from throwdown.rules.arena.pipeline import ArenaGame

#: From the weakest to the strongest.
LEVELS = ("novice", "casual", "regular", "expert", "master")

#: How long each takes to build a tower, as a share of the time of DIG-FIRE-2.
PACE = {"novice": 1.4, "casual": 1.2, "regular": 1.0, "expert": 0.85, "master": 0.75}


def level_of(game: str, level: str) -> Maker:
    """The maker of a level; its file is imported only when it is needed."""

    def of_arena(game: Game[Any], rng: Random, think: float) -> Bot:
        from .arena_levels import LEARNED

        seen = LEARNED[game.id][level]
        if seen.throws_on:
            from .by_rule import RuleLevel

            return RuleLevel(level, seen, rng)
        from .arena import ArenaLevel

        return ArenaLevel(level, cast("ArenaGame", game), rng, think)

    def of_verasselt(game: Game[Any], rng: Random, think: float) -> Bot:
        from .verasselt import LEVELS as PLAYERS

        return PLAYERS[LEVELS.index(level)](rng, think)

    return of_verasselt if game == "verasselt" else of_arena
