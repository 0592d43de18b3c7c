"""The bot ``learned``: what self-play has taught."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.bots import make_bot
from throwdown.bots.nets.shelf import net_for
from throwdown.bots.players.learned import LearnedPlayer

from .values.shelf import values_for

if TYPE_CHECKING:
    from random import Random

    from throwdown.bots import Bot
    from throwdown.rules import Game


def learned(rng: Random, game: Game[Any], think: float) -> Bot:
    """A player by a network or by values; a master where nothing was learned for so many players."""
    judge = values_for(game) or net_for(game)
    if judge is not None:
        return LearnedPlayer(game, rng, judge)
    master = make_bot(game, "master", rng, think)
    master.id = LearnedPlayer.id
    return master
