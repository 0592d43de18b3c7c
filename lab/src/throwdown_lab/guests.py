"""Players that come with the laboratory, by the names under which they sit down in simulations and on the ladder."""

from __future__ import annotations

#: By name: where the class is.
GUESTS = {
    "openspiel:mcts": "throwdown_lab.environments.openspiel.player:Mcts",
}


def seated(bot: str) -> str:
    """Who plays under this name."""
    return GUESTS.get(bot, bot)
