"""Players that are programs; they see what a person in their seat would see."""

from throwdown.bots.players.levels import LEVELS

from .bot import THINK, Bot, Choice, chosen
from .roster import AMONG_BOTS, BOTS, STAND_IN, bots_of, check_bots, make_bot, race_pace, stand_in_for, watches

__all__ = [
    "AMONG_BOTS",
    "BOTS",
    "LEVELS",
    "STAND_IN",
    "THINK",
    "Bot",
    "Choice",
    "bots_of",
    "check_bots",
    "chosen",
    "make_bot",
    "race_pace",
    "stand_in_for",
    "watches",
]
