"""Players that are programs; they see what a person in their seat would see."""

from .bot import Bot, Choice
from .roster import AMONG_BOTS, BOTS, make_bot

__all__ = ["AMONG_BOTS", "BOTS", "Bot", "Choice", "make_bot"]
