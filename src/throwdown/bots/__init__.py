"""Players that are programs; they see what a person in their seat would see."""

from throwdown.bots.players.levels import LEVELS

from .bot import THINK, Bot, Choice, chosen
from .roster import AMONG_BOTS, BOTS, make_bot, race_pace, watches

__all__ = ["AMONG_BOTS", "BOTS", "LEVELS", "THINK", "Bot", "Choice", "chosen", "make_bot", "race_pace", "watches"]
